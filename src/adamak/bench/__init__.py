"""Measuring the engine: fair rounds beside another game and beside itself uncompiled."""

from adamak.bench.contest import MEASURES, Contest, Spread

__all__ = ["MEASURES", "Contest", "Spread"]
