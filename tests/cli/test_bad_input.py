"""Whatever is wrong: one line in the chosen language, exit status 2, nothing overwritten."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from terminal import Run, files_below

from adamak.core import Match, find, savefile

PERSIAN = re.compile("[آ-ی]")
GAME = find("condottiere")


def saved_match() -> bytes:
    match = Match.start(GAME, 2, {"first_player": "1"}, seed="tea")
    match.play(0, "site roma")
    return savefile.write(match, ["human:Sara", "random:Bot"])


def changed(**fields: object) -> bytes:
    return json.dumps(json.loads(saved_match()) | fields).encode()


COMMAND_LINES = {
    "unknown game": (("sim", "ludo"), "There is no game called “ludo”"),
    "unknown game to play": (("play", "ludo"), "There is no game called “ludo”"),
    "unknown game to deal": (("deal", "ludo"), "There is no game called “ludo”"),
    "unknown game to soak": (("soak", "ludo"), "There is no game called “ludo”"),
    "unknown game to bench": (("bench", "clone", "ludo"), "There is no game called “ludo”"),
    "too many seats": (("sim", "condottiere", "--seats", "7"), "2 to 6 players, not 7"),
    "one seat": (("deal", "condottiere", "--seats", "1"), "2 to 6 players, not 1"),
    "no number of seats": (("sim", "condottiere", "--seats", "two"), "2 to 6 players, not two"),
    "too many players": (("play", "condottiere", "--seats", "human" + ",random" * 6), "2 to 6 players, not 7"),
    "one player": (("play", "condottiere", "--seats", "human"), "2 to 6 players, not 1"),
    "unknown player": (("play", "condottiere", "--seats", "human,alien"), "no player “alien”"),
    "empty player": (("play", "condottiere", "--seats", "human,"), "no player “”"),
    "two of one name": (("play", "condottiere", "--seats", "human:A,human:A"), "Two players are called A"),
    "unknown option": (("sim", "condottiere", "-o", "colour=red"), "no option called “colour”"),
    "option without meaning": (("sim", "condottiere", "-o", "points_target=30"), "together with playing_for_points"),
    "first player who is not there": (("sim", "condottiere", "-o", "first_player=6"), "cannot be 6 with 2 players"),
    "bad value of a switch": (("sim", "condottiere", "-o", "hidden_cards=maybe"), "cannot be “maybe”"),
    "bad value of a number": (("sim", "condottiere", "-o", "playing_for_points", "-o", "points_target=999"), "5–100"),
    "bad value of a choice": (("play", "condottiere", "-o", "first_player=9"), "random, 1, 2"),
    "option without a value": (("sim", "condottiere", "-o", "hidden_cards="), "Write name=value"),
    "nameless option": (("sim", "condottiere", "-o", "=1"), "Write name=value"),
    "very long seed": (("sim", "condottiere", "--seed", "x" * 500), "The seed is too long"),
    "very long seed to play": (("play", "condottiere", "--seed", "x" * 500), "The seed is too long"),
    "no games": (("sim", "condottiere", "--games", "0"), "--games must be a number: ≥ 1"),
    "half a game": (("sim", "condottiere", "--games", "1.5"), "--games must be a number"),
    "no processes": (("soak", "condottiere", "--processes", "0"), "1–256"),
    "unknown command": (("dance",), "There is no command “dance”"),
    "unknown flag": (("sim", "condottiere", "--fast"), "There is no option --fast here"),
    "missing game": (("sim",), "GAME is missing"),
    "missing file": (("replay",), "FILE is missing"),
    "one argument too many": (("games", "ludo"), "ludo"),
    "flag without a value": (("sim", "condottiere", "--seed"), "--seed"),
    "unknown schema": (("schema", "cards"), "no schema of “cards”"),
    "unknown benchmark": (("bench", "luck"), "no benchmark “luck”"),
}


@pytest.mark.parametrize("case", COMMAND_LINES)
def test_bad_command_lines(run: Run, home: Path, case: str) -> None:
    arguments, said = COMMAND_LINES[case]
    told = run(*arguments)
    assert told.status == 2
    assert said in told.line
    persian = run(*arguments, "--lang", "fa")
    assert persian.status == 2
    assert PERSIAN.search(persian.line)
    assert not home.exists()


def test_an_unknown_language(run: Run) -> None:
    for arguments in (("games", "--lang", "xx"), ("--lang=xx", "games"), ("games", "--lang")):
        told = run(*arguments)
        assert told.status == 2
        assert "There is no language" in told.line


SAVE_FILES: dict[str, tuple[Callable[[], bytes], str]] = {
    "cut short": (lambda: saved_match()[:-40], "not JSON, or it is cut short"),
    "empty": (lambda: b"", "not JSON"),
    "of other rules": (lambda: changed(rules_version=99), "version 99 of the rules"),
    "of another format": (lambda: changed(format="chess/1"), "format “chess/1”"),
    "of an unknown game": (lambda: changed(game="ludo"), "There is no game called “ludo”"),
    "with an illegal move": (lambda: changed(moves=["0 site roma", "0 site roma"]), "Entry 2 of the record, “0 site"),
    "with a move that is none": (lambda: changed(moves=["0 dance"]), "“dance” is not a move"),
    "with a line that is none": (lambda: changed(moves=["x"]), "“x” is not an entry"),
    "with a seat that is none": (lambda: changed(moves=["7 pass"]), "“7 pass” is not an entry"),
    "with another result": (lambda: changed(moves=["0 site siena"]), "do not lead to the result"),
    "without an origin": (lambda: changed(seed=None), "exactly one of seed, deal and setup"),
    "with an unknown field": (lambda: changed(colour="red"), "not a well-formed save file"),
    "with moves that are numbers": (lambda: changed(moves=[1, 2]), "not a well-formed save file"),
    "with an unknown option": (lambda: changed(options={"colour": "red"}), "no option called “colour”"),
    "with bad seats": (lambda: changed(seats=9), "2 to 6 players, not 9"),
    "not JSON": (lambda: b"once upon a time", "not JSON"),
    "not UTF-8": (lambda: b'{"format": "\xff\xfe"}', "not a save file"),
    "of another kind": (lambda: b"[1, 2, 3]", "not a well-formed save file"),
    "of nested brackets": (lambda: b"[" * 100_000, "not"),
    "with too many moves": (lambda: changed(moves=["0 pass"] * 100_001), "100,000 entries at most"),
}


@pytest.mark.parametrize("case", SAVE_FILES)
def test_bad_save_files(run: Run, home: Path, tmp_path: Path, case: str) -> None:
    make, said = SAVE_FILES[case]
    file = tmp_path / "saved.json"
    file.write_bytes(make())
    before = files_below(tmp_path)
    for command in (("replay", file), ("play", "condottiere", file), ("play", file)):
        told = run(*command)
        assert told.status == 2
        assert said in told.line
    told = run("replay", file, "--lang", "fa")
    assert told.status == 2
    assert PERSIAN.search(told.line)
    assert files_below(tmp_path) == before


def test_a_huge_file_is_refused_unread(run: Run, tmp_path: Path) -> None:
    """A record of 10^9 moves is about 9 GB: a sparse file of that size must be refused at once."""
    file = tmp_path / "huge.json"
    with file.open("wb") as handle:
        handle.write(b'{"moves": ["0 pass",')
        os.truncate(handle.fileno(), 9_000_000_000)
    told = run("replay", file)
    assert told.status == 2
    assert "too large for a save file: 8 MB at most" in told.line


def test_a_device_without_end_is_not_read_to_its_end(run: Run) -> None:
    told = run("replay", "/dev/zero")
    assert told.status == 2
    assert "too large" in told.line


def test_folders_and_missing_files(run: Run, tmp_path: Path) -> None:
    assert "is a folder" in run("replay", tmp_path).line
    assert "There is no file" in run("replay", tmp_path / "nothing.json").line
    assert "There is no file" in run("play", "condottiere", tmp_path / "nothing.json").line
    assert run("replay", "a\0b").line
    assert PERSIAN.search(run("replay", tmp_path, "--lang", "fa").line)


def test_a_point_or_seat_outside_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    file.write_bytes(saved_match())
    assert "there is no point 5" in run("replay", file, "--at", "5").line
    assert run("replay", file, "--at", "-1").status == 2
    assert "There is no seat 3" in run("replay", file, "--seat", "3").line


def test_resuming_what_does_not_fit(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    file.write_bytes(saved_match())
    assert "leave out --option and --seed" in run("play", "condottiere", file, "--seed", "x").line
    assert "has 2 players; you named 3" in run("play", "condottiere", file, "--seats", "human,random,random").line
    file.write_bytes(changed(players=["human:A"]))
    assert "names 1 players for 2 seats" in run("play", file).line
