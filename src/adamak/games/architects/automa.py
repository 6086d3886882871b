"""AR-26.3: the house opponent, this project's own design; the engine plays its turns.

Its deck is a set: the next card is drawn from it at random, which is the same as a shuffled pile. `steady` is AR-26.3
as written; `gentle` and `fierce` differ in the building kept (see `construct`), and `fierce` wastes no time in the
Forest (see `turn_up`): tuned so that the bots' `hard` wins about half against it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from adamak.core.bits import BIT, bits, lowest
from adamak.games.architects import captures, guildhall, hands, purse, workshop
from adamak.games.architects.data import (
    AWAY,
    BLACK_MARKET,
    BOT_CARD,
    BOT_CARDS,
    BOT_ELSEWHERE,
    BOT_PLACE,
    BOT_SECOND,
    CATHEDRAL_ADVANCED,
    CIRCLES,
    COLUMN_COUNT,
    DECK,
    FOR_RELEASE,
    FREE,
    GUARDHOUSE,
    GUILD,
    GUILDHALL,
    KNOWN,
    LEVEL,
    MARKET_LEFT,
    MARKET_VIRTUE,
    NO_REWARD,
    ON_CIRCLES,
    POINTS,
    REWARD_REVEALED,
    REWARD_VIRTUE,
    RING,
    SILVERSMITH,
    STOREHOUSE,
    TAX_REMOVED,
    TAX_STAND,
    TOWN_CENTRE,
    TURN_PASSED,
    VIRTUE,
    WORKER,
    WORKER_MASK,
    WORKER_PLACED,
    WORKERS,
    WORKSHOP,
)
from adamak.games.architects.variant import FIERCE, STEADY

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

LEFT_OUT: Final = 1  # the first card of the deck: Forest
RELEASED_FOR_DEBT: Final = 3  # AR-26.3c: so many workers on human boards are worth a debt


def play(p: ArchitectsPosition) -> None:
    """One whole turn."""
    bot = p.seats
    if p.own[FREE + bot] == 0:
        come_home(p, bot)
        return
    card = turn_up(p)
    place = BOT_PLACE[card]
    if not possible(p, bot, place):
        p.note(BOT_ELSEWHERE, bot, SILVERSMITH, 0)
        place = SILVERSMITH
    p.own[FREE + bot] -= 1
    if place == BLACK_MARKET:
        use_market(p, bot)
    elif place == GUILDHALL:
        p.note(WORKER_PLACED, bot, GUILDHALL, captures.at(p, bot, GUILD) + 1)
        guildhall.lay_down(p, bot)
        if BOT_SECOND[card] == 0 or not advance(p, bot):
            construct(p, bot)
    else:
        p.own[AWAY + bot] += BIT[place * WORKER]
        workers = captures.at(p, bot, place)
        p.note(WORKER_PLACED, bot, place, workers)
        act(p, bot, place, workers, BOT_SECOND[card])


def turn_up(p: ArchitectsPosition) -> i64:
    """AR-26.3b: the next card; an empty deck is shuffled again, at `fierce` without the Forest."""
    if p.bot_left == 0:
        p.bot_left = BIT[BOT_CARDS] - 1
        if p.variant.bot_level == FIERCE:
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
    p.note(BOT_CARD, p.seats, card, 0)
    return card


def possible(p: ArchitectsPosition, bot: i64, place: i64) -> bool:
    """AR-26.3d."""
    if place == TAX_STAND:
        return p.tax > 0
    if place == BLACK_MARKET:
        free = p.spaces & 15 == 0 or p.spaces & 240 == 0 or p.spaces & 3840 == 0
        return free and p.own[VIRTUE + bot] <= MARKET_VIRTUE
    if place == GUILDHALL:
        # A construction needs a card; the cathedral card constructs where the cathedral is closed.
        return p.deck_size > 0 or (BOT_SECOND[p.bot_card] == 1 and guildhall.has_room(p, bot))
    return True


def act(p: ArchitectsPosition, bot: i64, place: i64, workers: i64, second: i64) -> None:
    """AR-26.3c: what it does on an open circle."""
    if place == STOREHOUSE:
        purse.gain_virtue(p, bot, 1)
    elif place == WORKSHOP:
        column = workers if workers < COLUMN_COUNT else COLUMN_COUNT
        workshop.remove(p, bot, second * COLUMN_COUNT + column - 1)
    elif place == TAX_STAND:
        p.note(TAX_REMOVED, bot, p.tax, 0)
        p.tax = 0
        purse.lose_virtue(p, bot, 2)
    elif place == TOWN_CENTRE:
        capture(p, bot, workers)
    elif place == GUARDHOUSE:
        captures.imprison(p, bot)
        captures.release_prison(p, bot, WORKERS)
        if captures.on_boards(p, bot) >= RELEASED_FOR_DEBT:
            purse.take_debts(p, bot, 1, FOR_RELEASE)
            purse.lose_virtue(p, bot, 1)
            captures.release_boards(p, bot)


def come_home(p: ArchitectsPosition, bot: i64) -> None:
    """AR-26.3c: without a worker, the largest group; else all from the Prison; else all from the boards."""
    place = largest_place(p, bot)
    if place >= 0:
        captures.capture(p, bot, place, bot)
    elif captures.can_release_prison(p, bot):
        captures.release_prison(p, bot, WORKERS)
    elif captures.on_boards(p, bot):
        captures.release_boards(p, bot)
    else:
        p.note(TURN_PASSED, bot, 0, 0)


def largest_place(p: ArchitectsPosition, player: i64) -> i64:
    """The open circle with the largest group of a player, the first of equals; -1 for none."""
    best: i64 = -1
    most: i64 = 0
    workers = p.own[AWAY + player] & ON_CIRCLES
    place: i64 = 0
    while place < CIRCLES:
        here = (workers >> (place * WORKER)) & WORKER_MASK
        if here > most:
            most = here
            best = place
        place += 1
    return best


def capture(p: ArchitectsPosition, bot: i64, number: i64) -> None:
    """AR-26.3c: the largest groups of people first, within AR-9.4; without any, its own largest one."""
    p.used = 0
    made: i64 = 0
    while made < number:
        best: i64 = -1
        owner: i64 = -1
        most: i64 = 0
        place: i64 = 0
        while place < CIRCLES:
            if captures.may_use(p, place):
                nth: i64 = 0
                while nth < p.seats:
                    player = (p.first + nth) % p.seats
                    here = captures.at(p, player, place)
                    if here > most:
                        most = here
                        best = place
                        owner = player
                    nth += 1
            place += 1
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
    p.note(WORKER_PLACED, bot, MARKET_LEFT + space, 1)
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
    level = p.variant.bot_level
    if level != STEADY and p.deck_size > 0:
        other = hands.top_card(p)
        more = POINTS[other] > POINTS[kept] if level == FIERCE else POINTS[other] < POINTS[kept]
        put_back(p, kept if more else other)
        if more:
            kept = other
    guildhall.put_down(p, bot, kept)


def put_back(p: ArchitectsPosition, card: i64) -> None:
    """Under the deck, seen by all."""
    p.cards[DECK + ((p.deck_top + p.deck_size) & RING)] = u8(card)
    p.deck_size += 1
    p.cards[KNOWN + card] = u8(BIT[p.seats] - 1)


def advance(p: ArchitectsPosition, bot: i64) -> bool:
    """AR-26.3c: one level up, of the reward only its virtue; False where the cathedral is closed to it."""
    if not guildhall.has_room(p, bot):
        return False
    p.own[LEVEL + bot] += 1
    p.note(CATHEDRAL_ADVANCED, bot, p.own[LEVEL + bot], 0)
    virtue: i64 = 1
    if p.rewards:
        p.reveal()
        reward = (p.rewards & 15) - 1
        p.rewards >>= 4
        p.rewarded |= BIT[reward]
        p.note(REWARD_REVEALED, bot, reward, 0)
        virtue = REWARD_VIRTUE[reward]
    else:
        p.note(NO_REWARD, bot, 0, 0)
    purse.gain_virtue(p, bot, virtue)
    return True
