"""What a bot hears of a match between two of its thoughts; and that it thinks anew where anything does not fit."""

from __future__ import annotations

from adamak.core import Match, Rng, find
from adamak.server.tables.bot_memory import BotMemory


def moved(match: Match, moves: int) -> None:
    rng = Rng("moves")
    for _ in range(moves):
        seat = match.position.actors()[0]
        legal = match.position.legal(seat)
        match.play(seat, int(legal[rng.below(len(legal))]))


def begun() -> tuple[Match, BotMemory[str]]:
    match = Match.start(find("duel"), 2, seed="memory")
    moved(match, 6)
    memory: BotMemory[str] = BotMemory()
    memory.note("table/0", "worker", match.record, match.position.clone())
    return match, memory


def test_it_hears_the_moves_since_its_last_thought() -> None:
    match, memory = begun()
    assert memory.heard("table/0", 0, match.record) == []
    moved(match, 3)
    assert memory.heard("table/0", 0, match.record) == [(entry.seat, entry.move) for entry in match.record[6:]]
    assert memory.heard("table/1", 1, match.record) is None
    assert memory.worker("table/0") == "worker"


def test_it_thinks_anew_after_moves_were_taken_back() -> None:
    match, memory = begun()
    earlier = match.at(4)
    assert memory.heard("table/0", 0, earlier.record) is None
    seat = earlier.position.actors()[0]
    others = [int(move) for move in earlier.position.legal(seat) if move != match.record[4].move]
    earlier.play(seat, others[0])
    moved(earlier, 3)
    assert memory.heard("table/0", 0, earlier.record) is None


def test_it_thinks_anew_after_what_it_could_not_see() -> None:
    """CO-5.3: with hidden cards, a card laid face down is not told to the others."""
    match = Match.start(find("condottiere"), 3, {"hidden_cards": True}, seed="hidden")
    memory: BotMemory[str] = BotMemory()
    rng = Rng("hidden")
    unseen = 0
    for _ in range(40):
        seat = match.position.actors()[0]
        memory.note("table/0", "worker", match.record, match.position.clone())
        legal = match.position.legal(seat)
        match.play(seat, int(legal[rng.below(len(legal))]))
        told = memory.heard("table/0", 0, match.record)
        assert told is None or told == [(seat, match.record[-1].move)]
        unseen += told is None
    assert 0 < unseen < 40


def test_a_worker_that_is_gone_is_forgotten() -> None:
    match, memory = begun()
    memory.forget("worker")
    assert memory.worker("table/0") is None
    assert memory.heard("table/0", 0, match.record) is None
