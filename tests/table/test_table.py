"""A table without any server: rows in, state out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from adamak.core import SPECTATOR, Problem, Rng
from adamak.table import Table, commands, messages, opening, rows
from adamak.table.safe_text import clean_name, clean_talk
from adamak.table.seats import hashed

Decide = Callable[[Table], rows.AnyRow | list[rows.AnyRow]]


class Round:
    """A table and its watch: commands are decided and applied at once."""

    def __init__(self, *kinds: str, **more: Any) -> None:
        seats = [
            rows.SeatRow("bot") if kind == "bot" else
            rows.SeatRow("human") if kind == "friend" else
            rows.SeatRow("human", f"P{number}", secret=hashed(f"secret {number}"))
            for number, kind in enumerate(kinds)
        ]  # fmt: skip
        self.time = 1_000_000
        self.table = Table("t")
        self.keys = 0
        self.put(opening.new("condottiere", seats, hashed("host"), "seed", **more))
        if not self.table.open_seats():
            self.put(rows.Started())

    def put(self, *made: rows.AnyRow) -> None:
        for row in made:
            self.table.apply(rows.Stored(self.table.version + 1, self.time, row))

    def do(self, command: Callable[..., Any], *args: Any) -> Any:
        made = command(self.table, *args)
        self.put(*(made if isinstance(made, list) else [made]))
        return made

    def key(self) -> str:
        self.keys += 1
        return f"k{self.keys}"

    def play(self, seat: int, *moves: int | str, expected: int | None = None) -> Any:
        version = self.table.version if expected is None else expected
        return self.do(commands.play, seat, moves, self.key(), version)

    def random_moves(self, number: int, seed: str = "x") -> None:
        rng = Rng(seed)
        while number and self.table.playing:
            seat = self.table.actors()[0]
            legal = list(self.table.match.position.legal(seat))
            self.play(seat, int(legal[rng.below(len(legal))]))
            number -= 1


def code_of(command: Callable[..., Any], *args: Any) -> str:
    with pytest.raises(Problem) as caught:
        command(*args)
    return caught.value.code


def test_a_table_is_its_rows() -> None:
    here = Round("me", "me", "bot")
    here.table.seats[2].kind = "human"  # played by hand in this test
    here.random_moves(60)
    here.do(commands.chat, 0, "well", None, here.key())
    encoded = [(one.version, one.at, rows.encode(one.row)) for one in here.table.history]
    again = Table.load("t", [rows.Stored(version, at, rows.decode(body)) for version, at, body in encoded])
    again.seats[2].kind = "human"
    assert again.match.position.digest() == here.table.match.position.digest()
    for viewer in (SPECTATOR, 0, 1, 2):
        assert again.state(viewer) == here.table.state(viewer)
        assert again.log(viewer) == here.table.log(viewer)


def test_a_log_that_is_followed_equals_one_that_is_rebuilt() -> None:
    here = Round("me", "me")
    followed = here.table.log(0)
    here.random_moves(40)
    here.do(commands.undo, here.table.match.record[-1].seat, here.key())
    here.random_moves(10, "y")
    assert followed == Table.load("t", here.table.history, [0]).logs[0]


def test_rows_with_a_gap_are_not_a_table() -> None:
    here = Round("me", "me")
    here.random_moves(5)
    history = here.table.history
    assert code_of(Table.load, "t", history[:3] + history[4:]) == "history-gap"
    assert code_of(Table.load, "t", []) == "no-such-table"


def test_answers_of_others_asked_at_once_make_nothing_stale() -> None:
    here = Round("me", "me", "me")
    for number in range(300):
        actors = here.table.actors()
        if len(actors) == 3:
            break
        legal = list(here.table.match.position.legal(actors[0]))
        here.play(actors[0], int(legal[-1 if number % 2 else 0]))
    seen = here.table.version
    assert here.table.actors() == [0, 1, 2]
    here.play(1, "keep_hand", expected=seen)
    here.play(0, "keep_hand", expected=seen)
    here.play(2, "keep_hand", expected=seen)
    assert here.table.asked_since == [here.table.version] * 3


def test_an_expected_version_of_before_is_stale() -> None:
    here = Round("me", "me", options={"first_player": "1"})
    seen = here.table.version
    here.play(0, "site roma", expected=seen)

    def late() -> None:
        here.play(0, "pass", expected=seen)

    assert code_of(late) == "stale"


def test_nothing_is_told_before_the_start() -> None:
    here = Round("me", "friend")
    assert here.table.state(0) is None
    assert here.table.info().length == 0
    here.do(commands.claim, 1, "Nilou", hashed("new"))
    assert here.table.playing
    assert here.table.seat_of(hashed("new")) == 1
    assert code_of(commands.claim, here.table, 1, "x", "y") == "seat-taken"


def test_the_seed_is_promised_before_and_told_after() -> None:
    here = Round("me", "me")
    info = here.table.info()
    assert info.seed is None
    assert info.seed_hash == "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b"
    here.do(commands.resign, 0, "bye")
    assert here.table.info().seed == "seed"


def test_a_clock_runs_for_persons_who_are_asked() -> None:
    here = Round("me", "me", "bot", clock=messages.ClockPlan(60, 5), options={"first_player": "1"})
    clock = here.table.clock
    assert clock is not None
    here.time += 10_000
    here.play(0, "site roma")
    assert clock.left == [55_000, 60_000, 60_000]
    here.time += 56_000
    assert code_of(commands.time_out, here.table, 0, here.time - 2_000) == "time-left"
    here.do(commands.time_out, 0, here.time)
    assert here.table.bots_asked() == [0]
    assert clock.running == frozenset()


def test_resigning_among_many_leaves_the_seat_to_a_bot() -> None:
    here = Round("me", "me", "me")
    here.do(commands.resign, 1, here.key())
    assert here.table.playing
    assert here.table.seats[1].bot_plays
    here.do(commands.resign, 0, here.key())
    result = here.table.info().result
    assert result is not None
    assert result.winners == [2]
    assert result.ending == "resigned"


def asked_to_go_back() -> Round:
    here = Round("me", "me", "me", options={"first_player": "1"})
    here.play(0, "site roma")
    here.play(0, "pass")
    here.play(1, "pass")
    here.do(commands.undo, 0, here.key())
    assert here.table.undo is not None
    assert here.table.undo.waiting_for == [1, 2]
    here.do(commands.undo_answer, 1, True, here.key())
    return here


def test_who_is_away_is_asked_all_the_same() -> None:
    here = asked_to_go_back()
    here.do(commands.leave, 2, here.key())
    assert here.table.undo is not None
    assert here.table.undo.waiting_for == [2]
    here.do(commands.undo_answer, 2, True, here.key())
    assert here.table.undo is None
    assert len(here.table.match.record) == 1
    here.play(0, "pass")
    here.play(1, "pass")
    here.do(commands.undo, 0, here.key())
    assert here.table.undo is not None
    assert here.table.undo.waiting_for == [1, 2]  # away or not


def test_who_gives_up_stands_in_nobodys_way() -> None:
    here = asked_to_go_back()
    here.do(commands.resign, 2, here.key())
    assert here.table.undo is None
    assert len(here.table.match.record) == 1


def test_rows_of_old_mean_what_they_meant() -> None:
    """Before whom it concerns was written down, leaving was agreeing: such tables are still the same."""
    here = Round("me", "me", options={"first_player": "1"})
    here.play(0, "site roma")
    here.play(0, "pass")
    here.put(rows.UndoAsked(0, 1, here.key()))
    here.put(rows.Left(1, here.key()))
    assert len(here.table.match.record) == 1


def test_against_bots_alone_undo_is_granted() -> None:
    here = Round("me", "bot", options={"first_player": "1"})
    here.play(0, "site roma")
    here.play(0, "pass")
    legal = here.table.match.position.legal(1)
    here.do(commands.bot_move, 1, int(legal[0]))
    here.do(commands.undo, 0, here.key())
    assert len(here.table.match.record) <= 1


def test_a_rematch_keeps_everything_but_the_seed() -> None:
    here = Round("me", "me", "bot", options={"hidden_cards": True})
    assert code_of(commands.rematch, here.table, "new") == "not-over"
    here.do(commands.resign, 0, here.key())
    here.do(commands.resign, 1, here.key())
    opened = opening.rematch(here.table, "host", "seed 2", 0, "mine")
    assert [seat.secret for seat in opened.seats] == ["mine", None, None]
    assert [seat.heir for seat in opened.seats] == [None, hashed("secret 1"), None]
    assert opened.options == {"hidden_cards": True}


def test_only_a_finished_game_is_forked() -> None:
    here = Round("me", "me")
    here.random_moves(20)
    plan = [rows.SeatRow("bot"), rows.SeatRow("bot")]
    assert code_of(opening.forked, here.table, 3, plan, "host") == "not-over"
    here.random_moves(10_000)
    forked = Table("f")
    forked.apply(rows.Stored(1, 0, opening.forked(here.table, 3, plan, "host")))
    assert forked.match.position.digest() == here.table.match.at(3).position.digest()


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Sara \t\n B ", "Sara B"),
        ("a\u202eb\u2066c\u200fd\u0000\u0007", "abcd"),
        ("\u0645\u06cc\u200c\u0631\u0648\u0645", "\u0645\u06cc\u200c\u0631\u0648\u0645"),  # the joiner of Persian stays
        ("e" + "\u0301" * 50, "\u00e9\u0301\u0301"),
        ("\u3164\u2800", ""),
        ("x" * 100, "x" * 24),
        ("<b>&amp;", "<b>&amp;"),  # escaping is the page's business
    ],
)
def test_names_are_cleaned(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


def test_talk_is_cut() -> None:
    assert len(clean_talk("x" * 5000)) == 500


# --- ending by agreement ---------------------------------------------------------------------------------------------


def test_a_game_ends_where_all_agree_scored_as_it_stands() -> None:
    table = Round("human", "human")
    table.random_moves(60)
    table.do(commands.agree_to_end, 0, True, "a")
    state = table.table.state(1)
    assert table.table.playing
    assert state is not None
    assert state.end == messages.EndRequest([0], [1])
    table.do(commands.agree_to_end, 1, True, "b")
    result = table.table.info().result
    assert table.table.status == "over"
    assert result is not None
    assert result.ending == "agreed"
    totals = [score.total for score in result.scores]
    assert result.ranking == [1 + sum(other > total for other in totals) for total in totals]
    assert result.winners == [seat for seat, total in enumerate(totals) if total == max(totals)]
    last = table.table.log(SPECTATOR)[-1]
    assert isinstance(last, messages.EndAnswered)
    assert last.over


def test_whoever_would_rather_play_on_ends_the_request() -> None:
    table = Round("human", "human")
    with pytest.raises(Problem, match="no-end-asked"):
        table.do(commands.agree_to_end, 1, False, "a")
    table.do(commands.agree_to_end, 0, True, "b")
    with pytest.raises(Problem, match="already-agreed"):
        table.do(commands.agree_to_end, 0, True, "c")
    table.do(commands.agree_to_end, 1, False, "d")
    assert table.table.playing
    assert table.table.ending == set()


def test_a_request_to_end_outlives_moves_and_asks_the_absent_but_not_who_resigned() -> None:
    table = Round("human", "human", "human")
    table.do(commands.agree_to_end, 0, True, "a")
    table.random_moves(5)
    table.do(commands.leave, 1, "b")
    assert table.table.still_to_agree() == [1, 2]
    table.do(commands.resign, 1, "c")
    assert table.table.playing
    table.do(commands.agree_to_end, 2, True, "d")
    result = table.table.info().result
    assert result is not None
    assert result.ranking[1] == 3


def test_a_resignation_may_be_the_last_consent_missing() -> None:
    table = Round("human", "human", "human")
    table.do(commands.agree_to_end, 0, True, "a")
    table.do(commands.agree_to_end, 2, True, "b")
    table.do(commands.resign, 1, "c")
    assert table.table.status == "over"


def test_alone_against_bots_one_ends_the_game_at_once() -> None:
    table = Round("human", "bot")
    table.do(commands.agree_to_end, 0, True, "a")
    assert table.table.status == "over"
