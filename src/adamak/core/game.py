"""Game: what a game is before anybody has played it. Stateless; one object per game, found by its id."""

from __future__ import annotations

from abc import ABC
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic

from msgspec import Struct

from adamak.core.errors import Problem
from adamak.core.events import Telling
from adamak.core.facts import Declaration
from adamak.core.moves import MoveSpace
from adamak.core.options import Options
from adamak.core.parts import O, P, Parts
from adamak.core.state import Reading, State

LONGEST_SEED = 200


@dataclass(frozen=True, slots=True)
class Guidance:
    """How a search is led by the network of a game."""

    exploration: float = 1.0  # how widely it looks
    caution: float = 0.2  # how much less than its parent an untried move is believed to be worth
    doubt: float = 1.0  # how much more widely others look than the searching seat, whose secrets they do not know
    playout: float = 0.3  # share of a playout (of `Game.rollout_moves`) in what a leaf is worth


class Game(ABC, Generic[P, O]):
    """One game: seat counts, options, moves, and the ways a position comes to be.

    Registered under the entry point group `adamak.games`; its folder also holds the words (`text/<lang>.ftl`), the
    rulebook (`rules/<lang>.md`) and, where somebody has drawn one, the cover (`cover.svg`).
    """

    id: ClassVar[str]
    rules_version: ClassVar[int]  # rises whenever an old record would replay differently
    clause_prefix: ClassVar[str]
    seat_counts: ClassVar[range]
    options_type: type[O]
    variant_type: type[Any]  # what compiled code reads of the options
    state: State[P]  # what a position holds, declared once
    moves: ClassVar[MoveSpace]
    endings: ClassVar[tuple[str, ...]]
    secrets: ClassVar[bool] = True  # is anything hidden from anybody?
    never_shown: ClassVar[str] = ""  # the clause by which players may not show each other anything; see `showing`
    unattended: ClassVar[Mapping[str, object]] = {}  # options that simulations switch on
    facts: ClassVar[Declaration | None] = None  # those of `Position.tell_facts`: what networks and environments see
    things: ClassVar[Declaration | None] = None  # what moves name (`Position.answer`); None: themselves
    rollout_moves: ClassVar[int] = 0  # how far a search plays on before it trusts `estimate`; 0: to the end of the game
    exploration: ClassVar[float] = 0.5  # how widely a search looks: more where estimates are rough
    guidance: ClassVar[Guidance] = Guidance()  # the same for a search with a network
    guidance_alone: ClassVar[Guidance | None] = None  # for somebody who plays alone, where that differs
    guidance_several: ClassVar[Guidance | None] = None  # for three and more, likewise
    position: type[Any]  # the class of its positions, made of another one (or None), the seats and the variant
    parts: Parts[P, O]  # the files that tell of the game; without them it writes the last methods itself
    levels: ClassVar[Mapping[str, str]] = {}  # levels of its own, for a game of another package: see `bots/levels.py`

    # On the shelf. Its name and line are words (`game-name`, `game-tagline`), its cover is a file (`cover.svg`).
    minutes: ClassVar[int] = 30  # how long a game lasts, about
    icon: ClassVar[str] = "meeple"  # one of the page's icons
    hue: ClassVar[int] = 200  # its accent, where the page knows no palette of its own: 0..359
    place: ClassVar[int] = 100  # lower stands further to the front

    def __init__(self) -> None:
        if hasattr(self, "state"):
            self.state.game = self

    def __repr__(self) -> str:
        low, high = self.seat_counts[0], self.seat_counts[-1]
        return f"<Game {self.id}, for {low if low == high else f'{low} to {high}'} players>"

    def __reduce__(self) -> tuple[Any, ...]:
        """By its id: a copy of a game, pickled or not, is the game itself."""
        from adamak.core.registry import find

        return find, (self.id,)

    @property
    def showing(self) -> bool:
        """May players show hidden things to each other?"""
        return hasattr(self, "parts") and self.parts.showing is not None

    # --- starting ---------------------------------------------------------------------------------

    def start(
        self,
        seats: int,
        options: Mapping[str, object] | O | None = None,
        seed: str | int | None = None,
        deal: Mapping[str, object] | None = None,
    ) -> P:
        """A new position, from a seed or from an explicit deal (exactly one of them)."""
        read = self.read_options(seats, options)
        if (seed is None) == (deal is None):
            raise Problem("seed-or-deal")
        if deal is not None:
            return self.start_from_deal(seats, read, deal)
        seed = str(seed)
        if len(seed) > LONGEST_SEED:
            raise Problem("seed-too-long", longest=LONGEST_SEED)
        return self.start_from_seed(seats, read, seed)

    def read_options(self, seats: int, options: Mapping[str, object] | O | None = None) -> O:
        """Checked options for this number of seats."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            raise Problem("bad-seats", game=self.id, seats=str(seats)[:20], low=low, high=high)
        if isinstance(options, Options):
            options.check(seats)
            return options
        return self.options_type.read(options or {}, seats)

    def deal(self, seats: int, options: Mapping[str, object] | O | None = None, seed: str | int = "") -> dict[str, Any]:
        """The explicit deal that a seed gives, as readable JSON."""
        return self.deal_of(self.start(seats, options, seed=seed))

    def telling(self) -> Telling:
        """How its events are told to people. A game without declared events says it here, or has them told plainly."""
        events = getattr(getattr(self, "parts", None), "events", None)
        declared = getattr(events, "EVENTS", None)
        return declared.telling if declared is not None else Telling()

    def tables(self) -> Struct | None:
        """What is printed on the game's components, for a board of its own: written into the page when it is built."""
        return None

    def guidance_of(self, seats: int) -> Guidance:
        """How a search is led at a table of so many."""
        own = self.guidance_alone if seats == 1 else self.guidance_several if seats > 2 else None
        return own or self.guidance

    def drags(self, position: P) -> bool:
        """Does the game go on and on because nobody ends it?

        No network has learned from such games. Then players look one move ahead with the game's own estimate, which
        must be one that leads to the end, among the moves that hasten it.
        """
        return False

    def hastening(self, moves: list[int]) -> list[int]:
        """Those of these moves that bring a game that drags nearer to its end; all of them, if none does."""
        return moves

    def from_setup(self, data: Mapping[str, object]) -> P:
        """A position written down by `Position.to_setup`, or by hand; checked for consistency."""
        if data.get("game") != self.id:
            raise Problem("setup-other-game", game=self.id, found=str(data.get("game"))[:40])
        version = data.get("rules_version", self.rules_version)
        if isinstance(version, int) and version != self.rules_version:
            raise Problem("save-other-rules", game=self.id, found=version, known=self.rules_version)
        position = self.read_setup(data)
        if hasattr(self, "state"):
            self.check_position(position)
        return position

    # --- what cannot be -----------------------------------------------------------------------------

    def check_setup(self, reading: Reading) -> None:
        """Complains about entries of a setup that do not fit each other. Called before a position is made of them."""
        self.parts.consistency.check_setup(reading)

    def impossible(self, position: P, /) -> Problem | None:
        """What is wrong with a position that no game leads to, as far as that could end badly."""
        return self.parts.consistency.impossible(position)

    def check_position(self, position: P) -> None:
        """Whoever must decide can, and what is written down again reads the same."""
        wrong = self.impossible(position)
        if wrong is not None:
            raise wrong
        actors = position.actors()
        if not actors and position.ending() not in self.endings:
            raise Problem("setup-no-end")
        for seat in actors:
            if len(position.legal(seat)) == 0:
                raise Problem("setup-dead-end", seat=seat)
        if self.read_setup(position.to_setup()).to_bytes() != position.to_bytes():
            raise Problem("setup-not-exact")

    def start_from_seed(self, seats: int, options: O, seed: str) -> P:
        position = self.state.new(seats, options)
        position.seed_chance(seed)
        self.begin(position, options)
        return position

    def begin(self, position: P, options: O) -> None:
        """Everything random before the first decision, in an empty position, by its own dice."""
        raise NotImplementedError

    def first_seat(self, position: P, named: str) -> int:
        """Who begins: "random", or the player named. A number is drawn either way, so that naming changes no card."""
        drawn = int(position.below(position.seats))
        return drawn if named == "random" else int(named) - 1

    def start_from_deal(self, seats: int, options: O, deal: Mapping[str, object]) -> P:
        return self.parts.deals.start_from_deal(seats, options, deal)

    def empty(self, seats: int, variant: Any) -> P:
        """A position with nothing in it: what bytes, setups, deals and `begin` fill."""
        position: P = self.position(None, seats, variant)
        return position

    def deal_of(self, position: P) -> dict[str, Any]:
        """The deal of a position that has just been started."""
        return self.parts.deals.deal_of(position)

    def read_setup(self, data: Mapping[str, object]) -> P:
        """What `Position.to_setup` wrote, or a person; checked."""
        return self.state.from_setup(data)

    def from_bytes(self, data: bytes) -> P:
        """What `Position.to_bytes` wrote."""
        return self.state.from_bytes(data)
