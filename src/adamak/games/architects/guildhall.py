"""The Guildhall (AR-13): constructing buildings (AR-14, AR-21) and advancing the cathedral (AR-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from adamak.core.bits import BIT, lowest
from adamak.games.architects import captures, hands, purse, workshop
from adamak.games.architects.components import GUILDHALL_ROWS
from adamak.games.architects.data import (
    ACOLYTE_CARD,
    ACOLYTES,
    ALL_GAIN,
    AT_BARRACKS,
    AT_CHURCH,
    AT_CLAY_PIT,
    AT_LIBRARY,
    AT_ONCE,
    AT_ONCE_CARDS,
    AT_ONCE_DEBTS,
    AT_ONCE_GOODS,
    AT_TAVERN,
    AT_TREASURY,
    AWAY,
    BUILD_VIRTUE,
    BUILT,
    BY_ACOLYTE,
    BY_BUILDING,
    BY_CATHEDRAL,
    BY_REWARD,
    CAPTURES,
    CARPENTERS,
    CATHEDRAL_ADVANCED,
    CATHEDRAL_DISCARD,
    CATHEDRAL_VIRTUE,
    CHOOSES,
    CONSTRUCTED,
    COST,
    CREW,
    DESTROYS_DEBT,
    DISCARDS,
    EFFECT,
    FOR_BUILDING,
    FREDRICK,
    FREE_CAPTURE,
    FREE_CAPTURES,
    FREES_PRISONERS,
    GAINS,
    GAINS_PER_VIRTUE,
    GOOD,
    GUILD,
    GUILDED,
    HAND,
    HIRED_GOODS,
    HIRES,
    KNOWN,
    LAST_ROUND,
    LEVEL,
    LEVEL_COST,
    LEVEL_PIECES,
    LEVEL_SPACES,
    MASONS,
    NO_REWARD,
    NOTHING,
    ONE_GOLD,
    ONE_STONE,
    ONE_WOOD,
    PALACE_PER,
    POINTS,
    PRISON,
    PRISONERS,
    PRISONERS_LOSE,
    PURSE,
    RELEASES_OR_CAPTURES,
    REWARD_CARDS,
    REWARD_GOODS,
    REWARD_REVEALED,
    REWARD_VIRTUE,
    SKILLS,
    STONE,
    TILERS,
    TOP_LEVEL,
    TREASURY,
    VIRTUE,
    WOOD,
    WORKER,
    WORKERS,
)

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


# --- spaces (AR-13.2 to AR-13.4) ----------------------------------------------------------------------


def capacity(p: ArchitectsPosition) -> i64:
    return GUILDHALL_ROWS * (p.players + 1)


def lay_down(p: ArchitectsPosition, player: i64) -> None:
    """AR-13.3, AR-13.4: the next space; the first ones of rows 3 and 4 call for a reset, the last one for the end."""
    p.own[AWAY + player] += BIT[GUILD * WORKER]
    p.cards[GUILDED + p.laid] = u8(player)
    p.laid += 1
    columns = p.players + 1
    row = (p.laid - 1) // columns
    column = p.laid - 1 - row * columns
    if row >= GUILDHALL_ROWS:
        return
    if column == 0 and row >= 2:
        p.reset_due = True
    if column == 2 and row < 3 and p.variant.refresh:
        workshop.refresh(p, player)
    if p.laid == capacity(p):
        p.closing = p.players + 1  # AR-23.1: this turn, and one more of everybody
        p.note(LAST_ROUND, player, 0, 0)


# --- buildings (AR-14) --------------------------------------------------------------------------------


def skills(p: ArchitectsPosition, player: i64) -> i64:
    """AR-14.1: the skills of all own apprentices."""
    crew = p.own[CREW + player]
    found: i64 = 0
    if crew & CARPENTERS:
        found |= 1
    if crew & TILERS:
        found |= 2
    if crew & MASONS:
        found |= 4
    return found


def can_build(p: ArchitectsPosition, player: i64, card: i64, known: i64) -> bool:
    return SKILLS[card] & ~known == 0 and purse.can_pay(p, player, COST[card])


def any_building(p: ArchitectsPosition, player: i64) -> bool:
    """AR-13.1."""
    known = skills(p, player)
    hand = p.own[HAND + player]
    while hand:
        if can_build(p, player, lowest(hand), known):
            return True
        hand &= hand - 1
    return False


def build(p: ArchitectsPosition, player: i64, card: i64) -> None:
    """AR-14.2, AR-14.3: pay, put down, virtue; the effect at once follows when the virtue is settled."""
    purse.pay(p, player, COST[card], BY_BUILDING)
    p.own[HAND + player] &= ~BIT[card]
    put_down(p, player, card)
    if AT_ONCE[card] != NOTHING:
        p.push(EFFECT, card)


def put_down(p: ArchitectsPosition, player: i64, card: i64) -> None:
    p.own[BUILT + player] |= BIT[card]
    p.cards[KNOWN + card] = u8(0)
    p.note(CONSTRUCTED, player, card, POINTS[card])
    purse.change_virtue(p, player, BUILD_VIRTUE[card])


def resolve_effect(p: ArchitectsPosition, player: i64, card: i64) -> None:
    """AR-21.1 to AR-21.3."""
    effect = AT_ONCE[card]
    if effect == GAINS:
        purse.gain(p, player, AT_ONCE_GOODS[card], BY_BUILDING)
        purse.take_debts(p, player, AT_ONCE_DEBTS[card], FOR_BUILDING)
        hands.draw_to_hand(p, player, AT_ONCE_CARDS[card])
    elif effect == CHOOSES:
        p.push(AT_TREASURY if card == TREASURY else AT_CLAY_PIT, 0)
    elif effect == CAPTURES:
        p.push(FREE_CAPTURE, FREE_CAPTURES[card])
    elif effect == RELEASES_OR_CAPTURES:
        p.push(AT_BARRACKS, 1)
    elif effect == FREES_PRISONERS:
        captures.release_prison(p, player, WORKERS)
    elif effect == DESTROYS_DEBT:
        p.push(AT_CHURCH, 0)
    elif effect == DISCARDS:
        p.push(AT_LIBRARY, 0)
    elif effect == ALL_GAIN:
        number: i64 = 0
        while number < p.players:
            purse.gain_virtue(p, p.after(player, number), 1)
            number += 1
    elif effect == PRISONERS_LOSE:
        number = 0
        while number < p.players:
            other = p.after(player, number)
            if captures.at(p, other, PRISON) >= PRISONERS:
                purse.lose_virtue(p, other, 1)
            number += 1
    elif effect == HIRES:
        p.push(AT_TAVERN, 0)
    elif effect == GAINS_PER_VIRTUE:
        purse.gain(p, player, (p.own[VIRTUE + player] // PALACE_PER) * ONE_GOLD, BY_BUILDING)


# --- the cathedral (AR-15) ----------------------------------------------------------------------------


def has_room(p: ArchitectsPosition, player: i64) -> bool:
    """AR-15.1, AR-16.5: virtue, a next level, and a free space there."""
    level = p.own[LEVEL + player] + 1
    if level > TOP_LEVEL or p.own[VIRTUE + player] < CATHEDRAL_VIRTUE:
        return False
    standing: i64 = 0
    other: i64 = 0
    while other < p.players:
        if p.own[LEVEL + other] == level:
            standing += 1
        other += 1
    return standing < LEVEL_SPACES[level]


def needs_card(p: ArchitectsPosition, player: i64) -> bool:
    """AR-15.1, AR-22.3."""
    return not (p.variant.variable and purse.has_board(p, player, FREDRICK))


def can_advance(p: ArchitectsPosition, player: i64) -> bool:
    """AR-15.1."""
    if p.own[HAND + player] == 0 and needs_card(p, player):
        return False
    if not has_room(p, player):
        return False
    level = p.own[LEVEL + player] + 1
    pieces = LEVEL_PIECES[level]
    if pieces:
        goods = p.own[PURSE + player]
        return ((goods >> WOOD) & GOOD) + ((goods >> STONE) & GOOD) >= pieces
    return purse.can_pay(p, player, LEVEL_COST[level])


def advance(p: ArchitectsPosition, player: i64, wood: i64) -> None:
    """AR-15.2: pay, then discard a card, then move up."""
    level = p.own[LEVEL + player] + 1
    pieces = LEVEL_PIECES[level]
    cost = LEVEL_COST[level]
    if pieces:
        cost = wood * ONE_WOOD + (pieces - wood) * ONE_STONE
    purse.pay(p, player, cost, BY_CATHEDRAL)
    if needs_card(p, player):
        p.push(CATHEDRAL_DISCARD, 0)
    else:
        move_up(p, player)


def move_up(p: ArchitectsPosition, player: i64) -> None:
    """AR-15.2: the marker, the reward, the Acolytes."""
    p.own[LEVEL + player] += 1
    p.note(CATHEDRAL_ADVANCED, player, p.own[LEVEL + player], 0)
    if p.rewards:
        p.reveal()
        reward = (p.rewards & 15) - 1
        p.rewards >>= 4
        p.rewarded |= BIT[reward]
        p.note(REWARD_REVEALED, player, reward, 0)
        purse.gain_virtue(p, player, REWARD_VIRTUE[reward])
        purse.gain(p, player, REWARD_GOODS[reward], BY_REWARD)
        hands.draw_to_hand(p, player, REWARD_CARDS[reward])
    else:
        p.note(NO_REWARD, player, 0, 0)
        purse.gain_virtue(p, player, 1)
    crew = p.own[CREW + player] & ACOLYTES
    if crew & ACOLYTE_CARD:
        hands.draw_to_hand(p, player, 1)
    while crew:
        purse.gain(p, player, HIRED_GOODS[lowest(crew)], BY_ACOLYTE)
        crew &= crew - 1
