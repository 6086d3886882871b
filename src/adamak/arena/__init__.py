"""Bots against bots: the same deals for all, every seat for each, and how sure one can be of the result."""

from adamak.arena.contest import Contest, Lineup
from adamak.arena.recorded import Recorded, recorded
from adamak.arena.results_file import Result

__all__ = ["Contest", "Lineup", "Recorded", "Result", "recorded"]
