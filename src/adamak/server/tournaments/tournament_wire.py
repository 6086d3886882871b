"""What is said about tournaments over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from adamak.club.tournament import Kind
from adamak.server.tournaments.book import Leavers, TournamentStatus
from adamak.table.messages import ClockPlan, OptionValue


class NewTournament(Struct, forbid_unknown_fields=True):
    """A tournament to be made. See `Plan` for what the fields mean."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Annotated[str, Meta(max_length=40)]
    kind: Kind
    clock: ClockPlan
    most: Annotated[int, Meta(ge=2, le=64)]
    options: dict[Annotated[str, Meta(max_length=60)], OptionValue] = {}
    rated: bool = False
    rounds: Annotated[int, Meta(ge=0, le=20)] = 0
    starts_at: Annotated[int, Meta(ge=0, le=1 << 52)] = 0
    every: Annotated[int, Meta(ge=0, le=43_200)] = 0
    fill: Annotated[int, Meta(ge=0, le=64)] = 0
    level: Annotated[str, Meta(max_length=40)] = "medium"
    leavers: Leavers = "withdrawn"
    late: bool = True


class TournamentBrief(Struct):
    """A line of the list."""

    id: str
    name: str
    game: str
    kind: Kind
    status: TournamentStatus
    players: int
    most: int
    round: int
    rounds: int  # as far as one can know
    starts_at: int
    changed_at: int
    rated: bool
    clock: ClockPlan
    mine: bool = False  # whoever asks takes part


class TournamentList(Struct):
    tournaments: list[TournamentBrief]
    may_make: bool  # whoever asks is signed in


class Entrant(Struct):
    """A place of the tournament, by number in order of entry."""

    number: int
    name: str = ""  # as they are called now; of a bot, or somebody who is gone: none
    person: str = ""  # whose page there is
    bot: str = ""  # its level
    strength: int = 0
    joined: int = 1
    left: int = 0


class StandingLine(Struct):
    place: int
    entrant: int
    games: int
    figures: list[float]  # as `columns` names them, in the order in which they count
    left: bool = False


class Board(Struct):
    """A meeting: who sits where, by number; one alone rests."""

    entrants: list[int]
    places: list[int]  # empty: still to be played
    points: list[float]
    table: str = ""


class TournamentPowers(Struct):
    """What whoever asks may do now."""

    join: bool = False
    leave: bool = False
    run: bool = False  # begin, call off, send somebody away


class TournamentInfo(Struct):
    """The whole of it, as everybody may know it."""

    brief: TournamentBrief
    maker: str  # a person; empty: the house, or somebody who is gone
    maker_name: str
    options: dict[str, OptionValue]
    next_at: int  # the next round does not begin before; 0: when all games are over
    every: int
    fill: int
    level: str
    leavers: Leavers
    late: bool
    entrants: list[Entrant]
    columns: list[str]
    standings: list[StandingLine]
    rounds: list[list[Board]]
    powers: TournamentPowers
    closed: str = ""  # why nobody can enter now: the code of a problem
    own: int = 0  # the number of whoever asks
    table: str = ""  # where they are to play now


ROOTS: list[Any] = [NewTournament, TournamentList, TournamentInfo]
