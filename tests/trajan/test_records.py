"""Whole games replayed forever: two, three and four players, and every kind of move (tests/golden has the endings)."""

from pathlib import Path

import pytest

from adamak.core import savefile
from adamak.games.trajan import GAME

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record_replays(path: Path):
    match, saved = savefile.read(path.read_bytes())
    assert match.game.id == "trajan"
    assert saved.result is not None
    assert savefile.write(match) == path.read_bytes(), "a record is written the same way it is read"


def test_two_three_and_four_players():
    assert {savefile.decode(path.read_bytes()).seats for path in RECORDS} == {2, 3, 4}


def test_every_kind_of_move_is_in_a_record():
    found = set()
    for path in RECORDS:
        found |= {line.split(" ")[1] for line in savefile.decode(path.read_bytes()).moves}
    assert found == {kind.name for kind in GAME.moves.kinds}
