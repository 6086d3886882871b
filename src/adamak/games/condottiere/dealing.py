"""Cards shuffled, dealt and drawn: setup (CO-2), new round (CO-8), final battle (CO-12.2), drawing (CO-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from adamak.core.bits import bits
from adamak.games.condottiere import battle, data, hidden
from adamak.games.condottiere.data import Phase
from adamak.games.condottiere.variant import DrawAmount

if TYPE_CHECKING:
    from adamak.games.condottiere.position import CondottierePosition


# --- the deck -------------------------------------------------------------------------------------
def gather(p: CondottierePosition, kept: i64) -> None:
    """All cards but the kept ones, in a fixed order: what a shuffle starts from."""
    p.deck = data.FULL_DECK[:]
    p.top = 0
    p.end = data.DECK_SIZE
    p.discard = 0
    p.buried = ()
    for card in data.cards_of(kept):
        at: i64 = 0
        while p.deck[at] != card:
            at += 1
        p.end -= 1
        p.deck[at] = p.deck[p.end]


def shuffle(p: CondottierePosition, wanted: i64) -> None:
    """Brings the first `wanted` cards of the draw pile into random order, by the position's own generator.

    Nobody draws more before the next shuffle, so the order of the rest need not be made.
    """
    p.reveal()
    deck = p.deck
    for at in range(p.top, min(p.top + wanted, p.end)):
        other = at + p.below(p.end - at)
        card = deck[at]
        deck[at] = deck[other]
        deck[other] = card


def take(p: CondottierePosition, n: i64) -> i64:
    """The next n cards of the draw pile, as a heap."""
    p.top += n
    return sum((data.single(i64(p.deck[at])) for at in range(p.top - n, p.top)), i64(0))


# --- setup (CO-2) ---------------------------------------------------------------------------------
def opening_hand(p: CondottierePosition) -> i64:
    """CO-2.5, CO-14.2."""
    return p.variant.draw_initial_hand if p.variant.draw_after_each_battle else data.HAND


def new_game(p: CondottierePosition, first: i64) -> None:
    """CO-2: an empty board, the deck shuffled, hands dealt. Points of a series stay (CO-15.6)."""
    gather(p, 0)
    shuffle(p, data.DECK_SIZE if p.variant.draw_after_each_battle else data.HAND * p.seats)
    clear_board(p, first)
    for seat in range(p.seats):
        p.hands[seat] = take(p, opening_hand(p))
    announce(p)


def clear_board(p: CondottierePosition, first: i64) -> None:
    """CO-2.2 to CO-2.4: no markers, the Favor of the Pope token off the board, the first player holds the token."""
    for seat in range(p.seats):
        p.lines[seat] = 0
        p.face_down[seat] = -1
        p.domains[seat] = 0
        hidden.forget_all(p, seat)
    p.holder = first
    p.turn = first
    p.phase = Phase.CHOOSE_SITE
    p.site = -1
    p.favor = -1
    p.defender = -1
    p.defender_free = False
    p.passed = 0
    p.game += 1
    p.round = 1
    p.battle = 0
    p.cards_played = 0
    p.idle_battles = 0


def announce(p: CondottierePosition) -> None:
    p.note("game_started", p.game, p.holder, 0)
    for seat in range(p.seats):
        p.note("dealt", seat, p.hands[seat], data.size(p.hands[seat]))


# --- new round and final battle (CO-8, CO-12.2) ---------------------------------------------------
def redeal(p: CondottierePosition) -> None:
    """CO-8.3, CO-8.4: everything but the kept cards is shuffled; every hand becomes 10 + regions controlled."""
    p.round += 1
    p.note("round_started", p.round, 0, 0)
    kept: i64 = 0
    regions: i64 = 0
    for seat in range(p.seats):
        kept += p.hands[seat]
        regions += bits(p.domains[seat])
    gather(p, kept)
    fill_hands(p, regions + data.HAND * p.seats)


def deal_final(p: CondottierePosition) -> None:
    """CO-12.2: all cards, dealt to the participants alone."""
    for seat in range(p.seats):
        p.hands[seat] = 0
        p.lines[seat] = 0
        hidden.forget_all(p, seat)
    gather(p, 0)
    fill_hands(p, data.DECK_SIZE)


def fill_hands(p: CondottierePosition, wanted: i64) -> None:
    """CO-8.4, CO-12.2: each participant holds 10 + 1 per own region."""
    shuffle(p, wanted)
    for seat in range(p.seats):
        if (p.participants >> seat) & 1:
            fresh = take(p, data.HAND + bits(p.domains[seat]) - data.size(p.hands[seat]))
            p.hands[seat] += fresh
            p.note("dealt", seat, fresh, data.size(fresh))


# --- drawing after each battle (CO-14) ------------------------------------------------------------
def begin_draw(p: CondottierePosition) -> None:
    """CO-14.3, CO-14.5: step 2 of this variant; if no hand has a card, ten may be drawn."""
    p.draw_up_to = data.DRAW_WHEN_ALL_EMPTY
    for hand in p.hands:
        if hand:
            p.draw_up_to = data.DRAW
    p.drawing = 0
    draw_next(p)


def draw_next(p: CondottierePosition) -> None:
    """CO-14.4: clockwise from the new token holder, each player taking all cards before the next."""
    while p.drawing < p.seats:
        seat = (p.holder + p.drawing) % p.seats
        number = may_draw(p, seat)
        if number > 0 and p.variant.draw_amount == DrawAmount.CHOSEN:
            p.phase = Phase.DRAW_COUNT
            p.turn = seat
            return
        p.drawing += 1
        if number > 0:
            draw(p, seat, number)
    battle.choose_site(p)


def may_draw(p: CondottierePosition, seat: i64) -> i64:
    """CO-14.4, CO-14.8: up to three, within the hand limit of 10 + regions, while there are cards."""
    room = data.HAND + bits(p.domains[seat]) - data.size(p.hands[seat])
    left = p.end - p.top + data.size(p.discard)
    return max(0, min(min(room, p.draw_up_to), left))


def draw_chosen(p: CondottierePosition, seat: i64, number: i64) -> None:
    """CO-14.6: the player may take fewer, by table option."""
    p.drawing += 1
    draw(p, seat, number)
    draw_next(p)


def draw(p: CondottierePosition, seat: i64, number: i64) -> None:
    if number > 0:
        p.reveal()
    left = p.end - p.top
    heap = take(p, min(number, left))
    if left < number:
        reshuffle(p)
        heap += take(p, number - left)
    p.hands[seat] += heap
    p.note("drew", seat, heap, number)


def reshuffle(p: CondottierePosition) -> None:
    """CO-14.8: the discard pile becomes the draw pile; the lines just fought are not in it."""
    p.deck = data.cards_of(p.discard)
    p.top = 0
    p.end = len(p.deck)
    p.discard = 0
    p.buried = ()
    p.note("reshuffled", p.end, 0, 0)
    shuffle(p, p.end)
