"""At the terminal a deal is played from its file, and any bot may take a seat."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from terminal import Run

from adamak.cli.who_plays import read_player, write_player
from adamak.core import find, savefile


def saved(folder: Path) -> savefile.SaveFile:
    (file,) = (folder / "saves").iterdir()
    return savefile.decode(file.read_bytes())


@pytest.mark.parametrize("bare", [False, True], ids=["as written", "bare"])
def test_a_deal_is_played_from_its_file(run: Run, home: Path, tmp_path: Path, bare: bool) -> None:
    file = tmp_path / "deal.json"
    assert run("deal", "condottiere", "--seats", 3, "--seed", "tea", "-o", "hidden_cards", "--out", file).status == 0
    told = json.loads(file.read_text())
    if bare:
        file.write_text(json.dumps(told["deal"]))
    assert run("play", "condottiere", "--deal", file, keys="quit\n").status == 0
    kept = saved(home)
    assert (kept.seats, kept.options, kept.deal, kept.seed) == (3, {"hidden_cards": True}, told["deal"], None)
    assert kept.result is not None
    start = find("condottiere").start(3, {"hidden_cards": True}, seed="tea")
    if not kept.moves:
        assert kept.result.digest == start.digest()


def test_a_deal_file_goes_on_like_any_save(run: Run, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    run("deal", "duel", "--seed", "tea", "--out", file)
    assert run("play", file, "--seats", "human,random", keys="quit\n").status == 0
    assert savefile.decode(file.read_bytes()).players == ["human:Player 1", "random:Bot 2"]


@pytest.mark.parametrize(
    ("content", "more", "said"),
    [
        ("{", (), "JSON"),
        ("[]", (), "JSON"),
        ('{"seats": "many"}', (), "holds no deal"),
        ("{}", ("--seed", "x"), "seed"),
        (None, (), "not found"),
    ],
)
def test_what_is_no_deal_is_refused_in_a_line(
    run: Run, tmp_path: Path, content: str | None, more: tuple[str, ...], said: str
) -> None:
    file = tmp_path / "deal.json"
    if content is not None:
        file.write_text(content)
    told = run("play", "condottiere", "--deal", file, *more)
    assert told.status == 2
    assert said in told.line or content is None


def test_a_deal_of_another_game_or_with_moves_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    run("deal", "duel", "--seed", "tea", "--out", file)
    assert "duel" in run("play", "condottiere", "--deal", file).line
    told = json.loads(file.read_text())
    told["moves"] = ["0 draft piraeus"]
    file.write_text(json.dumps(told))
    assert "holds no deal" in run("play", "duel", "--deal", file).line


@pytest.mark.parametrize("bot", ["mcts:5", "greedy:1", "network~1", "easy", "puct:2"])
def test_any_bot_takes_a_seat(run: Run, home: Path, bot: str) -> None:
    assert run("play", "duel", "--seats", f"human,{bot}", "--seed", "tea", keys="1\nquit\n").status == 0
    name = saved(home).players[1]  # type: ignore[index]
    assert read_player(name) == (bot, "Bot 2")


def test_a_program_stands_alone_and_may_have_a_name(run: Run, home: Path) -> None:
    program = f'run:{sys.executable} -c "a, b = 1, 2"'
    assert run("play", "duel", "-s", "human", "-s", f"Robo <{program}>", "--seed", "tea", keys="quit\n").status == 0
    assert saved(home).players == ["human:Player 1", f"Robo <{program}>"]


@pytest.mark.parametrize(
    ("word", "kind", "name"),
    [
        ("human", "human", ""),
        ("human:Sara", "human", "Sara"),
        ("easy:Robo", "easy", "Robo"),
        ("mcts:500", "mcts:500", ""),
        ("puct=a.net:80", "puct=a.net:80", ""),
        ("Robo <mcts:500>", "mcts:500", "Robo"),
    ],
)
def test_players_are_written_and_read(word: str, kind: str, name: str) -> None:
    assert read_player(word) == (kind, name)
    assert read_player(write_player(kind, "Robo")) == (kind, "Robo")
