"""`adamak puzzles`: found in games of the search against itself, and gone on with where it stopped."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from adamak.bots import Budget
from adamak.core import Knowledge, Match, Rng, find
from adamak.core.puzzles import puzzles_of, read, write
from adamak.train import puzzles


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, iterations in {"PLAYING": 8, "LOOKING": 40, "SURE": 60}.items():
        monkeypatch.setattr(puzzles, name, Budget(iterations))
    monkeypatch.setattr(puzzles, "TRIES", 2)


def test_puzzles_are_written_and_the_same_command_goes_on(tmp_path: Path) -> None:
    from adamak.cli.puzzles import make_puzzles

    file = tmp_path / "found.jsonl"
    make_puzzles("condottiere", 1, "t", 0.01, False, file)
    (first,) = read(file.read_bytes())
    make_puzzles("condottiere", 2, "t", 0.01, False, file)
    both = read(file.read_bytes())
    assert len(both) == 2
    assert first in both
    assert len({one.seed for one in both}) == 2


def test_what_does_not_stand_out_is_no_puzzle() -> None:
    match = Match.start(find("condottiere"), 2, {}, seed="none")
    seat = match.position.actors()[0]
    knowledge = Knowledge(match.game, match.position, seat, Rng("k"))
    assert puzzles.puzzle_here(match, knowledge, Rng("n"), margin=0.9) is None


def test_those_of_a_file_are_judged_again_and_false_ones_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from adamak.cli.puzzles import make_puzzles

    monkeypatch.setattr(puzzles, "SURE", Budget(400))
    monkeypatch.setattr(puzzles, "TOO_EASY", 1)
    duel, file = find("duel"), tmp_path / "found.jsonl"
    one, right = next(
        (one, right) for one in puzzles_of(duel) if (right := puzzles.judged_again(duel, one, 0.01)) is not None
    )
    assert right.solution == one.solution
    wrong = structs.replace(one, turn=[min(one.chances, key=lambda move: one.chances[move])])
    file.write_bytes(write([one, wrong]))
    make_puzzles("duel", 1, "t", 0.01, True, file)
    assert read(file.read_bytes()) == [right]
