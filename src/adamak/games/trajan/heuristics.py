"""What bots know of Trajan: how a position stands, counted in points at hand and in prospect."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.bits import BIT, bits
from adamak.games.trajan import actions, data, mancala, quarters, scoring, seaport
from adamak.games.trajan.components import UNMET_COST, Action
from adamak.games.trajan.data import Mat, Phase

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition

LOSS: Final[vec[float]] = vec[float]([float(cost) for cost in UNMET_COST])
# By how many of its two markers lie in the tray: how likely a Trajan tile will be completed.
COMPLETED: Final[vec[float]] = vec[float]([0.35, 0.55, 0.75])
# By how many tiles of a kind are owned: what the next ones may still bring.
SET_HOPE: Final[vec[float]] = vec[float]([0.0, 0.8, 4.0, 4.0, 0.0])


# --- how it stands -----------------------------------------------------------------------------------------
def left(p: TrajanPosition) -> float:
    """How much of the game is still to come, from 1 to 0."""
    laps = float((p.quarter - 1) * 4 + p.rounds + p.laps) + float(p.time) / float(p.variant.spaces)
    return 0.0 if laps >= 16.0 else 1.0 - laps / 16.0


def quarter_over(p: TrajanPosition) -> float:
    """How much of this quarter is over."""
    return (float(p.rounds) + float(p.time) / float(p.variant.spaces)) / 4.0


def soon(ahead: float, pace: float) -> float:
    """Is there time for it? 1 early in the game, falling to 0 over the last 1/pace of it."""
    return ahead * pace if ahead * pace < 1.0 else 1.0


def estimates(p: TrajanPosition) -> list[float]:
    """The payoff each seat may expect: points at hand and in prospect, the less decisive the more is to come."""
    if p.phase == Phase.OVER:
        return p.payoffs()
    shares: list[float] = []
    ahead = left(p)
    scale = 4.0 + 14.0 * ahead
    best = -1000.0
    for seat in range(p.seats):
        shares.append(standing(p, seat, ahead) / scale)
        best = max(best, shares[seat])
    total = 0.0
    for seat in range(p.seats):
        shares[seat] = math.exp(shares[seat] - best)
        total += shares[seat]
    for seat in range(p.seats):
        shares[seat] /= total
    return shares


def standing(p: TrajanPosition, seat: i64, ahead: float) -> float:
    """The points a seat may expect, those on the track included."""
    worth = float(p.mat[Mat.SCORE + seat] + scoring.final_points(p, seat))
    worth += tokens_worth(p, seat, ahead) + tiles_worth(p, seat, ahead) + circle_worth(p, seat, ahead)
    worth += bonus_hope(p, seat, ahead) + senate_hope(p, seat) - demands_fear(p, seat)
    worth += 0.45 * float(best_shipment(p, p.mat[Mat.HAND + seat])) * soon(ahead, 12.0)
    if seat == p.turn:
        worth += pending_worth(p, seat, ahead)
    return worth


def tokens_worth(p: TrajanPosition, seat: i64, ahead: float) -> float:
    """Workers and legionnaires in the camps, beyond the point each gives at the end; the leader's prospects; sets."""
    mat = p.mat
    time = soon(ahead, 6.0)
    worth = 2.4 * float(mat[Mat.YARD + seat]) * time
    camp = mat[Mat.CAMP + seat]
    worth += (2.0 * float(camp) if camp < 3 else 4.0 + 0.8 * float(camp - 2)) * time
    if actions.may_occupy(p, seat):
        worth += 0.4 * float(actions.occupation(p, seat, mat[Mat.LEADER + seat])) * soon(ahead, 16.0)
    built = mat[Mat.BUILT + seat]
    others: i64 = 0
    for other in range(p.seats):
        if other != seat:
            others |= mat[Mat.BUILT + other]
    for kind in range(i64(data.BUILDING_KINDS)):
        own = bits((built >> (kind * 4)) & 15)
        if own + bits((others >> (kind * 4)) & 15) < 4:
            worth += SET_HOPE[own] * time
    return worth


def tiles_worth(p: TrajanPosition, seat: i64, ahead: float) -> float:
    """Extra action tiles, and wild tiles that may still be used."""
    time = soon(ahead, 7.0)
    worth = 2.6 * float(p.owned(seat, data.WILD_EXTRA)) + 1.5 * float(p.owned(seat, data.WILD_CONSTRUCTION))
    for action in range(data.TRAYS):
        number = p.owned(seat, data.EXTRA + action)
        if number:
            worth += (2.0 + (2.0 if p.mat[Mat.PLUS2 + seat] & BIT[action] else 0.0)) * float(number)
    return (worth + 0.8 * float(bits(p.mat[Mat.PLUS2 + seat]))) * time


def tile_value(p: TrajanPosition, tile: i64) -> float:
    """What completing a Trajan tile brings."""
    stack = tile // data.STACK_SIZE
    points = float(data.TRAJAN_POINTS[tile])
    if stack == data.VP9_STACK:
        return points
    if data.CARDS_STACK <= stack <= data.LEGIONNAIRES_STACK:
        return points + 2.2 * float(data.TRAJAN_NUMBER[tile])
    if stack == data.PLUS2_STACK:
        return points + 1.5
    return points + 3.0 * float(5 - p.quarter)


def circle_worth(p: TrajanPosition, seat: i64, ahead: float) -> float:
    """Trajan tiles on the slots, the more the nearer they are to completion."""
    worth = 0.0
    slots = p.mat[Mat.SLOTS + seat]
    time = soon(ahead, 9.0)
    slot: i64 = 0
    while slots:
        entry = slots & 63
        if entry:
            tile = entry - 1
            there = printed(tile, p.mat[Mat.TRAY + 4 * slot + seat])
            worth += COMPLETED[there] * tile_value(p, tile) * time
        slots >>= 6
        slot += 1
    return worth


def printed(tile: i64, markers: i64) -> i64:
    """How many of the two printed markers lie in a tray."""
    first = (markers >> (data.FIRST_COLOUR[tile] * 2)) & 3
    if data.FIRST_COLOUR[tile] == data.SECOND_COLOUR[tile]:
        return first
    second = (markers >> (data.SECOND_COLOUR[tile] * 2)) & 3
    return (1 if first else 0) + (1 if second else 0)


def bonus_hope(p: TrajanPosition, seat: i64, ahead: float) -> float:
    """What the own bonus tiles may still gain."""
    owned = p.mat[Mat.YELLOW + seat] | p.mat[Mat.GRAY + seat]
    hand = p.mat[Mat.HAND + seat]
    worth = 0.0
    for bonus in range(data.GOODS_BONUSES):
        if owned & BIT[bonus]:
            cards = scoring.goods(hand, bonus)
            worth += 1.4 * float(cards) * soon(ahead, 10.0) + 3.0 * ahead
    if owned & BIT[data.WORKERS_BONUS]:
        worth += 4.0 * ahead
    if owned & BIT[data.LEGIONNAIRES_BONUS]:
        worth += 6.0 * ahead
    return worth


def senate_hope(p: TrajanPosition, seat: i64) -> float:
    """The bonus tile of this quarter: who leads in votes, the surer the nearer the end of the quarter."""
    mine = quarters.rank_key(p, seat, True)
    better: i64 = 0
    best: i64 = 0
    for other in range(p.seats):
        if other != seat:
            theirs = quarters.rank_key(p, other, True)
            if theirs > mine:
                better += 1
            best = max(best, theirs)
    margin = float(mine - best) / 64.0 / (1.0 + 6.0 * (1.0 - quarter_over(p)))
    first = 1.0 / (1.0 + math.exp(-margin))
    second: float = 1.0 if p.seats == 2 or better <= 1 else 0.3
    return 8.0 * first + 4.5 * (1.0 - first) * second


def demands_fear(p: TrajanPosition, seat: i64) -> float:
    """What the people's demands will cost, less what the need tiles are worth in later quarters."""
    over = quarter_over(p)
    kept = p.mat[Mat.KEPT + seat]
    wilds = p.owned(seat, data.WILD_NEED)
    wanted = p.wanted
    counts: i64 = 0
    while wanted:
        counts += BIT[((wanted & 3) - 1) * 4]
        wanted >>= 2
    unmet: i64 = 0
    spare: i64 = 0
    covered: i64 = 0
    for need in range(data.NEEDS):
        have = p.owned(seat, data.NEED + need) + bits(kept & data.KEPT_OF_NEED[need])
        rest = have - ((counts >> (need * 4)) & 15)
        if rest < 0:
            unmet -= rest
        elif rest > 0:
            covered += 1
            spare += rest
    used = wilds if wilds < unmet else unmet
    wilds -= used
    fear = LOSS[unmet - used] * (0.45 + 0.55 * over)
    expected = float(3 - p.rounds) * (1.0 - float(covered) / 3.0) - float(wilds)
    if expected > 0.0:
        fear += 4.5 * expected * (0.35 + 0.45 * over)
    later = float(4 - p.quarter)
    store: float = float(spare + wilds) if spare + wilds < 4 else 4.0
    return fear - 3.0 * later * float(bits(kept)) * 0.8 - (1.2 * store if later > 0.0 else 0.0)


def best_shipment(p: TrajanPosition, hand: i64) -> i64:
    """The most points one shipment of this hand would give."""
    return shipment(p, hand, best_ship(p, hand))


def shipment(p: TrajanPosition, hand: i64, ship: i64) -> i64:
    """The most points one ship would give for this hand."""
    return seaport.ship_points(p, ship, units_for(hand, ship))


def units_for(hand: i64, ship: i64) -> i64:
    """How many cards or pairs of this hand a ship takes."""
    most: i64 = 0
    number: i64 = 0
    while hand:
        here = hand & 7
        most = max(most, here)
        if (ship == 1 and here >= 2) or (ship == 2 and here):
            number += 1
        hand >>= 3
    if ship == data.SAME:
        number = most
    return min(number, data.MOST_UNITS[ship])


def best_ship(p: TrajanPosition, hand: i64) -> i64:
    best: i64 = 0
    most: i64 = -1
    for ship in range(data.SHIPS):
        points = shipment(p, hand, ship)
        if points > most:
            most = points
            best = ship
    return best


# --- what the turn still brings ------------------------------------------------------------------------------
def pending_worth(p: TrajanPosition, seat: i64, ahead: float) -> float:
    """The actions that this turn still allows; while sowing, the target and the tile that may be completed there."""
    worth = 0.0
    if p.phase == Phase.SOW:
        target = (p.lifted_from + p.lifted) % data.TRAYS
        worth += action_worth(p, seat, target, ahead)
        tile = mancala.on_slot(p, seat, target)
        if tile >= 0:
            there = printed(tile, p.mat[Mat.TRAY + 4 * target + seat])
            if there == 2:
                worth += (1.0 - COMPLETED[2]) * tile_value(p, tile)
            elif there == 1 and missing_in_hand(tile, p.mat[Mat.TRAY + 4 * target + seat], p.in_hand):
                worth += (0.9 - COMPLETED[1]) * tile_value(p, tile)
        return worth
    frames = p.frames
    while frames:
        kind = frames & 31
        if Phase.ACTION <= kind <= Phase.EXTRA_ACTION:
            worth += action_worth(p, seat, (frames >> 5) & 7, ahead)
        elif kind == Phase.LOAD:
            ship = p.hold >> seaport.SHIP
            units = (p.hold & 7) + units_for(seaport.loadable(p.mat[Mat.HAND + seat], p.cargo, ship), ship)
            points = seaport.ship_points(p, ship, units if units < 4 else i64(4))
            worth += float(points) + 0.3 * float(seaport.hand_size(p.cargo))
        frames >>= data.FRAME
    return worth


def missing_in_hand(tile: i64, markers: i64, in_hand: i64) -> bool:
    """Is the one printed marker that the tray lacks among those being sown?"""
    first = data.FIRST_COLOUR[tile]
    lacking = first if (markers >> (first * 2)) & 3 == 0 else data.SECOND_COLOUR[tile]
    return (in_hand >> (lacking * 2)) & 3 != 0


def action_worth(p: TrajanPosition, seat: i64, action: i64, ahead: float) -> float:
    """About what one performance of an action brings beyond what the position holds already."""
    mat = p.mat
    if action == Action.SENATE:
        return float(data.VOTES[mat[Mat.DISC + seat] + 1]) + 1.0 if mat[Mat.DISC + seat] < data.TOP_SPACE else 0.0
    if action == Action.SEAPORT:
        ship = 0.55 * float(best_shipment(p, mat[Mat.HAND + seat]))
        return ship if ship > 2.0 else 2.0
    if action == Action.FORUM:
        return 3.0 if p.green else 0.0
    if action == Action.TRAJAN:
        return 2.8 * soon(ahead, 9.0) + 0.5 if mat[Mat.ARCH + seat] != data.CENTRE else 0.0
    if action == Action.CONSTRUCTION:
        if mat[Mat.YARD + seat]:
            return 3.0 + 2.0 * float(bits(actions.open_sites(mat[Mat.WORKERS + seat]) & p.intact) > 0)
        return 2.0 if mat[Mat.SUPPLY + seat] else 0.0
    if actions.may_occupy(p, seat):
        worth = 0.6 * float(actions.occupation(p, seat, mat[Mat.LEADER + seat]))
        return worth if worth > 2.5 else 2.5
    return 2.5
