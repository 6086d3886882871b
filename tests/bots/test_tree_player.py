"""What the searching players share: a tree that fits the position, and a choice that is sensible at any temperature."""

from __future__ import annotations

from typing import Any

import pytest

from adamak.bots import Budget, player
from adamak.bots.bot import searching
from adamak.bots.tree_player import SENSIBLE, Found, TreePlayer, all_alike
from adamak.core import Knowledge, Position, Rng, find
from adamak.core.rollout import play_randomly

SEARCHES = ["mcts:60", "puct:60"]


def midgame(name: str, moves: int = 25) -> Position:
    game = find(name)
    position = game.start(2, game.unattended, seed="kept")
    play_randomly(position, Rng("kept"), moves)
    return position


def choice(spec: str, name: str, position: Position, bot: Any = None) -> tuple[Any, int]:
    game, seat = find(name), position.actors()[0]
    bot = bot or player(spec, game)
    return bot, bot.choose(Knowledge(game, position, seat, Rng("what is known")), Rng("thought"))


@pytest.mark.parametrize("name", ["condottiere", "duel"])
@pytest.mark.parametrize("spec", SEARCHES)
def test_who_hears_nothing_of_the_moves_thinks_anew(spec: str, name: str) -> None:
    """Asked again without `saw`, a player must not search a stale tree."""
    bot, _ = choice(spec, name, midgame(name))
    later = midgame(name, 34)
    assert choice(spec, name, later, bot)[1] == choice(spec, name, later)[1]
    assert choice(spec, name, later, bot)[0].tree.root.visits == 60


@pytest.mark.parametrize("spec", SEARCHES)
def test_who_hears_of_other_moves_than_were_played_thinks_anew(spec: str) -> None:
    position = midgame("duel")
    bot, move = choice(spec, "duel", position)
    bot.saw(position.actors()[0], move)
    elsewhere = midgame("duel", 44)
    fresh = choice(spec, "duel", elsewhere)
    assert choice(spec, "duel", elsewhere, bot)[1] == fresh[1]


class Drawing(TreePlayer[Any]):
    """Picks among what it is given."""

    new_tree = follow = grow = found = replies = None  # type: ignore[assignment]


Drawing.__abstractmethods__ = frozenset()


def drawn(temperature: float, times: int = 400) -> dict[int, int]:
    shares = {7: 0.6, 3: 0.3, 5: 0.08, 9: 0.02}
    found = [Found(move, 1, 0.5, share, None) for move, share in shares.items()]
    bot, rng = Drawing("", find("duel"), Budget(1), temperature), Rng("draws")
    chosen = [bot.pick(found, rng) for _ in range(times)]
    return {move: chosen.count(move) for move in shares}


def test_cold_it_takes_the_best_and_warm_it_takes_sensible_moves_by_what_speaks_for_them() -> None:
    assert drawn(0.0) == {7: 400, 3: 0, 5: 0, 9: 0}
    mild, hot = drawn(0.5), drawn(5.0)
    assert mild[7] > 4 * mild[3] / 2 > mild[5]
    assert mild[7] > hot[7]
    assert min(hot[7], hot[3], hot[5]) > 40
    assert hot[9] == 0, f"less than {SENSIBLE} of the best is not sensible"


def test_moves_are_alike_where_all_of_them_win() -> None:
    position = find("duel").start(2, seed="alike")
    often, surely = Found(1, 60, 0.97, 0.6, None), Found(2, 20, 0.999, 0.2, None)
    assert all_alike([often, surely], position, 0) == [2]
    assert all_alike([often, Found(2, 3, 1.0, 0.2, None)], position, 0) == [], "three visits prove nothing"
    assert all_alike([often, Found(2, 20, 0.98, 0.2, None)], position, 0) == []
    assert all_alike([Found(1, 60, 0.995, 0.6, None), surely], position, 0) == [1, 2]


def test_the_best_search_is_led_where_there_is_a_network() -> None:
    assert type(searching("x", find("duel"), Budget(1))).__name__ == "GuidedPlayer"
