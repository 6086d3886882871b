"""A worker is placed (AR-4.2): what each place does, and the worker taken back instead (AR-4.3, AR-4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT, bits
from adamak.games.architects import captures, data, guildhall, market, printed, purse, workshop
from adamak.games.architects.data import Event, Own, Phase, Place, Source

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def place(p: ArchitectsPosition, player: i64, location: i64) -> None:
    """AR-5.5: the worker first, then costs, then effects; AR-4.5 follows when all is done."""
    p.own[Own.FREE + player] -= 1
    p.push(Phase.FINISH, 0)
    if location < data.CIRCLES:
        p.own[Own.AWAY + player] += BIT[location * data.WORKER]
        workers = captures.at(p, player, location)
        p.note(Event.WORKER_PLACED, player, location, workers)
        visit(p, player, location, workers)
    elif location == Place.GUILDHALL:
        p.note(Event.WORKER_PLACED, player, location, captures.at(p, player, data.GUILD) + 1)
        guildhall.lay_down(p, player)
        p.push(Phase.GUILDHALL, 0)
    else:
        p.note(Event.WORKER_PLACED, player, location, 1)
        market.visit(p, player, location)


def visit(p: ArchitectsPosition, player: i64, location: i64, workers: i64) -> None:
    """The open circles, with so many own workers there (AR-0.5)."""
    crew = p.own[Own.CREW + player]
    if location == Place.FOREST:  # AR-6.1, AR-6.5
        purse.gain(p, player, (workers + bits(crew & printed.WOODCUTTERS)) * data.ONE_WOOD, Source.FOREST)
    elif location == Place.QUARRY:
        purse.gain(p, player, (workers + bits(crew & printed.STONECUTTERS)) * data.ONE_STONE, Source.QUARRY)  # AR-6.2
    elif location == Place.MINES:
        if workers < 2:
            dig_clay(p, player)
        else:
            p.push(Phase.MINES, 0)
    elif location == Place.SILVERSMITH:  # AR-6.4
        purse.gain(p, player, (workers + 1 + bits(crew & printed.JEWELLERS)) * data.ONE_SILVER, Source.SILVERSMITH)
    elif location == Place.KINGS_STOREHOUSE:
        p.push(Phase.STOREHOUSE, workers)
    elif location == Place.WORKSHOP:
        workshop.visit(p, player)
    elif location == Place.TOWN_CENTRE:
        p.made = 0
        p.used = 0
        p.push(Phase.TOWN_CENTRE, workers)  # AR-9.7: the number is fixed now
    elif location == Place.TAX_STAND:
        rob(p, player)
    elif location == Place.GUARDHOUSE:
        p.push(Phase.GUARDHOUSE, workers)


def dig_clay(p: ArchitectsPosition, player: i64) -> None:
    """AR-6.3, AR-6.5."""
    miners = bits(p.own[Own.CREW + player] & printed.MINERS)
    purse.gain(p, player, (captures.at(p, player, Place.MINES) + 1 + miners) * data.ONE_CLAY, Source.MINES)


def dig_gold(p: ArchitectsPosition, player: i64) -> None:
    """AR-6.3; AR-6.5: the Miners bring clay with the gold too."""
    miners = bits(p.own[Own.CREW + player] & printed.MINERS)
    purse.gain(
        p, player, (captures.at(p, player, Place.MINES) >> 1) * data.ONE_GOLD + miners * data.ONE_CLAY, Source.MINES
    )


def rob(p: ArchitectsPosition, player: i64) -> None:
    """AR-10: all of the Tax Stand, for virtue."""
    crew = p.own[Own.CREW + player]
    taken: i64 = min(p.tax, data.MOST_GOODS)
    p.tax = 0
    purse.gain(p, player, taken * data.ONE_SILVER, Source.TAX_STAND)
    purse.lose_virtue(p, player, 1 if crew & printed.THIEF else 2)
    if crew & printed.PICKPOCKET:
        purse.gain(p, player, data.ONE_GOLD, Source.PICKPOCKET)


# --- King's Storehouse (AR-7) -------------------------------------------------------------------------


def trade_for_virtue(p: ArchitectsPosition, player: i64, mix: i64) -> None:
    """AR-7.2a."""
    purse.pay(p, player, data.VIRTUE_MIX[mix], Source.TRADE)
    purse.gain_virtue(p, player, 1)


def trade_for_marble(p: ArchitectsPosition, player: i64, mix: i64) -> None:
    """AR-7.2b."""
    purse.pay(p, player, data.MARBLE_MIX[mix], Source.TRADE)
    purse.gain(p, player, data.ONE_MARBLE, Source.TRADE)


def trade_with(p: ArchitectsPosition, player: i64, trade: i64) -> None:
    """AR-7.2c: Merchant, Patron, Trader."""
    apprentice = printed.TRADER[trade]
    purse.pay(p, player, printed.TRADE_COST[trade], Source.TRADE)
    purse.gain(p, player, printed.HIRED_GOODS[apprentice], Source.TRADE)
    purse.gain_virtue(p, player, printed.HIRED_VIRTUE[apprentice])


# --- no worker left (AR-4.3, AR-4.4) ------------------------------------------------------------------


def take_back(p: ArchitectsPosition, player: i64, place: i64) -> None:
    """One own worker comes home; that is the whole turn."""
    if place <= data.FROM_PRISON:
        p.own[Own.AWAY + player] -= BIT[place * data.WORKER]
    elif place < data.FROM_BOARD:
        p.spaces &= ~(15 * BIT[(place - data.FROM_MARKET) << 2])
    else:
        board = place - data.FROM_BOARD
        if board == data.HOUSE_BOT:
            board = p.seats
        p.own[Own.CAPTIVES + board] -= BIT[player * data.WORKER]
    p.own[Own.FREE + player] += 1
    p.note(Event.WORKER_TAKEN_BACK, player, place, 0)
    p.push(Phase.FINISH, 0)


def rescues(p: ArchitectsPosition, player: i64) -> i64:
    """AR-4.3, AR-4.4: set of places a worker may be taken back from."""
    found = captures.circles_held(p, player)
    if found:
        return found
    if captures.at(p, player, data.PRISON):
        found |= BIT[data.FROM_PRISON]
    for space in range(3):
        if (p.spaces >> (space << 2)) & 15 == player + 1:
            found |= BIT[data.FROM_MARKET + space]
    for board in range(p.players):
        if (p.own[Own.CAPTIVES + board] >> (player * data.WORKER)) & 31:
            found |= BIT[data.FROM_BOARD + (data.HOUSE_BOT if board == p.seats else board)]
    return found
