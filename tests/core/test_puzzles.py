"""Puzzles: every line is a decision of a real game, its solution legal and clearly the best of all legal moves."""

from __future__ import annotations

from pathlib import Path

import pytest

from adamak.bots import Budget
from adamak.bots.weighing import weigh
from adamak.core import Knowledge, Problem, Rng, find, games
from adamak.core.puzzles import STEPS, Puzzle, puzzles_of, read, write
from adamak.testing.puzzle_table import written_anew
from adamak.train.puzzles import SURE

GAMES = list(games())


@pytest.mark.parametrize("game_id", GAMES)
def test_every_puzzle_is_a_decision_with_one_best_move(game_id: str) -> None:
    game = find(game_id)
    found = puzzles_of(game)
    assert len({(one.seed, len(one.record)) for one in found}) == len(found) >= 50
    for one in found:
        match = one.match(game)
        position = match.position
        assert position.actors() == [one.seat]
        legal = [game.moves.words(int(move)) for move in position.legal(one.seat)]
        assert sorted(one.chances) == sorted(legal)
        assert one.solution == max(one.chances, key=lambda move: one.chances[move])
        assert one.margin >= 0.049
        assert list(one.found) == list(STEPS)
        for move in one.turn:  # as far as nothing comes to light it can be played as it is told
            before = position.horizon
            match.play(one.seat, move)
            if match.position.horizon != before or match.position.actors() != [one.seat]:
                break


@pytest.mark.parametrize("game_id", GAMES)
def test_better_levels_find_more_of_them(game_id: str) -> None:
    found = puzzles_of(find(game_id))
    easy, medium, hard = (sum(one.found[level] for one in found) for level in STEPS)
    assert easy < medium < hard


@pytest.mark.parametrize("game_id", GAMES)
def test_they_come_from_easy_to_hard_and_the_file_is_what_is_written(game_id: str) -> None:
    found = list(puzzles_of(find(game_id)))
    assert [one.difficulty for one in found] == sorted(one.difficulty for one in found)
    assert read(write(list(reversed(found)))) == found


def test_the_page_tells_how_often_the_levels_find_them() -> None:
    page = (Path(__file__).parents[2] / "docs" / "learning.md").read_text("utf-8")
    assert page == written_anew(page), "python -m adamak.testing.puzzle_table docs/learning.md"


def test_the_difficulty_is_the_first_level_that_is_up_to_it() -> None:
    def found(easy: float, medium: float, hard: float) -> int:
        shares = dict(zip(STEPS, (easy, medium, hard), strict=True))
        return Puzzle(2, {}, "", [], 0, ["a"], {"a": 0.9, "b": 0.5}, shares).difficulty

    assert [found(0.5, 1, 1), found(0.4, 0.6, 1), found(0, 0.4, 0.5), found(0, 0, 0.4)] == [1, 2, 3, 4]


def test_what_is_no_file_of_puzzles_is_said_to_be_none() -> None:
    with pytest.raises(Problem, match="puzzles-shape"):
        read(b'{"seats": 2}\n')


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
def test_the_deeper_search_confirms_every_solution(game_id: str) -> None:
    """By other dice than those with which it was found, ten times as long as the first look."""
    game = find(game_id)
    for one in puzzles_of(game):
        knowledge = Knowledge(game, one.match(game).position, one.seat, Rng("again"))
        best = weigh(knowledge, Rng("again"), Budget(SURE.iterations))[0]
        assert game.moves.words(best.move) == one.solution, (one.seed, len(one.record))
