"""The tree search: it grows by one node an iteration, repeats itself under one seed, and beats chance."""

from adamak.bots.mcts import Search, search
from adamak.core import Rng, find
from adamak.core.rollout import play_randomly

GAME = find("condottiere")


def grown(iterations: int, seed: str) -> tuple[Search, list[int]]:
    position = GAME.start(3, {"stall_guard": True}, seed="tree")
    play_randomly(position, Rng("tree"), 20)
    tree = Search(Rng(seed), 0.7, 0)
    seat = position.actor()
    search(tree, position, seat, iterations)
    return tree, [int(move) for move in position.legal(seat)]


def test_every_iteration_visits_the_root_once():
    tree, legal = grown(200, "a")
    children = tree.root.children()
    assert tree.root.visits == 200
    assert sum(child.visits for child in children) == 200
    assert {child.move for child in children} == set(legal)
    assert all(0 <= child.value <= child.visits for child in children)


def test_one_seed_gives_one_tree():
    told = [[(child.move, child.visits) for child in grown(150, "same")[0].root.children()] for _ in range(2)]
    assert told[0] == told[1]


def test_it_beats_players_who_take_any_move():
    won = 0.0
    for game in range(6):
        position = GAME.start(2, {"stall_guard": True}, seed=f"match {game}")
        rng = Rng(f"match {game}")
        me = game % 2
        while not position.is_over():
            seat = position.actor()
            moves = position.legal(seat)
            move = moves[rng.below(len(moves))]
            if seat == me and len(moves) > 1:
                tree = Search(rng, 0.7, 0)
                search(tree, position, seat, 60)
                move = max(tree.root.children(), key=lambda child: child.visits).move
            position.apply(seat, move)
        won += position.payoff(me)
    assert won >= 5
