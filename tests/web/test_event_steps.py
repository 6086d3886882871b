"""How events become steps: the plain part of the page's account, run by node without a browser."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from .conftest import node
from .serving import ROOT

TELLING = {
    "announced": ["round"],
    "clearing": ["swept"],
    "joined": {"cube": {}, "gained": {"coins": "sum"}, "moved": {"by": "sum", "place": "last"}},
}
RUN = """
import { consequences, joined, standsFor, stepsOf } from './web/src/lib/table/event-steps.ts'
const { what, telling, events, quiet, more } = JSON.parse(process.argv[1])
const steps = () => stepsOf(events, telling, ({ event }) => quiet.includes(event))
const answers = {
  joined: () => joined(events, telling),
  steps,
  consequences: () => consequences(steps()),
  stands: () => more.map(([sentences, announced, letters, waiting, pace]) =>
    standsFor({ events: [], sentences, announced, after: true }, letters, waiting, pace)),
}
console.log(JSON.stringify(answers[what]()))
"""


def ask(what: str, events: list[dict[str, Any]] = [], quiet: list[str] = [], more: object = None) -> Any:  # noqa: B006
    path = node()
    if path is None:
        pytest.skip("no node here")
    asked = json.dumps({"what": what, "telling": TELLING, "events": events, "quiet": quiet, "more": more})
    done = subprocess.run(
        [path, "--input-type=module", "--no-warnings", "-e", RUN, asked], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def cube(seat: int, on: str) -> dict[str, Any]:
    return {"event": "cube", "seat": seat, "on": on}


def gained(seat: int, coins: int, why: str = "card") -> dict[str, Any]:
    return {"event": "gained", "seat": seat, "coins": coins, "why": why}


def test_equal_events_in_a_row_are_told_as_one() -> None:
    four = [cube(0, "normans")] * 4
    assert ask("joined", four) == [{**cube(0, "normans"), "times": 4}]
    apart = [cube(0, "normans"), cube(0, "drought"), cube(1, "drought"), gained(1, 2), cube(1, "drought")]
    assert ask("joined", apart) == apart


def test_numbers_are_added_up_and_places_are_the_last() -> None:
    assert ask("joined", [gained(0, 2), gained(0, 3), gained(0, 1, "god")]) == [
        {**gained(0, 5), "times": 2},
        gained(0, 1, "god"),
    ]
    moved = [{"event": "moved", "seat": 0, "by": by, "place": place} for by, place in ((1, 4), (2, 6))]
    assert ask("joined", moved) == [{"event": "moved", "seat": 0, "by": 3, "place": 6, "times": 2}]


def test_a_run_is_one_step_an_announcement_is_alone_and_quiet_events_go_along() -> None:
    events = [gained(0, 1), {"event": "hush"}, gained(1, 1), {"event": "round"}, {"event": "round"}, cube(0, "drought")]
    steps = ask("steps", events, ["hush"])
    assert [[event["event"] for event in step["sentences"]] for step in steps] == [
        ["gained", "gained"], ["round"], ["round"], ["cube"],
    ]  # fmt: skip
    assert [step["announced"] for step in steps] == [False, True, True, False]
    assert [event["event"] for event in steps[0]["events"]] == ["gained", "hush", "gained"]
    assert all(step["after"] for step in steps)


def test_the_old_table_is_shown_until_it_is_cleared() -> None:
    steps = ask("steps", [cube(0, "drought"), {"event": "round"}, {"event": "swept"}, gained(0, 1)], ["swept"])
    assert [step["after"] for step in steps] == [False, False, True, True]
    assert [len(step["sentences"]) for step in steps] == [1, 1, 0, 1]


def test_a_long_run_is_told_in_parts_and_nothing_twice() -> None:
    events = [gained(seat, 1, str(why)) for why in range(4) for seat in range(4)]
    steps = ask("steps", events)
    assert [event for step in steps for event in step["sentences"]] == events
    assert [event for step in steps for event in step["events"]] == events
    assert max(len(step["sentences"]) for step in steps) <= 6


def test_of_an_own_move_only_what_it_brought_about_is_told() -> None:
    told = ask("consequences", [cube(0, "drought"), {"event": "round"}, gained(1, 2)])
    assert [len(step["sentences"]) for step in told] == [0, 1, 1]
    assert [len(step["sentences"]) for step in ask("consequences", [cube(0, "drought"), gained(1, 2)])] == [0, 0]


def test_how_long_a_step_stands() -> None:
    said = [cube(0, "drought")]
    calm, usual, quick, steps, none, silent, called, late = ask(
        "stands",
        more=[
            [said, False, 40, 1, "calm"], [said, False, 40, 1, "usual"], [said, False, 40, 1, "quick"],
            [said, False, 40, 1, "steps"], [said, False, 40, 1, "none"], [[], False, 0, 1, "usual"],
            [said, True, 40, 1, "usual"], [said, False, 40, 200, "usual"],
        ],
    )  # fmt: skip
    assert calm > usual > quick > 0
    assert steps is None  # until somebody presses
    assert none == silent == 0
    assert called > usual > late > 0
