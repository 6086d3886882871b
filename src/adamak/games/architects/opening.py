"""Setup (AR-2, AR-3), the draft (AR-2.10), the boards and the starting apprentice (AR-27.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from adamak.core.bits import BIT, lowest
from adamak.core.piles import shuffle
from adamak.games.architects import hands, market, purse, turns, workshop
from adamak.games.architects.components import START_SILVER
from adamak.games.architects.data import (
    AWAY,
    BOARD,
    BOARD_CARDS,
    BOARD_CHOSEN,
    BOARD_DEBTS,
    BOARD_GOODS,
    BOARD_PRISON,
    BOARD_VIRTUE,
    BY_BOARD,
    CARD_KEPT,
    CARDS,
    CARDS_PASSED,
    CHOOSE_BOARD,
    DECK,
    DISPLAY,
    DRAFT_DISCARD,
    DRAFTING,
    FOR_BOARD,
    FOR_DRAFT,
    FREE,
    GAME_STARTED,
    HAND,
    KNOWN,
    MARKETS,
    ONE_SILVER,
    PACKET,
    PEOPLE,
    PICK,
    PRISON,
    PURSE,
    REWARDS,
    SLOTS,
    STAFF,
    START_TAX,
    START_VIRTUE,
    STARTING_APPRENTICE,
    VIRTUE,
    WORKER,
    WORKERS,
)

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

PACKET_SIZE: Final = 4  # AR-2.10
PICKS: Final = 3


def shuffled(p: ArchitectsPosition, number: i64) -> vec[u8]:
    """The numbers 0 .. number-1 in random order."""
    cards = vec[u8](capacity=40)
    card: i64 = 0
    while card < number:
        cards = append(cards, u8(card))
        card += 1
    shuffle(p, cards)
    return cards


def new_game(p: ArchitectsPosition) -> None:
    """AR-2.1 to AR-2.7, AR-3.1: everything random before the first decision, in the order of the rules."""
    deal_markets(p)
    deal_rewards(p)
    staff = shuffled(p, CARDS)
    k: i64 = 0
    while k < CARDS:
        if k < SLOTS:
            p.cards[DISPLAY + k] = staff[k]
        else:
            p.cards[STAFF + k - SLOTS] = staff[k]
        k += 1
    p.staff_size = CARDS - SLOTS
    deck = shuffled(p, CARDS)
    k = 0
    dealt = p.seats * PACKET_SIZE
    while k < CARDS:
        card = i64(deck[k])
        if k < dealt:
            p.own[PACKET + k // PACKET_SIZE] |= BIT[card]
        else:
            p.cards[DECK + k - dealt] = u8(card)
        k += 1
    p.deck_size = CARDS - dealt
    boards = shuffled(p, PEOPLE)
    seat: i64 = 0
    while seat < p.seats:
        p.own[BOARD + seat] = i64(boards[seat]) if p.variant.variable else seat
        seat += 1
    begin(p)


def deal_markets(p: ArchitectsPosition) -> None:
    """AR-2.2."""
    market.shuffle_pile(p, BIT[MARKETS] - 1)


def deal_rewards(p: ArchitectsPosition) -> None:
    """AR-2.3: 2 x players + 1, the rest unseen out of the game."""
    order = shuffled(p, REWARDS)
    number = 2 * p.players + 1
    p.rewards = 0
    while number > 0:
        number -= 1
        p.rewards = (p.rewards << 4) | (i64(order[number]) + 1)


def begin(p: ArchitectsPosition) -> None:
    """What a deal leaves to do: AR-2.7 to AR-2.11, and the first decision."""
    p.tax = START_TAX
    player: i64 = 0
    while player < p.players:
        p.own[FREE + player] = WORKERS
        p.own[VIRTUE + player] = START_VIRTUE
        player += 1
    know_packets(p)
    if p.variant.choose_boards:
        seat: i64 = 0
        while seat < p.seats:
            p.own[BOARD + seat] = PEOPLE  # AR-3.1: not chosen yet
            seat += 1
        p.phase = CHOOSE_BOARD
        p.turn = p.first
        return
    settle_boards(p)
    begin_draft(p)


def know_packets(p: ArchitectsPosition) -> None:
    """Everybody sees the packet in the own hand."""
    seat: i64 = 0
    while seat < p.seats:
        left = p.own[PACKET + seat]
        while left:
            card = lowest(left)
            p.cards[KNOWN + card] = u8(i64(p.cards[KNOWN + card]) | BIT[seat])
            left &= left - 1
        seat += 1


def choose_board(p: ArchitectsPosition, seat: i64, board: i64) -> None:
    """AR-3.1: one each, in clockwise order from a seat drawn at random."""
    p.own[BOARD + seat] = board
    p.note(BOARD_CHOSEN, seat, board, 0)
    p.turn = (seat + 1) % p.seats
    if p.own[BOARD + p.turn] == PEOPLE:
        return
    settle_boards(p)
    begin_draft(p)


def settle_boards(p: ArchitectsPosition) -> None:
    """AR-2.11, or AR-3.2 and AR-3.3: silver, virtue and the rest; who starts."""
    if not p.variant.variable:
        place: i64 = 0
        while place < p.seats:
            purse.gain(p, p.after(p.first, place), START_SILVER[place] * ONE_SILVER, BY_BOARD)
            place += 1
        return
    most: i64 = -1
    seat: i64 = 0
    while seat < p.seats:
        board = p.own[BOARD + seat]
        p.own[VIRTUE + seat] = BOARD_VIRTUE[board]
        p.own[PURSE + seat] = BOARD_GOODS[board]
        p.own[FREE + seat] -= BOARD_PRISON[board]
        p.own[AWAY + seat] += BOARD_PRISON[board] << (PRISON * WORKER)
        purse.take_debts(p, seat, BOARD_DEBTS[board], FOR_BOARD)
        if BOARD_VIRTUE[board] > most:
            most = BOARD_VIRTUE[board]
            p.first = seat
        seat += 1


# --- the draft (AR-2.10) ------------------------------------------------------------------------------


def begin_draft(p: ArchitectsPosition) -> None:
    p.active = p.first
    p.note(GAME_STARTED, p.first, 0, 0)
    p.picks = 1
    if p.seats == 1:
        p.phase = DRAFT_DISCARD  # AR-26.3a
        p.turn = 0
        p.own[HAND] = p.own[PACKET]
        p.own[PACKET] = 0
        return
    p.phase = DRAFTING
    p.asked = BIT[p.seats] - 1


def pick(p: ArchitectsPosition, seat: i64, card: i64) -> None:
    """One card is kept; nobody learns of it before all have chosen."""
    p.own[PICK + seat] = card + 1
    p.asked &= ~BIT[seat]
    p.note(CARD_KEPT, seat, card, 0)
    if p.asked:
        return
    keep_picks(p)
    if p.picks < PICKS:
        p.reveal()
        pass_packets(p)
        p.picks += 1
        p.asked = BIT[p.seats] - 1
        p.note(CARDS_PASSED, 0, 0, 0)
        return
    place: i64 = 0
    while place < p.seats:  # in turn order
        other = p.after(p.first, place)
        hands.put_under(p, other, lowest(p.own[PACKET + other]), FOR_DRAFT)
        p.own[PACKET + other] = 0
        place += 1
    after_draft(p)


def keep_picks(p: ArchitectsPosition) -> None:
    """The chosen cards into the hands. Two players see from the packet that comes back what the other has kept."""
    seat: i64 = 0
    while seat < p.seats:
        card = p.own[PICK + seat] - 1
        p.own[PICK + seat] = 0
        p.own[PACKET + seat] &= ~BIT[card]
        p.own[HAND + seat] |= BIT[card]
        known = BIT[seat]
        if p.seats == 2 and p.picks == 2:
            known |= BIT[1 - seat]
        p.cards[KNOWN + card] = u8(known)
        seat += 1


def pass_packets(p: ArchitectsPosition) -> None:
    """To the left neighbour, the next seat; who passed a packet knows it, who passed it before does no more."""
    last = p.seats - 1
    from_last = p.own[PACKET + last]
    seat = last
    while seat > 0:
        p.own[PACKET + seat] = p.own[PACKET + seat - 1]
        seat -= 1
    p.own[PACKET] = from_last
    seat = 0
    while seat < p.seats:
        left = p.own[PACKET + seat]
        giver = last if seat == 0 else seat - 1
        while left:
            p.cards[KNOWN + lowest(left)] = u8(BIT[seat] | BIT[giver])
            left &= left - 1
        seat += 1


def bury_fourth(p: ArchitectsPosition, card: i64) -> None:
    """AR-26.3a: alone, one keeps three of four."""
    hands.discard(p, 0, card, FOR_DRAFT)
    after_draft(p)


def after_draft(p: ArchitectsPosition) -> None:
    """AR-3.2: extra cards, in turn order; then the starting apprentices, or the first turn."""
    p.picks = 0
    if p.variant.variable:
        place: i64 = 0
        while place < p.seats:
            seat = p.after(p.first, place)
            hands.draw_to_hand(p, seat, BOARD_CARDS[p.own[BOARD + seat]])
            place += 1
    if p.variant.starting_apprentice:
        p.phase = STARTING_APPRENTICE
        p.turn = p.after(p.first, p.seats - 1)
    elif not turns.begin_turn(p, p.first):
        turns.carry_on(p)


def start_with(p: ArchitectsPosition, seat: i64, slot: i64) -> None:
    """AR-27.1: in reverse turn order, free; the gaps are filled when all have chosen."""
    workshop.take(p, seat, slot)
    if seat == p.first:
        workshop.fill_gaps(p)
        if not turns.begin_turn(p, p.first):
            turns.carry_on(p)
    else:
        place: i64 = 0
        while p.after(p.first, place + 1) != seat:
            place += 1
        p.turn = p.after(p.first, place)
