"""Finds short random games that show something, and writes their records.

    python tests/architects/record.py

Run it only when the rules version rises: the records are replayed forever.
"""

from pathlib import Path
from typing import Any

from adamak.core import Match, Rng, find, savefile
from adamak.core.rollout import play_randomly

FOLDER = Path(__file__).parent / "records"
GAME = find("architects")
TRIES = 15
# What each record is for, and how the game is set up.
WANTED: dict[str, tuple[int, dict[str, Any]]] = {
    "players_2": (2, {}),
    "players_3": (3, {}),
    "players_4": (4, {}),
    "players_5": (5, {}),
    "variable_2": (2, {"variable_setup": True}),
    "variable_5": (5, {"variable_setup": True, "choose_boards": True}),
    "expansion_rules": (4, {"starting_apprentice": True, "apprentice_refresh": True}),
    "rulings": (3, {"conspirator": "per_capture", "idle_visits": False}),
    "solo": (1, {}),
    "solo_fierce": (1, {"house_bot_level": "fierce", "variable_setup": True}),
    "two_and_the_house": (2, {"house_bot": True}),
}


def length(seats: int, options: dict[str, Any], seed: str) -> int:
    return int(play_randomly(GAME.start(seats, options, seed=seed), Rng(seed), 20_000)[0])


def replay(seats: int, options: dict[str, Any], seed: str) -> Match:
    """The same random game, move by move, as a match."""
    match = Match.start(GAME, seats, options, seed=seed)
    rng = Rng(seed)
    while not match.position.is_over():
        seat = match.position.actor()
        moves = match.position.legal(seat)
        match.play(seat, int(moves[rng.below(len(moves))]))
    return match


def kinds(match: Match) -> set[str]:
    return {GAME.moves.move(entry.move).kind for entry in match.record}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    seen: set[str] = set()
    for name, (seats, options) in WANTED.items():
        seed = min((f"{name}-{k}" for k in range(TRIES)), key=lambda one: length(seats, options, one))
        match = replay(seats, options, seed)
        seen |= kinds(match)
        (FOLDER / f"{name}.json").write_bytes(savefile.write(match))
        print(name, len(match.record))
    number = 0
    missing = {kind.name for kind in GAME.moves.kinds} - seen
    for k in range(4000):
        if not missing:
            break
        if length(3, {}, f"rich-{k}") > 900:
            continue
        match = replay(3, {}, f"rich-{k}")
        if kinds(match) & missing:
            number += 1
            missing -= kinds(match)
            (FOLDER / f"rich_{number}.json").write_bytes(savefile.write(match))
            print(f"rich_{number}", len(match.record), "still missing", missing)


if __name__ == "__main__":
    main()
