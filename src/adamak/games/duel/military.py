"""The military track (DU-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT
from adamak.games.duel import payment, scoring
from adamak.games.duel.data import CAPITAL, NOWHERE, TOKEN_AT, TOKEN_VALUE, City, Ending, Has, Reason

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition


def advance(p: DuelPosition, seat: i64, shields: i64) -> None:
    """DU-8.1, DU-8.2: the pawn goes towards the opponent's capital, one space at a time."""
    ahead: i64 = 1 if seat == p.first else -1
    start = p.pawn
    while shields > 0:
        space = p.pawn + ahead
        if space == p.minerva:
            p.minerva = NOWHERE
            p.note("pawn_moved", seat, start, p.pawn)
            p.note("minerva_stopped", seat, space, 0)
            return
        p.pawn = space
        if p.city[City.PROGRESS + seat] & Has.POLIORCETICS:
            payment.lose(p, 1 - seat, 1, Reason.POLIORCETICS)
        reached = space * ahead
        if reached == CAPITAL:
            p.note("pawn_moved", seat, start, p.pawn)
            scoring.finish(p, Ending.MILITARY, BIT[seat])
            return
        token = TOKEN_AT[space + CAPITAL]
        if reached >= 3 and p.tokens & BIT[token]:
            # DU-8.3: a token still there takes its coins once and leaves the game.
            p.tokens &= ~BIT[token]
            lost = payment.lose(p, 1 - seat, TOKEN_VALUE[token], Reason.MILITARY_TOKEN)
            p.note("military_token_used", 1 - seat, token, lost)
        shields -= 1
    p.note("pawn_moved", seat, start, p.pawn)


def weaker(p: DuelPosition) -> i64:
    """DU-9.3: the seat on whose side the pawn stands; in the middle the seat that took the last turn."""
    if p.pawn == 0:
        return p.turn
    return p.player(1) if p.pawn > 0 else p.player(0)
