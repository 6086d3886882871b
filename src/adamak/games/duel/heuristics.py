"""What bots know of 7 Wonders Duel: how a position stands, and how a hurried player moves."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.bits import bits, summed, total
from adamak.core.rng import Rng
from adamak.games.duel import scoring
from adamak.games.duel.data import DIFFERENT, WONDER_AGAIN, City, Move, Phase

if TYPE_CHECKING:
    from adamak.games.duel.position import DuelPosition

# Fitted to 300 games that the search played against itself with random playouts; the second half of the weights counts
# as far as the game has gone.
TERMS: Final = 20
WEIGHTS: Final[vec[float]] = vec[float]([
    -0.46, 0.41, 0.33, 0.69, 0.8, 0.68, 0.71, 0.72, 0.0, 0.31, 1.17, 0.94, 0.76, 0.11, 0.77, 0.12, -0.07, 0.44, 0.09,
    0.54,
    2.03, -0.03, 0.04, 0.39, 0.21, 0.34, 0.59, 0.3, 0.25, 0.4, 0.03, -0.03, 0.42, 0.04, 0.11, 0.13, 0.01, -0.03, 0.39,
    0.43,
])  # fmt: skip


def terms(p: DuelPosition, seat: i64) -> list[float]:
    """What speaks for a seat; `standing` weighs it."""
    city = p.city
    reached = p.pawn if seat == p.first else -p.pawn
    goods = city[City.GOODS + seat]
    means = city[City.MEANS + seat]
    symbols = city[City.SYMBOLS + seat]
    different = symbols >> DIFFERENT
    unbuilt = city[City.UNBUILT + seat]
    again = summed(unbuilt, WONDER_AGAIN, 0)
    raw = (goods & 15) + ((goods >> 4) & 15) + ((goods >> 8) & 15)
    kinds: i64 = (1 if goods & 15 else 0) + (1 if (goods >> 4) & 15 else 0) + (1 if (goods >> 8) & 15 else 0)
    made = ((goods >> 12) & 15) + ((goods >> 16) & 15)
    return [
        float(scoring.points(p, seat)) / 10.0,
        float(min(city[City.COINS + seat], 12)) / 10.0,
        float(reached) / 9.0 if reached > 0 else 0.0,
        float(reached * reached) / 81.0 if reached > 0 else 0.0,
        float(different) / 6.0,
        1.0 if different >= 4 else 0.0,
        1.0 if different >= 5 else 0.0,
        float(raw) / 4.0,
        float(kinds) / 3.0,
        float(made) / 2.0,
        float(bits(means & 0x11111)) / 3.0,
        float(((means >> 20) & 15) + (means >> 24)) / 2.0,
        float(bits(unbuilt)) / 4.0,
        float(again) / 2.0,
        float(bits(city[City.PROGRESS + seat])) / 3.0,
        1.0 if p.turn == seat else 0.0,
        float(p.again) if p.turn == seat else 0.0,
        float(total(city[City.MYTHS + seat], 4) + bits(city[City.OFFERINGS + seat])) / 3.0,
        float((city[City.COLOURS + seat] >> 8) & 15) / 5.0,
        float(bits(city[City.STANDING + seat])) / 4.0,
    ]


def standing(p: DuelPosition, seat: i64, over: float) -> float:
    found = terms(p, seat)
    total = 0.0
    for k in range(TERMS):
        total += found[k] * (WEIGHTS[k] + over * WEIGHTS[TERMS + k])
    return total


def estimates(p: DuelPosition) -> list[float]:
    """The payoff each seat may expect."""
    if p.phase == Phase.OVER:
        return [p.payoff(0), p.payoff(1)]
    # How much of the game is over, from 0 to 1.
    over = 0.0 if p.phase == Phase.DRAFT else (float(p.age) - float(bits(p.present)) / 20.0) / 3.0
    ahead = standing(p, 0, over) - standing(p, 1, over)
    share = 1.0 / (1.0 + math.exp(-ahead))
    return [share, 1.0 - share]


def rollout_move(p: DuelPosition, seat: i64, rng: Rng) -> i64:
    """Anything legal, but cards are sold only now and then."""
    moves = p.legal(seat)
    n: i64 = len(moves)
    move = moves[rng.below(n)]
    for _n in range(i64(2)):
        if Move.DISCARD <= move < Move.WONDER:
            move = moves[rng.below(n)]
    return move
