"""What a hurried player of Architects does, for playouts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.rng import Rng
from adamak.games.architects import captures, choices, data, purse, turns, visits
from adamak.games.architects.data import Move, Own, Phase, Place
from adamak.games.architects.heuristics import card_points, step_gain

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def rollout_move(p: ArchitectsPosition, seat: i64, rng: Rng) -> i64:
    """Builds when possible, frees workers in need, takes large groups; otherwise anything that has some use."""
    moves = choices.legal(p, seat)
    n: i64 = len(moves)
    if n == 1:
        return moves[0]
    phase = p.phase
    if phase == Phase.TURN:
        return hurried_place(p, seat, moves[n - 1], moves[rng.below(n)], rng)
    if phase == Phase.GUILDHALL:
        best = moves[0]
        most = -100.0
        for k in range(n):
            build = moves[k] < Move.ADVANCE
            value = card_points(p, seat, moves[k] - Move.BUILD) if build else step_gain(p, seat)
            value += 0.01 * float(rng.below(200))
            if value > most:
                most = value
                best = moves[k]
        return best
    if phase in (Phase.TOWN_CENTRE, Phase.FREE_CAPTURE, Phase.BARRACKS):
        best = moves[n - 1]
        largest: i64 = 1 if p.made or phase != Phase.TOWN_CENTRE else 0
        for k in range(n - 1):
            here = group_size(p, seat, moves[k])
            if here > largest or (here == largest and rng.below(2) == 0):
                largest = here
                best = moves[k]
        return best
    if phase in (Phase.STOREHOUSE, Phase.GUARDHOUSE):
        return moves[rng.below(n - 1)] if rng.below(8) else moves[rng.below(n)]
    if phase == Phase.OVERFLOW:
        return Move.DESTROY_DEBT
    return moves[rng.below(n)]


def hurried_place(p: ArchitectsPosition, seat: i64, last: i64, drawn: i64, rng: Rng) -> i64:
    if last == Move.PLACE + Place.GUILDHALL and rng.below(8):
        return last
    if purse.silver_of(p, seat) > 0 and largest_rival(p, seat) >= 4 and rng.below(2):
        return Move.PLACE + Place.TOWN_CENTRE
    prisoners = captures.prisoners(p, seat)
    if prisoners >= 3 and rng.below(2):
        return Move.PLACE + Place.GUARDHOUSE
    if p.own[Own.FREE + seat] <= 3 and rng.below(2) and purse.silver_of(p, seat) > 0:
        return Move.PLACE + Place.TOWN_CENTRE
    idle = (
        (drawn == Move.PLACE + Place.GUARDHOUSE and p.own[Own.CAPTIVES + seat] == 0 and prisoners == 0)
        or (drawn == Move.PLACE + Place.KINGS_STOREHOUSE and not visits.any_trade(p, seat))
        or (drawn == Move.PLACE + Place.TOWN_CENTRE and p.own[Own.FREE + seat] > 8 and rng.below(2) != 0)
        or (drawn == Move.PLACE + Place.TAX_STAND and p.own[Own.VIRTUE + seat] < 6 and p.tax < 6)
    )
    return Move.PLACE + rng.below(4) if idle else drawn


def largest_rival(p: ArchitectsPosition, seat: i64) -> i64:
    """The largest group of anybody else."""
    most: i64 = 0
    for player in range(p.players):
        circles = p.own[Own.AWAY + player] & data.ON_CIRCLES
        while circles and player != seat:
            most = max(most, circles & data.WORKER_MASK)
            circles >>= data.WORKER
    return most


def group_size(p: ArchitectsPosition, seat: i64, move: i64) -> i64:
    """How many workers a capture would move; own ones count less while there are others to place."""
    if move >= Move.CAPTURE + data.CIRCLES * data.CAPTURERS:
        return 1
    player = turns.captured_player(p, move)
    here = captures.at(p, player, turns.captured_at(move))
    return here >> 1 if player == seat and p.own[Own.FREE + seat] > 4 else here
