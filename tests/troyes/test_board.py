"""The drawing in the terminal: everything a seat sees, in both languages, and nothing it must not see."""

import io

import pytest
from rich.console import Console

from adamak.cli.boards import draw
from adamak.core import SPECTATOR, Rng
from adamak.core.rollout import play_randomly
from adamak.games.troyes import GAME
from adamak.words import GameWords

from .arrange import anna, faye, play, table

NAMES = ["Sara", "Omid", "Nika", "Taha"]


def drawn(p, seat: int, lang: str = "en") -> str:
    console = Console(file=io.StringIO(), width=140)
    draw(console, GameWords(lang, GAME), p.view(seat), seat, NAMES)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_moment_can_be_drawn(seats, lang):
    p = GAME.start(seats, {}, seed="drawn")
    rng = Rng("drawn")
    while not p.is_over():
        assert "Marauding" in drawn(p, p.actor()) or lang == "fa"
        drawn(p, p.actor(), lang)
        play_randomly(p, rng, 45)
    assert drawn(p, SPECTATOR, lang)


def test_the_turn_so_far_with_price_and_yield():
    p = table(anna(deniers=12, supply=1), faye(), cards="merchant", dice={anna: "yellow_6 red_1", faye: "yellow_5"})
    play(p, anna, "activate merchant", "take d1 yellow_6")
    told = drawn(p, anna)
    assert "Value 6" in told
    assert "Price 4" in told
    assert "Deniers +6" in told
    assert "House value" in told


def test_secrets_are_not_drawn():
    p = table(anna(characters="henry_i thibaut_ii"), faye(characters="urbain_iv le_florentin"), dice={anna: "red_1"})
    told = drawn(p, anna)
    assert "Henry I" in told
    assert "Urbain IV" not in told
