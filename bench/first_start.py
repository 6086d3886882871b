"""How long a fresh checkout takes: `python bench/first_start.py CHECKOUT [--root CHROOT] [--cut SECONDS] [--kills N]`.

Starts `./adamak serve` in a checkout (of a chroot) and prints the seconds to the first page, to a bot's first move and
to the compiled engine; beside them the machine's load and the processor time of the start, for a machine that has other
things to do.

--open    Does not wait for the compiled engine (with ADAMAK_PURE=1 none is compiled).
--cut     After so many seconds no name is resolved any more (the chroot's resolv.conf): the start must say so in one
          line and end, and the next one is measured.
--kills   So often something is lost, a start is killed with all it started at a random moment, and the next start
          must open the page. In the end the engine must be compiled as if nothing had been.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

PATIENCE = 1800  # seconds
LOST = (".venv", ".venv-node", "web/node_modules", "src/adamak/_web", ".venv/stamps", "build")  # one in each round
LONGEST = 40.0  # seconds until a kill


class Start:
    """One `./adamak serve`, in a session of its own."""

    def __init__(self, checkout: str, root: Path, **settings: str) -> None:
        self.begun = time.monotonic()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = int(free.getsockname()[1])
        self.url = f"http://127.0.0.1:{port}"
        command = f"cd {checkout} && exec ./adamak serve --port {port}"
        inside = ["chroot", str(root)] if root != Path("/") else []
        self.process = subprocess.Popen(
            [*inside, "sh", "-c", command], env=os.environ | settings, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip

    def seconds(self) -> float:
        return time.monotonic() - self.begun

    def processor(self) -> float:
        """Seconds of processor time that this process and those it waited for have used: the server was the start."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")

    def get(self, path: str) -> bytes:
        """The answer to this address, as soon as there is one."""
        while self.process.poll() is None and self.seconds() < PATIENCE:
            with suppress(OSError), urlopen(self.url + path, timeout=PATIENCE) as answer:
                return bytes(answer.read())
            time.sleep(0.1)
        raise SystemExit(f"the start ended with {self.process.poll()}: {self.last_words()}")

    def last_words(self) -> str:
        _, said = self.process.communicate()
        return said.strip().splitlines()[-1] if said.strip() else ""

    def play_a_bot(self) -> None:
        """A table with a bot: makes the first move offered as often as asked, until the bot has made one."""
        body = {"game": "condottiere", "seats": [{"kind": "me", "name": "Sara"}, {"kind": "bot", "level": "easy"}]}
        request = Request(self.url + "/api/tables", json.dumps(body).encode(), {"content-type": "application/json"})
        with urlopen(request, timeout=PATIENCE) as answer:
            made = json.load(answer)
        secret = made["seats"][0]["secret"]
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{made['table']}/socket"
        with connect(address, max_size=None) as table:
            table.send(json.dumps({"type": "hello", "secrets": [secret]}))
            played, moves = 0, 0
            while True:
                heard = json.loads(table.recv(timeout=PATIENCE))
                for message in heard if isinstance(heard, list) else [heard]:
                    state: dict[str, Any] = message.get("state") or {}
                    moves = max(moves, state.get("length", 0))
                    if moves > played:
                        return
                    if state.get("legal"):
                        played += 1
                        command = {"moves": [state["legal"][0]["words"]], "expected_version": message["version"]}
                        table.send(json.dumps({"type": "play", "key": f"first-{played}", **command}))

    def until_compiled(self) -> None:
        while not json.loads(self.get("/api/about"))["compiled"]:
            time.sleep(0.5)

    def kill(self) -> None:
        """As when the machine loses its power: everything at once."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()


def load() -> str:
    return Path("/proc/loadavg").read_text().split()[0]


def measure(checkout: str, root: Path, compiled: bool) -> None:
    start = Start(checkout, root)

    def tell(what: str) -> None:
        print(f"{what}: {start.seconds():.0f} s (load {load()})", flush=True)

    start.get("/")
    tell(f"page, {start.processor():.0f} s of processor time")
    start.play_a_bot()
    tell("a bot's move")
    if compiled:
        start.until_compiled()
        tell("compiled engine")
    start.kill()


def cut(checkout: str, root: Path, seconds: float) -> None:
    """A start that loses the network."""
    resolver = root / "etc" / "resolv.conf"
    kept = resolver.read_text()
    start = Start(checkout, root)
    time.sleep(seconds)
    resolver.write_text("nameserver 127.0.0.1\n")
    try:
        print(f"cut after {seconds:.0f} s: ended with {start.process.wait(PATIENCE)}: {start.last_words()}")
    finally:
        resolver.write_text(kept)


def kill(checkout: str, root: Path, times: int, compiled: bool) -> None:
    """Kills at random moments, each followed by a start that must open the page."""
    chance = random.Random(1)
    place = root / checkout.lstrip("/")
    for number in range(1, times + 1):
        lost = chance.choice(LOST)
        shutil.rmtree(place / lost, ignore_errors=True)
        start = Start(checkout, root)
        time.sleep(chance.uniform(0, LONGEST))
        start.kill()
        killed = start.seconds()
        start = Start(checkout, root)
        start.get("/")
        print(f"{number}: without {lost}, killed after {killed:.1f} s, open after {start.seconds():.1f} s", flush=True)
        start.kill()
    start = Start(checkout, root)
    start.get("/")
    if compiled:
        start.until_compiled()
    print(f"{times} kills; the page is open{' and the engine compiled' if compiled else ''}")
    start.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout")
    parser.add_argument("--root", type=Path, default=Path("/"))
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--cut", type=float)
    parser.add_argument("--kills", type=int)
    given = parser.parse_args()
    if given.kills:
        kill(given.checkout, given.root, given.kills, compiled=not given.open)
        return
    if given.cut is not None:
        cut(given.checkout, given.root, given.cut)
    measure(given.checkout, given.root, compiled=not given.open)


if __name__ == "__main__":
    main()
