"""A worker is placed (AR-4.2): what each place does, and the worker taken back instead (AR-4.3, AR-4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT, bits
from adamak.games.architects import captures, data, guildhall, market, printed, purse, workshop
from adamak.games.architects.data import Own, Phase, Place, Source

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def place(p: ArchitectsPosition, player: i64, location: i64) -> None:
    """AR-5.5: the worker first, then costs, then effects; AR-4.5 follows when all is done."""
    p.own[Own.FREE + player] -= 1
    p.push(Phase.FINISH, 0)
    if location < data.CIRCLES:
        visit(p, player, location, stand(p, player, location))
    elif location == Place.GUILDHALL:
        guildhall.lay_down(p, player)
        p.push(Phase.GUILDHALL, 0)
    else:
        market.visit(p, player, location)


def stand(p: ArchitectsPosition, player: i64, circle: i64) -> i64:
    """A worker on an open circle; how many own ones are there now (AR-0.5)."""
    p.own[Own.AWAY + player] += BIT[circle * data.WORKER]
    workers = captures.at(p, player, circle)
    p.note("worker_placed", player, circle, workers)
    return workers


def visit(p: ArchitectsPosition, player: i64, location: i64, workers: i64) -> None:
    """The open circles, with so many own workers there."""
    if location == Place.MINES and workers > 1:
        p.push(Phase.MINES, 0)
    elif location <= Place.SILVERSMITH:
        collect(p, player, location)
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


def collect(p: ArchitectsPosition, player: i64, location: i64) -> None:
    """AR-6.1 to AR-6.5: at the Mines, clay."""
    helpers = bits(p.own[Own.CREW + player] & printed.COLLECTORS[location])
    number = captures.at(p, player, location) + printed.COLLECTED_BESIDES[location] + helpers
    purse.gain(p, player, number * printed.COLLECTED[location], location)


def dig_gold(p: ArchitectsPosition, player: i64) -> None:
    """AR-6.3; AR-6.5: the Miners bring clay with the gold too."""
    miners = bits(p.own[Own.CREW + player] & printed.COLLECTORS[Place.MINES])
    gold = captures.at(p, player, Place.MINES) >> 1
    purse.gain(p, player, gold * data.ONE_GOLD + miners * data.ONE_CLAY, Source.MINES)


def rob(p: ArchitectsPosition, player: i64) -> None:
    """AR-10: all of the Tax Stand, for virtue."""
    crew = p.own[Own.CREW + player]
    taken = min(p.tax, data.MOST_GOODS)
    p.tax = 0
    purse.gain(p, player, taken * data.ONE_SILVER, Source.TAX_STAND)
    purse.change_virtue(p, player, -1 if crew & printed.THIEF else -2)
    purse.gain_from(p, player, crew & printed.PICKPOCKET, Source.PICKPOCKET)


def can_trade(p: ArchitectsPosition, player: i64, trade: i64) -> bool:
    """AR-7.2: the goods, and the Merchant, Patron or Trader it takes."""
    helped = printed.TRADER[trade] & ~p.own[Own.CREW + player] == 0
    return helped and data.affords(p.own[Own.PURSE + player], printed.TRADE_COST[trade])


def any_trade(p: ArchitectsPosition, player: i64) -> bool:
    if data.basic(p.own[Own.PURSE + player]) >= 2:
        return True
    return any(can_trade(p, player, trade) for trade in range(i64(printed.TRADES)))


def make_trade(p: ArchitectsPosition, player: i64, trade: i64) -> None:
    """AR-7.2."""
    purse.pay(p, player, printed.TRADE_COST[trade], Source.TRADE)
    purse.gain(p, player, printed.TRADE_GOODS[trade], Source.TRADE)
    purse.change_virtue(p, player, printed.TRADE_VIRTUE[trade])


def take_back(p: ArchitectsPosition, player: i64, place: i64) -> None:
    """One own worker comes home; that is the whole turn."""
    if place <= data.FROM_PRISON:
        p.own[Own.AWAY + player] -= BIT[place * data.WORKER]
    elif place < data.FROM_BOARD:
        p.spaces &= ~(15 * BIT[(place - data.FROM_MARKET) << 2])
    else:
        p.own[Own.CAPTIVES + p.player_named(place - data.FROM_BOARD)] -= BIT[player * data.WORKER]
    p.own[Own.FREE + player] += 1
    p.note("worker_taken_back", player, place, 0)
    p.push(Phase.FINISH, 0)


def rescues(p: ArchitectsPosition, player: i64) -> i64:
    """AR-4.3, AR-4.4: set of places a worker may be taken back from."""
    found: i64 = 0
    workers = p.own[Own.AWAY + player] & data.ON_CIRCLES
    if workers:
        for circle in range(i64(data.CIRCLES)):
            if (workers >> (circle * data.WORKER)) & data.WORKER_MASK:
                found |= BIT[circle]
        return found
    if captures.prisoners(p, player):
        found = BIT[data.FROM_PRISON]
    for space in range(i64(3)):
        if market.on_space(p, space) == player:
            found |= BIT[data.FROM_MARKET + space]
    for board in range(p.players):
        if captures.held_by(p, board, player):
            found |= BIT[data.FROM_BOARD + p.name_of(board)]
    return found
