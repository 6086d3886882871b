"""Whole games told as text: what a change of the rules does to them shows in a diff (adamak.testing.playthrough)."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from adamak.core import Rng, find
from adamak.core.rollout import play_randomly
from adamak.testing import Case, checks, playthrough

CHECKS = ["legal_and_why_not_agree", "nothing_is_made_or_lost", "copies_are_exact_and_apart", "the_game_ends_well"]


def games_told_in(file: str) -> tuple[Callable[..., None], Callable[..., None]]:
    """The two tests of a game's folder, for the games that are told there."""
    folder = Path(file).parent
    game = find(folder.name)
    each_game = pytest.mark.parametrize(
        "path", sorted((folder / "playthroughs").glob("*.txt")), ids=lambda path: path.stem
    )

    @each_game
    def test_the_game_goes_as_it_was_told(path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        assert playthrough.retold(game, text).splitlines() == text.splitlines()

    @pytest.mark.parametrize("check", CHECKS)
    @each_game
    def test_such_a_game_keeps_the_contract(path: Path, check: str) -> None:
        facts = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
        checks()[check](game, Case(facts["seats"], facts["options"]), facts["seed"])

    return test_the_game_goes_as_it_was_told, test_such_a_game_keeps_the_contract


def bytes_told_in(file: str, *digests: tuple[int, dict[str, object], str]) -> Callable[..., None]:
    """The test that a finished game still has the bytes it had: what moves a number in them shuts saved games."""
    game = find(Path(file).parent.name)

    @pytest.mark.parametrize(("seats", "options", "digest"), digests)
    def test_the_bytes_stay_as_they_are(seats: int, options: dict[str, object], digest: str) -> None:
        p = game.start(seats, options, seed="bytes")
        play_randomly(p, Rng("bytes"), 10**6)
        assert p.digest() == digest

    return test_the_bytes_stay_as_they_are
