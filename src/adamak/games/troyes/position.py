"""The state of Troyes: who decides, what a move does, and where everything lies.

The course of the game is in `rounds.py`, a turn in `turns.py` and `groups.py`, what cards do in `activity_cards.py`;
buildings, events, black dice, Le Roy, the end and what is hidden have their own files.
The same rules are said a second time, slowly, in `refusals.py`.
"""

from __future__ import annotations

import struct
from dataclasses import replace
from typing import Any, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from adamak.core import state
from adamak.core.options import variant_of
from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.core.state.state import State  # by its own module: the compiler looks for a base class there
from adamak.games.troyes import (
    activity_cards,
    data,
    defence,
    facts,
    heuristics,
    hidden,
    places,
    playout,
    rounds,
    setup,
    turns,
)
from adamak.games.troyes.data import Cube, Family, Move, Phase
from adamak.games.troyes.variant import Variant


@final
class TroyesPosition(Position):
    """One moment of a game of Troyes. Sets of dice, places and small decks are packed ints, see `data.py`."""

    variant: Variant

    # Whose decision, and which.
    phase: i64 = 0
    turn: i64 = 0  # the seat that decides
    left: i64 = 0  # activations, exchanges or cubes still to be decided

    # The course of the game.
    round: i64 = 0
    starter: i64 = 0  # who begins the round: a seat, or NEUTRAL for Le Roy
    settled: i64 = 0  # TR-4.2: citizens placed at the beginning
    revealed: i64 = 0  # TR-5.2: levels of Activity cards face up

    # The board.
    spaces: i64 = 0  # TR-6.1: who stands on each of the eighteen spaces, three bits each
    lying: i64 = 0  # TR-6.4: three bits per building and owner
    cathedral: i64 = 0  # eighteen spaces, level by level
    square: vec[i64]  # the dice of the five districts
    cards: i64 = 0  # the Activity card of each slot, five bits each
    stalls: vec[i64]  # tradesmen and cubes on each slot
    queue: vec[i64]  # TR-7.3: the events from the left
    marauders: i64 = 0  # cubes on Marauding
    family: vec[i64]  # what every owner has

    # Decks, from the top.
    red_deck: i64 = 0
    white_deck: i64 = 0
    yellow_deck: i64 = 0
    red_box: i64 = 0  # set of red events not in the game, for Resistance (TR-14.4)
    lost: i64 = 0  # set of events the neutral took out of the game
    row: i64 = 0  # solo, TR-15.3: the open row of characters

    # Black dice, and own dice set aside against them or to be flipped.
    black: i64 = 0
    against: i64 = 0
    aside: i64 = 0

    # The turn being put together.
    target: i64  # the move that named it, or -1
    group: i64 = 0
    size: i64 = 0
    cube: i64
    source: i64
    times: i64 = 0

    # What may be taken next, as soon as somebody has asked; no part of the state, so that copies ask anew.
    dice_known: bool
    dice_offered: vec[i64]

    rolled: i64 = 0  # solo: Le Roy's last result

    def __init__(self, like: TroyesPosition | None, seats: i64, variant: Variant) -> None:
        super().__init__(seats)
        self.variant = variant
        self.dice_known = False
        self.dice_offered = vec[i64]()
        if like is None:
            self.square = vec[i64]([0] * data.OWNERS)
            self.stalls = vec[i64]([0] * data.SLOTS)
            self.queue = vec[i64]()
            self.family = vec[i64]([0] * Family.SIZE)
            self.target = -1
            self.cube = Cube.UNDECIDED
            self.source = -1
        else:
            self.horizon, self.key_a, self.key_b, self.drawn = like.horizon, like.key_a, like.key_b, like.drawn
            self.phase, self.turn, self.left = like.phase, like.turn, like.left
            self.round, self.starter, self.settled = like.round, like.starter, like.settled
            self.revealed, self.cards, self.stalls = like.revealed, like.cards, like.stalls[:]
            self.spaces, self.lying, self.cathedral = like.spaces, like.lying, like.cathedral
            self.square, self.family = like.square[:], like.family[:]
            self.queue, self.marauders, self.lost = like.queue[:], like.marauders, like.lost
            self.red_deck, self.white_deck, self.yellow_deck = like.red_deck, like.white_deck, like.yellow_deck
            self.red_box, self.row, self.rolled = like.red_box, like.row, like.rolled
            self.black, self.against, self.aside = like.black, like.against, like.aside
            self.target, self.group, self.size = like.target, like.group, like.size
            self.cube, self.source, self.times = like.cube, like.source, like.times
            self.winners, self.end_code = like.winners, like.end_code

    def clone(self) -> TroyesPosition:
        return TroyesPosition(self, self.seats, self.variant)

    def actor(self) -> i64:
        return i64(-1) if self.phase == Phase.OVER else self.turn

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
        return sum((i64((spaces >> (3 * space)) & 7 == owner + 1) for space in range(i64(data.SPACES))), i64(0))

    def next_owner(self, owner: i64) -> i64:
        """Clockwise; TR-15.4: in solo you and Le Roy alternate."""
        if self.seats == 1:
            return data.NEUTRAL - owner
        return owner + 1 if owner + 1 < self.seats else i64(0)

    def seat_after_starter(self, places: i64) -> i64:
        """The seat so many places clockwise of the start player."""
        return (self.starter + places) % self.seats

    def tell(self, owner: i64, event: str, gray: str, b: i64, c: i64) -> None:
        """What happens to an owner: for the neutral there is an event of its own, which names nobody."""
        if owner == data.NEUTRAL:
            self.note(gray, b, c, 0)
        else:
            self.note(event, owner, b, c)

    def roll(self) -> i64:
        """A die of the position's own chance."""
        self.reveal()
        return self.below(6) + 1

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.turn or self.phase == Phase.OVER:
            return vec[i64]()
        phase = self.phase
        if phase == Phase.ACT:
            return turns.act_choices(self, seat)
        if phase == Phase.TAKE_DICE:
            return turns.dice_choices(self, seat)
        if phase == Phase.CONFIRM:
            return vec[i64]([Move.CONFIRM])
        if phase == Phase.CHOOSE_CUBE:
            return turns.cube_choices(self, seat)
        if phase == Phase.CHOOSE_SOURCE:
            return turns.source_choices(self, seat)
        if phase == Phase.CHOOSE_TIMES:
            return turns.times_choices(self)
        if phase == Phase.BLACK_DICE:
            return defence.choices(self, seat)
        if phase == Phase.FLIP:
            return defence.flip_choices(self, seat)
        if phase == Phase.SETTLE:
            return rounds.settle_choices(self)
        return activity_cards.choices(self)

    def apply(self, seat: i64, move: i64) -> None:
        if self.trail is not None:
            self.trail = []
        if move < Move.ACTIVATE:
            rounds.settle(self, seat, move)
        elif move < Move.PASS:
            turns.begin(self, move)
        elif move == Move.PASS:
            rounds.pass_turn(self, seat)
            rounds.end_turn(self, seat)
        elif move < Move.ENOUGH:
            turns.take(self, move - Move.TAKE)
        elif move == Move.ENOUGH:
            turns.ask_cube(self)
        elif move <= Move.PLAIN:
            turns.choose_cube(self, move - Move.SPEND)
        elif move < Move.TIMES:
            turns.choose_source(self, move - Move.SOURCE)
        elif move < Move.CONFIRM:
            turns.choose_times(self, move - Move.TIMES + 1)
        elif Move.REROLL <= move < Move.USE:
            defence.use_influence(self, seat, move)
        elif Move.USE <= move < Move.COLLECT:
            defence.counter(self, seat, move)
        else:
            self.perform(seat, move)
            if self.left == 0:
                rounds.end_turn(self, seat)

    def perform(self, seat: i64, move: i64) -> None:
        """TR-8.5: a turn that is confirmed, or goes on by an answer; it is done when nothing is left to decide."""
        if move == Move.CONFIRM:
            turns.perform(self, seat)
        else:
            activity_cards.decide(self, seat, move)

    def automa_won(self) -> bool:
        return self.phase == Phase.OVER and self.winners == 0

    def estimate(self, seat: i64) -> float:
        return heuristics.estimate_alone(self) if self.seats == 1 else heuristics.estimate(self, seat)

    def rollout_move(self, seat: i64, rng: Rng) -> i64:
        return playout.rollout_move(self, seat, rng)

    def tell_facts(self, seat: i64, known: BytesWriter) -> None:
        facts.tell_facts(self, seat, known)

    def answer(self, seat: i64, move: i64) -> i64:
        return facts.answer(self, seat, move)

    def outcome_key(self) -> i64:
        return facts.outcome_key(self)

    def sample(self, seat: i64, rng: Rng) -> TroyesPosition:
        return hidden.sample(self, seat, rng)

    def ranking(self) -> list[int]:
        from adamak.games.troyes.view import ranking

        return ranking(self)


@mypyc_attr(native_class=False)
class TroyesState(State[TroyesPosition]):
    """What each number of a position stands for, in the order of the bytes.

    Before them the bytes hold how many numbers there are, and behind them the text of the option `numbers`.
    """

    options_first = ("bonus_cards", "gray_protected", "neutral_ranks")
    worked_out = ("dice_known", "dice_offered")

    phase = state.Single(state.OneOf(data.PHASE_IDS), default="act")
    turn = state.Single(state.Seat(), default=0)
    left = state.Single(state.Count(0, data.MOST_CUBES), default=0)
    round = state.Single(state.Count(), default=1)
    starter = state.Single(places.Starter(), key="start_player", default=0)
    settled = state.Single(state.Count(), default=setup.everybody)
    revealed = state.Single(state.Count(0, 3), default=setup.default_revealed)
    spaces = state.Single(places.STANDING, default={})
    lying = state.Single(places.LYING, default={})
    cathedral = state.Single(places.CATHEDRAL, default=())
    slots = setup.Slots(default={})
    events = setup.EventQueue(key="queue", default=(), of=setup.EVENT_CARDS)
    last_marauder = setup.LastMarauder(default=None)
    red_deck = state.Single(setup.DECK, default=setup.default_red_deck, of=setup.EVENT_CARDS)
    white_deck = state.Single(setup.DECK, default=setup.all_left(setup.WHITE_CARDS), of=setup.EVENT_CARDS)
    yellow_deck = state.Single(setup.DECK, default=setup.all_left(setup.YELLOW_CARDS), of=setup.EVENT_CARDS)
    red_box = state.Single(setup.EVENT_SET, default=setup.default_red_box, of=setup.EVENT_CARDS)
    lost = state.Single(setup.EVENT_SET, default=(), of=setup.EVENT_CARDS)
    row = state.Single(setup.CHARACTER_ROW, key="character_row", default=setup.default_row, of=setup.CHARACTERS)
    black = state.Single(places.BLACK_DICE, default=())
    against = state.Single(places.BLACK_DICE, default=())
    aside = state.Single(setup.DICE, default=())
    composing = setup.Composing(default=None)
    rolled = state.Single(state.Count(0, 12), default=0)
    winners = state.Single(state.SeatSet(), default=())
    end_code = state.Single(state.OneOf(data.ENDING_IDS), key="ending", default="")
    square = state.Block(data.OWNERS)
    stalls = state.Block(data.SLOTS)
    family = state.Block(Family.SIZE)
    queue = state.Row()

    districts = state.Cells(data.DISTRICT_IDS, setup.DICE, "square", 0, default={})
    neutral = setup.Neutral(default={}, of=setup.EVENT_CARDS)
    deniers = state.PerSeat(state.Count(), "family", Family.DENIERS, default=data.STARTING_DENIERS)
    influence = state.PerSeat(setup.INFLUENCE, "family", Family.INFLUENCE, default=data.STARTING_INFLUENCE)
    vp = state.PerSeat(state.Count(), "family", Family.VP, default=0)
    supply = state.PerSeat(state.Count(0, data.CITIZENS), "family", Family.SUPPLY, default=0)
    reserve = state.PerSeat(state.Count(0, data.CITIZENS), "family", Family.RESERVE, default=setup.default_reserve)
    purse = state.PerSeat(state.Count(), "family", Family.PURSE, default=0)
    won = state.PerSeat(setup.EVENT_SET, "family", Family.WON, default=(), of=setup.EVENT_CARDS)
    characters = state.PerSeat(
        setup.CHARACTER_SET, "family", Family.SECRET, default=setup.default_characters, of=setup.CHARACTERS
    )

    def to_bytes(self, p: TroyesPosition) -> bytes:
        numbers = super().to_bytes(p)
        return struct.pack("<H", len(numbers) // 8) + numbers + p.variant.numbers.encode()

    def unpacked(self, data: bytes) -> TroyesPosition:
        (known,) = struct.unpack_from("<H", data)
        end = 2 + 8 * known
        p = super().unpacked(data[2:end])
        if len(data) > end:
            options: Any = self.options_of(p)
            p.variant = variant_of(replace(options, numbers=data[end:].decode()), int(p.seats), Variant)
        return p


STATE = TroyesState()
