"""Hints and the analysis of a finished game: sound figures, in words, and nothing in them that is hidden."""

from __future__ import annotations

import pytest

from adamak.bots import Budget
from adamak.bots.analysis import LEAST_SWING, MOST_TURNING, analyse
from adamak.bots.hints import hints, reason
from adamak.core import Knowledge, Match, Rng, find, games
from adamak.words import GameWords

FEW = Budget(iterations=120)


def midgame(game_id: str, moves: int = 25) -> Match:
    game = find(game_id)
    match = Match.start(game, game.seat_counts[-1], game.unattended, seed="hints")
    rng = Rng("hints")
    while len(match.record) < moves:
        seat = match.position.actors()[0]
        legal = match.position.legal(seat)
        match.play(seat, int(legal[rng.below(len(legal))]))
    return match


@pytest.mark.parametrize("game_id", list(games()))
def test_hints_are_legal_ranked_and_told_in_both_languages(game_id: str) -> None:
    match = midgame(game_id)
    seat = match.position.actors()[0]
    before = match.position.digest()
    legal = [int(move) for move in match.position.legal(seat)]
    found = hints(Knowledge(match.game, match.position, seat, Rng("k")), Rng("h"), FEW)
    assert match.position.digest() == before
    assert len(found) == min(3, len(legal))
    assert all(hint.move in legal and 0 <= hint.win <= 1 for hint in found)
    assert [hint.visits for hint in found] == sorted((hint.visits for hint in found), reverse=True)
    names = [f"P{number}" for number in range(match.seats)]
    for hint in found:
        assert hint.line[0].move == hint.move
        assert hint.answer is None or hint.answer.seat != seat
        for lang in ("en", "fa"):
            assert reason(hint, GameWords(lang, match.game), names)


@pytest.mark.parametrize("game_id", list(games()))
def test_hints_are_the_same_whatever_the_rivals_hold(game_id: str) -> None:
    """The true position against one dealt anew: the same seat, the same dice, the same hints."""
    match = midgame(game_id)
    seat = match.position.actors()[0]
    told = [
        hints(Knowledge(match.game, position, seat, Rng("k")), Rng("h"), FEW)
        for position in (match.position, match.position.sample(seat, Rng("other")))
    ]
    assert told[0] == told[1]


def test_a_seat_that_need_not_decide_gets_no_hint() -> None:
    match = midgame("condottiere")
    seat = next(seat for seat in range(match.seats) if seat not in match.position.actors())
    assert hints(Knowledge(match.game, match.position, seat, Rng("k")), Rng("h"), FEW) == []


@pytest.mark.parametrize("game_id", list(games()))
@pytest.mark.parametrize("viewer", [None, 0])
def test_the_curve_of_a_game(game_id: str, viewer: int | None) -> None:
    match = midgame(game_id, 8)
    rng = Rng("end")
    while not match.position.is_over():
        seat = match.position.actors()[0]
        legal = match.position.legal(seat)
        match.play(seat, int(legal[rng.below(len(legal))]))
    told = analyse(match, Rng("a"), Budget(iterations=6), viewer)
    assert [point.length for point in told.points] == list(range(len(match.record) + 1))
    assert all(abs(sum(point.chances) - 1) < 1e-6 for point in told.points[:-1])
    assert told.points[-1].chances == tuple(match.position.payoff(seat) for seat in range(match.seats))
    assert len(told.turning) <= MOST_TURNING
    for turning in told.turning:
        assert turning.swing >= LEAST_SWING
        assert match.record[turning.length].move == turning.move
