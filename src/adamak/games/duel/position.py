"""The state of 7 Wonders Duel and its turns: who decides, what a move does, how a turn goes on.

What is legal is in `choices.py`, what things cost in `payment.py`, what they do in `building.py`, `military.py`,
`pantheon.py` and `divinities.py`, setup and Ages in `ages.py`, the end in `scoring.py`, what is hidden in `hidden.py`.
The same rules are said a second time, slowly, in `refusals.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from adamak.core import state
from adamak.core.bits import BIT, each, lowest
from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.core.state.state import State  # by its own module: the compiler looks for a base class there
from adamak.games.duel import (
    ages,
    building,
    choices,
    components,
    data,
    divinities,
    facts,
    heuristics,
    hidden,
    pantheon,
    pantheon_setup,
    payment,
    setup,
)
from adamak.games.duel.data import City, Has, Move, Phase, Reason, Way
from adamak.games.duel.pantheon_setup import DECKS, DIVINITIES, MYTHOLOGY_COUNTS, OFFERING_SET
from adamak.games.duel.variant import Variant


@final
class DuelPosition(Position):
    """One moment of a game of 7 Wonders Duel. Sets, counts and small decks are packed ints: see `DuelState`."""

    variant: Variant
    first: i64 = 0  # DU-2.1: the seat that is p1; the track, the Pantheon and the tokens are named by p1 and p2

    # Whose decision, and which.
    phase: i64 = 0  # a `Phase`
    turn: i64 = 0  # the seat that decides
    again: i64 = 0  # DU-4.6: extra turns gained in this turn
    frames: i64 = 0  # decisions and work not yet done, the next one lowest: see `push`

    # The structure.
    age: i64 = 1
    dealt: vec[u8]  # the cards of all three Ages by slot: shared by clones, never changed
    present: i64 = 0  # set of slots not empty
    open: i64 = 0  # DU-4.2: set of slots accessible
    shown: i64 = 0  # set of slots face up
    tokened: i64 = 0  # (P) set of slots with a token
    omens: i64 = 0  # (P) which tokens: five Mythologies, then three Offerings, in nibbles
    waste_early: i64 = 0  # DU-6.6: the discard pile
    waste_late: i64 = 0

    # Before the players: `city[FIELD + seat]`, see `City`.
    city: vec[i64]
    under_low: i64 = 0  # DU-6.8: cards under Wonders 0..6, eight bits each, the card plus one
    under_high: i64 = 0

    # The board.
    pawn: i64 = 0  # DU-8.1: towards p2 positive
    tokens: i64 = 0  # DU-2.2: set of military tokens still there
    minerva: i64 = 99  # space of the Minerva pawn, or NOWHERE
    board: i64 = 0  # set of progress tokens on the board
    box: i64 = 0  # progress tokens in the box in the order of the next draw, in nibbles, plus one
    box_stale: bool = False  # tokens came back: mix before the next draw
    offered: i64 = 0  # DU-12.4: set of tokens drawn by the Great Library

    # Pantheon.
    decks: i64 = 0  # see `pantheon.py`
    aside: i64 = 0
    spaces: i64 = 0  # seven bits each: Divinity plus one, and two bits for the seats that know it
    enki: i64 = 0  # set of progress tokens on Enki
    snake: i64 = -1  # green card with the Snake

    # The draft.
    wonder_order: i64 = 0  # eight nibbles
    drafted: i64 = 0
    group: i64 = 0  # set of Wonders face up

    def __init__(self, like: DuelPosition | None, variant: Variant) -> None:
        super().__init__(2)
        self.variant = variant
        if like is None:
            self.dealt = vec[u8]([u8(data.GONE)] * (3 * data.SLOTS))
            self.city = vec[i64]([0] * City.SIZE)
        else:
            self.horizon, self.key_a, self.key_b, self.drawn = like.horizon, like.key_a, like.key_b, like.drawn
            self.first, self.phase, self.turn, self.again = like.first, like.phase, like.turn, like.again
            self.frames, self.age, self.dealt, self.city = like.frames, like.age, like.dealt, like.city[:]
            self.present, self.open, self.shown = like.present, like.open, like.shown
            self.tokened, self.omens = like.tokened, like.omens
            self.waste_early, self.waste_late = like.waste_early, like.waste_late
            self.under_low, self.under_high = like.under_low, like.under_high
            self.pawn, self.tokens, self.minerva, self.board = like.pawn, like.tokens, like.minerva, like.board
            self.box, self.box_stale, self.offered = like.box, like.box_stale, like.offered
            self.decks, self.aside, self.spaces = like.decks, like.aside, like.spaces
            self.enki, self.snake = like.enki, like.snake
            self.wonder_order, self.drafted, self.group = like.wonder_order, like.drafted, like.group
            self.winners, self.end_code = like.winners, like.end_code

    def clone(self) -> DuelPosition:
        return DuelPosition(self, self.variant)

    def actor(self) -> i64:
        return -1 if self.phase == Phase.OVER else self.turn

    # --- what lies where --------------------------------------------------------------------------
    def player(self, number: i64) -> i64:
        """The seat of p1 (0) or p2 (1)."""
        return self.first ^ number

    def card_in(self, slot: i64) -> i64:
        """The card in a slot of the present Age."""
        return i64(self.dealt[(self.age - 1) * data.SLOTS + slot])

    def card_under(self, wonder: i64) -> i64:
        """DU-6.9: the card under a standing Wonder, or -1."""
        if wonder < 7:
            return ((self.under_low >> (wonder << 3)) & 255) - 1
        return ((self.under_high >> ((wonder - 7) << 3)) & 255) - 1

    def put_under(self, wonder: i64, card: i64) -> None:
        """DU-6.8; -1 takes the card away."""
        change = (card + 1) ^ (self.card_under(wonder) + 1)
        if wonder < 7:
            self.under_low ^= change << (wonder << 3)
        else:
            self.under_high ^= change << ((wonder - 7) << 3)

    def on_space(self, space: i64) -> i64:
        """The Divinity (or the Gate) on a space of the Pantheon, or -1; spaces are numbered from 0 here."""
        return ((self.spaces >> (space * 7)) & 31) - 1

    def remove_card(self, slot: i64) -> None:
        """DU-2.9, DU-4.2: the slot is empty; what it alone covered is accessible."""
        here = BIT[slot]
        self.present &= ~here
        self.open &= ~here
        self.shown &= ~here
        base = (self.age - 1) * data.SLOTS
        below = data.COVERED[base + slot] & self.present
        while below:
            if data.COVERING[base + lowest(below)] & self.present == 0:
                self.open |= below & -below
            below &= below - 1

    # --- frames: a stack of what is still to be decided or done -----------------------------------
    def push(self, kind: i64, about: i64) -> None:
        """DU-4.4: this comes before everything that is pending; nested effects are resolved depth first."""
        self.frames = (self.frames << data.FRAME) | (about << 5) | kind

    def ask(self, seat: i64, kind: i64, about: i64) -> bool:
        """A decision, if there is anything to choose from; whether there was."""
        self.push(kind, about)
        if len(choices.legal(self, seat, kind)) > 0:
            return True
        self.frames >>= data.FRAME
        return False

    def about(self) -> i64:
        """What the decision on top is about: a colour, a card, a Mythology."""
        return (self.frames >> 5) & 127

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.turn or self.phase == Phase.OVER:
            return vec[i64]()
        return choices.legal(self, seat, self.phase)

    # --- what a move does -------------------------------------------------------------------------
    def apply(self, seat: i64, move: i64) -> None:
        if self.trail is not None:
            self.trail = []
        if move < Move.ACTIVATE:
            if move >= Move.WONDER:
                at = move - Move.WONDER
                self.build_wonder(seat, at // data.WONDERS, at % data.WONDERS)
            elif move >= Move.DISCARD:
                self.discard(seat, move - Move.DISCARD)
            elif move >= Move.BUILD:
                self.build(seat, move - Move.BUILD)
            else:
                ages.draft(self, seat, move - Move.DRAFT)
                return
        elif move < Move.BEGIN:
            at = move - Move.ACTIVATE
            pantheon.activate(self, seat, at >> 3, at & 7)
        elif move < Move.PROGRESS:
            ages.begin_age(self, seat, move - Move.BEGIN)
            return
        else:
            self.decide(seat, move)
        self.carry_on()

    def build(self, seat: i64, slot: i64) -> None:
        """DU-6.1: pay, place, resolve."""
        card = self.card_in(slot)
        price = payment.card_price(self, seat, card)
        self.note("built", seat, card, price)
        payment.pay(self, seat, price)
        self.remove_card(slot)
        # DU-13.10: Urbanism, whenever a chain symbol made the construction free.
        if payment.way(price) == Way.CHAIN and self.city[City.PROGRESS + seat] & Has.URBANISM:
            payment.gain(self, seat, data.CHAIN_COINS, Reason.URBANISM)
        building.construct(self, seat, card)

    def discard(self, seat: i64, slot: i64) -> None:
        """DU-6.5."""
        card = self.card_in(slot)
        coins = building.discard_value(self, seat)
        self.remove_card(slot)
        building.throw_away(self, card)
        self.city[City.COINS + seat] += coins
        self.note("discarded", seat, card, coins)

    def build_wonder(self, seat: i64, slot: i64, wonder: i64) -> None:
        """DU-6.8: pay the Wonder's cost; the card goes under it."""
        card = self.card_in(slot)
        price = payment.wonder_price(self, seat, wonder)
        self.note("wonder_built", seat, wonder, card | (price << 8))
        payment.pay(self, seat, price)
        self.remove_card(slot)
        building.construct_wonder(self, seat, wonder, card)

    def decide(self, seat: i64, move: i64) -> None:
        """The answer to the decision on top of the frames."""
        phase = self.phase
        about = self.about()
        self.frames >>= data.FRAME
        if move < Move.DESTROY:
            building.take_progress(self, seat, phase, move - Move.PROGRESS)
        elif move < Move.REVIVE:
            building.destroy(self, seat, data.GOODS_CARDS[move - Move.DESTROY])
        elif move < Move.PLACE:
            building.revive(self, seat, move - Move.REVIVE)
        elif move < Move.COPY:
            at = move - Move.PLACE
            pantheon.place(self, seat, at // data.SPACES, at % data.SPACES)
        elif move < Move.STEAL:
            divinities.copy_symbol(self, seat, data.GREEN_CARDS[move - Move.COPY])
        elif move < Move.STRIKE:
            divinities.steal(self, seat, data.GOODS_CARDS[move - Move.STEAL])
        elif move < Move.TOPPLE:
            divinities.strike(self, seat, move - Move.STRIKE)
        elif move < Move.BURY:
            divinities.topple(self, seat, move - Move.TOPPLE)
        elif move < Move.RAISE:
            self.push(Phase.ISIS_WONDER, move - Move.BURY)
        elif move < Move.CLAIM:
            building.raise_wonder(self, seat, move - Move.RAISE, about)
        elif move < Move.GUARD:
            divinities.claim(self, seat, move - Move.CLAIM)
        elif move < Move.REMOVE:
            divinities.guard(self, seat, move - Move.GUARD - data.CAPITAL)
        elif move < Move.APPLY:
            divinities.remove_token(self, seat, move - Move.REMOVE)
        elif move < Move.SUMMON:
            divinities.strip(self, seat, move - Move.APPLY)
        elif move < Move.OPEN:
            if phase == Phase.GATE:
                pantheon.choose_at_gate(self, seat, move - Move.SUMMON)
            else:
                pantheon.choose_in_theater(self, seat, move - Move.SUMMON)
        elif move < Move.TOP:
            pantheon.open_deck(self, seat, move - Move.OPEN)
        else:
            pantheon.order_deck(self, seat, move - Move.TOP)

    # --- the course of a turn (DU-4) --------------------------------------------------------------
    def carry_on(self) -> None:
        """DU-4.4: what is pending, depth first; then the end of the turn."""
        while self.phase != Phase.OVER:
            if self.frames == 0:
                if self.end_turn():
                    return
            else:
                kind = self.frames & 31
                if kind < Phase.ACTIVATE_DIVINITY:
                    self.phase = kind
                    return
                # A frame that asks nothing.
                about = self.about()
                self.frames >>= data.FRAME
                if kind == Phase.ACTIVATE_DIVINITY:
                    self.note("divinity_activated", self.turn, about, 0)
                    divinities.awaken(self, self.turn, about)
                elif kind == Phase.RETURN_TO_GATE:
                    pantheon.return_to_gate(self)
                else:
                    pantheon.return_to_theater(self, about)

    def end_turn(self) -> bool:
        """DU-4.7, DU-4.8: tokens, then all newly accessible cards face up, then whose turn. False: a token asks."""
        fresh = self.open & ~self.shown
        if fresh & self.tokened:
            pantheon.take_token(self, self.turn, lowest(fresh & self.tokened))
            return False
        if fresh:
            self.reveal()
            self.shown |= fresh
            if self.trail is not None:
                for slot in each(fresh):
                    self.note("card_revealed", slot, self.card_in(slot), 0)
        if self.present == 0:
            ages.end_age(self)
            return True
        if self.again:
            self.again -= 1
        else:
            self.turn = 1 - self.turn
        self.phase = Phase.TURN
        return True

    # --- how it stands ----------------------------------------------------------------------------
    def ranking(self) -> list[int]:
        return [1 if (self.winners >> seat) & 1 else 2 for seat in range(2)]

    # --- what bots know ---------------------------------------------------------------------------
    def estimate(self, seat: i64) -> float:
        return heuristics.estimates(self)[seat]

    def estimates(self) -> list[float]:
        return heuristics.estimates(self)

    def rollout_move(self, seat: i64, rng: Rng) -> i64:
        return heuristics.rollout_move(self, seat, rng)

    def tell_facts(self, seat: i64, known: BytesWriter) -> None:
        facts.tell_facts(self, seat, known)

    def answer(self, seat: i64, move: i64) -> i64:
        return facts.answer(self, seat, move)

    def outcome_key(self) -> i64:
        return facts.outcome_key(self)

    # --- the rest of the contract, in files of its own --------------------------------------------
    def sample(self, seat: i64, rng: Rng) -> DuelPosition:
        return hidden.sample(self, seat, rng)


# --- the state, declared once: bytes, setups and their checks follow from here ------------------------
@mypyc_attr(native_class=False)
class DuelState(State[DuelPosition]):
    """What each number of a position stands for, in the order of the bytes."""

    first = state.Single(state.Seat(), key="first_player", default=0)
    phase = state.Single(state.OneOf(data.PHASE_IDS), default="turn")
    turn = state.Single(state.Seat(), default=0)
    again = state.Single(state.Count(0, setup.MOST_AGAIN), default=0)
    frames = pantheon_setup.Pending()
    age = state.Single(state.Count(1, 3), default=1)
    structure = setup.Structure(default=setup.default_structure, of=setup.CARDS)
    face_down = setup.FaceDown(default=setup.default_face_down)
    token_slots = pantheon_setup.TokenSlots(setup.SLOT_SET, "tokened", default=setup.always([]))
    mythology_tokens = pantheon_setup.Omens(0, components.MYTHOLOGY_IDS, most=2)
    offering_tokens = pantheon_setup.Omens(5, components.OFFERING_VALUES, most=1)
    discard_pile = setup.Cards()
    under_low = state.Plain()
    under_high = state.Plain()
    pawn = state.Single(setup.SPACE, default=0)
    tokens = state.Single(state.NameSet(data.TOKEN_IDS), key="military_tokens", default=setup.always(data.TOKEN_IDS))
    minerva = state.Single(state.Optional(setup.SPACE, data.NOWHERE), default=None)
    board = state.Single(setup.PROGRESS_SET, key="progress_board", default=(), of=setup.PROGRESS)
    box = state.Single(setup.BOX, key="progress_box", default=setup.default_box, of=setup.PROGRESS)
    box_stale = state.Single(state.Flag(), default=False)
    offered = state.Single(setup.PROGRESS_SET, key="drawn_tokens", default=(), of=setup.PROGRESS)
    decks = state.Single(DECKS, key="divinity_decks", default=pantheon_setup.default_decks, of=DIVINITIES)
    aside = state.Single(DECKS, default={}, of=DIVINITIES)
    spaces = pantheon_setup.Spaces(pantheon_setup.OnSpaces(), key="pantheon", default=(), of=DIVINITIES)
    enki = state.Single(setup.PROGRESS_SET, default=(), of=setup.PROGRESS)
    snake = state.Single(state.Optional(state.OneOf(data.CARD_IDS)), default=None)
    draft = state.Single(setup.DraftOrder(data.WONDER_IDS), "wonder_order", default=())
    drafted = state.Single(state.Count(0, data.DRAFTED), default=data.DRAFTED)
    group = state.Plain()
    winners = state.Single(state.SeatSet(), default=())
    end_code = state.Single(state.OneOf(data.ENDING_IDS), key="ending", default="")
    city = state.Block(City.SIZE)
    dealt = state.Board(3 * data.SLOTS, setup.is_ahead, data.GONE)
    later = setup.Later(default={}, of=setup.CARDS)

    coins = state.PerSeat(state.Count(), "city", City.COINS, default=data.STARTING_COINS)
    astarte = state.PerSeat(state.Count(0, data.ASTARTE_COINS), "city", City.ASTARTE, default=0)
    cards = setup.Cards(per_seat=True)
    progress = state.PerSeat(setup.PROGRESS_SET, "city", City.PROGRESS, default=(), of=setup.PROGRESS)
    wonders = state.PerSeat(setup.WONDER_SET, "city", City.UNBUILT, default=(), of=setup.WONDERS)
    standing = setup.Standing(default={}, of=setup.CARDS)
    divinities = state.PerSeat(pantheon_setup.GODS, "city", City.DIVINITIES, default=(), of=DIVINITIES)
    seat_mythologies = state.PerSeat(MYTHOLOGY_COUNTS, "city", City.MYTHS, key="mythology_tokens", default=())
    seat_offerings = state.PerSeat(OFFERING_SET, "city", City.OFFERINGS, key="offering_tokens", default=())

    def to_bytes(self, p: DuelPosition) -> bytes:
        return super().to_bytes(p)[8:]  # there are always two seats

    def unpacked(self, data: bytes) -> DuelPosition:
        return super().unpacked(setup.TWO_SEATS + data)

    def to_setup(self, p: DuelPosition) -> dict[str, Any]:
        entries = super().to_setup(p)
        if not p.variant.pantheon:
            for key in pantheon_setup.WITH_PANTHEON:
                del entries[key]
        return entries

    def from_setup(self, data: Mapping[str, object]) -> DuelPosition:
        p = super().from_setup(data)
        setup.follow_up(p)
        return p


STATE = DuelState()
