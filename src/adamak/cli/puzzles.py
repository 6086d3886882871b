"""`adamak puzzles`: looks for puzzles in games of the search against itself; says how often the levels find them."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from adamak.cli.output import say
from adamak.cli.sim import bar
from adamak.core import find
from adamak.core.puzzles import FILE, STEPS, Puzzle, read, write
from adamak.train.puzzles import judged_again, made


def make_puzzles(game_id: str, number: int, seed: str, margin: float, again: bool, out: Path | None) -> None:
    """So many puzzles into a file, which is whole after each of them and may be begun already; then their table.

    Those that are there can be judged again first, when networks or levels have changed.
    """
    game = find(game_id)
    file = out or Path(f"{game.id}-{FILE}")
    found = read(file.read_bytes()) if file.is_file() else []
    if again:
        before, found = found, []
        with bar(len(before)) as advance:
            for earlier in before:
                if (puzzle := judged_again(game, earlier, margin)) is not None:
                    found.append(puzzle)
                advance(1)
        print(say("puzzles-still", number=len(found), before=len(before)))
        file.write_bytes(write(found))
    with bar(number) as advance:
        advance(len(found))
        for puzzle in islice(made(game, f"puzzles {seed}", margin, tuple(found)), max(0, number - len(found))):
            found.append(puzzle)
            file.write_bytes(write(found))
            advance(1)
    print(say("puzzles-made", number=len(found), file=str(file)))
    for level, share in shares(found).items():
        print(say("puzzles-found", level=level, percent=round(100 * share)))


def shares(puzzles: list[Puzzle]) -> dict[str, float]:
    """How often each level finds one of these, on average."""
    return {level: sum(puzzle.found[level] for puzzle in puzzles) / len(puzzles) for level in STEPS}
