"""The figures of a rulebook in words: captions and callouts, their numbers and names read from the view."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from adamak.core.claims import evaluate
from adamak.core.figures import Figure, read_figures
from adamak.core.game import Game
from adamak.words.arguments import arguments
from adamak.words.catalogue import shipped
from adamak.words.game_words import GameWords, package_of

PART = "figures"


@cache
def figures_of(game: Game[Any, Any]) -> dict[str, Figure]:
    """The figures that a game's package brings, by their ids."""
    return read_figures(shipped(package_of(game), ".", f"{PART}.toml"))


class FigureWords(GameWords):
    """Says what a figure shows."""

    def __init__(self, lang: str, game: Game[Any, Any]) -> None:
        super().__init__(lang, game, PART)
        self.names = self.say("figure-names").split()  # who sits at the tables of the figures

    def facts(self, name: str, figure: Figure, view: Mapping[str, Any]) -> dict[str, str | int | float]:
        """The facts of a figure as its words take them."""
        facts: dict[str, str | int | float] = {}
        for key, path in figure.facts.items():
            kind = key.rstrip("0123456789")  # a second card is `card2`
            told = arguments(self, f"figure-{name}", {kind: evaluate(view, path)}, self.names)
            facts |= {key + part.removeprefix(kind): value for part, value in told.items()}
        return facts

    def tell(self, name: str, figure: Figure, view: Mapping[str, Any]) -> tuple[str, list[str]]:
        """The caption, and what each callout says."""
        facts = self.facts(name, figure, view)
        notes = [self.format(f"figure-{name}.n{at}", facts) for at in range(1, len(figure.callouts) + 1)]
        return self.format(f"figure-{name}", facts), notes


def needed_by_figures(game: Game[Any, Any]) -> set[str]:
    """The messages without which a figure cannot be told."""
    needed = set()
    for name, figure in figures_of(game).items():
        needed.add(f"figure-{name}")
        needed.update(f"figure-{name}.n{at}" for at in range(1, len(figure.callouts) + 1))
    return needed
