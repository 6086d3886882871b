"""Parts: who tells of a game and writes it down. The half of the contract that no search hurries, file by file.

A game keeps that half in files of its own (`refusals.py`, `view.py`, ...); each protocol here says what one of them
must hold. `Position` and `Game` ask their parts, so that no game writes the asking again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from adamak.core.gauges import Gauges
from adamak.core.moves import Move
from adamak.core.options import Options
from adamak.core.position import Position
from adamak.core.refusal import Refusal

P = TypeVar("P", bound=Position)
O = TypeVar("O", bound=Options)  # noqa: E741  (P for position, O for options)
P_in = TypeVar("P_in", bound=Position, contravariant=True)
P_out = TypeVar("P_out", bound=Position, covariant=True)
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


class Writing(Protocol[P_in]):
    """A position as readable JSON."""

    def to_setup(self, position: P_in, /) -> dict[str, Any]: ...


class Reading(Protocol[P_out]):
    """And back, checked."""

    def from_setup(self, data: Mapping[str, object], /) -> P_out: ...


class Deals(Protocol[P, O_in]):
    """A start that somebody chose instead of chance."""

    def deal_of(self, position: P, /) -> dict[str, Any]: ...

    def start_from_deal(self, seats: int, options: O_in, deal: Mapping[str, object], /) -> P: ...


class Encoding(Protocol[P]):
    """A position as compact bytes, exactly."""

    def to_bytes(self, position: P, /) -> bytes: ...

    def from_bytes(self, data: bytes, /) -> P: ...


@dataclass(frozen=True)
class Parts(Generic[P, O]):
    """The files of one game; one module may stand for several of them."""

    refusals: Refusals[P]
    views: Views[P]
    events: Events[P]
    writing: Writing[P]
    reading: Reading[P]
    deals: Deals[P, O]
    encoding: Encoding[P]
    gauges: Gauging[P] | None = None
    showing: Showing[P] | None = None
