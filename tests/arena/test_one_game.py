"""A game between bots: reproducible, fair, and not to be upset by anything a bot does."""

from __future__ import annotations

from typing import Any

import pytest

from adamak.arena import Contest, Result, one_game
from adamak.arena.contest import Task
from adamak.arena.one_game import Seating, play
from adamak.arena.standings import standings
from adamak.core import Knowledge, Rng, find, games

REAL = [game for game in games() if game not in ("lonely", "pebbles")]


def contest(game: str, bots: str, seats: int, **more: Any) -> Contest:
    return Contest(game, 1, tuple(bots.split()), seats, dict(find(game).unattended), "s", **more)


def everything(made: Contest, games: int) -> list[Result]:
    return [play(made, task) for task in made.tasks(games)]


def facts(result: Result) -> Any:
    return result.task, result.payoffs, result.places, result.totals, result.ending, result.moves, result.decisions


@pytest.mark.parametrize("game", REAL)
def test_the_same_game_again(game: str) -> None:
    for seats in find(game).seat_counts:
        made = contest(game, "random mcts:3" if seats > 1 else "mcts:3", seats)
        first, again = play(made, Task(0, 3, 0)), play(made, Task(0, 3, 0))
        assert facts(first) == facts(again)
        assert first.incidents == []
        assert sum(first.decisions) == first.moves


def test_what_nobody_ends_is_scored_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that repeat themselves for ever hold up no contest, nor does chance decide it; the result says so."""
    monkeypatch.setattr(one_game, "LONGEST", 60)
    stopped = play(contest("duel", "random greedy:1", 2), Task(0, 0, 0))
    assert sum(stopped.decisions) == stopped.moves == 60
    assert stopped.ending == "unfinished"
    best = max(stopped.totals)
    assert stopped.totals[0] != stopped.totals[1]
    assert stopped.payoffs == [float(total == best) for total in stopped.totals]
    assert stopped.places == [1 if total == best else 2 for total in stopped.totals]
    told = [incident.partition(": ")[2] for incident in stopped.incidents]
    assert told == ["no end after 60 moves, scored as it stands"]


def test_a_game_stopped_level_is_a_draw_and_alone_it_is_not_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_game, "LONGEST", 3)
    level = play(contest("duel", "random greedy:1", 2), Task(0, 0, 0))
    assert level.totals[0] == level.totals[1]
    assert (level.payoffs, level.places, level.automa_won) == ([0.5, 0.5], [1, 1], False)
    alone = play(contest("troyes", "random", 1), Task(0, 0, 0))
    assert (alone.payoffs, alone.places, alone.automa_won) == ([0.0], [2], True)


@pytest.mark.parametrize(
    ("totals", "places", "payoffs"), [([3, 5, 5], [3, 1, 1], [0, 0.5, 0.5]), ([4, 4], [1, 1], [0.5, 0.5])]
)
def test_places_by_points(totals: list[int], places: list[int], payoffs: list[float]) -> None:
    assert one_game.as_it_stands(totals) == places
    assert one_game.shared(places) == payoffs


def test_the_deal_is_the_same_from_every_seat() -> None:
    """The seating changes, the cards do not."""
    made = contest("duel", "random greedy:1", 2)
    seen = []

    class Spy(Seating):
        def play(self, position: Any) -> None:
            seen.append((position.to_bytes(), tuple(self.specs)))
            super().play(position)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(one_game, "Seating", Spy)
        for turn in range(2):
            play(made, Task(0, 5, turn))
    assert seen[0][0] == seen[1][0]
    assert seen[0][1] == seen[1][1][::-1]


def test_players_see_a_knowledge_and_what_they_could_witness(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int, int | None]] = []

    class Watcher:
        name = "watcher"

        def __init__(self, spec: str, seat: int) -> None:
            self.seat = seat

        def choose(self, knowledge: Knowledge, rng: Rng) -> int:
            assert type(knowledge) is Knowledge
            moves = knowledge.legal()
            return moves[rng.below(len(moves))]

        def saw(self, seat: int, move: int | None) -> None:
            told.append((self.seat, seat, move))

        def close(self) -> None:
            pass

    seats = iter(range(3))
    monkeypatch.setattr(one_game, "player", lambda spec, game: Watcher(spec, next(seats)))
    result = play(contest("condottiere", "a b c", 3), Task(0, 0, 0))
    assert len(told) == 3 * result.moves
    assert all(move is not None for viewer, seat, move in told if viewer == seat)
    secret = find("condottiere").moves.number("keep_hand"), find("condottiere").moves.number("discard_hand")
    assert not [entry for entry in told if entry[0] != entry[1] and entry[2] in secret]


class Broken:
    """Fails in a way of its own at each decision."""

    name = "broken"

    def __init__(self) -> None:
        self.asked = 0
        self.closed = 0

    def choose(self, knowledge: Knowledge, rng: Rng) -> Any:
        self.asked += 1
        if self.asked % 3 == 0:
            raise RuntimeError("boom")
        return 10_000 if self.asked % 3 == 1 else "garbage"

    def saw(self, seat: int, move: int | None) -> None:
        pass

    def close(self) -> None:
        self.closed += 1


def test_a_broken_bot_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Broken()
    monkeypatch.setattr(one_game, "player", lambda spec, game: broken)
    result = play(contest("duel", "a b", 2), Task(0, 0, 0))
    assert len(result.incidents) == result.moves
    assert any("RuntimeError: boom" in incident for incident in result.incidents)
    assert any("illegal move 10000" in incident for incident in result.incidents)
    assert broken.closed == 2


def test_solo_is_won_or_lost_against_the_automa() -> None:
    made = contest("lonely", "random mcts:60", 1)
    results = everything(made, 60)
    assert any(result.automa_won for result in results)
    assert all((result.payoffs == [0.0]) == result.automa_won for result in results)
    found = standings(made, results)
    assert [table.lineup.bots for table in found.tables] == [("random",), ("mcts:60",)]
    assert {rating.bot for rating in found.ratings} == {"random", "mcts:60", "automa"}


def test_who_plays_better_is_found_out() -> None:
    """Pebbles is solved by looking ahead; chance is not."""
    made = contest("pebbles", "mcts:200 random random", 3, mirror="random")
    found = standings(made, everything(made, 60))
    match, control = found.tables
    shares = {share.bot: share for share in match.shares}
    assert shares["mcts:200"].verdict == "better"
    assert shares["random"].verdict == "worse"
    assert shares["mcts:200"].share + 2 * shares["random"].share == pytest.approx(1)
    assert control.shares[0].chance == pytest.approx(1 / 3)
    assert [rating.bot for rating in found.ratings] == ["mcts:200", "random"]


def test_standings_do_not_depend_on_who_was_ready_first() -> None:
    made = contest("duel", "random greedy:1", 2)
    results = everything(made, 10)
    assert standings(made, results) == standings(made, reversed(results))
