"""The black dice (TR-7.12 to TR-7.15), and influence (TR-10), which is used there and before an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.games.troyes import data, le_roy, rounds, turns, wealth
from adamak.games.troyes.data import Colour, Family, Move, Phase, Reason

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def strength(dice: i64) -> i64:
    """TR-7.13: what dice are worth against black ones, red doubled."""
    return data.pips(dice) + (data.RED_COUNTS - 1) * data.pips(dice & data.OF_COLOUR[Colour.RED])


def black_sum(black: i64) -> i64:
    return sum(((value + 1) * ((black >> (4 * value)) & 15) for value in range(i64(6))), i64(0))


def number_of(black: i64) -> i64:
    """How many black dice."""
    return sum(((black >> (4 * value)) & 15 for value in range(i64(6))), i64(0))


def highest_black(black: i64) -> i64:
    """The highest value among black dice; there is one."""
    value: i64 = 6
    while (black >> (4 * (value - 1))) & 15 == 0:
        value -= 1
    return value


def reach(p: TroyesPosition, seat: i64) -> i64:
    """What all dice of a district are worth, those set aside included."""
    return strength(p.square[seat] + p.aside)


def ask(p: TroyesPosition, owner: i64) -> None:
    """TR-7.12: the next to counter, until no black die is left."""
    while p.black:
        highest = highest_black(p.black)
        if owner == data.NEUTRAL:
            le_roy.counter_black(p, highest)
        else:
            p.turn = owner
            p.black -= data.ONE_BLACK[highest - 1]
            p.against = data.ONE_BLACK[highest - 1]
            p.aside = 0
            p.phase = Phase.BLACK_DICE
            if reach(p, owner) >= highest or turns.can_use_influence(p, owner):
                return
            give_in(p, owner)
        owner = p.next_owner(owner)
    rounds.next_turn(p, p.starter)  # TR-8.1


def choices(p: TroyesPosition, seat: i64) -> vec[i64]:
    """TR-16.2: influence first; then own dice, further black dice, and the fight; or TR-7.14."""
    moves = vec[i64](capacity=40)
    able = reach(p, seat)
    against = black_sum(p.against)
    if p.aside == 0 and number_of(p.against) == 1:
        moves = turns.influence_uses(p, seat, moves)
    if able < against:
        return append(moves, Move.YIELD)
    moves = data.each_die(moves, p.square[seat], Move.USE)
    for value in range(1, i64(7)):
        if (p.black >> (4 * (value - 1))) & 15 and against + value <= able:
            moves = append(moves, Move.OPPOSE + value - 1)
    if p.aside and strength(p.aside) >= against:
        moves = append(moves, Move.DEFEND)
    return moves


def counter(p: TroyesPosition, seat: i64, move: i64) -> None:
    """TR-7.13: one own die more, one black die more at once, or the fight, which begins by itself when nothing else is
    left; TR-7.14: or none of it."""
    if move == Move.DEFEND:
        defend(p, seat)
        return
    if move == Move.YIELD:
        give_in(p, seat)
        ask(p, p.next_owner(seat))
        return
    if move < Move.OPPOSE:
        p.square[seat] -= data.ONE_DIE[move - Move.USE]
        p.aside += data.ONE_DIE[move - Move.USE]
    else:
        p.black -= data.ONE_BLACK[move - Move.OPPOSE]
        p.against += data.ONE_BLACK[move - Move.OPPOSE]
    left = choices(p, seat)
    if len(left) == 1 and left[0] == Move.DEFEND:
        defend(p, seat)


def defend(p: TroyesPosition, seat: i64) -> None:
    """TR-7.13: both sides are discarded, 1 influence per black die."""
    gained = number_of(p.against)
    p.note("defended", seat, p.aside, p.against | (gained << 24))
    wealth.gain_influence(p, seat, gained)
    p.aside = 0
    p.against = 0
    ask(p, p.next_owner(seat))


def give_in(p: TroyesPosition, seat: i64) -> None:
    """TR-7.14: the black die goes, no die is spent, 2 VP are lost."""
    p.note("undefended", seat, highest_black(p.against) - 1, 0)
    p.against = 0
    wealth.penalty(p, seat, Reason.BLACK_DIE)


def use_influence(p: TroyesPosition, seat: i64, move: i64) -> None:
    """TR-10.2 to TR-10.4; a flip is paid first, then up to three dice are named one by one."""
    if move < Move.RECRUIT:
        die = move - Move.REROLL
        p.family[Family.INFLUENCE + seat] -= data.REROLL_COST
        result = die - die % 6 + p.roll() - 1
        p.square[seat] += data.ONE_DIE[result] - data.ONE_DIE[die]
        p.note("rerolled", seat, die, result)
    elif move == Move.RECRUIT:
        p.family[Family.INFLUENCE + seat] -= data.RECRUIT_COST
        p.family[Family.RESERVE + seat] -= 1
        p.family[Family.SUPPLY + seat] += 1
        p.note("recruited", seat, 0, 0)
    elif move == Move.FLIP:
        p.family[Family.INFLUENCE + seat] -= data.FLIP_COST
        p.aside = 0
        p.phase = Phase.FLIP
        return
    else:
        if move < Move.DONE:
            p.square[seat] -= data.ONE_DIE[move - Move.TURN]
            p.aside += data.ONE_DIE[move - Move.TURN]
            if data.dice_in(p.aside) < data.DICE_LIMIT and p.square[seat]:
                return
        p.note("flipped", seat, p.aside, 0)
        p.square[seat] += turned(p.aside)
        p.aside = 0
    resume(p, seat)


def turned(dice: i64) -> i64:
    """TR-10.4: v becomes 7 - v."""
    found: i64 = 0
    for die in range(i64(data.DICE)):
        found += ((dice >> (3 * die)) & 7) * data.ONE_DIE[die + 5 - 2 * (die % 6)]
    return found


def resume(p: TroyesPosition, seat: i64) -> None:
    """TR-10.5: back to the black die; TR-10.6: or to the turn, unless nothing is left but passing (TR-8.12)."""
    if p.against:
        p.phase = Phase.BLACK_DICE
        if reach(p, seat) < black_sum(p.against) and not turns.can_use_influence(p, seat):
            counter(p, seat, Move.YIELD)
        return
    p.phase = Phase.ACT
    if not turns.has_choice(p, seat):
        rounds.pass_turn(p, seat)
        rounds.end_turn(p, seat)


def flip_choices(p: TroyesPosition, seat: i64) -> vec[i64]:
    moves = data.each_die(vec[i64](capacity=20), p.square[seat], Move.TURN)
    return append(moves, Move.DONE) if p.aside else moves
