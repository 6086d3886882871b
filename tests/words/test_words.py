"""What is said: digits, isolation, fall-backs, and problems in both languages."""

from __future__ import annotations

import pytest

from adamak.core import Problem, find
from adamak.words import LANGUAGES, Catalogue, Words
from adamak.words.words import FSI, PDI

EN, FA = Words("en"), Words("fa")


def bare(text: str) -> str:
    return text.replace(FSI, "").replace(PDI, "")


def test_numbers_take_the_digits_of_the_language() -> None:
    assert EN.number(12345) == "12,345"
    assert FA.number(12345) == "۱۲٬۳۴۵"
    assert FA.number(0.5) == "۰٫۵"
    assert FA.number(1395, useGrouping=0) == "۱۳۹۵"


def test_a_bare_number_keeps_latin_digits_which_is_why_the_lint_forbids_it() -> None:
    said = Catalogue("fa", "a = { $n } و { NUMBER($n) }").format("a", {"n": 12})
    assert said is not None
    assert bare(said[0]) == "12 و ۱۲"


def test_arguments_are_isolated_from_right_to_left_text() -> None:
    assert f"{FSI}Sara{PDI}" in FA.say("play-took-back", name="Sara")


def test_lists_are_joined_the_way_the_language_does() -> None:
    assert bare(EN.join(["a", "b", "c"])) == "a, b and c"
    assert bare(FA.join(["الف", "ب", "پ"])) == "الف، ب و پ"
    assert EN.join(["a"]) == "a"
    assert EN.join([]) == ""


def test_a_missing_message_is_said_by_its_id() -> None:
    assert FA.say("no-such-message") == "no-such-message"
    assert FA.say("help-play.nothing") == "help-play.nothing"


def test_a_message_missing_in_persian_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    from adamak.words import words as module

    real = module.catalogue
    empty = Catalogue("fa", "")
    monkeypatch.setattr(module, "catalogue", lambda package, lang: empty if lang == "fa" else real(package, lang))
    assert Words("fa").say("stopped") == "Stopped."
    assert Words("fa").has("stopped")


def test_an_unknown_language_is_a_problem() -> None:
    with pytest.raises(Problem, match="unknown-language"):
        Words("xx")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_problems_are_one_line_with_their_facts(lang: str) -> None:
    problem = Problem("unknown-option", option="colour", known=["a", "b"])
    said = Words(lang).problem(problem)
    assert "colour" in said
    assert "a" in said
    assert "\n" not in said


def test_numbers_in_problems_are_local_even_when_they_were_typed() -> None:
    said = FA.problem(Problem("bad-seats", game="condottiere", seats="9", low=2, high=6))
    assert bare(said) == "condottiere برای ۲ تا ۶ بازیکن است، نه ۹."
    # The table hands the same fact over as a number.
    assert FA.problem(Problem("bad-seats", game="condottiere", seats=9, low=2, high=6)) == said


def test_a_problem_with_line_breaks_stays_one_line() -> None:
    assert "\n" not in EN.problem(Problem("save-shape", what="a\nb"))


def test_every_thing_of_the_game_has_a_name_in_both_languages() -> None:
    game = find("condottiere")
    assert EN.game(game).card("drummer") == "Drummer"
    assert FA.game(game).card("drummer") == "طبال"
    assert EN.game(game).thing("region", "atlantis") == "atlantis"
    assert bare(EN.game(game).things("card", ["winter", "drummer", "drummer"])) == "Winter and 2 × Drummer"
    assert EN.game(game).option_value("stall_guard", True) == "on"
    assert FA.game(game).option_value("points_target", 20) == "۲۰"
    assert EN.game(game).option_value("draw_amount", "chosen") == "Each player decides"
