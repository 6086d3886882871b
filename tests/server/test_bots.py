"""Bots at the table: they finish games, and a broken one hurts nobody."""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

import pytest

from .clients import Browser, play_on
from .conftest import Serve

CRASHES = (sys.executable, "-c", "import sys; sys.stdin.buffer.read(4); sys.exit(1)")
HANGS = (sys.executable, "-c", "import time; time.sleep(600)")
CHEATS = (
    sys.executable, "-c",
    "import sys; from adamak.bots.worker import *; sys.stdin.buffer.read(4); "
    "sys.stdout.buffer.write(frame(msgspec.msgpack.encode(Answer(10**6)))); sys.stdout.buffer.flush(); "
    "sys.stdin.buffer.read(9)",
)  # fmt: skip


def test_one_person_and_bots_finish_a_game(visitor: Browser) -> None:
    made = visitor.make("me", "bot:easy", "bot:random")
    chance = random.Random(7)
    with visitor.sit(made["table"], made["seats"][0]["secret"]) as me:
        while not me.over:
            if me.state["legal"]:
                answer = me.play(chance.choice(me.legal()))
                assert answer["type"] == "ack" or answer["code"] in ("stale", "not-playing"), answer
            if not me.over:  # else the last update came before the answer
                me.hear()
        assert {line["seat"] for line in me.log if line["kind"] == "moved" and line["by_bot"]} == {1, 2}


def test_bots_alone_play_for_spectators(visitor: Browser) -> None:
    made = visitor.make("bot:random", "bot:random")
    deadline = time.monotonic() + 200
    while visitor.info(made["table"])["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)


@pytest.mark.parametrize(("command", "why"), [(CRASHES, "crash"), (HANGS, "overrun"), (CHEATS, "crash")])
def test_a_broken_bot_is_replaced_by_a_legal_move(
    serve: Serve, command: tuple[str, ...], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("adamak.server.tables.bot_pool.FIRST_TASK", 1.0 if why == "overrun" else 20.0)
    server = serve(bot_command=command, bot_seconds=0.1, bot_grace=0.1)
    with Browser(server.url) as visitor:
        made = visitor.make("me", "bot:easy", options={"first_player": "2"})
        with visitor.sit(made["table"], made["seats"][0]["secret"]) as me:
            while me.state["actors"] != [0]:
                me.hear()
            failures = [line for line in me.log if line["kind"] == "bot_failed"]
            assert {line["why"] for line in failures} == {why}
            assert {line["seat"] for line in failures} == {1}
            assert server.services.thinkers.failures == len(failures)


async def no_outage(*_: object) -> list[tuple[int, int]]:
    return []


def test_who_runs_out_of_time_is_played_by_a_bot(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = [1_700_000_000_000]  # the server's, which we turn: a slow machine must not cost anybody time
    for module in ("room", "rooms"):
        monkeypatch.setattr(f"adamak.server.tables.{module}.now", lambda: watch[0])
    monkeypatch.setattr("adamak.server.storage.heartbeat.Heartbeat.outages", no_outage)  # whose watch is another one
    server = serve()
    with Browser(server.url) as visitor:
        made = visitor.make("me", "guest", clock={"base": 10, "increment": 1})
        one, two = (visitor.sit(made["table"], held["secret"]) for held in made["seats"])
        players = {0: one, 1: two}
        thinker = one.state["actors"][0]
        watch[0] += 2_500
        play_on(players, moves=1)
        assert one.state["clocks"]["seats"][thinker]["left"] == 10_000 - 2_500 + 1_000
        play_on(players, moves=2)
        clocks = one.state["clocks"]["seats"]
        assert sum(clock["left"] for clock in clocks) == 2 * 10_000 - 2_500 + 3 * 1_000
        seat = one.state["actors"][0]
        assert clocks[seat]["running"]
        watch[0] += clocks[seat]["left"]
        players[1 - seat].do("chat", text="tick")
        while not one.table["seats"][seat]["timed_out"]:
            one.hear()
        assert one.table["seats"][seat]["bot_plays"]
        assert not one.table["seats"][1 - seat]["timed_out"]
        assert [line["seat"] for line in one.log if line["kind"] == "seat" and line["what"] == "timed_out"] == [seat]
        one.close()
        two.close()


OUTSIDE = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    elif asked["type"] == "choose":
        print(json.dumps({"type": "move", "id": asked["id"], "move": %s}), flush=True)
"""


@pytest.mark.parametrize(("move", "fails"), [("asked['legal'][-1]", False), ("10**6", True), ("1 / 0", True)])
def test_a_program_takes_a_seat(serve: Serve, tmp_path: Path, move: str, fails: bool) -> None:
    file = tmp_path / "bot.py"
    file.write_text(OUTSIDE % move)
    server = serve(outside_bots={"mine": f"{sys.executable} {file}"})
    with Browser(server.url) as visitor:
        assert "mine" in visitor.call("GET", "/api/games")[0]["bot_levels"]
        made = visitor.make("me", "bot:mine", options={"first_player": "2"})
        with visitor.sit(made["table"], made["seats"][0]["secret"]) as me:
            while me.state["actors"] != [0]:
                me.hear()
            assert {line["seat"] for line in me.log if line["kind"] == "moved"} == {1}
            failures = [line for line in me.log if line["kind"] == "bot_failed"]
            assert bool(failures) == fails
            assert server.services.thinkers.failures == len(failures)
