"""The fifteen Divinities: what each does when it is activated, and what its choices do (DU-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT
from adamak.games.duel import building, military, pantheon, payment
from adamak.games.duel.data import (
    ANUBIS,
    ASTARTE,
    ASTARTE_CARD,
    ASTARTE_COINS,
    ASTARTE_FILLED,
    BAAL,
    BROWN_CARDS,
    BY_NEPTUNE,
    BY_TANIT,
    CARD_STOLEN,
    CARD_STRUCK,
    CHOOSE_ANUBIS,
    CHOOSE_BAAL,
    CHOOSE_ENKI,
    CHOOSE_MINERVA,
    CHOOSE_NISABA,
    CHOOSE_RA,
    CHOOSE_ZEUS,
    COLOURS,
    DIVINITIES,
    DIVINITY_WITHOUT_EFFECT,
    EARLY,
    ENKI,
    GATE_CARD,
    GREEN,
    GREY_CARDS,
    HADES,
    ISHTAR,
    ISIS,
    ISIS_CARD,
    MARS,
    MARS_SHIELDS,
    MEANS,
    MILITARY_TOKEN_REMOVED,
    MINERVA,
    MINERVA_PLACED,
    NEPTUNE,
    NEPTUNE_APPLY,
    NEPTUNE_REMOVE,
    NISABA,
    OMEN,
    RA,
    REVIVE_CARD,
    SCALES,
    SNAKE_PLACED,
    STANDING,
    SYMBOL,
    TANIT,
    TANIT_COINS,
    TOKEN_LOST,
    TOKEN_VALUE,
    UNBUILT,
    WONDER_CLAIMED,
    WONDER_MEANS,
    WONDER_TOPPLED,
    ZEUS,
)
from adamak.games.duel.variant import NEPTUNE_APPLIES, NEPTUNE_SPARES

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition


def awaken(p: DuelPosition, seat: i64, divinity: i64) -> None:
    """DU-11: the effect of a Divinity now in front of this player; DU-10.12: it may have none."""
    city = p.city
    city[DIVINITIES + seat] |= BIT[divinity]
    rival = 1 - seat
    asked: i64 = -1
    if divinity == ISHTAR:
        building.gain_symbol(p, seat, SCALES)
        return
    if divinity == ASTARTE_CARD:
        city[ASTARTE + seat] += ASTARTE_COINS
        p.note(ASTARTE_FILLED, seat, ASTARTE_COINS, 0)
        return
    if divinity == TANIT:
        payment.gain(p, seat, TANIT_COINS, BY_TANIT)
        return
    if divinity == MARS:
        military.advance(p, seat, MARS_SHIELDS)
        return
    if divinity == GATE_CARD:
        if pantheon.open_gate(p, seat):
            return
    elif divinity == ENKI:
        if p.enki:
            asked = CHOOSE_ENKI
    elif divinity == NISABA:
        if (city[COLOURS + rival] >> (GREEN << 2)) & 15:
            asked = CHOOSE_NISABA
    elif divinity == BAAL:
        if city[EARLY + rival] & (BROWN_CARDS | GREY_CARDS):
            asked = CHOOSE_BAAL
    elif divinity == HADES:
        if p.waste_early | p.waste_late:
            asked = REVIVE_CARD
    elif divinity == ZEUS:
        if p.present:
            asked = CHOOSE_ZEUS
    elif divinity == ANUBIS:
        if city[STANDING] | city[STANDING + 1]:
            asked = CHOOSE_ANUBIS
    elif divinity == ISIS:
        if (p.waste_early | p.waste_late) and city[UNBUILT + seat]:
            asked = ISIS_CARD
    elif divinity == RA:
        if city[UNBUILT + rival]:
            asked = CHOOSE_RA
    elif divinity == MINERVA:
        asked = CHOOSE_MINERVA
    elif divinity == NEPTUNE:
        asked = neptune_asks(p)
    else:
        return  # Aphrodite
    if asked >= 0:
        p.push(asked, 0)
    else:
        p.note(DIVINITY_WITHOUT_EFFECT, seat, divinity, 0)


def neptune_asks(p: DuelPosition) -> i64:
    """DU-11.15, R12: with one token left the table decides."""
    if p.tokens == 0:
        return -1
    if p.tokens & (p.tokens - 1) == 0:
        if p.variant.neptune_single == NEPTUNE_SPARES:
            return -1
        if p.variant.neptune_single == NEPTUNE_APPLIES:
            return NEPTUNE_APPLY
    return NEPTUNE_REMOVE


# --- the choices of Divinities (DU-11) ------------------------------------------------------------


def copy_symbol(p: DuelPosition, seat: i64, card: i64) -> None:
    """DU-11.3: the Snake on a green card of the opponent."""
    p.snake = card
    p.note(SNAKE_PLACED, seat, card, 0)
    building.gain_symbol(p, seat, SYMBOL[card])


def steal(p: DuelPosition, seat: i64, card: i64) -> None:
    """DU-11.5: Baal."""
    building.move_out(p, 1 - seat, card)
    building.settle_in(p, seat, card)
    p.note(CARD_STOLEN, seat, card, 1 - seat)


def strike(p: DuelPosition, seat: i64, slot: i64) -> None:
    """DU-11.9: Zeus takes any card of the structure; a token on it leaves the game, or is gained by table option."""
    card = p.card_in(slot)
    if p.shown & BIT[slot] == 0:
        p.reveal()  # DU-6.7: what lay face down is seen in the discard pile
    p.remove_card(slot)
    building.throw_away(p, card)
    p.note(CARD_STRUCK, seat, slot, card)
    if p.tokened & BIT[slot]:
        if p.variant.gain_struck_token:
            pantheon.take_token(p, seat, slot)
        else:
            p.tokened &= ~BIT[slot]
            p.note(TOKEN_LOST, slot, (p.omens >> (OMEN[slot] << 2)) & 15, p.age)


def topple(p: DuelPosition, seat: i64, wonder: i64) -> None:
    """DU-11.10: Anubis; the Wonder is unbuilt again, its lasting effects gone."""
    city = p.city
    owner: i64 = 0 if city[STANDING] & BIT[wonder] else 1
    city[STANDING + owner] &= ~BIT[wonder]
    city[UNBUILT + owner] |= BIT[wonder]
    city[MEANS + owner] -= WONDER_MEANS[wonder]
    card = p.card_under(wonder)
    p.put_under(wonder, -1)
    building.throw_away(p, card)
    p.note(WONDER_TOPPLED, seat, wonder, card)


def claim(p: DuelPosition, seat: i64, wonder: i64) -> None:
    """DU-11.12: Ra."""
    p.city[UNBUILT + 1 - seat] &= ~BIT[wonder]
    p.city[UNBUILT + seat] |= BIT[wonder]
    p.note(WONDER_CLAIMED, seat, wonder, 0)


def guard(p: DuelPosition, seat: i64, space: i64) -> None:
    """DU-11.14."""
    p.minerva = space
    p.note(MINERVA_PLACED, seat, space, 0)


def remove_token(p: DuelPosition, seat: i64, token: i64) -> None:
    """DU-11.15, first: a military token leaves without effect."""
    p.tokens &= ~BIT[token]
    p.note(MILITARY_TOKEN_REMOVED, seat, token, 0)
    if p.tokens:
        p.push(NEPTUNE_APPLY, 0)


def strip(p: DuelPosition, seat: i64, token: i64) -> None:
    """DU-11.15, second: the opponent of the activating player loses its value."""
    p.tokens &= ~BIT[token]
    p.note(MILITARY_TOKEN_REMOVED, seat, token, 1)
    payment.lose(p, 1 - seat, TOKEN_VALUE[token], BY_NEPTUNE)
