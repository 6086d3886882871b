"""What the pages about people and about the house tell."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Tie(Struct):
    """How two people stand to each other, as one of them may know it."""

    friends: bool = False
    asked: bool = False  # I have asked to be friends
    asks: bool = False  # they have
    blocked: bool = False  # by me


class RatingInfo(Struct):
    """On the scale of chess; the truth lies within `give_or_take` 95 times in 100."""

    points: int
    give_or_take: int
    settled: bool
    games: int


class RatingPoint(Struct):
    """Of a curve: what somebody was worth after a game."""

    at: int
    points: int
    give_or_take: int


class PartScore(Struct):
    mean: float
    best: int


class ResultSeat(Struct):
    """One player of a finished game."""

    name: str
    place: int
    total: int
    person: str = ""  # whose page there is
    bot: str = ""  # its level
    points: int | None = None  # the rating after the game
    change: int | None = None  # what the game added to it


class ResultLine(Struct):
    """A finished game in a list."""

    table: str
    game: str
    ended_at: int
    ending: str
    seats: list[ResultSeat]
    unrated: str = ""  # why it changed no rating: `unrated-<reason>`; empty: it did
    replay: bool = False  # may whoever asks look at it again?


class Favourite(Struct):
    """Something that somebody took: in so many games, of which they won so many."""

    id: str
    games: int
    won: int


class Favourites(Struct):
    """Things of one kind (`taken-<kind>` in the game's words), those taken most first."""

    kind: str
    things: list[Favourite]


class GameRecord(Struct):
    """What somebody has done in one game."""

    game: str
    games: int
    won: int
    mean: float
    best: int
    parts: dict[str, PartScore]
    endings: dict[str, int]
    rating: RatingInfo | None = None
    curve: list[RatingPoint] = []
    favourites: list[Favourites] = []
    times: list[int] = []  # decisions by how long they took: up to each of `Profile.edges` seconds, and beyond
    pace: float | None = None  # seconds of the decision in the middle


class Opponent(Struct):
    person: str
    name: str
    games: int
    won: int  # by whose page it is, alone or shared


class Profile(Struct):
    """A person's page. Others are told of public and rated games, the person of all."""

    id: str
    name: str
    since: int
    mine: bool
    games: list[GameRecord]
    opponents: list[Opponent]
    last: list[ResultLine]
    edges: list[int] = []
    tie: Tie | None = None  # to whoever asks, if that is another person


class Leader(Struct):
    person: str
    name: str
    rating: RatingInfo


class HouseGame(Struct):
    """A game at this house: how much it is played, by whom best, and the highest score."""

    game: str
    games: int
    people: int  # who played it in the last thirty days
    leaders: list[Leader]
    best: ResultSeat | None = None
    best_table: str = ""  # where it may be looked at again


class House(Struct):
    """The club's own page."""

    games: list[HouseGame]
    last: list[ResultLine]
    playing: int  # tables at which a game goes on


ROOTS: list[Any] = [Profile, House, ResultLine]
