"""Setup (AR-2, AR-3), the draft (AR-2.10), the boards and the starting apprentice (AR-27.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from adamak.core.bits import BIT, lowest
from adamak.core.piles import queue, shuffled
from adamak.games.architects import data, hands, market, printed, purse, turns, workshop
from adamak.games.architects.components import START_SILVER
from adamak.games.architects.data import Own, Phase, Piles, Reason, Source

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition

PACKET_SIZE: Final = 4  # AR-2.10
PICKS: Final = 3


def new_game(p: ArchitectsPosition) -> None:
    """AR-2.1 to AR-2.7, AR-3.1: everything random before the first decision, in the order of the rules."""
    market.shuffle_pile(p, BIT[printed.MARKETS] - 1)  # AR-2.2
    p.rewards = queue(shuffled(p, 0, printed.REWARDS), 2 * p.players + 1, 4)  # AR-2.3: the rest unseen out of the game
    staff = shuffled(p, 0, data.CARDS)
    deck = shuffled(p, 0, data.CARDS)
    dealt = p.seats * PACKET_SIZE
    for k in range(i64(data.CARDS)):
        if k < data.SLOTS:
            p.cards[Piles.DISPLAY + k] = staff[k]
        else:
            p.cards[Piles.STAFF + k - data.SLOTS] = staff[k]
        if k < dealt:
            p.own[Own.PACKET + k // PACKET_SIZE] |= BIT[i64(deck[k])]
        else:
            p.cards[Piles.DECK + k - dealt] = deck[k]
    p.staff_size = data.CARDS - data.SLOTS
    p.deck_size = data.CARDS - dealt
    boards = shuffled(p, 0, data.PEOPLE)
    for seat in range(p.seats):
        p.own[Own.BOARD + seat] = i64(boards[seat]) if p.variant.variable_setup else seat
    begin(p)


def begin(p: ArchitectsPosition) -> None:
    """What a deal leaves to do: AR-2.7 to AR-2.11, and the first decision."""
    p.tax = printed.START_TAX
    for player in range(p.players):
        p.own[Own.FREE + player] = data.WORKERS
        p.own[Own.VIRTUE + player] = printed.START_VIRTUE
        hands.now_known(p, p.own[Own.PACKET + player], BIT[player])
        if p.variant.choose_boards and player < p.seats:
            p.own[Own.BOARD + player] = data.PEOPLE  # AR-3.1: not chosen yet
    if p.variant.choose_boards:
        p.phase = Phase.CHOOSE_BOARD
        p.turn = p.first
    else:
        begin_draft(p)


def choose_board(p: ArchitectsPosition, seat: i64, board: i64) -> None:
    """AR-3.1: one each, in clockwise order from a seat drawn at random."""
    p.own[Own.BOARD + seat] = board
    p.note("board_chosen", seat, board, 0)
    p.turn = (seat + 1) % p.seats
    if p.own[Own.BOARD + p.turn] != data.PEOPLE:
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


def begin_draft(p: ArchitectsPosition) -> None:
    settle_boards(p)
    p.active = p.first
    p.note("game_started", p.first, 0, 0)
    p.picks = 1
    if p.seats == 1:
        p.phase = Phase.DRAFT_DISCARD  # AR-26.3a
        p.own[Own.HAND] = p.own[Own.PACKET]
        p.own[Own.PACKET] = 0
        return
    p.phase = Phase.DRAFT
    p.asked = BIT[p.seats] - 1


def pick(p: ArchitectsPosition, seat: i64, card: i64) -> None:
    """One card is kept; nobody learns of it before all have chosen."""
    p.own[Own.PICK + seat] = card + 1
    p.asked &= ~BIT[seat]
    p.note("card_kept", seat, card, 0)
    if p.asked:
        return
    keep_picks(p)
    if p.picks < PICKS:
        p.reveal()
        pass_packets(p)
        p.picks += 1
        p.asked = BIT[p.seats] - 1
        p.note("cards_passed", 0, 0, 0)
        return
    for place in range(p.seats):
        other = p.after(p.first, place)
        hands.bury(p, other, lowest(p.own[Own.PACKET + other]), Reason.DRAFT)
        p.own[Own.PACKET + other] = 0
    after_draft(p)


def keep_picks(p: ArchitectsPosition) -> None:
    """The chosen cards into the hands. Two players see from the packet that comes back what the other has kept."""
    both_know = p.seats == 2 and p.picks == 2
    for seat in range(p.seats):
        card = BIT[p.own[Own.PICK + seat] - 1]
        p.own[Own.PICK + seat] = 0
        p.own[Own.PACKET + seat] &= ~card
        p.own[Own.HAND + seat] |= card
        hands.now_known(p, card, i64(3) if both_know else BIT[seat])


def pass_packets(p: ArchitectsPosition) -> None:
    """To the left neighbour, the next seat; who passed a packet knows it, who passed it before does no more."""
    giver = p.seats - 1
    passed = p.own[Own.PACKET + giver]
    for seat in range(p.seats):
        given = p.own[Own.PACKET + seat]
        p.own[Own.PACKET + seat] = passed
        hands.now_known(p, passed, BIT[seat] | BIT[giver])
        giver = seat
        passed = given


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
    else:
        first_turn(p)


def start_with(p: ArchitectsPosition, seat: i64, chosen: i64) -> None:
    """AR-27.1: in reverse turn order, free; the gaps are filled when all have chosen."""
    workshop.take(p, seat, chosen)
    if seat != p.first:
        p.turn = (seat + p.seats - 1) % p.seats
        return
    for slot in range(i64(data.SLOTS)):  # without sliding
        if i64(p.cards[Piles.DISPLAY + slot]) == data.NONE:
            workshop.reveal(p, slot)
    first_turn(p)


def first_turn(p: ArchitectsPosition) -> None:
    if not turns.begin_turn(p, p.first):
        turns.carry_on(p)
