"""What the records (replayed in tests/golden) cover: table sizes, bonus cards, own numbers, results of Le Roy."""

from pathlib import Path

import pytest

from adamak.core import Match, savefile
from adamak.games.troyes import GAME

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*.json"))


def test_what_there_is():
    seats = {path.stem: savefile.decode(path.read_bytes()).seats for path in RECORDS}
    assert (seats["two_players"], seats["three_players"], seats["four_players"]) == (2, 3, 4)
    assert savefile.decode((FOLDER / "bonus_cards.json").read_bytes()).options == {"bonus_cards": True}
    assert "priest.cost=7" in str(savefile.decode((FOLDER / "own_numbers.json").read_bytes()).options["numbers"])


@pytest.mark.parametrize("result", range(2, 13))
def test_tr_15_9_every_result_of_le_roy_is_in_its_record(result: int):
    saved = savefile.decode((FOLDER / f"le_roy_{result}.json").read_bytes())
    match = Match.start(GAME, saved.seats, saved.options, seed=saved.seed)
    rolled = set()
    for line in saved.moves:
        match.play(0, line.partition(" ")[2])
        rolled |= {one["number"] for one in match.position.events_for(0) if one["event"] == "le_roy_rolled"}
    assert result in rolled
