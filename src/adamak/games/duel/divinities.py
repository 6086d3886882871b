"""The fifteen Divinities: what each does when it is activated, and what its choices do (DU-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.bits import BIT
from adamak.games.duel import building, data, military, pantheon, payment
from adamak.games.duel.components import Divinity
from adamak.games.duel.data import City, Phase, Reason
from adamak.games.duel.variant import LastToken, StruckToken

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition


# The decision that follows a Divinity; -1: none, or one that depends on more.
ASKS: Final[vec[i64]] = vec[i64]([
    Phase.ENKI, -1, Phase.NISABA, -1, Phase.BAAL, -1, -1, Phase.REVIVE_CARD, Phase.ZEUS, Phase.ANUBIS,
    Phase.ISIS_CARD, Phase.RA, -1, Phase.MINERVA, -1, -1,
])  # fmt: skip


def awaken(p: DuelPosition, seat: i64, divinity: i64) -> None:
    """DU-11: the effect of a Divinity now in front of this player; DU-10.12: it may have none."""
    city = p.city
    city[City.DIVINITIES + seat] |= BIT[divinity]
    works = True
    if divinity == Divinity.ISHTAR:
        building.gain_symbol(p, seat, data.SCALES)
    elif divinity == Divinity.ASTARTE:
        city[City.ASTARTE + seat] += data.ASTARTE_COINS
        p.note("astarte_filled", seat, data.ASTARTE_COINS, 0)
    elif divinity == Divinity.TANIT:
        payment.gain(p, seat, data.TANIT_COINS, Reason.TANIT)
    elif divinity == Divinity.MARS:
        military.advance(p, seat, data.MARS_SHIELDS)
    elif divinity == Divinity.GATE:
        works = pantheon.open_gate(p, seat)
    elif divinity == Divinity.NEPTUNE:
        works = ask_neptune(p, seat)
    elif divinity == Divinity.ISIS and city[City.UNBUILT + seat] == 0:
        works = False
    elif divinity != Divinity.APHRODITE:
        works = p.ask(seat, ASKS[divinity], 0)
    if not works:
        p.note("divinity_without_effect", seat, divinity, 0)


def ask_neptune(p: DuelPosition, seat: i64) -> bool:
    """DU-11.15, R12: with one token left the table decides."""
    if p.tokens & (p.tokens - 1) == 0:
        if p.variant.neptune_single_token == LastToken.NO_EFFECT:
            return False
        if p.variant.neptune_single_token == LastToken.APPLY:
            return p.ask(seat, Phase.NEPTUNE_APPLY, 0)
    return p.ask(seat, Phase.NEPTUNE_REMOVE, 0)


# --- the choices of Divinities (DU-11) ------------------------------------------------------------
def copy_symbol(p: DuelPosition, seat: i64, card: i64) -> None:
    """DU-11.3: the Snake on a green card of the opponent."""
    p.snake = card
    p.note("snake_placed", seat, card, 0)
    building.gain_symbol(p, seat, data.SYMBOL[card])


def steal(p: DuelPosition, seat: i64, card: i64) -> None:
    """DU-11.5: Baal."""
    building.move_out(p, 1 - seat, card)
    building.settle_in(p, seat, card)
    p.note("card_stolen", seat, card, 1 - seat)


def strike(p: DuelPosition, seat: i64, slot: i64) -> None:
    """DU-11.9: Zeus takes any card of the structure; a token on it leaves the game, or is gained by table option."""
    card = p.card_in(slot)
    if p.shown & BIT[slot] == 0:
        p.reveal()  # DU-6.7: what lay face down is seen in the discard pile
    p.remove_card(slot)
    building.throw_away(p, card)
    p.note("card_struck", seat, slot, card)
    if p.tokened & BIT[slot]:
        if p.variant.zeus_token == StruckToken.GAIN:
            pantheon.take_token(p, seat, slot)
        else:
            omen = pantheon.lift_token(p, slot)
            p.note("token_lost", slot, omen + 1 if p.age == 1 else i64(0), i64(0) if p.age == 1 else omen + 1)


def topple(p: DuelPosition, seat: i64, wonder: i64) -> None:
    """DU-11.10: Anubis; the Wonder is unbuilt again, its lasting effects gone."""
    city = p.city
    owner: i64 = 0 if city[City.STANDING] & BIT[wonder] else 1
    city[City.STANDING + owner] &= ~BIT[wonder]
    city[City.UNBUILT + owner] |= BIT[wonder]
    city[City.MEANS + owner] -= data.WONDER_MEANS[wonder]
    card = p.card_under(wonder)
    p.put_under(wonder, -1)
    building.throw_away(p, card)
    p.note("wonder_toppled", seat, wonder, card)


def claim(p: DuelPosition, seat: i64, wonder: i64) -> None:
    """DU-11.12: Ra."""
    p.city[City.UNBUILT + 1 - seat] &= ~BIT[wonder]
    p.city[City.UNBUILT + seat] |= BIT[wonder]
    p.note("wonder_claimed", seat, wonder, 0)


def guard(p: DuelPosition, seat: i64, space: i64) -> None:
    """DU-11.14."""
    p.minerva = space
    p.note("minerva_placed", seat, space, 0)


def remove_token(p: DuelPosition, seat: i64, token: i64) -> None:
    """DU-11.15, first: a military token leaves without effect."""
    p.tokens &= ~BIT[token]
    p.note("military_token_removed", seat, token, 0)
    p.ask(seat, Phase.NEPTUNE_APPLY, 0)


def strip(p: DuelPosition, seat: i64, token: i64) -> None:
    """DU-11.15, second: the opponent of the activating player loses its value."""
    p.tokens &= ~BIT[token]
    p.note("military_token_removed", seat, token, 1)
    payment.lose(p, 1 - seat, data.TOKEN_VALUE[token], Reason.NEPTUNE)
