"""Clocks count what people use; a seat whose time ran out can be given back by those at the table."""

from __future__ import annotations

from adamak.table import commands, messages
from adamak.table.table import LEAST_GIVEN

from .test_table import Round, code_of

MINUTE = 60_000


def clocked(*kinds: str) -> Round:
    return Round(*kinds, clock=messages.ClockPlan(60, 5), options={"first_player": "1"})


def test_what_the_server_was_away_is_on_nobodys_clock() -> None:
    """Finding 2: 18 s of restart timed a seat out."""
    here = clocked("me", "me")
    clock = here.table.clock
    assert clock is not None
    down, up = here.time + 10_000, here.time + 10 * MINUTE
    here.time = up
    paused = commands.pause(here.table, [(down, up)], here.time)
    assert paused is not None
    here.put(paused)
    assert commands.pause(here.table, [(down, up)], here.time) is None  # once
    assert code_of(commands.time_out, here.table, 0, here.time) == "time-left"
    here.time += 5_000
    here.play(0, "site roma")
    assert clock.left[0] == 60_000 - 10_000 - 5_000 + 5_000


def test_only_outages_while_a_clock_ran_are_taken_off() -> None:
    here = clocked("me", "me")
    begun = here.time
    assert commands.pause(here.table, [(begun - MINUTE, begun)], here.time + 1) is None
    here.time += 20_000
    paused = commands.pause(here.table, [(begun - MINUTE, begun + 5_000), (begun + 9_000, begun + 10_000)], here.time)
    assert paused is not None
    assert paused.ms == 6_000
    assert commands.pause(Round("me", "me").table, [(0, here.time)], here.time) is None


def test_a_seat_that_ran_out_of_time_is_given_back_when_all_others_agree() -> None:
    """Finding 2: both were timed out for good."""
    here = clocked("me", "me", "me")
    here.time += 2 * MINUTE
    here.do(commands.time_out, 0, here.time)
    assert here.table.seats[0].bot_plays
    assert code_of(commands.come_back, here.table, 0, "k") == "others-give-back"
    assert code_of(commands.give_back, here.table, 1, 2, "k") == "not-timed-out"
    here.do(commands.give_back, 1, 0, here.key())
    assert here.table.seats[0].timed_out
    assert code_of(commands.give_back, here.table, 1, 0, "k") == "already-agreed"
    here.do(commands.leave, 2, here.key())
    assert here.table.seats[0].timed_out  # whoever is away has not agreed
    here.do(commands.give_back, 2, 0, here.key())
    assert not here.table.seats[0].bot_plays
    assert here.table.clock is not None
    assert here.table.clock.left[0] == LEAST_GIVEN
    assert [line.kind if hasattr(line, "kind") else type(line).__name__ for line in here.table.log(1)[-2:]]
    assert here.table.log(1)[-1] == messages.SeatChanged(here.table.version, here.time, 0, "given_back")


def test_against_bots_alone_one_comes_back_at_once() -> None:
    here = clocked("me", "bot")
    here.time += 2 * MINUTE
    here.do(commands.time_out, 0, here.time)
    here.do(commands.come_back, 0, here.key())
    assert not here.table.seats[0].timed_out
