"""AR-23.3: a house rule ends a game in which nobody builds any more; without it nothing changes."""

from __future__ import annotations

import pytest

from adamak.core import Rng
from adamak.games.architects import GAME

from .arrange import ann, bob, new_game, play, table


def idle_rounds(p) -> list[tuple[int, int]]:
    return [(event["number"], event["limit"]) for event in p.events_for(ann) if event["event"] == "idle_round"]


def both(p, *moves: str) -> None:
    """Ann and Bob each place a worker."""
    for seat in (ann, bob):
        play(p, seat, *moves)


def test_ar_23_3_after_so_many_rounds_without_a_worker_in_the_guildhall_the_game_ends():
    p = table(ann(), bob(goods="1 gold"), stall_guard=2, idle_turns=1)  # this turn counts
    play(p, ann, "place forest")
    assert idle_rounds(p) == []
    play(p, bob, "place forest")
    assert idle_rounds(p) == [(1, 2)]
    assert not p.is_over()
    play(p, ann, "place forest")
    assert not p.is_over(), "the second round is not complete"
    play(p, bob, "place forest")
    assert idle_rounds(p) == [(2, 2)]
    assert p.is_over()
    assert (p.ending(), p.winners, p.ranking()) == ("stalled", 1 << bob, [2, 1])
    assert p.why_not(ann, 0).clause == "AR-23.3"


def test_ar_23_3_a_worker_in_the_guildhall_begins_the_count_anew():
    p = table(ann(goods="2 wood 2 stone", hand="well"), bob(), stall_guard=2, idle_turns=1)  # this turn counts
    both(p, "place forest")
    play(p, ann, "place guildhall", "build well")
    play(p, bob, "place forest")
    both(p, "place forest")
    assert not p.is_over(), "three turns since"
    play(p, ann, "place forest")
    assert p.ending() == "stalled"


def test_ar_23_3_the_last_round_is_none_that_stands_still():
    """AR-23.1: the game ends as always, though a round goes by without a worker in the Guildhall."""
    guildhall = [0, 1] * 5 + [0]
    p = table(ann(goods="2 wood 2 stone", hand="well"), bob(), guildhall=guildhall, stall_guard=1)
    play(p, ann, "place guildhall", "build well")
    play(p, bob, "place forest")
    play(p, ann, "place forest")
    assert p.ending() == "points"


def test_ar_23_3_the_house_opponent_that_leads_still_wins_as_it_does():
    p = new_game(1, stall_guard=1)
    rng = Rng("idle")
    while not p.is_over():
        moves = [move for move in p.legal(0) if str(GAME.moves.move(int(move))) != "place guildhall"]
        p.apply(0, moves[rng.below(len(moves))])
    assert p.ending() == ("house_bot" if p.automa_won() else "stalled")


@pytest.mark.parametrize("seats", [2, 4])
def test_ar_23_3_nothing_is_counted_unless_the_table_says_so(seats: int):
    p, counted = new_game(seats), new_game(seats, stall_guard=30)
    assert len(counted.to_bytes()) == len(p.to_bytes()) + 16, "the option and the count, at the end"
    rng = Rng("both")
    for _ in range(60):
        seat = p.actors()[0]
        move = p.legal(seat)[rng.below(len(p.legal(seat)))]
        p.apply(seat, move)
        counted.apply(seat, move)
    assert counted.idle_turns > 0 == p.idle_turns
    assert counted.to_bytes().startswith(p.to_bytes())
    assert "idle_turns" not in p.to_setup()
    for one in (p, counted):
        again = GAME.from_bytes(one.to_bytes())
        assert (again.idle_turns, again.variant.stall_guard) == (one.idle_turns, one.variant.stall_guard)
        assert GAME.from_setup(one.to_setup()).to_bytes() == one.to_bytes()
