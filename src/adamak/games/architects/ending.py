"""The end (AR-23) and the final scoring (AR-24): virtue first, then points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT, bits, lowest
from adamak.games.architects import captures, data, printed, purse
from adamak.games.architects.data import GOOD_MASK, Ending, Event, Good, Own, Phase, Reason
from adamak.games.architects.printed import Character, EndRule, Metric

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


# --- what the effects look at (AR-21.4 to AR-21.9) ------------------------------------------------------


def metric(p: ArchitectsPosition, player: i64, of: i64) -> i64:
    """How many of it a player has now."""
    purse_ = p.own[Own.PURSE + player]
    if of < Metric.BASIC:
        if (of in (Metric.GOLD, Metric.MARBLE)) and purse.has_board(p, player, Character.THERESE):
            return ((purse_ >> Good.GOLD) & GOOD_MASK) + ((purse_ >> Good.MARBLE) & GOOD_MASK)  # AR-22.5
        return (purse_ >> (of * 10)) & GOOD_MASK
    if of == Metric.BASIC:
        return (
            ((purse_ >> Good.CLAY) & GOOD_MASK)
            + ((purse_ >> Good.WOOD) & GOOD_MASK)
            + ((purse_ >> Good.STONE) & GOOD_MASK)
        )
    if of == Metric.CARPENTRY:
        return bits(p.own[Own.CREW + player] & printed.CARPENTERS)
    if of == Metric.TILING:
        return bits(p.own[Own.CREW + player] & printed.TILERS)
    if of == Metric.MASONRY:
        return bits(p.own[Own.CREW + player] & printed.MASONS)
    if of == Metric.BUILDINGS:
        return bits(p.own[Own.BUILT + player])
    if of == Metric.CAPTIVES:
        captives = p.own[Own.CAPTIVES + player]
        n: i64 = 0
        while captives:
            n += captives & data.WORKER_MASK
            captives >>= data.WORKER
        return n
    if of == Metric.CATHEDRAL:
        return p.own[Own.LEVEL + player]
    if of == Metric.PAID:
        return p.own[Own.PAID + player]
    if of == Metric.UNPAID:
        return p.own[Own.UNPAID + player]
    return p.own[Own.VIRTUE + player] if of == Metric.VIRTUE else 0


def times(p: ArchitectsPosition, player: i64, card: i64) -> i64:
    """How often an end effect gives what it gives."""
    rule = printed.END_RULE[card]
    of = printed.END_METRIC[card]
    if rule == EndRule.PER:
        return metric(p, player, of) // printed.END_PER[card]
    if rule == EndRule.MOST:  # strictly more than each other player
        mine = metric(p, player, of)
        for other in range(p.players):
            if other != player and metric(p, other, of) >= mine:
                return 0
        return 1
    if rule == EndRule.NO:
        return 1 if metric(p, player, of) == 0 else 0
    return 1 if rule == EndRule.ALWAYS else 0


def virtue_of(p: ArchitectsPosition, player: i64, card: i64) -> i64:
    """AR-21.5, AR-21.6, AR-21.9: virtue an end effect gives or takes."""
    return times(p, player, card) * printed.END_VIRTUE[card]


# --- stage one: virtue (AR-24.1) ----------------------------------------------------------------------


def pending(p: ArchitectsPosition, player: i64) -> i64:
    """Set of own end effects on virtue still to be resolved; the house opponent's have none (AR-26.3e)."""
    if player >= p.seats:
        return 0
    return p.own[Own.BUILT + player] & printed.VIRTUE_EFFECTS & ~p.own[Own.DONE + player]


def gains_ahead(p: ArchitectsPosition, player: i64, effects: i64) -> i64:
    """Virtue to come from effects other than the Dungeon."""
    total: i64 = 0
    effects &= ~printed.DUNGEON
    while effects:
        total += virtue_of(p, player, lowest(effects))
        effects &= effects - 1
    return total


def order_matters(p: ArchitectsPosition, player: i64, effects: i64) -> bool:
    """Only with the Dungeon beside another effect that moves the marker, and only near an end of the track."""
    if effects & printed.DUNGEON == 0:
        return False
    gains = gains_ahead(p, player, effects)
    virtue = p.own[Own.VIRTUE + player]
    if gains == 0:
        return False
    return virtue + gains > printed.MOST_VIRTUE or virtue < 2


def resolve(p: ArchitectsPosition, player: i64, card: i64) -> None:
    """AR-24.1: one effect; above 14 debts must be destroyed now, below 0 they are taken."""
    change = virtue_of(p, player, card)
    p.own[Own.DONE + player] |= BIT[card]
    p.note(Event.END_EFFECT, player, card, change)
    if change <= 0:
        purse.lose_virtue(p, player, -change)
        return
    purse.gain_virtue(p, player, change)
    points = (p.overflow >> (player << 3)) & 255
    p.overflow -= points * BIT[player << 3]
    while points > 0:
        purse.destroy_debt(p, player, Reason.OVERFLOW)
        points -= 1


def settled(p: ArchitectsPosition, player: i64) -> ArchitectsPosition:
    """The position as it would be scored for a player now: virtue effects resolved, the Dungeon last or first,
    whichever leaves more points."""
    effects = pending(p, player)
    if effects == 0:
        return p
    late = p.clone()
    resolve_all(late, player, effects & ~printed.DUNGEON)
    resolve_all(late, player, effects & printed.DUNGEON)
    if effects & printed.DUNGEON == 0:
        return late
    early = p.clone()
    resolve_all(early, player, effects & printed.DUNGEON)
    resolve_all(early, player, effects & ~printed.DUNGEON)
    return early if total(early, player) > total(late, player) else late


def resolve_all(p: ArchitectsPosition, player: i64, effects: i64) -> None:
    while effects:
        resolve(p, player, lowest(effects))
        effects &= effects - 1


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


# --- stage two: points (AR-24.2) ----------------------------------------------------------------------


def building_points(p: ArchitectsPosition, player: i64) -> i64:
    total: i64 = 0
    built = p.own[Own.BUILT + player]
    while built:
        total += printed.POINTS[lowest(built)]
        built &= built - 1
    return total


def effect_points(p: ArchitectsPosition, player: i64) -> i64:
    """AR-21.4, AR-21.5, AR-21.7, AR-21.8, and the University; what changes debts is in `debt_points`."""
    if player >= p.seats:
        return 0
    total: i64 = 0
    built = p.own[Own.BUILT + player] & printed.POINT_EFFECTS
    while built:
        card = lowest(built)
        if printed.END_RULE[card] != EndRule.UNPAID:
            total += times(p, player, card) * printed.END_POINTS[card]
        built &= built - 1
    return total


def debt_points(p: ArchitectsPosition, player: i64) -> i64:
    """AR-17.2, AR-21.9: Fountain and Gambler's Den."""
    unpaid = p.own[Own.UNPAID + player]
    if unpaid == 0:
        return 0
    each: i64 = printed.DEBT_POINTS
    if player < p.seats:
        built = p.own[Own.BUILT + player] & printed.POINT_EFFECTS
        while built:
            card = lowest(built)
            if printed.END_RULE[card] == EndRule.UNPAID:
                each += printed.END_POINTS[card]
            built &= built - 1
    return unpaid * each


def precious_points(p: ArchitectsPosition, player: i64) -> i64:
    goods = p.own[Own.PURSE + player]
    return ((goods >> Good.GOLD) & GOOD_MASK) + ((goods >> Good.MARBLE) & GOOD_MASK)


def silver_points(p: ArchitectsPosition, player: i64) -> i64:
    return (p.own[Own.PURSE + player] >> Good.SILVER) // printed.SILVER_PER_POINT


def prison_points(p: ArchitectsPosition, player: i64) -> i64:
    return -(captures.at(p, player, data.PRISON) // printed.PRISONERS_PER_POINT)


def total(p: ArchitectsPosition, player: i64) -> i64:
    """AR-24.2, with virtue and debts as they are now."""
    points = building_points(p, player) + effect_points(p, player) + debt_points(p, player)
    points += printed.LEVEL_POINTS[p.own[Own.LEVEL + player]] + printed.VIRTUE_VP[p.own[Own.VIRTUE + player]]
    return points + precious_points(p, player) + silver_points(p, player) + prison_points(p, player)


# --- who wins (AR-24.4) -------------------------------------------------------------------------------


def standing(p: ArchitectsPosition, player: i64) -> i64:
    """Points, then virtue, then silver, as one number to compare."""
    return ((total(p, player) + 1024) * 16 + p.own[Own.VIRTUE + player]) * 1024 + (
        p.own[Own.PURSE + player] >> Good.SILVER
    )


def conclude(p: ArchitectsPosition) -> None:
    best: i64 = -1
    for player in range(p.players):
        here = standing(p, player)
        if here > best:
            best = here
            p.winners = 0
        if here == best:
            p.winners |= BIT[player]
    p.end_code = how_won(p, best)
    p.phase = Phase.OVER
    p.turn = 0
    p.note(Event.GAME_ENDED, p.winners, p.end_code, 0)


def how_won(p: ArchitectsPosition, best: i64) -> i64:
    """By points alone, or by which tie-break."""
    if p.winners == BIT[p.seats]:
        return Ending.HOUSE_BOT
    if p.winners & (p.winners - 1):
        return Ending.SHARED
    equal_points = False
    equal_virtue = False
    for player in range(p.players):
        if (p.winners >> player) & 1 == 0:
            here = standing(p, player)
            if here >> 14 == best >> 14:
                equal_points = True
            if here >> 10 == best >> 10:
                equal_virtue = True
    if equal_virtue:
        return Ending.SILVER
    return Ending.VIRTUE if equal_points else Ending.POINTS
