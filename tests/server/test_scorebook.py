"""The scorebook: each finished game once, ratings in the order of the ends, from any worker, and again from records."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.club.anchors import anchors
from adamak.club.ledger import RatedGame, Sitter, reckon
from adamak.server.club import club_pages, scorebook
from adamak.server.club.scorebook import Outcome
from adamak.server.config import ServerConfig
from adamak.server.people import persons
from adamak.server.storage import schema
from adamak.server.storage.store import Store


@pytest.fixture
def store(config: ServerConfig, database_url: str) -> Iterator[Store]:
    config.home.mkdir()
    found = Store(replace(config, database_url=database_url))
    found.open()
    yield found
    found.close()


@pytest.fixture
def connection(store: Store) -> Iterator[Connection]:
    with store._writing.connect() as found, found.begin():
        yield found


def told(table: str, ended_at: int, people: tuple[str, ...], places: tuple[int, ...], **more: Any) -> Outcome:
    """A rated game of these people."""
    common = {
        "table_id": table,
        "game": more.get("game", "duel"),
        "ended_at": ended_at,
        "shown": more.get("shown", True),
    }
    unrated = more.get("unrated", "")
    finished = common | {"ending": "civilian", "moves": 60, "unrated": unrated, "entered": unrated != ""}
    results = [
        common
        | {"seat": seat, "person": person, "bot": "", "name": person.title(), "place": place, "rated_place": place,
           "total": 60 - place, "parts": '{"blue":12,"green":3}'}
        for seat, (person, place) in enumerate(zip(people, places, strict=True))
    ]  # fmt: skip
    return Outcome(finished, results)


def ratings(connection: Connection) -> dict[tuple[str, str], tuple[int, int, int]]:
    found = connection.execute(sa.select(schema.ratings))
    return {(row.game, row.person): (row.points, row.doubt, row.games) for row in found}


def changes(connection: Connection) -> list[Any]:
    results = schema.results
    columns = (results.c.table_id, results.c.seat, results.c.points_before, results.c.points, results.c.doubt)
    return list(connection.execute(sa.select(*columns).order_by(*columns[:2])))


def some_games(number: int) -> list[Outcome]:
    rng = random.Random(5)
    games = []
    for at in range(number):
        people = tuple(rng.sample(["anna", "babak", "cyra", "dara"], 2))
        games.append(told(f"t{at:03}", 1000 + 10 * (at // 2), people, rng.choice([(1, 2), (2, 1), (1, 1)])))
    return games


def test_a_game_is_entered_once(connection: Connection) -> None:
    game = told("t", 5, ("anna", "babak"), (1, 2))
    assert scorebook.keep(connection, game)
    once = ratings(connection)
    assert not scorebook.keep(connection, game)
    assert ratings(connection) == once
    assert once["duel", "anna"][2] == 1


def test_whatever_the_order_in_which_games_are_written_the_ratings_are_those_of_the_ends(store: Store) -> None:
    games = some_games(24)
    mixed = list(games)
    random.Random(7).shuffle(mixed)
    found = []
    for order in (games, mixed):
        with store._writing.connect() as connection, connection.begin() as undone:
            for game in order:
                scorebook.keep(connection, game)
            found.append((ratings(connection), changes(connection)))
            undone.rollback()
    assert found[0] == found[1]
    records = [
        RatedGame(
            game.finished["table_id"], "duel", game.finished["ended_at"],
            tuple(Sitter(person=line["person"]) for line in game.results),
            tuple(line["place"] for line in game.results),
        )
        for game in mixed
    ]  # fmt: skip
    reckoned, _ = reckon(records, anchors())
    assert {who: (one.points, one.doubt) for who, one in reckoned.items()} == {
        who: line[:2] for who, line in found[0][0].items()
    }


def test_recomputing_from_the_records_gives_the_same_numbers(connection: Connection) -> None:
    for game in some_games(20):
        scorebook.keep(connection, game)
    scorebook.keep(connection, told("casual", 99_999, ("anna", "babak"), (1, 2), unrated="casual"))
    before = ratings(connection), changes(connection)
    assert scorebook.recompute(connection) == 20
    assert (ratings(connection), changes(connection)) == before


def test_who_is_deleted_leaves_games_that_still_count_for_others(connection: Connection) -> None:
    for game in some_games(20):
        scorebook.keep(connection, game)
    scorebook.forget(connection, "babak")
    before = ratings(connection)
    names = connection.execute(sa.select(schema.results.c.person, schema.results.c.name)).all()
    assert not any("babak" in (row.person, row.name.lower()) for row in names)
    scorebook.recompute(connection)
    assert ratings(connection) == before
    assert "babak" not in {who for _, who in before}


def test_a_guest_who_becomes_a_person_brings_their_results_along(connection: Connection) -> None:
    scorebook.keep(connection, told("t", 5, ("", "babak"), (1, 2), unrated="guest"))
    scorebook.adopt(connection, "anna", "t", [0])
    assert connection.execute(sa.select(schema.results.c.person).order_by(schema.results.c.seat)).scalars().all() == [
        "anna", "babak",
    ]  # fmt: skip


def test_a_persons_page_tells_their_games_and_hides_private_ones_from_others(connection: Connection) -> None:
    anna = persons.create(connection, "Anna", "en")
    babak = persons.create(connection, "Babak", "fa")
    scorebook.keep(connection, told("a", 5, (anna.id, babak.id), (1, 2)))
    scorebook.keep(connection, told("b", 6, (anna.id, babak.id), (2, 1)))
    scorebook.keep(connection, told("c", 7, (anna.id, babak.id), (1, 2), unrated="casual", shown=False))
    page = club_pages.profile_of(connection, anna.id)
    (duel,) = page.games
    assert (duel.games, duel.won, duel.best) == (2, 1, 59)
    assert duel.parts["blue"].mean == 12
    assert duel.endings == {"civilian": 2}
    assert len(duel.curve) == 2
    assert duel.rating is not None
    assert duel.rating.points == duel.curve[-1].points
    assert [(one.name, one.games, one.won) for one in page.opponents] == [("Babak", 2, 1)]
    assert [line.table for line in page.last] == ["b", "a"]
    assert page.last[0].seats[0].change is not None
    assert [line.table for line in club_pages.profile_of(connection, anna.id, anna.id).last] == ["c", "b", "a"]


def test_the_clubs_page_tells_records_and_hides_private_games(connection: Connection) -> None:
    anna = persons.create(connection, "Anna", "en")
    scorebook.keep(connection, told("a", 5, (anna.id, ""), (1, 2), unrated="guest"))
    scorebook.keep(connection, told("c", 7, (anna.id, ""), (1, 2), unrated="casual", shown=False))
    page = club_pages.house(connection)
    assert [(one.game, one.games) for one in page.games] == [("duel", 2)]
    assert [line.table for line in page.last] == ["a"]
    assert page.games[0].best is not None
    assert (page.games[0].best.name, page.games[0].best.person) == (anna.id.title(), anna.id)
    assert page.last[0].seats[1].person == ""
