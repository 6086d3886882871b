"""The sums behind people's pages: written game by game, they are what the records give; old homes catch up."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.club.habits import EDGES, Habits
from adamak.server.club import club_pages, scorebook, tallies
from adamak.server.club.scorebook import Outcome
from adamak.server.config import ServerConfig
from adamak.server.people import persons
from adamak.server.storage import schema
from adamak.server.storage.expiry import delete_tables
from adamak.server.storage.store import Store

from .clients import Browser, play_on
from .conftest import Serve
from .people import become, bring, places
from .test_seeks import person


@pytest.fixture
def connection(config: ServerConfig) -> Iterator[Connection]:
    config.home.mkdir()
    store = Store(config)
    store.open()
    with store._writing.connect() as connection, connection.begin():
        yield connection
    store.close()


def game(number: int, people: list[str], rng: random.Random) -> Outcome:
    shown = rng.random() < 0.6
    places = rng.sample(range(1, len(people) + 1), len(people))
    common: dict[str, Any] = {"table_id": f"t{number:03}", "game": rng.choice(["duel", "troyes"]), "ended_at": number}
    common["shown"] = shown
    results = [
        common
        | {"seat": seat, "person": one, "bot": "", "name": one, "place": place, "rated_place": place,
           "total": rng.randint(-5, 60), "parts": f'{{"blue": {rng.randint(0, 9)}}}'}
        for seat, (one, place) in enumerate(zip(people, places, strict=True))
    ]  # fmt: skip
    done = {
        seat: Habits({"card": rng.sample(["a", "b", "c"], 2)}, [rng.randint(0, 3) for _ in range(len(EDGES) + 1)])
        for seat in range(len(people))
    }
    finished = common | {"ending": rng.choice(["points", "military"]), "moves": 9, "unrated": "casual", "entered": True}
    return Outcome(finished, results, done)


def kept(connection: Connection) -> tuple[Any, Any]:
    """All sums as they are written."""
    sums = {
        (row.person, row.game, bool(row.shown)): tallies.read_tally(row.body)
        for row in connection.execute(sa.select(schema.tallies))
    }
    met = {(row.person, bool(row.shown), row.other): (row.games, row.won)
           for row in connection.execute(sa.select(schema.meetings))}  # fmt: skip
    return sums, met


def test_game_by_game_or_from_the_records_the_sums_are_the_same(connection: Connection) -> None:
    rng = random.Random(3)
    ids = [persons.create(connection, name, "en").id for name in ("Anna", "Babak", "Cyra")]
    for number in range(40):
        people = rng.sample([*ids, ""], rng.randint(2, 4))
        scorebook.keep(connection, game(number, people, rng))
    once = kept(connection)
    assert sum(tally.games for tally in once[0].values()) > 60
    tallies.reckon_anew(connection, ids)
    assert kept(connection) == once
    connection.execute(sa.delete(schema.tallies))
    connection.execute(sa.delete(schema.meetings))
    assert sorted(tallies.unwritten(connection, 10)) == sorted(ids)  # as in a home of before
    before = club_pages.profile_of(connection, ids[0], ids[0])
    tallies.reckon_anew(connection, tallies.unwritten(connection, 10))
    assert kept(connection) == once
    assert tallies.unwritten(connection, 10) == []
    after = club_pages.profile_of(connection, ids[0], ids[0])
    assert before.games == after.games
    # A table that the host deletes is gone from the sums as well.
    delete_tables(connection, ["t000", "t001"])
    gone = kept(connection)
    assert gone != once
    tallies.reckon_anew(connection, ids)
    assert kept(connection) == gone
    scorebook.forget(connection, ids[0])
    assert not [one for one in (*kept(connection)[0], *kept(connection)[1]) if ids[0] in one]


def test_a_page_tells_favourites_and_pace_and_nothing_of_private_games(connection: Connection) -> None:
    ids = [persons.create(connection, name, "en").id for name in ("Anna", "Babak")]
    rng = random.Random(8)
    told = [game(number, ids, rng) for number in range(30)]
    for one in told:
        scorebook.keep(connection, one)
    own, others = (club_pages.profile_of(connection, ids[0], asks) for asks in (ids[0], ids[1]))
    for page, which in ((own, told), (others, [one for one in told if one.finished["shown"]])):
        for record in page.games:
            mine = [one for one in which if one.finished["game"] == record.game]
            assert record.games == len(mine)
            assert record.times == [sum(column) for column in zip(*(one.habits[0].times for one in mine), strict=True)]
            (cards,) = record.favourites
            assert {card.id: card.games for card in cards.things} == {
                card: sum(card in one.habits[0].taken["card"] for one in mine) for card in ("a", "b", "c")
            }
            assert record.pace is not None
            assert [card.games for card in cards.things] == sorted((card.games for card in cards.things), reverse=True)
    assert others.tie is not None
    assert own.tie is None


def test_a_game_that_ends_is_on_the_page_and_an_old_one_is_read_at_leisure(serve: Serve) -> None:
    server = serve()
    anna, babak = person(server.url, "Anna"), person(server.url, "Babak")
    anna.call("POST", "/api/seeks", {"game": "condottiere"}, status=201)
    table = babak.call("POST", "/api/seeks", {"game": "condottiere"}, status=201)["made"]["table"]
    mine = {**places(anna, table), **places(babak, table)}
    players = {seat: anna.sit(table, secret) for seat, secret in mine.items()}
    play_on(players)
    who = anna.call("GET", "/api/me", status=200)["person"]

    def page() -> Any:
        return anna.call("GET", f"/api/people/{who}", status=200)

    anna.call("GET", f"/api/tables/{table}/outcome", secret=next(iter(mine.values())), status=200)
    first = page()
    (record,) = first["games"]
    assert record["games"] == 1
    assert sum(record["times"]) > 3
    assert {kind["kind"] for kind in record["favourites"]} >= {"card"}
    store, keeper = server.services.store, server.services.bookkeeper
    with store._writing.connect() as connection, connection.begin():
        for emptied in (schema.details, schema.tallies, schema.meetings):
            connection.execute(sa.delete(emptied))
        connection.execute(sa.update(schema.finished).values(detailed=False))
    assert page()["games"][0]["favourites"] == []
    assert page()["games"][0]["games"] == 1
    asyncio.run_coroutine_threadsafe(keeper.catch_up_on_people(), server.loop).result(120)
    assert page()["games"] == first["games"]
    assert page()["opponents"] == first["opponents"]


def test_what_guests_did_is_read_once_one_of_them_becomes_a_person(serve: Serve) -> None:
    server = serve()
    store, keeper = server.services.store, server.services.bookkeeper
    with Browser(server.url) as guest:
        made = guest.make("me", "guest")
        play_on({held["seat"]: guest.sit(made["table"], held["secret"]) for held in made["seats"]})
        guest.call("GET", f"/api/tables/{made['table']}/outcome", secret=made["seats"][0]["secret"], status=200)
        with store._reading.connect() as connection:
            assert connection.execute(sa.select(schema.details)).all() == []
        become(guest, "Anna")
        bring(guest, {"table": made["table"], "seats": made["seats"][:1]})
        asyncio.run_coroutine_threadsafe(keeper.catch_up_on_people(), server.loop).result(120)
        who = guest.call("GET", "/api/me", status=200)["person"]
        (record,) = guest.call("GET", f"/api/people/{who}", status=200)["games"]
        assert record["games"] == 1
        assert sum(record["times"]) > 3
        assert {kind["kind"] for kind in record["favourites"]} >= {"card"}
