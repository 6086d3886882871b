"""Writes the whole-game records of `tests/troyes/records`: every table size, the bonus cards, every result of Le Roy.

    python tests/troyes/record.py

Run it only when the rules version rises: the records are replayed forever.
"""

from pathlib import Path
from typing import Any

from adamak.core import Match, Rng, savefile
from adamak.games.troyes import GAME

SETTINGS: dict[str, tuple[int, dict[str, Any]]] = {
    "two_players": (2, {}),
    "three_players": (3, {}),
    "four_players": (4, {}),
    "bonus_cards": (4, {"bonus_cards": True}),
    "own_numbers": (3, {"numbers": "priest.cost=7 war.banners=5 city_hall.rows=12:2,3456:4"}),
} | {f"le_roy_{result}": (1, {}) for result in range(2, 13)}
FOLDER = Path(__file__).parent / "records"


def played(name: str, seats: int, options: dict[str, Any], seed: str) -> tuple[Match, set[int]]:
    """A random game in which every kind of decision has its chance, and the results Le Roy rolled."""
    match = Match.start(GAME, seats, options, seed=seed)
    rng, rolled = Rng(seed), set()
    while not match.position.is_over():
        seat = match.position.actor()
        moves = match.position.legal(seat)
        match.play(seat, int(moves[rng.below(len(moves))]))
        rolled |= {one["number"] for one in match.position.events_for(seat) if one["event"] == "le_roy_rolled"}
    return match, rolled


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, options) in SETTINGS.items():
        for number in range(1000):
            match, rolled = played(name, seats, options, f"{name}-{number}")
            if not name.startswith("le_roy_") or int(name.removeprefix("le_roy_")) in rolled:
                break
        (FOLDER / f"{name}.json").write_bytes(savefile.write(match))
        print(name, len(match.record))


if __name__ == "__main__":
    main()
