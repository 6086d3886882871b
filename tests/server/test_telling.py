"""Telling without waiting: sends that begin at once, a client too slow to read, and commits of many at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from adamak.core import SPECTATOR, Rng, find, games
from adamak.core.game import Game
from adamak.server.app import opened
from adamak.server.config import ServerConfig
from adamak.server.services import Services
from adamak.server.storage.store import Append, Store, VersionTaken
from adamak.server.tables.connection import Connection
from adamak.server.tables.eager import start
from adamak.server.tables.encoded import encode
from adamak.server.tables.room import Room
from adamak.table import commands, rows
from adamak.table.seats import hashed


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 120))


def test_what_need_not_wait_is_done_at_once() -> None:
    done = []

    async def work() -> None:
        done.append(1)

    async def main() -> None:
        assert start(work()) is None
        assert done == [1]

    run(main())


def test_what_waits_goes_on_as_a_task() -> None:
    steps: list[str] = []

    async def work(gate: asyncio.Event) -> None:
        steps.append("begun")
        await gate.wait()
        await asyncio.sleep(0)
        steps.append("done")
        raise ValueError("told to whoever asks")

    async def main() -> None:
        gate = asyncio.Event()
        task = start(work(gate))
        assert task is not None
        assert steps == ["begun"]
        gate.set()
        with pytest.raises(ValueError, match="told"):
            await task
        assert steps == ["begun", "done"]

    run(main())


def test_what_waits_can_be_cancelled() -> None:
    steps: list[str] = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            steps.append("ended")

    async def main() -> None:
        task = start(work())
        assert task is not None
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert steps == ["ended"]

    run(main())


class Client:
    """One end of a table socket without a network; while `slow` nothing can be sent to it."""

    def __init__(self, services: Services, seat: int) -> None:
        self.messages: list[dict[str, Any]] = []
        self.readable = asyncio.Event()
        self.readable.set()
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.say(type="hello", secrets=[f"secret{seat}"])
        self.task = asyncio.get_running_loop().create_task(Connection(services, "T", self._said.get, self._hear).run())

    async def _hear(self, message: Any) -> None:
        await self.readable.wait()
        told = json.loads(message["text"])
        self.messages += told if isinstance(told, list) else [told]

    def say(self, **message: Any) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def play(self, room: Room, seat: int) -> None:
        version = room.table.version
        move = int(room.table.match.position.legal(seat)[0])
        self.say(type="play", expected_version=version, key=f"k{version}", moves=[move])
        while not any(m["type"] == "update" and m["version"] == version + 1 for m in self.messages):
            await asyncio.sleep(0.001)

    async def end(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect"})
        await self.task


async def _room(services: Services, game: Game | None = None) -> Room:
    game = game or find("condottiere")
    seats = [rows.SeatRow("human", "A", secret=hashed("secret0")), rows.SeatRow("guest", "B", secret=hashed("secret1"))]
    return await services.rooms.open("T", rows.Opened(game.id, game.rules_version, seats, hashed("host"), seed="x"), [])


def test_nobody_waits_for_a_slow_client_and_he_misses_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(ServerConfig(tmp_path).without_limits()) as app:
            room = await _room(app.services)
            mover = room.table.actors()[0]
            quick, slow = Client(app.services, mover), Client(app.services, 1 - mover)
            while not (quick.messages and slow.messages):
                await asyncio.sleep(0.001)
            slow.readable.clear()
            before, played = room.table.version, 0
            while room.table.actors() == [mover]:
                await quick.play(room, mover)
                played += 1
            room_version = room.table.version
            await asyncio.sleep(0.01)
            assert not [m for m in slow.messages if m["type"] == "update"]
            slow.readable.set()
            while (told := [m for m in slow.messages if m["type"] == "update"])[-1:] == [] or (
                told[-1]["version"] < room_version
            ):
                await asyncio.sleep(0.001)
            entries = [entry["version"] for update in told for entry in update["entries"]]
            assert entries == list(range(before + 1, room_version + 1))
            assert len(told) <= min(played, 2)
            kinds = [m["type"] for m in quick.messages if m["type"] in ("ack", "update")]
            assert kinds == ["ack", "update"] * played
            slow.readable.clear()  # and going away while something waits to be sent ends in order
            room.announce()
            await slow.end()
            await quick.end()

    run(main())


def test_of_many_in_one_commit_only_the_one_whose_version_is_taken_fails(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(ServerConfig(tmp_path))
        store.open()
        try:
            await store.append(Append("a", [(1, 5, "{}", ""), (2, 5, "{}", "")]))
            work = [
                Append("b", [(1, 6, "{}", "")]), Append("a", [(2, 6, "[]", "")]),
                Append("c", [(1, 6, "{}", ""), (2, 6, "{}", "")]),
            ]  # fmt: skip
            done = await asyncio.gather(*(store.append(one) for one in work), return_exceptions=True)
            assert [type(one) for one in done] == [type(None), VersionTaken, type(None)]
            assert await store.rows("a") == [(1, 5, "{}", ""), (2, 5, "{}", "")]
            assert len(await store.rows("b")) == 1
            assert len(await store.rows("c")) == 2
            many = [Append(f"t{k}", [(1, 7, "{}", "")]) for k in range(300)]
            await asyncio.gather(*(store.append(one) for one in many))
            assert len(await store.rows("t299")) == 1
        finally:
            store.close()

    run(main())


# --- what goes over the wire -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_what_is_told_in_parts_is_the_whole_view(game: Game, tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(ServerConfig(tmp_path).without_limits()) as app:
            room = await _room(app.services, game)
            rng = Rng("parts")
            for _ in range(40):
                for viewer in (0, 1, SPECTATOR):
                    told = json.loads(bytes(room.encoded.state(viewer) or b"{}"))
                    assert told["view"] == json.loads(encode(room.table.match.position.view(viewer)))
                seat, version = room.table.actors()[0], room.table.version
                moves = room.table.match.position.legal(seat)
                chosen = [int(moves[rng.below(len(moves))])]
                await room.command(lambda table: commands.play(table, seat, chosen, f"k{version}", version))  # noqa: B023

    run(main())


def test_a_part_that_belongs_to_the_position_is_told_as_it_is_now(tmp_path: Path) -> None:
    """A game of somebody else's may show its own list, and change it with each move."""

    async def main() -> None:
        async with opened(ServerConfig(tmp_path).without_limits()) as app:
            room = await _room(app.services)
            board = [1]
            first = json.loads(encode(room.encoded.in_parts({"board": board})))
            room.encoded.state(0)
            board.append(2)
            room.table.version += 1
            room.encoded.state(0)
            assert [first, json.loads(encode(room.encoded.in_parts({"board": board})))] == [
                {"board": [1]},
                {"board": [1, 2]},
            ]

    run(main())
