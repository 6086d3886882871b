"""A typed line finds its move: by any of its names, in either language, and by what lies in the place it names."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from adamak.cli.play.finder import Finder
from adamak.core import find
from adamak.words import GameWords


@cache
def finder(game: str, lang: str) -> Finder:
    return Finder(GameWords(lang, find(game)))


def meant(game: str, lang: str, typed: str, view: dict[str, Any] | None = None) -> list[str]:
    moves = find(game).moves
    return [str(moves.move(number)) for number in finder(game, lang).find(typed, range(len(moves)), view)]


TROYES = {"slots": [{"slot": "yellow_1", "colour": "yellow", "card": "miller"}, {"slot": "red_1", "card": None}]}
DUEL = {
    "structure": [None, {"slot": 3, "card": "baths", "back": "age_1"}],
    "pantheon": {"spaces": [{"space": 2, "card": "mars", "mythology": "roman"}]},
}
TRAJAN = {"forum": [{"space": "forum_c1_r2", "tile": "forum_votes_4"}]}
ARCHITECTS = {"apprentices": {"display": [{"slot": "bottom_3", "apprentice": "gatekeeper"}]}}


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize(
    ("game", "view", "kind", "thing", "move"),
    [
        ("troyes", TROYES, "activate", ("card", "miller"), "activate yellow_1"),
        ("duel", DUEL, "build", ("card", "baths"), "build 3"),
        ("duel", DUEL, "strike", ("card", "baths"), "strike 3"),
        ("trajan", TRAJAN, "forum", ("tile", "forum_votes_4"), "forum forum_c1_r2"),
        ("architects", ARCHITECTS, "hire", ("apprentice", "gatekeeper"), "hire bottom_3"),
    ],
)
def test_a_place_is_called_by_what_lies_there(game, view, kind, thing, move, lang):
    """In either language, whichever the table speaks."""
    assert meant(game, lang, f"{kind} {thing[1]}", view) == [move]
    for other in ("en", "fa"):
        assert meant(game, lang, f"{kind} {GameWords(other, find(game)).thing(*thing)}", view) == [move]
    assert move not in meant(game, lang, f"{kind} {thing[1]}"), "nothing lies there any more"


def test_a_divinity_names_its_space_and_the_tokens_paid():
    assert "activate 2 none" in meant("duel", "en", "activate mars", DUEL)
    assert all(move.startswith("activate 2 ") for move in meant("duel", "fa", "activate مارس", DUEL))


def test_a_wonder_is_built_with_the_card_that_lies_there():
    assert meant("duel", "en", "wonder baths piraeus", DUEL) == ["wonder 3 piraeus"]


def test_places_are_called_by_the_number_on_the_board():
    assert meant("duel", "en", "build 4") == meant("duel", "fa", "build ۴") == ["build 3"]
    assert meant("condottiere", "en", "draw 4") == ["draw 4"]


def test_moves_are_understood_in_the_other_language():
    words = GameWords("fa", find("condottiere"))
    number = find("condottiere").moves.number("play drummer")
    assert meant("condottiere", "en", words.move(number)) == ["play drummer"]
