"""Play over days: vacations, and moves given in advance."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from adamak.core import find
from adamak.server.background import Running
from adamak.server.notices import premoves
from adamak.server.storage import schema
from adamak.server.tables.server_time import now

from ..clients import Browser
from ..people import become, bring, places
from .conftest import Someone
from .receivers import Listener, wait_for

Telling = Callable[..., Running]
DAYS = {"base": 259_200, "increment": 43_200}
DAY = 24 * 3600 * 1000


def pair(server: Running, **table: Any) -> tuple[list[Browser], str]:
    """Two persons at a new table."""
    people = [Browser(server.url), Browser(server.url)]
    for browser, name in zip(people, ("Anna", "Bela"), strict=True):
        become(browser, name)
    made = people[0].make("me", "friend", **table)
    people[1].call("POST", f"/api/tables/{made['table']}/seats/1/claim", {"invite": made["invite"]}, status=201)
    return people, made["table"]


def seat_at(people: list[Browser], table: str, seat: int) -> str:
    return places(people[seat], table)[seat]


# --- vacation --------------------------------------------------------------------------------------------------------


def test_the_clock_stands_and_the_table_says_so(any_server: Running) -> None:
    people, table = pair(any_server, clock=DAYS)
    with people[0].sit(table, seat_at(people, table, 0)) as player:
        who = player.state["actors"][0]
        before = player.state["clocks"]["seats"][who]
        shown = people[who].call("POST", "/api/person/vacation", {"days": 10}, status=201)
        until = shown["vacation"]["until"]
        assert shown["vacation"] == {"until": until, "left": 20, "allowed": 30}
        while not any(line["kind"] == "rested" for line in player.log):
            player.hear()
        line = next(line for line in player.log if line["kind"] == "rested")
        assert (line["seat"], line["until"], line["back"]) == (who, until, False)
        assert player.table["seats"][who]["rests_until"] == until
        clock = player.state["clocks"]["seats"][who]
        assert (clock["running"], clock["rests_until"]) == (True, until)
        assert before["left"] - 60_000 < clock["left"] <= before["left"]
        # Its time runs out so much later.
        mine = people[who].call("GET", "/api/me/tables", status=200)["tables"][0]
        assert mine["my_time"] == until + clock["left"]
        refused = people[who].call("POST", "/api/person/vacation", {"days": 1}, status=422)
        assert refused["code"] == "already-on-vacation"
        back = people[who].call("DELETE", "/api/person/vacation", status=200)["vacation"]
        assert (back["until"], back["left"]) == (0, 29)
        while not player.log[-1].get("back"):
            player.hear()
        assert player.state["clocks"]["seats"][who]["rests_until"] <= now()
        too_long = people[who].call("POST", "/api/person/vacation", {"days": 30}, status=422)
        assert (too_long["code"], too_long["facts"]["left"]) == ("vacation-too-long", 29)


def test_a_vacation_holds_no_quick_game_and_those_that_begin_during_it(server: Running) -> None:
    people, quick = pair(server, clock={"base": 600, "increment": 5})
    people[1].call("POST", "/api/person/vacation", {"days": 3}, status=201)
    with people[0].sit(quick, seat_at(people, quick, 0)) as player:
        assert all(seat["rests_until"] == 0 for seat in player.table["seats"])
    made = people[0].make("me", "friend", clock=DAYS)
    people[1].call("POST", f"/api/tables/{made['table']}/seats/1/claim", {"invite": made["invite"]}, status=201)
    asyncio.run_coroutine_threadsafe(server.services.notices.read(), server.loop).result(60)  # as it does now and then
    assert people[0].info(made["table"])["seats"][1]["rests_until"] > now() + 2 * DAY


def test_nobody_runs_out_of_time_on_vacation(serve: Callable[..., Running]) -> None:
    """Four days later a clock of three days has run out; but not of whoever is away."""
    from adamak.server.tables.server_time import TIME

    server = serve()
    people, table = pair(server, clock=DAYS)
    with people[0].sit(table, seat_at(people, table, 0)) as player:
        who = player.state["actors"][0]
        people[who].call("POST", "/api/person/vacation", {"days": 6}, status=201)
    room = server.services.rooms.live(table)
    assert room is not None
    clock = room.table.clock
    assert clock is not None
    flag = clock.flag()
    assert flag is not None
    assert flag[0] == who
    assert 8.9 * DAY < flag[1] - TIME.now() <= 9 * DAY


def test_vacations_may_be_forbidden(serve: Callable[..., Running]) -> None:
    server = serve(vacation_days=0)
    anna = Browser(server.url)
    become(anna, "Anna")
    assert anna.call("POST", "/api/person/vacation", {"days": 1}, status=422)["code"] == "vacation-too-long"


# --- moves given in advance ------------------------------------------------------------------------------------------


def test_a_move_given_in_advance_is_played_when_its_time_comes(any_server: Running) -> None:
    people, table = pair(any_server)
    with people[0].sit(table, seat_at(people, table, 0)) as one, people[1].sit(table, seat_at(people, table, 1)) as two:
        players = [one, two]
        who = one.state["actors"][0]
        other = 1 - who
        path = f"/api/tables/{table}/seats/{other}/premove"
        secret = seat_at(people, table, other)
        offers = people[other].call("GET", path, secret=secret, status=200)["offers"]
        assert "pass" in offers
        kept = people[other].call("PUT", path, {"moves": ["pass"]}, secret=secret, status=200)
        assert (kept["moves"], kept["dropped"]) == (["pass"], False)
        assert "premove" not in json.dumps(players[who].frames)  # nobody else hears of it
        while players[who].state["actors"] == [who]:
            players[who].play(players[who].legal()[0])
        while not any(line["kind"] == "moved" and line["seat"] == other for line in players[who].log):
            players[who].hear()
        line = next(line for line in players[who].log if line["kind"] == "moved" and line["seat"] == other)
        assert line["by_bot"] is False
        shown = wait_for(lambda: _gone(people[other], path, secret))
        assert shown["moves"] == []


def _gone(browser: Browser, path: str, secret: str) -> dict[str, Any] | None:
    shown: dict[str, Any] = browser.call("GET", path, secret=secret, status=200)
    return shown if not shown["moves"] else None


def test_what_is_not_legal_then_is_dropped_and_said(telling: Telling, someone: Someone, listener: Listener) -> None:
    server = telling()
    anna, bela = someone(server, "Anna"), someone(server, "Bela")
    made = anna.browser.make("me", "friend")
    table = made["table"]
    bela.browser.call("POST", f"/api/tables/{table}/seats/1/claim", {"invite": made["invite"]}, status=201)
    people = [anna.browser, bela.browser]
    with people[0].sit(table, seat_at(people, table, 0)) as one, people[1].sit(table, seat_at(people, table, 1)) as two:
        players = [one, two]
        who = one.state["actors"][0]
        other = 1 - who
        hand = players[other].state["view"]["players"][other]["hand"]
        game = find("condottiere")
        never = next(
            move
            for move in (game.moves.words(number) for number in range(len(game.moves)))
            if move.startswith("play ") and move.split()[1] not in json.dumps(hand)
        )
        path = f"/api/tables/{table}/seats/{other}/premove"
        secret = seat_at(people, table, other)
        people[other].call("PUT", path, {"moves": [never]}, secret=secret, status=200)
        players[other].close()
        while players[who].state["actors"] == [who]:
            players[who].play(players[who].legal()[0])
        name = (anna, bela)[other].name
        wait_for(lambda: [told for told in listener.pushes(name) if "turn" in told["title"]])
        shown = people[other].call("GET", path, secret=secret, status=200)
        assert (shown["moves"], shown["dropped"], shown["offers"]) == ([never], True, [])
        refused = people[other].call("PUT", path, {"moves": ["pass"]}, secret=secret, status=409)
        assert refused["code"] == "already-your-turn"
        assert people[other].call("DELETE", path, secret=secret, status=200)["moves"] == []


def test_a_move_in_advance_goes_with_whoever_gave_it(server: Running) -> None:
    """A guest's is the person's whom they become; a seat that is handed to somebody else has none; the end ends all."""
    host, anna = Browser(server.url), Browser(server.url)
    made = host.make("me", "friend", options={"first_player": "1"})
    table = made["table"]
    path = f"/api/tables/{table}/seats/1/premove"
    old = anna.call("POST", f"/api/tables/{table}/seats/1/claim", {"invite": made["invite"]}, status=201)
    anna.call("PUT", path, {"moves": ["pass"]}, secret=old["secret"], status=200)
    become(anna, "Anna")
    bring(anna, {"table": table, "seats": [old]})
    assert [line["moves"] for line in anna.call("GET", "/api/person/data", status=200)["premoves"]] == ['["pass"]']
    mine = places(anna, table)[1]
    host.call("POST", f"/api/tables/{table}/seats/1/reissue", secret=made["host"], status=201)
    with anna.sit(table, mine) as player:
        player.do("seat_answer", accept=True)
    fresh = host.call("POST", f"/api/tables/{table}/seats/1/reissue", secret=made["host"], status=201)["secret"]
    assert host.call("GET", path, secret=fresh, status=200)["moves"] == []
    host.call("PUT", path, {"moves": ["pass"]}, secret=fresh, status=200)
    with host.sit(table, fresh) as player:
        player.do("resign")
    wait_for(lambda: host.call("GET", path, secret=fresh, status=200)["moves"] == [])


@pytest.mark.parametrize("game", ["condottiere", "duel", "architects", "troyes", "trajan"])
def test_offers_tell_a_seat_nothing_it_does_not_know(game: str) -> None:
    """They are the same whatever lies hidden: drawn from any position the seat cannot tell from the true one."""
    from collections import Counter

    from adamak.core import Match, Rng
    from adamak.table import Table

    chance = random.Random(5)
    rules = find(game)
    match = Match.start(rules, 2, {}, seed="offers")
    for _ in range(9):
        seat = int(match.position.actors()[0])
        match.play(seat, chance.choice([int(move) for move in match.position.legal(seat)]))
    asked = {int(actor) for actor in match.position.actors()}
    seat = next((seat for seat in (0, 1) if seat not in asked), None)
    if seat is None:
        pytest.skip("both are asked")
    found = []
    for other in (match.position, match.position.sample(seat, Rng("another deal"))):
        table = Table("same")
        table.game, table.match, table.version = rules, match.twin(), 7
        table.match.position = other
        counted: Counter[str] = Counter()
        for _ in premoves.offers(table, seat, counted):
            pass
        found.append(counted)
    assert found[0] == found[1]
    assert found[0]


def test_all_of_it_goes_with_the_person(telling: Telling, someone: Someone, listener: Listener) -> None:
    server = telling(notice_seconds=3600.0)
    anna, bela = someone(server, "Anna"), someone(server, "Bela")
    made = anna.browser.make("me", "friend")
    table = made["table"]
    bela.browser.call("POST", f"/api/tables/{table}/seats/1/claim", {"invite": made["invite"]}, status=201)
    who = server.services.rooms.live(table).table.actors()[0]  # type: ignore[union-attr]
    waiting = (anna, bela)[1 - who]
    person = waiting.browser
    wishes = {"zone": "Asia/Tehran", "quiet_from": 0, "quiet_until": 420, "unwanted": ["over"]}
    person.call("PUT", "/api/person/notices", wishes, status=200)
    person.call("PUT", f"/api/person/notices/tables/{table}", {"off": True}, status=200)
    person.call("POST", "/api/person/vacation", {"days": 2}, status=201)
    path = f"/api/tables/{table}/seats/{1 - who}/premove"
    person.call("PUT", path, {"moves": ["pass"]}, secret=places(person, table)[1 - who], status=200)
    body = server.services.notices.tell(waiting.id, "round", about="1", name="Spring Cup")
    asyncio.run_coroutine_threadsafe(body, server.loop).result(30)
    data = person.call("GET", "/api/person/data", status=200)
    for name in ("notice_ways", "notice_wishes", "hushed_tables", "notices", "vacations", "premoves"):
        assert data[name], name
    assert not any(secret in json.dumps(data) for secret in ("p256dh", 'auth"'))
    mine = waiting.id
    person.call("DELETE", "/api/person", status=204)

    def left(connection: sa.Connection) -> list[str]:
        tables = (
            schema.notice_ways, schema.notice_wishes, schema.hushed_tables, schema.notices, schema.vacations,
            schema.premoves,
        )  # fmt: skip
        return [
            one.name
            for one in tables
            if connection.execute(sa.select(sa.func.count()).where(one.c.person == mine)).scalar_one()
        ]

    reading = server.services.store.read(left)
    assert asyncio.run_coroutine_threadsafe(reading, server.loop).result(30) == []


def test_a_round_is_told_by_whoever_runs_the_tournament(telling: Telling, someone: Someone, listener: Listener) -> None:
    server = telling()
    anna = someone(server, "Anna")
    for about in ("1", "1", "2"):
        telling_now = server.services.notices.tell(anna.id, "round", about=about, name="Spring Cup")
        asyncio.run_coroutine_threadsafe(telling_now, server.loop).result(30)
    wait_for(lambda: len(listener.pushes("Anna")) == 2)
    assert {told["title"] for told in listener.pushes("Anna")} == {"Spring Cup: a new round"}
