"""What the records (replayed in tests/golden) cover: two, three and four players."""

from pathlib import Path

from adamak.core import savefile

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def test_two_three_and_four_players():
    assert {savefile.decode(path.read_bytes()).seats for path in RECORDS} == {2, 3, 4}
