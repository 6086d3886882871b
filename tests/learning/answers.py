"""What is right in every exercise, written down to be compared: `python -m tests.learning.answers` writes it anew."""

from __future__ import annotations

import json
from pathlib import Path

from adamak.core import games
from adamak.core.exercises import exercises_of, solve
from adamak.core.match import AnyGame

FOLDER = Path(__file__).parent / "answers"


def answers(game: AnyGame) -> str:
    """A line for each exercise: what is right, and the numbers and names in its words."""
    lines = []
    for exercise in exercises_of(game).exercise:
        solved = solve(game, exercise)
        told = {name: value for name, value in solved.arguments().items() if name != "answer"}
        lines.append(f"{exercise.id}: {json.dumps(solved.answer)} {json.dumps(told) if told else ''}".rstrip() + "\n")
    return "".join(lines)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, game in games().items():
        (FOLDER / f"{name}.txt").write_text(answers(game), "utf-8")
