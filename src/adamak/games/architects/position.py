"""The state of Architects of the West Kingdom: who decides, what is pending, and where everything lies.

What is legal is in `choices.py`; what a move does and how a turn goes on in `turns.py`; what places do
in `visits.py`, `workshop.py`, `captures.py`, `market.py` and `guildhall.py`; goods, tax, virtue and debts in
`purse.py`, building cards in `hands.py`; setup and draft in `opening.py`, the end in `ending.py`, the house opponent in
`automa.py`, what is hidden in `hidden.py`.
The same rules are said a second time, slowly, in `refusals.py`.
"""

from __future__ import annotations

from typing import Any, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from adamak.core import state
from adamak.core.bits import BIT, lowest
from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.core.state.state import State  # by its own module: the compiler looks for a base class there
from adamak.games.architects import choices, data, ending, facts, heuristics, hidden, playout, printed, setup, turns
from adamak.games.architects.data import Own, Phase, Piles
from adamak.games.architects.player_setup import COMMON, Automa, board_left, display_left, rewards_left
from adamak.games.architects.printed import APPRENTICE_IDS, BUILDING_IDS, MARKET_IDS, REWARD_IDS
from adamak.games.architects.variant import Variant


@final
class ArchitectsPosition(Position):
    """One moment of a game of Architects: see `ArchitectsState`. `own` and `cards` are laid out in `data.py`."""

    variant: Variant
    players: i64  # the seats, and the house opponent after them

    # Whose decision, and which.
    phase: i64 = 24  # a `Phase`: the draft; the compiler takes plain numbers only as defaults
    turn: i64 = 0  # the seat that decides; in the draft see `asked`
    active: i64 = 0  # whose turn it is
    first: i64 = 0  # AR-2.11: the start player
    frames: i64 = 0  # decisions and work not yet done, the next one lowest: see `push`
    overflow: i64 = 0  # AR-16.2: points above 14 still to be used, eight bits per player
    closing: i64 = 0  # AR-23.1: turns to be ended before the scoring; 0 while the Guildhall has room
    reset_due: bool = False  # AR-13.3

    own: vec[i64]
    cards: vec[u8]
    deck_top: i64 = 0
    deck_size: i64 = 0
    staff_top: i64 = 0
    staff_size: i64 = 0
    staff_known: i64 = 0  # apprentices at the bottom of their deck that everybody has seen go there
    laid: i64 = 0  # workers in the Guildhall, and beside it

    tax: i64 = 0  # silver above the Tax Stand
    spaces: i64 = 0  # AR-5.2: player plus one, in nibbles
    pile: i64 = 0  # AR-2.2: market cards plus one in nibbles, the top one lowest
    turned: i64 = -1  # the card on the right space, -1 before the first reset
    turned_all: i64 = 0  # set of cards on the right space
    turned_blind: bool = False  # the top one came straight from a shuffle: its small side is not known
    rewards: i64 = 0  # AR-2.3: cards plus one in nibbles, the top one lowest
    rewarded: i64 = 0  # set of rewards revealed

    # Decisions in progress.
    made: i64 = 0  # AR-9.2: captures paid in this action
    used: i64 = 0  # AR-9.4: set of locations used
    dug: i64 = 0  # AR-11.3: set of cards drawn to keep one
    picks: i64 = 0  # AR-2.10: which pick of the draft, 0 when it is over
    asked: i64 = 0  # set of seats that have not answered yet

    idle_turns: i64 = 0  # AR-23.3: turns since a worker came to the Guildhall, where the table counts them

    bot_left: i64 = 0  # AR-26.3b: set of cards not turned up
    bot_card: i64 = -1  # the last one turned up, -1 for none

    def __init__(self, like: ArchitectsPosition | None, seats: i64, variant: Variant) -> None:
        super().__init__(seats)
        self.variant = variant
        if like is None:
            self.players = seats + 1 if variant.house_plays else seats
            self.own = vec[i64]([0] * Own.SIZE)
            self.cards = vec[u8]([u8(0)] * Piles.SIZE)
        else:
            self.horizon, self.key_a, self.key_b, self.drawn = like.horizon, like.key_a, like.key_b, like.drawn
            self.players, self.winners, self.end_code = like.players, like.winners, like.end_code
            self.phase, self.turn, self.active, self.first = like.phase, like.turn, like.active, like.first
            self.frames, self.overflow, self.closing = like.frames, like.overflow, like.closing
            self.reset_due, self.turned_blind = like.reset_due, like.turned_blind
            self.own, self.cards = like.own[:], like.cards[:]
            self.deck_top, self.deck_size = like.deck_top, like.deck_size
            self.staff_top, self.staff_size, self.staff_known = like.staff_top, like.staff_size, like.staff_known
            self.laid, self.tax, self.spaces, self.idle_turns = like.laid, like.tax, like.spaces, like.idle_turns
            self.pile, self.turned, self.turned_all = like.pile, like.turned, like.turned_all
            self.rewards, self.rewarded = like.rewards, like.rewarded
            self.made, self.used, self.dug = like.made, like.used, like.dug
            self.picks, self.asked = like.picks, like.asked
            self.bot_left, self.bot_card = like.bot_left, like.bot_card

    def clone(self) -> ArchitectsPosition:
        return ArchitectsPosition(self, self.seats, self.variant)

    def actor(self) -> i64:
        if self.phase == Phase.OVER:
            return -1
        return lowest(self.asked) if self.phase == Phase.DRAFT else self.turn

    def actors(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.decides(seat)]

    def decides(self, seat: i64) -> bool:
        if self.phase == Phase.DRAFT:
            return seat >= 0 and (self.asked >> seat) & 1 != 0
        return seat == self.turn and self.phase != Phase.OVER

    def legal(self, seat: i64) -> vec[i64]:
        if self.phase < Phase.CHOOSE_BOARD and seat == self.turn:  # the usual case
            return choices.legal(self, seat)
        return choices.legal(self, seat) if self.decides(seat) else vec[i64]()

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

    def player_named(self, number: i64) -> i64:
        """The player that a move names so: see `data.PLAYER_IDS`."""
        return self.seats if number == data.HOUSE_BOT else number

    def name_of(self, player: i64) -> i64:
        """How moves name a player."""
        return data.HOUSE_BOT if player == self.seats else player

    # --- frames: a stack of what is still to be decided or done -----------------------------------
    def push(self, kind: i64, about: i64) -> None:
        """This comes before everything that is pending."""
        self.frames = (self.frames << data.FRAME) | (about << 5) | kind

    def pop(self) -> None:
        self.frames >>= data.FRAME

    def replace(self, kind: i64, about: i64) -> None:
        self.frames = ((self.frames >> data.FRAME) << data.FRAME) | (about << 5) | kind

    def about(self) -> i64:
        """What the decision on top is about: actions left, a slot."""
        return (self.frames >> 5) & 1023

    def one_less(self) -> None:
        """One of the actions left is taken."""
        if self.about() > 1:
            self.frames -= 32
        else:
            self.frames >>= data.FRAME

    def apply(self, seat: i64, move: i64) -> None:
        if self.trail is not None:
            self.trail = []
        phase = self.phase
        if phase < Phase.CLAY_PIT:
            turns.act(self, seat, phase, move)
        elif phase < Phase.CHOOSE_BOARD:
            turns.settle(self, seat, phase, move)
        else:
            turns.prepare_or_end(self, seat, phase, move)
            return
        turns.carry_on(self)

    def automa_won(self) -> bool:
        return self.phase == Phase.OVER and self.winners == BIT[self.seats]

    def ranking(self) -> list[int]:
        """AR-24.4: the house opponent takes a place of its own."""
        here = [ending.standing(self, player) for player in range(self.players)]
        return [1 + len([other for other in here if other > here[seat]]) for seat in range(self.seats)]

    # --- the rest of the contract, in files of its own --------------------------------------------
    def estimate(self, seat: i64) -> float:
        return heuristics.estimate(self, seat)

    def estimates(self) -> list[float]:
        return heuristics.estimates(self)

    def rollout_move(self, seat: i64, rng: Rng) -> i64:
        return playout.rollout_move(self, seat, rng)

    def tell_facts(self, seat: i64, known: BytesWriter) -> None:
        facts.tell_facts(self, seat, known)

    def answer(self, seat: i64, move: i64) -> i64:
        return facts.answer(self, seat, move)

    def sample(self, seat: i64, rng: Rng) -> ArchitectsPosition:
        return hidden.sample(self, seat, rng)


@mypyc_attr(native_class=False)
class ArchitectsState(State[ArchitectsPosition]):
    """What each number of a position stands for, in the order of the bytes."""

    options_first = (
        "variable_setup", "choose_boards", "starting_apprentice", "apprentice_refresh", "house_plays",
        "house_bot_level", "conspirator", "idle_visits",
    )  # fmt: skip
    options_implied = ("house_bot",)
    options_later = ("stall_guard",)

    phase = state.Single(state.OneOf(data.PHASE_IDS), default="turn")
    turn = state.Single(state.Seat(), default=0)
    active = setup.ACTIVE
    first = state.Single(state.Seat(), default=0)
    frames = state.Frames(data.FRAME_IDS, setup.about, kind_bits=5, bits=data.FRAME, most=4)
    overflow = setup.OVERFLOW
    closing = state.Single(state.Count(0, 2 * data.PEOPLE), default=0)
    reset_due = state.Single(state.Flag(), default=False)
    building_deck = setup.Deck(BUILDING_IDS, Piles.DECK, "deck", default=state.REST, of=setup.BUILDINGS)
    apprentice_deck = setup.Deck(APPRENTICE_IDS, Piles.STAFF, "staff", default=state.REST, of=setup.APPRENTICES)
    staff_known = state.Single(state.Count(0, data.CARDS), key="apprentices_known", default=0)
    guildhall = setup.Guildhall(default=())
    tax = state.Single(state.Count(), default=printed.START_TAX)
    black_market = setup.BLACK_MARKET
    pile = state.Single(state.Queue(MARKET_IDS, 4), key="small_pile", default=state.REST, of=setup.MARKETS)
    turned = state.Single(state.Optional(state.OneOf(MARKET_IDS)), key="large_market", default=None, of=setup.MARKETS)
    large_pile = setup.LARGE_PILE
    turned_blind = state.Single(state.Flag(), key="large_blind", default=False)
    rewards = state.Single(state.Queue(REWARD_IDS, 4), key="reward_pile", default=rewards_left, of=setup.REWARDS)
    rewarded = state.Single(state.NameSet(REWARD_IDS), key="rewards_gone", default=(), of=setup.REWARDS)
    made = state.Single(state.Count(0, data.WORKERS), key="captures_made", default=0)
    used = state.Single(state.NameSet(setup.CIRCLE_IDS), key="locations_used", default=())
    dug = state.Single(setup.BUILDING_SET, default=(), of=setup.BUILDINGS)
    picks = state.Single(state.Count(0, 3), key="draft_pick", default=0)
    asked = state.Single(state.SeatSet(), key="draft_waits", default=())
    automa = Automa(default=None, of=setup.BUILDINGS)
    winners = setup.WINNERS
    end_code = state.Single(state.OneOf(data.ENDING_IDS), key="ending", default="")
    idle_turns = state.Later(state.Count(), default=0, fact=False)
    own = state.Block(Own.SIZE)
    cards = setup.Cards()
    known = setup.Known(default={})
    apprentice_display = setup.Slots(
        state.Optional(state.OneOf(APPRENTICE_IDS), none=data.NONE),
        Piles.DISPLAY,
        default=display_left,
        of=setup.APPRENTICES,
    )
    apprentice_silver = setup.Slots(state.Count(0, data.MOST_COINS), Piles.COINS, default=[0] * data.SLOTS)

    board = state.PerSeat(
        state.Optional(state.OneOf(printed.BOARD_IDS), none=data.PEOPLE),
        "own",
        Own.BOARD,
        default=board_left,
        of=setup.BOARDS,
    )
    goods = state.PerSeat(setup.PURSE, "own", Own.PURSE, default={})
    virtue = COMMON["virtue"]
    level = COMMON["level"]
    unpaid = COMMON["unpaid"]
    paid = COMMON["paid"]
    workers = COMMON["workers"]
    prison = COMMON["prison"]
    captives = COMMON["captives"]
    available = COMMON["available"]
    buildings = COMMON["buildings"]
    apprentices = state.PerSeat(state.NameSet(APPRENTICE_IDS), "own", Own.CREW, default=(), of=setup.APPRENTICES)
    hand = state.PerSeat(setup.BUILDING_SET, "own", Own.HAND, default=(), of=setup.BUILDINGS)
    packet = state.PerSeat(setup.BUILDING_SET, "own", Own.PACKET, default=(), of=setup.BUILDINGS)
    # AR-2.10: the card chosen from the packet, plus one.
    pick = state.PerSeat(state.Optional(state.OneOf(["", *BUILDING_IDS]), none=0), "own", Own.PICK, default=None)
    effects_done = state.PerSeat(setup.BUILDING_SET, "own", Own.DONE, default=())

    def to_setup(self, p: ArchitectsPosition) -> dict[str, Any]:
        """Without the house opponent where it does not play."""
        written = super().to_setup(p)
        if not p.variant.house_plays:
            del written["automa"]
        return written


STATE = ArchitectsState()
