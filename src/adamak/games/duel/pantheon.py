"""Pantheon: tokens, the six spaces, activation, the Gate and the Divine Theater (DU-10, DU-11.16, DU-12.14).

A Divinity deck is three nibbles, the top card lowest: number within its Mythology plus one, and two bits for the
seats that know the card. All five decks are one integer; so are the cards set aside while one of them is activated.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from adamak.core.bits import BIT
from adamak.games.duel import building, data, divinities, payment
from adamak.games.duel.components import Divinity
from adamak.games.duel.data import MYTHOLOGIES, City, Phase
from adamak.games.duel.variant import GateSpace, Return, Reveals

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition

BOTH: Final = 3  # both seats know a card


# --- decks ----------------------------------------------------------------------------------------
def deck(decks: i64, mythology: i64) -> i64:
    return (decks >> (mythology * 12)) & 0xFFF


def with_deck(decks: i64, mythology: i64, cards: i64) -> i64:
    return decks ^ ((deck(decks, mythology) ^ cards) << (mythology * 12))


def divinity_of(mythology: i64, entry: i64) -> i64:
    return mythology * 3 + (entry & 3) - 1


def without(cards: i64, at: i64) -> i64:
    """A deck less the card at this depth."""
    return (cards & (BIT[at << 2] - 1)) | ((cards >> ((at << 2) + 4)) << (at << 2))


def depth(cards: i64, divinity: i64) -> i64:
    """How deep a Divinity lies in its deck; -1 if it is not there."""
    at: i64 = 0
    while cards >> (at << 2):
        if (cards >> (at << 2)) & 3 == divinity % 3 + 1:
            return at
        at += 1
    return -1


def deck_set(cards: i64, mythology: i64) -> i64:
    """The Divinities of a deck as a set."""
    found: i64 = 0
    while cards:
        found |= BIT[divinity_of(mythology, cards)]
        cards >>= 4
    return found


def top_set(p: DuelPosition) -> i64:
    """The top cards of all decks as a set."""
    found: i64 = 0
    for m in range(i64(MYTHOLOGIES)):
        found |= deck_set(deck(p.decks, m) & 15, m)
    return found


def seen_by(cards: i64, seats: i64) -> i64:
    """A deck all of whose cards these seats know too."""
    at: i64 = 0
    while cards >> at:
        cards |= seats << (at + 2)
        at += 4
    return cards


def open_reveals(p: DuelPosition) -> i64:
    """R13: 1 where both see what the Gate and the Divine Theater turn up."""
    return 1 if p.variant.reveals_of_gate_and_theater == Reveals.PUBLIC else 0


def revealed_to(p: DuelPosition, seat: i64) -> i64:
    """R13: who sees what the Gate and the Divine Theater turn up."""
    return BOTH if open_reveals(p) else BIT[seat]


# --- tokens (DU-10.1 to DU-10.7) ------------------------------------------------------------------
def lift_token(p: DuelPosition, slot: i64) -> i64:
    """A token leaves the structure: which Mythology, or which of the Offering tokens."""
    p.tokened &= ~BIT[slot]
    return (p.omens >> (data.OMEN[slot] << 2)) & 15


def take_token(p: DuelPosition, seat: i64, slot: i64) -> None:
    """DU-10.1: the token of a slot that has become accessible."""
    omen = lift_token(p, slot)
    if p.age == 1:
        p.city[City.MYTHS + seat] += data.UNIT[omen]
        p.note("mythology_token_taken", seat, omen, slot)
        cards = deck(p.decks, omen)
        if cards:
            # DU-10.2, DU-10.5: the top two cards of that deck, seen by this seat alone; one of them will be placed.
            p.reveal()
            seen = seen_by(cards & 0xFF, BIT[seat])
            p.decks = with_deck(p.decks, omen, cards | seen)
            p.note("divinities_seen", seat, omen, deck_set(seen, omen))
            p.push(Phase.PLACE_DIVINITY, omen)
    else:
        p.city[City.OFFERINGS + seat] |= BIT[omen]
        p.note("offering_token_taken", seat, omen, slot)


def place(p: DuelPosition, seat: i64, divinity: i64, space: i64) -> None:
    """DU-10.2: face down on an empty space; the other card stays on top of its deck."""
    mythology = divinity // 3
    cards = deck(p.decks, mythology)
    known = (cards >> 2) & 3  # of the only card
    cards = without(cards, depth(cards, divinity))
    if cards:
        # DU-10.3: whatever the opponent knew of the two, which one was placed they do not see.
        known = BIT[seat]
        cards = (cards & ~12) | (known << 2)
    p.decks = with_deck(p.decks, mythology, cards)
    put_on(p, space, divinity, known)
    p.note("divinity_placed", seat, space, divinity)


def put_on(p: DuelPosition, space: i64, divinity: i64, known: i64) -> None:
    p.spaces |= ((divinity + 1) | (known << 5)) << (space * 7)


# --- the Pantheon before Age II (DU-9.5, DU-9.6) ---------------------------------------------------
def open_pantheon(p: DuelPosition) -> None:
    """DU-9.5: the Gate on the empty space, all Divinities face up, tokens on Enki."""
    gate: i64 = 0
    for k in range(i64(data.SPACES)):
        gate = k if p.variant.gate_when_several_spaces_empty == GateSpace.LOWEST else data.CENTRAL_FIRST[k]
        if p.on_space(gate) < 0:
            break
    put_on(p, gate, Divinity.GATE, BOTH)
    p.note("gate_placed", gate, 0, 0)
    for space in range(i64(data.SPACES)):
        divinity = p.on_space(space)
        if divinity >= 0 and divinity != Divinity.GATE:
            p.spaces |= BOTH * BIT[space * 7 + 5]
            p.note("divinity_revealed", space, divinity, 0)
            if divinity == Divinity.ENKI:
                draw_enki(p, 1)


def draw_enki(p: DuelPosition, shown: i64) -> None:
    """DU-11.1: whenever Enki is turned face up, two random tokens of the box lie on it."""
    p.enki = building.draw_from_box(p, data.ENKI_DRAW)
    p.note("enki_tokens", p.enki, p.turn, shown)


def clear_enki(p: DuelPosition) -> None:
    building.return_to_box(p, p.enki)
    p.enki = 0


# --- activation (DU-10.8 to DU-10.15) -------------------------------------------------------------
def activate(p: DuelPosition, seat: i64, space: i64, offerings: i64) -> None:
    """DU-10.8: pay with coins and Offering tokens, and the card is yours; DU-10.10: no change is given."""
    price = max(payment.activation_price(p, seat, space) - data.OFFERED[offerings], 0)
    divinity = p.on_space(space)
    p.city[City.OFFERINGS + seat] &= ~offerings
    payment.pay(p, seat, price)  # DU-10.13: not a trade
    p.spaces &= ~(127 * BIT[space * 7])
    p.note("divinity_activated", seat, divinity, (space + 1) | (price << 4) | (offerings << 12))
    divinities.awaken(p, seat, divinity)


# --- the Gate (DU-11.16) --------------------------------------------------------------------------
def open_gate(p: DuelPosition, seat: i64) -> bool:
    """Turn up the top card of every deck; whether there was one."""
    tops = top_set(p)
    if tops == 0:
        return False
    p.reveal()
    for m in range(i64(MYTHOLOGIES)):
        cards = deck(p.decks, m)
        p.decks = with_deck(p.decks, m, cards | seen_by(cards & 15, revealed_to(p, seat)))
    p.note("gate_opened", seat, tops, open_reveals(p))
    if tops & BIT[Divinity.ENKI]:
        draw_enki(p, open_reveals(p))
    p.push(Phase.GATE, 0)
    return True


def choose_at_gate(p: DuelPosition, seat: i64, divinity: i64) -> None:
    """One is activated for free; the others go back on top, before its effect or (R33) after it."""
    unchosen = top_set(p) & ~BIT[divinity]
    chosen = divinity // 3
    p.decks = with_deck(p.decks, chosen, deck(p.decks, chosen) >> 4)
    p.note("divinities_returned", seat, unchosen, open_reveals(p))
    if p.variant.return_of_unchosen_divinities == Return.AFTER:
        for m in range(i64(MYTHOLOGIES)):
            cards = deck(p.decks, m)
            if m != chosen and cards:
                p.aside = with_deck(p.aside, m, cards & 15)
                p.decks = with_deck(p.decks, m, cards >> 4)
        p.push(Phase.RETURN_TO_GATE, 0)
    elif unchosen & BIT[Divinity.ENKI]:
        clear_enki(p)
    p.push(Phase.ACTIVATE_DIVINITY, divinity)


def return_to_gate(p: DuelPosition) -> None:
    """R33, by table option: only now the unchosen cards go back on top."""
    for m in range(i64(MYTHOLOGIES)):
        card = deck(p.aside, m)
        if card:
            p.decks = with_deck(p.decks, m, (deck(p.decks, m) << 4) | card)
            if divinity_of(m, card) == Divinity.ENKI:
                clear_enki(p)
    p.aside = 0


# --- the Divine Theater (DU-12.14) ----------------------------------------------------------------
def open_deck(p: DuelPosition, seat: i64, mythology: i64) -> None:
    """All cards of one deck are turned up."""
    p.reveal()
    cards = seen_by(deck(p.decks, mythology), revealed_to(p, seat))
    found = deck_set(cards, mythology)
    p.decks = with_deck(p.decks, mythology, cards)
    p.note("theater_opened", seat, mythology | (open_reveals(p) << 4), found)
    if found & BIT[Divinity.ENKI]:
        draw_enki(p, open_reveals(p))
    p.push(Phase.THEATER_DIVINITY, mythology)


def choose_in_theater(p: DuelPosition, seat: i64, divinity: i64) -> None:
    """One is activated for free; the others go back in the order chosen, before its effect or (R33) after it."""
    mythology = divinity // 3
    cards = deck(p.decks, mythology)
    rest = without(cards, depth(cards, divinity))
    if rest:
        p.note("divinities_returned", seat, deck_set(rest, mythology), open_reveals(p))
    if p.variant.return_of_unchosen_divinities == Return.AFTER and rest:
        lying = deck(p.aside, mythology)  # at most one card of this Mythology, from the Gate
        p.aside = with_deck(p.aside, mythology, (rest << 4) | lying if lying else rest)
        p.decks = with_deck(p.decks, mythology, 0)
        p.push(Phase.RETURN_TO_THEATER, mythology | 8 if lying else mythology)
        p.push(Phase.ACTIVATE_DIVINITY, divinity)
    else:
        p.push(Phase.ACTIVATE_DIVINITY, divinity)
        put_back(p, mythology, rest)


def return_to_theater(p: DuelPosition, about: i64) -> None:
    """R33, by table option: only now the unchosen cards go back; with an 8 a card of the Gate lies before them."""
    mythology = about & 7
    lying = deck(p.aside, mythology)
    p.aside = with_deck(p.aside, mythology, lying & 15 if about & 8 else i64(0))
    put_back(p, mythology, lying >> 4 if about & 8 else lying)


def put_back(p: DuelPosition, mythology: i64, rest: i64) -> None:
    """The unchosen cards are the deck again; two of them in the order that the player says."""
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
    p.decks = with_deck(p.decks, mythology, seen_by(cards & 0x33, BIT[seat]))
