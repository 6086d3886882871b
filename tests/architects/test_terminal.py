"""The drawing for the terminal: complete in both languages, in every phase, and without secrets."""

import io
from typing import Any

import pytest
from rich.console import Console
from tests.architects.arrange import ann, bob, play, table

from adamak.cli.boards import draw
from adamak.core import SPECTATOR, Rng
from adamak.games.architects import GAME
from adamak.words import GameWords

NAMES = ["Sara", "Omid", "Nika", "Ali", "Zoe"]


def drawn(view: dict[str, Any], seat: int, lang: str = "en") -> str:
    console = Console(file=io.StringIO(), width=120)
    draw(console, GameWords(lang, GAME), view, seat, NAMES[: view["seats"]])
    return str(console.file.getvalue())  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize(("seats", "options"), [
    (1, {}), (2, {"house_bot": True}), (3, {"variable_setup": True}), (5, {"starting_apprentice": True}),
])  # fmt: skip
def test_every_position_can_be_drawn(lang: str, seats: int, options: dict):
    p = GAME.start(seats, options, seed="draw")
    rng = Rng("draw")
    step = 0
    while not p.is_over() and step < 400:
        seat = p.actor()
        if step % 9 == 0:
            for viewer in (seat, SPECTATOR):
                told = drawn(p.view(viewer), viewer, lang)
                assert "{" not in told
                assert "label-" not in told
        moves = p.legal(seat)
        p.apply(seat, moves[rng.below(len(moves))])
        step += 1
    assert drawn(p.view(0), 0, lang)


def test_what_a_visit_would_give_is_drawn():
    p = table(ann(workers="2 quarry", apprentices="stonecutter_1", hand="well", goods="2 wood 2 stone"), bob())
    told = drawn(p.view(0), 0)
    assert "3rd worker: 4 stone" in told
    assert "Well" in told
    assert "You can construct it now" in told


def test_a_hand_is_drawn_for_its_owner_alone():
    p = table(ann(hand="castle"), bob(hand="keep"))
    assert "Castle" in drawn(p.view(0), 0)
    assert "Keep" not in drawn(p.view(0), 0)
    assert "Castle" not in drawn(p.view(-1), SPECTATOR)


def test_drawn_cards_are_shown_to_one_alone():
    p = play(table(ann(goods="2 silver"), bob()), ann, "place black_market_middle", "dig")
    assert "Cards drawn" in drawn(p.view(0), 0)
    assert "Cards drawn" not in drawn(p.view(1), 1)
