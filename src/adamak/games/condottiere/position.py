"""The state of Condottiere: who decides, what a move does, and where everything lies.

What is legal is in `choices.py`; turns in a battle and the cards played in `turns.py`; how a battle is resolved in
`battle.py`; the way from one battle to the next in `rounds.py`, cards dealt and drawn in `deal.py`; what is hidden in
`hidden.py`.
The same rules are said a second time, slowly, in `refusals.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.bits import bits
from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.games.condottiere import choices, deal, facts, features, heuristics, hidden, rounds, turns
from adamak.games.condottiere.data import (
    CHOOSE_SITE,
    DISCARD_ALL,
    DISCARD_HAND,
    DRAW_CARDS,
    ENDING_IDS,
    FAVOR,
    FAVOR_OFF,
    KEEP,
    KEEP_DONE,
    OVER,
    PASS,
    PLAY,
    REVEAL,
    SITE,
    TAKE_BACK,
    TAKE_NONE,
)
from adamak.games.condottiere.variant import Variant

if TYPE_CHECKING:
    from adamak.core.parts import Parts
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
    blurred: tuple[int, ...]  # heap everybody knows to be in hand or face down: known before a card was laid face down
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

    def legal(self, seat: i64) -> vec[i64]:
        return choices.legal(self, seat)

    # --- what a move does -------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64) -> None:
        if self.trail is not None:
            self.trail = []
        if move < PASS:
            if move >= PLAY:
                turns.play(self, seat, move - PLAY)
            else:
                rounds.place_token(self, move - SITE)
        elif move == PASS:
            turns.pass_turn(self, seat)
        elif move <= REVEAL:
            turns.reveal_on_pass(self, seat, move == REVEAL)
        elif move <= TAKE_NONE:
            turns.scarecrow_target(self, seat, move - TAKE_BACK)
        elif move <= FAVOR_OFF:
            turns.place_favor(self, seat, -1 if move == FAVOR_OFF else move - FAVOR)
        elif move <= DISCARD_ALL:
            rounds.answer_discard(self, seat, move == DISCARD_ALL)
        elif move <= KEEP_DONE:
            rounds.keep(self, seat, move - KEEP)
        else:
            deal.draw_chosen(self, seat, move - DRAW_CARDS)

    # --- how it stands ----------------------------------------------------------------------------

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

    def facts(self, seat: i64) -> list[int]:
        return facts.facts(self, seat)

    # --- the rest of the contract, in files of its own --------------------------------------------

    def sample(self, seat: i64, rng: Rng) -> CondottierePosition:
        return hidden.sample(self, seat, rng)

    def parts(self) -> Parts[CondottierePosition, CondottiereOptions]:
        from adamak.games.condottiere.game import GAME  # late: the files of the parts know this one

        return GAME.parts

    def show(self, seat: int, receivers: Sequence[int], things: Sequence[str]) -> None:
        from adamak.games.condottiere.view import read_shown

        if self.trail is not None:
            self.trail = []
        heap, face_down = read_shown(things)
        for receiver in receivers:
            hidden.show(self, seat, receiver, heap, face_down)
