"""Pantheon: tokens, the six spaces, activation, the Gate and the Divine Theater (DU-10, DU-11.16, DU-12.14).

A Divinity deck is three nibbles, the top card lowest: number within its Mythology plus one, and two bits for the
seats that know the card. All five decks are one integer; so are the cards set aside while one of them is activated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.bits import BIT
from adamak.games.duel import building, data, divinities, payment
from adamak.games.duel.data import City, Divinity, Event, Phase
from adamak.games.duel.variant import GateSpace, Return, Reveals

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition

_DECK: Final[vec[i64]] = vec[i64]([0xFFF << 12 * m for m in range(data.MYTHOLOGIES)])
BOTH: Final = 3  # both seats know a card


# --- decks ----------------------------------------------------------------------------------------


def deck(decks: i64, mythology: i64) -> i64:
    return (decks >> (mythology * 12)) & 0xFFF


def with_deck(decks: i64, mythology: i64, cards: i64) -> i64:
    return (decks & ~_DECK[mythology]) | (cards << (mythology * 12))


def divinity_of(mythology: i64, entry: i64) -> i64:
    return mythology * 3 + (entry & 3) - 1


def without(cards: i64, at: i64) -> i64:
    """A deck less the card at this depth."""
    return (cards & (BIT[at << 2] - 1)) | ((cards >> ((at << 2) + 4)) << (at << 2))


def depth(cards: i64, divinity: i64) -> i64:
    """How deep a Divinity lies in its deck; -1 if it is not there."""
    number = divinity % 3 + 1
    at: i64 = 0
    while cards >> (at << 2):
        if (cards >> (at << 2)) & 3 == number:
            return at
        at += 1
    return -1


def deck_set(cards: i64, mythology: i64) -> i64:
    """The Divinities of a deck as a set."""
    found: i64 = 0
    while cards:
        found |= BIT[divinity_of(mythology, cards & 15)]
        cards >>= 4
    return found


def top_set(p: DuelPosition) -> i64:
    """The top cards of all decks as a set."""
    found: i64 = 0
    for m in range(data.MYTHOLOGIES):
        cards = deck(p.decks, m)
        if cards:
            found |= BIT[divinity_of(m, cards & 15)]
    return found


def filled_decks(p: DuelPosition) -> i64:
    """The Mythologies whose decks are not empty, as a set."""
    found: i64 = 0
    for m in range(data.MYTHOLOGIES):
        if deck(p.decks, m):
            found |= BIT[m]
    return found


def open_reveals(p: DuelPosition) -> i64:
    """R13: 1 where both see what the Gate and the Divine Theater turn up."""
    if p.variant.reveals_of_gate_and_theater == Reveals.PUBLIC:
        return 1
    return 0


def revealed_to(p: DuelPosition, seat: i64) -> i64:
    """R13: who sees what the Gate and the Divine Theater turn up."""
    return BOTH if open_reveals(p) else BIT[seat]


# --- tokens (DU-10.1 to DU-10.7) ------------------------------------------------------------------


def take_token(p: DuelPosition, seat: i64, slot: i64) -> None:
    """DU-10.1: the token of a slot that has become accessible."""
    p.tokened &= ~BIT[slot]
    omen = (p.omens >> (data.OMEN[slot] << 2)) & 15
    if p.age == 1:
        p.city[City.MYTHS + seat] += data.UNIT[omen]
        p.note(Event.MYTHOLOGY_TOKEN_TAKEN, seat, omen, slot)
        look(p, seat, omen)
    else:
        p.city[City.OFFERINGS + seat] |= BIT[omen]
        p.note(Event.OFFERING_TOKEN_TAKEN, seat, omen, slot)


def look(p: DuelPosition, seat: i64, mythology: i64) -> None:
    """DU-10.2, DU-10.5: the top two cards of that deck, seen by this seat alone; one of them will be placed."""
    cards = deck(p.decks, mythology)
    if cards == 0:
        return
    p.reveal()
    seen = BIT[seat] << 2
    cards |= seen
    if cards >> 4:
        cards |= seen << 4
    p.decks = with_deck(p.decks, mythology, cards)
    p.note(Event.DIVINITIES_SEEN, seat, mythology, deck_set(cards & 0xFF, mythology))
    p.push(Phase.PLACE_DIVINITY, mythology)


def place(p: DuelPosition, seat: i64, divinity: i64, space: i64) -> None:
    """DU-10.2: face down on an empty space; the other card stays on top of its deck."""
    mythology = divinity // 3
    cards = deck(p.decks, mythology)
    at = depth(cards, divinity)
    known = (cards >> ((at << 2) + 2)) & 3
    cards = without(cards, at)
    if cards:
        # DU-10.3: whatever the opponent knew of the two, which one was placed they do not see.
        known = BIT[seat]
        cards = (cards & ~12) | (known << 2)
    p.decks = with_deck(p.decks, mythology, cards)
    put_on(p, space, divinity, known)
    p.note(Event.DIVINITY_PLACED, seat, space, divinity)


def put_on(p: DuelPosition, space: i64, divinity: i64, known: i64) -> None:
    entry = (divinity + 1) | (known << 5)
    p.spaces |= entry << (space * 7)


# --- the Pantheon before Age II (DU-9.5, DU-9.6) ---------------------------------------------------


def open_pantheon(p: DuelPosition) -> None:
    """DU-9.5: the Gate on the empty space, all Divinities face up, tokens on Enki."""
    lowest_first = p.variant.gate_when_several_spaces_empty == GateSpace.LOWEST
    gate: i64 = 0
    for k in range(data.SPACES):
        gate = k if lowest_first else data.CENTRAL_FIRST[k]
        if p.on_space(gate) < 0:
            break
    put_on(p, gate, Divinity.GATE, BOTH)
    p.note(Event.GATE_PLACED, gate, 0, 0)
    for space in range(data.SPACES):
        divinity = p.on_space(space)
        if divinity >= 0 and divinity != Divinity.GATE:
            p.spaces |= BOTH * BIT[space * 7 + 5]
            p.note(Event.DIVINITY_REVEALED, space, divinity, 0)
            if divinity == Divinity.ENKI:
                draw_enki(p, 1)


def draw_enki(p: DuelPosition, shown: i64) -> None:
    """DU-11.1: whenever Enki is turned face up, two random tokens of the box lie on it."""
    p.enki = building.draw_from_box(p, data.ENKI_DRAW)
    p.note(Event.ENKI_TOKENS, p.enki, p.turn, shown)


def clear_enki(p: DuelPosition) -> None:
    building.return_to_box(p, p.enki)
    p.enki = 0


# --- activation (DU-10.8 to DU-10.15) -------------------------------------------------------------


def activate(p: DuelPosition, seat: i64, space: i64, offerings: i64) -> None:
    """DU-10.8: pay with coins and Offering tokens, and the card is yours."""
    price = payment.with_offerings(payment.activation_price(p, seat, space), offerings)
    divinity = p.on_space(space)
    p.city[City.OFFERINGS + seat] &= ~offerings
    payment.pay(p, seat, price, 0)  # DU-10.13: not a trade
    p.spaces &= ~(127 * BIT[space * 7])
    p.note(Event.DIVINITY_ACTIVATED, seat, divinity, (space + 1) | (price << 4) | (offerings << 12))
    divinities.awaken(p, seat, divinity)


# --- the Gate (DU-11.16) --------------------------------------------------------------------------


def open_gate(p: DuelPosition, seat: i64) -> bool:
    """Turn up the top card of every deck; whether there was one."""
    tops = top_set(p)
    if tops == 0:
        return False
    p.reveal()
    for m in range(data.MYTHOLOGIES):
        cards = deck(p.decks, m)
        if cards:
            p.decks = with_deck(p.decks, m, cards | (revealed_to(p, seat) << 2))
    p.note(Event.GATE_OPENED, seat, tops, open_reveals(p))
    if tops & BIT[Divinity.ENKI]:
        draw_enki(p, open_reveals(p))
    p.push(Phase.GATE, 0)
    return True


def choose_at_gate(p: DuelPosition, seat: i64, divinity: i64) -> None:
    """One is activated for free; the others go back on top, before its effect or (R33) after it."""
    tops = top_set(p)
    chosen = divinity // 3
    p.decks = with_deck(p.decks, chosen, deck(p.decks, chosen) >> 4)
    p.note(Event.DIVINITIES_RETURNED, seat, tops & ~BIT[divinity], open_reveals(p))
    if p.variant.return_of_unchosen_divinities == Return.BEFORE:
        if tops & BIT[Divinity.ENKI] and divinity != Divinity.ENKI:
            clear_enki(p)
        p.push(Phase.ACTIVATE_DIVINITY, divinity)
        return
    for m in range(data.MYTHOLOGIES):
        cards = deck(p.decks, m)
        if m != chosen and cards:
            p.aside = with_deck(p.aside, m, cards & 15)
            p.decks = with_deck(p.decks, m, cards >> 4)
    p.push(Phase.RETURN_TO_GATE, 0)
    p.push(Phase.ACTIVATE_DIVINITY, divinity)


def return_to_gate(p: DuelPosition) -> None:
    """R33, by table option: only now the unchosen cards go back on top."""
    for m in range(data.MYTHOLOGIES):
        card = deck(p.aside, m)
        if card:
            p.decks = with_deck(p.decks, m, (deck(p.decks, m) << 4) | card)
            if divinity_of(m, card) == Divinity.ENKI:
                clear_enki(p)
    p.aside = 0


# --- the Divine Theater (DU-12.14) ----------------------------------------------------------------


def enter_theater(p: DuelPosition) -> None:
    if filled_decks(p):
        p.push(Phase.THEATER_DECK, 0)


def open_deck(p: DuelPosition, seat: i64, mythology: i64) -> None:
    """All cards of one deck are turned up."""
    p.reveal()
    cards = deck(p.decks, mythology)
    found = deck_set(cards, mythology)
    seen = revealed_to(p, seat) << 2
    at: i64 = 0
    while cards >> at:
        cards |= seen << at
        at += 4
    p.decks = with_deck(p.decks, mythology, cards)
    p.note(Event.THEATER_OPENED, seat, mythology | (open_reveals(p) << 4), found)
    if found & BIT[Divinity.ENKI]:
        draw_enki(p, open_reveals(p))
    p.push(Phase.THEATER_DIVINITY, mythology)


def choose_in_theater(p: DuelPosition, seat: i64, divinity: i64) -> None:
    """One is activated for free; the others go back in the order chosen, before its effect or (R33) after it."""
    mythology = divinity // 3
    cards = deck(p.decks, mythology)
    rest = without(cards, depth(cards, divinity))
    if rest:
        p.note(Event.DIVINITIES_RETURNED, seat, deck_set(rest, mythology), open_reveals(p))
    if p.variant.return_of_unchosen_divinities == Return.AFTER and rest:
        lying = deck(p.aside, mythology)  # at most one card of this Mythology, from the Gate
        before: i64 = 8 if lying else 0
        p.aside = with_deck(p.aside, mythology, (rest << 4) | lying if lying else rest)
        p.decks = with_deck(p.decks, mythology, 0)
        p.push(Phase.RETURN_TO_THEATER, mythology | before)
        p.push(Phase.ACTIVATE_DIVINITY, divinity)
        return
    p.decks = with_deck(p.decks, mythology, rest)
    if mythology == 0 and divinity != Divinity.ENKI and depth(rest, Divinity.ENKI) >= 0:
        clear_enki(p)
    p.push(Phase.ACTIVATE_DIVINITY, divinity)
    if rest >> 4:
        p.push(Phase.THEATER_ORDER, mythology)


def return_to_theater(p: DuelPosition, arg: i64) -> None:
    """R33, by table option: only now the unchosen cards go back."""
    mythology = arg & 7
    lying = deck(p.aside, mythology)
    rest = lying >> 4 if arg & 8 else lying
    p.aside = with_deck(p.aside, mythology, lying & 15 if arg & 8 else 0)
    p.decks = with_deck(p.decks, mythology, rest)
    if mythology == 0 and depth(rest, Divinity.ENKI) >= 0:
        clear_enki(p)
    if rest >> 4:
        p.push(Phase.THEATER_ORDER, mythology)


def order_deck(p: DuelPosition, seat: i64, divinity: i64) -> None:
    """E7, DU-16.3: this one on top of the other; only the chooser knows."""
    mythology = divinity // 3
    cards = deck(p.decks, mythology)
    if cards & 3 != divinity % 3 + 1:
        cards = (cards >> 4) | ((cards & 15) << 4)
    known = BIT[seat] << 2
    p.decks = with_deck(p.decks, mythology, (cards & 0x33) | known | (known << 4))
