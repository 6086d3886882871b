"""The Black Market (AR-11) and its reset (AR-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import BIT, bits, each, nth
from adamak.games.architects import captures, data, printed, purse
from adamak.games.architects.data import Own, Phase, Place, Reason, Source
from adamak.games.architects.printed import Character

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def price(p: ArchitectsPosition, player: i64, space: i64) -> i64:
    """AR-11.2 to AR-11.4, AR-11.7: silver for a space numbered 0 to 2."""
    silver = printed.MARKET_PRICE[space]
    return silver - 1 if p.own[Own.CREW + player] & printed.TRICKSTER else silver


def small(p: ArchitectsPosition) -> i64:
    """AR-2.2, AR-11.6: the goods of the small market."""
    return printed.SMALL[(p.pile & 15) - 1] if p.pile else printed.SMALL_PRINTED


def large(p: ArchitectsPosition) -> i64:
    """AR-2.2: printed on the board until the first reset."""
    return printed.LARGE[p.turned] if p.turned >= 0 else printed.LARGE_PRINTED


def on_space(p: ArchitectsPosition, space: i64) -> i64:
    """The player on a space; -1 for nobody."""
    return ((p.spaces >> (space << 2)) & 15) - 1


def free_space(p: ArchitectsPosition) -> i64:
    """The left-most free space; 3 where all are taken (AR-11.8)."""
    space: i64 = 0
    while space < 3 and on_space(p, space) >= 0:
        space += 1
    return space


def stand(p: ArchitectsPosition, player: i64, space: i64) -> None:
    p.spaces |= (player + 1) << (space << 2)
    p.note("worker_placed", player, Place.BLACK_MARKET_LEFT + space, 1)


def visit(p: ArchitectsPosition, player: i64, location: i64) -> None:
    """AR-11.2 to AR-11.5, AR-11.7; abilities are counted now, before anybody is hired (AR-20.4)."""
    space = location - Place.BLACK_MARKET_LEFT
    crew = p.own[Own.CREW + player]
    stand(p, player, space)
    purse.pay(p, player, price(p, player, space) * data.ONE_SILVER, Source.BLACK_MARKET)
    if crew & printed.ILLUSIONIST == 0:
        purse.change_virtue(p, player, -1)
    if purse.has_board(p, player, Character.CAROLINE):
        p.push(Phase.CAROLINE_DRAWS, 0)
    if location == Place.BLACK_MARKET_MIDDLE:
        p.push(Phase.BLACK_MARKET, 0)
    else:
        purse.gain(p, player, large(p) if location == Place.BLACK_MARKET_RIGHT else small(p), Source.BLACK_MARKET)
    purse.gain_from(p, player, crew & printed.SWINDLERS, Source.SWINDLER)


def begin_reset(p: ArchitectsPosition) -> None:
    """AR-19.2, AR-19.3: all workers on the Black Market to the Prison; then every player's own abilities."""
    p.note("market_reset", 0, 0, 0)
    for player in range(p.players):
        workers = sum((i64(on_space(p, space) == player) for space in range(i64(3))), i64(0))
        if workers:
            p.own[Own.AWAY + player] += workers << (data.PRISON * data.WORKER)
            p.note("sent_to_prison", player, workers, 0)
    p.spaces = 0
    turn_market(p)
    p.push(Phase.RESET, 0)


def turn_market(p: ArchitectsPosition) -> None:
    """AR-19.3, R-16: the top small card becomes the large market; an empty pile is made of the old large ones."""
    p.reveal()
    p.turned_blind = p.pile == 0
    if p.pile == 0:
        shuffle_pile(p, p.turned_all)
        p.turned_all = 0
        p.note("market_shuffled", 0, 0, 0)
    p.turned = (p.pile & 15) - 1
    p.turned_all |= BIT[p.turned]
    p.pile >>= 4
    p.note("large_market", large(p), 0, 0)
    p.note("small_market", small(p), 0, 0)


def shuffle_pile(p: ArchitectsPosition, left: i64) -> None:
    """These cards in random order, small side up; the top one lowest."""
    p.pile = 0
    while left:
        card = nth(left, p.below(bits(left)))
        left &= ~BIT[card]
        p.pile = (p.pile << 4) | (card + 1)


def next_ability(p: ArchitectsPosition, about: i64) -> bool:
    """AR-19.4: goes through the players from the active one; True when one of them is to be asked.

    There is something to ask only while the Gatekeeper can still free somebody: otherwise all Squires look at the same
    Prison, and their order does not matter.
    """
    while about & 7 < p.players:
        player = p.after(p.active, about & 7)
        crew = p.own[Own.CREW + player]
        if crew & printed.GATEKEEPER and about & data.GATE_USED == 0 and captures.prisoners(p, player):
            p.replace(Phase.RESET, about)
            p.turn = player
            return True
        for squire in each(((crew & printed.SQUIRES) >> printed.SQUIRE) & ~(about >> 3)):
            resolve_squire(p, player, squire)
        about = (about & 7) + 1
        if p.overflow:
            p.replace(Phase.RESET, about)  # AR-16.2: asked before the next player's abilities
            return False
    p.pop()
    end_reset(p)
    return False


def resolve_squire(p: ArchitectsPosition, player: i64, squire: i64) -> None:
    """AR-19.4: a reward, if no own worker is in the Prison."""
    if captures.prisoners(p, player):
        p.note("squire_idle", player, squire, 0)
        return
    purse.gain(p, player, printed.HIRED_GOODS[printed.SQUIRE + squire], Source.SQUIRE)
    purse.change_virtue(p, player, printed.HIRED_VIRTUE[printed.SQUIRE + squire])


def end_reset(p: ArchitectsPosition) -> None:
    """AR-19.5, AR-19.6: virtue for crowded prisoners, a debt for whoever has most of them, if anybody has (R-18)."""
    most: i64 = 1
    for number in range(p.players):
        player = p.after(p.active, number)
        workers = captures.prisoners(p, player)
        most = max(most, workers)
        if workers >= printed.PRISONERS:
            purse.change_virtue(p, player, -1)
    for number in range(p.players):
        player = p.after(p.active, number)
        if captures.prisoners(p, player) == most:
            purse.take_debts(p, player, 1, Reason.RESET)
