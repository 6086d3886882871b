"""The Activity cards on the board: their tradesmen (TR-9.2 to TR-9.6) and the cubes that wait on them (TR-9.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.games.troyes import data

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def stands(p: TroyesPosition, slot: i64, owner: i64) -> bool:
    """TR-9.4: has this owner a tradesman on the card?"""
    stall = p.stalls[slot]
    mark = owner + 1
    if stall & 7 == mark or (stall >> data.SECOND) & 7 == mark:
        return True
    return (stall >> (data.PICTURE + owner)) & 1 == 1


def seat_tradesman(p: TroyesPosition, slot: i64, owner: i64) -> i64:
    """TR-9.3: on the free scoring space with most VP, else on the picture; returns what the space scores."""
    stall = p.stalls[slot]
    card = p.card_on(slot)
    mark = owner + 1
    if stall & 7 == 0:
        p.stalls[slot] = stall + mark
        return p.variant.card_first[card]
    if (stall >> data.SECOND) & 7 == 0:
        p.stalls[slot] = stall + (mark << data.SECOND)
        return p.variant.card_second[card]
    p.stalls[slot] = stall | (data.ONE_BIT[owner] << data.PICTURE)
    return 0


def lift_tradesman(p: TroyesPosition, slot: i64, owner: i64) -> None:
    """TR-9.6: the space is free, nobody moves up, the owner's cubes stay."""
    stall = p.stalls[slot]
    mark = owner + 1
    if stall & 7 == mark:
        p.stalls[slot] = stall - mark
    elif (stall >> data.SECOND) & 7 == mark:
        p.stalls[slot] = stall - (mark << data.SECOND)
    else:
        p.stalls[slot] = stall & ~(data.ONE_BIT[owner] << data.PICTURE)


def cubes(p: TroyesPosition, slot: i64, seat: i64) -> i64:
    return (p.stalls[slot] >> (data.CUBES + data.CUBE_BITS * seat)) & 255


def held(p: TroyesPosition, seat: i64) -> i64:
    """TR-11.1: set of the cards whose cubes this seat could spend."""
    found: i64 = 0
    for slot in range(i64(data.SLOTS)):
        if p.stalls[slot] >> data.CUBES and cubes(p, slot, seat) > 0:
            card = p.card_on(slot)
            if data.IS_DELAYED[card]:
                found |= data.ONE_BIT[data.MODIFIER_OF[card]]
    return found


def slot_of(p: TroyesPosition, card: i64) -> i64:
    """Where a card lies, or -1."""
    for slot in range(i64(data.SLOTS)):
        if p.card_on(slot) == card:
            return slot
    return -1


def tradesmen(p: TroyesPosition, owner: i64) -> i64:
    """TR-13.6: on scoring spaces and on pictures."""
    n: i64 = 0
    for slot in range(i64(data.SLOTS)):
        if stands(p, slot, owner):
            n += 1
    return n


def points(p: TroyesPosition, owner: i64) -> i64:
    """TR-12.3: what the scoring spaces of this owner's tradesmen give."""
    total: i64 = 0
    mark = owner + 1
    for slot in range(i64(data.SLOTS)):
        stall = p.stalls[slot]
        if stall & 7 == mark:
            total += p.variant.card_first[p.card_on(slot)]
        elif (stall >> data.SECOND) & 7 == mark:
            total += p.variant.card_second[p.card_on(slot)]
    return total
