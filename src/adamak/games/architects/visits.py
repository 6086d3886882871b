"""A worker is placed (AR-4.2): what each place does, and the worker taken back instead (AR-4.3, AR-4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT, bits
from adamak.games.architects import captures, guildhall, market, purse, workshop
from adamak.games.architects.data import (
    AT_GUARDHOUSE,
    AT_GUILDHALL,
    AT_MINES,
    AT_STOREHOUSE,
    AT_TOWN_CENTRE,
    AWAY,
    BY_PICKPOCKET,
    BY_TAX_STAND,
    BY_TRADE,
    CAPTIVES,
    CIRCLES,
    CREW,
    FINISH,
    FOREST,
    FREE,
    FROM_BOARD,
    FROM_MARKET,
    FROM_PRISON,
    GUARDHOUSE,
    GUILD,
    GUILDHALL,
    HIRED_GOODS,
    HIRED_VIRTUE,
    HOUSE_BOT,
    JEWELLERS,
    MARBLE_MIX,
    MINERS,
    MINES,
    MOST_GOODS,
    ONE_CLAY,
    ONE_GOLD,
    ONE_MARBLE,
    ONE_SILVER,
    ONE_STONE,
    ONE_WOOD,
    PICKPOCKET,
    PRISON,
    QUARRY,
    SILVERSMITH,
    STONECUTTERS,
    STOREHOUSE,
    TAX_STAND,
    THIEF,
    TOWN_CENTRE,
    TRADE_COST,
    TRADER,
    VIRTUE_MIX,
    WOODCUTTERS,
    WORKER,
    WORKER_PLACED,
    WORKER_TAKEN_BACK,
    WORKSHOP,
)

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def place(p: ArchitectsPosition, player: i64, location: i64) -> None:
    """AR-5.5: the worker first, then costs, then effects; AR-4.5 follows when all is done."""
    p.own[FREE + player] -= 1
    p.push(FINISH, 0)
    if location < CIRCLES:
        p.own[AWAY + player] += BIT[location * WORKER]
        workers = captures.at(p, player, location)
        p.note(WORKER_PLACED, player, location, workers)
        visit(p, player, location, workers)
    elif location == GUILDHALL:
        p.note(WORKER_PLACED, player, location, captures.at(p, player, GUILD) + 1)
        guildhall.lay_down(p, player)
        p.push(AT_GUILDHALL, 0)
    else:
        p.note(WORKER_PLACED, player, location, 1)
        market.visit(p, player, location)


def visit(p: ArchitectsPosition, player: i64, location: i64, workers: i64) -> None:
    """The open circles, with so many own workers there (AR-0.5)."""
    crew = p.own[CREW + player]
    if location == FOREST:
        purse.gain(p, player, (workers + bits(crew & WOODCUTTERS)) * ONE_WOOD, FOREST)  # AR-6.1, AR-6.5
    elif location == QUARRY:
        purse.gain(p, player, (workers + bits(crew & STONECUTTERS)) * ONE_STONE, QUARRY)  # AR-6.2
    elif location == MINES:
        if workers < 2:
            dig_clay(p, player)
        else:
            p.push(AT_MINES, 0)
    elif location == SILVERSMITH:
        purse.gain(p, player, (workers + 1 + bits(crew & JEWELLERS)) * ONE_SILVER, SILVERSMITH)  # AR-6.4
    elif location == STOREHOUSE:
        p.push(AT_STOREHOUSE, workers)
    elif location == WORKSHOP:
        workshop.visit(p, player)
    elif location == TOWN_CENTRE:
        p.made = 0
        p.used = 0
        p.push(AT_TOWN_CENTRE, workers)  # AR-9.7: the number is fixed now
    elif location == TAX_STAND:
        rob(p, player)
    elif location == GUARDHOUSE:
        p.push(AT_GUARDHOUSE, workers)


def dig_clay(p: ArchitectsPosition, player: i64) -> None:
    """AR-6.3, AR-6.5."""
    miners = bits(p.own[CREW + player] & MINERS)
    purse.gain(p, player, (captures.at(p, player, MINES) + 1 + miners) * ONE_CLAY, MINES)


def dig_gold(p: ArchitectsPosition, player: i64) -> None:
    """AR-6.3; AR-6.5: the Miners bring clay with the gold too."""
    miners = bits(p.own[CREW + player] & MINERS)
    purse.gain(p, player, (captures.at(p, player, MINES) >> 1) * ONE_GOLD + miners * ONE_CLAY, MINES)


def rob(p: ArchitectsPosition, player: i64) -> None:
    """AR-10: all of the Tax Stand, for virtue."""
    crew = p.own[CREW + player]
    taken: i64 = min(p.tax, MOST_GOODS)
    p.tax = 0
    purse.gain(p, player, taken * ONE_SILVER, BY_TAX_STAND)
    purse.lose_virtue(p, player, 1 if crew & THIEF else 2)
    if crew & PICKPOCKET:
        purse.gain(p, player, ONE_GOLD, BY_PICKPOCKET)


# --- King's Storehouse (AR-7) -------------------------------------------------------------------------


def trade_for_virtue(p: ArchitectsPosition, player: i64, mix: i64) -> None:
    """AR-7.2a."""
    purse.pay(p, player, VIRTUE_MIX[mix], BY_TRADE)
    purse.gain_virtue(p, player, 1)


def trade_for_marble(p: ArchitectsPosition, player: i64, mix: i64) -> None:
    """AR-7.2b."""
    purse.pay(p, player, MARBLE_MIX[mix], BY_TRADE)
    purse.gain(p, player, ONE_MARBLE, BY_TRADE)


def trade_with(p: ArchitectsPosition, player: i64, trade: i64) -> None:
    """AR-7.2c: Merchant, Patron, Trader."""
    apprentice = TRADER[trade]
    purse.pay(p, player, TRADE_COST[trade], BY_TRADE)
    purse.gain(p, player, HIRED_GOODS[apprentice], BY_TRADE)
    purse.gain_virtue(p, player, HIRED_VIRTUE[apprentice])


# --- no worker left (AR-4.3, AR-4.4) ------------------------------------------------------------------


def take_back(p: ArchitectsPosition, player: i64, place: i64) -> None:
    """One own worker comes home; that is the whole turn."""
    if place <= FROM_PRISON:
        p.own[AWAY + player] -= BIT[place * WORKER]
    elif place < FROM_BOARD:
        p.spaces &= ~(15 * BIT[(place - FROM_MARKET) << 2])
    else:
        board = place - FROM_BOARD
        if board == HOUSE_BOT:
            board = p.seats
        p.own[CAPTIVES + board] -= BIT[player * WORKER]
    p.own[FREE + player] += 1
    p.note(WORKER_TAKEN_BACK, player, place, 0)
    p.push(FINISH, 0)


def rescues(p: ArchitectsPosition, player: i64) -> i64:
    """AR-4.3, AR-4.4: set of places a worker may be taken back from."""
    found = captures.circles_held(p, player)
    if found:
        return found
    if captures.at(p, player, PRISON):
        found |= BIT[FROM_PRISON]
    space: i64 = 0
    while space < 3:
        if (p.spaces >> (space << 2)) & 15 == player + 1:
            found |= BIT[FROM_MARKET + space]
        space += 1
    board: i64 = 0
    while board < p.players:
        if (p.own[CAPTIVES + board] >> (player * WORKER)) & 31:
            found |= BIT[FROM_BOARD + (HOUSE_BOT if board == p.seats else board)]
        board += 1
    return found
