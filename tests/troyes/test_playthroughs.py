"""Whole games told as text: what a change of the rules does to them shows in a diff (adamak.testing.playthrough)."""

import json
from pathlib import Path

import pytest

from adamak.core import find
from adamak.testing import Case, checks, playthrough

GAME = find("troyes")
PATHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
CHECKS = ["legal_and_why_not_agree", "nothing_is_made_or_lost", "copies_are_exact_and_apart", "the_game_ends_well"]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_game_goes_as_it_was_told(path: Path):
    text = path.read_text(encoding="utf-8")
    assert playthrough.retold(GAME, text).splitlines() == text.splitlines()


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_such_a_game_keeps_the_contract(path: Path, check: str):
    facts = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    checks()[check](GAME, Case(facts["seats"], facts["options"]), facts["seed"])
