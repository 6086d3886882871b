"""What the lessons of the installed games teach: the tables of docs/learning.md, made from the lessons themselves.

`python -m adamak.testing.lesson_table docs/learning.md` writes them anew.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from adamak.core import games
from adamak.core.lesson import lessons
from adamak.core.match import AnyGame
from adamak.words import Words

BEGIN, END = "<!-- lessons: begin -->", "<!-- lessons: end -->"


def of_game(game: AnyGame) -> str:
    """A row for each step that teaches a clause."""
    words = Words("en").game(game)
    lines = [f"### {words.name()}", "", "| lesson | step | clauses |", "|---|---|---|"]
    for lesson in lessons(game).values():
        title = words.lesson(f"lesson-{lesson.name}", {})
        lines += [f"| {title} | {step.name} | {', '.join(step.clauses)} |" for step in lesson.step if step.clauses]
    return "\n".join(lines)


def every_game() -> str:
    return "\n\n".join(of_game(game) for game in games().values() if lessons(game))


def written_anew(page: str) -> str:
    """The page with its generated part as it should be now."""
    made = f"{BEGIN}\n{every_game()}\n{END}"
    return re.sub(f"{BEGIN}.*?{END}", lambda _: made, page, flags=re.DOTALL)


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(written_anew(file.read_text("utf-8")), "utf-8")
