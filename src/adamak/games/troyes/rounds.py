"""Setup and the course of the game (TR-3 to TR-5, TR-8.10 to TR-8.12): placement, rounds, phases, passing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.piles import packed, queue, shuffled
from adamak.games.troyes import buildings, data, defence, le_roy, scoring, threats, turns, wealth
from adamak.games.troyes.data import Family, Phase, Reason, Threat

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition
    from adamak.games.troyes.variant import Variant


def deal(p: TroyesPosition) -> None:
    """TR-3.4 to TR-3.6, TR-14.1, TR-15.3: everything random before the first citizen is placed."""
    for slot in range(i64(data.SLOTS)):
        cards = of_slot(p.variant, slot)
        p.cards |= cards[p.below(i64(len(cards)))] << (5 * slot)
    red = shuffled(p, data.FIRST_RED, i64(data.FIRST_WHITE) if p.variant.bonus_cards else i64(Threat.RESISTANCE))
    p.red_deck = packed(red, 0, data.ROUNDS[p.seats], data.THREAT_BITS)
    for at in range(data.ROUNDS[p.seats], i64(len(red))):
        p.red_box |= data.ONE_BIT[i64(red[at])]
    p.white_deck = packed(shuffled(p, data.FIRST_WHITE, data.FIRST_YELLOW), 0, 4, data.THREAT_BITS)
    p.yellow_deck = packed(shuffled(p, data.FIRST_YELLOW, data.THREATS), 0, 4, data.THREAT_BITS)
    characters = shuffled(p, 0, data.CHARACTERS)
    if p.seats == 1:
        p.row = queue(characters, data.CHARACTERS, 4)
        return
    for at in range(data.CHARACTERS_DEALT[p.seats] * p.seats):
        p.family[Family.SECRET + at % p.seats] |= data.ONE_BIT[i64(characters[at])]


def of_slot(variant: Variant, slot: i64) -> vec[i64]:
    """TR-3.5: the cards of a slot's colour and level."""
    known = i64(data.CARDS) if variant.bonus_cards else i64(data.BONUS_CARD)
    return vec[i64]([
        card
        for card in range(known)
        if data.CARD_COLOUR[card] == slot // 3 and variant.card_level[card] == slot % 3 + 1
    ])  # fmt: skip


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
        le_roy.settle(p)
        return
    p.turn = p.starter
    if p.seats == 2:
        for space in p.variant.neutral:
            settle_gray(p, space)


def settle_gray(p: TroyesPosition, space: i64) -> None:
    buildings.stand_neutral(p, space)
    p.note("gray_settled", space, 0, 0)


def settle_choices(p: TroyesPosition) -> vec[i64]:
    """TR-4.1: any empty space."""
    return vec[i64]([space for space in range(i64(data.SPACES)) if buildings.owner_on(p, space) < 0])


def settle(p: TroyesPosition, seat: i64, space: i64) -> None:
    """TR-4.1; then TR-4.2: the snake, or TR-15.2."""
    buildings.stand(p, space, seat)
    p.family[Family.SUPPLY + seat] -= 1
    p.settled += 1
    p.note("settled", seat, space, 0)
    if p.seats == 1:
        if p.settled % 2 == 0:
            le_roy.settle(p)
        if p.settled == data.STARTING_CITIZENS[1]:
            begin_round(p)
        return
    if p.settled == p.seats * data.STARTING_CITIZENS[p.seats]:
        for empty in settle_choices(p):  # TR-4.3
            settle_gray(p, empty)
        begin_round(p)
        return
    way = p.settled // p.seats
    place = p.settled % p.seats
    p.turn = p.seat_after_starter(place if way % 2 == 0 else p.seats - 1 - place)


def begin_round(p: TroyesPosition) -> None:
    """TR-5.1: phases 0 to 3, up to the first decision about black dice."""
    p.round += 1
    p.tell(p.starter, "round_started", "le_roy_starts", p.round, data.ROUNDS[p.seats])
    if p.round <= 3:
        reveal_activities(p)
    pay_salaries(p)
    roll_dice(p)
    threats.reveal(p)
    number = threats.apply_all(p)
    p.black = sum((data.ONE_BLACK[p.roll() - 1] for _die in range(number)), i64(0))  # TR-7.12; TR-7.4: without limit
    p.note("black_rolled", p.black, 0, 0)
    defence.ask(p, p.starter)


def reveal_activities(p: TroyesPosition) -> None:
    """TR-5.2."""
    p.reveal()
    p.revealed = p.round
    for colour in range(i64(data.COLOURS)):
        slot = 3 * colour + p.round - 1
        p.note("card_revealed", slot, p.card_on(slot), 0)


def pay_salaries(p: TroyesPosition) -> None:
    """TR-5.3; TR-5.4: whoever cannot pay all pays what there is and loses 2 VP."""
    for seat in range(p.seats):
        due = sum((data.SALARY[b] * buildings.upright(p, b, seat) for b in range(i64(data.BUILDINGS))), i64(0))
        owned = p.family[Family.DENIERS + seat] + data.INCOME
        paid = min(due, owned)
        p.family[Family.DENIERS + seat] = owned - paid
        p.note("income", seat, data.INCOME, paid)
        if paid < due:
            wealth.penalty(p, seat, Reason.SALARY)


def roll_dice(p: TroyesPosition) -> None:
    """TR-5.5: a die of the building's colour for every upright citizen, the neutral's last."""
    for k in range(p.seats + 1):
        owner = p.seat_after_starter(k) if k < p.seats else i64(data.NEUTRAL)
        dice: i64 = 0
        for building in range(i64(data.BUILDINGS)):
            for _die in range(buildings.upright(p, building, owner)):
                dice += data.ONE_DIE[6 * building + p.roll() - 1]
        p.square[owner] = dice
        p.tell(owner, "dice_rolled", "gray_rolled", dice, 0)


def is_over(p: TroyesPosition) -> bool:
    """TR-8.11: everybody has passed, or no coloured die is left."""
    if all(dice == 0 for dice in p.square):
        return True
    if p.seats == 1 and p.square[data.NEUTRAL]:
        return False
    return all(p.family[Family.PURSE + seat] > 0 for seat in range(p.seats))


def next_turn(p: TroyesPosition, owner: i64) -> None:
    """TR-8.1, TR-8.10 to TR-8.12: the next who has something to decide, or the end of the round."""
    while not is_over(p):
        if owner == data.NEUTRAL:
            if p.square[data.NEUTRAL]:
                le_roy.act(p)
        elif p.family[Family.PURSE + owner] > 0:
            p.family[Family.PURSE + owner] += data.PASS_LATER
            p.note("pass_income", owner, data.PASS_LATER, 0)
        elif turns.has_choice(p, owner):
            p.turn = owner
            turns.clear(p)
            return
        else:
            pass_turn(p, owner)
        owner = p.next_owner(owner)
    end_round(p)


def pass_turn(p: TroyesPosition, seat: i64) -> None:
    """TR-8.10."""
    p.family[Family.PURSE + seat] = data.PASS_FIRST
    p.note("passed", seat, data.PASS_FIRST, 0)


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
            p.note("pass_money_taken", owner, purse, 0)
        p.square[owner] = 0
        for building in range(i64(data.BUILDINGS)):
            n = buildings.lying(p, building, owner)
            if n > 0:
                p.family[(Family.RESERVE if owner == data.NEUTRAL else Family.SUPPLY) + owner] += n
                p.tell(owner, "returned", "gray_returned", building, 0)
    p.lying = 0
    p.starter = p.next_owner(p.starter)
    if p.red_deck == 0:
        scoring.finish(p)
    else:
        begin_round(p)
