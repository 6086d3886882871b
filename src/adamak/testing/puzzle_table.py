"""How often the levels find the puzzles of the installed games: the table of docs/learning.md, made from the puzzles.

`python -m adamak.testing.puzzle_table docs/learning.md` writes it anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

from adamak.core import games
from adamak.core.puzzles import STEPS, puzzles_of
from adamak.words import GameWords

BEGIN, END = "<!-- puzzles: begin -->\n", "<!-- puzzles: end -->\n"


def table() -> str:
    """A line for each game that has puzzles: how many, how difficult, and the share each level finds."""
    lines = ["| game | puzzles | gentle / tricky / hard / very hard |" + "".join(f" `{level}` |" for level in STEPS)]
    lines.append("|---|---|---|" + "---|" * len(STEPS))
    for game in games().values():
        found = puzzles_of(game)
        if found:
            difficult = " / ".join(str(sum(puzzle.difficulty == step for puzzle in found)) for step in range(1, 5))
            shares = (sum(puzzle.found[level] for puzzle in found) / len(found) for level in STEPS)
            cells = "".join(f" {100 * share:.0f} % |" for share in shares)
            lines.append(f"| {GameWords('en', game).name()} | {len(found)} | {difficult} |{cells}")
    return "\n".join(lines) + "\n"


def written_anew(page: str) -> str:
    """The page with its table as the puzzles are now."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + table() + END + after


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(written_anew(file.read_text("utf-8")), "utf-8")
