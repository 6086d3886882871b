"""Whole games replayed forever: here one for each way a game can end, in tests/<game>/records others worth keeping."""

from pathlib import Path

import pytest

from adamak.core import games, savefile

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.json"))
OTHERS = sorted(FOLDER.parent.glob("*/records/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_record_replays_to_its_ending(path: Path):
    match, saved = savefile.read(path.read_bytes())
    assert match.game.id == path.parent.name
    assert match.position.ending() == path.stem
    assert saved.result is not None
    assert savefile.write(match) == path.read_bytes(), "a record is written the same way it is read"


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_record_replays(path: Path):
    match, saved = savefile.read(path.read_bytes())
    assert match.game.id == path.parent.parent.name
    assert saved.result is not None
    assert savefile.write(match) == path.read_bytes(), "a record is written the same way it is read"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_ending_has_a_record(game):
    assert {path.stem for path in RECORDS if path.parent.name == game.id} == set(game.endings)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_kind_of_move_is_in_a_record(game):
    paths = [path for path in RECORDS + OTHERS if game.id in path.relative_to(FOLDER.parent).parts]
    found = {line.split(" ")[1] for path in paths for line in savefile.decode(path.read_bytes()).moves}
    assert found == {kind.name for kind in game.moves.kinds}
