"""Setup (AR-2, AR-3), the draft (AR-2.10), the boards and the starting apprentice (AR-27.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from adamak.core.bits import BIT, lowest
from adamak.core.piles import shuffle
from adamak.games.architects import data, hands, market, printed, purse, turns, workshop
from adamak.games.architects.components import START_SILVER
from adamak.games.architects.data import Event, Own, Phase, Piles, Reason, Source

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

PACKET_SIZE: Final = 4  # AR-2.10
PICKS: Final = 3


def shuffled(p: ArchitectsPosition, number: i64) -> vec[u8]:
    """The numbers 0 .. number-1 in random order."""
    cards = vec[u8](capacity=40)
    for card in range(number):
        cards = append(cards, u8(card))
    shuffle(p, cards)
    return cards


def new_game(p: ArchitectsPosition) -> None:
    """AR-2.1 to AR-2.7, AR-3.1: everything random before the first decision, in the order of the rules."""
    deal_markets(p)
    deal_rewards(p)
    staff = shuffled(p, data.CARDS)
    for k in range(data.CARDS):
        if k < data.SLOTS:
            p.cards[Piles.DISPLAY + k] = staff[k]
        else:
            p.cards[Piles.STAFF + k - data.SLOTS] = staff[k]
    p.staff_size = data.CARDS - data.SLOTS
    deck = shuffled(p, data.CARDS)
    dealt = p.seats * PACKET_SIZE
    for k in range(data.CARDS):
        card = i64(deck[k])
        if k < dealt:
            p.own[Own.PACKET + k // PACKET_SIZE] |= BIT[card]
        else:
            p.cards[Piles.DECK + k - dealt] = u8(card)
    p.deck_size = data.CARDS - dealt
    boards = shuffled(p, data.PEOPLE)
    for seat in range(p.seats):
        p.own[Own.BOARD + seat] = i64(boards[seat]) if p.variant.variable_setup else seat
    begin(p)


def deal_markets(p: ArchitectsPosition) -> None:
    """AR-2.2."""
    market.shuffle_pile(p, BIT[printed.MARKETS] - 1)


def deal_rewards(p: ArchitectsPosition) -> None:
    """AR-2.3: 2 x players + 1, the rest unseen out of the game."""
    order = shuffled(p, printed.REWARDS)
    number = 2 * p.players + 1
    p.rewards = 0
    while number > 0:
        number -= 1
        p.rewards = (p.rewards << 4) | (i64(order[number]) + 1)


def begin(p: ArchitectsPosition) -> None:
    """What a deal leaves to do: AR-2.7 to AR-2.11, and the first decision."""
    p.tax = printed.START_TAX
    for player in range(p.players):
        p.own[Own.FREE + player] = data.WORKERS
        p.own[Own.VIRTUE + player] = printed.START_VIRTUE
    know_packets(p)
    if p.variant.choose_boards:
        for seat in range(p.seats):
            p.own[Own.BOARD + seat] = data.PEOPLE  # AR-3.1: not chosen yet
        p.phase = Phase.CHOOSE_BOARD
        p.turn = p.first
        return
    settle_boards(p)
    begin_draft(p)


def know_packets(p: ArchitectsPosition) -> None:
    """Everybody sees the packet in the own hand."""
    for seat in range(p.seats):
        left = p.own[Own.PACKET + seat]
        while left:
            card = lowest(left)
            p.cards[Piles.KNOWN + card] = u8(i64(p.cards[Piles.KNOWN + card]) | BIT[seat])
            left &= left - 1


def choose_board(p: ArchitectsPosition, seat: i64, board: i64) -> None:
    """AR-3.1: one each, in clockwise order from a seat drawn at random."""
    p.own[Own.BOARD + seat] = board
    p.note(Event.BOARD_CHOSEN, seat, board, 0)
    p.turn = (seat + 1) % p.seats
    if p.own[Own.BOARD + p.turn] == data.PEOPLE:
        return
    settle_boards(p)
    begin_draft(p)


def settle_boards(p: ArchitectsPosition) -> None:
    """AR-2.11, or AR-3.2 and AR-3.3: silver, virtue and the rest; who starts."""
    if not p.variant.variable_setup:
        for place in range(p.seats):
            purse.gain(p, p.after(p.first, place), START_SILVER[place] * data.ONE_SILVER, Source.BOARD)
        return
    most: i64 = -1
    for seat in range(p.seats):
        board = p.own[Own.BOARD + seat]
        p.own[Own.VIRTUE + seat] = printed.BOARD_VIRTUE[board]
        p.own[Own.PURSE + seat] = printed.BOARD_GOODS[board]
        p.own[Own.FREE + seat] -= printed.BOARD_PRISON[board]
        p.own[Own.AWAY + seat] += printed.BOARD_PRISON[board] << (data.PRISON * data.WORKER)
        purse.take_debts(p, seat, printed.BOARD_DEBTS[board], Reason.BOARD)
        if printed.BOARD_VIRTUE[board] > most:
            most = printed.BOARD_VIRTUE[board]
            p.first = seat


# --- the draft (AR-2.10) ------------------------------------------------------------------------------


def begin_draft(p: ArchitectsPosition) -> None:
    p.active = p.first
    p.note(Event.GAME_STARTED, p.first, 0, 0)
    p.picks = 1
    if p.seats == 1:
        p.phase = Phase.DRAFT_DISCARD  # AR-26.3a
        p.turn = 0
        p.own[Own.HAND] = p.own[Own.PACKET]
        p.own[Own.PACKET] = 0
        return
    p.phase = Phase.DRAFT
    p.asked = BIT[p.seats] - 1


def pick(p: ArchitectsPosition, seat: i64, card: i64) -> None:
    """One card is kept; nobody learns of it before all have chosen."""
    p.own[Own.PICK + seat] = card + 1
    p.asked &= ~BIT[seat]
    p.note(Event.CARD_KEPT, seat, card, 0)
    if p.asked:
        return
    keep_picks(p)
    if p.picks < PICKS:
        p.reveal()
        pass_packets(p)
        p.picks += 1
        p.asked = BIT[p.seats] - 1
        p.note(Event.CARDS_PASSED, 0, 0, 0)
        return
    for place in range(p.seats):
        other = p.after(p.first, place)
        hands.put_under(p, other, lowest(p.own[Own.PACKET + other]), Reason.DRAFT)
        p.own[Own.PACKET + other] = 0
    after_draft(p)


def keep_picks(p: ArchitectsPosition) -> None:
    """The chosen cards into the hands. Two players see from the packet that comes back what the other has kept."""
    for seat in range(p.seats):
        card = p.own[Own.PICK + seat] - 1
        p.own[Own.PICK + seat] = 0
        p.own[Own.PACKET + seat] &= ~BIT[card]
        p.own[Own.HAND + seat] |= BIT[card]
        known = BIT[seat]
        if p.seats == 2 and p.picks == 2:
            known |= BIT[1 - seat]
        p.cards[Piles.KNOWN + card] = u8(known)


def pass_packets(p: ArchitectsPosition) -> None:
    """To the left neighbour, the next seat; who passed a packet knows it, who passed it before does no more."""
    last = p.seats - 1
    from_last = p.own[Own.PACKET + last]
    seat = last
    while seat > 0:
        p.own[Own.PACKET + seat] = p.own[Own.PACKET + seat - 1]
        seat -= 1
    p.own[Own.PACKET] = from_last
    for seat in range(p.seats):
        left = p.own[Own.PACKET + seat]
        giver = last if seat == 0 else seat - 1
        while left:
            p.cards[Piles.KNOWN + lowest(left)] = u8(BIT[seat] | BIT[giver])
            left &= left - 1


def bury_fourth(p: ArchitectsPosition, card: i64) -> None:
    """AR-26.3a: alone, one keeps three of four."""
    hands.discard(p, 0, card, Reason.DRAFT)
    after_draft(p)


def after_draft(p: ArchitectsPosition) -> None:
    """AR-3.2: extra cards, in turn order; then the starting apprentices, or the first turn."""
    p.picks = 0
    if p.variant.variable_setup:
        for place in range(p.seats):
            seat = p.after(p.first, place)
            hands.draw_to_hand(p, seat, printed.BOARD_CARDS[p.own[Own.BOARD + seat]])
    if p.variant.starting_apprentice:
        p.phase = Phase.STARTING_APPRENTICE
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
