"""Mutants of functions, tried without importing anything anew.

The tests of a game are collected once. For each mutant a fork exchanges the code of the function, wherever it was
imported to, and runs the tests that enter this function, the best first. What stands in tables, in the body of a class
or in functions that importing calls is left to `runner`, which imports the game again.
"""

from __future__ import annotations

import builtins
import multiprocessing
import os
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from tests.mutation.points import Mutant
from tests.mutation.runner import ARGUMENTS, Experience, Observer, in_fork, limited

NOTE = "__entered__"  # the name under which stand-ins find `Workshop.note`


class Workshop:
    """The tests as pytest collected them, and the functions of the game; a plugin that takes the place of the run."""

    def __init__(self, game: str, orders: Connection) -> None:
        self.package = f"adamak.games.{game}"
        self.orders = orders
        self.called_by_importing: set[CodeType] = set()
        self.observer = Observer(Experience())
        self.items: list[pytest.Item] = []
        self.functions: list[FunctionType] = []
        self.codes: list[CodeType] = []
        self.entered: set[int] = set()
        self.tests_entering: dict[int, list[str]] = {}

    def look_on(self, frame: FrameType, event: str, argument: object) -> None:
        self.called_by_importing.add(frame.f_code)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.settrace(None)
        self.items = session.items
        self.functions = list(functions_of(self.package))
        self.codes = [function.__code__ for function in self.functions]
        while (order := self.orders.recv()) is not None:
            mutant, kills, limit = order
            self.orders.send(self.clean_run(limit) if mutant is None else self.try_out(mutant, kills, limit))
        return True

    def run(self, items: list[pytest.Item]) -> dict[str, Any]:
        """The tests in this order, up to the first that fails."""
        silence = StringIO()
        with redirect_stdout(silence), redirect_stderr(silence):
            for item, following in zip(items, [*items[1:], None], strict=True):
                item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
                if self.observer.killer:
                    break
        return {"killer": self.observer.killer, "seconds": self.observer.seconds}

    # --- the run without any mutant ---------------------------------------------------------------------------
    def clean_run(self, limit: float) -> dict[str, Any]:
        done = in_fork(lambda: limited(self.noting_run, limit), limit)
        self.observer.experience.seconds = done["seconds"]
        for test, numbers in done.get("entered", {}).items():
            for number in numbers:
                self.tests_entering.setdefault(number, []).append(test)
        return done

    def noting_run(self) -> dict[str, Any]:
        """Every test, and which functions it enters: a stand-in notes the first call and steps aside."""
        setattr(builtins, NOTE, self.note)
        entered = {}
        stand_ins = [None if code.co_freevars else stand_in(number) for number, code in enumerate(self.codes)]
        for item in self.items:
            self.entered = {number for number, other in enumerate(stand_ins) if other is None}
            for function, other in zip(self.functions, stand_ins, strict=True):
                function.__code__ = other or function.__code__
            self.run([item])
            entered[item.nodeid] = sorted(self.entered)
            if self.observer.killer:
                break
        return {"killer": self.observer.killer, "seconds": self.observer.seconds, "entered": entered}

    def note(self, number: int, given: tuple[Any, ...], named: dict[str, Any]) -> Any:
        self.entered.add(number)
        self.functions[number].__code__ = self.codes[number]
        return self.functions[number](*given, **named)

    # --- a mutant -----------------------------------------------------------------------------------------------
    def try_out(self, mutant: Mutant, kills: dict[str, int], limit: float) -> dict[str, Any] | None:
        """None if the game must be imported anew to see this mutant."""
        number = self.number_of(mutant)
        if number is None or self.codes[number] in self.called_by_importing:
            return None
        changed = code_in(mutant, self.codes[number])
        if changed is None or changed.co_freevars != self.codes[number].co_freevars:
            return None
        experience = self.observer.experience
        experience.kills.clear()
        experience.kills.update(kills)
        entering = set(self.tests_entering.get(number, []))
        items = sorted((item for item in self.items if item.nodeid in entering),
                       key=lambda item: experience.order(item.nodeid))  # fmt: skip

        def work() -> dict[str, Any]:
            self.functions[number].__code__ = changed
            return self.run(items)

        return in_fork(lambda: limited(work, limit), limit)

    def number_of(self, mutant: Mutant) -> int | None:
        """The outermost function that holds the point, if there is just one of that name."""
        fitting = [
            number
            for number, code in enumerate(self.codes)
            if Path(code.co_filename) == mutant.file and f"{mutant.function}.".startswith(f"{code.co_qualname}.")
        ]
        return fitting[0] if len(fitting) == 1 else None


def functions_of(package: str) -> Iterator[FunctionType]:
    """The functions and methods of a game, each once."""
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{package}."):
            seen: set[int] = set()
            for thing in list(vars(module).values()):
                for function in plain(thing):
                    if function.__module__ == name and id(function) not in seen:
                        seen.add(id(function))
                        yield function


def plain(thing: object) -> Iterator[FunctionType]:
    """What is called in the end; a function behind a cache is no longer within reach."""
    match thing:
        case FunctionType():
            yield thing
        case staticmethod() | classmethod():
            yield from plain(thing.__func__)
        case property():
            for part in (thing.fget, thing.fset):
                yield from plain(part)
        case type():
            for part in list(vars(thing).values()):
                if not isinstance(part, type):
                    yield from plain(part)


def stand_in(number: int) -> CodeType:
    namespace: dict[str, Any] = {}
    exec(f"def stand_in(*given, **named): return {NOTE}({number}, given, named)", namespace)
    return namespace["stand_in"].__code__


def code_in(mutant: Mutant, old: CodeType) -> CodeType | None:
    """The same function as the mutant has it."""
    waiting = [compile(mutant.source(), str(mutant.file), "exec", dont_inherit=True)]
    while waiting:
        code = waiting.pop()
        if (code.co_qualname, code.co_firstlineno) == (old.co_qualname, old.co_firstlineno):
            return code
        waiting += [part for part in code.co_consts if isinstance(part, CodeType)]
    return None


def open_workshop(game: str, paths: list[str]) -> Connection:
    """A process that collects the tests and then tries out mutants as they are sent."""
    here, there = multiprocessing.Pipe()
    if os.fork() == 0:
        here.close()
        workshop = Workshop(game, there)
        silence = StringIO()
        try:
            sys.settrace(workshop.look_on)
            with redirect_stdout(silence), redirect_stderr(silence):
                pytest.main([*ARGUMENTS, *paths], plugins=[workshop, workshop.observer])
        finally:
            os._exit(0)
    there.close()
    return here


def answer_of(workshop: Connection, mutant: Mutant | None, kills: dict[str, int], limit: float) -> Any:
    """What became of a mutant there; without one, the run that shows how long each test takes."""
    workshop.send((mutant, dict(kills), limit))
    return workshop.recv()
