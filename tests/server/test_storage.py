"""Storage in trouble, restarts, tables that left the memory, and two workers at one table."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from adamak.core import Problem
from adamak.server.background import Running

from .clients import Browser, Player, key, play_on
from .conftest import Serve

R = TypeVar("R")


def on(server: Running, work: Coroutine[Any, Any, R]) -> R:
    """Runs on the server's own event loop."""
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(60)


def hot_seat(url: str) -> tuple[dict[str, Any], Player]:
    """A table of two at one screen, looked at through the seat that decides."""
    with Browser(url) as visitor:
        made = visitor.make("me", "guest", options={"first_player": "1"})
        return made, visitor.sit(made["table"], *(held["secret"] for held in made["seats"]))


# --- trouble ---------------------------------------------------------------------------------------------------------


def test_a_locked_database_is_told_and_nothing_is_lost(serve: Serve) -> None:
    server = serve(lock_seconds=0.2)
    made, player = hot_seat(server.url)
    blocker = sqlite3.connect(server.config.home / "adamak.db", isolation_level=None)
    blocker.execute("BEGIN IMMEDIATE")
    command = {"key": key(), "expected_version": player.version, "moves": ["site roma"]}
    assert player.do("play", **command)["code"] == "storage-busy"
    with Browser(server.url) as visitor:
        seats = [{"kind": "me"}, {"kind": "bot"}]
        body = {"game": "condottiere", "seats": seats}
        assert visitor.call("POST", "/api/tables", body, status=503)["code"] == "storage-busy"
        assert visitor.info(made["table"])["length"] == 0
    blocker.execute("ROLLBACK")
    blocker.close()
    assert player.do("play", **command)["type"] == "ack"
    player.close()


def test_a_full_disk_is_told_and_nothing_is_lost(serve: Serve) -> None:
    server = serve()
    _, player = hot_seat(server.url)

    def fill(connection: Any) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 2}")

    on(server, server.services.store.write(fill))
    answers = []
    for number in range(60):
        command = {"key": f"fill-{number}", "text": "x" * 500}
        answers.append(player.do("chat", **command))
        if answers[-1]["type"] == "error":
            break
    assert answers[-1]["code"] == "storage-full"
    done = player.do("chat", **command)  # there is room again: the same command, once
    player.catch_up(done["version"])
    assert sum(line["kind"] == "said" for line in player.log) == len(answers)
    player.close()


def test_an_unreachable_database_is_told_and_nothing_is_lost(serve: Serve, new_database: str, postgres: str) -> None:
    import psycopg
    from sqlalchemy.engine import make_url

    server = serve(database_url=new_database)
    _, player = hot_seat(server.url)
    name = make_url(new_database).database
    command = {"key": key(), "expected_version": player.version, "moves": ["site roma"]}
    with psycopg.connect(postgres, autocommit=True) as admin:
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
        assert player.do("play", **command)["code"] == "storage-unreachable"
        assert player.do("play", **command)["code"] == "storage-unreachable"
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    assert player.do("play", **command)["type"] == "ack"
    player.close()


def test_a_server_that_cannot_start_says_why(serve: Serve, tmp_path: Path) -> None:
    with pytest.raises(Problem, match="bad-database-url"):
        serve(database_url="mysql://nowhere/x")
    (tmp_path / "file").write_text("")
    with pytest.raises(Problem, match="home-unusable"):
        serve(home=tmp_path / "file" / "home")
    with pytest.raises(Problem, match=r"storage-unopened .*127.0.0.1.*refused"):
        serve(database_url="postgresql://127.0.0.1:1/x")


# --- restarts and memory ---------------------------------------------------------------------------------------------


def test_a_new_server_goes_on_where_the_old_one_stopped(serve: Serve, database_url: str) -> None:
    first = serve(database_url=database_url)
    with Browser(first.url) as visitor:
        made = visitor.make("me", "guest")
        secrets = [held["secret"] for held in made["seats"]]
        players = {seat: visitor.sit(made["table"], secret) for seat, secret in enumerate(secrets)}
        play_on(players, moves=15)
        known, state, log = players[0].version, players[0].state, players[0].log
        cookie = visitor.http.cookies["adamak_guest"]
    first.stop()
    second = serve(database_url=database_url)
    with Browser(second.url) as visitor:
        visitor.http.cookies.set("adamak_guest", cookie)
        assert [table["id"] for table in visitor.call("GET", "/api/me/tables")["tables"]] == [made["table"]]
        back = visitor.sit(made["table"], secrets[0], known_version=known)
        assert back.log == []
        assert back.state == state
        whole = visitor.sit(made["table"], secrets[0])
        assert whole.log == log
        play_on({0: whole, 1: visitor.sit(made["table"], secrets[1])})


def test_idle_tables_leave_the_memory_and_come_back(serve: Serve) -> None:
    server = serve(idle_seconds=0.1)
    with Browser(server.url) as visitor:
        made = [visitor.make("me", "guest") for _ in range(20)]
        player = visitor.sit(made[0]["table"], made[0]["seats"][0]["secret"])
        deadline = time.monotonic() + 60
        while len(server.services.rooms) > 1:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert visitor.info(made[7]["table"])["status"] == "playing"
        player.close()


# --- two workers -----------------------------------------------------------------------------------------------------


def test_two_workers_serve_one_table(serve: Serve, new_database: str) -> None:
    one, two = serve(database_url=new_database), serve(database_url=new_database)
    with Browser(one.url) as anna, Browser(two.url) as bela:
        made = anna.make("me", "friend", "bot:random", options={"stall_guard": True})
        secret = bela.claim(made, 1)
        players = {0: anna.sit(made["table"], made["seats"][0]["secret"]), 1: bela.sit(made["table"], secret)}
        watcher = Player(two.url, made["table"], watch=made["watch"])
        for _ in range(4000):
            if players[0].over:
                break
            player = next((p for s, p in players.items() if s in players[0].state["actors"]), None)
            if player is None:
                players[0].hear()
                continue
            player.catch_up(players[0].version)
            if not player.state["legal"]:
                players[0].hear()
                continue
            answer = player.play(player.legal()[0])
            assert answer["type"] == "ack" or answer.get("code") in ("stale", "not-playing"), answer
            if answer["type"] == "ack":
                for other in players.values():
                    other.catch_up(answer["version"])
            elif answer["code"] == "stale":
                player.until("update")
                players[0].catch_up(player.version)
            else:
                players[0].hear()
        assert players[0].over
        final = players[0].version
        players[1].catch_up(final)
        watcher.catch_up(final)
        assert [line for line in players[1].log if line["kind"] != "moved"] == [
            line for line in players[0].log if line["kind"] != "moved"
        ]
        assert watcher.table["result"] == players[0].table["result"]


def test_a_race_between_workers_has_one_winner(serve: Serve, new_database: str) -> None:
    servers = serve(database_url=new_database), serve(database_url=new_database)
    made, first = hot_seat(servers[0].url)
    secrets = [held["secret"] for held in made["seats"]]
    crowd = [first, *(Player(servers[n % 2].url, made["table"], secrets=secrets) for n in range(5))]
    answers: list[dict[str, Any]] = []
    barrier = threading.Barrier(len(crowd))

    def press(player: Player, move: str) -> None:
        barrier.wait()
        answers.append(player.play(move))

    threads = [threading.Thread(target=press, args=(p, first.legal()[n])) for n, p in enumerate(crowd)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer["type"] for answer in answers) == ["ack"] + ["error"] * 5
    for player in crowd:
        player.catch_up(3)
        player.close()


def test_who_talks_on_another_worker_is_heard_and_never_lost(serve: Serve, new_database: str) -> None:
    servers = serve(database_url=new_database), serve(database_url=new_database)
    made, _ = hot_seat(servers[0].url)
    players = [Player(s.url, made["table"], secrets=[h["secret"]]) for s, h in zip(servers, made["seats"], strict=True)]

    def talk(player: Player) -> None:
        for number in range(15):
            assert player.do("chat", text=f"line {number}")["type"] == "ack"

    threads = [threading.Thread(target=talk, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for player in players:
        player.catch_up(2 + 30)
        assert sum(line["kind"] == "said" for line in player.log) == 30
