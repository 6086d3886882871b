"""The end (AR-23) and the final scoring (AR-24): virtue first, then points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT, bits, each, lowest, summed
from adamak.core.bits import total as total_of
from adamak.games.architects import captures, data, printed, purse
from adamak.games.architects.data import Ending, Good, Own, Phase
from adamak.games.architects.printed import Character, EndRule, Metric

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def metric(p: ArchitectsPosition, player: i64, of: i64) -> i64:
    """How many of it a player has now."""
    goods = p.own[Own.PURSE + player]
    if of < Metric.BASIC:
        if (of in (Metric.GOLD, Metric.MARBLE)) and purse.has_board(p, player, Character.THERESE):
            return data.precious(goods)  # AR-22.5
        return data.good(goods, of * 10)
    if of == Metric.BASIC:
        return data.basic(goods)
    if of <= Metric.MASONRY:
        return bits(p.own[Own.CREW + player] & printed.SKILLED[of - Metric.CARPENTRY])
    if of == Metric.BUILDINGS:
        return bits(p.own[Own.BUILT + player])
    if of == Metric.CAPTIVES:
        return total_of(p.own[Own.CAPTIVES + player], data.WORKER)
    return p.own[printed.METRIC_OWN[of - Metric.CATHEDRAL] + player]


def times(p: ArchitectsPosition, player: i64, card: i64) -> i64:
    """How often an end effect gives what it gives."""
    rule = printed.END_RULE[card]
    of = printed.END_METRIC[card]
    if rule == EndRule.PER or rule == EndRule.UNPAID:
        return metric(p, player, of) // printed.END_PER[card]
    if rule == EndRule.MOST:  # strictly more than each other player
        mine = metric(p, player, of)
        return i64(all(other == player or metric(p, other, of) < mine for other in range(p.players)))
    if rule == EndRule.NO:
        return 1 if metric(p, player, of) == 0 else 0
    return 1 if rule == EndRule.ALWAYS else 0


def virtue_of(p: ArchitectsPosition, player: i64, card: i64) -> i64:
    """AR-21.5, AR-21.6, AR-21.9: virtue an end effect gives or takes."""
    return times(p, player, card) * printed.END_VIRTUE[card]


def pending(p: ArchitectsPosition, player: i64) -> i64:
    """Set of own end effects on virtue still to be resolved; the house opponent's have none (AR-26.3e)."""
    if player >= p.seats:
        return 0
    return p.own[Own.BUILT + player] & printed.VIRTUE_EFFECTS & ~p.own[Own.DONE + player]


def order_matters(p: ArchitectsPosition, player: i64, effects: i64) -> bool:
    """Only with the Dungeon beside another effect that moves the marker, and only near an end of the track."""
    gains = sum((virtue_of(p, player, card) for card in each(effects & ~printed.DUNGEON)), i64(0))
    if effects & printed.DUNGEON == 0 or gains == 0:
        return False
    virtue = p.own[Own.VIRTUE + player]
    return virtue + gains > printed.MOST_VIRTUE or virtue < 2


def resolve(p: ArchitectsPosition, player: i64, card: i64) -> None:
    """AR-24.1: one effect; above 14 debts must be destroyed now, below 0 they are taken."""
    change = virtue_of(p, player, card)
    p.own[Own.DONE + player] |= BIT[card]
    p.note("end_effect", player, card, change)
    purse.change_virtue(p, player, change)
    if change > 0:
        over = purse.points_over(p, player)
        p.overflow -= over * BIT[player << 3]
        purse.destroy_debts(p, player, over)


def resolve_all(p: ArchitectsPosition, player: i64, effects: i64) -> None:
    for card in each(effects):
        resolve(p, player, card)


def settled(p: ArchitectsPosition, player: i64) -> ArchitectsPosition:
    """The position as it would be scored for a player now: virtue effects resolved, the Dungeon last or first,
    whichever leaves more points."""
    effects = pending(p, player)
    if effects == 0:
        return p
    late = p.clone()
    resolve_all(late, player, effects & ~printed.DUNGEON)
    resolve_all(late, player, effects & printed.DUNGEON)
    early = p.clone()
    resolve_all(early, player, effects & printed.DUNGEON)
    resolve_all(early, player, effects & ~printed.DUNGEON)
    return early if total(early, player) > total(late, player) else late


def stalled(p: ArchitectsPosition) -> bool:
    """AR-23.3: at the end of a turn, so many rounds without a worker in the Guildhall, where the table counts them."""
    if p.idle_turns == 0 or p.idle_turns % p.players:
        return False
    p.note("idle_round", p.idle_turns // p.players, p.variant.stall_guard, 0)
    return too_idle(p)


def too_idle(p: ArchitectsPosition) -> bool:
    return p.variant.stall_guard > 0 and p.idle_turns >= p.variant.stall_guard * p.players


def go_on(p: ArchitectsPosition) -> None:
    """Through all players in turn order; stops where one must choose an order."""
    for place in range(p.players):
        player = p.after(p.first, place)
        effects = pending(p, player)
        if order_matters(p, player, effects):
            p.phase = Phase.END_EFFECTS
            p.turn = player
            return
        resolve_all(p, player, effects)
    conclude(p)


def building_points(p: ArchitectsPosition, player: i64) -> i64:
    return summed(p.own[Own.BUILT + player], printed.POINTS, 0)


def effect_points(p: ArchitectsPosition, player: i64, effects: i64) -> i64:
    """Points of those of some end effects that a player has built; the house opponent's buildings have none."""
    effects &= p.own[Own.BUILT + player]
    number: i64 = 0
    while effects and player < p.seats:
        card = lowest(effects)
        number += times(p, player, card) * printed.END_POINTS[card]
        effects &= effects - 1
    return number


def debt_points(p: ArchitectsPosition, player: i64) -> i64:
    """AR-17.2, AR-21.9: Fountain and Gambler's Den."""
    unpaid = p.own[Own.UNPAID + player]
    return unpaid * printed.DEBT_POINTS + effect_points(p, player, printed.DEBT_EFFECTS) if unpaid else 0


def silver_points(p: ArchitectsPosition, player: i64) -> i64:
    return (p.own[Own.PURSE + player] >> Good.SILVER) // printed.SILVER_PER_POINT


def prison_points(p: ArchitectsPosition, player: i64) -> i64:
    return -(captures.prisoners(p, player) // printed.PRISONERS_PER_POINT)


def total(p: ArchitectsPosition, player: i64) -> i64:
    """AR-24.2, with virtue and debts as they are now; effects: AR-21.4, AR-21.5, AR-21.7, AR-21.8, the University."""
    number = building_points(p, player) + effect_points(p, player, printed.POINT_EFFECTS) + debt_points(p, player)
    number += printed.LEVEL_POINTS[p.own[Own.LEVEL + player]] + printed.VIRTUE_VP[p.own[Own.VIRTUE + player]]
    return number + data.precious(p.own[Own.PURSE + player]) + silver_points(p, player) + prison_points(p, player)


def standing(p: ArchitectsPosition, player: i64) -> i64:
    """Points, then virtue, then silver, as one number to compare."""
    return ((total(p, player) + 1024) * 16 + p.own[Own.VIRTUE + player]) * 1024 + purse.silver_of(p, player)


def conclude(p: ArchitectsPosition) -> None:
    """AR-24.4: who has won, and by which tie-break."""
    best: i64 = -1
    rival: i64 = -1  # the best of those who have not won
    for player in range(p.players):
        here = standing(p, player)
        if here > best:
            rival = best
            best = here
            p.winners = 0
        if here == best:
            p.winners |= BIT[player]
        else:
            rival = max(rival, here)
    if p.winners == BIT[p.seats]:
        p.end_code = Ending.HOUSE_BOT
    elif too_idle(p):
        p.end_code = Ending.STALLED
    elif p.winners & (p.winners - 1):
        p.end_code = Ending.SHARED
    elif rival >> 10 == best >> 10:
        p.end_code = Ending.SILVER
    else:
        p.end_code = Ending.VIRTUE if rival >> 14 == best >> 14 else Ending.POINTS
    p.phase = Phase.OVER
    p.turn = 0
    p.note("game_ended", p.winners, p.end_code, 0)
