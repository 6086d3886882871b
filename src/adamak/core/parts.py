"""Parts: who tells of a game and checks it. The half of the contract that no search hurries, file by file.

A game keeps that half in files of its own (`refusals.py`, `view.py`, ...); each protocol here says what one of them
must hold. `Position` and `Game` ask their parts, so that no game writes the asking again. Bytes and setups are not
among them: they follow from the game's `State`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from adamak.core.errors import Problem
from adamak.core.gauges import Gauges
from adamak.core.moves import Move
from adamak.core.options import Options
from adamak.core.position import Position
from adamak.core.refusal import Refusal
from adamak.core.state.reading import Reading

P = TypeVar("P", bound=Position)
O = TypeVar("O", bound=Options)  # noqa: E741  (P for position, O for options)
P_in = TypeVar("P_in", bound=Position, contravariant=True)
O_in = TypeVar("O_in", bound=Options, contravariant=True)


class Refusals(Protocol[P_in]):
    """The rules said a second time, slowly."""

    def why_not(self, position: P_in, seat: int, move: Move, /) -> Refusal | None: ...


class Showing(Protocol[P_in]):
    """The same for showing hidden things to others, where a game allows it."""

    def why_not_show(
        self, position: P_in, seat: int, receivers: Sequence[int], things: Sequence[str], /
    ) -> Refusal | None: ...


class Views(Protocol[P_in]):
    """What a seat sees, and how it stands."""

    def view(self, position: P_in, seat: int, /) -> Mapping[str, Any]: ...

    def score(self, position: P_in, seat: int, /) -> Mapping[str, Any]: ...


class Gauging(Protocol[P_in]):
    """The numbers of the view that previews compare."""

    def gauges(self, position: P_in, seat: int, /) -> Gauges: ...


class Events(Protocol[P_in]):
    """What happened, as a seat may see it."""

    def events_for(self, position: P_in, seat: int, /) -> Sequence[Mapping[str, Any]]: ...


class Consistency(Protocol[P_in]):
    """What cannot be, beyond the count of the pieces: entries of a setup, and positions."""

    def check_setup(self, reading: Reading, /) -> None: ...

    def impossible(self, position: P_in, /) -> Problem | None: ...


class Deals(Protocol[P, O_in]):
    """A start that somebody chose instead of chance."""

    def deal_of(self, position: P, /) -> dict[str, Any]: ...

    def start_from_deal(self, seats: int, options: O_in, deal: Mapping[str, object], /) -> P: ...


@dataclass(frozen=True)
class Parts(Generic[P, O]):
    """The files of one game; one module may stand for several of them."""

    refusals: Refusals[P]
    views: Views[P]
    events: Events[P]
    deals: Deals[P, O]
    consistency: Consistency[P]
    gauges: Gauging[P] | None = None
    showing: Showing[P] | None = None
