"""Several workers on one PostgreSQL: no deadlock, moves are heard at once, workers come and go."""

from __future__ import annotations

import asyncio
import itertools
import os
import threading
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from adamak.core import Problem
from adamak.server.background import Running
from adamak.server.config import ServerConfig
from adamak.server.storage import doctor
from adamak.server.storage.chain import link
from adamak.server.storage.store import Append, Store, VersionTaken, heard, notice

from .clients import Browser, Player
from .conftest import Serve


def kept(table: str, version: int, before: str = "") -> Append:
    return Append(table, [(version, 5, "{}", link(before, table, version, 5, "{}"))], {
        "id": table, "game": "x", "status": "playing", "public": False, "spectators": False, "created_at": 1,
        "changed_at": version, "seats": "[]", "chance": "drawn", "seed_hash": None,
    }, [("guest", version)])  # fmt: skip


def stores(config: ServerConfig, number: int) -> Iterator[Store]:
    for worker in range(number):
        store = Store(config, f"w{worker}")
        store.open()
        yield store


def test_workers_that_commit_crosswise_do_not_wait_for_each_other(config: ServerConfig, new_database: str) -> None:
    """Finding 4: 36 of 1,992 commands failed."""
    config.home.mkdir()
    both = list(stores(replace(config, database_url=new_database), 2))
    tables = [f"t{number:02}" for number in range(24)]

    async def main() -> int:
        failed = 0
        for version in range(1, 26):
            works = [kept(table, version) for table in tables]
            first = [both[0].append(work) for work in works]
            second = [both[1].append(work) for work in reversed(works)]
            await asyncio.sleep(0)
            done = await asyncio.gather(*first, *second, return_exceptions=True)
            failed += sum(isinstance(one, Problem) for one in done)
            taken = sum(isinstance(one, VersionTaken) for one in done)
            assert taken == len(tables), done  # each version has one winner
        return failed

    try:
        assert asyncio.run(main()) == 0
    finally:
        for store in both:
            store.close()


def test_a_notice_carries_the_rows_where_there_is_room() -> None:
    small, large = kept("t", 3), Append("t", [(3, 5, "x" * 9000, "")])
    assert heard(notice("w", small)) == ("w", "t", 3, small.rows)
    assert heard(notice("w", large)) == ("w", "t", 3, [])


def test_a_move_is_heard_at_another_worker_without_asking_the_database(serve: Serve, new_database: str) -> None:
    servers = serve(database_url=new_database), serve(database_url=new_database)
    with Browser(servers[0].url) as visitor:
        made = visitor.make("me", "guest")
        secrets = [held["secret"] for held in made["seats"]]
        with (
            Player(servers[0].url, made["table"], secrets=secrets[:1]) as anna,
            Player(servers[1].url, made["table"], secrets=secrets[1:]) as bela,
        ):
            asked: list[str] = []
            store = servers[1].services.store
            original = store.rows
            store.rows = lambda *args: (asked.append("rows"), original(*args))[1]  # type: ignore[method-assign]
            for number in range(5):
                version = anna.do("chat", text=f"line {number}")["version"]
                bela.catch_up(version)
            assert [line["text"] for line in bela.log if line["kind"] == "said"] == [f"line {n}" for n in range(5)]
            assert asked == []


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_four_workers_and_both_players_of_many_tables(serve: Serve, new_database: str) -> None:
    """ADAMAK_SECONDS of talk (60 by default) at 100 tables over four workers; one comes and goes all the time."""
    seconds = float(os.environ.get("ADAMAK_SECONDS", "60"))
    tables = int(os.environ.get("ADAMAK_TABLES", "100"))
    servers = [serve(database_url=new_database) for _ in range(4)]
    waits: list[float] = []
    said = itertools.count()
    until = time.monotonic() + seconds
    wronged: list[str] = []

    def talk(number: int) -> None:
        with Browser(servers[0].url) as visitor:
            made = visitor.make("me", "guest")
        places = [servers[number % 3].url, servers[(number + 1) % 3].url]
        players = [
            Player(url, made["table"], secrets=[held["secret"]])
            for url, held in zip(places, made["seats"], strict=True)
        ]
        while time.monotonic() < until:
            for player, other in (players, players[::-1]):
                answer = player.do("chat", text=f"{number}/{next(said)}")
                begun = time.monotonic()
                if answer["type"] != "ack":
                    wronged.append(str(answer))
                    continue
                other.catch_up(answer["version"])
                waits.append(time.monotonic() - begun)

    def come_and_go() -> None:
        while time.monotonic() < until:
            last = Running(servers[3].config).start()
            time.sleep(2)
            last.stop()

    threads = [threading.Thread(target=talk, args=(number,)) for number in range(tables)]
    threads.append(threading.Thread(target=come_and_go))
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    waits.sort()
    print(f"{len(waits)} lines, heard at the other worker after the ack: p50 {1000 * waits[len(waits) // 2]:.1f} ms, "
          f"p99 {1000 * waits[int(len(waits) * 0.99)]:.1f} ms")  # fmt: skip
    assert wronged == []


def test_what_is_deleted_is_gone_at_every_worker(serve: Serve, new_database: str) -> None:
    """Another worker went on with the table, and acknowledged what nobody would find again; and its list of what was
    acknowledged missed the table at the next start."""
    one, two = serve(database_url=new_database), serve(database_url=new_database)
    with Browser(one.url) as visitor:
        made = visitor.make("me", "guest")
        with Player(two.url, made["table"], secrets=[made["seats"][0]["secret"]]) as player:
            assert player.do("chat", text="acknowledged here")["type"] == "ack"
            gone = f"/api/admin/tables/{made['table']}"
            visitor.call("DELETE", gone, secret=one.services.keys.host(), status=200)
            with pytest.raises(Exception, match="4404"):
                player.until("never")
        left = visitor.make("me", "guest")
        with Player(two.url, left["table"], secrets=[left["seats"][0]["secret"]]) as player:
            assert player.do("chat", text="acknowledged here, too")["type"] == "ack"
        two.stop()
        visitor.call("DELETE", f"/api/admin/tables/{left['table']}", secret=one.services.keys.host(), status=200)
        one.stop()
    assert doctor.examine(one.config).findings == []
