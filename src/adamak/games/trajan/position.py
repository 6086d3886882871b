"""The state of Trajan and its turns: who decides, what a move does, how a turn goes on.

What is legal is in `choices.py`; sowing and Trajan tiles in `mancala.py`; goods in `seaport.py`; the other actions in
`actions.py`; rounds and quarters in `quarters.py`; setup in `opening.py`; the end in `scoring.py`; what is hidden in
`hidden.py`. The same rules are said a second time, slowly, in `slow_rules.py` and `refusals.py`.
"""

from __future__ import annotations

from typing import final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from adamak.core import state
from adamak.core.bits import BIT, lowest
from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.core.state.state import State  # by its own module: the compiler looks for a base class there
from adamak.games.trajan import (
    actions,
    choices,
    data,
    facts,
    heuristics,
    hidden,
    mancala,
    opening,
    playout,
    quarters,
    seaport,
    setup,
)
from adamak.games.trajan.components import ACTION_IDS, CAMP_ID, COMMODITY_IDS, TOKENS
from adamak.games.trajan.data import Mat, Move, Phase
from adamak.games.trajan.variant import Variant


@final
class TrajanPosition(Position):
    """One moment of a game of Trajan. Sets, counts and small piles are packed ints: see `TrajanState`."""

    variant: Variant
    first: i64 = 0  # TJ-2.8

    # Whose decision, and which.
    phase: i64 = 0  # a `Phase`; the compiler takes plain numbers only as defaults
    turn: i64 = 0  # the active player
    decider: i64 = 0  # the seat that decides: the active player, but at a quarter end whoever pays or is consul
    frames: i64 = 0  # decisions and work not yet done, the next one lowest: see `push`

    # The time (TJ-4.6, TJ-11).
    time: i64 = 0
    laps: i64 = 0  # crossings of this turn not yet processed
    rounds: i64 = 0  # completed in this quarter
    quarter: i64 = 1

    # The turn.
    in_hand: i64 = 0  # markers being placed or sown
    sow_tray: i64 = 0  # where the next one falls
    lifted_from: i64 = 0
    lifted: i64 = 0
    spent: i64 = 0  # TJ-10.3: an extra action tile was spent in this turn
    cargo: i64 = 0  # cards being displayed or shipped
    hold: i64 = 0  # see `seaport.py`: the ship, its units and wild tiles
    owed: i64 = 0  # TJ-12.2: demands of the seat that settles, two bits a need

    # The table. Mats, Trajan stacks and discard piles are in `mat`.
    mat: vec[i64]
    pile: vec[u8]  # goods, shared by clones, never changed; the next card is `pile[pile_at]`
    pile_at: i64 = 0
    heap_sizes: i64 = 0  # L in the low six bits, R above
    forum_pile: vec[u8]  # shared likewise
    forum_at: i64 = 0
    extra_pile: i64 = 0  # queue
    green: i64 = 0  # forum tiles on the green spaces
    yellow: i64 = 0  # on the yellow spaces
    provinces: i64 = 0  # in the provinces
    grid: vec[u8]  # construction tiles by site: shared, never changed
    intact: i64 = 0  # set of sites whose tile still lies there
    gray_ships: i64 = 0  # set of ships with the gray side up
    discs: i64 = 0  # TJ-7.9: seats in the order in which they lie above each other, the lowest first
    offer: i64 = 0  # bonus tiles on the board: left and right
    bag: i64 = 0  # queue of bonus tiles
    demands: i64 = 0  # queue of demand tiles; the last three are those removed (TJ-2.2)
    wanted: i64 = 0  # the demands face up

    tie_order: i64 = 0  # TJ-13.4: seats, the best lowest

    def __init__(self, like: TrajanPosition | None, seats: i64, variant: Variant) -> None:
        super().__init__(seats)
        self.variant = variant
        if like is None:
            self.intact = data.ALL_SITES
            self.mat = vec[i64]([0] * Mat.SIZE)
            self.pile = vec[u8]()
            self.forum_pile = vec[u8]()
            self.grid = vec[u8]()
        else:
            self.horizon, self.key_a, self.key_b, self.drawn = like.horizon, like.key_a, like.key_b, like.drawn
            self.first, self.phase, self.turn, self.decider = like.first, like.phase, like.turn, like.decider
            self.frames, self.time, self.laps, self.rounds = like.frames, like.time, like.laps, like.rounds
            self.quarter, self.in_hand, self.sow_tray = like.quarter, like.in_hand, like.sow_tray
            self.lifted_from, self.lifted, self.spent = like.lifted_from, like.lifted, like.spent
            self.cargo, self.hold, self.owed, self.mat = like.cargo, like.hold, like.owed, like.mat[:]
            self.pile, self.pile_at, self.heap_sizes = like.pile, like.pile_at, like.heap_sizes
            self.forum_pile, self.forum_at, self.extra_pile = like.forum_pile, like.forum_at, like.extra_pile
            self.green, self.yellow, self.provinces, self.grid = like.green, like.yellow, like.provinces, like.grid
            self.intact, self.gray_ships, self.discs, self.offer = like.intact, like.gray_ships, like.discs, like.offer
            self.bag, self.demands, self.wanted, self.winners = like.bag, like.demands, like.wanted, like.winners
            self.tie_order, self.end_code = like.tie_order, like.end_code

    def clone(self) -> TrajanPosition:
        return TrajanPosition(self, self.seats, self.variant)

    def actor(self) -> i64:
        return i64(-1) if self.phase == Phase.OVER else self.decider

    def next_seat(self, seat: i64) -> i64:
        """TJ-3.2: clockwise."""
        return (seat + 1) % self.seats

    def owned(self, seat: i64, kind: i64) -> i64:
        """How many forum tiles of a kind lie on a mat."""
        return (self.mat[Mat.TILES + seat] >> data.TILE_SHIFT[kind]) & data.TILE_MASK[kind]

    def gain_tile(self, seat: i64, kind: i64) -> None:
        """TJ-1.5: where an extra action tile came from no longer matters once it is owned."""
        self.mat[Mat.TILES + seat] += data.TILE_UNIT[kind if kind < data.EXTRA + 6 else kind - 6]

    def spend_tile(self, seat: i64, kind: i64) -> None:
        """The tile leaves the game."""
        self.mat[Mat.TILES + seat] -= data.TILE_UNIT[kind]

    def earn(self, seat: i64, points: i64, source: i64) -> None:
        """Points on the track, and where they came from."""
        self.mat[Mat.SCORE + seat] += points
        self.mat[Mat.SCORE + 4 + seat] += points << source

    def push(self, kind: i64, about: i64) -> None:
        """This comes before everything that is pending."""
        self.frames = (self.frames << data.FRAME) | (about << 5) | kind

    def about(self) -> i64:
        """What the frame on top is about: an action, a need, a seat."""
        return (self.frames >> 5) & 7

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.decider or self.phase == Phase.OVER:
            return vec[i64]()
        return choices.legal(self, seat)

    def apply(self, seat: i64, move: i64) -> None:
        if self.trail is not None:
            self.trail = []
        if self.phase < Phase.TURN:
            opening.draft(self, seat, move)
            return
        if Move.LIFT <= move < Move.PLUS2:
            done = mancala.sow(self, seat, move - Move.SOW) if move >= Move.SOW else mancala.lift(self, seat, move)
            if not done:
                return
        else:
            self.decide(seat, move)
        self.carry_on()

    def decide(self, seat: i64, move: i64) -> None:
        """The frame on top is answered; what its move still leaves to be decided or done is put on the stack.

        TJ-10.5: a main or a first-tile action that is really performed opens a window for an extra action tile.
        """
        kind = self.phase
        about = self.about()
        self.frames >>= data.FRAME
        if move == Move.PASS:
            if kind != Phase.REPEAT:
                self.note("action_passed", seat, about, 0)
            return
        if self.spent == 0 and (
            kind == Phase.ACTION
            or (kind == Phase.FIRST_TILE_ACTION and self.variant.extra_action_tile_usable_on_first_tile_action)
        ):
            self.push(Phase.REPEAT, about)
        if move < Move.LIFT:
            mancala.take_tile(self, seat, move - Move.TILE)
        elif move < Move.PASS:
            mancala.place_plus2(self, seat, move - Move.PLUS2)
        elif move < Move.FORUM:
            seaport.trade(self, seat, move)
        elif move < Move.REPEAT:
            actions.perform(self, seat, move)
        elif move < Move.BONUS:
            self.repeat_action(seat, about, move)
        elif move < Move.PAY:
            quarters.choose_bonus(self, seat, move - Move.BONUS)
        else:  # the player's own choice between a matching and a wild tile
            quarters.meet(self, seat, about, quarters.BY_WILD if move == Move.PAY_WILD else quarters.BY_TILE)

    def repeat_action(self, seat: i64, action: i64, move: i64) -> None:
        """TJ-10.1, TJ-10.2: the tile leaves the game; one more performance, or two with a [+2] marker."""
        self.spend_tile(seat, data.WILD_EXTRA if move == Move.REPEAT_WILD else data.EXTRA + action)
        self.spent = 1
        number: i64 = 2 if self.mat[Mat.PLUS2 + seat] & BIT[action] else 1
        self.note("extra_spent", seat, action, number * 2 + move - Move.REPEAT)
        for _n in range(number):
            self.push(Phase.EXTRA_ACTION, action)

    def carry_on(self) -> None:
        """What is pending, the latest first; then the end of the turn."""
        while self.phase != Phase.OVER:
            if self.frames == 0:
                if self.end_turn():
                    return
                continue
            kind = self.frames & 31
            if kind >= Phase.SETTLE:
                if kind == Phase.VOTE:
                    quarters.vote(self)
                else:
                    quarters.settle(self, self.about())
                continue
            self.phase = kind
            if Phase.ACTION <= kind <= Phase.EXTRA_ACTION:
                if choices.possible(self, self.turn, self.about()):
                    return
                # TJ-6.1, TJ-9.4, TJ-10.2: what cannot be done is lost.
                self.note("action_impossible", self.turn, self.about(), 0)
                self.frames >>= data.FRAME
            elif kind == Phase.REPEAT:
                if self.window_opens():
                    return
                self.frames >>= data.FRAME
            elif kind == Phase.PAY:
                self.decider = (self.frames >> (data.FRAME + 5)) & 7  # the seat that settles, in the frame below
                return
            elif not seaport.nothing_more(self, self.turn):
                return

    def window_opens(self) -> bool:
        """TJ-10.3, TJ-10.5: nothing spent yet, a tile that fits, and something to do with it."""
        action = self.about()
        owned = self.owned(self.turn, data.EXTRA + action) + self.owned(self.turn, data.WILD_EXTRA)
        return self.spent == 0 and owned > 0 and choices.possible(self, self.turn, action)

    def end_turn(self) -> bool:
        """TJ-3.3: rounds that ended in this turn; then the next player. False: the end of a quarter has begun."""
        self.decider = self.turn
        if self.laps:
            self.laps -= 1
            quarters.end_round(self)
            return False
        self.spent = 0
        self.turn = self.next_seat(self.turn)
        self.decider = self.turn
        self.phase = Phase.TURN
        return True

    @property
    def winner(self) -> i64:
        """TJ-13.4: there is always one; -1 before the end."""
        return lowest(self.winners) if self.winners else i64(-1)

    @winner.setter
    def winner(self, seat: i64) -> None:
        self.winners = 0 if seat < 0 else BIT[seat]

    def ranking(self) -> list[int]:
        from adamak.games.trajan.scoring import ranking

        return ranking(self)

    def estimate(self, seat: i64) -> float:
        return heuristics.estimates(self)[seat]

    def estimates(self) -> list[float]:
        return heuristics.estimates(self)

    def rollout_move(self, seat: i64, rng: Rng) -> i64:
        return playout.rollout_move(self, seat, rng)

    def tell_facts(self, seat: i64, known: BytesWriter) -> None:
        facts.tell_facts(self, seat, known)

    def answer(self, seat: i64, move: i64) -> i64:
        return facts.answer(self, seat, move)

    def sample(self, seat: i64, rng: Rng) -> TrajanPosition:
        return hidden.sample(self, seat, rng)


# --- the state, declared once: bytes, setups and their checks follow from here ------------------------
@mypyc_attr(native_class=False)
class TrajanState(State[TrajanPosition]):
    """What each number of a position stands for, in the order of the bytes."""

    options_first = (
        "spaces", "markers_and_needs", "commodity_pile_exhausted", "wild_need_counts_for_need_bonus",
        "wild_commodity_allowed_when_displaying", "province_senate_tiles_survive_quarter_end",
        "refill_order_when_forum_supply_short", "final_tiebreak_uses_senate_stack_after_reset",
        "score_may_be_negative", "leader_may_return_to_camp", "extra_action_tile_usable_on_first_tile_action",
    )  # fmt: skip
    options_implied = ("time_track_spaces", "initial_markers", "need_bonus")

    first = state.Single(state.Seat(), key="first_player", default=0)
    phase = state.Single(state.OneOf(data.PHASE_IDS), default="turn")
    turn = state.Single(state.Seat(), default=0)
    decider = state.Single(state.Seat(), default=lambda reading: reading["turn"])
    frames = state.Frames(data.FRAME_IDS, setup.about, kind_bits=5, bits=data.FRAME, most=7)
    time = state.Single(state.Count(), default=0)
    laps = state.Single(state.Count(0, 2), default=0)
    rounds = state.Single(state.Count(0, 3), default=0)
    quarter = state.Single(state.Count(1, 4), default=1)
    in_hand = state.Single(setup.MARKER_COUNTS, default=())
    sowing = setup.Sowing(default=None)
    spent = state.Single(state.Flag(), key="extra_spent", default=False)
    hold = setup.Hold(default=None, of=setup.GOODS)
    owed = state.Single(state.Optional(setup.OWED), default=setup.default_owed)
    mat = state.Block(Mat.SIZE)
    pile = state.Pile(COMMODITY_IDS, default=state.REST, of=setup.GOODS)
    left = setup.Heap(0, default=(), of=setup.GOODS)
    right = setup.Heap(1, default=(), of=setup.GOODS)
    forum_pile = state.Pile(
        data.TILE_IDS[: data.KINDS], at="forum_at", default=setup.default_forum_pile, of=setup.FORUM_TILES
    )
    extra_pile = state.Single(state.Queue(setup.EXTRA_NAMES, 3), default=setup.default_extra_pile, of=setup.FORUM_TILES)
    forum = setup.Forum(default={}, of=setup.FORUM_TILES)
    provinces = state.Single(setup.PROVINCE_SPACES, default={}, of=setup.FORUM_TILES)
    grid = state.Board(data.SITES, lambda p, site: bool(p.intact >> site & 1))
    sites = setup.Sites(default=setup.default_sites, of=setup.CONSTRUCTION_TILES)
    gray_ships = state.Single(state.NameSet(data.SHIP_IDS), default=())
    discs = state.Single(state.SeatOrder(), default=setup.default_discs)
    offer = state.Single(setup.BONUS_QUEUE, default=setup.default_offer, of=setup.BONUS_TILES)
    bag = state.Single(setup.BONUS_QUEUE, default=state.REST, of=setup.BONUS_TILES)
    demands = state.Single(
        setup.DEMAND_QUEUE, key="demand_pile", default=setup.default_demand_pile, of=setup.DEMAND_TILES
    )
    wanted = state.Single(setup.DEMAND_QUEUE, key="demands", default=(), of=setup.DEMAND_TILES)
    stacks = setup.Stacks(default={}, of=setup.TRAJAN_TILES)
    winner = state.Single(state.Optional(state.Seat()), default=None)
    tie_order = state.Single(state.SeatOrder(empty=True), key="senate_order", default=())
    end_code = state.Single(state.OneOf(data.ENDING_IDS), key="ending", default="")

    score = state.PerSeat(state.Count(-1000, 1000), "mat", Mat.SCORE, default=0)
    earned = state.PerSeat(state.Tally(data.EARNED_IDS, 10), "mat", Mat.EARNED, default=setup.default_earned)
    hand = state.PerSeat(setup.CARDS, "mat", Mat.HAND, default=(), of=setup.GOODS)
    known = state.PerSeat(setup.CARDS, "mat", Mat.KNOWN, default=())
    display = state.PerSeat(setup.CARDS, "mat", Mat.DISPLAY, default=(), of=setup.GOODS)
    tiles = state.PerSeat(setup.MatTiles(), "mat", Mat.TILES, default=())
    trays = state.Cells(ACTION_IDS, setup.MARKER_COUNTS, "mat", Mat.TRAY, 4, per_seat=True, default=setup.default_trays)
    slots = state.PerSeat(setup.SLOT_TILES, "mat", Mat.SLOTS, default={}, of=setup.TRAJAN_TILES)
    arch = setup.Arch(default="")
    plus2 = state.PerSeat(state.NameSet(ACTION_IDS), "mat", Mat.PLUS2, default=())
    kept = state.PerSeat(setup.KEPT_TILES, "mat", Mat.KEPT, default=(), of=setup.TRAJAN_TILES)
    camp = state.PerSeat(state.Count(0, TOKENS), "mat", Mat.CAMP, default=1)
    yard = state.PerSeat(state.Count(0, TOKENS), "mat", Mat.YARD, default=1)
    supply = state.PerSeat(state.Count(0, TOKENS), "mat", Mat.SUPPLY, default=setup.default_supply)
    leader = state.PerSeat(state.OneOf(data.PROVINCE_IDS), "mat", Mat.LEADER, default=CAMP_ID)
    legions = state.PerSeat(
        state.NameSet(data.PROVINCE_IDS[: data.PROVINCES]), "mat", Mat.LEGIONS, key="legionnaires", default=()
    )
    workers = state.PerSeat(state.NameSet(data.SITE_IDS), "mat", Mat.WORKERS, default=())
    built = state.PerSeat(
        setup.CONSTRUCTION_SET, "mat", Mat.BUILT, key="construction", default=(), of=setup.CONSTRUCTION_TILES
    )
    yellow = state.PerSeat(setup.BONUS_SET, "mat", Mat.YELLOW, default=(), of=setup.BONUS_TILES)
    gray = state.PerSeat(setup.BONUS_SET, "mat", Mat.GRAY, default=(), of=setup.BONUS_TILES)
    disc = state.PerSeat(state.Count(0, data.TOP_SPACE), "mat", Mat.DISC, default=0)


STATE = TrajanState()
