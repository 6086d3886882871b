"""Seeks: who wants the same meets, whichever worker they asked; nobody meets whom they would rather not."""

from __future__ import annotations

import threading
from typing import Any

import pytest
import sqlalchemy as sa

from adamak.server.background import Running
from adamak.server.lobby import seeks
from adamak.server.storage import schema
from adamak.server.tables.server_time import now

from .clients import Browser
from .conftest import Serve
from .people import become, myself, places

TERMS: dict[str, Any] = {"game": "duel", "clock": {"base": 600, "increment": 5}}


def person(url: str, name: str) -> Browser:
    browser = Browser(url)
    become(browser, name)
    return browser


def seek(browser: Browser, **more: Any) -> dict[str, Any]:
    told: dict[str, Any] = browser.call("POST", "/api/seeks", TERMS | more, status=201)
    return told


def lobby(browser: Browser) -> dict[str, Any]:
    told: dict[str, Any] = browser.call("GET", "/api/lobby", status=200)
    return told


def rate(server: Running, who: Browser, points: int) -> None:
    values = {"game": "duel", "person": myself(who)["id"], "points": points * 1000, "doubt": 50_000, "games": 30}
    with server.services.store._writing.connect() as connection, connection.begin():
        connection.execute(sa.insert(schema.ratings).values(**values))


def test_two_who_want_the_same_meet(any_server: Running) -> None:
    anna, babak, cyra = (person(any_server.url, name) for name in ("Anna", "Babak", "Cyra"))
    assert seek(anna, rated=True)["made"] is None
    assert seek(anna, rated=True)["id"] == lobby(anna)["mine"][0]["id"]  # the same one
    assert seek(cyra)["made"] is None  # not rated: something else
    (waits,) = [one for one in lobby(babak)["seeks"] if one["rated"]]
    assert (waits["name"], waits["person"], waits["points"]) == ("Anna", myself(anna)["id"], 1500)
    made = seek(babak, rated=True)["made"]
    told = lobby(anna)["mine"][0]["made"]
    assert told["table"] == made["table"]
    assert told["host"] == ""
    assert told["invite"] == ""
    info = anna.info(made["table"])
    assert (info["status"], info["rated"], info["clock"], info["public"]) == ("playing", True, TERMS["clock"], False)
    assert {seat["name"] for seat in info["seats"]} == {"Anna", "Babak"}
    assert info["talk"]["hints"] is False
    seats = {}
    for who, opened in ((anna, told), (babak, made)):
        (held,) = opened["seats"]
        assert places(who, made["table"]) == {held["seat"]: held["secret"]}  # nobody keeps the table
        with who.sit(made["table"], held["secret"]) as player:
            assert player.welcomed["held"] == [held["seat"]]
            assert not player.welcomed["host"]
        seats[held["seat"]] = who
    assert len(seats) == 2
    assert lobby(babak)["seeks"] != []
    assert lobby(cyra)["seeks"] == []
    anna.call("DELETE", f"/api/seeks/{lobby(anna)['mine'][0]['id']}", status=204)
    assert lobby(anna)["mine"] == []


def test_guests_meet_too_and_their_seats_open_to_them_alone(server: Running) -> None:
    one, other, third = (Browser(server.url) for _ in range(3))
    first = seek(one, size=3, name="Gul", game="condottiere")
    assert first["made"] is None
    assert lobby(third)["seeks"][0]["name"] == "Gul"
    seek(other, size=3, game="condottiere")
    made = seek(third, size=3, game="condottiere")["made"]
    all_held = [lobby(who)["mine"][0]["made"]["seats"][0] for who in (one, other, third)]
    assert made["seats"][0] == all_held[2]
    assert {held["seat"] for held in all_held} == {0, 1, 2}
    assert len({held["secret"] for held in all_held}) == 3
    for held in all_held:
        with one.sit(made["table"], held["secret"]) as player:
            assert player.welcomed["held"] == [held["seat"]]
    assert third.info(made["table"])["status"] == "playing"
    stranger = Browser(server.url)
    assert lobby(stranger)["mine"] == []
    stranger.call("DELETE", f"/api/seeks/{first['id']}", status=204)  # not theirs: nothing happens
    assert lobby(one)["mine"] != []
    for bad in ({"rated": True}, {"near": True}):
        assert stranger.call("POST", "/api/seeks", TERMS | bad, status=403)["code"] == "rated-sign-in"
    for wrong in ({"game": "chess"}, {"size": 5}):
        assert stranger.call("POST", "/api/seeks", TERMS | wrong)["code"] in ("unknown-game", "bad-seats")


def test_near_means_near_for_both(server: Running) -> None:
    strong, weak, middle = (person(server.url, name) for name in ("Strong", "Weak", "Middle"))
    rate(server, strong, 1900)
    rate(server, weak, 1300)
    rate(server, middle, 1720)
    assert seek(strong, near=True)["made"] is None
    assert lobby(strong)["ratings"] == {"duel": 1900}
    assert seek(weak)["made"] is None  # would play anybody; the other would not
    assert seek(middle)["made"] is not None
    (met,) = lobby(strong)["mine"]
    assert met["made"] is not None
    assert lobby(weak)["mine"][0]["made"] is None


def test_whom_one_would_rather_not_meet_is_not_met_and_not_told(server: Running) -> None:
    anna, rude = person(server.url, "Anna"), person(server.url, "Rude")
    anna.call("PUT", f"/api/blocks/{myself(rude)['id']}", status=200)
    assert seek(anna)["made"] is None
    assert lobby(rude)["seeks"] == []
    assert seek(rude)["made"] is None
    assert lobby(anna)["seeks"] == []
    assert lobby(rude)["mine"][0]["made"] is None
    assert seek(person(server.url, "Babak"))["made"] is not None


def test_who_is_gone_is_waited_for_no_more(server: Running) -> None:
    anna, babak = person(server.url, "Anna"), person(server.url, "Babak")
    mine = seek(anna)["id"]
    store = server.services.store
    with store._writing.connect() as connection, connection.begin():
        connection.execute(sa.update(schema.seeks).values(until=now() + 1000))
    assert len(lobby(anna)["mine"]) == 1  # who asks is still there
    with store._writing.connect() as connection:
        until = connection.execute(sa.select(schema.seeks.c.until)).scalar()
    assert until is not None
    assert until > now() + seeks.PRESENT - 20_000
    with store._writing.connect() as connection, connection.begin():
        connection.execute(sa.update(schema.seeks).values(until=now() - 1))
    assert lobby(babak)["seeks"] == []
    assert seek(babak)["made"] is None
    assert lobby(anna)["mine"] == []
    assert mine
    for number in range(2):
        seek(anna, clock={"base": 300 + number, "increment": 0})
    assert seek(anna)["made"] is not None  # Babak waited; what else Anna waited for is withdrawn
    assert [one["made"] is not None for one in lobby(anna)["mine"]] == [True]
    for number in range(3):
        seek(anna, clock={"base": 400 + number, "increment": 0})
    assert anna.call("POST", "/api/seeks", TERMS, status=422)["code"] == "too-many-seeks"


def test_a_table_that_was_never_made_lets_people_wait_again(server: Running) -> None:
    anna, babak = person(server.url, "Anna"), person(server.url, "Babak")
    seek(anna)
    with server.services.store._writing.connect() as connection, connection.begin():
        values = {"table_id": "never", "met_at": now() - seeks.MADE - 1}
        connection.execute(sa.update(schema.seeks).values(**values))
    assert seek(babak)["made"] is not None
    assert lobby(anna)["mine"][0]["made"] is not None


@pytest.mark.parametrize("number", [12])
def test_seeks_meet_across_workers(serve: Serve, new_database: str, number: int) -> None:
    """All at once, on two workers: everybody sits at one table, and no seat is given twice."""
    workers = [serve(database_url=new_database), serve(database_url=new_database)]
    people = [Browser(workers[at % 2].url) for at in range(number)]
    for at, one in enumerate(people):
        one.call("PUT", "/api/me", {"name": f"P{at}", "language": "en"}, status=200)
    threads = [threading.Thread(target=seek, args=(one,)) for one in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found = [lobby(one)["mine"][0]["made"] for one in people]
    assert all(found)
    tables: dict[str, set[int]] = {}
    for made in found:
        (held,) = made["seats"]
        assert held["seat"] not in tables.setdefault(made["table"], set())
        tables[made["table"]].add(held["seat"])
    assert len(tables) == number // 2
    for one, made in zip(people, found, strict=True):
        with Browser(workers[0].url).sit(made["table"], made["seats"][0]["secret"]) as player:
            assert player.table["status"] == "playing", one
