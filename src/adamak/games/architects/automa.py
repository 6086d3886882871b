"""AR-26.3: the house opponent, this project's own design; the engine plays its turns.

Its deck is a set: the next card is drawn from it at random, which is the same as a shuffled pile. `steady` is AR-26.3
as written; `gentle` and `fierce` differ in the building kept (see `construct`), and `fierce` wastes no time in the
Forest (see `turn_up`): tuned so that the bots' `hard` wins about half against it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.bits import BIT, best_of, bits, nth
from adamak.games.architects import captures, data, guildhall, hands, market, printed, purse, visits, workshop
from adamak.games.architects.components import COLUMNS
from adamak.games.architects.data import Own, Place
from adamak.games.architects.variant import BotLevel

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

LEFT_OUT: Final = 1  # the first card of the deck: Forest
RELEASED_FOR_DEBT: Final = 3  # AR-26.3c: so many workers on human boards are worth a debt


def play_turn(p: ArchitectsPosition) -> None:
    """One whole turn."""
    bot = p.seats
    if p.own[Own.FREE + bot] == 0:
        come_home(p, bot)
        return
    card = turn_up(p)
    place = printed.BOT_PLACE[card]
    if not possible(p, bot, place):
        p.note("bot_elsewhere", bot, Place.SILVERSMITH, 0)
        place = Place.SILVERSMITH
    p.own[Own.FREE + bot] -= 1
    if place == printed.BLACK_MARKET:  # AR-26.3c: the left-most free space, 1 virtue
        market.stand(p, bot, market.free_space(p))
        purse.change_virtue(p, bot, -1)
    elif place == Place.GUILDHALL:
        guildhall.lay_down(p, bot)
        if printed.BOT_SECOND[card] and guildhall.has_room(p, bot):
            guildhall.climb(p, bot)  # of the reward only its virtue
        else:
            construct(p, bot)
    else:
        act(p, bot, place, visits.stand(p, bot, place), printed.BOT_SECOND[card])


def turn_up(p: ArchitectsPosition) -> i64:
    """AR-26.3b: the next card; an empty deck is shuffled again, at `fierce` without the Forest."""
    if p.bot_left == 0:
        p.bot_left = BIT[printed.BOT_CARDS] - 1
        if p.variant.house_bot_level == BotLevel.FIERCE:
            p.bot_left &= ~(BIT[LEFT_OUT] - 1)
    p.reveal()
    p.bot_card = nth(p.bot_left, p.below(bits(p.bot_left)))
    p.bot_left &= ~BIT[p.bot_card]
    p.note("bot_card", p.seats, p.bot_card, 0)
    return p.bot_card


def possible(p: ArchitectsPosition, bot: i64, place: i64) -> bool:
    """AR-26.3d."""
    if place == Place.TAX_STAND:
        return p.tax > 0
    if place == printed.BLACK_MARKET:
        return market.free_space(p) < 3 and p.own[Own.VIRTUE + bot] <= printed.MARKET_VIRTUE
    if place == Place.GUILDHALL:
        # A construction needs a card; the cathedral card constructs where the cathedral is closed.
        return p.deck_size > 0 or (printed.BOT_SECOND[p.bot_card] == 1 and guildhall.has_room(p, bot))
    return True


def act(p: ArchitectsPosition, bot: i64, place: i64, workers: i64, second: i64) -> None:
    """AR-26.3c: what it does on an open circle."""
    if place == Place.KINGS_STOREHOUSE:
        purse.change_virtue(p, bot, 1)
    elif place == Place.WORKSHOP:
        workshop.remove(p, bot, second * COLUMNS + min(workers, COLUMNS) - 1)
    elif place == Place.TAX_STAND:
        p.note("tax_removed", bot, p.tax, 0)
        p.tax = 0
        purse.change_virtue(p, bot, -2)
    elif place == Place.TOWN_CENTRE:
        capture(p, bot, workers)
    elif place == Place.GUARDHOUSE:
        captures.imprison(p, bot)
        captures.release_prison(p, bot, data.WORKERS)
        if captures.on_boards(p, bot) >= RELEASED_FOR_DEBT:
            captures.owe_release(p, bot)


def come_home(p: ArchitectsPosition, bot: i64) -> None:
    """AR-26.3c: without a worker, the largest group; else all from the Prison; else all from the boards."""
    if recall_largest(p, bot):
        return
    if captures.prisoners(p, bot):
        captures.release_prison(p, bot, data.WORKERS)
    elif captures.on_boards(p, bot):
        captures.release_boards(p, bot)
    else:
        p.note("turn_passed", bot, 0, 0)


def recall_largest(p: ArchitectsPosition, bot: i64) -> bool:
    """Its own largest group comes home, the first of equals; False where it has none."""
    largest = best_of(vec[i64]([captures.at(p, bot, place) for place in range(i64(data.CIRCLES))]))
    if captures.at(p, bot, largest) == 0:
        return False
    captures.capture(p, bot, largest, bot)
    return True


def capture(p: ArchitectsPosition, bot: i64, number: i64) -> None:
    """AR-26.3c: the largest groups of people first, within AR-9.4; without any, its own largest one."""
    p.used = 0
    for _n in range(number):
        best: i64 = 0
        owner: i64 = 0
        most: i64 = 0
        for place in range(i64(data.CIRCLES)):
            if captures.may_use(p, place):
                for nth in range(p.seats):
                    player = (p.first + nth) % p.seats
                    here = captures.at(p, player, place)
                    if here > most:
                        most = here
                        best = place
                        owner = player
        if most == 0:
            break
        p.used |= BIT[best]
        captures.capture(p, bot, best, owner)
    if p.used == 0:
        recall_largest(p, bot)


def construct(p: ArchitectsPosition, bot: i64) -> None:
    """AR-26.3c: the top building, its virtue change and no effect.

    `fierce` looks at the top two and keeps the one with more points, `gentle` the one with fewer; the other goes under
    the deck, where everybody has seen it.
    """
    if p.deck_size == 0:
        return
    p.reveal()
    kept = hands.top_card(p)
    level = p.variant.house_bot_level
    if level != BotLevel.STEADY and p.deck_size > 0:
        other = hands.top_card(p)
        more = printed.POINTS[other] - printed.POINTS[kept]
        if (level == BotLevel.FIERCE and more > 0) or (level == BotLevel.GENTLE and more < 0):
            hands.put_under(p, kept, BIT[p.seats] - 1)
            kept = other
        else:
            hands.put_under(p, other, BIT[p.seats] - 1)
    guildhall.put_down(p, bot, kept)
