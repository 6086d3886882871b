"""`adamak arena`: reports, going on after a kill, and what it refuses."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from adamak.arena import Contest, recorded, runners
from adamak.arena.results_file import Record
from adamak.cli import main
from adamak.core import Problem, savefile
from adamak.envs.dataset import Dataset

GAMES_FILE = "results.jsonl"


def arena(*arguments: object) -> int:
    return main(["arena", *map(str, arguments)])


@pytest.fixture(autouse=True)
def keyboard(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))


def facts(folder: Path) -> list[Any]:
    """The games without the only thing that may differ: how long they took."""
    _, *lines = (folder / GAMES_FILE).read_text().splitlines()
    told = [json.loads(line) for line in lines]
    for one in told:
        del one["seconds"]
    return sorted(told, key=lambda one: json.dumps(one["task"]))


def report(folder: Path) -> Any:
    told = json.loads((folder / "report.json").read_text())
    del told["paces"]
    return told


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_report_in_three_forms(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert arena("duel", "--bots", "greedy:1,random", "--games", 10, "-p", 1, "--out", tmp_path, "--lang", lang) == 0
    told = capsys.readouterr().out
    assert "arena-" not in told
    text = (tmp_path / "report.md").read_text()
    assert text in told
    assert "adamak arena duel --bots greedy:1,random --games 10 --seats 2 --seed 1 --mirror random" in text
    data = report(tmp_path)
    assert data["games"] == 20
    assert [table["lineup"]["mirror"] for table in data["tables"]] == [False, True]
    assert {share["bot"] for share in data["tables"][0]["shares"]} == {"greedy:1", "random"}
    assert all(0 <= share["low"] <= share["share"] <= share["high"] <= 1 for share in data["tables"][0]["shares"])
    picture = ElementTree.parse(tmp_path / "report.svg").getroot()
    assert len(picture.findall(".//{http://www.w3.org/2000/svg}circle")) == 3


def test_the_last_line_is_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("pebbles", "-b", "random,greedy", "-n", 4, "-p", 1, "--out", tmp_path, "--json") == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["contest"]["game"] == "pebbles"


def test_processes_change_nothing(tmp_path: Path) -> None:
    for number in (1, 2):
        where = tmp_path / str(number)
        assert arena("duel", "-b", "mcts:2,random", "-n", 6, "-p", number, "--out", where, "--mirror", "none") == 0
    assert facts(tmp_path / "1") == facts(tmp_path / "2")
    assert report(tmp_path / "1") == report(tmp_path / "2")


def test_the_same_command_goes_on_after_a_kill(tmp_path: Path, home: Path) -> None:
    """Killed at any moment, half a line written: no game is lost, none is counted twice, the result is the same."""
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    command = ["duel", "-b", "mcts:8,random", "-n", "40", "--mirror", "none", "-p", "2", "--out"]
    process = subprocess.Popen(
        [sys.executable, "-m", "adamak", "arena", *command, str(cut)], start_new_session=True,
        stdout=subprocess.DEVNULL, env={**os.environ, "ADAMAK_HOME": str(home)},
    )  # fmt: skip
    until = time.monotonic() + 60
    while time.monotonic() < until and (not (cut / GAMES_FILE).exists() or len(facts_so_far(cut)) < 3):
        time.sleep(0.02)
    process.kill()
    process.wait()
    before = facts_so_far(cut)
    assert 3 <= len(before) < 40
    with (cut / GAMES_FILE).open("ab") as file:
        file.write(b'{"task":{"lineup":0,"de')
    assert arena(*command, cut) == 0
    assert arena(*command, whole) == 0
    assert facts(cut) == facts(whole)
    assert report(cut) == report(whole)
    assert _alone(process.pid)


def facts_so_far(folder: Path) -> list[str]:
    return (folder / GAMES_FILE).read_text().split("\n")[1:-1]


def _alone(group: int) -> bool:
    """Workers go when whoever gave them work is gone."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    os.killpg(group, signal.SIGKILL)
    return False


def test_more_games_go_on_from_fewer(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for games in (4, 10):
        assert arena("duel", "-b", "random,greedy:1", "-n", games, "-p", 1, "--out", tmp_path) == 0
    assert "8 of 20 games are known" in capsys.readouterr().err
    assert report(tmp_path)["games"] == 20


def test_without_a_folder_the_same_command_finds_its_own(home: Path) -> None:
    for seed in ("1", "1", "2"):
        assert arena("pebbles", "-b", "random,greedy", "-n", 4, "-p", 1, "--seed", seed) == 0
    assert len(list((home / "arena").iterdir())) == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["duel", "-b", "nobody,random"], "nobody"),
        (["duel", "-b", "random"], "no control"),
        (["duel", "-b", "random,,greedy"], "at least one bot"),
        (["duel", "-b", "random,greedy", "--seats", "3"], "2 to 2 players"),
        (["duel", "-b", "random,greedy", "-o", "nonsense"], "nonsense"),
        (["chess", "-b", "random,greedy"], "chess"),
        (["duel"], "--bots"),
        (["duel", "-b", "random,greedy", "-n", "0"], "--games"),
        (["duel", "-b", "random,greedy", "--seed", "x" * 300], "seed"),
    ],
)
def test_bad_input_is_one_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    extra = ["--mirror", "none"] if arguments[-1] == "random" else []
    assert arena(*arguments, *extra) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert said in told or said == "no control"


def test_another_contest_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("duel", "-b", "random,greedy:1", "-n", 2, "-p", 1, "--out", tmp_path) == 0
    assert arena("duel", "-b", "random,greedy:2", "-n", 2, "-p", 1, "--out", tmp_path) == 2
    assert "another contest" in capsys.readouterr().err
    (tmp_path / GAMES_FILE).write_text("not a record\n")
    assert arena("duel", "-b", "random,greedy:1", "-n", 2, "-p", 1, "--out", tmp_path) == 2
    assert "damaged" in capsys.readouterr().err


def test_two_commands_do_not_play_the_same_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["duel", "-b", "random,greedy:1", "-n", 2, "-p", 1, "--mirror", "none", "--out", tmp_path]
    with Record(tmp_path / GAMES_FILE, Contest("duel", 1, ("random", "greedy:1"), 2, {}, "1")):
        assert arena(*command) == 2
    assert "Another command" in capsys.readouterr().err
    assert arena(*command) == 0


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert arena("duel", "-b", "random,greedy:1", "-n", 2, "--out", tmp_path / "file") == 2


def test_ray_says_what_to_install(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from adamak.core import extras

    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    assert arena("duel", "-b", "random,greedy:1", "-n", 2, "--ray", "local") == 2
    assert 'pip install "adamak[ray]"' in capsys.readouterr().err


def test_on_a_cluster(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    settings = ["duel", "-b", "random,greedy:1", "-n", 4, "--mirror", "none", "--out"]
    assert arena(*settings, tmp_path / "ray", "--ray", "local") == 0
    assert arena(*settings, tmp_path / "here", "-p", 1) == 0
    assert facts(tmp_path / "ray") == facts(tmp_path / "here")


def test_solo(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("lonely", "-b", "random,mcts:40", "--seats", 1, "-n", 12, "-p", 1, "--out", tmp_path) == 0
    assert "automa" in capsys.readouterr().out
    assert [table["games"] for table in report(tmp_path)["tables"]] == [12, 12]


PROGRAM = """
import json, sys

def choose(legal):
    {choose}

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({{"type": "ready"}}), flush=True)
    elif message["type"] == "choose":
        print(json.dumps({{"type": "move", "id": message["id"], "move": choose(message["legal"])}}), flush=True)
"""


def program(folder: Path, code: str) -> str:
    (folder / "mine.py").write_text(code)
    return f"run:{sys.executable} {folder / 'mine.py'}"


def test_a_changed_program_is_another_contest(tmp_path: Path, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = ["-b", "random", "-n", 2, "-p", 1, "--mirror", "none"]
    command = program(tmp_path, PROGRAM.format(choose="return legal[0]"))
    assert arena("pebbles", "-b", command, *settings) == 0
    assert arena("pebbles", "-b", command, *settings, "--out", tmp_path / "out") == 0
    program(tmp_path, PROGRAM.format(choose="return legal[-1]"))
    capsys.readouterr()
    assert arena("pebbles", "-b", command, *settings) == 0
    assert "known already" not in capsys.readouterr().err
    assert len(list((home / "arena").iterdir())) == 2
    assert arena("pebbles", "-b", command, *settings, "--out", tmp_path / "out") == 2
    assert "A bot has changed" in capsys.readouterr().err


def test_a_program_that_fails_gets_no_figures_but_a_verdict(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = program(tmp_path, PROGRAM.format(choose='raise ValueError("the model is not trained")'))
    assert arena("pebbles", "-b", command, "-b", "random", "-n", 2, "-p", 1, "--out", tmp_path / "out") == 0
    told = capsys.readouterr().out
    assert f"**{command} did not work**" in told
    assert "ValueError: the model is not trained" in told
    data = report(tmp_path / "out")
    verdicts = {share["bot"]: share["verdict"] for share in data["tables"][0]["shares"]}
    assert verdicts[command] == "failed"
    assert data["ratings"] == []


def test_a_program_that_never_starts_is_refused_with_its_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = program(tmp_path, "import nothing_of_that_name")
    assert arena("pebbles", "-b", command, "-b", "random", "-n", 2, "--out", tmp_path / "out") == 2
    told = capsys.readouterr().err
    assert "ModuleNotFoundError: No module named 'nothing_of_that_name'" in told
    assert not (tmp_path / "out").exists()


def test_a_killed_worker_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every so often a worker is killed from outside; the games it had begun are played by another."""
    command = ["duel", "-b", "random,greedy:1", "-n", 12, "--mirror", "none", "--out"]
    killed: list[int] = []
    begin = runners.Processes.begin

    def begin_and_kill(crew: Any, contest: Any, tasks: Any) -> Any:
        begun = begin(crew, contest, tasks)
        living = [process for process, _ in crew.busy.values() if process.pid not in killed]
        if len(killed) < 2 and living:
            killed.append(living[0].pid)
            living[0].kill()
        return begun

    monkeypatch.setattr(runners.Processes, "begin", begin_and_kill)
    assert arena(*command, tmp_path / "killed", "-p", 2) == 0
    assert len(killed) == 2
    assert arena(*command, tmp_path / "here", "-p", 1) == 0
    assert facts(tmp_path / "killed") == facts(tmp_path / "here")


def test_workers_that_always_die_end_the_command_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lost(crew: Any, done: Any) -> Any:
        raise runners.WorkerLost

    monkeypatch.setattr(runners.Here, "result", lost)
    assert arena("duel", "-b", "random,greedy:1", "-n", 2, "-p", 1, "--out", tmp_path) == 2
    assert "died 5 times" in capsys.readouterr().err


def test_games_are_recorded_with_their_moves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("duel", "-b", "random,greedy:1", "-n", 4, "-p", 1, "--mirror", "none", "--out", tmp_path) == 0
    games = list(recorded(tmp_path))
    assert [game.bots for game in games[:2]] == [["random", "greedy:1"], ["greedy:1", "random"]]
    for game in games:
        position = game.match().position
        assert (position.ending(), list(position.payoffs())) == (game.result.ending, game.result.payoffs)
    saves, arrays = tmp_path / "saves", tmp_path / "games.npz"
    capsys.readouterr()
    assert main(["recorded", str(tmp_path), "--saves", str(saves), "--dataset", str(arrays)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 4 + 2
    match, saved = savefile.read((saves / "duel-3.json").read_bytes())
    assert match.position.is_over()
    assert saved.players == ["greedy:1 1 <greedy:1>", "random:random 2"]
    assert main(["replay", str(saves / "duel-3.json")]) == 0
    assert main(["recorded", str(tmp_path), "--game", "9"]) == 2
    learned = Dataset.load(arrays)
    assert len(learned) == sum(game.result.moves for game in games)
    assert learned.masks([0, 5])[0, learned.moves[0]] == learned.masks([5])[0, learned.moves[5]] == 1
    first = games[0].match().beginning().position
    assert learned.observations([0])[0].nonzero()[0].tolist() == sorted(first.facts(int(learned.seats[0])))
    winners = learned.seats[(learned.matches == 0) & (learned.payoffs == 1)]
    assert set(winners.tolist()) == {seat for seat, payoff in enumerate(games[0].result.payoffs) if payoff == 1}


def test_games_of_an_older_version_have_no_moves(tmp_path: Path) -> None:
    assert arena("duel", "-b", "random,greedy:1", "-n", 2, "-p", 1, "--mirror", "none", "--out", tmp_path) == 0
    heading, *lines = (tmp_path / GAMES_FILE).read_text().splitlines()
    old = json.loads(lines[0])
    del old["record"]
    (tmp_path / GAMES_FILE).write_text(f"{heading}\n{json.dumps(old)}\n")
    with pytest.raises(Problem, match="arena-no-moves"):
        next(recorded(tmp_path)).match()
