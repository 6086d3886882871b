"""Trajan in the terminal: every phase is drawn, in both languages, and nothing hidden is shown."""

import io

import pytest
from rich.console import Console

from adamak.cli.boards import draw
from adamak.core import SPECTATOR, Rng
from adamak.games.trajan import GAME
from adamak.words import GameWords

from .arrange import acting, green, new_game, phase, random_move, red, seen, table

NAMES = ["Sara", "Omid", "Nika", "Reza"]


def drawn(p, seat: int = 0, lang: str = "en") -> str:
    console = Console(file=io.StringIO(), width=140)
    draw(console, GameWords(lang, GAME), seen(p, seat), seat, NAMES[: p.seats])
    return console.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_phase_is_drawn(lang):
    met = set()
    options = {"wild_need_counts_for_need_bonus": False}
    for number in range(6):
        p, rng = new_game(2 + number % 3, str(number), **options), Rng(str(number))
        while not p.is_over():
            if phase(p) not in met:
                met.add(phase(p))
                told = drawn(p, p.actor(), lang)
                assert "{" not in told
            random_move(p, rng)
        assert "{" not in drawn(p, SPECTATOR, lang)
    assert met >= {"markers", "goods_draft", "trajan_draft", "turn", "sow", "action", "discard", "load", "bonus"}


def test_the_own_hand_and_no_other():
    p = table(red(hand="wine wine oil"), green(hand="cattle"))
    assert "2 × Wine" in drawn(p, 0)
    assert "Cattle" not in drawn(p, 0)
    assert "Wine" not in drawn(p, SPECTATOR)


def test_what_is_being_loaded():
    p = acting("seaport", red(hand="wine wine oil"), green())
    for move in ("ship ship_same", "load wine", "load wine"):
        p.apply(0, GAME.moves.number(move))
    assert "2 × Wine · 6 points" in drawn(p)
