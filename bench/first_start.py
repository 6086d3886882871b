"""How long a fresh checkout takes: `python bench/first_start.py CHECKOUT [--root CHROOT] [--cut SECONDS] [--kills N]`.

Starts `./adamak serve` in a checkout (of a chroot) and prints the seconds to the first page, to a bot's first move and
to the compiled engine; beside them the machine's load and the processor time of the start, for a machine that has other
things to do.

--open    Does not wait for the compiled engine (with ADAMAK_PURE=1 none is compiled).
--cut     After so many seconds no name is resolved any more (the chroot's resolv.conf): the start must say so in one
          line and end, and the next one is measured.
--kills   So often something is lost, a start is killed at a random moment, with all it began or alone, and the next
          start must open the page; where the engine was lost, it must be compiled again. What is lost (--lose: one of
          these kinds alone), when and how is killed follow from --seed.
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
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect

PATIENCE = 1800  # seconds
SETTINGS = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root"}  # of a chroot
QUIETLY = {**SETTINGS, "DEBIAN_FRONTEND": "noninteractive"}
STEPS = (".venv", ".venv-node", "web/node_modules", "src/adamak/_web", ".venv/stamps")
EVERYTHING = "everything but the engine"
ENGINE = "a part of the engine"
DEBIAN = "Debian's packages"  # of a chroot alone
TOOLS = ("gcc", "libc6-dev", "python3.11-dev", "python3.11-venv")
LOST = (*STEPS, EVERYTHING, ENGINE, DEBIAN)  # one in each round
FIRST_GUESS = 15.0  # seconds that a start may take after a loss; then as long as it has taken


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
        self.words = tempfile.TemporaryFile("w+")  # noqa: SIM115 (read when the start has ended)
        self.process = subprocess.Popen(
            [*inside, "sh", "-c", command], env=os.environ | (SETTINGS if inside else {}) | settings,
            stdout=subprocess.DEVNULL, stderr=self.words, start_new_session=True,
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
        self.words.seek(0)
        said = self.words.read().strip()
        return said.splitlines()[-1] if said else ""

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
            if self.seconds() > PATIENCE:
                raise SystemExit("the engine is not compiled")
            time.sleep(0.5)

    def kill(self, alone: bool = False) -> None:
        """Everything at once, as when the machine loses its power; or this process alone, and what it began goes on."""
        with suppress(ProcessLookupError):
            (os.kill if alone else os.killpg)(self.process.pid, signal.SIGKILL)
        self.process.wait()


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
    with suppress(OSError), urlopen(start.url, timeout=PATIENCE):
        start.kill()
        raise SystemExit(f"the page was open before {seconds:.0f} s: cut earlier")
    resolver.write_text("nameserver 127.0.0.1\n")
    try:
        print(f"cut after {seconds:.0f} s: ended with {start.process.wait(PATIENCE)}: {start.last_words()}")
    finally:
        resolver.write_text(kept)


def lose(what: str, checkout: str, root: Path, chance: random.Random) -> None:
    """What the next start has to make again."""
    place = root / checkout.lstrip("/")
    if what == DEBIAN:
        tools = " ".join(TOOLS)
        purge = f"apt-get purge -y {tools} && apt-get autoremove -y --purge"
        # A killed start may have left dpkg at work, or packages half unpacked, which can be removed only when whole.
        mend = f"dpkg --configure -a; apt-get install -y --fix-broken; apt-get install -y --reinstall {tools}"
        command = f"for _ in 1 2 3 4 5; do {purge} && exit; sleep 5; {mend}; done; exit 1"
        subprocess.run(["chroot", root, "sh", "-c", command], check=True, env=QUIETLY, stdout=subprocess.DEVNULL)
        shutil.rmtree(place / ".venv", ignore_errors=True)
    elif what == ENGINE:
        parts = sorted((place / "build/compile/lib").glob("*__mypyc*.so"))
        for path in [*(place / "src").rglob("*.so"), *(chance.sample(parts, 1) if parts else ())]:
            path.unlink()
    else:
        for name in STEPS if what == EVERYTHING else (what,):
            shutil.rmtree(place / name, ignore_errors=True)


def kill(checkout: str, root: Path, times: int, kinds: list[str], seed: str, compiled: bool) -> None:
    """Kills at random moments, each followed by a start that must open the page."""
    chance = random.Random(seed)
    longest = dict.fromkeys([lost for lost in kinds if lost != DEBIAN or root != Path("/")], FIRST_GUESS)
    for number in range(1, times + 1):
        lost, alone = chance.choice(sorted(longest)), chance.random() < 0.3
        lose(lost, checkout, root, chance)
        killed = Start(checkout, root)
        time.sleep(chance.uniform(0, 1.3 * longest[lost]))  # a few when the page is open and the engine compiles
        killed.kill(alone)
        moment, words = killed.seconds(), killed.last_words()
        start = Start(checkout, root)
        try:
            start.get("/")
            opened = start.seconds()
            if lost == ENGINE and compiled:
                start.until_compiled()
            longest[lost] = max(longest[lost], min(start.seconds(), 2 * longest[lost]))
            came = f"open after {opened:.1f} s"
            if lost == ENGINE and compiled:
                came += f", compiled after {start.seconds():.0f} s"
            how = "killed alone" if alone else "killed"
            print(f"{number}: without {lost}, {how} after {moment:.1f} s ({words}): {came}", flush=True)
        finally:
            start.kill()
            killed.kill()
    print(f"{times} kills, {times} starts after them")
    if compiled:
        measure(checkout, root, compiled)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout")
    parser.add_argument("--root", type=Path, default=Path("/"))
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--cut", type=float)
    parser.add_argument("--kills", type=int)
    parser.add_argument("--lose", action="append", choices=LOST)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    if given.kills:
        kill(given.checkout, given.root, given.kills, given.lose or list(LOST), given.seed, compiled=not given.open)
        return
    if given.cut is not None:
        cut(given.checkout, given.root, given.cut)
    measure(given.checkout, given.root, compiled=not given.open)


if __name__ == "__main__":
    main()
