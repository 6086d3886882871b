"""Measuring the engine: fair rounds against the kernel of the design, against C++, and against itself uncompiled."""

from adamak.bench.contest import MEASURES, Contest, Spread

__all__ = ["MEASURES", "Contest", "Spread"]
