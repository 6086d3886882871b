"""Preview: what a move would cost and give, as far as the seat that could make it can know. See `play_ahead.py`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Preview(Struct, omit_defaults=True):
    """What changes up to the seat's next real choice, the move of somebody else, or the horizon."""

    seats: list[dict[str, int]]  # per seat the gauges that change, and by how much
    table: dict[str, int] = {}  # the same for the table's own
    events: list[dict[str, Any]] = []  # what happens, as the seat may read it
    forced: list[int] = []  # moves that follow without a choice, already played in this preview
    stops: bool = False  # at the horizon: more will happen that nobody can know yet
    ending: str = ""  # how the game ends by this move
    winners: list[int] = []
