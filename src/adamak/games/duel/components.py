"""The components of 7 Wonders Duel and Pantheon: what `components.toml` says of cards, tokens and boards."""

from __future__ import annotations

from typing import Final

from adamak.core.component_file import component_tables
from adamak.core.naming import ids

RESOURCE_IDS: Final[list[str]] = ["wood", "clay", "stone", "glass", "papyrus"]
LETTERS: Final = "WCSGP"
RAW: Final = 3  # wood, clay, stone are raw; glass and papyrus manufactured
SYMBOL_IDS: Final[list[str]] = ["compass", "wheel", "quill", "mortar", "sundial", "armillary_sphere", "scales"]

_TABLES: Final = component_tables("adamak.games.duel")


class Colour:
    """Colours of cards."""

    BROWN: Final = 0
    GREY: Final = 1
    BLUE: Final = 2
    GREEN: Final = 3
    YELLOW: Final = 4
    RED: Final = 5
    PURPLE: Final = 6
    TEMPLE: Final = 7


COLOUR_IDS: Final[list[str]] = ids(Colour)

# --- Buildings (DU-6.3): id, colour, cost, what it does, chain symbol it may be built by, chain symbol it grants ----
# DU-1.5: the decks that backs tell apart, numbered by the three Ages, then Guilds, then Grand Temples.
DECKS: Final[list[list[tuple[str, str, str, str, str, str]]]] = [
    [], *(_TABLES[deck] for deck in ("age_1", "age_2", "age_3", "guilds", "temples")),
]  # fmt: skip

# --- Wonders (DU-12): id, cost, what it does ------------------------------------------------------------------------
WONDER_ROWS: Final[list[tuple[str, str, str]]] = _TABLES["wonders"]
BASE_WONDERS: Final = 12
BEGINNER_WONDERS: Final[list[list[str]]] = _TABLES["beginner_wonders"]

# --- progress tokens (DU-13): id, points, coins ---------------------------------------------------------------------
PROGRESS_ROWS: Final[list[tuple[str, int, int]]] = _TABLES["progress"]
PROGRESS_IDS: Final[list[str]] = [row[0] for row in PROGRESS_ROWS]
BASE_PROGRESS: Final = 10

# --- military (DU-2.2, DU-8): id, coins, spaces of the track --------------------------------------------------------
MILITARY_TOKENS: Final[list[tuple[str, int, list[int]]]] = _TABLES["military_tokens"]
ZONE_VP: Final[list[int]] = _TABLES["zone_vp"]

# --- Pantheon (DU-1.2, DU-11) ---------------------------------------------------------------------------------------
MYTHOLOGY_IDS: Final[list[str]] = ["mesopotamian", "phoenician", "greek", "egyptian", "roman"]


class Divinity:
    """Number 3 * Mythology + 0, 1, 2; then the Gate."""

    ENKI: Final = 0
    ISHTAR: Final = 1
    NISABA: Final = 2
    ASTARTE: Final = 3
    BAAL: Final = 4
    TANIT: Final = 5
    APHRODITE: Final = 6
    HADES: Final = 7
    ZEUS: Final = 8
    ANUBIS: Final = 9
    ISIS: Final = 10
    RA: Final = 11
    MARS: Final = 12
    MINERVA: Final = 13
    NEPTUNE: Final = 14
    GATE: Final = 15


DIVINITY_IDS: Final[list[str]] = ids(Divinity)
OFFERING_VALUES: Final[list[int]] = [2, 3, 4]

# --- layouts (DU-2.8, DU-2.9) ---------------------------------------------------------------------------------------
ROWS: Final[list[list[int]]] = _TABLES["rows"]
COVERED_BY: Final[list[list[list[int]]]] = _TABLES["covered_by"]
MYTHOLOGY_SLOTS: Final[list[int]] = _TABLES["mythology_slots"]
OFFERING_SLOTS: Final[list[int]] = _TABLES["offering_slots"]
