"""The state of Architects of the West Kingdom: who decides, what is pending, and where everything lies.

What is legal is in `choices.py`; what a move does in `decisions.py`, how a turn goes on in `turns.py`; what places do
in `visits.py`, `workshop.py`, `captures.py`, `market.py` and `guildhall.py`; goods, tax, virtue and debts in
`purse.py`, building cards in `hands.py`; setup and draft in `opening.py`, the end in `ending.py`, the house opponent in
`automa.py`, what is hidden in `hidden.py`.
The same rules are said a second time, slowly, in `refusals.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.bits import BIT, lowest
from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.games.architects import (
    choices,
    decisions,
    ending,
    facts,
    features,
    heuristics,
    hidden,
    turns,
    visits,
)
from adamak.games.architects.data import (
    AT_CLAY_PIT,
    CHOOSE_BOARD,
    DRAFTING,
    ENDING_IDS,
    FRAME,
    GO_BACK,
    OVER,
    OWN,
    PILED,
    PLACE,
    TAKE_BACK,
    TURN,
)
from adamak.games.architects.variant import Variant

if TYPE_CHECKING:
    from adamak.core.parts import Parts
    from adamak.games.architects.options import ArchitectsOptions


@final
class ArchitectsPosition(Position):
    """One moment of a game of Architects. The fields of `own` and the parts of `cards` are named in `data.py`."""

    variant: Variant
    players: i64  # the seats, and the house opponent after them

    # Whose decision, and which.
    phase: i64
    turn: i64  # the seat that decides; in the draft see `asked`
    active: i64  # whose turn it is
    first: i64  # AR-2.11: the start player
    frames: i64  # decisions and work not yet done, the next one lowest: see `push`
    overflow: i64  # AR-16.2: points above 14 still to be used, eight bits per player
    closing: i64  # AR-23.1: turns to be ended before the scoring; 0 while the Guildhall has room
    reset_due: bool  # AR-13.3

    own: vec[i64]
    cards: vec[u8]
    deck_top: i64
    deck_size: i64
    staff_top: i64
    staff_size: i64
    staff_known: i64  # apprentices at the bottom of their deck that everybody has seen go there
    laid: i64  # workers in the Guildhall, and beside it

    tax: i64  # silver above the Tax Stand
    spaces: i64  # AR-5.2: player plus one, in nibbles
    pile: i64  # AR-2.2: market cards plus one in nibbles, the top one lowest
    turned: i64  # the card on the right space, -1 before the first reset
    turned_all: i64  # set of cards on the right space
    turned_blind: bool  # the top one came straight from a shuffle: its small side is not known
    rewards: i64  # AR-2.3: cards plus one in nibbles, the top one lowest
    rewarded: i64  # set of rewards revealed

    # Decisions in progress.
    made: i64  # AR-9.2: captures paid in this action
    used: i64  # AR-9.4: set of locations used
    dug: i64  # AR-11.3: set of cards drawn to keep one
    picks: i64  # AR-2.10: which pick of the draft, 0 when it is over
    asked: i64  # set of seats that have not answered yet

    bot_left: i64  # AR-26.3b: set of cards not turned up
    bot_card: i64  # the last one turned up, -1 for none

    end_code: i64

    def __init__(self, like: ArchitectsPosition | None, seats: i64, variant: Variant) -> None:
        super().__init__(seats)
        self.variant = variant
        if like is None:
            self.players = seats + 1 if variant.house_bot else seats
            self.phase = DRAFTING
            self.turn = 0
            self.active = 0
            self.first = 0
            self.frames = 0
            self.overflow = 0
            self.closing = 0
            self.reset_due = False
            self.own = vec[i64]([0] * OWN)
            self.cards = vec[u8]([u8(0)] * PILED)
            self.deck_top = 0
            self.deck_size = 0
            self.staff_top = 0
            self.staff_size = 0
            self.staff_known = 0
            self.laid = 0
            self.tax = 0
            self.spaces = 0
            self.pile = 0
            self.turned = -1
            self.turned_all = 0
            self.turned_blind = False
            self.rewards = 0
            self.rewarded = 0
            self.made = 0
            self.used = 0
            self.dug = 0
            self.picks = 0
            self.asked = 0
            self.bot_left = 0
            self.bot_card = -1
            self.winners = 0
            self.end_code = 0
        else:
            self.horizon = like.horizon
            self.key_a = like.key_a
            self.key_b = like.key_b
            self.drawn = like.drawn
            self.players = like.players
            self.phase = like.phase
            self.turn = like.turn
            self.active = like.active
            self.first = like.first
            self.frames = like.frames
            self.overflow = like.overflow
            self.closing = like.closing
            self.reset_due = like.reset_due
            self.own = like.own[:]
            self.cards = like.cards[:]
            self.deck_top = like.deck_top
            self.deck_size = like.deck_size
            self.staff_top = like.staff_top
            self.staff_size = like.staff_size
            self.staff_known = like.staff_known
            self.laid = like.laid
            self.tax = like.tax
            self.spaces = like.spaces
            self.pile = like.pile
            self.turned = like.turned
            self.turned_all = like.turned_all
            self.turned_blind = like.turned_blind
            self.rewards = like.rewards
            self.rewarded = like.rewarded
            self.made = like.made
            self.used = like.used
            self.dug = like.dug
            self.picks = like.picks
            self.asked = like.asked
            self.bot_left = like.bot_left
            self.bot_card = like.bot_card
            self.winners = like.winners
            self.end_code = like.end_code

    def clone(self) -> ArchitectsPosition:
        return ArchitectsPosition(self, self.seats, self.variant)

    # --- who decides ------------------------------------------------------------------------------

    def actor(self) -> i64:
        phase = self.phase
        if phase == OVER:
            return -1
        if phase == DRAFTING:
            return lowest(self.asked)
        return self.turn

    def actors(self) -> list[int]:
        if self.phase == DRAFTING:
            return [seat for seat in range(self.seats) if (self.asked >> seat) & 1]
        return [] if self.phase == OVER else [self.turn]

    def after(self, player: i64, number: i64) -> i64:
        """The player so many places after another, clockwise; the house opponent sits after the last human."""
        place = self.seats if player == self.seats else player - self.first
        if place < 0:
            place += self.seats
        place += number
        if place >= self.players:
            place -= self.players
        if place == self.seats:
            return place
        seat = self.first + place
        return seat - self.seats if seat >= self.seats else seat

    def legal(self, seat: i64) -> vec[i64]:
        phase = self.phase
        if phase == DRAFTING:
            if seat >= 0 and (self.asked >> seat) & 1:
                return choices.legal(self, seat)
            return vec[i64]()
        if seat != self.turn or phase == OVER:
            return vec[i64]()
        return choices.legal(self, seat)

    # --- frames: a stack of what is still to be decided or done -----------------------------------

    def push(self, kind: i64, about: i64) -> None:
        """This comes before everything that is pending."""
        self.frames = (self.frames << FRAME) | (about << 5) | kind

    def pop(self) -> None:
        self.frames >>= FRAME

    def replace(self, kind: i64, about: i64) -> None:
        self.frames = ((self.frames >> FRAME) << FRAME) | (about << 5) | kind

    def about(self) -> i64:
        """What the decision on top is about: actions left, a slot."""
        return (self.frames >> 5) & 1023

    def one_less(self) -> None:
        """One of the actions left is taken."""
        if self.about() > 1:
            self.frames -= 32
        else:
            self.frames >>= FRAME

    # --- what a move does -------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        if self.trail is not None:
            self.trail = []
        phase = self.phase
        if phase == TURN:
            visits.place(self, seat, move - PLACE)
        elif phase == TAKE_BACK:
            visits.take_back(self, seat, move - GO_BACK)
        elif phase < AT_CLAY_PIT:
            decisions.act(self, seat, phase, move)
        elif phase < CHOOSE_BOARD:
            decisions.settle(self, seat, phase, move)
        else:
            decisions.prepare_or_end(self, seat, phase, move)
            return
        turns.carry_on(self)

    # --- how it stands ----------------------------------------------------------------------------

    def automa_won(self) -> bool:
        return self.phase == OVER and self.winners == BIT[self.seats]

    def ending(self) -> str:
        return ENDING_IDS[self.end_code]

    def ranking(self) -> list[int]:
        """AR-24.4: the house opponent takes a place of its own."""
        here = [ending.standing(self, player) for player in range(self.players)]
        return [1 + len([one for one in here if one > here[seat]]) for seat in range(self.seats)]

    # --- the rest of the contract, in files of its own --------------------------------------------

    def estimate(self, seat: i64) -> float:
        return heuristics.estimate(self, seat)

    def rollout_move(self, seat: i64, rng: Rng) -> i64:
        return heuristics.rollout_move(self, seat, rng)

    def features(self, seat: i64) -> list[float]:
        return features.features(self, seat)

    def facts(self, seat: i64) -> list[int]:
        return facts.facts(self, seat)

    def answer(self, seat: i64, move: i64) -> i64:
        return facts.answer(self, seat, move)

    def sample(self, seat: i64, rng: Rng) -> ArchitectsPosition:
        return hidden.sample(self, seat, rng)

    def parts(self) -> Parts[ArchitectsPosition, ArchitectsOptions]:
        from adamak.games.architects.game import GAME  # late: the files of the parts know this one

        return GAME.parts
