"""sim and soak: random games, counted and watched."""

from __future__ import annotations

import json
from typing import Any

import pytest
from terminal import Run

from adamak.arena.intervals import wilson
from adamak.cli import soak
from adamak.core import find, games
from adamak.core.position import Position

KEYS = ["games", "moves", "moves_per_s", "length", "branching", "endings", "wins", "compiled"]


def figures(run: Run, *more: object) -> dict[str, Any]:
    told = run("sim", "condottiere", "--seats", 3, "--games", 60, "--seed", "tea", "--json", *more)
    assert told.status == 0
    return dict(json.loads(told.out.splitlines()[-1]))


def test_sim_as_json(run: Run) -> None:
    told = figures(run)
    assert list(told) == KEYS
    assert told["games"] == 60
    assert sum(told["endings"].values()) == 60
    assert len(told["wins"]) == 3
    assert sum(one["share"] for one in told["wins"]) == pytest.approx(1, abs=1e-3)
    assert told["length"]["min"] <= told["length"]["mean"] <= told["length"]["max"]


def test_sim_follows_from_its_seed_alone(run: Run) -> None:
    def but_speed(told: dict[str, Any]) -> dict[str, Any]:
        return {key: value for key, value in told.items() if key != "moves_per_s"}

    once = but_speed(figures(run))
    assert but_speed(figures(run)) == once
    assert but_speed(figures(run, "--processes", 2)) == once
    assert but_speed(figures(run, "-o", "larger_empires")) != once


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_sim_in_words(run: Run, lang: str) -> None:
    told = run("sim", "condottiere", "--games", 20, "--lang", lang)
    assert told.status == 0
    assert told.err == ""
    assert ("Moves a second" if lang == "en" else "حرکت در ثانیه") in told.out
    assert "sim-" not in told.out


def test_sim_of_all_seat_counts(run: Run) -> None:
    told = json.loads(run("sim", "condottiere", "--seats", "all", "--games", 5, "--json").out)
    assert list(told["seats"]) == ["2", "3", "4", "5", "6"]


def test_sim_says_what_the_rulebook_advises_against(run: Run) -> None:
    told = run("sim", "condottiere", "--games", 2, "-o", "playing_for_points", "-o", "taking_regions")
    assert told.status == 0
    assert "we advise against it" in told.err


def test_the_interval_of_a_share() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0
    assert wilson(1, 10)[1] == pytest.approx(1)


def test_soak_covers_all_optional_rules_together() -> None:
    game = find("condottiere")
    found = soak.groups(game)
    rules = ["draw_after_each_battle", "playing_for_points", "larger_empires", "taking_regions", "hidden_cards"]
    alone = {
        frozenset(name for name in rules if dict(group.options).get(name)) for group in found if len(group.seats) == 5
    }
    assert len(alone) == 32
    assert all(dict(group.options)["stall_guard"] for group in found)
    assert {"draw_amount", "hidden_flip", "favor_on_contested_region"} <= {
        name for group in found for name, _ in group.options
    }


@pytest.mark.parametrize("game_id", list(games()))
def test_soak_asks_only_for_what_the_game_allows(game_id: str) -> None:
    game = find(game_id)
    found = soak.groups(game)
    for group in found:
        for seats in group.seats:
            game.read_options(seats, dict(group.options))
    assert {seats for group in found for seats in group.seats} == set(game.seat_counts)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_soak_finds_nothing(run: Run, lang: str) -> None:
    told = run("soak", "condottiere", "--games", 150, "--lang", lang)
    assert told.status == 0
    lines = told.out.splitlines()
    groups = soak.groups(find("condottiere"))
    assert len(lines) == min(150, len(groups)) + 1
    assert ("Faults: 0" if lang == "en" else "خطا: ۰") in lines[-1]


def test_soak_as_json(run: Run) -> None:
    told = json.loads(run("soak", "condottiere", "--games", 100, "--json").out.splitlines()[-1])
    assert told["games"] == 100
    assert told["faults"] == []
    assert told["written"] > 0


def test_soak_finds_a_planted_fault(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A setup that loses a card does not load back; the report names the seed that shows it."""
    game = find("condottiere")

    def careless(data: dict[str, object]) -> Position:
        data["discard_pile"] = []
        return game.read_setup(data)

    monkeypatch.setattr(game, "from_setup", careless, raising=False)
    monkeypatch.setattr(soak, "WRITTEN", 1)
    told = run("soak", "condottiere", "--games", 5, "--seed", "tea")
    assert told.status == 1
    assert "FAULT seats=" in told.out
    assert "seed=tea/0/" in told.out
    assert "setup-pieces" in told.out
