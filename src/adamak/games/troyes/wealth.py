"""Deniers, influence and victory points: how they come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.games.troyes.data import INFLUENCE_MAX, NEUTRAL, PENALTY, Family

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def gain_vp(p: TroyesPosition, owner: i64, points: i64, reason: i64) -> None:
    """The neutral's points are lost (R-9); Le Roy's count."""
    if points == 0:
        return
    if owner < NEUTRAL:
        p.family[Family.VP + owner] += points
        p.note("vp_gained", owner, points, reason)
    elif p.seats == 1:
        p.family[Family.VP + NEUTRAL] += points
        p.note("le_roy_vp", points, reason, 0)


def penalty(p: TroyesPosition, seat: i64, reason: i64) -> None:
    """TR-5.4, TR-7.6, TR-7.14: 2 VP, but never below 0 during play."""
    lost = min(p.family[Family.VP + seat], PENALTY)
    p.family[Family.VP + seat] -= lost
    p.note("vp_lost", seat, lost, reason)


def gain_influence(p: TroyesPosition, seat: i64, amount: i64) -> None:
    """TR-10.1: what goes above 20 is lost."""
    p.family[Family.INFLUENCE + seat] = min(p.family[Family.INFLUENCE + seat] + amount, INFLUENCE_MAX)


def take_influence(p: TroyesPosition, seat: i64, amount: i64, reason: i64) -> None:
    """The same by a card, told to everybody."""
    before = p.family[Family.INFLUENCE + seat]
    gain_influence(p, seat, amount)
    p.note("influence_gained", seat, p.family[Family.INFLUENCE + seat] - before, reason)


def take_deniers(p: TroyesPosition, seat: i64, amount: i64, reason: i64) -> None:
    p.family[Family.DENIERS + seat] += amount
    p.note("deniers_gained", seat, amount, reason)
