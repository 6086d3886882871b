"""The state of Trajan and its turns: who decides, what a move does, how a turn goes on.

What is legal is in `choices.py`; sowing and Trajan tiles in `mancala.py`; goods in `seaport.py`; the other actions in
`actions.py`; rounds and quarters in `quarters.py`; setup in `opening.py`; the end in `scoring.py`; what is hidden in
`hidden.py`. The same rules are said a second time, slowly, in `slow_rules.py` and `refusals.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.bits import BIT
from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.games.trajan import (
    actions,
    choices,
    facts,
    features,
    heuristics,
    hidden,
    mancala,
    opening,
    playout,
    quarters,
    seaport,
)
from adamak.games.trajan.data import (
    ACT,
    ACT_EXTRA,
    ACT_FIRST,
    ACTION_IMPOSSIBLE,
    ACTION_PASSED,
    ALL_SITES,
    CHOOSE_SHIP,
    DISCARD,
    DISPLAYING,
    DRAFT,
    DRAW_TWO,
    ENDING_IDS,
    EXTRA,
    EXTRA_SPENT,
    FRAME,
    LIFT,
    LOADING,
    MARKERS,
    MAT,
    OVER,
    PASS,
    PAY_TILE,
    PAY_WILD,
    PAYING,
    PLUS2,
    PUT_PLUS2,
    REPEAT,
    REPEAT_WILD,
    SCORE,
    SETTLE,
    SHOW,
    SOW,
    TAKE_BONUS,
    TAKE_CARD,
    TAKE_FORUM,
    TAKE_TILE,
    TILE_MASK,
    TILE_SHIFT,
    TILE_UNIT,
    TILES,
    TRAJAN_DRAFT,
    TURN,
    VOTE,
    WILD_EXTRA,
    WINDOW,
)
from adamak.games.trajan.variant import Variant

if TYPE_CHECKING:
    from adamak.core.parts import Parts
    from adamak.games.trajan.options import TrajanOptions


@final
class TrajanPosition(Position):
    """One moment of a game of Trajan. Sets, counts and small piles are packed ints, see `data.py`."""

    variant: Variant
    first: i64  # TJ-2.8

    # Whose decision, and which.
    phase: i64
    turn: i64  # the active player
    decider: i64  # the seat that decides: the active player, but at a quarter end whoever pays or is consul
    frames: i64  # decisions and work not yet done, the next one lowest: see `push`

    # The time (TJ-4.6, TJ-11).
    time: i64
    laps: i64  # crossings of this turn not yet processed
    rounds: i64  # completed in this quarter
    quarter: i64

    # The turn.
    in_hand: i64  # markers being placed or sown
    sow_tray: i64  # where the next one falls
    lifted_from: i64
    lifted: i64
    spent: i64  # TJ-10.3: an extra action tile was spent in this turn
    cargo: i64  # cards being displayed or shipped
    hold: i64  # see `seaport.py`: the ship, its units and wild tiles
    owed: i64  # TJ-12.2: demands of the seat that settles, two bits a need

    # The table. Mats, Trajan stacks and discard piles are in `mat`.
    mat: vec[i64]
    pile: vec[u8]  # goods, shared by clones, never changed; the next card is `pile[pile_at]`
    pile_at: i64
    heap_sizes: i64  # L in the low six bits, R above
    forum_pile: vec[u8]  # shared likewise
    forum_at: i64
    extra_pile: i64  # queue, three bits an action
    green: i64  # forum tiles on the green spaces, five bits each, the kind plus one
    yellow: i64  # on the yellow spaces
    provinces: i64  # in the provinces
    grid: vec[u8]  # construction tiles by site: shared, never changed
    intact: i64  # set of sites whose tile still lies there
    gray_ships: i64  # set of ships with the gray side up
    discs: i64  # TJ-7.9: seats in the order in which they lie above each other, the lowest first, in nibbles
    offer: i64  # bonus tiles on the board: left and right, in nibbles
    bag: i64  # queue of bonus tiles, in nibbles
    demands: i64  # queue of demand tiles, two bits each; the last three are those removed (TJ-2.2)
    wanted: i64  # the demands face up, two bits each

    winner: i64
    tie_order: i64  # TJ-13.4: seats in nibbles, the best lowest
    end_code: i64

    def __init__(self, like: TrajanPosition | None, seats: i64, variant: Variant) -> None:
        super().__init__(seats)
        self.variant = variant
        if like is None:
            self.first = 0
            self.phase = MARKERS
            self.turn = 0
            self.decider = 0
            self.frames = 0
            self.time = 0
            self.laps = 0
            self.rounds = 0
            self.quarter = 1
            self.in_hand = 0
            self.sow_tray = 0
            self.lifted_from = 0
            self.lifted = 0
            self.spent = 0
            self.cargo = 0
            self.hold = 0
            self.owed = 0
            self.mat = vec[i64]([0] * MAT)
            self.pile = vec[u8]()
            self.pile_at = 0
            self.heap_sizes = 0
            self.forum_pile = vec[u8]()
            self.forum_at = 0
            self.extra_pile = 0
            self.green = 0
            self.yellow = 0
            self.provinces = 0
            self.grid = vec[u8]()
            self.intact = ALL_SITES
            self.gray_ships = 0
            self.discs = 0
            self.offer = 0
            self.bag = 0
            self.demands = 0
            self.wanted = 0
            self.winner = -1
            self.tie_order = 0
            self.end_code = 0
        else:
            self.horizon = like.horizon
            self.key_a = like.key_a
            self.key_b = like.key_b
            self.drawn = like.drawn
            self.first = like.first
            self.phase = like.phase
            self.turn = like.turn
            self.decider = like.decider
            self.frames = like.frames
            self.time = like.time
            self.laps = like.laps
            self.rounds = like.rounds
            self.quarter = like.quarter
            self.in_hand = like.in_hand
            self.sow_tray = like.sow_tray
            self.lifted_from = like.lifted_from
            self.lifted = like.lifted
            self.spent = like.spent
            self.cargo = like.cargo
            self.hold = like.hold
            self.owed = like.owed
            self.mat = like.mat[:]
            self.pile = like.pile
            self.pile_at = like.pile_at
            self.heap_sizes = like.heap_sizes
            self.forum_pile = like.forum_pile
            self.forum_at = like.forum_at
            self.extra_pile = like.extra_pile
            self.green = like.green
            self.yellow = like.yellow
            self.provinces = like.provinces
            self.grid = like.grid
            self.intact = like.intact
            self.gray_ships = like.gray_ships
            self.discs = like.discs
            self.offer = like.offer
            self.bag = like.bag
            self.demands = like.demands
            self.wanted = like.wanted
            self.winner = like.winner
            self.tie_order = like.tie_order
            self.end_code = like.end_code

    def clone(self) -> TrajanPosition:
        return TrajanPosition(self, self.seats, self.variant)

    def actor(self) -> i64:
        if self.phase == OVER:
            return -1
        return self.decider

    def next_seat(self, seat: i64) -> i64:
        """TJ-3.2: clockwise."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    # --- tiles of a mat ---------------------------------------------------------------------------

    def owned(self, seat: i64, kind: i64) -> i64:
        """How many forum tiles of a kind lie on a mat."""
        return (self.mat[TILES + seat] >> TILE_SHIFT[kind]) & TILE_MASK[kind]

    def gain_tile(self, seat: i64, kind: i64) -> None:
        """TJ-1.5: where an extra action tile came from no longer matters once it is owned."""
        self.mat[TILES + seat] += TILE_UNIT[kind if kind < EXTRA + 6 else kind - 6]

    def spend_tile(self, seat: i64, kind: i64) -> None:
        """The tile leaves the game."""
        self.mat[TILES + seat] -= TILE_UNIT[kind]

    def earn(self, seat: i64, points: i64, source: i64) -> None:
        """Points on the track, and where they came from."""
        self.mat[SCORE + seat] += points
        self.mat[SCORE + 4 + seat] += points << source

    # --- frames: a stack of what is still to be decided or done -----------------------------------

    def push(self, kind: i64, about: i64) -> None:
        """This comes before everything that is pending."""
        self.frames = (self.frames << FRAME) | (about << 5) | kind

    def about(self) -> i64:
        """What the frame on top is about: an action, a need, a seat."""
        return (self.frames >> 5) & 7

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.decider or self.phase == OVER:
            return vec[i64]()
        return choices.legal(self, seat)

    # --- what a move does -------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        if self.trail is not None:
            self.trail = []
        if move < PUT_PLUS2:
            if move >= SOW:
                if not mancala.sow(self, seat, move - SOW):
                    return
            elif move >= LIFT:
                if not mancala.lift(self, seat, move - LIFT):
                    return
            elif move >= TAKE_TILE:
                if self.phase == TRAJAN_DRAFT:
                    opening.draft_tile(self, seat, move - TAKE_TILE)
                    return
                self.begin_action()
                mancala.take_tile(self, seat, move - TAKE_TILE)
            elif move >= DRAFT:
                opening.draft_card(self, seat, move - DRAFT)
                return
            else:
                opening.place(self, seat, move)
                return
        elif move < TAKE_FORUM:
            self.trade(seat, move)
        elif move < REPEAT:
            self.begin_action()
            actions.perform(self, seat, move)
        elif move < TAKE_BONUS:
            self.repeat_action(seat, move)
        elif move < PAY_TILE:
            self.frames >>= FRAME
            quarters.choose_bonus(self, seat, move - TAKE_BONUS)
        else:
            need = self.about()
            self.frames >>= FRAME
            quarters.pay(self, seat, need, move == PAY_WILD)
        self.carry_on()

    def trade(self, seat: i64, move: i64) -> None:
        """The [+2] marker, passing, and everything of the Seaport."""
        if move < PASS:
            self.frames >>= FRAME
            mancala.place_plus2(self, seat, move - PUT_PLUS2)
        elif move == PASS:
            if self.phase != WINDOW:
                self.note(ACTION_PASSED, seat, self.about(), 0)
            self.frames >>= FRAME
        elif move == DRAW_TWO:
            self.begin_action()
            seaport.draw_two(self, seat)
        elif move < DISCARD:
            self.begin_action()
            seaport.take(self, seat, move - TAKE_CARD)
        elif move < SHOW:
            self.frames >>= FRAME
            seaport.discard(self, seat, (move - DISCARD) >> 1, (move - DISCARD) & 1)
        elif move < CHOOSE_SHIP:
            if self.phase == DISPLAYING:
                self.frames >>= FRAME
            else:
                self.begin_action()
            seaport.display(self, seat, move)
        elif self.phase == LOADING:
            self.frames >>= FRAME
            seaport.load(self, seat, move)
        else:
            self.begin_action()
            seaport.board_ship(self, move - CHOOSE_SHIP)

    def begin_action(self) -> None:
        """TJ-10.5: a main or a first-tile action that is really performed opens a window for an extra action tile."""
        kind = self.phase
        action = self.about()
        self.frames >>= FRAME
        if self.spent == 0 and (kind == ACT or (kind == ACT_FIRST and self.variant.repeat_first_tile)):
            self.push(WINDOW, action)

    def repeat_action(self, seat: i64, move: i64) -> None:
        """TJ-10.1, TJ-10.2: the tile leaves the game; one more performance, or two with a [+2] marker."""
        action = self.about()
        self.frames >>= FRAME
        self.spend_tile(seat, WILD_EXTRA if move == REPEAT_WILD else EXTRA + action)
        self.spent = 1
        number: i64 = 2 if self.mat[PLUS2 + seat] & BIT[action] else 1
        self.note(EXTRA_SPENT, seat, action, number * 2 + move - REPEAT)
        self.push(ACT_EXTRA, action)
        if number == 2:
            self.push(ACT_EXTRA, action)

    # --- the course of a turn (TJ-3.3) ------------------------------------------------------------

    def carry_on(self) -> None:
        """What is pending, the latest first; then the end of the turn."""
        while self.phase != OVER:
            if self.frames == 0:
                if self.end_turn():
                    return
                continue
            kind = self.frames & 31
            if kind >= SETTLE:
                if kind == VOTE:
                    quarters.vote(self)
                else:
                    quarters.settle(self, self.about())
                continue
            self.phase = kind
            if ACT <= kind <= ACT_EXTRA:
                if choices.possible(self, self.turn, self.about()):
                    return
                # TJ-6.1, TJ-9.4, TJ-10.2: what cannot be done is lost.
                self.note(ACTION_IMPOSSIBLE, self.turn, self.about(), 0)
                self.frames >>= FRAME
            elif kind == WINDOW:
                if self.window_opens():
                    return
                self.frames >>= FRAME
            elif kind == PAYING:
                self.decider = (self.frames >> (FRAME + 5)) & 7  # the seat that settles, in the frame below
                return
            elif not seaport.nothing_more(self, self.turn):
                return

    def window_opens(self) -> bool:
        """TJ-10.3, TJ-10.5: nothing spent yet, a tile that fits, and something to do with it."""
        seat = self.turn
        action = self.about()
        if self.spent or (self.owned(seat, EXTRA + action) == 0 and self.owned(seat, WILD_EXTRA) == 0):
            return False
        return choices.possible(self, seat, action)

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
        self.phase = TURN
        return True

    # --- how it stands ----------------------------------------------------------------------------

    def payoff(self, seat: i64) -> float:
        return 1.0 if seat == self.winner else 0.0

    def ending(self) -> str:
        return ENDING_IDS[self.end_code]

    def ranking(self) -> list[int]:
        from adamak.games.trajan.scoring import ranking

        return ranking(self)

    def estimate(self, seat: i64) -> float:
        return heuristics.estimates(self)[seat]

    def estimates(self) -> list[float]:
        return heuristics.estimates(self)

    def rollout_move(self, seat: i64, rng: Rng) -> i64:
        return playout.rollout_move(self, seat, rng)

    def features(self, seat: i64) -> list[float]:
        return features.features(self, seat)

    def facts(self, seat: i64) -> list[int]:
        return facts.facts(self, seat)

    # --- the rest of the contract, in files of its own --------------------------------------------

    def sample(self, seat: i64, rng: Rng) -> TrajanPosition:
        return hidden.sample(self, seat, rng)

    def parts(self) -> Parts[TrajanPosition, TrajanOptions]:
        from adamak.games.trajan.game import GAME  # late: the files of the parts know this one

        return GAME.parts
