"""The state of Condottiere: who decides, what a move does, and where everything lies.

What is legal is in `choices.py`; turns in a battle and the cards played in `turns.py`; how a battle is resolved in
`battle.py`; the way from one battle to the next in `rounds.py`; cards dealt and drawn in `dealing.py`; what is hidden
in `hidden.py`. The same rules are said a second time, slowly, in `refusals.py`.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from adamak.core import state
from adamak.core.bits import bits, lowest
from adamak.core.naming import seats_of
from adamak.core.position import Position
from adamak.core.rng import Rng
from adamak.core.state.state import State, Unpacking  # by its own module: the compiler looks for a base class there
from adamak.games.condottiere import choices, data, dealing, facts, heuristics, hidden, rounds, setup, turns
from adamak.games.condottiere.data import Move, Phase
from adamak.games.condottiere.variant import Variant


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
    phase: i64 = 0  # a `Phase`; the compiler takes plain numbers only as defaults
    turn: i64 = 0  # the seat that decides; for discard_hand see `asked`
    holder: i64 = 0  # of the Condottiere token
    site: i64  # region of the current battle, -1 if none
    favor: i64  # region with the Favor of the Pope token, -1 off the board
    passed: i64 = 0  # set of seats out of this battle
    defender: i64  # CO-17.2: seat whose region is attacked, -1 if none
    defender_free: bool = False  # CO-17.2: they have not played a card yet
    discard: i64 = 0  # heap
    buried: tuple[int, ...]  # seat, heap; seat, heap; ...: hands in the discard pile that only their owners saw
    deck: vec[u8]  # order of the draw pile: deck[top:end]
    top: i64 = 0
    end: i64 = 0

    # Decisions in progress.
    asked: i64 = 0  # CO-7.11: seats that have not answered yet
    answers: i64 = 0  # CO-7.11: seats that answered "discard"
    kept: i64 = 0  # CO-8.2: heap set aside
    drawing: i64 = 0  # CO-14.4: how many players have drawn
    draw_up_to: i64 = 0

    # The story so far.
    first: i64 = 0  # CO-2.4: the first player (of the first game of a series)
    game: i64 = 0  # number of the game in a series, from 1
    round: i64 = 0
    battle: i64 = 0  # number of battles begun in this game
    cards_played: i64 = 0  # in this battle
    idle_battles: i64 = 0  # battles in a row without a card
    final: bool = False  # CO-12: this is the final battle
    participants: i64 = 0  # set of seats
    # CO-10.4: who was shown what.
    shown: tuple[int, ...]  # viewer, owner, known, blurred; ...: what that viewer knows instead of the public heaps
    shown_face_down: i64 = 0  # set of viewer * 6 + owner: knows the face-down card

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
            self.site = -1
            self.favor = -1
            self.defender = -1
            self.buried = ()
            self.deck = vec[u8]()
            self.participants = (1 << seats) - 1
            self.shown = ()
        else:
            self.horizon, self.key_a, self.key_b, self.drawn = like.horizon, like.key_a, like.key_b, like.drawn
            self.hands, self.lines, self.face_down = like.hands[:], like.lines[:], like.face_down[:]
            self.known, self.blurred, self.domains = like.known[:], like.blurred, like.domains[:]
            self.points, self.phase, self.turn, self.holder = like.points, like.phase, like.turn, like.holder
            self.site, self.favor, self.passed, self.defender = like.site, like.favor, like.passed, like.defender
            self.defender_free, self.discard, self.buried = like.defender_free, like.discard, like.buried
            self.deck, self.top, self.end, self.asked = like.deck[:], like.top, like.end, like.asked
            self.answers, self.kept, self.drawing = like.answers, like.kept, like.drawing
            self.draw_up_to, self.first, self.game, self.round = like.draw_up_to, like.first, like.game, like.round
            self.battle, self.cards_played, self.idle_battles = like.battle, like.cards_played, like.idle_battles
            self.final, self.participants, self.winners = like.final, like.participants, like.winners
            self.end_code, self.shown, self.shown_face_down = like.end_code, like.shown, like.shown_face_down

    def clone(self) -> CondottierePosition:
        return CondottierePosition(self, self.seats, self.variant)

    def actor(self) -> i64:
        if self.phase == Phase.OVER:
            return -1
        return lowest(self.asked) if self.phase == Phase.DISCARD_HAND else self.turn

    def actors(self) -> list[int]:
        if self.phase == Phase.DISCARD_HAND:
            return seats_of(self.asked)
        return [] if self.phase == Phase.OVER else [self.turn]

    def legal(self, seat: i64) -> vec[i64]:
        return choices.legal(self, seat)

    def apply(self, seat: i64, move: i64) -> None:
        if self.trail is not None:
            self.trail = []
        if move < Move.PASS:
            if move >= Move.PLAY:
                turns.play(self, seat, move - Move.PLAY)
            else:
                rounds.place_token(self, move - Move.SITE)
        elif move == Move.PASS:
            turns.pass_turn(self, seat)
        elif move <= Move.REVEAL:
            turns.reveal_on_pass(self, seat, move == Move.REVEAL)
        elif move <= Move.TAKE_NONE:
            turns.scarecrow_target(self, seat, move - Move.TAKE_BACK)
        elif move <= Move.FAVOR_OFF:
            turns.place_favor(self, seat, -1 if move == Move.FAVOR_OFF else move - Move.FAVOR)
        elif move <= Move.DISCARD_HAND:
            rounds.answer_discard(self, seat, move == Move.DISCARD_HAND)
        elif move <= Move.KEEP_DONE:
            rounds.keep(self, seat, move - Move.KEEP)
        else:
            dealing.draw_chosen(self, seat, move - Move.DRAW)

    def ranking(self) -> list[int]:
        """The rules name winners only: all others share the next place."""
        others = bits(self.winners) + 1
        return [1 if (self.winners >> seat) & 1 else others for seat in range(self.seats)]

    def estimate(self, seat: i64) -> float:
        return heuristics.estimates(self)[seat]

    def estimates(self) -> list[float]:
        return heuristics.estimates(self)

    def rollout_move(self, seat: i64, rng: Rng) -> i64:
        return heuristics.rollout_move(self, seat, rng)

    def tell_facts(self, seat: i64, known: BytesWriter) -> None:
        facts.tell_facts(self, seat, known)

    def sample(self, seat: i64, rng: Rng) -> CondottierePosition:
        return hidden.sample(self, seat, rng)

    def show(self, seat: int, receivers: Sequence[int], things: Sequence[str]) -> None:
        if self.trail is not None:
            self.trail = []
        heap = setup.HEAP.pack([thing for thing in things if thing != data.FACE_DOWN])
        for receiver in receivers:
            hidden.show(self, seat, receiver, heap, data.FACE_DOWN in things)


# --- the state, declared once: bytes, setups and their checks follow from here ------------------------
HEAD = struct.Struct("<BBHH")  # seats; cards in the pile; how many numbers tell of cards shown and buried


@mypyc_attr(native_class=False)
class CondottiereState(State[CondottierePosition]):
    """What each number of a position stands for, in the order of the bytes."""

    phase = state.Single(state.OneOf(data.PHASE_IDS), default="battle_turn")
    turn = state.Single(state.Seat(), default=0)
    holder = state.Single(state.Seat(), default=0)
    site = state.Single(setup.REGION, default=None)
    favor = state.Single(setup.REGION, default=None)
    passed = setup.Passed(default=False)
    defence = setup.Defence(key="defender_free", default=setup.default_defence)
    discard = state.Single(setup.HEAP, key="discard_pile", default=(), of=setup.CARDS)
    asked = state.Single(state.SeatSet(), default=())
    answers = state.Single(state.SeatSet(), default=())
    kept = state.Single(setup.HEAP, default=(), of=setup.CARDS)
    drawing = state.Single(state.Count(), default=0)
    draw_up_to = state.Single(state.Count(), default=0)
    first = state.Single(state.Seat(), key="first_player", default=0)
    game_number = state.Single(state.Count(), "game", default=1)
    round = state.Single(state.Count(), default=1)
    battle = state.Single(state.Count(), default=1)
    cards_played = state.Single(state.Count(), default=0)
    idle_battles = state.Single(state.Count(), default=0)
    final = state.Single(state.Flag(), default=False)
    participants = state.Single(state.SeatSet(), default=lambda reading: list(range(reading.seats)))
    winners = state.Single(state.SeatSet(), default=())
    end_code = state.Single(state.OneOf(data.ENDING_IDS), key="ending", default="")
    shown = setup.Shown(default=())

    hand = state.PerSeat(setup.HEAP, "hands", default=(), of=setup.CARDS)
    line = state.PerSeat(setup.HEAP, "lines", default=(), of=setup.CARDS)
    face_down = state.PerSeat(setup.CARD, "face_down", default=None, of=setup.CARDS)
    known = state.PerSeat(setup.HEAP, "known", default=())
    blurred = state.PerSeat(setup.HEAP, "blurred", default=())
    regions = state.PerSeat(state.NameSet(data.REGION_IDS), "domains", default=())
    points = state.PerSeat(state.Count(), "points", default=0)
    buried = setup.Buried(default=())
    draw_pile = setup.DrawPile(data.CARD_IDS, "deck", default=state.REST, of=setup.CARDS)

    def to_bytes(self, p: CondottierePosition) -> bytes:
        """A head with the lengths, every number in the order of the declaration, a byte for each card of the pile."""
        numbers = [int(getattr(p.variant, name)) for name in self._options_in_bytes(p.variant)]
        numbers += [int(getattr(p, name)) for name in self.numbers()]
        for row in self._of(state.PerSeat):
            numbers += map(int, getattr(p, row.numbers))
        pile = self.draw_pile.left(p)
        numbers += [*p.shown, *p.buried]
        head = HEAD.pack(p.seats, len(pile), len(p.shown), len(p.buried))
        return head + struct.pack(f"<{len(numbers)}q", *numbers) + bytes(pile)

    def unpacked(self, data: bytes) -> CondottierePosition:
        seats, cards, shown, buried = HEAD.unpack_from(data)
        rest = Unpacking(data, HEAD.size)
        p = self.new(seats, self._options_from(rest, seats))
        self._put_numbers(p, rest)
        for row in self._of(state.PerSeat):
            for seat in range(seats):
                row.lay(p, rest.number(), seat)
        p.shown = tuple(rest.take(shown))
        p.buried = tuple(rest.take(buried))
        self.draw_pile.lay(p, rest.things(cards))
        return p


STATE = CondottiereState()
