"""How sure one can be of a share."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, variance

SURE = 1.959964  # standard deviations that hold the truth 95 times in 100


def wilson(share: float, games: float, z: float = SURE) -> tuple[float, float]:
    """Wilson's interval: right also near 0 and 1, where the schoolbook one leaves the scale."""
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(max(share * (1 - share), 0.0) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, min(share, (middle - spread) / whole)), min(1.0, max(share, (middle + spread) / whole))


def of_deals(deals: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """The share and its interval from payoffs in games that were played on the same deal with seats exchanged.

    Games of one deal are not independent: cards that favour a seat favour each player once. So the spread is taken from
    the deals, and Wilson's interval is that of as many independent games as would spread like that; never more than
    were played.
    """
    games = sum(len(deal) for deal in deals)
    share = sum(sum(deal) for deal in deals) / games
    worth: float = games
    if len(deals) > 1 and 0 < share < 1:
        spread = variance([fmean(deal) for deal in deals], share) / len(deals)
        worth = min(games, share * (1 - share) / spread) if spread > 0 else games
        worth = max(worth, 1.0)
    return (share, *wilson(share, worth))
