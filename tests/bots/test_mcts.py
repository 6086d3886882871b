"""The tree search: it grows by one node an iteration, repeats itself under one seed, and beats chance."""

from __future__ import annotations

from typing import Any

import pytest

from adamak.bots import Budget
from adamak.bots.mcts import Search, search
from adamak.bots.search_bot import SearchPlayer
from adamak.core import Game, Knowledge, Position, Rng, find, games, visible_move
from adamak.core.rollout import play_randomly

GAME = find("condottiere")


def midgame(game: Game[Any, Any] = GAME, seats: int = 3, moves: int = 20) -> Position:
    position = game.start(seats, game.unattended, seed="tree")
    play_randomly(position, Rng("tree"), moves)
    return position


def grown(iterations: int, seed: str, depth: int = 0) -> tuple[Search, list[int]]:
    position = midgame()
    tree = Search(Rng(seed), 0.5, depth)
    seat = position.actor()
    search(tree, position, seat, iterations)
    return tree, [int(move) for move in position.legal(seat)]


@pytest.mark.parametrize("depth", [0, 1, 8])
def test_every_iteration_visits_the_root_once(depth: int) -> None:
    tree, legal = grown(300, "a", depth)
    children = tree.root.children()
    assert tree.root.visits == tree.iterations == 300
    assert sum(child.visits for child in children) == 300
    assert {child.move for child in children} == set(legal)
    assert all(0 <= child.value <= child.visits for child in children)
    assert sum(tree.payoffs) == pytest.approx(300)


def test_one_seed_gives_one_tree() -> None:
    told = [[(child.move, child.visits) for child in grown(150, "same")[0].root.children()] for _ in range(2)]
    assert told[0] == told[1]


def test_it_beats_players_who_take_any_move() -> None:
    won = 0.0
    for number in range(6):
        position = GAME.start(2, {"stall_guard": True}, seed=f"match {number}")
        rng = Rng(f"match {number}")
        me = number % 2
        while not position.is_over():
            seat = position.actor()
            moves = position.legal(seat)
            move = moves[rng.below(len(moves))]
            if seat == me and len(moves) > 1:
                tree = Search(rng, 0.5, 0)
                search(tree, position, seat, 60)
                move = max(tree.root.children(), key=lambda child: child.visits).move
            position.apply(seat, move)
        won += position.payoff(me)
    assert won >= 5


def test_where_several_decide_at_once_everybody_searches_for_himself() -> None:
    """CO-7.11: all are asked together; the search of the last one begins with its own answer."""
    rng = Rng("at once")
    for number in range(200):
        position = GAME.start(4, GAME.unattended, seed=f"at once {number}")
        while not position.is_over() and len(position.actors()) < 2:
            seat = position.actor()
            moves = position.legal(seat)
            position.apply(seat, moves[rng.below(len(moves))])
        if not position.is_over():
            break
    for seat in position.actors():
        tree = Search(rng, 0.5, 4)
        search(tree, position, seat, 20)
        assert {child.seat for child in tree.root.children()} == {seat}
        assert {child.move for child in tree.root.children()} <= set(position.legal(seat))


@pytest.mark.parametrize("game_id", list(games()))
def test_the_tree_is_kept_from_move_to_move(game_id: str) -> None:
    game = find(game_id)
    position = midgame(game, game.seat_counts[-1])
    rng = Rng("kept")
    players = [SearchPlayer("mcts", game, Budget(200)) for _ in range(position.seats)]
    kept = 0
    for _ in range(30):
        if position.is_over():
            break
        seat = position.actor()
        legal = [int(move) for move in position.legal(seat)]
        before = players[seat].tree
        move = players[seat].choose(Knowledge(game, position, seat, rng), rng)
        assert move in legal
        tree = players[seat].tree
        if len(legal) > 1:
            assert tree is not None
            assert tree.iterations == 200
            assert {child.seat for child in tree.root.children()} == {seat}
            kept += tree is before
        seen = [visible_move(position, seat, move, witness) for witness in range(position.seats)]
        position.apply(seat, move)
        for witness, what in enumerate(seen):
            players[witness].saw(seat, what)
    assert kept > 0


def test_a_move_nobody_saw_ends_the_tree() -> None:
    position = midgame()
    rng = Rng("unseen")
    player = SearchPlayer("mcts", GAME, Budget(50))
    player.think(Knowledge(GAME, position, position.actor(), rng), rng)
    assert player.tree is not None
    player.saw(1, None)
    assert player.tree is None


def test_seconds_end_a_search_and_so_do_iterations() -> None:
    position = midgame()
    rng = Rng("time")
    for budget in (Budget(0, 0.01), Budget(10_000_000, 0.01), Budget(40, 60.0)):
        player = SearchPlayer("mcts", GAME, budget)
        tree = player.think(Knowledge(GAME, position, position.actor(), rng), rng)
        assert 0 < tree.iterations < 10_000_000
    assert tree.iterations == 40
