"""The Guildhall (AR-13): constructing buildings (AR-14, AR-21) and advancing the cathedral (AR-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from adamak.core.bits import BIT, lowest
from adamak.games.architects import captures, data, hands, printed, purse, workshop
from adamak.games.architects.components import COLUMNS, GUILDHALL_ROWS
from adamak.games.architects.data import Good, Own, Phase, Piles, Place, Reason, Source
from adamak.games.architects.printed import AtOnce, Character

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def capacity(p: ArchitectsPosition) -> i64:
    return GUILDHALL_ROWS * (p.players + 1)


def lay_down(p: ArchitectsPosition, player: i64) -> None:
    """AR-13.3, AR-13.4: the next space; the first ones of rows 3 and 4 call for a reset, the last one for the end."""
    p.own[Own.AWAY + player] += BIT[data.GUILD * data.WORKER]
    p.note("worker_placed", player, Place.GUILDHALL, captures.at(p, player, data.GUILD))
    p.cards[Piles.GUILDED + p.laid] = u8(player)
    row = p.laid // (p.players + 1)
    column = p.laid - row * (p.players + 1)
    p.laid += 1
    p.idle_turns = 0
    if column == 0 and (row == 2 or row == 3):
        p.reset_due = True
    if column == 2 and row < 3 and p.variant.apprentice_refresh:  # AR-27.2: both apprentices of the first column
        workshop.remove(p, player, 0)
        workshop.remove(p, player, COLUMNS)
    if p.laid == capacity(p):
        p.closing = p.players + 1  # AR-23.1: this turn, and one more of everybody
        p.note("last_round", player, 0, 0)


def skills(p: ArchitectsPosition, player: i64) -> i64:
    """AR-14.1: the skills of all own apprentices."""
    crew = p.own[Own.CREW + player]
    found: i64 = 0
    if crew & printed.CARPENTERS:
        found |= 1
    if crew & printed.TILERS:
        found |= 2
    if crew & printed.MASONS:
        found |= 4
    return found


def can_build(p: ArchitectsPosition, player: i64, card: i64, known: i64) -> bool:
    return printed.SKILLS[card] & ~known == 0 and purse.can_pay(p, player, printed.COST[card])


def to_build(p: ArchitectsPosition, player: i64, cards: i64) -> i64:
    """AR-13.1: those of a set of cards that the player could construct now."""
    known = skills(p, player)
    found: i64 = 0
    while cards:
        card = lowest(cards)
        if can_build(p, player, card, known):
            found |= BIT[card]
        cards &= cards - 1
    return found


def build(p: ArchitectsPosition, player: i64, card: i64) -> None:
    """AR-14.2, AR-14.3: pay, put down, virtue; the effect at once follows when the virtue is settled."""
    purse.pay(p, player, printed.COST[card], Source.BUILDING)
    p.own[Own.HAND + player] &= ~BIT[card]
    put_down(p, player, card)
    if printed.AT_ONCE[card] != AtOnce.NOTHING:
        p.push(Phase.EFFECT, card)


def put_down(p: ArchitectsPosition, player: i64, card: i64) -> None:
    p.own[Own.BUILT + player] |= BIT[card]
    p.cards[Piles.KNOWN + card] = u8(0)
    p.note("built", player, card, printed.POINTS[card])
    purse.change_virtue(p, player, printed.BUILD_VIRTUE[card])


def resolve_effect(p: ArchitectsPosition, player: i64, card: i64) -> None:
    """AR-21.1 to AR-21.3."""
    effect = printed.AT_ONCE[card]
    if effect == AtOnce.GAIN:
        purse.gain(p, player, printed.AT_ONCE_GOODS[card], Source.BUILDING)
        purse.take_debts(p, player, printed.AT_ONCE_DEBTS[card], Reason.BUILDING)
        hands.draw_to_hand(p, player, printed.AT_ONCE_CARDS[card])
    elif effect == AtOnce.RELEASE_PRISON:
        captures.release_prison(p, player, data.WORKERS)
    elif effect == AtOnce.ALL or effect == AtOnce.PRISONERS:
        for number in range(p.players):
            other = p.after(player, number)
            if effect == AtOnce.ALL:
                purse.change_virtue(p, other, 1)
            elif captures.prisoners(p, other) >= printed.PRISONERS:
                purse.change_virtue(p, other, -1)
    elif effect == AtOnce.GAIN_PER:
        purse.gain(p, player, (p.own[Own.VIRTUE + player] // printed.PALACE_PER) * data.ONE_GOLD, Source.BUILDING)
    else:
        p.push(printed.AT_ONCE_ASKS[card], printed.FREE_CAPTURES[card])


def has_room(p: ArchitectsPosition, player: i64) -> bool:
    """AR-15.1, AR-16.5: virtue, a next level, and a free space there."""
    level = p.own[Own.LEVEL + player] + 1
    if level > printed.TOP_LEVEL or p.own[Own.VIRTUE + player] < printed.CATHEDRAL_VIRTUE:
        return False
    standing = sum((i64(p.own[Own.LEVEL + other] == level) for other in range(p.players)), i64(0))
    return standing < printed.LEVEL_SPACES[level]


def needs_card(p: ArchitectsPosition, player: i64) -> bool:
    """AR-15.1, AR-22.3."""
    return not (p.variant.variable_setup and purse.has_board(p, player, Character.FREDRICK))


def can_advance(p: ArchitectsPosition, player: i64) -> bool:
    """AR-15.1."""
    if (p.own[Own.HAND + player] == 0 and needs_card(p, player)) or not has_room(p, player):
        return False
    level = p.own[Own.LEVEL + player] + 1
    pieces = printed.LEVEL_PIECES[level]
    if pieces:
        goods = p.own[Own.PURSE + player]
        return data.good(goods, Good.WOOD) + data.good(goods, Good.STONE) >= pieces
    return purse.can_pay(p, player, printed.LEVEL_COST[level])


def advance(p: ArchitectsPosition, player: i64, wood: i64) -> None:
    """AR-15.2: pay, then discard a card, then move up."""
    level = p.own[Own.LEVEL + player] + 1
    pieces = printed.LEVEL_PIECES[level]
    cost = printed.LEVEL_COST[level]
    if pieces:
        cost = wood * data.ONE_WOOD + (pieces - wood) * data.ONE_STONE
    purse.pay(p, player, cost, Source.CATHEDRAL)
    if needs_card(p, player):
        p.push(Phase.CATHEDRAL_DISCARD, 0)
    else:
        move_up(p, player)


def move_up(p: ArchitectsPosition, player: i64) -> None:
    """AR-15.2: the marker, the reward, the Acolytes."""
    reward = climb(p, player)
    if reward >= 0:
        purse.gain(p, player, printed.REWARD_GOODS[reward], Source.REWARD)
        hands.draw_to_hand(p, player, printed.REWARD_CARDS[reward])
    crew = p.own[Own.CREW + player] & printed.ACOLYTES
    if crew & printed.ACOLYTE_CARD:
        hands.draw_to_hand(p, player, 1)
    purse.gain_from(p, player, crew, Source.ACOLYTE)


def climb(p: ArchitectsPosition, player: i64) -> i64:
    """AR-15.2: the marker, and the virtue of the reward; which reward it is, -1 where none is left."""
    p.own[Own.LEVEL + player] += 1
    p.note("cathedral_advanced", player, p.own[Own.LEVEL + player], 0)
    if p.rewards == 0:
        p.note("no_reward", player, 0, 0)
        purse.change_virtue(p, player, 1)
        return -1
    p.reveal()
    reward = (p.rewards & 15) - 1
    p.rewards >>= 4
    p.rewarded |= BIT[reward]
    p.note("reward_revealed", player, reward, 0)
    purse.change_virtue(p, player, printed.REWARD_VIRTUE[reward])
    return reward
