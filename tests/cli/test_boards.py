"""Drawings: a position as each seat may see it, and games nobody has drawn yet."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console

from adamak.cli.boards import draw, plain
from adamak.cli.output import take_language, tidy
from adamak.cli.play.finder import Finder, find_things
from adamak.cli.play.finder import plain as plain_text
from adamak.core import find
from adamak.core.position import SPECTATOR
from adamak.words import GameWords

GAME = find("condottiere")
DUEL = find("duel")
NAMES = ["Sara", "Omid", "Nika"]


def drawn(setup: dict[str, object], seat: int, lang: str = "en", board: Callable[..., None] = draw) -> str:
    paper = io.StringIO()
    view = GAME.from_setup(setup).view(seat)
    board(Console(file=paper, width=140), GameWords(lang, GAME), view, seat, NAMES)
    return paper.getvalue()


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
}


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
    assert "season: Spring" in told  # a thing by the game's own word for it
    assert "draw pile: " in told  # a key without a word, readably
    assert "Winter, Bishop" in " ".join(told.split())
    assert "battle_turn" not in told


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


def test_a_formula_keeps_its_direction_by_a_mark() -> None:
    assert tidy("رم \u2066+\u2068۳\u2069\u2069 قدرت") == "رم \u200e+۳ قدرت"
    assert tidy("\u2068رم \u2066(×\u2068۳\u2069)\u2069\u2069 و تورین") == "رم \u200e(×۳) و تورین"


# --- 7 Wonders Duel ---


def duel_drawn(view: dict[str, Any], seat: int, lang: str = "en") -> str:
    paper = io.StringIO()
    draw(Console(file=paper, width=100), GameWords(lang, DUEL), view, seat, NAMES[:2])
    return paper.getvalue()


def duel_games(count: int, pantheon: bool) -> Any:
    """The first position of each phase and Age that random games come to, and the last position of each game."""
    met = set()
    for game in range(count):
        chance = random.Random(game)
        position = DUEL.start(2, {"pantheon": pantheon}, seed=str(game))
        while not position.is_over():
            view = position.view(SPECTATOR)
            if (view["phase"], view["age"]) not in met:
                met.add((view["phase"], view["age"]))
                yield position
            actor = position.actor()
            position.apply(actor, chance.choice(list(position.legal(actor))))
        yield position


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("pantheon", [False, True])
def test_duel_is_drawn_in_every_phase(lang: str, pantheon: bool) -> None:
    phases = set()
    for position in duel_games(5, pantheon):
        for seat in (SPECTATOR, 0, 1):
            view = position.view(seat)
            phases.add(view["phase"])
            told = duel_drawn(view, seat, lang)
            assert not [mark for mark in ("{", "label-", "None", "_") if mark in told]
            assert max(map(len, told.replace("\u200c", "").splitlines())) <= 100 + 12 * (lang == "fa")
            assert "Sara" in told
            assert "Omid" in told
    assert {"draft", "turn", "begin_age", "over"} <= phases
    assert not pantheon or {"place_divinity", "gate"} <= phases


def test_duel_names_no_hidden_thing() -> None:
    said = GameWords("en", DUEL)
    libraries = 0
    for position in duel_games(4, pantheon=True):
        for seat in (SPECTATOR, 0, 1):
            view = position.view(seat)
            told = duel_drawn(view, seat)
            if view["structure"] and all(view["structure"]):
                assert told.count("[Age") + told.count("[Guild") + told.count("[Grand") == sum(
                    slot["card"] is None for slot in view["structure"]
                )
            if view["phase"] == "great_library":
                libraries += 1
                assert (said.say("label-progress-drawn") in told) == (seat in view["actors"])
    assert libraries


def test_a_duel_divinity_face_down_is_named_to_who_placed_it() -> None:
    for position in duel_games(4, pantheon=True):
        spaces = position.view(SPECTATOR)["pantheon"]["spaces"]
        for seat in (0, 1):
            for mine, theirs in zip(position.view(seat)["pantheon"]["spaces"], spaces, strict=True):
                if mine["card"] and not theirs["card"]:
                    name = GameWords("en", DUEL).thing("divinity", mine["card"])
                    assert f"{mine['space']} {name} (Face down" in duel_drawn(position.view(seat), seat)
                    assert name not in duel_drawn(position.view(SPECTATOR), SPECTATOR)
                    return
    pytest.fail("no Divinity was placed")


def test_the_duel_marks_what_a_seat_can_pay() -> None:
    position = DUEL.start(2, {"pantheon": True}, seed="3")
    view = position.view(0)
    price = view["prices"][0]["cards"]
    for way, total, affordable, told in (
        ("chain", 0, True, "✓ Chain"),
        ("normal", 0, True, "✓ Free"),
        ("normal", 1, True, "✓ 1 coin"),
        ("normal", 9, False, "✗ 9 coins"),
    ):
        for card in price.values():
            card.update(way=way, total=total, affordable=affordable)
        assert duel_drawn(view, 0).count(told) == 6
    assert "You can pay this" in duel_drawn(view, 0)
    assert "You can pay this" not in duel_drawn(position.view(SPECTATOR), SPECTATOR)
