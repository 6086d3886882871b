"""The figures of the rulebooks: each comes from a position of the engine, and says what that position holds."""

from __future__ import annotations

import re

import pytest

from adamak.core import games
from adamak.core.figures import position_of, read_figures
from adamak.words import LANGUAGES
from adamak.words.figure_words import FigureWords, figures_of
from adamak.words.lint import figure_faults

ENOUGH = 10
EVERY = [(game, name) for game in sorted(games()) for name in figures_of(games()[game])]


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_has_figures_enough(game: str) -> None:
    assert len(figures_of(games()[game])) >= ENOUGH


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_figure_says_what_its_position_holds(game: str, name: str) -> None:
    played = games()[game]
    every = figures_of(played)
    figure = every[name]
    view = position_of(played, every, figure).view(figure.seat)
    assert figure.callouts
    assert {fact for callout in figure.callouts for fact in callout.shows} <= figure.facts.keys()
    for lang in LANGUAGES:
        words = FigureWords(lang, played)
        caption, notes = words.tell(name, figure, view)
        for text in (caption, *notes):
            assert text
            assert not re.search(r"\$|\{|figure-", text), text
    used = FigureWords("en", played).uses(f"figure-{name}").all | {one for c in figure.callouts for one in c.shows}
    assert set(figure.facts) <= used, "a fact that nobody reads"


def test_a_figure_without_its_clause_or_out_of_order_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    condottiere = games()["condottiere"]
    some = read_figures('[b]\nclause="CO-5.2"\nshow=[]\n[a]\nclause="CO-1.1"\nshow=[]\n[c]\nclause="CO-99"\nshow=[]')
    monkeypatch.setattr("adamak.words.lint.figures_of", lambda game: some)
    found = " ".join(figure_faults(condottiere, ["CO-1.1", "CO-5.2"]))
    assert "a: the clause of the figure before it comes later" in found
    assert "c: there is no clause CO-99" in found
    assert "figure-winter belongs to no figure" in found
