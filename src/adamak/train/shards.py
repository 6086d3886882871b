"""Shards: positions of self-played games, in files that the fitting reads without this package.

A line of JSON, then arrays one after the other, little-endian. Rows are decisions; seats stand in the mover's order.
"""

from __future__ import annotations

import json
import os
from array import array
from pathlib import Path
from typing import Any

SEATS = 8  # columns of values, whatever the number of seats
COLUMNS = {
    "facts": "H",  # of all rows, one after the other
    "facts_in_row": "H",
    "answers": "q",  # what each legal move names
    "visits": "H",
    "answers_in_row": "H",  # none where the search was too short to teach
    "seats": "B",
    "estimated": "f",  # SEATS a row: what the game's own estimate was
    "searched": "f",  # SEATS a row: what the search expected
    "result": "f",  # SEATS a row: what came of it
}


class Shard:
    """Rows as they are collected."""

    def __init__(self) -> None:
        self.columns: dict[str, array[Any]] = {name: array(code) for name, code in COLUMNS.items()}
        self.games = 0

    def __len__(self) -> int:
        return len(self.columns["seats"])

    def add(
        self, facts: list[int], answers: list[int], visits: list[int], seat: int, searched: list[float],
        estimated: list[float],
    ) -> None:  # fmt: skip
        """A decision; its result follows when the game is over."""
        columns = self.columns
        columns["facts"].extend(facts)
        columns["facts_in_row"].append(len(facts))
        columns["answers"].extend(answers)
        columns["visits"].extend(min(65535, number) for number in visits)
        columns["answers_in_row"].append(len(answers))
        columns["seats"].append(len(searched))
        columns["searched"].extend(turned(searched, seat))
        columns["estimated"].extend(turned(estimated, seat))

    def add_results(self, movers: list[int], payoffs: list[float]) -> None:
        """The end of a game, for all its decisions."""
        for seat in movers:
            self.columns["result"].extend(turned(payoffs, seat))
        self.games += 1

    def write(self, path: Path) -> None:
        """Whole or not at all."""
        header = {"games": self.games, "rows": len(self)} | {
            name: [column.typecode, len(column)] for name, column in self.columns.items()
        }
        unfinished = path.with_suffix(".part")
        with open(unfinished, "wb") as file:
            file.write(json.dumps(header).encode() + b"\n")
            for column in self.columns.values():
                file.write(column.tobytes())
        os.replace(unfinished, path)


def turned(numbers: list[float], seat: int) -> list[float]:
    """By seat from this one on, filled up to SEATS."""
    return [*numbers[seat:], *numbers[:seat], *[0.0] * (SEATS - len(numbers))]
