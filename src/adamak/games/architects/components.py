"""The components of Architects of the West Kingdom: what `components.toml` says of cards, boards and tracks."""

from __future__ import annotations

from typing import Final

from adamak.core.component_file import component_tables


def items(text: str) -> dict[str, int]:
    """ "2 wood 1 gold" as a dictionary."""
    words = text.split()
    return {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}


GOOD_IDS: Final[list[str]] = ["clay", "wood", "stone", "gold", "marble", "silver"]
SKILL_IDS: Final[list[str]] = ["carpentry", "tiling", "masonry"]

_TABLES: Final = component_tables("adamak.games.architects")

# --- the board (AR-5): nine open circles, three small circles of the Black Market, the outlines of the Guildhall ---
LOCATION_IDS: Final[list[str]] = _TABLES["location_ids"]
ROW_IDS: Final[list[str]] = ["top", "bottom"]
COLUMNS: Final = 4
MARKET_SILVER: Final[list[int]] = _TABLES["market_silver"]
PRINTED_SMALL: Final = "1 marble 1 gold"  # AR-11.6
PRINTED_LARGE: Final = "2 marble 1 stone 1 wood"  # AR-2.2
MARKET_ROWS: Final[list[tuple[str, str, str]]] = _TABLES["markets"]  # id, small side, large side
REWARD_ROWS: Final[list[tuple[str, str]]] = _TABLES["rewards"]
GUILDHALL_ROWS: Final = 4  # AR-13.2: each has one space more than there are players
# AR-15.2: cost, pieces of stone and wood in any mix, points, spaces; level 0 first.
CATHEDRAL_ROWS: Final[list[tuple[str, int, int, int]]] = [row[1:] for row in _TABLES["cathedral"]]
VIRTUE_POINTS: Final[list[int]] = _TABLES["virtue_points"]
TAX_EVASION: Final[list[int]] = _TABLES["tax_evasion"]
START_SILVER: Final[list[int]] = _TABLES["start_silver"]

# --- cards and boards -------------------------------------------------------------------------------------------
# AR-20: id, skills, virtue on hiring, what triggers the ability, what is paid, what is gained.
APPRENTICE_ROWS: Final[list[tuple[str, str, int, str, str, str]]] = _TABLES["apprentices"]
# AR-14, AR-21: id, skills, cost, virtue, points, effect at once, effect at the end.
BUILDING_ROWS: Final[list[tuple[str, str, str, int, int, str, str]]] = _TABLES["buildings"]
# AR-1.4, AR-3.2: id, colour, workers in the Prison, silver, virtue, what else.
BOARD_ROWS: Final[list[tuple[str, str, int, int, int, str]]] = _TABLES["boards"]
# AR-26.3: id, location, and the row of the Workshop or what is done in the Guildhall.
BOT_ROWS: Final[list[tuple[str, str, str]]] = _TABLES["bot_cards"]
