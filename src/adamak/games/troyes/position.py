"""The state of Troyes: who decides, what a move does, and where everything lies.

The course of the game is in `rounds.py`, a turn put together in `turns.py` and `groups.py`, what it does in
`actions.py` and `effects.py`; buildings, events, black dice, Le Roy, the end and what is hidden have their own files.
The same rules are said a second time, slowly, in `refusals.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.games.troyes import (
    actions,
    defence,
    effects,
    facts,
    features,
    heuristics,
    hidden,
    playout,
    rounds,
    solo_estimate,
    turns,
)
from adamak.games.troyes.data import (
    ACTING,
    ACTIVATE,
    COLLECT,
    CONFIRM,
    CONFIRMING,
    COUNTING,
    CUBE,
    CUBING,
    DEFEND,
    DEFENDING,
    DIPLOMAT,
    DONE,
    ENDING_IDS,
    ENOUGH,
    EXCHANGE,
    EXCHANGING,
    FAMILY,
    FLIP,
    FLIPPING,
    INFLUENCE,
    MILLING,
    NEUTRAL,
    OPPOSE,
    OVER,
    OWNERS,
    PASS,
    PLAIN,
    PLAINLY,
    RECRUIT,
    REROLL,
    SETTLING,
    SLOTS,
    SOURCE,
    SOURCING,
    SPEND,
    SPENDING,
    STOP,
    TAKE,
    TAKING,
    TIMES,
    TURN,
    UNDECIDED,
    USE,
    YIELD,
)
from adamak.games.troyes.variant import Variant

if TYPE_CHECKING:
    from adamak.core.parts import Parts
    from adamak.games.troyes.options import TroyesOptions


@final
class TroyesPosition(Position):
    """One moment of a game of Troyes. Sets of dice, places and small decks are packed ints, see `data.py`."""

    variant: Variant

    # Whose decision, and which.
    phase: i64
    turn: i64  # the seat that decides
    left: i64  # activations, exchanges or cubes still to be decided

    # The course of the game.
    round: i64
    starter: i64  # who begins the round: a seat, or NEUTRAL for Le Roy
    settled: i64  # TR-4.2: citizens placed at the beginning
    revealed: i64  # TR-5.2: levels of Activity cards face up

    # The board.
    spaces: i64  # TR-6.1: who stands on each of the eighteen spaces, three bits each
    lying: i64  # TR-6.4: three bits per building and owner
    cathedral: i64  # eighteen spaces, level by level
    square: vec[i64]  # the dice of the five districts
    cards: i64  # the Activity card of each slot, five bits each
    stalls: vec[i64]  # tradesmen and cubes on each slot
    queue: vec[i64]  # TR-7.3: the events from the left
    marauders: i64  # cubes on Marauding
    family: vec[i64]  # what every owner has

    # Decks, from the top.
    red_deck: i64
    white_deck: i64
    yellow_deck: i64
    red_box: i64  # set of red events not in the game, for Resistance (TR-14.4)
    lost: i64  # set of events the neutral took out of the game
    row: i64  # solo, TR-15.3: the open row of characters

    # Black dice, and own dice set aside against them or to be flipped.
    black: i64
    against: i64
    aside: i64

    # The turn being put together.
    target: i64  # the move that named it, or -1
    group: i64
    size: i64
    cube: i64
    source: i64
    times: i64

    # What may be taken next, as soon as somebody has asked; no part of the state, so that copies ask anew.
    dice_known: bool
    dice_offered: vec[i64]

    rolled: i64  # solo: Le Roy's last result
    end_code: i64

    def __init__(self, like: TroyesPosition | None, seats: i64, variant: Variant) -> None:
        super().__init__(seats)
        self.variant = variant
        self.dice_known = False
        self.dice_offered = vec[i64]()
        if like is None:
            self.phase = SETTLING
            self.turn = 0
            self.left = 0
            self.round = 0
            self.starter = 0
            self.settled = 0
            self.revealed = 0
            self.spaces = 0
            self.lying = 0
            self.cathedral = 0
            self.square = vec[i64]([0] * OWNERS)
            self.cards = 0
            self.stalls = vec[i64]([0] * SLOTS)
            self.queue = vec[i64]()
            self.marauders = 0
            self.family = vec[i64]([0] * FAMILY)
            self.red_deck = 0
            self.white_deck = 0
            self.yellow_deck = 0
            self.red_box = 0
            self.lost = 0
            self.row = 0
            self.black = 0
            self.against = 0
            self.aside = 0
            self.target = -1
            self.group = 0
            self.size = 0
            self.cube = UNDECIDED
            self.source = -1
            self.times = 0
            self.rolled = 0
            self.winners = 0
            self.end_code = 0
        else:
            self.horizon = like.horizon
            self.key_a = like.key_a
            self.key_b = like.key_b
            self.drawn = like.drawn
            self.phase = like.phase
            self.turn = like.turn
            self.left = like.left
            self.round = like.round
            self.starter = like.starter
            self.settled = like.settled
            self.revealed = like.revealed
            self.spaces = like.spaces
            self.lying = like.lying
            self.cathedral = like.cathedral
            self.square = like.square[:]
            self.cards = like.cards
            self.stalls = like.stalls[:]
            self.queue = like.queue[:]
            self.marauders = like.marauders
            self.family = like.family[:]
            self.red_deck = like.red_deck
            self.white_deck = like.white_deck
            self.yellow_deck = like.yellow_deck
            self.red_box = like.red_box
            self.lost = like.lost
            self.row = like.row
            self.black = like.black
            self.against = like.against
            self.aside = like.aside
            self.target = like.target
            self.group = like.group
            self.size = like.size
            self.cube = like.cube
            self.source = like.source
            self.times = like.times
            self.rolled = like.rolled
            self.winners = like.winners
            self.end_code = like.end_code

    def clone(self) -> TroyesPosition:
        return TroyesPosition(self, self.seats, self.variant)

    def actor(self) -> i64:
        if self.phase == OVER:
            return -1
        return self.turn

    # --- what lies where --------------------------------------------------------------------------

    def card_on(self, slot: i64) -> i64:
        """The Activity card of a slot, face up or not."""
        return (self.cards >> (5 * slot)) & 31

    def height(self, number: i64) -> i64:
        """TR-9.12: how many levels of a Cathedral number (0..5) are built."""
        n: i64 = 0
        while n < 3 and (self.cathedral >> (3 * (6 * n + number))) & 7:
            n += 1
        return n

    def cathedral_cubes(self, owner: i64) -> i64:
        """TR-13.1: own cubes in the Cathedral."""
        spaces = self.cathedral
        n: i64 = 0
        while spaces:
            if spaces & 7 == owner + 1:
                n += 1
            spaces >>= 3
        return n

    def next_owner(self, owner: i64) -> i64:
        """Clockwise; TR-15.4: in solo you and Le Roy alternate."""
        if self.seats == 1:
            return NEUTRAL - owner
        if owner + 1 == self.seats:
            return 0
        return owner + 1

    def seat_after_starter(self, places: i64) -> i64:
        """The seat so many places clockwise of the start player."""
        if self.seats == 1:
            return 0
        seat = self.starter + places
        return seat - self.seats if seat >= self.seats else seat

    def roll(self) -> i64:
        """A die of the position's own chance."""
        self.horizon += 1
        return self.below(6) + 1

    # --- what may be done -------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.turn or self.phase == OVER:
            return vec[i64]()
        phase = self.phase
        if phase == ACTING:
            return turns.act_choices(self, seat)
        if phase == TAKING:
            return turns.dice_choices(self, seat)
        if phase == CONFIRMING:
            return vec[i64]([CONFIRM])
        if phase == SPENDING:
            return turns.cube_choices(self, seat)
        if phase == SOURCING:
            return turns.source_choices(self, seat)
        if phase == COUNTING:
            return turns.times_choices(self)
        if phase == DEFENDING:
            return defence.choices(self, seat)
        if phase == FLIPPING:
            return defence.flip_choices(self, seat)
        if phase == SETTLING:
            return rounds.settle_choices(self)
        return effects.choices(self, seat)

    # --- what a move does -------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        if self.trail is not None:
            self.trail = []
        if move < ACTIVATE:
            rounds.settle(self, seat, move)
        elif move < PASS:
            turns.begin(self, move)
        elif move == PASS:
            rounds.end_turn_by_passing(self, seat)
        elif move < ENOUGH:
            turns.take(self, move - TAKE)
        elif move == ENOUGH:
            turns.ask_cube(self)
        elif move < PLAIN:
            turns.choose_cube(self, move - SPEND)
        elif move == PLAIN:
            turns.choose_cube(self, PLAINLY)
        elif move < TIMES:
            turns.choose_source(self, move - SOURCE)
        elif move < CONFIRM:
            turns.choose_times(self, move - TIMES + 1)
        elif move == CONFIRM:
            actions.perform(self, seat)
            if self.phase == CONFIRMING:
                rounds.end_turn(self, seat)
        elif move < COLLECT:
            self.defend_or_influence(seat, move)
        else:
            self.decide(seat, move)

    def defend_or_influence(self, seat: i64, move: i64) -> None:
        """TR-7.13, TR-10."""
        if move < RECRUIT:
            defence.reroll(self, seat, move - REROLL)
        elif move == RECRUIT:
            defence.recruit(self, seat)
        elif move == FLIP:
            defence.begin_flip(self, seat)
        elif move < DONE:
            defence.turn(self, seat, move - TURN)
        elif move == DONE:
            defence.end_flip(self, seat)
        elif move < OPPOSE:
            defence.use(self, seat, move - USE)
        elif move < DEFEND:
            defence.oppose(self, seat, move - OPPOSE + 1)
        elif move == DEFEND:
            defence.defend(self, seat)
        else:
            defence.yield_to(self, seat)

    def decide(self, seat: i64, move: i64) -> None:
        """TR-16.4, TR-16.5: an answer to what a card asks."""
        card = self.card_on(self.target - ACTIVATE)
        if move < EXCHANGE:
            effects.grind(self, seat, move - COLLECT)
        elif move < CUBE:
            effects.exchange(self, seat, card, move - EXCHANGE)
            self.left = 0
        elif move < STOP:
            effects.put_cube(self, seat, card, move - CUBE)
            if card == DIPLOMAT and self.family[INFLUENCE + seat] == 0:
                self.left = 0
        else:
            self.left = 0
        if self.left == 0:
            rounds.end_turn(self, seat)

    # --- how it stands ----------------------------------------------------------------------------

    def ending(self) -> str:
        return ENDING_IDS[self.end_code]

    def automa_won(self) -> bool:
        return self.phase == OVER and self.winners == 0

    def estimate(self, seat: i64) -> float:
        return solo_estimate.estimate(self) if self.seats == 1 else heuristics.estimate(self, seat)

    def rollout_move(self, seat: i64, rng: Rng) -> i64:
        return playout.rollout_move(self, seat, rng)

    def features(self, seat: i64) -> list[float]:
        return features.features(self, seat)

    def facts(self, seat: i64) -> list[int]:
        return facts.facts(self, seat)

    def answer(self, seat: i64, move: i64) -> i64:
        return facts.answer(self, seat, move)

    # --- the rest of the contract, in files of its own --------------------------------------------

    def sample(self, seat: i64, rng: Rng) -> TroyesPosition:
        return hidden.sample(self, seat, rng)

    def parts(self) -> Parts[TroyesPosition, TroyesOptions]:
        from adamak.games.troyes.game import GAME  # late: the files of the parts know this one

        return GAME.parts

    def ranking(self) -> list[int]:
        from adamak.games.troyes.view import ranking

        return ranking(self)


assert YIELD < COLLECT
assert TAKING < CUBING
assert MILLING < EXCHANGING < OVER
