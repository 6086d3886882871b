"""Whole games told as text: what a change of the rules does to them shows in a diff (adamak.testing.playthrough)."""

import json
from pathlib import Path

import pytest

from adamak.core import find
from adamak.testing import Case, playthrough
from adamak.testing.contract import legal_and_why_not_agree

GAME = find("architects")
PATHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_game_goes_as_it_was_told(path: Path):
    text = path.read_text(encoding="utf-8")
    assert playthrough.retold(GAME, text).splitlines() == text.splitlines()


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_legal_and_why_not_agree_in_such_a_game(path: Path):
    facts = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    legal_and_why_not_agree(GAME, Case(facts["seats"], facts["options"]), facts["seed"])
