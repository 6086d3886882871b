"""People round a game: seats and their secrets, clocks, undo, talk. No input or output; times are handed in."""

from adamak.table.table import Table

__all__ = ["Table"]
