"""The final scoring and who wins (TJ-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.bits import BIT, bits, filled, lowest
from adamak.games.trajan import data
from adamak.games.trajan.components import SET_POINTS
from adamak.games.trajan.data import Ending, Mat, Phase
from adamak.games.trajan.seaport import hand_size
from adamak.games.trajan.variant import NeedBonus

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition

SETS: Final[vec[i64]] = vec[i64](SET_POINTS)


def final_points(p: TrajanPosition, seat: i64) -> i64:
    """TJ-13.1: everything that is added at the end."""
    mat = p.mat
    points = hand_size(mat[Mat.HAND + seat]) + mat[Mat.YARD + seat] + mat[Mat.CAMP + seat]
    points += open_tiles(mat[Mat.SLOTS + seat])
    points += set_points(mat[Mat.BUILT + seat], p.owned(seat, data.WILD_CONSTRUCTION))
    return points + bonus_points(p, seat)


def total(p: TrajanPosition, seat: i64) -> i64:
    """As if the game ended now."""
    return p.mat[Mat.SCORE + seat] + final_points(p, seat)


def open_tiles(slots: i64) -> i64:
    """TJ-13.1: one point per uncompleted Trajan tile on the circle."""
    return filled(slots, 6)


# --- construction sets (TJ-13.3) -----------------------------------------------------------------------
def set_points(tiles: i64, wilds: i64) -> i64:
    """Sets of exactly three and of four, wild tiles where they give most; each kind needs a tile of its own."""
    best = sum((SETS[bits((tiles >> (kind * 4)) & 15)] for kind in range(i64(data.BUILDING_KINDS))), i64(0))
    if wilds:
        for kind in range(data.BUILDING_KINDS):
            here = (tiles >> (kind * 4)) & 15
            if here != 0 and here != 15:
                best = max(best, set_points(tiles | ((here + 1) & ~here) << (kind * 4), wilds - 1))
    return best


# --- bonus tiles (TJ-13.2) -----------------------------------------------------------------------------------
def bonus_points(p: TrajanPosition, seat: i64) -> i64:
    """All own bonus tiles, each with the value of the side that is up."""
    points = side_points(p, seat, Mat.YELLOW) + side_points(p, seat, Mat.GRAY)
    return points + goods_wilds(p, seat) + need_points(p, seat)


def side_points(p: TrajanPosition, seat: i64, side: i64) -> i64:
    """Goods, workers, legionnaires and bonus tiles; the needs are counted apart."""
    owned = p.mat[side + seat]
    points: i64 = 0
    while owned:
        points += tile_points(p, seat, lowest(owned), side == Mat.YELLOW)
        owned &= owned - 1
    return points


def tile_points(p: TrajanPosition, seat: i64, bonus: i64, yellow: bool) -> i64:
    """One bonus tile without wild tiles; a need tile gives nothing here."""
    value: i64 = data.YELLOW_VALUE[bonus] if yellow else data.GRAY_VALUE[bonus]
    if bonus < data.GOODS_BONUSES:
        return value * goods(p.mat[Mat.DISPLAY + seat], bonus)
    if bonus == data.WORKERS_BONUS:
        return (value * bits(p.mat[Mat.WORKERS + seat]) + 1) >> 1  # half points, rounded up
    if bonus == data.LEGIONNAIRES_BONUS:
        return value * bits(p.mat[Mat.LEGIONS + seat])
    if bonus == data.TILES_BONUS:
        return value * bits(p.mat[Mat.YELLOW + seat])
    return 0


def goods(cards: i64, bonus: i64) -> i64:
    """How many of these cards a goods bonus counts."""
    first, second = data.BONUS_GOODS[bonus * 2], data.BONUS_GOODS[bonus * 2 + 1]
    return ((cards >> (first * 3)) & 7) + ((cards >> (second * 3)) & 7)


def goods_wilds(p: TrajanPosition, seat: i64) -> i64:
    """TJ-13.2: each unspent commodity wild tile counts once as a displayed card, where it gives most."""
    wilds = p.owned(seat, data.WILD_COMMODITY)
    if wilds == 0:
        return 0
    if p.mat[Mat.YELLOW + seat] & data.GOODS_SET:
        return wilds * data.YELLOW_VALUE[0]
    if p.mat[Mat.GRAY + seat] & data.GOODS_SET:
        return wilds * data.GRAY_VALUE[0]
    return 0


def need_points(p: TrajanPosition, seat: i64) -> i64:
    """TJ-13.2, R-16: once if a need tile is left, or for each; unspent wild tiles stand in, yellow before gray."""
    wilds: i64 = p.owned(seat, data.WILD_NEED) if p.variant.wild_need_counts_for_need_bonus else 0
    points: i64 = 0
    for number in range(i64(2 * data.NEEDS)):
        yellow = number < data.NEEDS
        need = number % data.NEEDS
        value = data.YELLOW_VALUE[data.NEED_BONUS] if yellow else data.GRAY_VALUE[data.NEED_BONUS]
        if p.mat[Mat.YELLOW + seat if yellow else Mat.GRAY + seat] & BIT[data.NEED_BONUS + need]:
            tiles = p.owned(seat, data.NEED + need)
            if p.variant.need_bonus == NeedBonus.EACH_TILE:
                points += value * (tiles + wilds)
                wilds = 0
            elif tiles:
                points += value
            elif wilds:
                wilds -= 1
                points += value
    return points


# --- the end (TJ-13.4) -----------------------------------------------------------------------------------------
def finish(p: TrajanPosition) -> None:
    """TJ-12.14, TJ-13.4: most points; a tie goes to the better place in the senate."""
    best: i64 = -1000
    tied: i64 = 0
    for place in range(p.seats):
        seat = (p.tie_order >> (place * 4)) & 15
        points = total(p, seat)
        p.note("final_scored", seat, points - p.mat[Mat.SCORE + seat], points)
        if points > best:
            best = points
            p.winner = seat
            tied = 1
        elif points == best:
            tied += 1
    p.end_code = Ending.POINTS if tied == 1 else Ending.TIEBREAK
    p.laps = 0  # TJ-11.5: a second crossing is ignored
    p.phase = Phase.OVER
    p.note("game_won", p.winner, p.end_code, 0)


def ranking(p: TrajanPosition) -> list[int]:
    """Places from 1; the senate leaves no tie. Before the end everybody ties with equals."""
    points = [int(total(p, seat)) for seat in range(p.seats)]
    if p.phase != Phase.OVER:
        return [1 + sum(other > mine for other in points) for mine in points]
    order = [int(p.tie_order) >> 4 * k & 15 for k in range(p.seats)]
    best = sorted(range(p.seats), key=lambda seat: (-points[seat], order.index(seat)))
    return [best.index(seat) + 1 for seat in range(p.seats)]
