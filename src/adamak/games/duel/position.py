"""The state of 7 Wonders Duel and its turns: who decides, what a move does, how a turn goes on.

What is legal is in `choices.py`, what things cost in `payment.py`, what they do in `building.py`, `military.py`,
`pantheon.py` and `divinities.py`, setup and Ages in `ages.py`, the end in `scoring.py`, what is hidden in `hidden.py`.
The same rules are said a second time, slowly, in `refusals.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.bits import BIT, lowest
from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.games.duel import (
    ages,
    building,
    choices,
    divinities,
    facts,
    features,
    heuristics,
    hidden,
    pantheon,
    payment,
)
from adamak.games.duel.data import (
    ACTIVATE,
    ACTIVATE_NOW,
    BEGIN,
    BUILD,
    BUILT,
    BURY,
    CAPITAL,
    CARD_REVEALED,
    CHOOSE_DRAWN,
    CHOOSE_GATE,
    CHOOSE_PROGRESS,
    CITY,
    CLAIM,
    COINS,
    COPY,
    COVERED,
    COVERING,
    DESTROY,
    DISCARD,
    DISCARDED,
    DIVINITY_ACTIVATED,
    DRAFT,
    DRAFTING,
    ENDING_IDS,
    FRAME,
    FROM_BOARD,
    FROM_ENKI,
    FROM_LIBRARY,
    GOODS_CARD,
    GREEN_CARD,
    GUARD,
    ISIS_WONDER,
    NOWHERE,
    OPEN,
    OVER,
    PLACE,
    RAISE,
    REMOVE,
    RETURN_GATE,
    REVIVE,
    SLOTS,
    SPACES,
    STEAL,
    STRIKE,
    STRIP,
    SUMMON,
    TAKE,
    TOP,
    TOPPLE,
    TURN,
    WONDER,
    WONDER_BUILT,
    WONDERS,
)
from adamak.games.duel.variant import Variant

if TYPE_CHECKING:
    from adamak.core.parts import Parts
    from adamak.games.duel.options import DuelOptions


@final
class DuelPosition(Position):
    """One moment of a game of 7 Wonders Duel. Sets, counts and small decks are packed ints, see `data.py`."""

    variant: Variant
    first: i64  # DU-2.1: the seat that is p1; the track, the Pantheon and the tokens are named by p1 and p2

    # Whose decision, and which.
    phase: i64
    turn: i64  # the seat that decides
    again: i64  # DU-4.6: extra turns gained in this turn
    frames: i64  # decisions and work not yet done, the next one lowest: see `push`

    # The structure.
    age: i64
    dealt: vec[u8]  # the cards of all three Ages by slot: shared by clones, never changed
    present: i64  # set of slots not empty
    open: i64  # DU-4.2: set of slots accessible
    shown: i64  # set of slots face up
    tokened: i64  # (P) set of slots with a token
    omens: i64  # (P) which tokens: five Mythologies, then three Offerings, in nibbles
    waste_early: i64  # DU-6.6: the discard pile
    waste_late: i64

    # Before the players: `city[FIELD + seat]`.
    city: vec[i64]
    under_low: i64  # DU-6.8: cards under Wonders 0..6, eight bits each, the card plus one
    under_high: i64

    # The board.
    pawn: i64  # DU-8.1: towards p2 positive
    tokens: i64  # DU-2.2: set of military tokens still there
    minerva: i64  # space of the Minerva pawn, or NOWHERE
    board: i64  # set of progress tokens on the board
    box: i64  # progress tokens in the box in the order of the next draw, in nibbles, plus one
    box_stale: bool  # tokens came back: mix before the next draw
    offered: i64  # DU-12.4: set of tokens drawn by the Great Library

    # Pantheon.
    decks: i64  # see `pantheon.py`
    aside: i64
    spaces: i64  # seven bits each: Divinity plus one, and two bits for the seats that know it
    enki: i64  # set of progress tokens on Enki
    snake: i64  # green card with the Snake, or -1

    # The draft.
    wonder_order: i64  # eight nibbles
    drafted: i64
    group: i64  # set of Wonders face up

    end_code: i64

    def __init__(self, like: DuelPosition | None, variant: Variant) -> None:
        super().__init__(2)
        self.variant = variant
        if like is None:
            self.first = 0
            self.phase = DRAFTING
            self.turn = 0
            self.again = 0
            self.frames = 0
            self.age = 1
            self.dealt = vec[u8]()
            self.present = 0
            self.open = 0
            self.shown = 0
            self.tokened = 0
            self.omens = 0
            self.waste_early = 0
            self.waste_late = 0
            self.city = vec[i64]([0] * CITY)
            self.under_low = 0
            self.under_high = 0
            self.pawn = 0
            self.tokens = 0
            self.minerva = NOWHERE
            self.board = 0
            self.box = 0
            self.box_stale = False
            self.offered = 0
            self.decks = 0
            self.aside = 0
            self.spaces = 0
            self.enki = 0
            self.snake = -1
            self.wonder_order = 0
            self.drafted = 0
            self.group = 0
            self.winners = 0
            self.end_code = 0
        else:
            self.horizon = like.horizon
            self.key_a = like.key_a
            self.key_b = like.key_b
            self.drawn = like.drawn
            self.first = like.first
            self.phase = like.phase
            self.turn = like.turn
            self.again = like.again
            self.frames = like.frames
            self.age = like.age
            self.dealt = like.dealt
            self.present = like.present
            self.open = like.open
            self.shown = like.shown
            self.tokened = like.tokened
            self.omens = like.omens
            self.waste_early = like.waste_early
            self.waste_late = like.waste_late
            self.city = like.city[:]
            self.under_low = like.under_low
            self.under_high = like.under_high
            self.pawn = like.pawn
            self.tokens = like.tokens
            self.minerva = like.minerva
            self.board = like.board
            self.box = like.box
            self.box_stale = like.box_stale
            self.offered = like.offered
            self.decks = like.decks
            self.aside = like.aside
            self.spaces = like.spaces
            self.enki = like.enki
            self.snake = like.snake
            self.wonder_order = like.wonder_order
            self.drafted = like.drafted
            self.group = like.group
            self.winners = like.winners
            self.end_code = like.end_code

    def clone(self) -> DuelPosition:
        return DuelPosition(self, self.variant)

    def actor(self) -> i64:
        if self.phase == OVER:
            return -1
        return self.turn

    # --- what lies where --------------------------------------------------------------------------

    def card_in(self, slot: i64) -> i64:
        """The card in a slot of the present Age."""
        return i64(self.dealt[(self.age - 1) * SLOTS + slot])

    def card_under(self, wonder: i64) -> i64:
        """DU-6.9: the card under a standing Wonder, or -1."""
        if wonder < 7:
            return ((self.under_low >> (wonder << 3)) & 255) - 1
        return ((self.under_high >> ((wonder - 7) << 3)) & 255) - 1

    def put_under(self, wonder: i64, card: i64) -> None:
        """DU-6.8; -1 takes the card away."""
        entry = card + 1
        if wonder < 7:
            at = wonder << 3
            self.under_low = (self.under_low & ~(255 * BIT[at])) | (entry << at)
        else:
            at = (wonder - 7) << 3
            self.under_high = (self.under_high & ~(255 * BIT[at])) | (entry << at)

    def on_space(self, space: i64) -> i64:
        """The Divinity (or the Gate) on a space of the Pantheon, or -1; spaces are numbered from 0 here."""
        return ((self.spaces >> (space * 7)) & 31) - 1

    def remove_card(self, slot: i64) -> None:
        """DU-2.9, DU-4.2: the slot is empty; what it alone covered is accessible."""
        here = BIT[slot]
        self.present &= ~here
        self.open &= ~here
        self.shown &= ~here
        base = (self.age - 1) * SLOTS
        below = COVERED[base + slot] & self.present
        while below:
            one = below & -below
            if COVERING[base + lowest(one)] & self.present == 0:
                self.open |= one
            below ^= one

    # --- frames: a stack of what is still to be decided or done -----------------------------------

    def push(self, kind: i64, about: i64) -> None:
        """DU-4.4: this comes before everything that is pending; nested effects are resolved depth first."""
        self.frames = (self.frames << FRAME) | (about << 5) | kind

    def about(self) -> i64:
        """What the decision on top is about: a colour, a card, a Mythology."""
        return (self.frames >> 5) & 127

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.turn or self.phase == OVER:
            return vec[i64]()
        return choices.legal(self, seat)

    # --- what a move does -------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        if self.trail is not None:
            self.trail = []
        if move < ACTIVATE:
            if move >= WONDER:
                at = move - WONDER
                slot = at // WONDERS
                self.build_wonder(seat, slot, at - slot * WONDERS)
            elif move >= DISCARD:
                self.discard(seat, move - DISCARD)
            elif move >= BUILD:
                self.build(seat, move - BUILD)
            else:
                ages.draft(self, seat, move - DRAFT)
                return
        elif move < BEGIN:
            at = move - ACTIVATE
            pantheon.activate(self, seat, at >> 3, at & 7)
        elif move < TAKE:
            ages.begin_age(self, seat, move - BEGIN)
            return
        else:
            self.decide(seat, move)
        self.carry_on()

    def build(self, seat: i64, slot: i64) -> None:
        """DU-6.1: pay, place, resolve."""
        card = self.card_in(slot)
        price = payment.card_price(self, seat, card)
        self.note(BUILT, seat, card, price)
        payment.pay(self, seat, price & 255, (price >> 8) & 255)
        self.remove_card(slot)
        building.chain_bonus(self, seat, price)
        building.construct(self, seat, card)

    def discard(self, seat: i64, slot: i64) -> None:
        """DU-6.5."""
        card = self.card_in(slot)
        coins = building.discard_value(self, seat)
        self.remove_card(slot)
        building.throw_away(self, card)
        self.city[COINS + seat] += coins
        self.note(DISCARDED, seat, card, coins)

    def build_wonder(self, seat: i64, slot: i64, wonder: i64) -> None:
        """DU-6.8: pay the Wonder's cost; the card goes under it."""
        card = self.card_in(slot)
        price = payment.wonder_price(self, seat, wonder)
        self.note(WONDER_BUILT, seat, wonder, card | (price << 8))
        payment.pay(self, seat, price & 255, (price >> 8) & 255)
        self.remove_card(slot)
        building.construct_wonder(self, seat, wonder, card)

    def decide(self, seat: i64, move: i64) -> None:
        """The answer to the decision on top of the frames."""
        phase = self.phase
        about = self.about()
        self.frames >>= FRAME
        if move < DESTROY:
            self.take_progress(seat, phase, move - TAKE)
        elif move < REVIVE:
            building.destroy(self, seat, GOODS_CARD[move - DESTROY])
        elif move < PLACE:
            building.revive(self, seat, move - REVIVE)
        elif move < COPY:
            at = move - PLACE
            divinity = at // SPACES
            pantheon.place(self, seat, divinity, at - divinity * SPACES)
        elif move < STEAL:
            divinities.copy_symbol(self, seat, GREEN_CARD[move - COPY])
        elif move < STRIKE:
            divinities.steal(self, seat, GOODS_CARD[move - STEAL])
        elif move < TOPPLE:
            divinities.strike(self, seat, move - STRIKE)
        elif move < BURY:
            divinities.topple(self, seat, move - TOPPLE)
        elif move < RAISE:
            self.push(ISIS_WONDER, move - BURY)
        elif move < CLAIM:
            self.raise_wonder(seat, move - RAISE, about)
        elif move < GUARD:
            divinities.claim(self, seat, move - CLAIM)
        elif move < REMOVE:
            divinities.guard(self, seat, move - GUARD - CAPITAL)
        elif move < STRIP:
            divinities.remove_token(self, seat, move - REMOVE)
        elif move < SUMMON:
            divinities.strip(self, seat, move - STRIP)
        elif move < OPEN:
            if phase == CHOOSE_GATE:
                pantheon.choose_at_gate(self, seat, move - SUMMON)
            else:
                pantheon.choose_in_theater(self, seat, move - SUMMON)
        elif move < TOP:
            pantheon.open_deck(self, seat, move - OPEN)
        else:
            pantheon.order_deck(self, seat, move - TOP)

    def take_progress(self, seat: i64, phase: i64, token: i64) -> None:
        """DU-7.3, DU-12.4, DU-11.1: one token is taken; those not chosen go back to the box."""
        one = BIT[token]
        if phase == CHOOSE_PROGRESS:
            self.board &= ~one
            building.take_progress(self, seat, token, FROM_BOARD)
        elif phase == CHOOSE_DRAWN:
            building.return_to_box(self, self.offered & ~one)
            self.offered = 0
            building.take_progress(self, seat, token, FROM_LIBRARY)
        else:
            building.return_to_box(self, self.enki & ~one)
            self.enki = 0
            building.take_progress(self, seat, token, FROM_ENKI)

    def raise_wonder(self, seat: i64, wonder: i64, card: i64) -> None:
        """DU-11.11: Isis constructs a Wonder for free with a card of the discard pile."""
        building.pick_up(self, card)
        self.note(WONDER_BUILT, seat, wonder, card)
        building.construct_wonder(self, seat, wonder, card)

    # --- the course of a turn (DU-4) --------------------------------------------------------------

    def carry_on(self) -> None:
        """DU-4.4: what is pending, depth first; then the end of the turn."""
        while self.phase != OVER:
            if self.frames == 0:
                if self.end_turn():
                    return
            else:
                kind = self.frames & 31
                if kind < OVER:
                    self.phase = kind
                    return
                self.work(kind)

    def work(self, kind: i64) -> None:
        """A frame that asks nothing."""
        about = self.about()
        self.frames >>= FRAME
        if kind == ACTIVATE_NOW:
            self.note(DIVINITY_ACTIVATED, self.turn, about, 0)
            divinities.awaken(self, self.turn, about)
        elif kind == RETURN_GATE:
            pantheon.return_to_gate(self)
        else:
            pantheon.return_to_theater(self, about)

    def end_turn(self) -> bool:
        """DU-4.7, DU-4.8: tokens, then all newly accessible cards face up, then whose turn. False: a token asks."""
        fresh = self.open & ~self.shown
        if fresh:
            if fresh & self.tokened:
                pantheon.take_token(self, self.turn, lowest(fresh & self.tokened))
                return False
            self.reveal(fresh)
        if self.present == 0:
            ages.end_age(self)
            return True
        if self.again:
            self.again -= 1
        else:
            self.turn = 1 - self.turn
        self.phase = TURN
        return True

    def reveal(self, slots: i64) -> None:
        """DU-4.7: together."""
        self.shown |= slots
        self.horizon += 1
        if self.trail is not None:
            while slots:
                slot = lowest(slots)
                self.note(CARD_REVEALED, slot, self.card_in(slot), 0)
                slots &= slots - 1

    # --- how it stands ----------------------------------------------------------------------------

    def ending(self) -> str:
        return ENDING_IDS[self.end_code]

    def ranking(self) -> list[int]:
        return [1 if (self.winners >> seat) & 1 else 2 for seat in range(2)]

    # --- what bots know ---------------------------------------------------------------------------

    def estimate(self, seat: i64) -> float:
        return heuristics.estimates(self)[seat]

    def estimates(self) -> list[float]:
        return heuristics.estimates(self)

    def rollout_move(self, seat: i64, rng: Rng) -> i64:
        return heuristics.rollout_move(self, seat, rng)

    def features(self, seat: i64) -> list[float]:
        return features.features(self, seat)

    def facts(self, seat: i64) -> list[int]:
        return facts.facts(self, seat)

    def answer(self, seat: i64, move: i64) -> i64:
        return facts.answer(self, seat, move)

    def outcome_key(self) -> i64:
        return facts.outcome_key(self)

    # --- the rest of the contract, in files of its own --------------------------------------------

    def sample(self, seat: i64, rng: Rng) -> DuelPosition:
        return hidden.sample(self, seat, rng)

    def parts(self) -> Parts[DuelPosition, DuelOptions]:
        from adamak.games.duel.game import GAME  # late: the files of the parts know this one

        return GAME.parts
