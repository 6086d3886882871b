"""Finds, for each way a game can end, a short random game that ends so, and writes its record.

    python tests/golden/record.py condottiere

Run it only when the rules version rises: the records are replayed forever.
"""

import sys
from pathlib import Path
from typing import Any

from adamak.core import Match, Rng, find, savefile

TRIES = 40_000
FEWER = {"troyes": 60}  # long games: the shortest of some will do
# How to set a game up so that the ending is likely enough to be found.
SETTINGS: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "architects": {
        "points": (2, {}),
        "virtue": (2, {}),
        "silver": (2, {}),
        "shared": (2, {}),
        "house_bot": (1, {}),
        "stalled": (2, {"stall_guard": 1}),
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
    "trajan": {"points": (3, {}), "tiebreak": (2, {})},
    "troyes": {"points": (3, {}), "shared": (2, {}), "defeat": (1, {})},
}
# Endings that random play does not reach: the last round of a game, from a setup in which the seat has these points.
RAISED: dict[str, dict[str, tuple[int, dict[str, Any], int]]] = {
    "troyes": {
        "poor": (1, {}, 60),
        "average": (1, {}, 65),
        "not_bad": (1, {}, 70),
        "worried": (1, {}, 75),
        "masterful": (1, {}, 90),
    },
}
# Games worth keeping for something else than their ending: they go into tests/<game>/records.
OTHERS: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "condottiere": {"chosen_draws": (3, {"draw_after_each_battle": True, "draw_amount": "chosen"})},
}


def shortest(game_id: str, ending: str, seats: int, options: dict[str, Any]) -> Match | None:
    game = find(game_id)
    best: tuple[int, str] | None = None
    for number in range(FEWER.get(game_id, TRIES)):
        seed = f"{ending}-{number}"
        position = game.start(seats, options, seed=seed)
        rng = Rng(seed)
        length = 0
        while not position.is_over() and (best is None or length < best[0]) and length < 5000:
            seat = position.actor()
            moves = position.legal(seat)
            position.apply(seat, moves[rng.below(len(moves))])
            length += 1
        if position.ending() == ending and (best is None or length < best[0]):
            best = length, seed
    return replay(game_id, seats, options, best[1]) if best else None


def replay(game_id: str, seats: int, options: dict[str, Any], seed: str) -> Match:
    match = Match.start(find(game_id), seats, options, seed=seed)
    rng = Rng(seed)
    while not match.position.is_over():
        seat = match.position.actor()
        moves = match.position.legal(seat)
        match.play(seat, int(moves[rng.below(len(moves))]))
    return match


def raised(game_id: str, ending: str, seats: int, options: dict[str, Any], points: int) -> Match | None:
    """A random game to its last round, written down with these points, and played on to this ending."""
    game = find(game_id)
    for number in range(2000):
        rng = Rng(f"{ending}-{number}")
        position = game.start(seats, options, seed=f"{ending}-{number}")
        while position.view(0)["round"] < position.view(0)["rounds"]:
            moves = position.legal(position.actor())
            position.apply(position.actor(), moves[rng.below(len(moves))])
        setup = position.to_setup()
        setup["players"][0]["vp"] = points
        match = Match.from_setup(game, setup)
        while not match.position.is_over():
            seat = match.position.actor()
            moves = match.position.legal(seat)
            match.play(seat, int(moves[rng.below(len(moves))]))
        if match.position.ending() == ending:
            return match
    return None


def main(game_id: str) -> None:
    folder = Path(__file__).parent / game_id
    folder.mkdir(exist_ok=True)
    for name, (seats, options) in OTHERS.get(game_id, {}).items():
        beside = folder.parent.parent / game_id / "records"
        beside.mkdir(exist_ok=True)
        (beside / f"{name}.json").write_bytes(savefile.write(replay(game_id, seats, options, name)))
    for ending, (seats, options) in SETTINGS[game_id].items():
        match = shortest(game_id, ending, seats, options)
        print(ending, len(match.record) if match else "not found")
        if match:
            (folder / f"{ending}.json").write_bytes(savefile.write(match))
    for ending, (seats, options, points) in RAISED.get(game_id, {}).items():
        match = raised(game_id, ending, seats, options, points)
        print(ending, len(match.record) if match else "not found")
        if match:
            (folder / f"{ending}.json").write_bytes(savefile.write(match))


if __name__ == "__main__":
    main(sys.argv[1])
