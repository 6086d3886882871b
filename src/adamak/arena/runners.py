"""Playing what is left of a contest: here, in processes, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from traceback import format_exc
from typing import TYPE_CHECKING, Any, Protocol

from adamak.arena.contest import Contest, Task
from adamak.arena.one_game import play_all
from adamak.arena.results_file import Record, Result
from adamak.core import Problem
from adamak.core.extras import need

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

BITE = 0.5  # seconds of work handed out at a time: little is lost by a kill, little spent on handing out
LARGEST_BITE = 64  # games
AHEAD = 2  # pieces of work that wait for each worker
LOSSES = 5  # of workers, one after the other, without a game in between: then something is wrong with a game


class WorkerLost(Exception):
    """A worker died, and with it the games it was playing: these begin again."""


class Workers(Protocol):
    """Somebody who plays games and hands them back in any order."""

    number: int

    def begin(self, contest: Contest, tasks: Sequence[Task]) -> Any: ...
    def ready(self, begun: list[Any]) -> Any:
        """One of those begun that is done; waits for it."""

    def result(self, done: Any) -> list[Result]:
        """What came of it. Raises WorkerLost where that will never be known."""


def run(record: Record, contest: Contest, games: int, workers: Workers, step: Callable[[int], None]) -> None:
    """Plays every game that the record does not know yet; each is kept as soon as it is played."""
    left = deque(task for task in contest.tasks(games) if task not in record.results)
    begun: dict[Any, list[Task]] = {}
    bite, losses = 1, 0
    while left or begun:
        while left and len(begun) < workers.number * AHEAD:
            tasks = [left.popleft() for _ in range(min(bite, len(left)))]
            begun[workers.begin(contest, tasks)] = tasks
        done = workers.ready(list(begun))
        tasks = begun.pop(done)
        try:
            results = workers.result(done)
        except WorkerLost:
            losses += 1
            if losses == LOSSES:
                raise Problem("arena-workers", number=losses) from None
            left.extendleft(reversed(tasks))
            bite = 1
            continue
        losses = 0
        record.add(results)
        step(len(results))
        seconds = sum(sum(result.seconds) for result in results) / len(results)
        bite = max(1, min(LARGEST_BITE, round(BITE / max(seconds, 1e-3))))


class Here:
    """One game after the other in this process."""

    number = 1

    def begin(self, contest: Contest, tasks: Sequence[Task]) -> Any:
        return partial(play_all, contest, tasks)

    def ready(self, begun: list[Any]) -> Any:
        return begun[0]

    def result(self, done: Any) -> list[Result]:
        results: list[Result] = done()
        return results


class Bite:
    """Some games for a process, and what came of them: results, what went wrong, or nothing where it was killed."""

    def __init__(self, contest: Contest, tasks: Sequence[Task]) -> None:
        self.work = contest, tasks
        self.outcome: list[Result] | Exception | None = None


class Processes:
    """On the cores of this machine, each with a pipe of its own: one that is killed takes nobody with it.

    Not `ProcessPoolExecutor`: it loses all workers with one, and may hang where work is handed out just then.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.busy: dict[Connection, tuple[Any, Bite]] = {}
        self._idle: list[tuple[Any, Connection]] = []
        self._waiting: deque[Bite] = deque()
        self._lost: list[Bite] = []

    def begin(self, contest: Contest, tasks: Sequence[Task]) -> Any:
        self._waiting.append(bite := Bite(contest, tasks))
        self._hand_out()
        return bite

    def ready(self, begun: list[Any]) -> Any:
        from multiprocessing.connection import wait

        if self._lost:
            return self._lost.pop()
        heard = wait(list(self.busy))
        pipe = next(worker for worker in self.busy if worker in heard)
        process, bite = self.busy.pop(pipe)
        try:
            bite.outcome = pipe.recv()
        except (EOFError, OSError):
            _dismiss(process, pipe)
        else:
            self._idle.append((process, pipe))
        self._hand_out()
        return bite

    def result(self, done: Any) -> list[Result]:
        if done.outcome is None:
            raise WorkerLost
        if isinstance(done.outcome, Exception):
            raise done.outcome
        results: list[Result] = done.outcome
        return results

    def _hand_out(self) -> None:
        while self._waiting and len(self.busy) < self.number:
            process, pipe = self._idle.pop() if self._idle else _hire()
            bite = self._waiting.popleft()
            try:
                pipe.send(bite.work)
            except OSError:  # it died with nothing to do
                _dismiss(process, pipe)
                self._lost.append(bite)
            else:
                self.busy[pipe] = process, bite

    def close(self) -> None:
        """Whoever still plays stops at once."""
        for pipe, (process, _) in self.busy.items():
            process.terminate()
            _dismiss(process, pipe)
        for process, pipe in self._idle:
            _dismiss(process, pipe)


def _hire() -> tuple[Any, Connection]:
    from multiprocessing import get_context

    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=[theirs])
    process.start()
    theirs.close()  # so that its death is heard
    return process, ours


def _dismiss(process: Any, pipe: Connection) -> None:
    pipe.close()
    process.join()


def _work(pipe: Connection) -> None:
    """A worker: plays what it is handed until the pipe is closed."""
    _settle()
    while True:
        try:
            contest, tasks = pipe.recv()
        except EOFError:
            return
        outcome: list[Result] | Exception
        try:
            outcome = play_all(contest, tasks)
        except Exception as wrong:
            wrong.add_note(format_exc())  # where it happened: no traceback goes through a pipe
            outcome = wrong
        pipe.send(outcome)


class Cluster:
    """On a Ray cluster whose machines have this package installed."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._play = ray.remote(play_all)
        self.number = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def begin(self, contest: Contest, tasks: Sequence[Task]) -> Any:
        return self._play.remote(contest, tasks)

    def ready(self, begun: list[Any]) -> Any:
        done, _ = self._ray.wait(begun, num_returns=1)
        return done[0]

    def result(self, done: Any) -> list[Result]:
        results: list[Result] = self._ray.get(done)
        return results


@contextmanager
def processes(number: int) -> Iterator[Workers]:
    """So many processes; all cores where it is 0."""
    number = number or os.cpu_count() or 1
    if number == 1:
        yield Here()
        return
    crew = Processes(number)
    try:
        yield crew
    finally:
        crew.close()


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """The Ray cluster at this address; "local" begins one on this machine."""
    need("ray", "ray")
    import ray

    ray.init(address=address, log_to_driver=False, logging_level="error")
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


def workers(number: int, ray_address: str | None) -> AbstractContextManager[Workers]:
    return cluster(ray_address) if ray_address else processes(number)


def _settle() -> None:
    """A worker goes at once when it is interrupted, or when whoever gave it work is gone: half a game is nothing."""
    import signal
    from multiprocessing import parent_process
    from threading import Thread

    def leave(*_: object) -> None:
        os._exit(1)

    def watch() -> None:
        parent = parent_process()
        if parent is not None:
            parent.join()
            leave()

    signal.signal(signal.SIGINT, leave)
    Thread(target=watch, daemon=True).start()
