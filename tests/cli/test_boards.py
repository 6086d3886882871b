"""Drawings: a position as each seat may see it, and games nobody has drawn yet."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from adamak.cli.boards import draw, plain
from adamak.cli.play.finder import Finder, find_things
from adamak.cli.play.finder import plain as plain_text
from adamak.cli.speech import take_language, tidy
from adamak.core import find
from adamak.core.position import SPECTATOR
from adamak.words import GameWords

GAME = find("condottiere")
NAMES = ["Sara", "Omid", "Nika"]


def drawn(setup: dict[str, object], seat: int, lang: str = "en", board: object = None) -> str:
    said = GameWords(lang, GAME)
    console = Console(file=io.StringIO(), width=140)
    view = GAME.from_setup(setup).view(seat)
    (board or draw)(console, said, view, seat, NAMES)  # type: ignore[operator]
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


BATTLE = {
    "game": "condottiere",
    "options": {"hidden_cards": True},
    "site": "modena",
    "favor": "roma",
    "holder": 1,
    "players": [
        {"hand": ["winter", "bishop"], "line": ["mercenary_4"] * 2 + ["drummer", "heroine"], "regions": ["parma"]},
        {"hand": ["surrender"], "line": ["mercenary_6", "spring"], "passed": True},
        {"hand": ["scarecrow"], "face_down": "courtesan"},
    ],
}  # fmt: skip


def test_the_battle_with_its_reckoning() -> None:
    told = drawn(BATTLE, 0)
    assert "2×8 + 10 = 26 (Drummer: double)" in told
    assert "9 (Spring: +3)" in told
    assert "Parma Sara" in told
    assert "Modena ⚔" in told
    assert "Roma ✝" in told
    assert "Omid ⚑ (Passed)" in told
    assert "Your hand (2 cards): Winter and Bishop" in told
    assert "6 regions or 4 adjacent" in told


def test_a_seat_sees_its_own_secrets_only() -> None:
    for seat, own in ((0, "Bishop"), (1, "Surrender"), (2, "Scarecrow")):
        told = drawn(BATTLE, seat)
        assert own in told
        assert not [other for other in ("Bishop", "Surrender", "Scarecrow") if other != own and other in told]
    assert "[Face down: Courtesan]" in drawn(BATTLE, 2)
    assert "[Face down]" in drawn(BATTLE, 0)
    assert "Your hand" not in drawn(BATTLE, SPECTATOR)


def test_in_persian() -> None:
    told = drawn(BATTLE, 0, "fa")
    assert "۲×۸ + ۱۰ = ۲۶" in told
    assert "مودنا ⚔" in told
    assert "{" not in told


def test_a_series_shows_its_points() -> None:
    setup = BATTLE | {"options": {"hidden_cards": True, "playing_for_points": True}}
    assert "20 points in the series" in drawn(setup, 0)


def test_a_game_without_a_board_is_shown_plainly() -> None:
    told = drawn(BATTLE, 0, board=plain.draw)
    assert "phase: battle_turn" in told
    assert "  hand: winter, bishop" in told
    assert "  modena" not in told.partition("owners:")[0]


def test_typed_text_is_compared_loosely() -> None:
    assert plain_text("  Play   DRUMMER! ") == "play drummer"
    assert plain_text("كارت‌هاي ۱۲") == "کارت های 12"
    finder = Finder(GameWords("en", GAME))
    drummer = GAME.moves.number("play drummer")
    assert finder.find("drum", [drummer]) == [drummer]
    assert finder.find("", [drummer]) == []
    assert finder.nearest("paly drumer", [drummer]) == drummer
    assert finder.nearest("qqqq", [drummer]) is None


def test_lists_of_things() -> None:
    said = GameWords("en", GAME)
    assert find_things("drummer, Mercenary 10 and winter", said, ("card",)) == ["drummer", "mercenary_10", "winter"]
    assert find_things("mercenary_1 mercenary_1", said, ("card",)) == ["mercenary_1", "mercenary_1"]
    assert find_things("طبال و مزدور ۳", GameWords("fa", GAME), ("card",)) == ["drummer", "mercenary_3"]
    assert find_things("dragon", said, ("card",)) == ["dragon"]


@pytest.mark.parametrize(
    ("given", "lang", "rest"),
    [
        (["games"], None, ["games"]),
        (["--lang", "fa", "games"], "fa", ["games"]),
        (["games", "--lang=en"], "en", ["games"]),
        (["play", "--", "--lang", "fa"], None, ["play", "--", "--lang", "fa"]),
    ],
)
def test_the_language_is_taken_from_anywhere(given: list[str], lang: str | None, rest: list[str]) -> None:
    assert take_language(given) == (lang, rest)


def test_marks_that_isolate_nothing_are_dropped() -> None:
    assert tidy("\u2068Sara\u2069 passes") == "Sara passes"
    assert tidy("\u2068رم\u2069 و \u2068Sara\u2069") == "رم و \u2068Sara\u2069"
