"""Setup and the course of the game (TR-3 to TR-5, TR-8.10 to TR-8.12): placement, rounds, phases, passing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.games.troyes import buildings, data, defence, le_roy, scoring, threats, turns, wealth
from adamak.games.troyes.data import Event, Family, Phase, Reason, Threat

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition
    from adamak.games.troyes.variant import Variant


# --- setup (TR-3) ---------------------------------------------------------------------------------


def shuffled(p: TroyesPosition, first: i64, number: i64, extra: i64) -> vec[i64]:
    """Numbers in random order, one more behind them if it is not negative."""
    cards = vec[i64](capacity=10)
    for k in range(number):
        cards = append(cards, first + k)
    if extra >= 0:
        cards = append(cards, extra)
    at: i64 = len(cards) - 1
    while at > 0:
        other = p.below(at + 1)
        held = cards[at]
        cards[at] = cards[other]
        cards[other] = held
        at -= 1
    return cards


def deck_of(cards: vec[i64], number: i64) -> i64:
    """So many cards as a packed deck, the first on top."""
    deck: i64 = 0
    at = number - 1
    while at >= 0:
        deck = (deck << data.THREAT_BITS) | cards[at]
        at -= 1
    return deck


def deal(p: TroyesPosition) -> None:
    """TR-3.4 to TR-3.6, TR-14.1, TR-15.3: everything random before the first citizen is placed."""
    for slot in range(i64(data.SLOTS)):
        p.cards |= draw_activity(p, slot) << (5 * slot)
    red = shuffled(
        p, data.FIRST_RED, data.RED_THREATS, data.RED_THREATS + data.FIRST_RED if p.variant.bonus_cards else -1
    )
    number = data.ROUNDS[p.seats]
    p.red_deck = deck_of(red, number)
    at = number
    while at < i64(len(red)):
        p.red_box |= data.ONE_BIT[red[at]]
        at += 1
    p.white_deck = deck_of(shuffled(p, data.FIRST_WHITE, data.FIRST_YELLOW - data.FIRST_WHITE, -1), 4)
    p.yellow_deck = deck_of(shuffled(p, data.FIRST_YELLOW, data.THREATS - data.FIRST_YELLOW, -1), 4)
    characters = shuffled(p, 0, data.CHARACTERS, -1)
    if p.seats == 1:
        at = data.CHARACTERS - 1
        while at >= 0:
            p.row = (p.row << 4) | (characters[at] + 1)
            at -= 1
        return
    for at in range(data.CHARACTERS_DEALT[p.seats] * p.seats):
        p.family[Family.SECRET + at % p.seats] |= data.ONE_BIT[characters[at]]


def draw_activity(p: TroyesPosition, slot: i64) -> i64:
    """TR-3.5: one card of the slot's colour and level."""
    cards = of_slot(p.variant, slot)
    return cards[p.below(i64(len(cards)))]


def of_slot(variant: Variant, slot: i64) -> vec[i64]:
    """The cards that may lie on a slot."""
    cards = vec[i64](capacity=6)
    for card in range(i64(data.CARDS)):
        known = card < data.BONUS_CARD or variant.bonus_cards
        if known and data.CARD_COLOUR[card] == slot // 3 and variant.card_level[card] == slot % 3 + 1:
            cards = append(cards, card)
    return cards


def open_game(p: TroyesPosition) -> None:
    """TR-3.2, TR-3.3, TR-3.7, TR-4.4: what everybody begins with; then the placement."""
    p.queue = append(vec[i64](capacity=16), Threat.MARAUDING)
    for seat in range(p.seats):
        p.family[Family.DENIERS + seat] = data.STARTING_DENIERS
        p.family[Family.INFLUENCE + seat] = data.STARTING_INFLUENCE
        p.family[Family.SUPPLY + seat] = data.STARTING_CITIZENS[p.seats]
        p.family[Family.RESERVE + seat] = data.CITIZENS - data.STARTING_CITIZENS[p.seats]
    p.family[Family.RESERVE + data.NEUTRAL] = data.LE_ROY_CITIZENS if p.seats == 1 else data.GRAY_CITIZENS
    p.phase = Phase.SETTLE
    if p.seats == 1:
        p.turn = 0
        le_roy.settle(p)
        return
    p.turn = p.starter
    if p.seats == 2:
        k: i64 = 0
        while k < i64(len(p.variant.neutral)):
            settle_gray(p, p.variant.neutral[k])
            k += 1


def settle_gray(p: TroyesPosition, space: i64) -> None:
    buildings.stand(p, space, data.NEUTRAL)
    p.family[Family.RESERVE + data.NEUTRAL] -= 1
    p.note(Event.GRAY_SETTLED, space, 0, 0)


# --- initial placement (TR-4) ---------------------------------------------------------------------


def settle_choices(p: TroyesPosition) -> vec[i64]:
    """TR-4.1: any empty space."""
    moves = vec[i64](capacity=18)
    for space in range(i64(data.SPACES)):
        if buildings.owner_on(p, space) < 0:
            moves = append(moves, space)
    return moves


def settle(p: TroyesPosition, seat: i64, space: i64) -> None:
    """TR-4.1; then TR-4.2: the snake, or TR-15.2."""
    buildings.stand(p, space, seat)
    p.family[Family.SUPPLY + seat] -= 1
    p.settled += 1
    p.note(Event.SETTLED, seat, space, 0)
    if p.seats == 1:
        if p.settled % 2 == 0:
            le_roy.settle(p)
        if p.settled == data.STARTING_CITIZENS[1]:
            begin_round(p)
        return
    if p.settled == p.seats * data.STARTING_CITIZENS[p.seats]:
        fill_with_gray(p)
        begin_round(p)
        return
    way = p.settled // p.seats
    place = p.settled % p.seats
    p.turn = p.seat_after_starter(place if way % 2 == 0 else p.seats - 1 - place)


def fill_with_gray(p: TroyesPosition) -> None:
    """TR-4.3."""
    for space in range(i64(data.SPACES)):
        if buildings.owner_on(p, space) < 0:
            settle_gray(p, space)


# --- a round (TR-5) -------------------------------------------------------------------------------


def begin_round(p: TroyesPosition) -> None:
    """TR-5.1: phases 0 to 3, up to the first decision about black dice."""
    p.round += 1
    if p.starter == data.NEUTRAL:
        p.note(Event.LE_ROY_STARTS, p.round, data.ROUNDS[p.seats], 0)
    else:
        p.note(Event.ROUND_STARTED, p.starter, p.round, data.ROUNDS[p.seats])
    if p.round <= 3:
        reveal_activities(p)
    pay_salaries(p)
    roll_dice(p)
    threats.reveal(p)
    roll_black(p, threats.apply_all(p))
    defence.ask(p, p.starter)


def reveal_activities(p: TroyesPosition) -> None:
    """TR-5.2."""
    p.reveal()
    p.revealed = p.round
    for colour in range(i64(data.COLOURS)):
        slot = 3 * colour + p.round - 1
        p.note(Event.CARD_REVEALED, slot, p.card_on(slot), 0)


def pay_salaries(p: TroyesPosition) -> None:
    """TR-5.3; TR-5.4: whoever cannot pay all pays what there is and loses 2 VP."""
    for seat in range(p.seats):
        due: i64 = 0
        for building in range(i64(data.BUILDINGS)):
            due += data.SALARY[building] * buildings.upright(p, building, seat)
        owned = p.family[Family.DENIERS + seat] + data.INCOME
        paid = due if due < owned else owned
        p.family[Family.DENIERS + seat] = owned - paid
        p.note(Event.INCOME, seat, data.INCOME, paid)
        if paid < due:
            wealth.penalty(p, seat, Reason.SALARY)


def roll_dice(p: TroyesPosition) -> None:
    """TR-5.5: a die of the building's colour for every upright citizen, the neutral's last."""
    for k in range(p.seats + 1):
        owner: i64 = p.seat_after_starter(k) if k < p.seats else data.NEUTRAL
        dice: i64 = 0
        for building in range(i64(data.BUILDINGS)):
            n = buildings.upright(p, building, owner)
            while n > 0:
                dice += data.ONE_DIE[6 * building + p.roll() - 1]
                n -= 1
        p.square[owner] = dice
        if owner == data.NEUTRAL:
            p.note(Event.GRAY_ROLLED, dice, 0, 0)
        else:
            p.note(Event.DICE_ROLLED, owner, dice, 0)


def roll_black(p: TroyesPosition, number: i64) -> None:
    """TR-7.12; TR-7.4: there is no upper limit."""
    p.black = 0
    while number > 0:
        p.black += data.ONE_BLACK[p.roll() - 1]
        number -= 1
    p.note(Event.BLACK_ROLLED, p.black, 0, 0)


# --- phase 4: turns and passing -------------------------------------------------------------------


def begin_actions(p: TroyesPosition) -> None:
    """TR-8.1."""
    next_turn(p, p.starter)


def is_over(p: TroyesPosition) -> bool:
    """TR-8.11: everybody has passed, or no coloured die is left."""
    dice: i64 = 0
    for owner in range(i64(data.OWNERS)):
        dice |= p.square[owner]
    if dice == 0:
        return True
    if p.seats == 1 and p.square[data.NEUTRAL]:
        return False
    for owner in range(p.seats):  # noqa: SIM110  (compiled, a loop is faster)
        if p.family[Family.PURSE + owner] == 0:
            return False
    return True


def next_turn(p: TroyesPosition, owner: i64) -> None:
    """TR-8.1, TR-8.10 to TR-8.12: the next who has something to decide, or the end of the round."""
    while not is_over(p):
        if owner == data.NEUTRAL:
            if p.square[data.NEUTRAL]:
                le_roy.act(p)
        elif p.family[Family.PURSE + owner] > 0:
            p.family[Family.PURSE + owner] += data.PASS_LATER
            p.note(Event.PASS_INCOME, owner, data.PASS_LATER, 0)
        elif turns.has_choice(p, owner):
            p.turn = owner
            turns.clear(p)
            return
        else:
            pass_turn(p, owner)
        owner = p.next_owner(owner)
    end_round(p)


def resume_turn(p: TroyesPosition, seat: i64) -> None:
    """TR-10.6, TR-8.12: after influence the turn goes on, unless nothing is left but passing."""
    p.phase = Phase.ACT
    if not turns.has_choice(p, seat):
        end_turn_by_passing(p, seat)


def pass_turn(p: TroyesPosition, seat: i64) -> None:
    """TR-8.10."""
    p.family[Family.PURSE + seat] = data.PASS_FIRST
    p.note(Event.PASSED, seat, data.PASS_FIRST, 0)


def end_turn_by_passing(p: TroyesPosition, seat: i64) -> None:
    pass_turn(p, seat)
    end_turn(p, seat)


def end_turn(p: TroyesPosition, seat: i64) -> None:
    turns.clear(p)
    next_turn(p, p.next_owner(seat))


def end_round(p: TroyesPosition) -> None:
    """TR-5.6, TR-5.7, TR-12.7: phase 5; after the last red card the game ends."""
    for owner in range(i64(data.OWNERS)):
        purse = p.family[Family.PURSE + owner]
        if purse > 0:
            p.family[Family.DENIERS + owner] += purse
            p.family[Family.PURSE + owner] = 0
            p.note(Event.PASS_MONEY_TAKEN, owner, purse, 0)
        p.square[owner] = 0
        for building in range(i64(data.BUILDINGS)):
            n = buildings.lying(p, building, owner)
            if n > 0:
                if owner == data.NEUTRAL:
                    p.family[Family.RESERVE + data.NEUTRAL] += n
                    p.note(Event.GRAY_RETURNED, building, 0, 0)
                else:
                    p.family[Family.SUPPLY + owner] += n
                    p.note(Event.RETURNED, owner, building, 0)
    p.lying = 0
    p.starter = p.next_owner(p.starter)
    if p.red_deck == 0:
        scoring.finish(p)
    else:
        begin_round(p)
