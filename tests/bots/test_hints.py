"""Hints and the analysis of a finished game: sound figures, in words, and nothing in them that is hidden."""

from __future__ import annotations

import pytest

from adamak.bots import Budget
from adamak.bots.analysis import LEAST_SWING, MOST_TURNING, Point, analyse, turning_points
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
        played = [entry.move for entry in match.record[turning.length :]]
        assert played[: len(turning.moves)] == list(turning.moves)
        assert turning.better not in (-1, turning.move) or len(turning.moves) > 1
        assert turning.loser == turning.seat
    # What would have been better is told as far as it was certain: no card comes to light that nobody took.
    better = [point for point in told.points if point.best not in (-1, point.move)]
    assert all(point in better for point in told.points if point.instead)
    if game_id == "duel":
        assert any(point.instead for point in better)
        assert not any(event["event"] == "card_revealed" for point in better for event in point.instead)


def test_a_hint_of_troyes_is_a_whole_turn() -> None:
    """What is recommended can be played to its end, without a step being left to find."""
    match = Match.start(find("troyes"), 3, seed="whole turn")
    rng = Rng("whole turn")
    told = 0
    while told < 3:
        seat = match.position.actors()[0]
        if match.position.view(seat)["phase"] == "act":
            for hint in hints(Knowledge(match.game, match.position, seat, Rng("k")), Rng("h"), FEW):
                own = [step.move for step in hint.line if step.seat == seat]
                copy = match.position.clone()
                words = [match.game.moves.words(move) for move in own]
                if words[0].split()[0] not in ("activate", "build", "fight", "place", "farm"):
                    continue
                for move in own[: words.index("confirm") + 1]:
                    assert move in copy.legal(seat)
                    copy.apply(seat, move)
                assert copy.actors() != [seat] or copy.view(seat)["phase"] not in ("take_dice", "confirm")
                assert hint.events
                told += 1
        legal = match.position.legal(seat)
        match.play(seat, int(legal[rng.below(len(legal))]))


def point(length: int, seat: int, chance: float, move: int, best: int = -1, opens: bool = True) -> Point:
    return Point(length, (chance, 1 - chance), seat, move, best, 0.5, opens)


def test_where_it_turned_are_actions_with_a_better_one() -> None:
    """The step that carries an action out is no turning point of its own, nor is bad luck."""
    points = [
        point(0, 0, 0.6, move=5, best=7), point(1, 0, 0.6, move=9, opens=False),  # a mistake, carried out by a step
        point(2, 1, 0.3, move=3, best=3), point(3, 0, 0.3, move=4),
        point(4, 0, 0.05, move=2, best=2),  # the only good move, and yet the chance is gone
        Point(5, (0.0, 1.0)),
    ]  # fmt: skip
    (turning,) = turning_points(points)
    assert (turning.length, turning.move, turning.better, turning.moves) == (0, 5, 7, (5, 9))


def test_a_game_nobody_began_has_an_empty_curve() -> None:
    told = analyse(midgame("condottiere", 0), Rng("a"), Budget(iterations=6))
    assert (told.points, told.turning, told.lessons) == ([], [], [])
