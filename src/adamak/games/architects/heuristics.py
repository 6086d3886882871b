"""What bots know of Architects: how a position stands.

Everything is measured in victory points. What is not yet points (goods, workers, apprentices, cards in hand) is worth
less the nearer the end is; the weights were tuned by play against earlier ones.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from adamak.core.bits import bits, lowest
from adamak.games.architects import captures, choices, data, ending, guildhall, printed, purse
from adamak.games.architects.data import GOOD_MASK, Good, Move, Own, Phase, Place
from adamak.games.architects.printed import EndRule

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

# Points for what may become points, at the beginning of the game.
CLAY_WORTH: Final = 0.45
WOOD_WORTH: Final = 0.55
STONE_WORTH: Final = 0.55
GOLD_WORTH: Final = 0.8  # besides the point it is worth anyway
MARBLE_WORTH: Final = 0.9
SILVER_WORTH: Final = 0.3
PURSE_WORTH: Final = 0.45  # besides, each of the first four: captures, hiring and the Black Market need them
APPRENTICE_WORTH: Final = 1.2
SKILL_WORTH: Final = 2.2
FREE_LATER: Final = 0.08  # an available worker beyond the first four
GROUP_WORTH: Final = 0.08  # a worker on an open circle
CROWD_WORTH: Final = 0.6  # a worker of the largest group that collects: the next visits bring so much more
CAPTIVE_WORTH: Final = 0.25
PRISONER_WORTH: Final = -0.15
BOARD_WORTH: Final = -0.12  # own workers on other boards
VIRTUE_WORTH: Final = 0.25
HAND_WORTH: Final = 0.5  # a building card, whatever it is, up to four
CARD_SHARE: Final = 0.6  # of the points of a card in hand that could be built now
NEXT_SHARE: Final = 0.25  # of the second best card
CATHEDRAL_SHARE: Final = 0.55
SPREAD_END: Final = 1.5  # how many points' lead is worth an odds ratio of e: at the end, and more before it
SPREAD_START: Final = 2.5
BEHIND: Final = 15.0  # points; what is beyond counts the same early and late, or whoever lags would never end a game
SPREAD_BEHIND: Final = 3.0
CAPTURE_PRICE: Final = 0.6  # what a capture costs in silver and in a turn
FAR: Final = 40.0  # a lead much larger than this is not much more than this: whoever leads had better end the game
MOST_USEFUL: Final = 8  # goods of one kind beyond this are hardly ever spent
PLENTY: Final = 16  # Gold and Marble: whoever has so much and goes on collecting never ends the game
PLENTY_SILVER: Final = 2  # points of silver, likewise
PLENTY_SHARE: Final = 0.05  # of the points of what is beyond
UNSETTLED: Final = 0.15  # how much of a leader's advantage is open while the whole game is to come


def left(p: ArchitectsPosition) -> float:
    """How much of the game is still to come, from 1 to 0, by the spaces of the Guildhall."""
    if p.closing:
        return 0.08 * float(p.closing) / float(p.players + 1)
    capacity = guildhall.capacity(p)
    return 0.1 + 0.9 * float(capacity - p.laid) / float(capacity)


def estimate(p: ArchitectsPosition, seat: i64) -> float:
    """The share of the victory to expect: points compared on a logistic scale that grows steeper to the end.

    Of their own heap players believe little, or they would go on collecting for ever; of a rival's they believe all.
    A lead is the less certain the more is still to come: so whoever leads builds, and the game ends.
    """
    return share_of(decided(p), seat)


def share_of(p: ArchitectsPosition, seat: i64) -> float:
    if p.phase == Phase.OVER:
        return p.payoff(seat)
    ahead = left(p)
    spread = SPREAD_END + SPREAD_START * ahead
    mine = worth(p, seat, ahead) - hoard(p, seat)
    total = 1.0
    for player in range(p.players):
        if player != seat:
            lead = worth(p, player, ahead) - mine
            near = lead if lead < BEHIND else BEHIND
            total += math.exp(damped(near) / spread + damped(lead - near) / SPREAD_BEHIND)
    share = 1.0 / total
    fair = 1.0 / float(p.players)
    if share > fair:
        share -= UNSETTLED * ahead * (share - fair)
    return share


def damped(lead: float) -> float:
    return lead / (1.0 + abs(lead) / FAR)


def estimates(p: ArchitectsPosition) -> list[float]:
    """For every seat; among players alone the shares are made to add up, for each judges their own heap differently.

    What is still to be decided is guessed (`pending`), for a search that asks looks further by itself.
    """
    shares: list[float] = []
    total = 0.0
    for seat in range(p.seats):
        share = share_of(p, seat)
        shares.append(share)
        total += share
    if p.players == p.seats and p.seats > 1 and p.phase != Phase.OVER:
        for seat in range(p.seats):
            shares[seat] /= total
    return shares


def worth(p: ArchitectsPosition, player: i64, ahead: float) -> float:
    """Points now, and what the rest may still bring."""
    points = float(ending.total(p, player)) + VIRTUE_WORTH * float(p.own[Own.VIRTUE + player])
    if player >= p.seats:  # what the house opponent builds in the turns to come, less what its rivals do
        return points + 14.0 * ahead  # a short game suits them
    points += coming_virtue(p, player)
    points += ahead * holdings(p, player)
    if p.closing == 0:  # workers are worth something until the last round, however full the Guildhall is
        points += (0.5 + 0.5 * ahead) * crowds(p, player)
    if p.own[Own.VIRTUE + player] < 5:
        points -= 2.0 * ahead
    points += best_works(p, player) * min(1.0, 0.25 + ahead)
    if p.active == player:
        points += pending(p, player, ahead)
    return points


def holdings(p: ArchitectsPosition, player: i64) -> float:
    """Goods, workers and apprentices, at the worth of the beginning."""
    goods = p.own[Own.PURSE + player]
    value = CLAY_WORTH * useful(data.good(goods, Good.CLAY)) + WOOD_WORTH * useful(data.good(goods, Good.WOOD))
    value += STONE_WORTH * useful(data.good(goods, Good.STONE)) + GOLD_WORTH * useful(data.good(goods, Good.GOLD))
    value += MARBLE_WORTH * useful(data.good(goods, Good.MARBLE)) + SILVER_WORTH * useful(goods >> Good.SILVER)
    value += PURSE_WORTH * float(min(4, goods >> Good.SILVER))
    crew = p.own[Own.CREW + player]
    value += APPRENTICE_WORTH * float(bits(crew)) + SKILL_WORTH * float(bits(guildhall.skills(p, player)))
    cards = bits(p.own[Own.HAND + player])
    value += HAND_WORTH * (float(cards) if cards < 4 else 4.0) - (1.0 if cards == 0 else 0.0)
    return value


def crowds(p: ArchitectsPosition, player: i64) -> float:
    """Workers: available, in groups, captured and imprisoned."""
    value = free_worth(p.own[Own.FREE + player])
    circles = p.own[Own.AWAY + player] & data.ON_CIRCLES
    value += CROWD_WORTH * best_crowd(p, player)
    while circles:
        value += GROUP_WORTH * float(circles & data.WORKER_MASK)
        circles >>= data.WORKER
    captives = p.own[Own.CAPTIVES + player]
    while captives:
        value += CAPTIVE_WORTH * float(captives & data.WORKER_MASK)
        captives >>= data.WORKER
    value += PRISONER_WORTH * float(captures.prisoners(p, player))
    return value + BOARD_WORTH * float(captures.on_boards(p, player))


def free_worth(number: i64) -> float:
    """Available workers: without any, a turn is lost for each."""
    if number >= 4:
        return 2.0 + FREE_LATER * float(number - 4)
    return 0.9 * float(number) - 0.1 * float(number * number) - (0.8 if number == 0 else 0.0)


def best_crowd(p: ArchitectsPosition, player: i64) -> float:
    """Workers beyond two where the next visit brings most: of the places that collect, one can be visited in a turn."""
    circles = p.own[Own.AWAY + player]
    most = 0.0
    for place in range(i64(Place.SILVERSMITH + 1)):
        workers = circles & data.WORKER_MASK
        if workers > 2:
            most = max(most, float(workers - 2) * wanted(p, player, place))
        circles >>= data.WORKER
    return most


def wanted(p: ArchitectsPosition, player: i64, place: i64) -> float:
    """How much use a player has for more of what is collected there, from 1 down to 0."""
    goods = p.own[Own.PURSE + player]
    if place == Place.MINES:
        held = data.precious(goods)
    elif place == Place.SILVERSMITH:
        held = goods >> Good.SILVER
    elif place == Place.FOREST:
        held = data.good(goods, Good.WOOD)
    else:
        held = data.good(goods, Good.STONE)
    if held <= MOST_USEFUL:
        return 1.0
    return float(MOST_USEFUL) / float(held)


def useful(number: i64) -> float:
    return float(min(number, MOST_USEFUL)) + 0.15 * float(max(0, min(PLENTY, number) - MOST_USEFUL))


def hoard(p: ArchitectsPosition, player: i64) -> float:
    """What not to believe of the points of a heap of Gold, Marble and silver, before the last round."""
    if p.closing:
        return 0.0
    beyond = max(0, data.precious(p.own[Own.PURSE + player]) - PLENTY)
    beyond += max(0, ending.silver_points(p, player) - PLENTY_SILVER)
    return (1.0 - PLENTY_SHARE) * float(beyond)


def coming_virtue(p: ArchitectsPosition, player: i64) -> float:
    """AR-24.1: points that end effects on virtue would bring now."""
    effects = ending.pending(p, player)
    if effects == 0:
        return 0.0
    virtue = p.own[Own.VIRTUE + player]
    after = virtue
    while effects:
        after += ending.virtue_of(p, player, lowest(effects))
        effects &= effects - 1
    after = min(printed.MOST_VIRTUE, max(0, after))
    return float(printed.VIRTUE_VP[after] - printed.VIRTUE_VP[virtue])


# --- what could be built -------------------------------------------------------------------------------
def readiness(goods: i64, cost: i64) -> float:
    """1 when a cost can be paid, less for every piece that is missing."""
    if ((goods | data.GUARD) - cost) & data.GUARD == data.GUARD:
        return 1.0
    ready = 1.0
    for kind in range(i64(5)):
        short = ((cost >> (kind * 10)) & GOOD_MASK) - ((goods >> (kind * 10)) & GOOD_MASK)
        if short > 0:
            ready -= (0.12 if kind < 3 else 0.22) * float(short)
    return ready if ready > 0.0 else 0.0


def best_works(p: ArchitectsPosition, player: i64) -> float:
    """The best card in hand, a part of the second best, and the next step of the cathedral."""
    goods = p.own[Own.PURSE + player]
    known = guildhall.skills(p, player)
    best = 0.0
    second = 0.0
    hand = p.own[Own.HAND + player]
    while hand:
        card = lowest(hand)
        ready = readiness(goods, printed.COST[card]) - 0.3 * float(bits(printed.SKILLS[card] & ~known))
        if ready > 0.0:
            value = ready * ready * card_points(p, player, card)
            second = max(second, min(best, value))
            best = max(best, value)
        hand &= hand - 1
    return CARD_SHARE * best + NEXT_SHARE * second + CATHEDRAL_SHARE * step_points(p, player)


def card_points(p: ArchitectsPosition, player: i64, card: i64) -> float:
    """Printed points, virtue, and what its end effect would bring now."""
    cost = printed.COST[card]
    paid = 0.3 * float(data.basic(cost)) + float(data.precious(cost))
    points = float(printed.POINTS[card]) + 0.8 * float(printed.BUILD_VIRTUE[card]) - 0.35 * paid
    if printed.END_RULE[card] == EndRule.PER and printed.END_POINTS[card] > 0:
        points += 0.8 * float(ending.metric(p, player, printed.END_METRIC[card]) // printed.END_PER[card])
    elif printed.END_POINTS[card] > 0:
        points += 0.8
    return points


def step_points(p: ArchitectsPosition, player: i64) -> float:
    """The next level of the cathedral, by how nearly it can be paid."""
    if not guildhall.has_room(p, player):
        return 0.0
    level = p.own[Own.LEVEL + player] + 1
    goods = p.own[Own.PURSE + player]
    ready = readiness(goods, printed.LEVEL_COST[level])
    short = printed.LEVEL_PIECES[level] - data.good(goods, Good.WOOD) - data.good(goods, Good.STONE)
    if short > 0:
        ready -= 0.12 * float(short)
    if p.own[Own.HAND + player] == 0 and guildhall.needs_card(p, player):
        ready -= 0.3
    return step_gain(p, player) * ready * ready if ready > 0.0 else 0.0


def step_gain(p: ArchitectsPosition, player: i64) -> float:
    level = p.own[Own.LEVEL + player] + 1
    return float(printed.LEVEL_POINTS[level] - printed.LEVEL_POINTS[level - 1]) + 1.5


# --- what is still to be decided ------------------------------------------------------------------------
def decided(p: ArchitectsPosition) -> ArchitectsPosition:
    """After the decision at hand, where it is soon made: as is best for whoever makes it.

    To promise more of a place than is then taken there would send players to it again and again.
    """
    phase = p.phase
    if phase not in (Phase.MINES, Phase.WORKSHOP, Phase.STOREHOUSE, Phase.TOWN_CENTRE, Phase.GUARDHOUSE):
        return p
    player = p.turn
    best = p
    most = -1.0
    moves = choices.legal(p, player)
    for k in range(i64(len(moves))):
        if phase == Phase.TOWN_CENTRE and is_idle(p, player, moves[k]):
            continue
        other = p.clone()
        other.apply(player, moves[k])
        share = share_of(other, player)
        if share > most:
            most = share
            best = other
    return best


def is_idle(p: ArchitectsPosition, player: i64, move: i64) -> bool:
    """The worker just placed in the Town Centre would come home: a turn without any effect."""
    if move != Move.CAPTURE + Place.TOWN_CENTRE * data.CAPTURERS + p.name_of(player):
        return False
    return captures.at(p, player, Place.TOWN_CENTRE) == 1


def pending(p: ArchitectsPosition, player: i64, ahead: float) -> float:
    """What the decision at hand will bring: without it a place would be judged before its action is done."""
    if p.frames == 0 or p.turn != player:
        return 0.0
    phase = p.phase
    if phase == Phase.GUILDHALL:
        return 0.45 * best_works(p, player) / CARD_SHARE
    if phase == Phase.STOREHOUSE:
        return 0.2 * float(min(data.basic(p.own[Own.PURSE + player]) >> 1, p.about()))
    if phase == Phase.WORKSHOP:
        return 1.7 * ahead
    if phase == Phase.BLACK_MARKET:
        return 2.6 * ahead
    if phase == Phase.MINES:
        if hoard(p, player) > 0.0:
            return 0.0
        return 1.2 * ahead + 0.35 * float(captures.at(p, player, Place.MINES))
    if phase in (Phase.TOWN_CENTRE, Phase.FREE_CAPTURE, Phase.BARRACKS):
        return (0.5 + 0.5 * ahead) * groups_worth(p, player, p.about()) if p.closing == 0 else 0.0
    if phase == Phase.GUARDHOUSE:
        return (0.5 + 0.5 * ahead) * guard_worth(p, player) if p.closing == 0 else 0.0
    if phase in (Phase.TREASURY, Phase.LIBRARY, Phase.TAVERN):
        return 1.3
    return 0.0


def groups_worth(p: ArchitectsPosition, player: i64, number: i64) -> float:
    """The best groups that could be taken: own ones come home, those of others are captives and no threat any more."""
    best = 0.0
    second = 0.0
    free = p.own[Own.FREE + player]
    for other in range(p.players):
        circles = p.own[Own.AWAY + other] & data.ON_CIRCLES
        place: i64 = 0
        while circles:
            here = circles & data.WORKER_MASK
            if here:
                value = 0.0
                if here > 2 and place <= Place.SILVERSMITH:
                    value = CROWD_WORTH * float(here - 2) * wanted(p, other, place)
                if other == player:
                    value = free_worth(free + here) - free_worth(free) - value
                else:
                    value += (CAPTIVE_WORTH - BOARD_WORTH) * float(here)
                second = max(second, min(best, value))
                best = max(best, value)
            circles >>= data.WORKER
            place += 1
    if number > 1 and purse.silver_of(p, player) > 1 and second > 0.4:
        best += 0.8 * second - 0.3
    return best - CAPTURE_PRICE if best > CAPTURE_PRICE else 0.0


def guard_worth(p: ArchitectsPosition, player: i64) -> float:
    value = -0.5
    captives = p.own[Own.CAPTIVES + player]
    while captives:
        value += 0.2 * float(captives & data.WORKER_MASK)
        captives >>= data.WORKER
    value += 0.3 * float(captures.prisoners(p, player))
    if captures.can_pay_debt(p, player):
        value += 1.0
    return value if value > 0.0 else 0.0
