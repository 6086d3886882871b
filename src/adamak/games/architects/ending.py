"""The end (AR-23) and the final scoring (AR-24): virtue first, then points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT, bits, lowest
from adamak.games.architects import captures, purse
from adamak.games.architects.data import (
    ALWAYS,
    BUILT,
    BY_HOUSE_BOT,
    BY_POINTS,
    BY_SILVER,
    BY_VIRTUE,
    CAPTIVES,
    CARPENTERS,
    CLAY,
    CREW,
    DEBT_CHANGE,
    DEBT_POINTS,
    DONE,
    DUNGEON,
    END_EFFECT,
    END_EFFECTS,
    END_METRIC,
    END_PER,
    END_POINTS,
    END_RULE,
    END_VIRTUE,
    FOR_EVERY,
    FOR_OVERFLOW,
    GAME_ENDED,
    GOLD,
    GOOD,
    IF_MOST,
    IF_NONE,
    LEVEL,
    LEVEL_POINTS,
    MARBLE,
    MASONS,
    MOST_VIRTUE,
    OF_BASIC,
    OF_BUILDINGS,
    OF_CAPTIVES,
    OF_CARPENTRY,
    OF_CATHEDRAL,
    OF_GOLD,
    OF_MARBLE,
    OF_MASONRY,
    OF_PAID,
    OF_TILING,
    OF_UNPAID,
    OF_VIRTUE,
    OVER,
    PAID,
    POINT_EFFECTS,
    POINTS,
    PRISON,
    PRISONERS_PER_POINT,
    PURSE,
    SHARED,
    SILVER,
    SILVER_PER_POINT,
    STONE,
    THERESE,
    TILERS,
    UNPAID,
    VIRTUE,
    VIRTUE_EFFECTS,
    VIRTUE_VP,
    WOOD,
    WORKER,
    WORKER_MASK,
)

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


# --- what the effects look at (AR-21.4 to AR-21.9) ------------------------------------------------------


def metric(p: ArchitectsPosition, player: i64, of: i64) -> i64:
    """How many of it a player has now."""
    purse_ = p.own[PURSE + player]
    if of < OF_BASIC:
        if (of in (OF_GOLD, OF_MARBLE)) and purse.has_board(p, player, THERESE):
            return ((purse_ >> GOLD) & GOOD) + ((purse_ >> MARBLE) & GOOD)  # AR-22.5
        return (purse_ >> (of * 10)) & GOOD
    if of == OF_BASIC:
        return ((purse_ >> CLAY) & GOOD) + ((purse_ >> WOOD) & GOOD) + ((purse_ >> STONE) & GOOD)
    if of == OF_CARPENTRY:
        return bits(p.own[CREW + player] & CARPENTERS)
    if of == OF_TILING:
        return bits(p.own[CREW + player] & TILERS)
    if of == OF_MASONRY:
        return bits(p.own[CREW + player] & MASONS)
    if of == OF_BUILDINGS:
        return bits(p.own[BUILT + player])
    if of == OF_CAPTIVES:
        captives = p.own[CAPTIVES + player]
        n: i64 = 0
        while captives:
            n += captives & WORKER_MASK
            captives >>= WORKER
        return n
    if of == OF_CATHEDRAL:
        return p.own[LEVEL + player]
    if of == OF_PAID:
        return p.own[PAID + player]
    if of == OF_UNPAID:
        return p.own[UNPAID + player]
    return p.own[VIRTUE + player] if of == OF_VIRTUE else 0


def times(p: ArchitectsPosition, player: i64, card: i64) -> i64:
    """How often an end effect gives what it gives."""
    rule = END_RULE[card]
    of = END_METRIC[card]
    if rule == FOR_EVERY:
        return metric(p, player, of) // END_PER[card]
    if rule == IF_MOST:  # strictly more than each other player
        mine = metric(p, player, of)
        other: i64 = 0
        while other < p.players:
            if other != player and metric(p, other, of) >= mine:
                return 0
            other += 1
        return 1
    if rule == IF_NONE:
        return 1 if metric(p, player, of) == 0 else 0
    return 1 if rule == ALWAYS else 0


def virtue_of(p: ArchitectsPosition, player: i64, card: i64) -> i64:
    """AR-21.5, AR-21.6, AR-21.9: virtue an end effect gives or takes."""
    return times(p, player, card) * END_VIRTUE[card]


# --- stage one: virtue (AR-24.1) ----------------------------------------------------------------------


def pending(p: ArchitectsPosition, player: i64) -> i64:
    """Set of own end effects on virtue still to be resolved; the house opponent's have none (AR-26.3e)."""
    if player >= p.seats:
        return 0
    return p.own[BUILT + player] & VIRTUE_EFFECTS & ~p.own[DONE + player]


def gains_ahead(p: ArchitectsPosition, player: i64, effects: i64) -> i64:
    """Virtue to come from effects other than the Dungeon."""
    total: i64 = 0
    effects &= ~DUNGEON
    while effects:
        total += virtue_of(p, player, lowest(effects))
        effects &= effects - 1
    return total


def order_matters(p: ArchitectsPosition, player: i64, effects: i64) -> bool:
    """Only with the Dungeon beside another effect that moves the marker, and only near an end of the track."""
    if effects & DUNGEON == 0:
        return False
    gains = gains_ahead(p, player, effects)
    virtue = p.own[VIRTUE + player]
    if gains == 0:
        return False
    return virtue + gains > MOST_VIRTUE or virtue < 2


def resolve(p: ArchitectsPosition, player: i64, card: i64) -> None:
    """AR-24.1: one effect; above 14 debts must be destroyed now, below 0 they are taken."""
    change = virtue_of(p, player, card)
    p.own[DONE + player] |= BIT[card]
    p.note(END_EFFECT, player, card, change)
    if change <= 0:
        purse.lose_virtue(p, player, -change)
        return
    purse.gain_virtue(p, player, change)
    points = (p.overflow >> (player << 3)) & 255
    p.overflow -= points * BIT[player << 3]
    while points > 0:
        purse.destroy_debt(p, player, FOR_OVERFLOW)
        points -= 1


def settled(p: ArchitectsPosition, player: i64) -> ArchitectsPosition:
    """The position as it would be scored for a player now: virtue effects resolved, the Dungeon last or first,
    whichever leaves more points."""
    effects = pending(p, player)
    if effects == 0:
        return p
    late = p.clone()
    resolve_all(late, player, effects & ~DUNGEON)
    resolve_all(late, player, effects & DUNGEON)
    if effects & DUNGEON == 0:
        return late
    early = p.clone()
    resolve_all(early, player, effects & DUNGEON)
    resolve_all(early, player, effects & ~DUNGEON)
    return early if total(early, player) > total(late, player) else late


def resolve_all(p: ArchitectsPosition, player: i64, effects: i64) -> None:
    while effects:
        resolve(p, player, lowest(effects))
        effects &= effects - 1


def go_on(p: ArchitectsPosition) -> None:
    """Through all players in turn order; stops where one must choose an order."""
    place: i64 = 0
    while place < p.players:
        player = p.after(p.first, place)
        effects = pending(p, player)
        if order_matters(p, player, effects):
            p.phase = END_EFFECTS
            p.turn = player
            return
        resolve_all(p, player, effects)
        place += 1
    conclude(p)


# --- stage two: points (AR-24.2) ----------------------------------------------------------------------


def building_points(p: ArchitectsPosition, player: i64) -> i64:
    total: i64 = 0
    built = p.own[BUILT + player]
    while built:
        total += POINTS[lowest(built)]
        built &= built - 1
    return total


def effect_points(p: ArchitectsPosition, player: i64) -> i64:
    """AR-21.4, AR-21.5, AR-21.7, AR-21.8, and the University; what changes debts is in `debt_points`."""
    if player >= p.seats:
        return 0
    total: i64 = 0
    built = p.own[BUILT + player] & POINT_EFFECTS
    while built:
        card = lowest(built)
        if END_RULE[card] != DEBT_CHANGE:
            total += times(p, player, card) * END_POINTS[card]
        built &= built - 1
    return total


def debt_points(p: ArchitectsPosition, player: i64) -> i64:
    """AR-17.2, AR-21.9: Fountain and Gambler's Den."""
    unpaid = p.own[UNPAID + player]
    if unpaid == 0:
        return 0
    each: i64 = DEBT_POINTS
    if player < p.seats:
        built = p.own[BUILT + player] & POINT_EFFECTS
        while built:
            card = lowest(built)
            if END_RULE[card] == DEBT_CHANGE:
                each += END_POINTS[card]
            built &= built - 1
    return unpaid * each


def precious_points(p: ArchitectsPosition, player: i64) -> i64:
    goods = p.own[PURSE + player]
    return ((goods >> GOLD) & GOOD) + ((goods >> MARBLE) & GOOD)


def silver_points(p: ArchitectsPosition, player: i64) -> i64:
    return (p.own[PURSE + player] >> SILVER) // SILVER_PER_POINT


def prison_points(p: ArchitectsPosition, player: i64) -> i64:
    return -(captures.at(p, player, PRISON) // PRISONERS_PER_POINT)


def total(p: ArchitectsPosition, player: i64) -> i64:
    """AR-24.2, with virtue and debts as they are now."""
    points = building_points(p, player) + effect_points(p, player) + debt_points(p, player)
    points += LEVEL_POINTS[p.own[LEVEL + player]] + VIRTUE_VP[p.own[VIRTUE + player]]
    return points + precious_points(p, player) + silver_points(p, player) + prison_points(p, player)


# --- who wins (AR-24.4) -------------------------------------------------------------------------------


def standing(p: ArchitectsPosition, player: i64) -> i64:
    """Points, then virtue, then silver, as one number to compare."""
    return ((total(p, player) + 1024) * 16 + p.own[VIRTUE + player]) * 1024 + (p.own[PURSE + player] >> SILVER)


def conclude(p: ArchitectsPosition) -> None:
    best: i64 = -1
    player: i64 = 0
    while player < p.players:
        here = standing(p, player)
        if here > best:
            best = here
            p.winners = 0
        if here == best:
            p.winners |= BIT[player]
        player += 1
    p.end_code = how_won(p, best)
    p.phase = OVER
    p.turn = 0
    p.note(GAME_ENDED, p.winners, p.end_code, 0)


def how_won(p: ArchitectsPosition, best: i64) -> i64:
    """By points alone, or by which tie-break."""
    if p.winners == BIT[p.seats]:
        return BY_HOUSE_BOT
    if p.winners & (p.winners - 1):
        return SHARED
    equal_points = False
    equal_virtue = False
    player: i64 = 0
    while player < p.players:
        if (p.winners >> player) & 1 == 0:
            here = standing(p, player)
            if here >> 14 == best >> 14:
                equal_points = True
            if here >> 10 == best >> 10:
                equal_virtue = True
        player += 1
    if equal_virtue:
        return BY_SILVER
    return BY_VIRTUE if equal_points else BY_POINTS
