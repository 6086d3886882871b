"""Playing what is left of a contest: here, in processes, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import Any, Protocol

from adamak.arena.contest import Contest, Task
from adamak.arena.one_game import play_all
from adamak.arena.record import Record, Result
from adamak.core import Problem
from adamak.core.extras import need

BITE = 0.5  # seconds of work handed out at a time: little is lost by a kill, little spent on handing out
LARGEST_BITE = 64  # games
AHEAD = 2  # pieces of work that wait for each worker
LOSSES = 5  # of workers, one after the other, without a game in between: then something is wrong with a game


class WorkersLost(Exception):
    """Workers died, and with them the games they were playing: these begin again."""


class Workers(Protocol):
    """Somebody who plays games and hands them back in any order."""

    number: int

    def begin(self, contest: Contest, tasks: Sequence[Task]) -> Any: ...
    def ready(self, begun: list[Any]) -> Any:
        """One of those begun that is done; waits for it."""

    def result(self, done: Any) -> list[Result]:
        """What came of it. Raises WorkersLost where that will never be known, of this and all others begun."""


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
        try:
            results = workers.result(done)
        except WorkersLost:
            losses += 1
            if losses == LOSSES:
                raise Problem("arena-workers", number=losses) from None
            left.extendleft(reversed([task for tasks in begun.values() for task in tasks]))
            begun, bite = {}, 1
            continue
        losses = 0
        del begun[done]
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


class Processes:
    """On the cores of this machine. One that is killed takes its fellows with it; new ones go on."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._executor = self._hire()

    def _hire(self) -> Any:
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        return ProcessPoolExecutor(self.number, mp_context=get_context("spawn"), initializer=_settle)

    def begin(self, contest: Contest, tasks: Sequence[Task]) -> Any:
        from concurrent.futures import BrokenExecutor

        try:
            return self._executor.submit(play_all, contest, tasks)
        except (BrokenExecutor, OSError):  # one died while nobody waited for it, or just while another was hired
            self._executor = self._hire()
            return self._executor.submit(play_all, contest, tasks)

    def ready(self, begun: list[Any]) -> Any:
        from concurrent.futures import FIRST_COMPLETED, wait

        return next(iter(wait(begun, return_when=FIRST_COMPLETED).done))

    def result(self, done: Any) -> list[Result]:
        from concurrent.futures import BrokenExecutor

        try:
            results: list[Result] = done.result()
        except BrokenExecutor:
            self.close()
            self._executor = self._hire()
            raise WorkersLost from None
        return results

    def close(self) -> None:
        self._executor.shutdown(wait=True, cancel_futures=True)


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
