"""A package in an empty environment: installed as a stranger would, and used."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import venv
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from shutil import which
from urllib.request import urlopen

from release.archives import COMPILED, Archive, Failed

PATIENCE = 600  # seconds for one command: far beyond what any of them takes
GAMES = {"architects", "condottiere", "duel", "trajan", "troyes"}
UNCOMPILED = "plain Python"  # of the line that an uncompiled engine owes whoever came for speed
ENVIRONMENTS = """
import gymnasium, random
import adamak.envs.gymnasium
from adamak.envs.pettingzoo import condottiere_v1

env = gymnasium.make("adamak/duel-v1", opponents="greedy")
seen, _ = env.reset(seed=1)
over = False
while not over:
    legal = [move for move, allowed in enumerate(seen["action_mask"]) if allowed]
    seen, reward, over, _, _ = env.step(random.choice(legal))
table = condottiere_v1.env(seats=3)
table.reset(seed=1)
for agent in table.agent_iter():
    seen, _, ended, cut, _ = table.last()
    table.step(None if ended or cut else table.action_space(agent).sample(seen["action_mask"]))
print("played")
"""


class Environment:
    """A new Python environment with a home of its own, outside any checkout."""

    def __init__(self, folder: Path, archive: Archive) -> None:
        self.archive = archive
        self.folder = folder
        self.work = folder / "elsewhere"
        self.work.mkdir(parents=True)
        venv.create(folder / "env", with_pip=False)
        self.python = folder / "env" / "bin" / "python"
        settings = {name: value for name, value in os.environ.items() if not name.startswith(("ADAMAK_", "PYTHON"))}
        self.settings = settings | {"ADAMAK_HOME": str(folder / "home"), "ADAMAK_LANG": "en"}

    @property
    def compiled(self) -> bool:
        return self.archive.kind == COMPILED

    def install(self, extras: str = "") -> None:
        """Through uv where that can be had, else through pip, whose settings may name the only index within reach."""
        wanted = f"adamak{extras} @ {self.archive.path.resolve().as_uri()}"
        uv = which("uv", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]))
        if uv:
            with suppress(Failed):
                self._run([uv, "pip", "install", "--python", str(self.python), wanted])
                return
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "--disable-pip-version-check"]
        self._run([*pip, wanted])

    def adamak(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return self._run([str(self.python.with_name("adamak")), *arguments], typed)

    def run(self, *arguments: str) -> str:
        """What Python says to this."""
        return self._run([str(self.python), *arguments]).stdout

    def _run(self, command: list[str], typed: str = "") -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            command, cwd=self.work, env=self.settings, input=typed, capture_output=True, text=True, check=False,
            timeout=PATIENCE,
        )  # fmt: skip
        if done.returncode:
            raise Failed(f"{' '.join(command)}\n{(done.stdout + done.stderr).strip()[-2000:]}")
        return done


def check(right: bool, otherwise: object) -> None:
    if not right:
        raise Failed(str(otherwise)[-2000:])


def install(env: Environment) -> None:
    """The package and what it needs, without extras."""
    env.install()


def version(env: Environment) -> None:
    """The version, and whether the engine is compiled; also by `python -m adamak`."""
    said = env.adamak("--version").stdout
    engine = "compiled engine" if env.compiled else "engine not compiled"
    check(re.fullmatch(rf"adamak \d+\.\S+ \({engine}\)\n", said) is not None, said)
    check(env.run("-m", "adamak", "--version") == said, "python -m adamak says something else")
    check(env.archive.path.name.startswith(f"adamak-{said.split()[1]}"), f"{said} is not what the file is called")


def games(env: Environment) -> None:
    """All games, with their words in both languages."""
    for lang in ("en", "fa"):
        found = {game["id"] for game in json.loads(env.adamak("games", "--json", "--lang", lang).stdout)["games"]}
        check(found == GAMES, found)


def play(env: Environment) -> None:
    """A whole game at the terminal against a bot, always by the first move offered."""
    done = env.adamak("play", "condottiere", "--seats", "human,easy", "--seed", "package", typed="1\n" * 3000)
    check("wins" in done.stdout and not done.stderr, done.stdout[-500:] + done.stderr)


def serve(env: Environment) -> None:
    """The page with everything it asks for, the notices of what it bundles, and the server behind it."""
    server = subprocess.Popen(
        [str(env.python.with_name("adamak")), "serve", "--port", "0"], cwd=env.work, env=env.settings, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        opened = server.stdout.readline()
        check("http://" in opened, f"it said: {opened}")
        address = opened.split()[-1].rstrip("/")
        page = fetch(address + "/")
        parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        check(any(part.endswith(".js") for part in parts), page)
        for part in parts:
            fetch(address + part)
        check("SIL OPEN FONT LICENSE" in fetch(f"{address}/notices.txt"), "the font's licence is not there")
        check(json.loads(fetch(f"{address}/api/about"))["compiled"] is env.compiled, "the wrong engine")
        check(fetch(f"{address}/api/ready") != "", "not ready")
    finally:
        server.terminate()
        server.communicate(timeout=PATIENCE)
    check(server.returncode == 0, f"the server ended with {server.returncode}")


def fetch(address: str) -> str:
    """A page, or a Failed that names it."""
    try:
        with urlopen(address, timeout=PATIENCE) as answer:
            return str(answer.read().decode(errors="replace"))
    except OSError as error:
        raise Failed(f"{address}: {error}") from None


def arena(env: Environment) -> None:
    """Bots against bots, led by a network that came with the package; an uncompiled engine owns up, once."""
    done = env.adamak("arena", "duel", "--bots", "puct:8,random", "--games", "2", "--seed", "1", "--processes", "1")
    check("puct:8" in done.stdout, done.stdout)
    check(done.stderr.count(UNCOMPILED) == (0 if env.compiled else 1), done.stderr)


def environments(env: Environment) -> None:
    """Gymnasium and PettingZoo, with the extra that brings them."""
    env.install("[rl]")
    check(env.run("-c", ENVIRONMENTS) == "played\n", "no game came to its end")


CHECKS: tuple[Callable[[Environment], None], ...] = (install, version, games, play, serve, arena, environments)
