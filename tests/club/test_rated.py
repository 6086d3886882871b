"""Which tables count: the first reason why one does not, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from adamak.club.ledger import Sitter
from adamak.club.rated import REASONS, WhyUnrated, places, stood_in, why_unrated, why_unrated_after
from adamak.table import Table, opening, rows
from adamak.table.messages import Talk
from adamak.table.seats import hashed
from adamak.words import LANGUAGES, Words

QUIET = Talk(hints=False)
ANNA, BABAK, BOT = Sitter(person="anna"), Sitter(person="babak"), Sitter(bot="medium")
MEASURED = {("duel", "medium")}
TWO = [
    rows.SeatRow("human", "Anna", secret=hashed("a")),
    rows.SeatRow("human", "Babak", secret=hashed("b")),
]


def opened(seats: Sequence[rows.SeatRow] = TWO, talk: Talk = QUIET, rated: bool = True, **more: Any) -> rows.Opened:
    row = opening.new("duel", seats, hashed("host"), "seed", talk=talk, rated=rated)
    for name, value in more.items():
        setattr(row, name, value)
    return row


def test_two_people_without_hints_are_rated() -> None:
    assert why_unrated(opened(), [ANNA, BABAK], MEASURED) is None
    assert why_unrated(opened(), [ANNA, BOT], MEASURED) is None


@pytest.mark.parametrize(
    ("row", "sitters", "reason"),
    [
        (opened(rated=False), [ANNA, BABAK], "casual"),
        (opened(fair=False, lesson="first"), [ANNA, BABAK], "prepared"),
        (opened(fair=False), [ANNA, BABAK], "imported"),
        (opened(fair=False, origin="t"), [ANNA, BABAK], "forked"),
        (opened(talk=Talk()), [ANNA, BABAK], "hints"),
        (opened([rows.SeatRow("bot"), rows.SeatRow("bot")]), [BOT, BOT], "alone"),
        (opened([TWO[0], rows.SeatRow("guest", secret=hashed("a"))]), [ANNA, None], "hot-seat"),
        (opened(), [ANNA, ANNA], "hot-seat"),
        (opened(), [ANNA, None], "guest"),
        (opened(), [ANNA, Sitter(bot="random")], "bot"),
    ],
)
def test_the_first_reason_why_a_table_is_not_rated(
    row: rows.Opened, sitters: list[Sitter | None], reason: WhyUnrated
) -> None:
    assert why_unrated(row, sitters, MEASURED) == reason


def test_every_reason_is_said_in_both_languages() -> None:
    for language in LANGUAGES:
        words = Words(language)
        said = [words.say(f"unrated-{reason}") for reason in REASONS]
        assert len(set(said)) == len(REASONS)
        for reason, sentence in zip(REASONS, said, strict=True):
            assert sentence.rstrip(".") in words.say("problem-cannot-be-rated", reason=reason)


def table() -> Table:
    found = Table("t")
    put(found, opened(), rows.Started())
    return found


def put(found: Table, *made: rows.AnyRow) -> None:
    for row in made:
        found.apply(rows.Stored(found.version + 1, 1000 + found.version, row))


def moved(found: Table, bot: bool = False) -> int:
    seat = found.actors()[0]
    move = int(found.match.position.legal(seat)[0])
    put(found, rows.Moved(seat, [move], bot=bot))
    return seat


def test_a_game_that_was_given_up_is_rated_and_one_that_goes_on_is_not() -> None:
    found = table()
    moved(found)
    assert why_unrated_after(found, [ANNA, BABAK], MEASURED) == "unfinished"
    put(found, rows.Resigned(0, "k"))
    assert why_unrated_after(found, [ANNA, BABAK], MEASURED) is None
    assert places(found) == [2, 1]


def test_a_move_taken_back_by_consent_ends_the_rating() -> None:
    found = table()
    seat = moved(found)
    other = 1 - seat
    put(found, rows.UndoAsked(seat, 0, "k1", [other]), rows.UndoAnswered(other, True, "k2"), rows.Resigned(1, "k3"))
    assert why_unrated_after(found, [ANNA, BABAK], MEASURED) == "undo"


def test_a_wish_to_take_back_that_was_refused_does_not() -> None:
    found = table()
    seat = moved(found)
    put(found, rows.UndoAsked(seat, 0, "k1", [1 - seat]), rows.UndoAnswered(1 - seat, False, "k2"),
        rows.Resigned(1, "k3"))  # fmt: skip
    assert why_unrated_after(found, [ANNA, BABAK], MEASURED) is None


def test_whoever_lets_a_bot_move_comes_last() -> None:
    found = table()
    seat = moved(found, bot=True)
    put(found, rows.Resigned(1 - seat, "k"))
    assert stood_in(found) == {seat}
    ranked = places(found)
    assert ranked[seat] > ranked[1 - seat]
