"""Games played by other processes: one that dies costs what it had begun and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from adamak.arena.contest import Contest, Task
from adamak.arena.runners import Processes, WorkerLost
from adamak.core import find

CONTEST = Contest("duel", find("duel").rules_version, ("random", "greedy:1"), 2, {}, "processes")
GAME = [Task(0, 0, 0)]


@pytest.fixture
def crew() -> Iterator[Processes]:
    crew = Processes(1)
    yield crew
    crew.close()


def test_a_worker_killed_while_idle_costs_the_next_bite_alone(crew: Processes) -> None:
    crew.begin(CONTEST, GAME)
    [(worker, _)] = crew.busy.values()
    done = crew.ready([])
    assert [result.task for result in crew.result(done)] == GAME
    worker.kill()
    worker.join()
    crew.begin(CONTEST, GAME)
    crew.begin(CONTEST, GAME)
    with pytest.raises(WorkerLost):
        crew.result(crew.ready([]))
    assert [result.task for result in crew.result(crew.ready([]))] == GAME


def test_what_goes_wrong_in_a_worker_is_told_with_its_place(crew: Processes) -> None:
    crew.begin(CONTEST, [Task(7, 0, 0)])
    with pytest.raises(IndexError) as wrong:
        crew.result(crew.ready([]))
    assert "one_game.py" in wrong.value.__notes__[0]
