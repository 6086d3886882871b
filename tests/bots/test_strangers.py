"""Bots of other packages, by their entry points: docs/examples/first_bot, and some that are wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from adamak.bots import bot as bots
from adamak.bots import player
from adamak.bots.fingerprint import fingerprint
from adamak.core import Knowledge, Problem, Rng, find

FOLDER = Path(__file__).parents[2] / "docs" / "examples" / "first_bot"
DUEL = find("duel")


class Silent:
    """Has no `choose`."""

    def __init__(self, game: Any, argument: str) -> None:
        pass


def failing(game: Any, argument: str) -> Any:
    raise ValueError("no such opening")


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the packages had been installed."""
    monkeypatch.syspath_prepend(str(FOLDER))
    found = [
        EntryPoint("cautious", "first_bot:Cautious", bots.GROUP),
        EntryPoint("silent", f"{__name__}:Silent", bots.GROUP),
        EntryPoint("failing", f"{__name__}:failing", bots.GROUP),
        EntryPoint("missing", "first_bot:Nobody", bots.GROUP),
        EntryPoint("random", "first_bot:Cautious", bots.GROUP),
    ]
    monkeypatch.setattr(bots, "entry_points", lambda group: found if group == bots.GROUP else [])
    monkeypatch.setitem(sys.modules, __name__, sys.modules[__name__])
    bots.strangers.cache_clear()
    yield
    bots.strangers.cache_clear()


def knowledge() -> Knowledge:
    position = DUEL.start(2, seed="tea")
    return Knowledge(DUEL, position, position.actors()[0], Rng("known"))


@pytest.mark.parametrize("spec", ["cautious", "cautious:2"])
def test_a_bot_of_another_package_is_found_and_plays(spec: str) -> None:
    seated = player(spec, DUEL)
    assert seated.name == spec
    known = knowledge()
    assert seated.choose(known, Rng("a")) in known.legal()
    seated.saw(0, 1)  # it has neither `saw` nor `close`, and need not
    seated.close()


def test_it_does_not_take_the_place_of_ours() -> None:
    assert type(player("random", DUEL)).__name__ == "RandomPlayer"
    assert "random" not in bots.strangers()


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("silent", "Silent has no method choose"),
        ("failing:sicilian", "ValueError: no such opening"),
        ("missing", "AttributeError"),
        ("cautious:many", "invalid literal"),
    ],
)
def test_one_that_does_not_work_says_why(spec: str, why: str) -> None:
    with pytest.raises(Problem, match="bad-bot") as problem:
        player(spec, DUEL)
    assert why in str(problem.value)


def test_an_unknown_bot_is_told_the_names_of_all() -> None:
    with pytest.raises(Problem) as problem:
        player("nobody", DUEL)
    assert "cautious" in str(problem.value)


def test_a_changed_file_is_another_bot(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("import beside\n")
    (tmp_path / "beside.py").write_text("import mine\n")
    (tmp_path / "apart.py").write_text("")
    spec = f"run:python {tmp_path / 'mine.py'} --depth 3"
    seen = [fingerprint(spec, DUEL)]
    for name in ("apart", "beside", "mine"):
        (tmp_path / f"{name}.py").write_text("x = 1\nimport beside\n")
        seen.append(fingerprint(spec, DUEL))
    assert seen[0] == seen[1] != ""
    assert len(set(seen)) == 3


def test_ours_have_no_content_of_their_own_and_strangers_have() -> None:
    assert [fingerprint(spec, DUEL) for spec in ("random", "mcts:400", "puct@1.5", "easy", "network~1")] == [""] * 5
    assert fingerprint("cautious", DUEL) == fingerprint("cautious:3", DUEL) != ""
    assert fingerprint("run:python -m first_bot", DUEL) != ""
    assert fingerprint("run:nowhere-to-be-found", DUEL) == ""
