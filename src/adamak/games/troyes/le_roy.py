"""Solo: Le Roy (TR-15), who is no seat but plays by dice, inside the moves of the one who is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.bits import best_of
from adamak.games.troyes import activity_cards, buildings, data, scoring, threats, wealth
from adamak.games.troyes.data import Colour, Family, Reason

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition

HUMAN: Final = 0
LIKED: Final[vec[i64]] = vec[i64]([Colour.RED, Colour.YELLOW, Colour.WHITE])  # TR-15.6: in this order
LIKING: Final[vec[i64]] = vec[i64]([2, 0, 1])  # the same by colour, more for the first


def best_die(dice: i64) -> i64:
    """TR-15.6: by value, then by colour; -1: there is none."""
    for value in range(i64(6), i64(0), -1):
        for colour in LIKED:
            die = 6 * colour + value - 1
            if (dice >> (3 * die)) & 7:
                return die
    return -1


def settle(p: TroyesPosition) -> None:
    """TR-15.2: two dice of each colour, the three best count; a full building passes its die on to the next best."""
    dice = sum((data.ONE_DIE[6 * (k // 2) + p.roll() - 1] for k in range(i64(6))), i64(0))
    placed: i64 = 0
    while placed < 3 and dice:
        die = best_die(dice)
        dice -= data.ONE_DIE[die]
        space = best_empty(p, data.COLOUR_OF[die])
        if space >= 0:
            settle_on(p, space, die)
            placed += 1
    for building in LIKED:
        space = best_empty(p, building)
        while placed < 3 and space >= 0:
            settle_on(p, space, 6 * building)
            space = best_empty(p, building)
            placed += 1


def settle_on(p: TroyesPosition, space: i64, die: i64) -> None:
    buildings.stand_neutral(p, space)
    p.note("le_roy_settled", space, die, 0)


def best_empty(p: TroyesPosition, building: i64) -> i64:
    """The best-ranked empty space of a building, or -1."""
    for k in range(i64(6)):
        space = p.variant.ranking[6 * building + k]
        if buildings.owner_on(p, space) < 0:
            return space
    return -1


def counter_black(p: TroyesPosition, highest: i64) -> None:
    """TR-15.7: his best die for the highest black one, whatever they show."""
    p.black -= data.ONE_BLACK[highest - 1]
    die = best_die(p.square[data.NEUTRAL])
    if die < 0:
        p.note("le_roy_stood_by", highest - 1, 0, 0)
    else:
        p.square[data.NEUTRAL] -= data.ONE_DIE[die]
        p.note("le_roy_defended", die, highest - 1, 0)


def act(p: TroyesPosition) -> None:
    """TR-15.9: two black dice name the action."""
    result = p.roll() + p.roll()
    p.rolled = result
    p.note("le_roy_rolled", result, 0, 0)
    if result in (2, 12):
        work(p, 2, 6, p.variant.dear_result)
    elif result in (3, 11):
        work(p, 1, 4, 2)
    elif result in (4, 10):
        place(p, result)
    elif result in (5, 9):
        fight(p, result)
    elif result == 6:
        hire(p, result)
    elif result == 7:
        build(p)
    else:
        score_character(p)
    if p.square[data.NEUTRAL] == 0:
        p.note("le_roy_done", 0, 0, 0)


def use_dice(p: TroyesPosition, number: i64) -> None:
    """TR-15.9: his best dice; fewer, where he has fewer."""
    before = p.square[data.NEUTRAL]
    for _die in range(min(number, data.dice_in(before))):
        p.square[data.NEUTRAL] -= data.ONE_DIE[best_die(p.square[data.NEUTRAL])]
    p.note("le_roy_used", before - p.square[data.NEUTRAL], 0, 0)


def work(p: TroyesPosition, own: i64, pays: i64, points: i64) -> None:
    """Results 2, 3, 11, 12: points for his dice and your best, which the bank pays; TR-15.10: or one more of his."""
    die = best_die(p.square[HUMAN])
    use_dice(p, own if die >= 0 else own + 1)
    if die >= 0:
        p.square[HUMAN] -= data.ONE_DIE[die]
        p.family[Family.DENIERS + HUMAN] += pays
        p.note("le_roy_bought", die, pays, 0)
    wealth.gain_vp(p, data.NEUTRAL, points, Reason.LE_ROY)


def place(p: TroyesPosition, result: i64) -> None:
    """TR-15.11: in the building of his best die; if possible he expels one of yours."""
    building = data.COLOUR_OF[best_die(p.square[data.NEUTRAL])]
    use_dice(p, 1)
    space: i64 = -1
    if p.family[Family.RESERVE + data.NEUTRAL] > 0:
        space = expel_human(p, building)
        if space < 0:
            space = best_empty(p, building)
    if space < 0:
        p.note("le_roy_nothing", result, 0, 0)
        return
    buildings.stand_neutral(p, space)
    p.note("le_roy_placed", space, 0, 0)


def expel_human(p: TroyesPosition, building: i64) -> i64:
    """The best-ranked full row whose rightmost citizen is yours and not protected; the space he takes, or -1."""
    if buildings.is_protected(p, building, HUMAN):
        return -1
    for k in range(i64(6)):
        first = p.variant.ranking[6 * building + k]
        for value in range(1, i64(7)):
            start, last = buildings.row(p, building, value)
            full = start == first and buildings.empty_in_row(p, start, last) < 0
            if full and buildings.owner_on(p, last) == HUMAN:
                return buildings.enter(p, building, value, data.NEUTRAL, False)
    return -1


def fight(p: TroyesPosition, result: i64) -> None:
    """TR-15.12: all empty banners of the rightmost event; nothing if there is only Marauding."""
    at: i64 = len(p.queue) - 1
    if at == 0:
        p.note("le_roy_nothing", result, 0, 0)
        return
    empty = threats.free_banners(p, at)
    use_dice(p, empty)
    p.note("le_roy_fought", threats.threat_at(p, at), empty, 0)
    while not threats.add_cube(p, at, data.NEUTRAL):
        pass


def hire(p: TroyesPosition, result: i64) -> None:
    """TR-15.13: the free scoring space with most VP, then the cheaper card, then red, yellow, white."""
    use_dice(p, 1)
    wishes = vec[i64]([how_welcome(p, slot) for slot in range(i64(data.SLOTS))])
    best = best_of(wishes)
    if wishes[best] < 0 or p.family[Family.RESERVE + data.NEUTRAL] == 0:
        p.note("le_roy_nothing", result, 0, 0)
        return
    p.family[Family.RESERVE + data.NEUTRAL] -= 1
    points = activity_cards.seat_tradesman(p, best, data.NEUTRAL)
    p.note("le_roy_hired", p.card_on(best), points, 0)


def how_welcome(p: TroyesPosition, slot: i64) -> i64:
    """TR-15.13: more for the card that he would rather hire on; less than 0 where he does not."""
    if slot % 3 >= p.revealed or activity_cards.stands(p, slot, data.NEUTRAL):
        return -1
    cheapness = 100 - p.variant.card_cost[p.card_on(slot)]
    return activity_cards.free_points(p, slot) * 1000 + cheapness * 10 + LIKING[slot // 3]


def build(p: TroyesPosition) -> None:
    """TR-15.14: two cubes, each on the lowest possible level and there on the highest number; else 2 VP."""
    use_dice(p, 2)
    for n in range(i64(2)):
        space = cathedral_space(p)
        if space < 0:
            if n == 0:
                wealth.gain_vp(p, data.NEUTRAL, 2, Reason.CATHEDRAL)
            return
        p.cathedral += (data.NEUTRAL + 1) * data.ONE_PLACE[space]
        p.note("le_roy_built", space // 6 + 1, space % 6 + 1, 0)
        wealth.gain_vp(p, data.NEUTRAL, 1, Reason.CATHEDRAL)


def cathedral_space(p: TroyesPosition) -> i64:
    """The lowest level with a space that may be built, there the highest number; -1: the Cathedral is full."""
    for level in range(i64(3)):
        for number in range(i64(5), i64(-1), -1):
            if p.height(number) == level:
                return 6 * level + number
    return -1


def score_character(p: TroyesPosition) -> None:
    """TR-15.15: both score the top character now, and it leaves; without one Le Roy gains 1 VP."""
    if p.row == 0:
        wealth.gain_vp(p, data.NEUTRAL, 1, Reason.LE_ROY)
        return
    character = (p.row & 15) - 1
    p.row >>= 4
    mine = scoring.character_points(p, HUMAN, character)
    his = scoring.character_points(p, data.NEUTRAL, character)
    p.note("character_scored", character, mine, his)
    wealth.gain_vp(p, HUMAN, mine, Reason.CHARACTER + character)
    wealth.gain_vp(p, data.NEUTRAL, his, Reason.CHARACTER + character)
