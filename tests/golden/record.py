"""Finds, for each way a game can end, a short random game that ends so, and writes its record.

    python tests/golden/record.py condottiere

Run it only when the rules version rises: the records are replayed forever.
"""

import sys
from pathlib import Path
from typing import Any

from adamak.core import Match, Rng, find, savefile

TRIES = 40_000
# How to set a game up so that the ending is likely enough to be found.
SETTINGS: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "architects": {
        "points": (2, {}),
        "virtue": (2, {}),
        "silver": (2, {}),
        "shared": (2, {}),
        "house_bot": (1, {}),
    },
    "condottiere": {
        "total": (4, {"larger_empires": True}),
        "adjacent": (3, {}),
        "full_board": (5, {"larger_empires": True}),
        "final_battle": (6, {"larger_empires": True}),
        "shared_victory": (6, {"larger_empires": True}),
        "series": (3, {"playing_for_points": True, "points_target": 8}),
        "series_final_battle": (5, {"playing_for_points": True, "points_target": 5}),
        "series_shared": (6, {"playing_for_points": True, "points_target": 5, "hidden_cards": True}),
        "stalled": (2, {"stall_guard": True}),
    },
    "duel": {
        "military": (2, {}),
        "scientific": (2, {}),
        "civilian": (2, {}),
        "civilian_tie": (2, {}),
        "shared": (2, {}),
    },
    "troyes": {
        "points": (3, {}),
        "shared": (2, {}),
        "defeat": (1, {}),
        "poor": (1, {}),
        "average": (1, {}),
        "not_bad": (1, {}),
        "worried": (1, {}),
        "masterful": (1, {}),
    },
    "trajan": {
        "points": (3, {}),
        "tiebreak": (2, {}),
    },
}
# Endings that random play does not reach: found by a player who believes the game's own evaluation.
THOUGHTFUL = {"troyes": {"poor", "average", "not_bad", "worried", "masterful"}}
FEWER_TRIES = 400


def shortest(game_id: str, ending: str, seats: int, options: dict[str, Any]) -> Match | None:
    game = find(game_id)
    thoughtful = ending in THOUGHTFUL.get(game_id, ())
    best: tuple[int, str] | None = None
    for number in range(FEWER_TRIES if thoughtful else TRIES):
        seed = f"{ending}-{number}"
        position = game.start(seats, options, seed=seed)
        rng = Rng(seed)
        length = 0
        while not position.is_over() and (best is None or length < best[0]) and length < 5000:
            seat = position.actor()
            position.apply(seat, choose(position, seat, rng, thoughtful))
            length += 1
        if position.ending() == ending and (best is None or length < best[0]):
            best = length, seed
            if thoughtful:
                break
    return replay(game_id, seats, options, best[1], thoughtful) if best else None


def choose(position: Any, seat: int, rng: Rng, thoughtful: bool) -> int:
    """Any legal move; or the one after which the position is believed to stand best."""
    moves = position.legal(seat)
    if not thoughtful:
        return int(moves[rng.below(len(moves))])
    worth = []
    for move in moves:
        after = position.clone()
        after.apply(seat, move)
        worth.append(after.estimate(seat))
    return int(moves[worth.index(max(worth))])


def replay(game_id: str, seats: int, options: dict[str, Any], seed: str, thoughtful: bool) -> Match:
    match = Match.start(find(game_id), seats, options, seed=seed)
    rng = Rng(seed)
    while not match.position.is_over():
        seat = match.position.actor()
        match.play(seat, choose(match.position, seat, rng, thoughtful))
    return match


def main(game_id: str) -> None:
    folder = Path(__file__).parent / game_id
    folder.mkdir(exist_ok=True)
    for ending, (seats, options) in SETTINGS[game_id].items():
        match = shortest(game_id, ending, seats, options)
        print(ending, len(match.record) if match else "not found")
        if match:
            (folder / f"{ending}.json").write_bytes(savefile.write(match))


if __name__ == "__main__":
    main(sys.argv[1])
