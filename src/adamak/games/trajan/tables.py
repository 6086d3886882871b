"""What is printed on the components, as far as the page draws by it: the tables of `components.py`."""

from __future__ import annotations

from msgspec import Struct

from adamak.games.trajan.components import ACTION_IDS, COLOUR_IDS, COMMODITY_IDS, KIND_ROWS, NEED_IDS


class TrajanTables(Struct):
    trays: list[str]  # clockwise, I to VI
    colours: list[str]
    needs: list[str]
    goods: list[str]
    first_actions: dict[str, str]  # TJ-9.4: what the first construction tile of each kind brings


def trajan_tables() -> TrajanTables:
    return TrajanTables(ACTION_IDS, COLOUR_IDS, NEED_IDS, COMMODITY_IDS, dict(KIND_ROWS))
