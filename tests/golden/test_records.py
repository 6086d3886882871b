"""Whole games, one for each way a game can end, replayed forever."""

from pathlib import Path

import pytest

from adamak.core import games, savefile

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_record_replays_to_its_ending(path: Path):
    match, saved = savefile.read(path.read_bytes())
    assert match.game.id == path.parent.name
    assert match.position.ending() == path.stem
    assert saved.result is not None
    assert savefile.write(match) == path.read_bytes(), "a record is written the same way it is read"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_ending_has_a_record(game):
    assert {path.stem for path in RECORDS if path.parent.name == game.id} == set(game.endings)
