"""bench: every figure with its spread, with and without the kernel, with and without a compiler."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from terminal import Run

from adamak.bench import Spread, contest, kernel
from adamak.bench.server import measure_games
from adamak.cli import bench
from adamak.core import games


@pytest.fixture
def no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "kernel_folder", lambda: None)


@pytest.mark.usefixtures("no_kernel")
def test_without_a_kernel(run: Run) -> None:
    """As from an installed wheel: our own figures, compiled and not."""
    told = json.loads(run("bench", "--rounds", 2, "--seconds", 0.02, "--json").out.splitlines()[-1])
    assert set(told) == {"game", "seats", "compiled", "rounds", "seconds", "values", "ratios", "notes"}
    assert (told["game"], told["seats"]) == ("condottiere", 4)
    for what in ("playout", "legal", "clone", "bytes"):
        assert set(told["values"][what]) == {"ours", "ours-pure"}
        for spread in (*told["values"][what].values(), told["ratios"][what]["ours/ours-pure"]):
            assert 0 < spread["min"] <= spread["median"] <= spread["max"]
    assert told["values"]["bytes"]["ours-pure"]["median"] < 4000
    assert told["notes"] == ["No kernel beside this installation: figures without comparison."]


@pytest.mark.usefixtures("no_kernel")
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_in_words(run: Run, lang: str) -> None:
    told = run("bench", "clone", "--rounds", 1, "--seconds", 0.02, "--lang", lang)
    assert told.status == 0
    assert "bench-" not in told.out
    assert ("Clones a second" if lang == "en" else "رونوشت در ثانیه") in told.out


@pytest.mark.skipif(kernel.kernel_folder() is None, reason="no kernel beside this checkout")
def test_beside_the_kernel_without_a_compiler(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def cannot(source: Path, cache: Path) -> Path:
        raise kernel.NotBuilt("no C compiler")

    monkeypatch.setattr(contest, "compiled_kvec", cannot)
    monkeypatch.setattr(contest, "compiled_cpp", cannot)
    told = json.loads(run("bench", "playout", "condottiere", "--rounds", 1, "--seconds", 0.02, "--json").out)
    assert set(told["values"]["playout"]) == {"ours", "ours-pure", "kvec-pure"}
    assert set(told["ratios"]["playout"]) == {"ours-pure/kvec-pure", "ours/ours-pure"}
    assert "kvec.py could not be compiled (no C compiler): left out." in told["notes"]
    assert "k.cpp could not be compiled (no C compiler): left out." in told["notes"]


def test_what_a_compiler_says_is_passed_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "k.cpp").write_text("this is no C++")
    with pytest.raises(kernel.NotBuilt):
        kernel.compiled_cpp(tmp_path, tmp_path / "cache")
    monkeypatch.setattr(kernel.shutil, "which", lambda name: None)
    with pytest.raises(kernel.NotBuilt, match=r"no C\+\+ compiler"):
        kernel.compiled_cpp(tmp_path, tmp_path / "cache")


def test_a_contestant_that_breaks_is_named_and_left_out(tmp_path: Path) -> None:
    (tmp_path / "kvec.py").write_text("def checksum(games): return 0, 0\n")
    with pytest.raises(kernel.NotBuilt, match="does not play the kernel's game"):
        contest.Process(["kvec", str(tmp_path)], pure=True)


def test_the_spread_of_rounds() -> None:
    assert Spread.of([3.0, 1.0, 2.0]) == Spread(2.0, 1.0, 3.0)
    assert Spread(1234.5, 0.12345, 2000).to_json() == {"median": 1234, "min": 0.1235, "max": 2000}


@pytest.mark.usefixtures("no_kernel")
def test_the_search_beside_its_own_playouts(run: Run) -> None:
    told = json.loads(run("bench", "mcts", "--rounds", 2, "--seconds", 0.02, "--json").out.splitlines()[-1])
    assert [one["game"] for one in told["games"]] == list(games())
    for one in told["games"]:
        assert {"iterations", "playouts"} <= set(one["values"])
        assert one["ratios"]["iterations/playouts"]["median"] > 0
    assert len(told["notes"]) == 1


@pytest.mark.skipif(kernel.kernel_folder() is None, reason="no kernel beside this checkout")
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_search_where_the_kernel_cannot_be_compiled(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    def cannot(source: Path, cache: Path) -> Path:
        raise kernel.NotBuilt("no C compiler")

    monkeypatch.setattr(bench, "compiled_kmcts", cannot)
    told = run("bench", "mcts", "duel", "--rounds", 1, "--seconds", 0.02, "--lang", lang)
    assert told.status == 0
    assert "kmcts.py" in told.out
    assert "bench-" not in told.out


def test_the_server_is_measured_beside_a_bare_echo() -> None:
    """Both keep what they are sent: a writer that has died would keep everybody waiting."""
    *_, costs = measure_games(["condottiere"], rounds=1, seconds=0.1)
    assert costs is not None
    assert [cost.game for cost in costs] == ["condottiere"]
    assert costs[0].per_move.median > 0
    assert costs[0].echoes.median > 0
