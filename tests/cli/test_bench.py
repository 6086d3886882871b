"""bench: every figure with its spread, beside another game, and uncompiled."""

from __future__ import annotations

import json

import pytest
from terminal import Run

from adamak.bench import Spread, contest
from adamak.bench.server import measure_games
from adamak.core import games


def test_the_engine_beside_itself_uncompiled(run: Run) -> None:
    told = json.loads(run("bench", "--rounds", 2, "--seconds", 0.02, "--json").out.splitlines()[-1])
    assert set(told) == {"game", "seats", "compiled", "rounds", "seconds", "values", "ratios", "notes"}
    assert (told["game"], told["seats"]) == ("condottiere", 4)
    for what in ("playout", "legal", "clone", "bytes"):
        assert set(told["values"][what]) == {"ours", "ours-pure"}
        for spread in (*told["values"][what].values(), told["ratios"][what]["ours/ours-pure"]):
            assert 0 < spread["min"] <= spread["median"] <= spread["max"]
    assert told["values"]["bytes"]["ours-pure"]["median"] < 4000
    assert told["notes"] == []


def test_another_game_beside_the_usual_one(run: Run) -> None:
    told = json.loads(run("bench", "playout", "troyes", "--rounds", 1, "--seconds", 0.02, "--json").out)
    assert set(told["values"]["playout"]) == {"ours", "usual", "ours-pure"}
    assert set(told["ratios"]["playout"]) == {"ours/usual", "ours/ours-pure"}


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_in_words(run: Run, lang: str) -> None:
    told = run("bench", "clone", "--rounds", 1, "--seconds", 0.02, "--lang", lang)
    assert told.status == 0
    assert "bench-" not in told.out
    assert ("Clones a second" if lang == "en" else "رونوشت در ثانیه") in told.out


def test_a_contestant_that_breaks_is_named_and_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(contest.Stopped, match="unknown-game"):
        contest.Process(["no such game", "4"], pure=True)
    monkeypatch.setattr(contest, "USUAL_GAME", "no such game")
    held = contest.Contest("duel", 2, rounds=1, seconds=0.01)
    assert len(list(held.run(("clone",)))) == 2
    assert [(message, args["who"]) for message, args in held.notes] == [("bench-stopped", "usual")]


def test_the_spread_of_rounds() -> None:
    assert Spread.of([3.0, 1.0, 2.0]) == Spread(2.0, 1.0, 3.0)
    assert Spread(1234.5, 0.12345, 2000).to_json() == {"median": 1234, "min": 0.1235, "max": 2000}


def test_the_search_beside_its_own_playouts(run: Run) -> None:
    told = json.loads(run("bench", "mcts", "--rounds", 2, "--seconds", 0.02, "--json").out.splitlines()[-1])
    assert [one["game"] for one in told["games"]] == list(games())
    for one in told["games"]:
        assert {"iterations", "playouts"} <= set(one["values"])
        assert one["ratios"]["iterations/playouts"]["median"] > 0


def test_the_server_is_measured_beside_a_bare_echo() -> None:
    """Both keep what they are sent: a writer that has died would keep everybody waiting."""
    *_, costs = measure_games(["condottiere"], rounds=1, seconds=0.1)
    assert costs is not None
    assert [cost.game for cost in costs] == ["condottiere"]
    assert costs[0].per_move.median > 0
    assert costs[0].echoes.median > 0
