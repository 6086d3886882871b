"""The rules said a second time, slowly, from what lies on the table: for refusals, and what a view explains.

Nothing here asks the engine what is legal: `choices.py` and this file must agree, and the contract suite compares them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, TypedDict

from adamak.core.view_types import named
from adamak.games.trajan import components, pieces
from adamak.games.trajan.data import SITE_IDS
from adamak.games.trajan.pieces import kept, leader, tiles, tray, wanted, workers
from adamak.games.trajan.position import TrajanPosition

BORDERS = {name: neighbours for name, _, neighbours in components.PROVINCE_ROWS}
WILD_COMMODITY = "forum_wild_commodity"
WILD_NEED = "forum_wild_need"
WILD_EXTRA = "forum_wild_extra_action"


# --- provinces (TJ-8.2) -------------------------------------------------------------------------------
def marches(p: TrajanPosition, seat: int) -> list[str]:
    """Where the leader may go."""
    here = leader(p, seat)
    if here == components.CAMP_ID:
        return list(components.CAMP_EXITS)
    back = [components.CAMP_ID] if p.variant.leader_may_return_to_camp and here in components.CAMP_EXITS else []
    return [*BORDERS[here], *back]


# --- sites (TJ-9.2) --------------------------------------------------------------------------------------
def beside(site: str) -> list[str]:
    """The sites orthogonally adjacent."""
    row, column = divmod(SITE_IDS.index(site), components.GRID_COLUMNS)
    around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    rows, columns = range(components.GRID_ROWS), range(components.GRID_COLUMNS)
    return [SITE_IDS[r * len(columns) + c] for r, c in around if r in rows and c in columns]


def building_sites(p: TrajanPosition, seat: int) -> list[str]:
    """Where the next worker may be put."""
    own = workers(p, seat)
    if not own:
        return list(SITE_IDS)
    near = {other for site in own for other in beside(site)}
    return [site for site in SITE_IDS if site in near and site not in own]


# --- sowing (TJ-4) -----------------------------------------------------------------------------------------
TrayId = Annotated[str, named("TrayId", components.ACTION_IDS)]


# The Trajan tile beside the target tray, and the markers that must still fall there to complete it.
class Completion(TypedDict):
    tile: str
    needs: list[str]


# What emptying a tray does, whatever the colours; `position` is that of the time marker afterwards.
class Lift(TypedDict):
    tray: TrayId
    number: int
    target: TrayId
    position: int
    crossings: int
    completes: Completion | None  # fmt: skip


def missing(tile: str, markers: Sequence[str]) -> list[str]:
    """TJ-5.1: which of the two markers printed on a tile are not among these."""
    lacking = list(pieces.TRAJAN_ROW[tile][2:4])
    for marker in markers:
        if marker in lacking:
            lacking.remove(marker)
    return lacking


def completion(p: TrajanPosition, seat: int, target: int, lifted: int | None = None) -> Completion | None:
    """TJ-5.1: what the tile beside the target still needs, once the markers of a tray are lifted."""
    tile = pieces.slot(p, seat, target)
    if tile is None:
        return None
    return {"tile": tile, "needs": missing(tile, [] if target == lifted else tray(p, seat, target))}


def lifts(p: TrajanPosition, seat: int) -> list[Lift]:
    """TJ-4.5, TJ-4.7: for every tray that holds a marker."""
    found: list[Lift] = []
    for number, name in enumerate(components.ACTION_IDS):
        markers = len(tray(p, seat, number))
        if markers:
            crossings, position = divmod(int(p.time) + markers, int(p.variant.spaces))
            target = (number + markers) % 6
            found.append({
                "tray": name, "number": markers, "target": components.ACTION_IDS[target], "position": position,
                "crossings": crossings, "completes": completion(p, seat, target, number),
            })  # fmt: skip
    return found


# --- demands (TJ-12.2) --------------------------------------------------------------------------------------
def unmet(p: TrajanPosition, seat: int) -> int:
    """TJ-12.2: how many of the demands that lie open this player could not meet now."""
    owned = tiles(p, seat)
    lasting, asked = kept(p, seat), wanted(p)
    missing = sum(
        max(0, asked.count(need) - lasting.count(need) - owned[f"forum_need_{need}"]) for need in components.NEED_IDS
    )
    return max(0, missing - owned[WILD_NEED])


# --- ships (TJ-7.4, TJ-7.6) -------------------------------------------------------------------------------------
def ship_fits(ship: str, hand: list[str], wilds: int) -> bool:
    """Could at least one unit be loaded on an empty ship?"""
    if ship == "ship_pairs":
        pair = any(hand.count(card) >= 2 for card in hand)
        return pair or wilds >= 2 or (wilds >= 1 and bool(hand))
    return bool(hand) or wilds >= 1
