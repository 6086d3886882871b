"""Every reason that a game's sources can give is known, wherever it is kept, so that none is left without words."""

from __future__ import annotations

import ast
from textwrap import dedent

import pytest

from adamak.core import find
from adamak.core.moves import kind
from adamak.words import lint, required_messages
from adamak.words.refusal_reasons import Reasons, UnknownReason


def reasons(source: str) -> set[str]:
    return Reasons(ast.parse(dedent(source)), [kind("buy"), kind("take_back")], ["turn", "draft", "over"]).given()


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('Refusal("XX-1.1", "too-dear")', {"too-dear"}),
        ('Refusal("XX-1.1", "too-dear" if poor else "sold")', {"too-dear", "sold"}),
        (
            """
            TABLE: dict[str, tuple[str, str]] = {"buy": ("XX-1.1", "sold"), "draft": ("XX-1.2", "not-on-offer")}
            def why(kind):
                clause, reason = TABLE[kind]
                return Refusal(clause, reason)
            """,
            {"sold", "not-on-offer"},
        ),
        (
            """
            def dear(clause, reason):
                return Refusal(clause, reason)
            def why(p):
                return dear("XX-1.1", "too-dear") or dear("XX-1.2", reason="sold")
            """,
            {"too-dear", "sold"},
        ),
        (
            """
            def dear(what):
                return Refusal("XX-1.1", f"{what}-too-dear")
            def why(p):
                return dear("card" if p.card else "wonder")
            """,
            {"card-too-dear", "wonder-too-dear"},
        ),
        (
            """
            def why(p, move):
                kind, phase = move.kind, PHASE_IDS[p.phase]
                return Refusal("XX-1.1", f"{kind.replace('_', '-')}-not-now") or Refusal("XX-1.1", f"in-{phase}")
            """,
            {"buy-not-now", "take-back-not-now", "in-turn", "in-draft"},
        ),
    ],
)
def test_a_reason_is_followed_to_all_it_can_be(source: str, found: set[str]):
    assert reasons(source) == found


def test_a_reason_that_nobody_can_foresee_is_an_error():
    with pytest.raises(UnknownReason, match="what may `look_up\\(p\\)` be"):
        reasons('Refusal("XX-1.1", look_up(p))')
    with pytest.raises(UnknownReason, match="TABLE"):
        reasons('def why(kind):\n    clause, reason = TABLE[kind]\n    return Refusal("XX-1.1", reason)')


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        ("duel", "wonder-not-on-offer"),  # kept in a table
        ("duel", "divinity-too-dear"),
        ("duel", "revive-not-now-base"),
        ("architects", "hire-too-dear"),  # handed to the function that refuses
        ("condottiere", "scarecrow-target-not-now"),
    ],
)
def test_a_reason_without_words_is_found(game: str, reason: str):
    needed = required_messages.needed_by_game(find(game))
    assert f"refusal-{reason} is missing" in list(lint.missing("game-name = A game", needed))
