"""A small game in plain Python: it declares its fields once and says its moves in words; the rest follows.

From the declared fields come copies, bytes, setups with their checks, deals, what everybody sees, and the facts for
learning programs. Where a game must
be fast, or hides something, it writes its own `Position`, or overrides what is here.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Annotated, Any, ClassVar, Self, TypeVar, get_args

import msgspec
from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from adamak.core.errors import Problem
from adamak.core.game import Game
from adamak.core.gauges import NO_GAUGES, Gauges
from adamak.core.naming import seats_of
from adamak.core.options import Options
from adamak.core.plain_facts import PlainFacts, all_numbers
from adamak.core.position import Position
from adamak.core.refusal import Refusal
from adamak.core.rng import Rng
from adamak.core.state.generator import read_generator, write_generator
from adamak.core.state.kinds import SeatSet
from adamak.core.state.shapes import MOST, check_seat

Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
EVERY_SEAT = "a number for every seat"
PerSeat = Annotated[list[Count], EVERY_SEAT]
P = TypeVar("P", bound="PlainPosition")
O = TypeVar("O", bound=Options)  # noqa: E741  (P for position, O for options)


class PlainPosition(Position):
    """One moment of a small game. A field is an annotation of the class, with or without a first value.

    A game says `choices`, `play`, `refuse` and `score`; `begin`, `phase` and `check` where it must.
    """

    game: ClassVar[PlainGame[Any, Any]]
    fields: ClassVar[dict[str, Any]] = {}  # what the game declares: each name with its type
    per_seat: ClassVar[frozenset[str]] = frozenset()  # of these, a number for every seat
    written: ClassVar[type[msgspec.Struct]]  # the shape of a setup
    options: Any  # of the game's own type
    turn: int  # whose turn it is
    happened: list[dict[str, Any]] | None  # what the last move did; None while nobody watches

    def __init_subclass__(cls) -> None:
        cls.fields = cls.fields | inspect.get_annotations(cls, eval_str=True)
        cls.per_seat = frozenset(name for name, kind in cls.fields.items() if EVERY_SEAT in get_args(kind))
        general: list[Any] = [
            ("game", str), ("seats", Count), *cls.fields.items(), ("turn", Count), ("rules_version", int, 1),
            ("options", dict[str, bool | int | str], {}), ("winners", list[Count], []), ("horizon", Count, 0),
            ("generator", dict[str, Any] | None, None),
        ]  # fmt: skip
        cls.written = msgspec.defstruct(cls.__name__, general, forbid_unknown_fields=True)

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats)
        self.options = options
        self.turn = 0
        self.happened = None
        for name in self.fields:
            setattr(self, name, [0] * seats if name in self.per_seat else deepcopy(getattr(type(self), name, 0)))

    # --- what a game says -------------------------------------------------------------------------

    def begin(self) -> None:
        """Sets up the table. Chance says who begins."""
        self.turn = int(self.below(self.seats))

    def choices(self) -> Iterable[str]:
        """The moves of whoever's turn it is, in words."""
        raise NotImplementedError

    def play(self, kind: str, *things: str) -> None:
        """Plays a move of whoever's turn it is."""
        raise NotImplementedError

    def refuse(self, seat: int, kind: str, *things: str) -> Refusal | None:
        """Which rule forbids this move: the rules said a second time, without a look at `choices`."""
        raise NotImplementedError

    def score(self, seat: int) -> dict[str, int]:
        """The points of a seat, by the parts they are made of."""
        raise NotImplementedError

    def phase(self) -> str:
        """The decision at hand: it names the sentences `ask-<phase>` and `wait-<phase>`."""
        return "turn"

    def check(self) -> None:
        """Whether a position that somebody wrote down can be; if not, `self.wrong(...)`."""

    # --- what a game does -------------------------------------------------------------------------

    def draw(self, n: int) -> int:
        """A random number of 0..n-1. From here nobody takes a move back alone."""
        self.reveal()
        return int(self.below(n))

    def tell(self, event: str, **facts: Any) -> None:
        """A step of what happens, for the log: `event-<event>` says it."""
        if self.happened is not None:
            self.happened.append({"event": event, **facts})

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % int(self.seats)

    def finish(self, *winners: int) -> None:
        """The game is over."""
        self.winners = sum(1 << seat for seat in winners)

    def wrong(self, what: str) -> None:
        raise Problem("setup-shape", what=what)

    # --- what follows -----------------------------------------------------------------------------

    def actor(self) -> i64:
        return -1 if self.winners else self.turn

    def legal(self, seat: i64) -> vec[i64]:
        open_ = self.choices() if seat == self.actor() else ()
        return vec[i64]([self.game.moves.number(words) for words in open_])

    def apply(self, seat: i64, move: i64) -> None:
        if self.happened is not None:
            self.happened = []
        self.play(*str(self.game.moves.move(int(move))).split())

    def why_not(self, seat: int, move: int) -> Refusal | None:
        return self.refuse(seat, *str(self.game.moves.move(int(move))).split())

    def why_not_show(self, seat: int, receivers: Sequence[int], things: Sequence[str]) -> Refusal | None:
        return Refusal(f"{self.game.clause_prefix}-1.1", "nothing-hidden")

    def view(self, seat: int) -> dict[str, Any]:
        """Everything, for everybody: a game with secrets says itself what a seat may see."""
        if self.game.secrets:
            raise NotImplementedError(f"{self.game.id} has secrets: its position must say what a seat sees")
        players: list[dict[str, Any]] = [{"seat": player} for player in range(self.seats)]
        seen: dict[str, Any] = {"phase": "over" if self.winners else self.phase(), "actors": self.actors()}
        for name in self.fields:
            if name in self.per_seat:
                for player, value in zip(players, getattr(self, name), strict=True):
                    player[name] = value
            else:
                seen[name] = deepcopy(getattr(self, name))
        return {**seen, "players": players}

    def gauges(self, seat: int) -> Gauges:
        """Every whole number among the fields; one that begins as such or as nothing remains a gauge."""
        if self.game.secrets:
            return NO_GAUGES
        shared = [name for name in self.fields if name not in self.per_seat]
        table = [name for name in shared if isinstance(getattr(type(self), name, 0), int | None)]
        values = [getattr(self, name) for name in table]
        for player in range(self.seats):
            values += [getattr(self, name)[player] for name in self.per_seat]
        return Gauges(table, list(self.per_seat), [value if isinstance(value, int) else 0 for value in values])

    def events_for(self, seat: int) -> list[dict[str, Any]]:
        return list(self.happened or ())

    def watch(self) -> None:
        super().watch()
        self.happened = []

    def sample(self, seat: i64, rng: Rng) -> Self:
        if self.game.secrets:
            raise NotImplementedError(f"{self.game.id} has secrets: its position must deal them anew")
        other = self.clone()
        other.reseed(rng)
        return other

    def tell_facts(self, seat: i64, known: BytesWriter) -> None:
        if self.game.plain_facts is not None:
            self.game.plain_facts.tell(known, self, int(seat))

    def ending(self) -> str:
        return self.game.endings[0] if self.winners else ""

    def scores(self) -> list[dict[str, Any]]:
        parts = [self.score(seat) for seat in range(self.seats)]
        return [{"total": sum(points.values()), "parts": points} for points in parts]

    def ranking(self) -> list[int]:
        """Winners first, the others by their points."""
        order = [(bool(self.winners >> seat & 1), score["total"]) for seat, score in enumerate(self.scores())]
        return [1 + sum(other > own for other in order) for own in order]

    def clone(self) -> Self:
        other = type(self)(int(self.seats), self.options)
        other.horizon, other.winners = self.horizon, self.winners
        other.key_a, other.key_b, other.drawn = self.key_a, self.key_b, self.drawn
        for name in ("turn", *self.fields):
            setattr(other, name, deepcopy(getattr(self, name)))
        return other

    def to_setup(self) -> dict[str, Any]:
        return {
            "game": self.game.id, "rules_version": self.game.rules_version, "seats": int(self.seats),
            "options": self.options.changed(), "turn": self.turn, "winners": seats_of(self.winners),
            **{name: deepcopy(getattr(self, name)) for name in self.fields},
            "horizon": int(self.horizon), "generator": write_generator(self),
        }  # fmt: skip

    def to_bytes(self) -> bytes:
        return msgspec.msgpack.encode(self.to_setup())

    def __reduce__(self) -> tuple[Any, ...]:
        return self.game.from_bytes, (self.to_bytes(),)


class PlainGame(Game[P, O]):
    """A game whose position is a `PlainPosition`."""

    position: type[P]
    phases: ClassVar[tuple[str, ...]] = ("turn",)
    secrets = False
    plain_facts: PlainFacts | None = None

    def __init__(self) -> None:
        self.position.game = self
        if self.facts is None and all_numbers(self):
            self.plain_facts = PlainFacts(self)
            type(self).facts = self.plain_facts.declared

    def start_from_seed(self, seats: int, options: O, seed: str) -> P:
        position = self.position(seats, options)
        position.seed_chance(seed)
        position.begin()
        return position

    def deal_of(self, position: P) -> dict[str, Any]:
        """The table as it stands before the first move."""
        from_the_match = ("game", "rules_version", "seats", "options")
        return {name: value for name, value in position.to_setup().items() if name not in from_the_match}

    def start_from_deal(self, seats: int, options: O, deal: Mapping[str, object]) -> P:
        return self.read_setup({**deal, "game": self.id, "seats": seats, "options": options.changed()})

    def read_setup(self, data: Mapping[str, object]) -> P:
        try:
            written: Any = msgspec.convert(data, self.position.written)
        except msgspec.ValidationError as wrong:
            raise Problem("setup-shape", what=str(wrong)) from None
        position = self.position(written.seats, self.read_options(written.seats, written.options))
        position.turn = check_seat(written.turn, written.seats, "turn")
        position.winners = SeatSet().pack(SeatSet().check(written.winners, "winners", written.seats))
        position.horizon = written.horizon
        read_generator(position, written.generator, self.id)
        for name in self.position.fields:
            value = getattr(written, name)
            if name in self.position.per_seat and len(value) != written.seats:
                position.wrong(name)
            setattr(position, name, value)
        position.check()
        return position

    def from_bytes(self, data: bytes) -> P:
        return self.read_setup(msgspec.msgpack.decode(data))
