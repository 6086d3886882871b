"""A table opened while the engine compiles goes on, in a fresh process, when it is compiled."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from .clients import Browser, play_on

PATIENCE = 120  # seconds


class Opened:
    """`adamak serve` as a start leaves it: the sources as the engine, and a file that says how far compiling is."""

    def __init__(self, folder: Path) -> None:
        self.progress = folder / "engine.json"
        self.tell("compiling", 1, 6)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{port}"
        more = {"ADAMAK_HOME": str(folder / "home"), "ADAMAK_LIMITS": "off"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "adamak", "serve", "--port", str(port)],
            env=os.environ | more | {"ADAMAK_PURE": "1", "ADAMAK_ENGINE": str(self.progress)},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self.until({"done": 1, "of": 6, "state": "compiling"})

    def tell(self, state: str, done: int = 0, of: int = 0) -> None:
        new = self.progress.with_suffix(".new")
        new.write_text(f'{{"state": "{state}", "done": {done}, "of": {of}}}')
        new.replace(self.progress)  # as the start does it: never half written

    def about(self) -> dict[str, Any]:
        answer: dict[str, Any] = httpx.get(f"{self.url}/api/about", timeout=PATIENCE).json()
        return answer

    def until(self, compiling: object) -> None:
        """Wait until the server says this about compiling."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self.process.poll() is None
            try:
                if self.about()["compiling"] == compiling:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"never said {compiling}")


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opened]:
    opened = Opened(tmp_path)
    yield opened
    opened.process.terminate()
    opened.process.wait(PATIENCE)


def test_a_game_goes_on_in_the_fresh_process(opened: Opened) -> None:
    with Browser(opened.url) as visitor:
        made = visitor.make("me", "guest")
        seats = {held["seat"]: held["secret"] for held in made["seats"]}
        players = {seat: visitor.sit(made["table"], secret) for seat, secret in seats.items()}
        played = play_on(players, moves=5)
        before = players[0]
        assert opened.about()["compiled"] is False
        opened.tell("compiled")
        opened.until(None)
        after = {seat: visitor.sit(made["table"], secret) for seat, secret in seats.items()}
        assert played == 5
        assert after[0].state == before.state
        assert after[0].log == before.log
        assert play_on(after, moves=5) == 5
    here = [sys.executable, "-c", "import adamak; print(adamak.compiled())"]
    wanted = subprocess.run(here, env=os.environ | {"ADAMAK_PURE": ""}, capture_output=True, text=True, check=True)
    assert str(opened.about()["compiled"]) == wanted.stdout.strip()


def test_where_compiling_fails_the_table_stays(opened: Opened) -> None:
    opened.tell("failed")
    opened.until({"state": "failed", "done": 0, "of": 0})
    assert opened.about()["compiled"] is False
