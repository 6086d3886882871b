"""Commands of single games: `adamak troyes numbers`, and that what it keeps is in every new match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from terminal import Run

from adamak.core import Problem
from adamak.server.host import preferences


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ADAMAK_HOME", str(tmp_path / "home"))
    return tmp_path


def test_numbers_go_out_are_edited_and_come_back(run: Run, own_home: Path) -> None:
    file = own_home / "numbers.json"
    assert "All numbers are house values." in run("troyes", "numbers").out
    assert run("troyes", "numbers", "--export", str(file)).status == 0
    table = json.loads(file.read_text())
    assert table["activity"]["priest"]["cost"] == 8
    table["activity"]["priest"]["cost"] = 7
    table["events"]["war"]["vp"] = [7, 3]
    file.write_text(json.dumps(table))
    assert "2 numbers of your own" in run("troyes", "numbers", "--import", str(file)).out
    assert preferences.preferred("troyes") == {"numbers": "priest.cost=7 war.vp=7,3"}
    assert "priest.cost=7" in run("troyes", "numbers").out
    assert '"cost": 7' in run("troyes", "numbers", "--export", "-").out
    assert run("troyes", "numbers", "--house").status == 0
    assert preferences.preferred("troyes") == {}


def test_a_new_match_begins_with_the_preferred_numbers(own_home: Path) -> None:
    from adamak.cli.play import _begun

    preferences.prefer("troyes", {"numbers": "priest.cost=7"})
    table = _begun("troyes", ["human,random"], [], "seed", None)
    assert table.match.origin["options"] == {"numbers": "priest.cost=7"}
    table = _begun("troyes", ["human,random"], ["numbers=priest.cost=6"], "seed", None)
    assert table.match.origin["options"] == {"numbers": "priest.cost=6"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not JSON"),
        ("{}", "format should read"),
        ('{"format": "adamak-troyes-numbers/1", "activity": {"priest": {"cost": 99}}}', "priest.cost: 99"),
        ('{"format": "adamak-troyes-numbers/1", "activity": {"pope": {"cost": 9}}}', "pope.cost"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(run: Run, own_home: Path, text: str, said: str) -> None:
    file = own_home / "numbers.json"
    file.write_text(text)
    told = run("troyes", "numbers", "--import", str(file))
    assert told.status == 2
    assert said in told.err
    assert preferences.preferred("troyes") == {}


def test_one_thing_at_a_time_and_help(run: Run, own_home: Path) -> None:
    told = run("troyes", "numbers", "--house", "--export", "x.json")
    assert told.status == 2
    assert "--export" in told.err
    assert "--import" in run("troyes", "numbers", "--help").out
    assert "numbers" in run("troyes", "--help").out
    assert "troyes" in run("--help").out
    assert "عددهای" in run("--lang", "fa", "troyes", "numbers", "--help").out


def test_preferences_that_cannot_be_read(own_home: Path) -> None:
    folder = preferences.folder()
    folder.mkdir(parents=True)
    for text in ("{", "[]", '{"options": {"numbers": [1]}}', '{"options": 3}'):
        (folder / "troyes.json").write_text(text)
        with pytest.raises(Problem, match="preferences-shape"):
            preferences.preferred("troyes")
