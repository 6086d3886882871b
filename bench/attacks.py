"""What a stranger feels while somebody else attacks: `python bench/attacks.py [seconds] [attack ...]`.

A server with its usual limits, on this machine alone. The attacker has one address (127.0.0.1) and a process of its
own; the stranger another (127.0.0.2), a table socket that says `ping`, and a new request now and then. Each attack is
one that once kept everybody out or waiting.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import connect

from adamak.bench.server import Served

SERVE = "from adamak.server import run; run(port=0)"
ATTACKER, STRANGER = "127.0.0.1", "127.0.0.2"
USUAL_SECONDS = 5.0
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
HALF = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


# --- the attacker ----------------------------------------------------------------------------------------------------


def half_sent(address: str, seconds: float) -> int:
    """1,100 requests that never come whole, kept open and opened again."""
    host, port = address.split(":")
    until = time.monotonic() + seconds
    wires: list[socket.socket] = []
    opened = 0
    while time.monotonic() < until:
        with suppress(OSError):
            wire = socket.create_connection((host, int(port)), 2, source_address=(ATTACKER, 0))
            wire.sendall(HALF)
            wires.append(wire)
            opened += 1
        if len(wires) > 1_100:
            wires.pop(0).close()
    return opened


def handshakes(address: str, seconds: float) -> int:
    """Table sockets opened as fast as they can be, with the address of a table that is not there."""
    until = time.monotonic() + seconds

    async def shake() -> int:
        shaken = 0
        while time.monotonic() < until:
            with suppress(Exception):
                async with connect(f"ws://{address}/api/tables/{'A' * 22}/socket", open_timeout=2, close_timeout=0):
                    shaken += 1
        return shaken

    async def many() -> int:
        return sum(await asyncio.gather(*(shake() for _ in range(8))))

    return asyncio.run(many())


def hellos(address: str, seconds: float) -> int:
    """A table imported with thousands of entries, and six sockets that greet it over and over."""
    until = time.monotonic() + seconds
    with httpx.Client(base_url=f"http://{address}", timeout=30) as client:
        seats = [{"kind": "me"}, {"kind": "guest"}]
        options = {"first_player": "1"}
        made = client.post("/api/tables", json={"game": "condottiere", "seats": seats, "options": options}).json()
        hand = asyncio.run(_resigned(address, made))
        record = client.get(
            f"/api/tables/{made['table']}/save", headers={"authorization": f"Bearer {made['host']}"}
        ).json()
        record = {name: value for name, value in record.items() if name != "result"}
        record["moves"] = record["moves"] + [f"0 show {hand} to 1"] * 4_900
        big = client.post("/api/tables/import", json={"save": record}).json()

    async def greet(number: int) -> int:
        greeted = 0
        secret = big["seats"][number % 2]["secret"]
        while time.monotonic() < until:
            with suppress(Exception):
                async with connect(f"ws://{address}/api/tables/{big['table']}/socket", max_size=None) as wire:
                    await wire.send(json.dumps({"type": "hello", "secrets": [secret]}))
                    await wire.recv()
                    greeted += 1
        return greeted

    async def many() -> int:
        return sum(await asyncio.gather(*(greet(number) for number in range(6))))

    return asyncio.run(many())


async def _resigned(address: str, made: dict[str, Any]) -> str:
    """Plays one move, shows nothing, resigns: the game is over, and one card of the first hand is known."""
    async with connect(f"ws://{address}/api/tables/{made['table']}/socket") as wire:
        await wire.send(json.dumps({"type": "hello", "secrets": [held["secret"] for held in made["seats"]]}))
        told = json.loads(await wire.recv())
        welcome = told[0] if isinstance(told, list) else told
        hand = next(player["hand"] for player in welcome["state"]["view"]["players"] if player["seat"] == 0)
        for number, message in enumerate(
            [{"type": "play", "expected_version": welcome["version"], "moves": ["site roma"]}, {"type": "resign"}]
        ):
            await wire.send(json.dumps({**message, "key": f"k{number}"}))
        while True:
            heard = json.loads(await wire.recv())
            for one in heard if isinstance(heard, list) else [heard]:
                if one.get("type") == "ack" and one["key"] == "k1":
                    return str(hand[0])


def many_tables(address: str, seconds: float) -> int:
    """As many tables as are allowed, with expert bots alone."""
    until = time.monotonic() + seconds
    made = 0
    seats = [{"kind": "bot", "level": "expert"}] * 2
    with httpx.Client(base_url=f"http://{address}", timeout=30) as client:
        while time.monotonic() < until:
            with suppress(httpx.HTTPError):
                made += client.post("/api/tables", json={"game": "troyes", "seats": seats}).status_code == 201
    return made


def frames(address: str, seconds: float) -> int:
    """Six sockets that send the smallest frames there are, forty thousand at once."""
    with httpx.Client(base_url=f"http://{address}", timeout=30) as client:
        made = client.post("/api/tables", json={"game": "condottiere", "seats": [{"kind": "me"}] * 2}).json()
    path = f"/api/tables/{made.get('table', 'A' * 22)}/socket"
    ask = f"GET {path} HTTP/1.1\r\nHost: {address}\r\n{UPGRADE}\r\n".encode()
    return _pour(address, seconds, ask, b"\x89\x80\0\0\0\0" * 40_000)


def pieces(address: str, seconds: float) -> int:
    """Six requests at a time whose bodies come byte by byte, each byte with its length."""
    ask = f"POST /api/tables HTTP/1.1\r\nHost: {address}\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
    return _pour(address, seconds, ask, b"1\r\n \r\n" * 40_000)


def lines(address: str, seconds: float) -> int:
    """Six requests at a time of twelve thousand lines."""
    ask = f"GET / HTTP/1.1\r\nHost: {address}\r\n".encode() + b"a:b\r\n" * 12_000 + b"\r\n"
    return _pour(address, seconds, ask, ask)


def _pour(address: str, seconds: float, ask: bytes, then: bytes) -> int:
    """Asks on six connections, each opened again when it ends, and pours the rest into them."""
    host, port = address.split(":")
    until = time.monotonic() + seconds

    def one() -> int:
        opened = 0
        while time.monotonic() < until:
            with suppress(OSError), socket.create_connection((host, int(port)), 2, (ATTACKER, 0)) as wire:
                opened += 1
                wire.sendall(ask)
                while time.monotonic() < until:
                    wire.sendall(then)
        return opened

    with ThreadPoolExecutor(6) as pool:
        return sum(pool.map(lambda _: one(), range(6)))


ATTACKS: dict[str, Callable[[str, float], int]] = {
    "half-sent": half_sent, "handshakes": handshakes, "hellos": hellos, "many-tables": many_tables, "frames": frames,
    "pieces": pieces, "lines": lines,
}  # fmt: skip


# --- the stranger ----------------------------------------------------------------------------------------------------


async def feel(address: str, seconds: float) -> dict[str, list[float]]:
    """How long the stranger waits for a pong, for a request on a new connection, and for an easy bot."""
    waits: dict[str, list[float]] = {"ping": [], "request": []}
    until = time.monotonic() + seconds
    transport = httpx.AsyncHTTPTransport(local_address=STRANGER)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    async with httpx.AsyncClient(base_url=f"http://{address}", transport=transport, timeout=30) as client:
        made = (await client.post("/api/tables", json={"game": "condottiere", "seats": seats})).json()
    host, port = address.split(":")
    path = f"ws://{address}/api/tables/{made['table']}/socket"
    async with connect(path, local_addr=(STRANGER, 0)) as table:
        await table.send(json.dumps({"type": "hello", "secrets": [made["seats"][0]["secret"]]}))
        await table.recv()
        for number in itertools.count():
            if time.monotonic() > until:
                return waits
            begun = time.perf_counter()
            await table.send('{"type":"ping"}')
            while '"pong"' not in str(await table.recv()):
                pass
            waits["ping"].append(time.perf_counter() - begun)
            if number % 5 == 0:
                begun = time.perf_counter()
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(STRANGER, 0))
                writer.write(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                assert b" 200 " in await reader.readline()
                writer.close()
                waits["request"].append(time.perf_counter() - begun)
            await asyncio.sleep(0.05)
    raise AssertionError


async def feel_bot(address: str, seconds: float) -> list[float]:
    """How long the stranger's easy bot takes for its decisions (0.6 s are meant, for people want to see them)."""
    waits: list[float] = []
    until = time.monotonic() + seconds
    transport = httpx.AsyncHTTPTransport(local_address=STRANGER)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    async with httpx.AsyncClient(base_url=f"http://{address}", transport=transport, timeout=30) as client:
        made = (await client.post("/api/tables", json={"game": "condottiere", "seats": seats})).json()
    path = f"ws://{address}/api/tables/{made['table']}/socket"
    async with connect(path, local_addr=(STRANGER, 0)) as table:
        await table.send(json.dumps({"type": "hello", "secrets": [made["seats"][0]["secret"]]}))
        asked = time.perf_counter()
        while (left := until - time.monotonic()) > 0:
            try:  # nothing more comes when the game is over
                told = json.loads(await asyncio.wait_for(table.recv(), left))
            except TimeoutError:
                break
            for message in told if isinstance(told, list) else [told]:
                state = message.get("state")
                if not state or not state["actors"]:
                    continue
                if any(line.get("by_bot") for line in message.get("entries", ())):
                    waits.append(time.perf_counter() - asked)
                asked = time.perf_counter()
                if 0 in state["actors"]:
                    move = {"expected_version": message["version"], "moves": [state["legal"][-1]["move"]]}
                    await table.send(json.dumps({"type": "play", "key": f"k{message['version']}", **move}))
    return waits


def suffer(name: str, seconds: float) -> None:
    """One attack on a fresh server, and what the stranger felt before and during it."""
    with tempfile.TemporaryDirectory() as home:
        env = {key: value for key, value in os.environ.items() if not key.startswith("ADAMAK_DATABASE")}
        server = Served([sys.executable, "-c", SERVE], env | {"ADAMAK_HOME": home})
        try:
            calm = asyncio.run(feel(server.address, min(seconds, 2.0)))
            if name == "many-tables":
                calm["bot"] = asyncio.run(feel_bot(server.address, seconds))
            command = [sys.executable, __file__, "attack", name, server.address, str(seconds + 1)]
            attacker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            time.sleep(1)
            felt = asyncio.run(feel(server.address, seconds))
            if name == "many-tables":
                felt["bot"] = asyncio.run(feel_bot(server.address, 3 * seconds))
            told = attacker.communicate()[0].strip()
        finally:
            server.stop()
    print(f"{name} ({told} times in {seconds + 1:g} s)")
    for what in calm:
        print(f"  {what:<8} before {_told(calm[what])}, during {_told(felt[what])}", flush=True)


def _told(waits: list[float]) -> str:
    if not waits:
        return "no answer"
    return f"p50 {1000 * statistics.median(waits):.1f} ms, worst {1000 * max(waits):.0f} ms"


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["attack"]:
        print(ATTACKS[arguments[1]](arguments[2], float(arguments[3])))
        return
    chosen = [word for word in arguments if word in ATTACKS] or list(ATTACKS)
    seconds = next((float(word) for word in arguments if word.replace(".", "").isdigit()), USUAL_SECONDS)
    for name in chosen:
        suffer(name, seconds)


if __name__ == "__main__":
    main(sys.argv[1:])
