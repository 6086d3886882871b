"""The state of Condottiere and its turns: who decides, what is legal, what a move does.

How a battle is resolved is in `battle.py`, cards dealt and drawn in `deal.py`, what is hidden in `hidden.py`.
The same rules are said a second time, slowly, in `refusals.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from adamak.core.bits import bits
from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.games.condottiere import battle, deal, features, heuristics, hidden
from adamak.games.condottiere.data import (
    ALL_REGIONS,
    BATTLE_TURN,
    BISHOP,
    BISHOP_STRUCK,
    CARD_TYPES,
    CARDS_KEPT,
    CHOOSE_SITE,
    DISCARD_ALL,
    DISCARD_HAND,
    DRAW_CARDS,
    ENDING_IDS,
    FAVOR,
    FAVOR_OFF,
    FAVOR_PLACED,
    HAND_ANSWERED,
    HAND_DISCARDED,
    KEEP,
    KEEP_CARDS,
    KEEP_DONE,
    KEEP_HAND,
    LINES_DISCARDED,
    MAY_KEEP,
    MERCENARIES,
    MERCENARY_BITS,
    OVER,
    PASS,
    PASSED,
    PASSED_EMPTY,
    PASSED_FREELY,
    PLACE_FAVOR,
    PLAY,
    PLAYED,
    PLAYED_HIDDEN,
    REVEAL,
    REVEAL_ON_PASS,
    SCARECROW,
    SCARECROW_TARGET,
    SEASON_ENDED,
    SITE,
    SITE_CHOSEN,
    SPRING,
    STAY_HIDDEN,
    STAYED_HIDDEN,
    SURRENDER,
    TAKE_BACK,
    TAKE_NONE,
    TOOK_BACK,
    TOOK_NONE,
    WINTER,
    count,
    single,
    size,
    slot,
)
from adamak.games.condottiere.variant import Variant

if TYPE_CHECKING:
    from adamak.core.clerk import Clerk
    from adamak.games.condottiere.options import CondottiereOptions


@final
class CondottierePosition(Position):
    """One moment of a game of Condottiere. Heaps of cards and sets of regions are packed ints, see `data.py`."""

    variant: Variant

    # Per seat.
    hands: vec[i64]  # heap in hand
    lines: vec[i64]  # heap face up in the battle line
    face_down: vec[i64]  # CO-18: the card lying face down, or -1
    known: vec[i64]  # heap everybody knows to be in hand: taken back by Scarecrows (CO-5.11)
    blurred: tuple[
        int, ...
    ]  # heap everybody knows to be in hand or face down: known before the face-down card was laid
    domains: vec[i64]  # set of regions controlled
    points: tuple[int, ...]  # CO-15 (a tuple, as `blurred`: changed so seldom that clones had better share it)

    # The table.
    phase: i64
    turn: i64  # the seat that decides; for discard_hand see `asked`
    holder: i64  # of the Condottiere token
    site: i64  # region of the current battle, -1 if none
    favor: i64  # region with the Favor of the Pope token, -1 off the board
    passed: i64  # set of seats out of this battle
    defender: i64  # CO-17.2: seat whose region is attacked, -1 if none
    defender_free: bool  # CO-17.2: he has not played a card yet
    discard: i64  # heap
    buried: tuple[int, ...]  # seat, heap; seat, heap; ...: hands in the discard pile that only their owners saw
    deck: vec[u8]  # order of the draw pile: deck[top:end]
    top: i64
    end: i64

    # Decisions in progress.
    asked: i64  # CO-7.11: seats that have not answered yet
    answers: i64  # CO-7.11: seats that answered "discard"
    kept: i64  # CO-8.2: heap set aside
    drawing: i64  # CO-14.4: how many players have drawn
    draw_up_to: i64

    # The story so far.
    first: i64  # CO-2.4: the first player (of the first game of a series)
    game: i64  # number of the game in a series, from 1
    round: i64
    battle: i64  # number of battles begun in this game
    cards_played: i64  # in this battle
    idle_battles: i64  # battles in a row without a card
    final: bool  # CO-12: this is the final battle
    participants: i64  # set of seats
    winners: i64  # set of seats
    end_code: i64

    # CO-10.4: who was shown what.
    shown: tuple[int, ...]  # viewer, owner, known, blurred; ...: what that viewer knows instead of the public heaps
    shown_face_down: i64  # set of viewer * 6 + owner: knows the face-down card

    def __init__(self, like: CondottierePosition | None, seats: i64, variant: Variant) -> None:
        super().__init__(seats)
        self.variant = variant
        if like is None:
            self.hands = vec[i64]([0] * seats)
            self.lines = vec[i64]([0] * seats)
            self.face_down = vec[i64]([-1] * seats)
            self.known = vec[i64]([0] * seats)
            self.blurred = (0,) * int(seats)
            self.domains = vec[i64]([0] * seats)
            self.points = (0,) * int(seats)
            self.phase = CHOOSE_SITE
            self.turn = 0
            self.holder = 0
            self.site = -1
            self.favor = -1
            self.passed = 0
            self.defender = -1
            self.defender_free = False
            self.discard = 0
            self.buried = ()
            self.deck = vec[u8]()
            self.top = 0
            self.end = 0
            self.asked = 0
            self.answers = 0
            self.kept = 0
            self.drawing = 0
            self.draw_up_to = 0
            self.first = 0
            self.game = 0
            self.round = 0
            self.battle = 0
            self.cards_played = 0
            self.idle_battles = 0
            self.final = False
            self.participants = (1 << seats) - 1
            self.winners = 0
            self.end_code = 0
            self.shown = ()
            self.shown_face_down = 0
        else:
            self.horizon = like.horizon
            self.key_a = like.key_a
            self.key_b = like.key_b
            self.drawn = like.drawn
            self.hands = like.hands[:]
            self.lines = like.lines[:]
            self.face_down = like.face_down[:]
            self.known = like.known[:]
            self.blurred = like.blurred
            self.domains = like.domains[:]
            self.points = like.points
            self.phase = like.phase
            self.turn = like.turn
            self.holder = like.holder
            self.site = like.site
            self.favor = like.favor
            self.passed = like.passed
            self.defender = like.defender
            self.defender_free = like.defender_free
            self.discard = like.discard
            self.buried = like.buried
            self.deck = like.deck[:]
            self.top = like.top
            self.end = like.end
            self.asked = like.asked
            self.answers = like.answers
            self.kept = like.kept
            self.drawing = like.drawing
            self.draw_up_to = like.draw_up_to
            self.first = like.first
            self.game = like.game
            self.round = like.round
            self.battle = like.battle
            self.cards_played = like.cards_played
            self.idle_battles = like.idle_battles
            self.final = like.final
            self.participants = like.participants
            self.winners = like.winners
            self.end_code = like.end_code
            self.shown = like.shown
            self.shown_face_down = like.shown_face_down

    def clone(self) -> CondottierePosition:
        return CondottierePosition(self, self.seats, self.variant)

    # --- who decides ------------------------------------------------------------------------------

    def actor(self) -> i64:
        phase = self.phase
        if phase == OVER:
            return -1
        if phase == DISCARD_HAND:
            seat: i64 = 0
            while (self.asked >> seat) & 1 == 0:
                seat += 1
            return seat
        return self.turn

    def actors(self) -> list[int]:
        if self.phase == DISCARD_HAND:
            return [seat for seat in range(self.seats) if (self.asked >> seat) & 1]
        return [] if self.phase == OVER else [self.turn]

    # --- what is legal (CO-21) --------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        phase = self.phase
        moves = vec[i64](capacity=18)
        if phase == DISCARD_HAND:
            if (self.asked >> seat) & 1:
                moves = append(moves, KEEP_HAND)
                if self.hands[seat] & MERCENARY_BITS == 0:
                    moves = append(moves, DISCARD_ALL)
            return moves
        if seat != self.turn or phase == OVER:
            return moves
        if phase == BATTLE_TURN:
            moves = _of_heap(moves, self.hands[seat], PLAY)
            return append(moves, PASS)
        if phase == CHOOSE_SITE:
            return _of_set(moves, self.sites(), SITE)
        if phase == SCARECROW_TARGET:
            moves = _of_heap(moves, self.lines[seat] & MERCENARY_BITS, TAKE_BACK)
            return append(moves, TAKE_NONE)
        if phase == PLACE_FAVOR:
            moves = _of_set(moves, self.favor_places(), FAVOR)
            return append(moves, FAVOR_OFF)
        if phase == KEEP_CARDS:
            moves = _of_heap(moves, self.hands[seat], KEEP)
            return append(moves, KEEP_DONE)
        if phase == REVEAL_ON_PASS:
            moves = append(moves, STAY_HIDDEN)
            return append(moves, REVEAL)
        number: i64 = 0
        most_now = deal.may_draw(self, seat)
        while number <= most_now:
            moves = append(moves, DRAW_CARDS + number)
            number += 1
        return moves

    def sites(self) -> i64:
        """CO-7.7, CO-17.1: the regions where the token holder may place the token now, as a set."""
        open_: i64 = ALL_REGIONS
        if self.variant.taking_regions:
            open_ &= ~self.domains[self.holder]
        else:
            for domain in self.domains:
                open_ &= ~domain
        if self.favor >= 0:
            open_ &= ~(1 << self.favor)
        return open_

    def favor_places(self) -> i64:
        """CO-5.6, CO-17.7: the regions where the Favor of the Pope token may go, as a set."""
        open_: i64 = ALL_REGIONS
        if not self.variant.taking_regions:
            for domain in self.domains:
                open_ &= ~domain
        if not self.variant.favor_on_contested:
            open_ &= ~(1 << self.site)
        return open_

    # --- what a move does -------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        if self.trail is not None:
            self.trail = []
        if move < PASS:
            if move >= PLAY:
                self.play(seat, move - PLAY)
            else:
                self.place_token(move - SITE)
        elif move == PASS:
            self.pass_turn(seat)
        elif move <= REVEAL:
            self.reveal_on_pass(seat, move == REVEAL)
        elif move <= TAKE_NONE:
            self.scarecrow_target(seat, move - TAKE_BACK)
        elif move <= FAVOR_OFF:
            self.place_favor(seat, -1 if move == FAVOR_OFF else move - FAVOR)
        elif move <= DISCARD_ALL:
            self.answer_discard(seat, move == DISCARD_ALL)
        elif move <= KEEP_DONE:
            self.keep(seat, move - KEEP)
        else:
            deal.draw_chosen(self, seat, move - DRAW_CARDS)

    def place_token(self, region: i64) -> None:
        """CO-2.6, CO-7.7: the Condottiere token marks the site of the next battle; then steps 3 and 4."""
        self.site = region
        self.note(SITE_CHOSEN, self.holder, region, 0)
        if self.battle == 0:
            self.begin_battle()
            return
        self.discard_lines()
        if self.variant.draw_after_each_battle:
            self.begin_battle()
        else:
            self.ask_discards()

    def discard_lines(self) -> None:
        """CO-7.9: step 3."""
        lines = self.lines
        cards: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            cards += lines[seat]
            lines[seat] = 0
            seat += 1
        self.discard += cards
        self.note(LINES_DISCARDED, size(cards), 0, 0)

    # --- turns in a battle (CO-4) -----------------------------------------------------------------

    def begin_battle(self) -> None:
        """CO-4.1: the token holder has the first turn."""
        self.battle += 1
        self.cards_played = 0
        self.passed = ((1 << self.seats) - 1) & ~self.participants
        self.defender = -1
        self.defender_free = False
        if self.variant.taking_regions and self.site >= 0:
            seat: i64 = 0
            while seat < self.seats:
                if (self.domains[seat] >> self.site) & 1:
                    self.defender = seat
                    self.defender_free = True
                seat += 1
        self.next_turn(self.holder)

    def next_turn(self, seat: i64) -> None:
        """CO-4.6 to CO-4.8: the first seat from here on that is still in; the empty-handed pass by themselves."""
        hands = self.hands
        seats = self.seats
        for _ in range(seats):
            if (self.passed >> seat) & 1 == 0:
                if hands[seat]:
                    self.turn = seat
                    self.phase = BATTLE_TURN
                    return
                self.passed |= 1 << seat
                self.note(PASSED_EMPTY, seat, 0, 0)
            seat += 1
            if seat == seats:
                seat = 0
        battle.resolve(self)

    def end_turn(self, seat: i64) -> None:
        self.next_turn(seat + 1 if seat + 1 < self.seats else 0)

    def pass_turn(self, seat: i64) -> None:
        """CO-4.6; CO-18.4: whoever has a card face down is asked whether to turn it up."""
        if self.free_pass(seat):
            self.note(PASSED_FREELY, seat, 0, 0)
            self.end_turn(seat)
            return
        self.passed |= 1 << seat
        self.note(PASSED, seat, 0, 0)
        if self.face_down[seat] >= 0:
            self.phase = REVEAL_ON_PASS
        else:
            self.end_turn(seat)

    def free_pass(self, seat: i64) -> bool:
        """CO-17.2, CO-17.3: the defender's pass is not final before his first card while another is still in."""
        if seat != self.defender or not self.defender_free:
            return False
        others = self.participants & ~(1 << seat)
        return self.passed & others != others

    def reveal_on_pass(self, seat: i64, turn_up: bool) -> None:
        """CO-18.4."""
        if turn_up:
            hidden.turn_up(self, seat)
        else:
            self.note(STAYED_HIDDEN, seat, 0, 0)
        self.end_turn(seat)

    # --- playing a card (CO-4.4, CO-5) ------------------------------------------------------------

    def play(self, seat: i64, card: i64) -> None:
        """CO-4.4: one card from the hand into the line, with its effect."""
        one: i64 = single(card)
        self.hands[seat] -= one
        self.cards_played += 1
        if seat == self.defender:
            self.defender_free = False
        if self.variant.hidden_cards and hidden.goes_face_down(card):
            self.note(PLAYED_HIDDEN, seat, card, 0)
            if self.face_down[seat] >= 0:
                hidden.turn_up(self, seat)
            self.face_down[seat] = card
            hidden.learn(self, seat, hidden.LAID_DOWN, card)
            self.end_turn(seat)
            return
        hidden.learn(self, seat, hidden.LEFT_HAND, card)
        self.note(PLAYED, seat, card, 0)
        if self.variant.flip_before_effect and self.face_down[seat] >= 0:
            hidden.turn_up(self, seat)
        if card == SCARECROW:
            self.discard += one
            if self.lines[seat] & MERCENARY_BITS:
                self.phase = SCARECROW_TARGET
            else:
                self.scarecrow_target(seat, MERCENARIES)
            return
        if card == BISHOP:
            self.discard += one
            self.bishop(seat)
            return
        self.lines[seat] += one
        if card == WINTER:
            self.end_season(SPRING)
        elif card == SPRING:
            self.end_season(WINTER)
        elif card == SURRENDER:
            battle.resolve(self)
            return
        self.finish_card(seat)

    def finish_card(self, seat: i64) -> None:
        """CO-18.2, CO-18.3: the effect is done, now the older hidden card is turned up; the turn ends."""
        if self.face_down[seat] >= 0:
            hidden.turn_up(self, seat)
        self.end_turn(seat)

    def end_season(self, season: i64) -> None:
        """CO-5.2, CO-5.3: the opposite season leaves every line."""
        field: i64 = slot(season)
        gone: i64 = 0
        lines = self.lines
        seat: i64 = 0
        while seat < self.seats:
            gone += lines[seat] & field
            lines[seat] &= ~field
            seat += 1
        if gone:
            self.discard += gone
            self.note(SEASON_ENDED, season, count(gone, season), 0)

    def bishop(self, seat: i64) -> None:
        """CO-5.5: every mercenary of the highest printed strength leaves, then the Favor of the Pope token moves."""
        lines = self.lines
        highest = battle.highest_mercenary(self)
        gone: i64 = 0
        if highest >= 0:
            field: i64 = slot(highest)
            other: i64 = 0
            while other < self.seats:
                gone += lines[other] & field
                lines[other] &= ~field
                other += 1
            self.discard += gone
        self.note(BISHOP_STRUCK, seat, highest, size(gone))
        if self.final:  # CO-12.4: the token has no further use
            self.finish_card(seat)
        elif self.favor_places():
            self.favor = -1
            self.phase = PLACE_FAVOR
        else:
            self.place_favor(seat, -1)

    def place_favor(self, seat: i64, region: i64) -> None:
        """CO-5.6."""
        self.favor = region
        self.note(FAVOR_PLACED, seat, region, 0)
        self.finish_card(seat)

    def scarecrow_target(self, seat: i64, card: i64) -> None:
        """CO-5.11: one own mercenary back into the hand, or none."""
        if card < MERCENARIES:
            one: i64 = single(card)
            self.lines[seat] -= one
            self.hands[seat] += one
            hidden.learn(self, seat, hidden.TAKEN_BACK, card)
            self.note(TOOK_BACK, seat, card, 0)
        else:
            self.note(TOOK_NONE, seat, 0, 0)
        self.finish_card(seat)

    # --- after a battle (CO-7.10, CO-8) -----------------------------------------------------------

    def ask_discards(self) -> None:
        """CO-7.11: everybody who holds cards is asked, at once; whoever holds a mercenary has only "keep"."""
        self.asked = 0
        self.answers = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.hands[seat]:
                self.asked |= 1 << seat
            seat += 1
        if self.asked:
            self.phase = DISCARD_HAND
        else:
            self.after_discards()

    def answer_discard(self, seat: i64, discard: bool) -> None:
        """CO-7.11: answers stay sealed until all are in, then all are carried out together."""
        self.asked &= ~(1 << seat)
        if discard:
            self.answers |= 1 << seat
        self.note(HAND_ANSWERED, seat, 1 if discard else 0, 0)
        if self.asked:
            return
        self.horizon += 1  # sealed answers are opened: from here on nobody takes his own back
        if self.answers:
            seat = 0
            while seat < self.seats:
                if (self.answers >> seat) & 1:
                    self.discard_hand(seat)
                seat += 1
            self.answers = 0
        self.after_discards()

    def discard_hand(self, seat: i64) -> None:
        """CO-7.10: the whole hand."""
        hand = self.hands[seat]
        self.hands[seat] = 0
        self.discard += hand
        if not self.variant.hand_discards_public:
            self.buried = (*self.buried, seat, hand)
        hidden.forget_all(self, seat)
        self.note(HAND_DISCARDED, seat, hand, 0)

    def after_discards(self) -> None:
        """CO-8.1: with at most one hand left the round ends."""
        holding: i64 = 0
        last: i64 = -1
        seat: i64 = 0
        while seat < self.seats:
            if self.hands[seat]:
                holding += 1
                last = seat
            seat += 1
        if holding > 1:
            self.begin_battle()
        elif holding == 1:
            self.turn = last
            self.kept = 0
            self.phase = KEEP_CARDS
        else:
            self.new_round()

    def keep(self, seat: i64, card: i64) -> None:
        """CO-8.2: card by card up to two, then the rest goes."""
        if card < CARD_TYPES:
            one: i64 = single(card)
            self.hands[seat] -= one
            self.kept += one
            if self.hands[seat] and size(self.kept) < MAY_KEEP:
                return
        rest = self.hands[seat]
        self.discard += rest
        self.hands[seat] = self.kept
        self.note(CARDS_KEPT, seat, self.kept, size(rest))
        self.kept = 0
        if rest:
            hidden.forget_all(self, seat)
        self.new_round()

    def new_round(self) -> None:
        """CO-8.3 to CO-8.5."""
        deal.redeal(self)
        self.begin_battle()

    # --- how it stands ----------------------------------------------------------------------------

    def payoff(self, seat: i64) -> float:
        if (self.winners >> seat) & 1 == 0:
            return 0.0
        return 1.0 / float(bits(self.winners))

    def ending(self) -> str:
        return ENDING_IDS[self.end_code]

    def ranking(self) -> list[int]:
        """The rules name winners only: all others share the next place."""
        others = bits(self.winners) + 1
        return [1 if (self.winners >> seat) & 1 else others for seat in range(self.seats)]

    # --- what bots know ---------------------------------------------------------------------------

    def estimate(self, seat: i64) -> float:
        return heuristics.estimates(self)[seat]

    def estimates(self) -> list[float]:
        return heuristics.estimates(self)

    def rollout_move(self, seat: i64, rng: Rng) -> i64:
        return heuristics.rollout_move(self, seat, rng)

    def features(self, seat: i64) -> list[float]:
        return features.features(self, seat)

    # --- the rest of the contract, in files of its own --------------------------------------------

    def sample(self, seat: i64, rng: Rng) -> CondottierePosition:
        return hidden.sample(self, seat, rng)

    def clerk(self) -> Clerk[CondottierePosition, CondottiereOptions]:
        from adamak.games.condottiere.game import GAME  # late: the files of the clerk know this one

        return GAME.clerk

    def show(self, seat: int, receivers: Sequence[int], things: Sequence[str]) -> None:
        from adamak.games.condottiere.view import read_shown

        if self.trail is not None:
            self.trail = []
        heap, face_down = read_shown(things)
        for receiver in receivers:
            hidden.show(self, seat, receiver, heap, face_down)


def _of_heap(moves: vec[i64], heap: i64, base: i64) -> vec[i64]:
    """One move per card type in the heap."""
    card: i64 = base
    while heap:
        if heap & 15 or card - base == SCARECROW:
            moves = append(moves, card)
            if card - base == SCARECROW:
                break
        heap >>= 4
        card += 1
    return moves


def _of_set(moves: vec[i64], members: i64, base: i64) -> vec[i64]:
    """One move per region in the set."""
    while members:
        if members & 1:
            moves = append(moves, base)
        members >>= 1
        base += 1
    return moves
