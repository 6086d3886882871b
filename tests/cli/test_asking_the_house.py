"""Hints and analysis in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from terminal import Run


@pytest.mark.parametrize(("lang", "word", "sign"), [("en", "hint", "wins"), ("fa", "کمک", "برد در")])
def test_a_hint_is_a_move_and_a_reason(run: Run, home: Path, lang: str, word: str, sign: str) -> None:
    told = run("play", "condottiere", "-o", "first_player=1", "--seed", "tea", "--lang", lang, keys=f"{word}\nquit\n")
    assert told.status == 0
    lines = [line for line in told.out.splitlines() if line.lstrip("\u200f").startswith("•")]
    assert 1 <= len(lines) <= 3
    assert all(sign in line for line in lines)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_saved_match_is_judged(run: Run, home: Path, lang: str) -> None:
    run("play", "condottiere", "--seats", "random,random", "--seed", "bots")
    (file,) = (home / "saves").glob("*.json")
    told = run("analyse", str(file), "--iterations", "20", "--lang", lang)
    assert told.status == 0
    assert "▁" in told.out
    assert "analyse-" not in told.out
    data = json.loads(run("analyse", str(file), "--iterations", "20", "--json").out.splitlines()[-1])
    again = json.loads(run("analyse", str(file), "--iterations", "20", "--json").out.splitlines()[-1])
    assert data == again, "the same seed gives the same curve"
    assert len(data["points"]) == len(json.loads(file.read_text())["moves"]) + 1
    assert all(abs(sum(point["chances"]) - 1) < 1e-6 for point in data["points"])


def test_analyse_says_what_is_wrong_in_one_line(run: Run, tmp_path: Path) -> None:
    told = run("analyse", str(tmp_path / "nothing.json"))
    assert told.status == 2
    assert len(told.err.strip().splitlines()) == 1
