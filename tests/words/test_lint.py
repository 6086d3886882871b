"""The lint finds nothing in the catalogues, and finds each fault when it is planted."""

from __future__ import annotations

from pathlib import Path

import pytest

from adamak.core import find
from adamak.words import LANGUAGES, Rulebook, lint, required_messages
from adamak.words.catalogue import GENERAL, source

GAME = find("condottiere")


def test_nothing_is_wrong_with_the_catalogues_and_rulebooks() -> None:
    assert lint.lint() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_raised_in_the_sources_has_its_sentence(lang: str) -> None:
    raised = required_messages.needed_problems()
    assert "problem-unknown-game" in raised  # core
    assert "problem-setup-buried" in raised  # a game
    assert "problem-unknown-player" in raised  # the command line
    assert list(lint.missing(source(GENERAL, lang), raised)) == []


def test_junk_is_caught() -> None:
    assert list(lint.junk("a = { $x\nb = fine")) != []
    assert list(lint.junk("a = fine")) == []


def test_a_message_written_twice_is_caught() -> None:
    assert list(lint.twice("a = 1\na = 2")) == ["a is written twice"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = { $number } cards", "a: $number is a number and stands outside NUMBER()"),
        ("a = { $cards_count } cards", "a: $cards_count is a number and stands outside NUMBER()"),
        ("a = { $most ->\n    [one] x\n   *[other] y\n }", "a: $most is a number and stands outside NUMBER()"),
        ("a = { NUMBER($card) }", "a: $card is a text and stands inside NUMBER()"),
        ("a = { $novelty }", "a: $novelty is declared neither a number nor a text"),
        ('a = { NUMBER($low, style: "percent") }', "a: NUMBER(low, style: ...) differs between terminal and browser"),
        ("# $novelty (Number) - mine\na = { $novelty }", "a: $novelty is a number and stands outside NUMBER()"),
    ],
)
def test_bare_numbers_are_caught(text: str, fault: str) -> None:
    assert list(lint.bare_numbers(text)) == [fault]


def test_declared_variables_are_fine() -> None:
    assert list(lint.bare_numbers("a = { NUMBER($number) } × { $card }")) == []
    assert list(lint.bare_numbers("# $novelty (String) - a new thing\na = { $novelty }")) == []


def test_messages_that_cannot_be_said_are_caught() -> None:
    assert list(lint.unsayable("en", "a = { b }")) != []
    assert list(lint.unsayable("en", "a = { NUMBR($n) }")) != []
    assert list(lint.unsayable("en", "a = fine { $x }")) == []


@pytest.mark.parametrize(
    ("one", "other", "fault"),
    [
        ("a = x\nb = y", "a = x", "b is missing in one language"),
        ("a = { $card }", "a = x", "a: variables differ: ['card']"),
        ("a = x\n    .explain = y", "a = x", "a: attributes differ: ['explain']"),
    ],
)
def test_unequal_languages_are_caught(one: str, other: str, fault: str) -> None:
    assert list(lint.unequal(one, other)) == [fault]
    assert list(lint.unequal(other, one)) == [fault]


@pytest.mark.parametrize(
    "message",
    [
        "move-take_back", "event-played", "event-series_game", "refusal-site-own", "refusal-draw-count-not-now",
        "refusal-keep-not-in-hand", "option-hidden_flip", "option-hidden_flip.explain",
        "option-hidden_flip-after_effect", "ending-stalled", "phase-keep_cards", "ask-keep_cards", "wait-keep_cards",
        "card-bishop", "region-roma",
    ],
)  # fmt: skip
def test_what_a_game_can_say_is_known_and_missed(message: str) -> None:
    needed = required_messages.needed_by_game(GAME)
    assert message in needed
    text = source("adamak.games.condottiere", "en")
    name, _, attribute = message.partition(".")
    # Plant the fault: the message (or its attribute) under another name.
    at = text.index(f"\n{name} =")
    broken = (
        text[:at] + text[at:].replace(f".{attribute} =", ".gone =", 1)
        if attribute
        else text[:at] + f"\nx{text[at + 1 :]}"
    )
    assert f"{message} is missing" in list(lint.missing(broken, needed))
    assert list(lint.missing(text, needed)) == []


def test_help_and_texts_of_the_command_line_are_needed() -> None:
    needed = required_messages.needed_by_cli()
    assert {"help-play", "help-play.seats", "help-sim.processes", "play-did-you-mean", "sim-compiled"} <= needed


def test_a_problem_raised_without_its_facts_is_caught(tmp_path: Path) -> None:
    (tmp_path / "raiser.py").write_text('raise Problem("lost-card", card="x")\nraise Problem("lost-card")\n')
    calls = list(required_messages.problem_calls(tmp_path))
    assert required_messages.needed_problems(tmp_path) == {"problem-lost-card"}
    assert list(lint.not_given("problem-lost-card = { $card } is lost", calls)) == [
        "problem-lost-card is raised without card"
    ]


def test_rulebooks_that_differ_are_caught() -> None:
    def book(*clauses: str) -> Rulebook:
        return Rulebook("# T\n## 1. A\n" + "\n".join(f'<a id="{clause}"></a>**{clause}** x' for clause in clauses))

    same = {"en": book("TE-1.1", "TE-1.2"), "fa": book("TE-1.1", "TE-1.2")}
    assert list(lint.rulebooks(same, ["TE-1.2"])) == []
    assert list(lint.rulebooks(same, ["TE-1.3"])) == [
        "en: TE-1.3 is cited and stands nowhere", "fa: TE-1.3 is cited and stands nowhere",
    ]  # fmt: skip
    short = {"en": book("TE-1.1", "TE-1.2"), "fa": book("TE-1.1")}
    assert list(lint.rulebooks(short, [])) == ["en and fa differ from clause TE-1.2 on"]
    turned = {"en": book("TE-1.1", "TE-1.2"), "fa": book("TE-1.2", "TE-1.1")}
    assert list(lint.rulebooks(turned, [])) == ["en and fa differ from clause TE-1.1 on"]
    assert "fa: TE-1.1 stands there twice" in list(
        lint.rulebooks({"en": book("TE-1.1"), "fa": book("TE-1.1", "TE-1.1")}, [])
    )


def test_clauses_cited_by_refusals_and_options_are_known() -> None:
    cited = required_messages.cited_clauses(GAME)
    assert {"CO-7.8", "CO-17.1", "CO-10.4", "CO-20.4"} <= cited
