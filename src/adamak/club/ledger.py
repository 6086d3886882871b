"""The ledger: rated games in the order in which they ended, and what each of them changed.

The order of the rows in a database, or of the workers that wrote them, changes nothing: games are sorted by when they
ended, and by table where two ended in the same millisecond.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from adamak.club.ratings import NEWCOMER, Rating, after


class Sitter(Struct, frozen=True):
    """Who sat somewhere: a person by id, or a bot by level."""

    person: str = ""
    bot: str = ""


class RatedGame(Struct, frozen=True):
    """A game that counts. Lists are by seat; equal places are shared."""

    table: str
    game: str
    ended_at: int  # milliseconds
    sitters: tuple[Sitter, ...]
    places: tuple[int, ...]


class Change(Struct, frozen=True):
    """What a game changed for one person."""

    table: str
    seat: int
    person: str
    game: str
    ended_at: int
    before: Rating
    after: Rating


Ratings = dict[tuple[str, str], Rating]  # by game and person
Anchors = Mapping[tuple[str, str], Rating]  # by game and level of a bot


def in_order(games: Iterable[RatedGame]) -> list[RatedGame]:
    return sorted(games, key=lambda game: (game.ended_at, game.table))


def enter(game: RatedGame, ratings: Ratings, anchors: Anchors) -> list[Change]:
    """Rates one game; `ratings` are changed. A bot stays what it was measured to be."""
    before = [
        anchors[game.game, sitter.bot] if sitter.bot else ratings.get((game.game, sitter.person), NEWCOMER)
        for sitter in game.sitters
    ]
    found = after(before, game.places, [bool(sitter.bot) for sitter in game.sitters])
    changes = [
        Change(game.table, seat, sitter.person, game.game, game.ended_at, before[seat], found[seat])
        for seat, sitter in enumerate(game.sitters)
        if sitter.person
    ]
    for change in changes:
        ratings[game.game, change.person] = change.after
    return changes


def reckon(games: Iterable[RatedGame], anchors: Anchors) -> tuple[Ratings, list[Change]]:
    """Everybody's ratings from the records alone, and every change on the way."""
    ratings: Ratings = {}
    changes = [change for game in in_order(games) for change in enter(game, ratings, anchors)]
    return ratings, changes
