"""Whole games replayed forever: every ending without Pantheon (those with it are in tests/golden), every decision."""

from pathlib import Path

import pytest

from adamak.core import savefile
from adamak.games.duel import GAME

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record_replays(path: Path):
    match, saved = savefile.read(path.read_bytes())
    assert match.game.id == "duel"
    assert saved.result is not None
    if path.stem.startswith("base_"):
        assert saved.options == {"pantheon": False}
        assert match.position.ending() == path.stem.removeprefix("base_")
    assert savefile.write(match) == path.read_bytes(), "a record is written the same way it is read"


def test_every_ending_has_a_record_without_pantheon():
    assert {path.stem for path in RECORDS if path.stem.startswith("base_")} == {f"base_{one}" for one in GAME.endings}


def test_every_kind_of_move_is_in_a_record():
    found = set()
    for path in RECORDS:
        found |= {line.split(" ")[1] for line in savefile.decode(path.read_bytes()).moves}
    assert found == {kind.name for kind in GAME.moves.kinds}
