"""What the exercises of the installed games are about: the tables of docs/learning.md, made from the exercises.

`python -m adamak.testing.exercise_table docs/learning.md` writes them anew.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from adamak.core import games
from adamak.core.exercises import exercises_of
from adamak.core.match import AnyGame
from adamak.testing.coverage import clauses_of, in_short, left_out, shown
from adamak.words.exercises import ExerciseWords

BEGIN, END = "<!-- exercises: begin -->", "<!-- exercises: end -->"


def of_game(game: AnyGame) -> str:
    """A row for each subject; then what lessons and exercises leave out."""
    words = ExerciseWords("en", game)
    lines = [f"### {words.name()}", "", "| subject | exercises | clauses |", "|---|---|---|"]
    for subject, group in exercises_of(game).subjects().items():
        clauses = _in_order(game, {clause for exercise in group for clause in exercise.clauses})
        lines.append(f"| {words.subject(subject)} | {len(group)} | {', '.join(clauses)} |")
    return "\n".join([*lines, "", _shown(game)])


def _shown(game: AnyGame) -> str:
    number, total = len(shown(game)), len(clauses_of(game))
    lines = [
        f"Lessons and exercises together show {number} of {total} clauses. What a first game does without:",
        "",
        "| clauses | why they are left out |",
        "|---|---|",
    ]
    return "\n".join([*lines, *(f"| {in_short(game, clauses)} | {why} |" for why, clauses in left_out(game).items())])


def _in_order(game: AnyGame, clauses: set[str]) -> list[str]:
    return [clause for clause in clauses_of(game) if clause in clauses]


def every_game() -> str:
    return "\n\n".join(of_game(game) for game in games().values() if exercises_of(game).exercise)


def written_anew(page: str) -> str:
    """The page with its generated part as it should be now."""
    made = f"{BEGIN}\n{every_game()}\n{END}"
    return re.sub(f"{BEGIN}.*?{END}", lambda _: made, page, flags=re.DOTALL)


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(written_anew(file.read_text("utf-8")), "utf-8")
