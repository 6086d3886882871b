"""What a seat of Condottiere sees, as numbers from 0 to 1: for learning programs. Oneself first, then clockwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from adamak.core.bits import bits
from adamak.games.condottiere import battle, hidden
from adamak.games.condottiere.data import (
    CARD_IDS,
    CARD_TYPES,
    COPIES,
    MOST_SEATS,
    PHASE_IDS,
    REGION_IDS,
    REGIONS,
    Card,
    Phase,
    count,
    largest_group,
    size,
)

if TYPE_CHECKING:
    from adamak.games.condottiere.position import CondottierePosition

_PLAYER: Final = [
    "sits", "holder", "passed", "answered", "defends", "regions", "group", "cards", "empty", "strength", "face_down",
    "points", "takes_part",
]  # fmt: skip


def names() -> tuple[str, ...]:
    """A name for each number."""
    found = [f"phase:{phase}" for phase in PHASE_IDS]
    found += ["final", "winter", "spring", "draw_pile", "round", "may_draw", "defender_free"]
    for zone in ("hand", "kept", "discarded", "own_face_down"):
        found += [f"{zone}:{card}" for card in CARD_IDS]
    for zone in ("site", "favor"):
        found += [f"{zone}:{region}" for region in REGION_IDS]
    for player in range(MOST_SEATS):
        found += [f"{player}:{what}" for what in _PLAYER]
        found += [f"{player}:line:{card}" for card in CARD_IDS]
        found += [f"{player}:known:{card}" for card in CARD_IDS]
        found += [f"{player}:region:{region}" for region in REGION_IDS]
    return tuple(found)


def features(p: CondottierePosition, seat: i64) -> list[float]:
    """In the order of `names`."""
    told: list[float] = []
    k: i64 = 0
    while k <= Phase.OVER:
        told.append(1.0 if p.phase == k else 0.0)
        k += 1
    cards = battle.in_play(p)
    told.append(1.0 if p.final else 0.0)
    told.append(1.0 if count(cards, Card.WINTER) else 0.0)
    told.append(1.0 if count(cards, Card.SPRING) else 0.0)
    told.append(float(p.end - p.top) / 110.0)
    told.append(_part(p.round, 10))
    told.append(_part(p.draw_up_to, 10) if p.phase == Phase.DRAW_COUNT else 0.0)
    told.append(1.0 if p.defender_free else 0.0)
    choosing = p.phase == Phase.KEEP_CARDS and p.turn == seat
    _heap(told, p.hands[seat])
    _heap(told, p.kept if choosing else 0)
    seen = p.discard - hidden.buried_by_others(p, seat) if p.variant.discard_pile_public else 0
    _heap(told, seen)
    for k in range(CARD_TYPES):
        told.append(1.0 if p.face_down[seat] == k else 0.0)
    _place(told, p.site)
    _place(told, p.favor)
    for k in range(MOST_SEATS):
        other = seat + k
        if other >= p.seats:
            other -= p.seats
        _player(told, p, seat, other, k < p.seats)
    return told


def _player(told: list[float], p: CondottierePosition, seat: i64, other: i64, sits: bool) -> None:
    if not sits:
        k: i64 = len(_PLAYER) + 2 * CARD_TYPES + REGIONS
        while k > 0:
            told.append(0.0)
            k -= 1
        return
    choosing = p.phase == Phase.KEEP_CARDS and p.turn == other
    held = size(p.hands[other]) + (size(p.kept) if choosing else 0)
    domain = p.domains[other]
    told.append(1.0)
    told.append(1.0 if p.holder == other else 0.0)
    told.append(1.0 if (p.passed >> other) & 1 else 0.0)
    told.append(1.0 if p.phase == Phase.DISCARD_HAND and held and (p.asked >> other) & 1 == 0 else 0.0)
    told.append(1.0 if p.defender == other else 0.0)
    told.append(_part(bits(domain), 6))
    told.append(_part(largest_group(domain), 6))
    told.append(_part(held, 16) if other == seat or p.variant.hand_counts_public else 0.0)
    told.append(1.0 if held == 0 else 0.0)
    told.append(_part(battle.strength(p, other), 80))
    told.append(1.0 if p.face_down[other] >= 0 else 0.0)
    points: i64 = p.points[other]
    told.append(_part(points, p.variant.points_target) if p.variant.playing_for_points else 0.0)
    told.append(1.0 if (p.participants >> other) & 1 else 0.0)
    _heap(told, p.lines[other])
    known: i64 = 0
    if other != seat:
        known = hidden.known_in_hand(p, seat, other) + hidden.known_blurred(p, seat, other)
    _heap(told, known)
    for region in range(REGIONS):
        told.append(1.0 if (domain >> region) & 1 else 0.0)


def _heap(told: list[float], heap: i64) -> None:
    for card in range(CARD_TYPES):
        told.append(float(count(heap, card)) / float(COPIES[card]))


def _place(told: list[float], region: i64) -> None:
    for k in range(REGIONS):
        told.append(1.0 if region == k else 0.0)


def _part(number: i64, most: i64) -> float:
    return 1.0 if number >= most else float(number) / float(most)
