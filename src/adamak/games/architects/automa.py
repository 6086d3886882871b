"""AR-26.3: the house opponent, this project's own design; the engine plays its turns.

Its deck is a set: the next card is drawn from it at random, which is the same as a shuffled pile. `steady` is AR-26.3
as written; `gentle` and `fierce` differ in the building kept (see `construct`), and `fierce` wastes no time in the
Forest (see `turn_up`): tuned so that the bots' `hard` wins about half against it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from adamak.core.bits import BIT, bits, lowest
from adamak.games.architects import captures, data, guildhall, hands, printed, purse, workshop
from adamak.games.architects.data import Event, Own, Piles, Place, Reason
from adamak.games.architects.variant import BotLevel

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

LEFT_OUT: Final = 1  # the first card of the deck: Forest
RELEASED_FOR_DEBT: Final = 3  # AR-26.3c: so many workers on human boards are worth a debt


def play(p: ArchitectsPosition) -> None:
    """One whole turn."""
    bot = p.seats
    if p.own[Own.FREE + bot] == 0:
        come_home(p, bot)
        return
    card = turn_up(p)
    place = printed.BOT_PLACE[card]
    if not possible(p, bot, place):
        p.note(Event.BOT_ELSEWHERE, bot, Place.SILVERSMITH, 0)
        place = Place.SILVERSMITH
    p.own[Own.FREE + bot] -= 1
    if place == printed.BLACK_MARKET:
        use_market(p, bot)
    elif place == Place.GUILDHALL:
        p.note(Event.WORKER_PLACED, bot, Place.GUILDHALL, captures.at(p, bot, data.GUILD) + 1)
        guildhall.lay_down(p, bot)
        if printed.BOT_SECOND[card] == 0 or not advance(p, bot):
            construct(p, bot)
    else:
        p.own[Own.AWAY + bot] += BIT[place * data.WORKER]
        workers = captures.at(p, bot, place)
        p.note(Event.WORKER_PLACED, bot, place, workers)
        act(p, bot, place, workers, printed.BOT_SECOND[card])


def turn_up(p: ArchitectsPosition) -> i64:
    """AR-26.3b: the next card; an empty deck is shuffled again, at `fierce` without the Forest."""
    if p.bot_left == 0:
        p.bot_left = BIT[printed.BOT_CARDS] - 1
        if p.variant.house_bot_level == BotLevel.FIERCE:
            p.bot_left &= ~(BIT[LEFT_OUT] - 1)
    p.reveal()
    nth = p.below(bits(p.bot_left))
    left = p.bot_left
    while nth > 0:
        left &= left - 1
        nth -= 1
    card = lowest(left)
    p.bot_left &= ~BIT[card]
    p.bot_card = card
    p.note(Event.BOT_CARD, p.seats, card, 0)
    return card


def possible(p: ArchitectsPosition, bot: i64, place: i64) -> bool:
    """AR-26.3d."""
    if place == Place.TAX_STAND:
        return p.tax > 0
    if place == printed.BLACK_MARKET:
        free = p.spaces & 15 == 0 or p.spaces & 240 == 0 or p.spaces & 3840 == 0
        return free and p.own[Own.VIRTUE + bot] <= printed.MARKET_VIRTUE
    if place == Place.GUILDHALL:
        # A construction needs a card; the cathedral card constructs where the cathedral is closed.
        return p.deck_size > 0 or (printed.BOT_SECOND[p.bot_card] == 1 and guildhall.has_room(p, bot))
    return True


def act(p: ArchitectsPosition, bot: i64, place: i64, workers: i64, second: i64) -> None:
    """AR-26.3c: what it does on an open circle."""
    if place == Place.KINGS_STOREHOUSE:
        purse.gain_virtue(p, bot, 1)
    elif place == Place.WORKSHOP:
        column = workers if workers < data.COLUMN_COUNT else data.COLUMN_COUNT
        workshop.remove(p, bot, second * data.COLUMN_COUNT + column - 1)
    elif place == Place.TAX_STAND:
        p.note(Event.TAX_REMOVED, bot, p.tax, 0)
        p.tax = 0
        purse.lose_virtue(p, bot, 2)
    elif place == Place.TOWN_CENTRE:
        capture(p, bot, workers)
    elif place == Place.GUARDHOUSE:
        captures.imprison(p, bot)
        captures.release_prison(p, bot, data.WORKERS)
        if captures.on_boards(p, bot) >= RELEASED_FOR_DEBT:
            purse.take_debts(p, bot, 1, Reason.RELEASE)
            purse.lose_virtue(p, bot, 1)
            captures.release_boards(p, bot)


def come_home(p: ArchitectsPosition, bot: i64) -> None:
    """AR-26.3c: without a worker, the largest group; else all from the Prison; else all from the boards."""
    place = largest_place(p, bot)
    if place >= 0:
        captures.capture(p, bot, place, bot)
    elif captures.can_release_prison(p, bot):
        captures.release_prison(p, bot, data.WORKERS)
    elif captures.on_boards(p, bot):
        captures.release_boards(p, bot)
    else:
        p.note(Event.TURN_PASSED, bot, 0, 0)


def largest_place(p: ArchitectsPosition, player: i64) -> i64:
    """The open circle with the largest group of a player, the first of equals; -1 for none."""
    best: i64 = -1
    most: i64 = 0
    workers = p.own[Own.AWAY + player] & data.ON_CIRCLES
    for place in range(data.CIRCLES):
        here = (workers >> (place * data.WORKER)) & data.WORKER_MASK
        if here > most:
            most = here
            best = place
    return best


def capture(p: ArchitectsPosition, bot: i64, number: i64) -> None:
    """AR-26.3c: the largest groups of people first, within AR-9.4; without any, its own largest one."""
    p.used = 0
    made: i64 = 0
    while made < number:
        best: i64 = -1
        owner: i64 = -1
        most: i64 = 0
        for place in range(data.CIRCLES):
            if captures.may_use(p, place):
                for nth in range(p.seats):
                    player = (p.first + nth) % p.seats
                    here = captures.at(p, player, place)
                    if here > most:
                        most = here
                        best = place
                        owner = player
        if best < 0:
            break
        p.used |= BIT[best]
        captures.capture(p, bot, best, owner)
        made += 1
    if made == 0:
        place = largest_place(p, bot)
        if place >= 0:
            captures.capture(p, bot, place, bot)
    p.used = 0


def use_market(p: ArchitectsPosition, bot: i64) -> None:
    """AR-26.3c: the left-most free space, 1 virtue."""
    space: i64 = 0
    while (p.spaces >> (space << 2)) & 15:
        space += 1
    p.spaces |= (bot + 1) << (space << 2)
    p.note(Event.WORKER_PLACED, bot, Place.BLACK_MARKET_LEFT + space, 1)
    purse.lose_virtue(p, bot, 1)


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
        more = (
            printed.POINTS[other] > printed.POINTS[kept]
            if level == BotLevel.FIERCE
            else printed.POINTS[other] < printed.POINTS[kept]
        )
        put_back(p, kept if more else other)
        if more:
            kept = other
    guildhall.put_down(p, bot, kept)


def put_back(p: ArchitectsPosition, card: i64) -> None:
    """Under the deck, seen by all."""
    p.cards[Piles.DECK + ((p.deck_top + p.deck_size) & data.RING)] = u8(card)
    p.deck_size += 1
    p.cards[Piles.KNOWN + card] = u8(BIT[p.seats] - 1)


def advance(p: ArchitectsPosition, bot: i64) -> bool:
    """AR-26.3c: one level up, of the reward only its virtue; False where the cathedral is closed to it."""
    if not guildhall.has_room(p, bot):
        return False
    p.own[Own.LEVEL + bot] += 1
    p.note(Event.CATHEDRAL_ADVANCED, bot, p.own[Own.LEVEL + bot], 0)
    virtue: i64 = 1
    if p.rewards:
        p.reveal()
        reward = (p.rewards & 15) - 1
        p.rewards >>= 4
        p.rewarded |= BIT[reward]
        p.note(Event.REWARD_REVEALED, bot, reward, 0)
        virtue = printed.REWARD_VIRTUE[reward]
    else:
        p.note(Event.NO_REWARD, bot, 0, 0)
    purse.gain_virtue(p, bot, virtue)
    return True
