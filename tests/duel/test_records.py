"""The records without Pantheon (those with it, and the replaying, are in tests/golden): every ending."""

from pathlib import Path

import pytest

from adamak.core import savefile
from adamak.games.duel import GAME

RECORDS = sorted((Path(__file__).parent / "records").glob("base_*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_game_without_pantheon_ends_as_its_record_is_called(path: Path):
    match, saved = savefile.read(path.read_bytes())
    assert saved.options == {"pantheon": False}
    assert match.position.ending() == path.stem.removeprefix("base_")


def test_every_ending_has_a_record_without_pantheon():
    assert {path.stem for path in RECORDS} == {f"base_{one}" for one in GAME.endings}
