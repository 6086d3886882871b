"""Players by name: legal, reproducible, and those that think are the better ones."""

from __future__ import annotations

import io

import msgspec
import pytest

from adamak.bots import LEVELS, levels, player
from adamak.bots.tree_player import TreePlayer
from adamak.bots.worker import Answer, Task, Thinking, frame, serve
from adamak.core import Knowledge, Match, Problem, Rng, find, games
from adamak.core.rollout import play_randomly

GAME = find("condottiere")


def choose(spec: str, match: Match, seat: int, seed: str) -> int:
    rng = Rng(seed)
    return player(spec, match.game).choose(Knowledge(match.game, match.position, seat, rng), rng)


@pytest.mark.parametrize("game", list(games()))
@pytest.mark.parametrize("spec", ["random", "greedy:2", "mcts:20"])
def test_a_player_plays_legal_moves_and_the_same_for_the_same_seed(spec: str, game: str) -> None:
    match = Match.start(find(game), find(game).seat_counts[-1], seed="bots")
    for number in range(30):
        seat = int(match.position.actors()[0])
        move = choose(spec, match, seat, f"s{number}")
        assert move == choose(spec, match, seat, f"s{number}")
        match.play(seat, move)


@pytest.mark.parametrize(("strong", "weak"), [("mcts:60", "random")])
def test_thinking_beats_chance(strong: str, weak: str) -> None:
    won = 0
    for number in range(12):
        match = Match.start(GAME, 2, {"stall_guard": True}, seed=f"duel {number}")
        while not match.position.is_over():
            seat = int(match.position.actors()[0])
            match.play(seat, choose(strong if seat == number % 2 else weak, match, seat, f"{number}"))
        won += match.position.ranking()[number % 2] == 1
    assert won >= 9


@pytest.mark.parametrize("game", list(games()))
def test_every_level_of_every_game_is_a_player(game: str) -> None:
    assert tuple(levels(find(game))) == LEVELS
    for level in LEVELS:
        assert player(level, find(game)).name == level


@pytest.mark.parametrize("game", list(games()))
def test_weak_levels_are_warm_and_strong_ones_are_out_for_the_best(game: str) -> None:
    found = [player(level, find(game)) for level in LEVELS]
    assert all(isinstance(one, TreePlayer) for one in found)
    assert [one.temperature > 0 for one in found] == [True, True, False, False, False]
    iterations = [one.budget.iterations for one in found]
    assert iterations == sorted(set(iterations))
    assert not any(one.budget.seconds for one in found), "a level plays the same on every machine"


WRONG = "|nobody|mcts:|mcts:0|mcts:x|mcts@|mcts@-1|mcts@nan|random:3|greedy:1.5|run|neural|mcts:9~|puct~0|puct~x"


@pytest.mark.parametrize("spec", [*WRONG.split("|"), "x" * 500])
def test_an_unknown_player_is_a_problem(spec: str) -> None:
    with pytest.raises(Problem, match="unknown-bot"):
        player(spec, GAME)


def test_a_worker_goes_on_with_a_tree_only_if_it_heard_what_was_played() -> None:
    position = GAME.start(2, GAME.unattended, seed="work")
    play_randomly(position, Rng("work"), 12)
    seat = int(position.actors()[0])
    thinking = Thinking()

    def visits(heard: list[tuple[int, int]] | None) -> int:
        like = position.sample(seat, Rng("s")).to_bytes()
        told = thinking.answer(Task("condottiere", like, seat, "puct:150", "seed", 0.0, "table/0", heard))
        assert isinstance(told, Answer)
        assert told.move in list(position.legal(seat))
        tree = thinking._searching["table/0"].tree
        assert tree is not None
        return int(tree.root.visits)

    assert visits(None) == 150
    tree = thinking._searching["table/0"].tree
    assert tree is not None
    node, played = tree.root, []
    while not played or position.actors() != [seat]:  # as the tree expects it
        node = max(node.children(), key=lambda child: child.visits)
        played.append((int(node.seat), int(node.move)))
        position.apply(*played[-1])
    assert len(position.legal(seat)) > 1
    assert visits(played) > 150
    assert visits(None) == 150
    assert visits([(1 - seat, 0)]) == 150  # nobody played that


def test_a_worker_answers_each_task() -> None:
    match = Match.start(GAME, 2, seed="work")
    seat = int(match.position.actors()[0])
    like = match.position.sample(seat, Rng("s")).to_bytes()
    asked = [Task("condottiere", like, seat, level, "seed", 0.2) for level in ("random", "easy")]
    tasks = b"".join(frame(msgspec.msgpack.encode(task)) for task in asked)
    answers = io.BytesIO()
    serve(io.BytesIO(tasks), answers)
    told = answers.getvalue()
    for _ in range(2):
        size = int.from_bytes(told[:4], "big")
        assert msgspec.msgpack.decode(told[4 : 4 + size], type=Answer).move in list(match.position.legal(seat))
        told = told[4 + size :]
    assert told == b""
