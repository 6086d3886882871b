"""A server in a process of its own, as people run it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
# Another build of the page may be tested; by default the one that `./adamak test` has just made.
PAGE = Path(os.environ.get("ADAMAK_PAGE") or ROOT / "src" / "adamak" / "_web")

# Any word here walks through other games than the suite's: WALK=plum ./adamak test -m soak tests/web/test_by_ear.py
WALK = os.environ.get("WALK", "")

# Chance is the same every time, so that a test that fails once fails again: all tables with the same plan deal alike,
# and a bot's thoughts are numbered from the opening of the latest table.
SERVE = """
import sys
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from adamak.server import ServerConfig, run
from adamak.server.tables import bot_pool, table_pages
thoughts = count()
def new_seed():
    global thoughts
    thoughts = count()
    return "a fixed deal" + sys.argv[3]
table_pages.new_seed = new_seed
bot_pool.secrets = SimpleNamespace(token_hex=lambda size: f"thought {next(thoughts)}", randbelow=lambda most: 0)
run(port=int(sys.argv[1]), config=replace(ServerConfig.from_environment(), web=Path(sys.argv[2])))
"""


class Server:
    """Serves at `url`; after `kill`, `start` opens the same house at the same address."""

    def __init__(self, home: Path, packages: Path | None = None) -> None:
        self.home = home
        self.packages = packages  # a folder of installed packages besides the usual ones
        self.log = home / "server.log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        env = os.environ | {"ADAMAK_HOME": str(self.home), "ADAMAK_LIMITS": "off", "ADAMAK_BOT_DELAY": "0"}
        if self.packages:
            env["PYTHONPATH"] = os.pathsep.join(filter(None, [env.get("PYTHONPATH"), str(self.packages)]))
        command = [sys.executable, "-c", SERVE, str(self.port), str(PAGE), WALK]
        with open(self.log, "ab") as log:
            self._process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        for _ in range(600):
            try:
                if httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200:
                    return self
            except httpx.TransportError:
                pass
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.said()}")

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(30)

    def said(self) -> str:
        return self.log.read_text("utf-8")
