"""The two bots: legal, reproducible, and the thinking one is the better one."""

from __future__ import annotations

import io

import msgspec
import pytest

from adamak.bots import LEVELS, Budget, bots, budget_of, find_bot
from adamak.bots.worker import Answer, Task, frame, serve
from adamak.core import Knowledge, Match, Problem, Rng, find

GAME = find("condottiere")


def choose(name: str, match: Match, seat: int, budget: Budget, seed: str) -> int:
    rng = Rng(seed)
    return find_bot(name).choose(Knowledge(GAME, match.position, seat, rng), rng, budget)


@pytest.mark.parametrize("name", list(bots()))
def test_a_bot_plays_legal_moves_and_the_same_for_the_same_seed(name: str) -> None:
    match = Match.start(GAME, 3, seed="bots")
    for number in range(40):
        seat = int(match.position.actors()[0])
        move = choose(name, match, seat, Budget(playouts=20), f"s{number}")
        assert move == choose(name, match, seat, Budget(playouts=20), f"s{number}")
        match.play(seat, move)


def test_steady_beats_random() -> None:
    won = 0
    for number in range(12):
        match = Match.start(GAME, 2, {"stall_guard": True}, seed=f"duel {number}")
        while not match.position.is_over():
            seat = int(match.position.actors()[0])
            name = "steady" if seat == number % 2 else "random"
            match.play(seat, choose(name, match, seat, Budget(playouts=40), f"{number}"))
        won += match.position.ranking()[number % 2] == 1
    assert won >= 9


def test_levels_and_bots_are_known_by_name() -> None:
    assert all(find_bot(budget_of(level)[0]) for level in LEVELS)
    for ask, code in [(find_bot, "unknown-bot"), (budget_of, "unknown-level")]:
        with pytest.raises(Problem, match=code):
            ask("nobody")


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
