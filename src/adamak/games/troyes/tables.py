"""What is printed on the board and the cards, as far as the page draws it: written into the page when it is built."""

from __future__ import annotations

from msgspec import Struct

from adamak.games.troyes import data
from adamak.games.troyes.components import CHARACTER_IDS, COLOUR_IDS


class TroyesTables(Struct):
    colours: list[str]
    characters: list[str]
    neutral: int  # the owner of gray pieces, who is Le Roy alone
    prices: list[int]  # TR-8.3: what each die of another district costs, by the size of the group
    influence: int  # the end of the track
    red_counts: int  # TR-7.13: how often a red die counts against black ones


def troyes_tables() -> TroyesTables:
    return TroyesTables(
        COLOUR_IDS,
        CHARACTER_IDS,
        data.NEUTRAL,
        [int(price) for price in data.PRICE],
        data.INFLUENCE_MAX,
        data.RED_COUNTS,
    )
