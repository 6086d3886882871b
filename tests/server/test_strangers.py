"""Strangers at the door: none can keep others out, fill the log, take all of the bots' time or stay for ever."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import stat
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from adamak.core import Problem
from adamak.server.app import opened
from adamak.server.background import Running
from adamak.server.config import Rate, ServerConfig
from adamak.server.gate.addresses import host_allowed, neighbourhood
from adamak.server.gate.door import MOST_UNREAD, CountedSocket
from adamak.server.gate.limits import Bucket
from adamak.server.host.logs import Flood
from adamak.server.storage import schema
from adamak.server.storage.store import Store
from adamak.server.tables.bot_pool import Thinkers
from adamak.server.tables.fair_queue import Turns
from adamak.server.tables.rooms import Rooms

from .clients import Browser
from .conftest import Serve
from .test_storage import on

NEVER_MORE = 0.0  # a second: however slow this machine is, no bucket refills meanwhile
HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def connected(server: Running, source: str, sent: bytes = HALF) -> socket.socket:
    host, port = server.url.removeprefix("http://").split(":")
    wire = socket.create_connection((host, int(port)), 60, source_address=(source, 0))
    with suppress(ConnectionError):  # hung up on already
        wire.sendall(sent)
    return wire


def closed(wire: socket.socket) -> bool:
    """Whether the server hangs up on it, sooner or later."""
    wire.settimeout(60)
    try:
        return wire.recv(1) == b""
    except ConnectionError:
        return True


def ask(server: Running, source: str, path: str = "/api/games", **more: Any) -> httpx.Response:
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=server.url, transport=transport, timeout=60) as client:
        return client.get(path, **more)


# --- connections -----------------------------------------------------------------------------------------------------


def test_half_sent_requests_of_one_address_keep_nobody_out(serve: Serve) -> None:
    """Finding 3."""
    server = serve(unready_per_address=20, most_connections=400)
    crowd = [connected(server, "127.0.0.1") for _ in range(300)]
    try:
        assert ask(server, "127.0.0.2").status_code == 200
        assert server.services.door.unready["127.0.0.1"] <= 20
        assert server.services.door.total <= 22
    finally:
        for wire in crowd:
            wire.close()


def test_one_address_has_its_share_of_connections(serve: Serve) -> None:
    server = serve(connections_per_address=5)
    whole = HALF + b"\r\n"
    crowd = [connected(server, "127.0.0.1", whole) for _ in range(5)]
    for wire in crowd:
        assert wire.recv(100).startswith(b"HTTP/1.1 200")
    sixth = connected(server, "127.0.0.1", b"")
    assert closed(sixth)
    assert ask(server, "127.0.0.2").status_code == 200
    for wire in [*crowd, sixth]:
        wire.close()


@pytest.mark.parametrize(
    "sent",
    [
        b"", HALF, b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{",
    ],
    ids=["silent", "half a header", "half a body"],
)  # fmt: skip
def test_a_request_that_does_not_come_whole_is_dropped(impatient: Running, sent: bytes) -> None:
    with connected(impatient, "127.0.0.1", sent) as wire:
        assert closed(wire)


@pytest.mark.parametrize("pipelined", [True, False])
def test_every_request_of_a_connection_must_come_whole(impatient: Running, pipelined: bool) -> None:
    """Keep-alive, a minute here, is for connections on which nothing is under way."""
    whole = HALF + b"Connection: keep-alive\r\n\r\n"
    heard = b""
    while b"HTTP/1.1 200" not in heard:  # a machine that sleeps between connecting and sending is dropped, too
        with connected(impatient, "127.0.0.1", whole + HALF if pipelined else whole) as wire:
            heard = _received(wire)
            if not pipelined and heard:
                with suppress(ConnectionError):
                    wire.sendall(HALF)
            while part := _received(wire):
                heard += part
    assert heard.count(b"HTTP/1.1 200") == 1


@pytest.fixture
def impatient(serve: Serve) -> Running:
    return serve(request_seconds=0.2, keep_alive_seconds=3600)


def _received(wire: socket.socket) -> bytes:
    wire.settimeout(60)
    try:
        return wire.recv(65536)
    except ConnectionError:
        return b""


def test_a_table_socket_outlives_the_deadline_of_requests(serve: Serve) -> None:
    server = serve()
    with Browser(server.url) as visitor:
        made = visitor.make("me", "guest")
        with visitor.sit(made["table"], made["seats"][0]["secret"]) as player:
            assert not server.services.door.unready  # no deadline runs, neither here nor between two requests
            assert player.do("chat", text="still here")["type"] == "ack"
    deadline = time.monotonic() + 60
    while server.services.door.total:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert not server.services.door.open
    assert not server.services.door.unready


def test_too_many_handshakes_are_refused_before_they_cost_anything(serve: Serve) -> None:
    server = serve(connection_rate=Rate(10, NEVER_MORE))
    crowd = [connected(server, "127.0.0.1", b"") for _ in range(15)]
    for wire in crowd[10:]:
        assert closed(wire)
    for wire in crowd:
        wire.close()
    assert ask(server, "127.0.0.2").status_code == 200
    assert server.services.door.refused == 5


def test_an_address_is_a_household() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::2:3")
    assert neighbourhood("2001:db8:0:1::1") != neighbourhood("2001:db8::1")
    assert neighbourhood("fe80::1%eth0") == "fe80::"


def test_only_a_trusted_proxy_says_for_whom_it_asks(serve: Serve) -> None:
    told = {"x-forwarded-for": "203.0.113.9"}
    rate = {"request_rate": Rate(3, NEVER_MORE)}
    server = serve(home=serve().config.home.parent / "plain", **rate)
    assert [ask(server, "127.0.0.1", headers=told).status_code for _ in range(4)] == [200, 200, 200, 429]
    assert ask(server, "127.0.0.1").status_code == 429
    behind = serve(home=server.config.home.parent / "behind", proxies=("127.0.0.1",), **rate)
    assert [ask(behind, "127.0.0.1", headers=told).status_code for _ in range(4)] == [200, 200, 200, 429]
    assert ask(behind, "127.0.0.1", headers={"x-forwarded-for": "203.0.113.10"}).status_code == 200


# --- quotas ----------------------------------------------------------------------------------------------------------


def test_tables_guests_and_bytes_have_a_quota_per_address(serve: Serve) -> None:
    """Findings 11 and 12."""
    server = serve(table_rate=Rate(2, NEVER_MORE), guest_rate=Rate(3, NEVER_MORE))
    seats = [{"kind": "me"}, {"kind": "bot"}]
    statuses = [
        httpx.post(f"{server.url}/api/tables", json={"game": "condottiere", "seats": seats}).status_code
        for _ in range(4)
    ]
    assert statuses == [201, 201, 429, 429]
    statuses = [httpx.put(f"{server.url}/api/me", json={"name": f"G{n}"}).status_code for n in range(5)]
    assert statuses == [200, 200, 200, 429, 429]
    kept = on(server, server.services.store.read(lambda c: c.execute(sa.select(sa.func.count(schema.guests.c.id)))
                                                 .scalar()))  # fmt: skip
    assert kept == 3


def test_who_takes_too_many_bytes_waits(serve: Serve) -> None:
    server = serve(byte_rate=Rate(20_000, NEVER_MORE))
    statuses = [ask(server, "127.0.0.1").status_code for _ in range(30)]
    assert statuses[0] == 200
    assert statuses[-1] == 429
    assert ask(server, "127.0.0.2").status_code == 200


def test_whoever_has_had_least_of_the_bots_time_is_next() -> None:
    """Finding 11."""

    async def scene() -> list[str]:
        turns = Turns(1)
        order: list[str] = []

        async def think(who: str) -> None:
            async with turns.of(who):
                order.append(who)
                for _ in range(3):
                    await asyncio.sleep(0)
                turns.charge(who, 1.0)

        crowd = [asyncio.create_task(think("crowd")) for _ in range(38)]
        await asyncio.sleep(0)
        late = [asyncio.create_task(think("anna")) for _ in range(2)]
        await asyncio.gather(*crowd, *late)
        assert (turns.free, turns.waiting) == (1, 0)
        return order

    order = asyncio.run(scene())
    assert order[1] == "anna"  # right after the thought that was under way
    assert order.index("anna", 2) <= 4
    assert len(order) == 40


def test_a_turn_that_is_given_up_is_not_lost() -> None:
    async def scene() -> None:
        turns = Turns(1)

        async def hold(until: asyncio.Event) -> None:
            async with turns.of("a"):
                await until.wait()

        free = asyncio.Event()
        first = asyncio.create_task(hold(free))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(hold(free)) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        first.cancel()
        await asyncio.sleep(0)
        waiting[1].cancel()  # it may just have been given its place
        free.set()
        await asyncio.gather(first, *waiting, return_exceptions=True)
        assert (turns.free, turns.waiting) == (1, 0)

    asyncio.run(scene())


def test_bots_of_who_uses_much_think_shorter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from adamak.core import find

    config = replace(ServerConfig(tmp_path), bot_allowance=Rate(1, NEVER_MORE), bot_seconds=3.0, bot_hurried=0.1)
    asked: list[float] = []

    async def scene() -> None:
        thinkers = Thinkers(config)

        async def note(task: Any, *_: object) -> str:
            asked.append(task.seconds)
            return "crash"

        monkeypatch.setattr(thinkers, "_ask", note)
        position = find("condottiere").start(3, seed="a")
        seat = position.actors()[0]
        for payer in ("crowd", "anna"):
            await thinkers.choose("condottiere", position, seat, "expert", payer=payer)
            thinkers.used.charge("crowd", 5)
        await thinkers.choose("condottiere", position, seat, "expert", payer="crowd")

        thinkers.turns.free += 1
        async with thinkers.turns.of("bela"):  # a bot thinks at another table of theirs
            await thinkers.choose("condottiere", position, seat, "expert", payer="dora")
            await thinkers.choose("condottiere", position, seat, "expert", payer="bela")

    asyncio.run(scene())
    assert asked == [3.0, 3.0, 0.1, 3.0, 1.5]


# --- long work -------------------------------------------------------------------------------------------------------


def test_others_have_a_turn_within_long_work(config: ServerConfig, monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding 7: whatever replays a long record goes through `in_steps`."""
    monkeypatch.setattr(
        "adamak.server.tables.rooms.MOMENT", -1.0
    )  # over after each step, however quick this machine is

    async def scene() -> None:
        rooms = Rooms(config, Store(config), Thinkers(config))
        moments = 0
        done = False

        async def others() -> None:
            nonlocal moments
            while not done:
                moments += 1
                await asyncio.sleep(0)

        beside = asyncio.create_task(others())
        await asyncio.gather(*(rooms.in_steps(iter([None] * 20), "a") for _ in range(3)))
        done = True
        await beside
        assert moments >= 3 * 19

    asyncio.run(scene())


def test_a_long_import_is_replayed_once_and_in_steps(visitor: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    made = visitor.make("me", "guest", options={"first_player": "1"})
    with visitor.sit(made["table"], *(held["secret"] for held in made["seats"])) as player:
        hand = player.hand
        player.play("site roma")
        player.do("resign")
    save = visitor.call("GET", f"/api/tables/{made['table']}/save", secret=made["host"], status=200)
    save["moves"] += [f"0 show {hand[0]} to 1"] * 2000
    del save["result"]
    played: list[int] = []
    from adamak.core import Match

    original = Match.replay
    monkeypatch.setattr(Match, "replay", lambda self, entry: (played.append(1), original(self, entry))[1])
    table = visitor.call("POST", "/api/tables/import", {"save": save}, status=201)
    assert len(played) == 2001
    with visitor.sit(table["table"], table["seats"][0]["secret"]) as player:
        assert player.state["length"] == 2001
        assert len(played) == 2001  # the log of a new viewer begins where the record ends
    again = visitor.sit(table["table"], table["seats"][1]["secret"])
    again.close()
    assert len(played) == 2001


# --- names, keys, files ----------------------------------------------------------------------------------------------


def test_only_names_of_this_server_are_answered(serve: Serve) -> None:
    """Finding 10: a name of a stranger's that points here is none of ours."""
    server = serve(allowed_hosts=("play.example.org",))
    for host, status in [
        ("play.example.org", 200), ("PLAY.example.org:8000", 200), ("localhost", 200), ("127.0.0.1:1", 200),
        ("[::1]:80", 200), ("evil.example", 421), ("play.example.org.evil.example", 421), ("", 421),
    ]:  # fmt: skip
        assert ask(server, "127.0.0.1", headers={"host": host}).status_code == status, host
    assert host_allowed("anything.example", ("*",))


def test_a_short_key_is_refused(serve: Serve, config: ServerConfig) -> None:
    """Finding 8."""
    config.home.mkdir()
    (config.home / "secret.key").write_bytes(b"")
    with pytest.raises(Problem, match="bad-key-file"):
        serve()
    (config.home / "secret.key").write_bytes(bytes(32))
    (config.home / "secret.key").chmod(0o644)
    serve()
    assert _rights(config.home / "secret.key") == 0o600


def test_nobody_else_can_read_what_lies_in_the_home(serve: Serve, config: ServerConfig) -> None:
    """Finding 10: also in a folder that was there before, and of a database that was."""
    config.home.mkdir(mode=0o755)
    server = serve()
    with Browser(server.url) as visitor:
        visitor.make("me", "bot")
    for file in config.home.iterdir():
        assert _rights(file) == 0o600, file
    server.stop()
    (config.home / "adamak.db").chmod(0o644)
    serve()
    assert _rights(config.home / "adamak.db") == 0o600


def _rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_two_servers_on_one_home_are_refused(serve: Serve) -> None:
    """Finding 8."""
    first = serve()
    with pytest.raises(Problem, match=f"home-in-use .*pid={os.getpid()}"):
        serve()
    first.stop()
    serve()


def test_two_servers_on_one_database_of_sqlite_are_refused(tmp_path: Path) -> None:
    """Each with a home of its own."""
    one, other = (
        ServerConfig(tmp_path / name, database_url=f"sqlite:///{tmp_path}/games.db") for name in ("one", "other")
    )

    async def main() -> None:
        async with opened(one):
            with pytest.raises(Problem, match="home-in-use"):
                async with opened(other):
                    pass
        async with opened(other):
            pass

    asyncio.run(main())


# --- the log ---------------------------------------------------------------------------------------------------------


def test_the_log_cannot_be_flooded() -> None:
    """Finding 3: 134,931 tracebacks in a minute."""
    flood = Flood()

    def line(message: str) -> bool:
        return bool(flood.filter(logging.LogRecord("asyncio", logging.ERROR, "", 0, message, None, None)))

    assert sum(line("socket.accept() out of system resource") for _ in range(10_000)) <= 6
    assert line("something else")


# --- buckets ---------------------------------------------------------------------------------------------------------


def test_an_address_reports_so_many_people(serve: Serve) -> None:
    server = serve(report_rate=Rate(2, NEVER_MORE))
    with Browser(server.url) as host, Browser(server.url) as other:
        made = host.make("me", "friend")
        claim = f"/api/tables/{made['table']}/seats/1"
        other.call("POST", f"{claim}/claim", {"invite": made["invite"], "name": "B"}, status=201)
        for reason, status in (("talk", 201), ("name", 201), ("other", 429)):
            host.call("POST", f"{claim}/reports", {"reason": reason}, secret=made["seats"][0]["secret"], status=status)


def test_a_bucket_may_go_below_nothing_and_comes_back() -> None:
    bucket = Bucket(Rate(10, 1000))
    bucket.charge(11)
    assert bucket.left < 0
    time.sleep(0.02)
    assert not bucket.empty()


class Wire:
    """A transport that only notes whether it is read."""

    reading = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def test_of_a_heap_of_messages_no_more_is_read_until_it_is_gone():
    socket = CountedSocket.__new__(CountedSocket)
    socket.queue, socket.transport = asyncio.Queue(), Wire()
    socket.read_paused = socket.close_sent = False
    socket.curr_msg_data_type = "text"
    for number in range(1, MOST_UNREAD + 1):
        assert socket.transport.reading
        socket.frames = [b"{}"]
        socket.send_receive_event_to_app()
        assert socket.queue.qsize() == number
    assert not socket.transport.reading

    async def take_them() -> None:
        for _ in range(MOST_UNREAD):
            assert not socket.transport.reading
            await socket.receive()

    asyncio.run(take_them())
    assert socket.transport.reading
