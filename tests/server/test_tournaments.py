"""Tournaments from their making to the last result: persons, bots, comers and goers, on both databases."""

from __future__ import annotations

import asyncio
import csv
import io
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from adamak.server.background import Running
from adamak.server.config import ServerConfig
from adamak.server.storage import doctor, schema
from adamak.server.storage.database import connect
from adamak.server.storage.expiry import expire
from adamak.server.tables.server_time import now

from .clients import Browser
from .conftest import Serve
from .people import become, myself, places
from .test_kill import Zygote
from .test_storage import on

HOUR = 3600
PATIENCE = 60.0  # seconds


def plan(kind: str = "swiss", most: int = 4, **more: Any) -> dict[str, Any]:
    asked = {"name": "Autumn", "game": "condottiere", "kind": kind, "most": most, "clock": {"base": HOUR}}
    return {**asked, **more}


def people(url: str, *names: str) -> list[Browser]:
    found = [Browser(url) for _ in names]
    for browser, name in zip(found, names, strict=True):
        become(browser, name)
    return found


def make(maker: Browser, **asked: Any) -> str:
    return str(maker.call("POST", "/api/tournaments", plan(**asked), status=201)["brief"]["id"])


def shown(browser: Browser, tournament: str) -> dict[str, Any]:
    told: dict[str, Any] = browser.call("GET", f"/api/tournaments/{tournament}", status=200)
    return told


def enter(tournament: str, *browsers: Browser) -> None:
    for browser in browsers:
        browser.call("POST", f"/api/tournaments/{tournament}/entry", status=200)


def give_up(browser: Browser, tournament: str) -> str:
    """Whoever asks resigns the game they have to play now; its table."""
    table = str(shown(browser, tournament)["table"])
    seats = {seat: secret for seat, secret in places(browser, table).items() if seat >= 0}
    (secret,) = seats.values()
    with browser.sit(table, secret) as player:
        assert player.do("resign")["type"] == "ack"
    return table


def until(look: Callable[[], dict[str, Any]], come: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Looks again until it has come to that."""
    deadline = time.monotonic() + PATIENCE
    while not come(found := look()):
        assert time.monotonic() < deadline, found
        time.sleep(0.02)
    return found


def in_round(browser: Browser, tournament: str, number: int) -> dict[str, Any]:
    """When that round is paired and its tables are open."""

    def come(info: dict[str, Any]) -> bool:
        return info["brief"]["round"] == number and all(
            board["table"] for board in info["rounds"][-1] if len(board["entrants"]) > 1
        )

    return until(lambda: shown(browser, tournament), come)


def number_of(info: dict[str, Any], name: str) -> int:
    return int(next(one["number"] for one in info["entrants"] if one["name"] == name))


def losers_resign(tournament: str, browsers: dict[str, Browser], order: str) -> dict[str, Any]:
    """Plays a round: of each pair whoever comes later in the order of names gives up."""
    info = shown(next(iter(browsers.values())), tournament)
    names = {one["number"]: one["name"] for one in info["entrants"]}
    for board in info["rounds"][-1]:
        if len(board["entrants"]) == 2 and not board["places"]:
            loser = max((names[number] for number in board["entrants"]), key=lambda name: order.index(name[0]))
            give_up(browsers[loser], tournament)
    return info


# --- whole tournaments -----------------------------------------------------------------------------------------------


def test_a_swiss_tournament_of_persons_from_making_to_export(any_server: Running) -> None:
    names = ("Anna", "Babak", "Carla", "Dara", "Elif")
    browsers = dict(zip(names, people(any_server.url, *names), strict=True))
    anna = browsers["Anna"]
    tournament = make(anna, most=5, rounds=3, rated=True)
    enter(tournament, *browsers.values())  # full: it begins by itself
    for number in (1, 2, 3):
        info = in_round(anna, tournament, number)
        assert info["brief"]["status"] == "playing"
        assert sorted(len(board["entrants"]) for board in info["rounds"][-1]) == [1, 2, 2]
        losers_resign(tournament, browsers, "ABCDE")
    info = until(lambda: shown(anna, tournament), lambda info: info["brief"]["status"] == "over")
    assert len(info["rounds"]) == 3
    assert info["columns"] == ["points", "opponents", "beaten", "victories"]
    assert info["standings"][0]["entrant"] == number_of(info, "Anna")
    assert info["standings"][0]["figures"][0] == 3
    met = Counter(tuple(sorted(b["entrants"])) for boards in info["rounds"] for b in boards if len(b["entrants"]) == 2)
    assert set(met.values()) == {1}
    byes = Counter(b["entrants"][0] for boards in info["rounds"] for b in boards if len(b["entrants"]) == 1)
    assert set(byes.values()) == {1}

    # The games are rated games like any other, on seats of those who were paired.
    board = next(b for b in info["rounds"][0] if len(b["entrants"]) == 2)
    line = anna.call("GET", f"/api/tables/{board['table']}/outcome", status=200)
    assert line["unrated"] == ""
    assert all(seat["change"] for seat in line["seats"])

    lines = list(csv.reader(io.StringIO(anna.http.get(f"/api/tournaments/{tournament}/export.csv").text)))
    assert lines[1][:4] == ["1", str(number_of(info, "Anna")), "Anna", "3"]
    assert len(lines) == 1 + 5 + 1 + 1 + 3 * 5
    told = Browser(any_server.url).call("GET", f"/api/tournaments/{tournament}/export.json", status=200)
    assert told["rounds"] == info["rounds"]
    assert "own" not in told
    (brief,) = anna.call("GET", "/api/tournaments", status=200)["tournaments"]
    assert (brief["id"], brief["mine"]) == (tournament, True)


@pytest.mark.parametrize(("kind", "rounds"), [("round_robin", 3), ("knockout", 2)])
def test_others_for_two_run_to_their_end(server: Running, kind: str, rounds: int) -> None:
    names = ("Anna", "Babak", "Carla", "Dara")
    browsers = dict(zip(names, people(server.url, *names), strict=True))
    anna = browsers["Anna"]
    tournament = make(anna, kind=kind)
    enter(tournament, *browsers.values())
    for number in range(1, rounds + 1):
        in_round(anna, tournament, number)
        losers_resign(tournament, browsers, "ABCD")
    info = until(lambda: shown(anna, tournament), lambda info: info["brief"]["status"] == "over")
    assert info["brief"]["rounds"] == info["brief"]["round"] == rounds
    assert info["standings"][0]["entrant"] == number_of(info, "Anna")


def test_bots_fill_and_play_each_other_by_themselves(any_server: Running) -> None:
    (anna,) = people(any_server.url, "Anna")
    tournament = make(anna, kind="round_robin", most=6, fill=3, level="random")
    enter(tournament, anna)
    anna.call("POST", f"/api/tournaments/{tournament}/start", status=200)

    def play() -> dict[str, Any]:
        info = shown(anna, tournament)
        if info["table"] and anna.info(info["table"])["status"] == "playing":
            give_up(anna, tournament)
        return info

    info = until(play, lambda info: info["brief"]["status"] == "over")
    assert [one["bot"] for one in info["entrants"]] == ["", "random", "random"]
    assert [line["games"] for line in info["standings"]] == [2, 2, 2]
    assert info["standings"][-1]["entrant"] == 1


def test_rounds_of_tables_of_three_and_four(server: Running) -> None:
    browsers = people(server.url, *(f"P{number}" for number in range(7)))
    tournament = make(browsers[0], kind="tables", most=7, rounds=2)
    enter(tournament, *browsers)
    for number in (1, 2):
        info = in_round(browsers[0], tournament, number)
        assert sorted(len(board["entrants"]) for board in info["rounds"][-1]) == [3, 4]
        for board in info["rounds"][-1]:
            for entrant in board["entrants"][1:]:  # all but one give up: the game is over
                give_up(browsers[entrant - 1], tournament)
    info = until(lambda: shown(browsers[0], tournament), lambda info: info["brief"]["status"] == "over")
    assert info["columns"] == ["mean", "points", "opponents", "victories"]
    assert {line["games"] for line in info["standings"]} == {2}
    assert all(board["places"][0] == 1 for boards in info["rounds"] for board in boards)


# --- coming and going ------------------------------------------------------------------------------------------------


def test_who_leaves_loses_the_game_and_is_paired_no_more(server: Running) -> None:
    anna, babak, carla = people(server.url, "Anna", "Babak", "Carla")
    tournament = make(anna, kind="round_robin", most=3)
    enter(tournament, anna, babak, carla)
    info = shown(anna, tournament)
    first = next(board for board in info["rounds"][0] if len(board["entrants"]) == 2)
    leaver = (anna, babak, carla)[first["entrants"][0] - 1]
    other = (anna, babak, carla)[first["entrants"][1] - 1]
    leaver.call("DELETE", f"/api/tournaments/{tournament}/entry", status=200)
    assert leaver.call("DELETE", f"/api/tournaments/{tournament}/entry", status=409)["code"] == "not-entered"
    info = until(lambda: shown(other, tournament), lambda info: info["brief"]["round"] >= 2)
    assert info["rounds"][0][info["rounds"][0].index({**first, "places": [2, 1], "points": [0, 1]})]
    assert all(first["entrants"][0] not in board["entrants"] for boards in info["rounds"][1:] for board in boards)
    assert anna.info(first["table"])["status"] == "over"


def test_who_has_left_or_is_blocked_by_the_maker_cannot_enter(server: Running) -> None:
    anna, babak, carla, rude = people(server.url, "Anna", "Babak", "Carla", "Rude")
    anna.call("PUT", f"/api/blocks/{myself(rude)['id']}", status=200)
    tournament = make(anna, most=8, rounds=3)
    path = f"/api/tournaments/{tournament}/entry"
    assert rude.call("POST", path, status=409)["code"] == "entries-closed"
    info = shown(rude, tournament)
    assert (info["closed"], info["powers"]["join"]) == ("entries-closed", False)
    enter(tournament, anna, babak, carla)
    carla.call("DELETE", path, status=200)
    enter(tournament, carla)  # before the beginning one may come and go
    anna.call("POST", f"/api/tournaments/{tournament}/start", status=200)
    carla.call("DELETE", path, status=200)
    assert carla.call("POST", path, status=409)["code"] == "already-left"
    assert not shown(carla, tournament)["powers"]["join"]


def test_who_is_banned_takes_part_no_more(server: Running) -> None:
    anna, babak, carla = people(server.url, "Anna", "Babak", "Carla")
    tournament = make(anna, most=2)
    enter(tournament, babak, carla)
    host, handle = server.services.keys.host(), babak.call("GET", "/api/me", status=200)["id"]
    anna.call("POST", "/api/admin/bans", {"what": handle}, secret=host, status=200)
    server.loop.call_soon_threadsafe(server.services.director.wake)
    info = until(lambda: shown(anna, tournament), lambda info: info["brief"]["status"] == "over")
    assert info["standings"][0]["entrant"] == number_of(info, "Carla")
    assert [line["left"] for line in info["standings"]] == [False, True]


def test_what_the_servers_host_does_to_a_tournament_stands_in_the_log(server: Running) -> None:
    anna, babak = people(server.url, "Anna", "Babak")
    tournament, host = make(anna), server.services.keys.host()
    enter(tournament, anna, babak)
    Browser(server.url).call("DELETE", f"/api/tournaments/{tournament}/entrants/2", secret=host, status=200)
    Browser(server.url).call("POST", f"/api/tournaments/{tournament}/cancel", secret=host, status=200)
    deeds = anna.call("GET", "/api/admin/deeds", secret=host, status=200)["deeds"]
    assert {(deed["what"], deed["about"]) for deed in deeds} == {("call-off", tournament), ("send-away", tournament)}


def test_a_tournament_that_everybody_has_forgotten_is_called_off(server: Running) -> None:
    (anna,) = people(server.url, "Anna")
    forgotten, planned = make(anna), make(anna, starts_at=now() + 10**9)
    services, old = server.services, server.config.waiting_days * 24 * HOUR * 1000 + 1000

    def age(connection: sa.Connection) -> None:
        kept = schema.tournaments
        connection.execute(sa.update(kept).values(changed_at=kept.c.changed_at - int(old)))

    on(server, services.store.write(age))
    on(server, expire(server.config, services.store, services.rooms))
    assert [shown(anna, one)["brief"]["status"] for one in (forgotten, planned)] == ["cancelled", "open"]


def test_a_bot_takes_the_place_of_who_leaves_where_that_was_agreed(server: Running) -> None:
    anna, babak = people(server.url, "Anna", "Babak")
    tournament = make(anna, kind="swiss", most=2, rounds=2, leavers="replaced", level="random")
    enter(tournament, anna, babak)
    babak.call("DELETE", f"/api/tournaments/{tournament}/entry", status=200)
    info = in_round(anna, tournament, 2)
    assert [(one["name"], one["bot"]) for one in info["entrants"]] == [("Anna", ""), ("", "random")]
    seats = anna.info(info["rounds"][1][0]["table"])["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["bot", "human"]


def test_who_comes_late_is_paired_from_the_next_round_on(server: Running) -> None:
    anna, babak, carla, dara = people(server.url, "Anna", "Babak", "Carla", "Dara")
    tournament = make(anna, most=4, rounds=2)
    enter(tournament, anna, babak, carla)
    anna.call("POST", f"/api/tournaments/{tournament}/start", status=200)
    enter(tournament, dara)
    info = shown(anna, tournament)
    assert info["entrants"][3]["joined"] == 2
    losers_resign(tournament, {"Anna": anna, "Babak": babak, "Carla": carla}, "ABCD")
    info = in_round(anna, tournament, 2)
    assert sorted(len(board["entrants"]) for board in info["rounds"][1]) == [2, 2]
    assert info["closed"] == "tournament-full"


def test_a_late_entry_to_a_knock_out_plays_whoever_was_to_rest(server: Running) -> None:
    anna, babak, carla, dara, elif_ = people(server.url, "Anna", "Babak", "Carla", "Dara", "Elif")
    tournament = make(anna, kind="knockout", most=8)
    enter(tournament, anna, babak, carla)
    anna.call("POST", f"/api/tournaments/{tournament}/start", status=200)
    enter(tournament, dara)
    info = shown(dara, tournament)
    assert [len(board["entrants"]) for board in info["rounds"][0]] == [2, 2]
    assert anna.info(info["table"])["status"] == "playing"
    assert elif_.call("POST", f"/api/tournaments/{tournament}/entry", status=409)["code"] == "bracket-full"


def test_it_begins_at_its_moment_or_is_called_off(server: Running) -> None:
    anna, babak = people(server.url, "Anna", "Babak")
    soon = now() + 1500
    played, alone = make(anna, starts_at=soon, every=1440), make(anna, starts_at=soon)
    enter(played, anna, babak)
    enter(alone, anna)
    assert shown(anna, played)["brief"]["status"] == "open"
    in_round(anna, played, 1)
    until(lambda: shown(anna, alone), lambda info: info["brief"]["status"] == "cancelled")
    give_up(babak, played)
    until(lambda: shown(anna, played), lambda info: info["brief"]["status"] == "over")  # of two: one round, no waiting
    days = make(anna, most=2, rounds=2, every=1440)
    enter(days, anna, babak)
    give_up(babak, days)
    info = until(lambda: shown(anna, days), lambda info: bool(info["rounds"][0][0]["places"]))
    assert info["brief"]["round"] == 1  # the next one begins tomorrow
    assert info["next_at"] > now() + 23 * HOUR * 1000


# --- powers ----------------------------------------------------------------------------------------------------------


def test_who_may_do_what(server: Running) -> None:
    anna, babak = people(server.url, "Anna", "Babak")
    guest, host = Browser(server.url), server.services.keys.host()
    assert guest.call("POST", "/api/tournaments", plan(), status=401)["code"] == "not-signed-in"
    tournament = make(anna)
    path = f"/api/tournaments/{tournament}"
    assert guest.call("POST", f"{path}/entry", status=401)["code"] == "not-signed-in"
    enter(tournament, babak)
    assert babak.call("POST", f"{path}/entry", status=409)["code"] == "already-entered"
    for way in ("start", "cancel"):
        assert babak.call("POST", f"{path}/{way}", status=403)["code"] == "not-your-tournament"
        assert guest.call("POST", f"{path}/{way}", status=401)["code"] == "not-signed-in"
        assert guest.call("POST", f"{path}/{way}", secret="wrong", status=401)["code"] == "bad-secret"
    assert babak.call("DELETE", f"{path}/entrants/1", status=403)["code"] == "not-your-tournament"
    assert anna.call("POST", f"{path}/start", status=409)["code"] == "too-few-entrants"
    anna.call("DELETE", f"{path}/entrants/1", status=200)
    assert shown(guest, tournament)["entrants"] == []
    guest.call("POST", f"{path}/cancel", secret=host, status=200)
    assert anna.call("POST", f"{path}/entry", status=409)["code"] == "tournament-over"
    house = guest.call("POST", "/api/tournaments", plan(), secret=host, status=201)
    assert (house["maker"], house["powers"]["run"]) == ("", False)
    assert anna.call("POST", f"/api/tournaments/{house['brief']['id']}/start", status=403)["code"]
    assert guest.call("GET", "/api/tournaments/nothing", status=404)["code"] == "no-such-tournament"


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"game": "duel", "kind": "tables"}, "kind-needs-seats"),
    ({"kind": "round_robin", "most": 30}, "bad-most"),
    ({"kind": "tables", "most": 2}, "bad-most"),
    ({"starts_at": 5}, "moment-gone"),
    ({"level": "unheard-of"}, "unknown-level"),
    ({"rated": True, "fill": 4, "level": "random"}, "cannot-be-rated"),
    ({"options": {"no such": 1}}, "unknown-option"),
    ({"name": "\u200b \u200b"}, "name-needed"),
]


def test_what_cannot_be_played_is_refused(server: Running) -> None:
    (anna,) = people(server.url, "Anna")
    found = [anna.call("POST", "/api/tournaments", plan(**asked), status=422)["code"] for asked, _ in REFUSED]
    assert found == [code for _, code in REFUSED]


def test_nobody_runs_too_many_at_once(server: Running) -> None:
    (anna,) = people(server.url, "Anna")
    for _ in range(5):
        make(anna)
    assert anna.call("POST", "/api/tournaments", plan(), status=422)["code"] == "too-many-tournaments"


def test_nobody_else_opens_a_seat_and_nobody_hosts_the_table(server: Running) -> None:
    anna, babak, carla = people(server.url, "Anna", "Babak", "Carla")
    tournament = make(carla, most=2)
    enter(tournament, anna, babak)
    table = shown(anna, tournament)["table"]
    assert list(places(anna, table)) != list(places(babak, table))
    assert places(carla, table) == {}
    assert -1 not in places(anna, table)
    info = anna.info(table)
    assert (info["status"], info["talk"]["hints"], info["clock"]["base"]) == ("playing", False, HOUR)


# --- a person goes ---------------------------------------------------------------------------------------------------


def test_a_deleted_person_has_left_without_a_name(any_server: Running) -> None:
    anna, babak = people(any_server.url, "Annabella", "Babak")
    tournament = make(anna, most=2)
    enter(tournament, anna, babak)
    person = myself(anna)["id"]
    data = anna.call("GET", "/api/person/data", status=200)
    assert [line["name"] for line in data["tournaments"]] == ["Autumn"]
    assert [line["tournament"] for line in data["tournament_entries"]] == [tournament]
    anna.call("DELETE", "/api/person", status=204)
    info = until(lambda: shown(babak, tournament), lambda info: info["brief"]["status"] == "over")
    assert (info["maker"], info["entrants"][0]["name"], info["entrants"][0]["person"]) == ("", "", "")
    assert info["standings"][0]["entrant"] == 2
    assert person not in str(info)


# --- workers ---------------------------------------------------------------------------------------------------------


def test_two_workers_pair_each_round_once(serve: Serve, new_database: str) -> None:
    """Both directors are sent to the tournament all the time."""
    one, two = serve(database_url=new_database), serve(database_url=new_database)
    browsers = people(one.url, *(f"P{number}" for number in range(6)))
    tournament = make(browsers[0], most=6, rounds=4)
    enter(tournament, *browsers)
    for number in range(1, 5):
        info = in_round(browsers[0], tournament, number)
        for board in info["rounds"][-1]:
            give_up(browsers[board["entrants"][0] - 1], tournament)
        both = [
            asyncio.run_coroutine_threadsafe(server.services.director.see_to(tournament), server.loop)
            for server in (one, two, one, two)
        ]
        for work in both:
            work.result(120)
    info = until(lambda: shown(browsers[0], tournament), lambda info: info["brief"]["status"] == "over")
    assert [len(boards) for boards in info["rounds"]] == [3, 3, 3, 3]
    tables = [board["table"] for boards in info["rounds"] for board in boards]
    engine, _ = connect(one.config)
    with engine.connect() as connection:
        kept = connection.execute(sa.select(schema.tables.c.id)).scalars().all()
    engine.dispose()
    assert sorted(kept) == sorted(tables)


# --- a kill in the middle of a round ---------------------------------------------------------------------------------


def test_a_kill_in_the_middle_of_a_round_loses_and_doubles_nothing(tmp_path: Path, database_url: str) -> None:
    """Killed after each step of a tournament of two persons and two bots, it goes on where it was."""
    zygote = Zygote(tmp_path / "home", database_url)
    pid, url = zygote.start()
    chance = random.Random(18)
    anna, babak = people(url, "Anna", "Babak")

    def killed() -> None:
        nonlocal pid
        time.sleep(chance.random() * 0.2)  # somewhere between a result and the next round
        os.kill(pid, signal.SIGKILL)
        pid, url = zygote.start()
        for browser in (anna, babak):
            cookies = browser.http.cookies
            browser.http.close()
            browser.url, browser.http = url, httpx.Client(base_url=url, timeout=120, cookies=cookies)

    tournament = make(anna, kind="round_robin", most=4, fill=4, level="random")
    enter(tournament, anna, babak)
    anna.call("POST", f"/api/tournaments/{tournament}/start", status=200)
    for number in (1, 2, 3):
        killed()
        in_round(anna, tournament, number)
        for browser in (anna, babak):
            table = shown(browser, tournament)["table"]
            if table and anna.info(table)["status"] == "playing":
                give_up(browser, tournament)
                killed()
    info = until(lambda: shown(anna, tournament), lambda info: info["brief"]["status"] == "over")
    os.kill(pid, signal.SIGKILL)
    zygote.close()
    boards = [board for boards in info["rounds"] for board in boards]
    assert len({board["table"] for board in boards}) == len(boards) == 6
    assert set(Counter(tuple(sorted(board["entrants"])) for board in boards).values()) == {1}
    assert [line["games"] for line in info["standings"]] == [3, 3, 3, 3]
    config = ServerConfig(zygote.home, zygote.database_url)
    engine, _ = connect(config)
    with engine.connect() as connection:
        kept = connection.execute(sa.select(schema.tables.c.id)).scalars().all()
    engine.dispose()
    assert sorted(kept) == sorted(board["table"] for board in boards)
    assert doctor.examine(config).findings == []
