"""Runs the tests of a game against mutants, each in a fork of a process that has imported everything but the game."""

from __future__ import annotations

import atexit
import importlib.abc
import importlib.machinery
import importlib.util
import io
import json
import os
import resource
import select
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import pytest
from tests.mutation.points import Mutant

import adamak
from adamak.core import component_file

TESTS = Path(__file__).parent.parent
GAMES = Path(adamak.__file__).parent / "games"
MEMORY = 4 << 30
ARGUMENTS = ["-x", "-q", "-o", "addopts=", "-m", "not soak", "-p", "pytest_timeout", "-p", "no:cacheprovider"]
SLOWEST = 2.0  # seconds of work for a single test, at least, before it counts as hanging


class MutantFinder(importlib.abc.MetaPathFinder):
    """Gives one module its changed source; everything else is found as usual."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = ".".join(["adamak", *mutant.file.relative_to(GAMES.parent).with_suffix("").parts])

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.mutant.file, loader=MutantLoader(self))


class MutantLoader(importlib.abc.SourceLoader):
    """Reads the changed source; nothing is written beside it."""

    def __init__(self, finder: MutantFinder) -> None:
        self.finder = finder

    def get_filename(self, fullname: str) -> str:
        return str(self.finder.mutant.file)

    def get_data(self, path: str) -> bytes:
        return self.finder.mutant.source().encode()


@dataclass
class Experience:
    """What earlier runs taught: which tests find most, and how long each takes."""

    kills: Counter[str] = field(default_factory=Counter)
    seconds: dict[str, float] = field(default_factory=dict)

    def best_file(self) -> str:
        """The test file that found most so far."""
        files: Counter[str] = Counter()
        for test, number in self.kills.items():
            files[test.partition("::")[0]] += number
        return next((file for file, _ in files.most_common() if file.endswith(".py")), "")

    def noted(self, killer: str) -> str:
        if killer:
            self.kills[killer] += 1
        return killer

    def order(self, test: str) -> float:
        """Most finds for the time first; quick tests that found nothing yet before slow ones that found little."""
        return -(self.kills[test] + 0.02) / (self.seconds.get(test, 1.0) + 0.002)


class Observer:
    """Puts the best tests first, notes the first that fails, and ends a test that hangs."""

    def __init__(self, experience: Experience) -> None:
        self.experience = experience
        self.killer = ""
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.experience.order(item.nodeid))

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        signal.signal(signal.SIGVTALRM, self.hanging)
        known = self.experience.seconds  # none in the run without any mutant: then every test may take its time
        limit = max(SLOWEST, 10 * known.get(item.nodeid, 0.0)) if known else 0.0
        signal.setitimer(signal.ITIMER_VIRTUAL, limit)
        started = time.process_time()
        yield
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        self.seconds[item.nodeid] = time.process_time() - started

    @staticmethod
    def hanging(number: int, frame: FrameType | None) -> None:
        pytest.fail("hangs")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.killer:
            self.killer = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.killer:
            self.killer = report.nodeid or "(import)"


def first_to_fail(mutant: Mutant, paths: list[str], experience: Experience, limit: float) -> str:
    """The test that notices the mutant, or the empty string; the best file is tried alone, for speed."""
    best = experience.best_file()
    killer = str(outcome(mutant, [best], experience, limit)["killer"]) if best else ""
    return experience.noted(killer or str(outcome(mutant, paths, experience, limit)["killer"]))


def outcome(mutant: Mutant | None, paths: list[str], experience: Experience, limit: float) -> dict[str, Any]:
    """Runs tests in a fork: the test that failed first, or the empty string; and how long each took."""
    return in_fork(lambda: limited(lambda: from_the_import_on(mutant, paths, experience), limit), limit)


def in_fork(work: Callable[[], dict[str, Any]], limit: float) -> dict[str, Any]:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            answer = work()
        except BaseException as error:
            answer = {"killer": f"({type(error).__name__})", "seconds": {}}
        with os.fdopen(writing, "w") as pipe:
            json.dump(answer, pipe)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        ready, _, _ = select.select([pipe], [], [], 10 * limit)
        if not ready:
            os.kill(child, signal.SIGKILL)
        text = pipe.read()
    os.waitpid(child, 0)
    return dict(json.loads(text)) if text else {"killer": "(hangs)", "seconds": {}}


def limited(work: Callable[[], dict[str, Any]], limit: float) -> dict[str, Any]:
    """So much memory and so many seconds of work, no more."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    seconds = int(time.process_time() + limit) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    return work()


def from_the_import_on(mutant: Mutant | None, paths: list[str], experience: Experience) -> dict[str, Any]:
    if mutant is not None and mutant.file.name == component_file.FILE:
        component_file.text_of = lambda package: mutant.source()
    elif mutant is not None:
        sys.meta_path.insert(0, MutantFinder(mutant))
    observer = Observer(experience)
    silence = io.StringIO()
    with redirect_stdout(silence), redirect_stderr(silence):
        code = pytest.main([*ARGUMENTS, *paths], plugins=[observer])
    killer = observer.killer or ("" if code == pytest.ExitCode.OK else f"(pytest: {code})")
    return {"killer": killer, "seconds": observer.seconds}


def imported_beforehand(game: str) -> None:
    """Everything that all forks need, but nothing of the game; compiled bytes of the rest are kept for them."""
    sys.dont_write_bytecode = False
    sys.pycache_prefix = tempfile.mkdtemp(prefix="adamak-mutation-")
    atexit.register(shutil.rmtree, sys.pycache_prefix)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for module in ["adamak.core", "adamak.testing", "adamak.words", "adamak.cli.boards", "hypothesis"]:
        importlib.import_module(module)
    if any(name.startswith(f"adamak.games.{game}") for name in sys.modules):
        raise SystemExit(f"{game} was imported too early: no mutant would be seen")
