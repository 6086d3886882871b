"""What things cost, reckoned a second time, slowly, from the cards on the table.

The engine has its short cuts; refusals are made of this, so that each can be checked against the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from adamak.games.architects import pieces, setup
from adamak.games.architects.components import CATHEDRAL_ROWS, COLUMNS, MARKET_SILVER, TAX_EVASION
from adamak.games.architects.data import SLOT_IDS
from adamak.games.architects.variant import Conspirator

if TYPE_CHECKING:
    from adamak.games.architects.position import ArchitectsPosition


def tax(p: ArchitectsPosition, player: int, printed: int) -> int:
    """AR-18.3, AR-22.1."""
    spared = TAX_EVASION[pieces.virtue(p, player)] + (1 if pieces.character(p, player) == "ada" else 0)
    return max(0, int(printed - spared))


def missing(p: ArchitectsPosition, player: int, cost: dict[str, int]) -> dict[str, int]:
    """AR-5.5: what is lacking for a cost; AR-22.5: Therese pays gold with marble and marble with gold."""
    have = pieces.goods(p, player)
    short = {name: number - have[name] for name, number in cost.items() if number > have[name]}
    if pieces.character(p, player) == "therese":
        precious = cost.get("gold", 0) + cost.get("marble", 0)
        if have["gold"] + have["marble"] >= precious:
            return {name: number for name, number in short.items() if name not in ("gold", "marble")}
        lacking = precious - have["gold"] - have["marble"]
        rest = {name: number for name, number in short.items() if name not in ("gold", "marble")}
        return rest | {"gold" if "gold" in short else "marble": lacking}
    return short


# --- Storehouse (AR-7) --------------------------------------------------------------------------------


def trade_cost(move: str) -> dict[str, int]:
    """What a trade written in words costs: "trade_virtue clay_wood"."""
    kind, _, thing = move.partition(" ")
    if kind == "trade_with":
        return pieces.items(pieces.APPRENTICE_ROW[thing][4])
    parts = thing.split("_")
    return {name: parts.count(name) for name in dict.fromkeys(parts)}


# --- Workshop (AR-8) ----------------------------------------------------------------------------------


def supply_part(p: ArchitectsPosition, player: int) -> int:
    """AR-8.1, AR-22.4."""
    return 1 if pieces.character(p, player) == "rudolf" else 2


def skip(slot: str, there: int) -> int:
    """AR-8.3: silver put on cards, with so many own workers in the Workshop."""
    column = SLOT_IDS.index(slot) % COLUMNS + 1
    return max(0, column - there)


def hire_price(p: ArchitectsPosition, player: int, slot: str, there: int) -> dict[str, int]:
    """Tax, the supply's part, what skipping costs, and all together."""
    parts = {"tax": tax(p, player, 2), "silver": supply_part(p, player), "skip": skip(slot, there)}
    return parts | {"total": sum(parts.values())}


def apprentice_in(p: ArchitectsPosition, slot: str) -> str | None:
    return pieces.display(p)[SLOT_IDS.index(slot)]


# --- Town Centre and Guardhouse (AR-9, AR-12) ---------------------------------------------------------


def capture_price(p: ArchitectsPosition, player: int, made: int) -> dict[str, int]:
    """AR-9.2, AR-9.8: the next capture after so many."""
    if made == 0:
        return {"tax": tax(p, player, 1), "silver": 0}
    saved = len(pieces.family(p, player, "conspirator"))
    free = saved > 0 if p.variant.conspirator == Conspirator.PER_CAPTURE else made <= saved
    return {"tax": 0, "silver": 0 if free else 1}


def location_limit(p: ArchitectsPosition) -> int:
    """AR-9.4."""
    return 2 if p.players <= 3 else 1


def release_price(p: ArchitectsPosition, player: int) -> dict[str, int]:
    """AR-12.4."""
    return {"tax": tax(p, player, 2), "silver": 3}


def debt_price(p: ArchitectsPosition, player: int) -> dict[str, int]:
    """AR-12.5."""
    return {"tax": tax(p, player, 3), "silver": 3}


# --- Black Market (AR-11) -----------------------------------------------------------------------------


def market_price(p: ArchitectsPosition, player: int, space: str) -> int:
    """AR-11.2 to AR-11.4, AR-11.7."""
    return MARKET_SILVER[setup.MARKET_SPACES.index(space)] - (1 if "trickster" in pieces.crew(p, player) else 0)


# --- Guildhall (AR-13 to AR-15) -----------------------------------------------------------------------


def missing_skills(p: ArchitectsPosition, player: int, card: str) -> list[str]:
    """AR-14.1."""
    return [skill for skill in pieces.BUILDING_ROW[card][1].split() if skill not in pieces.skills(p, player)]


def missing_goods(p: ArchitectsPosition, player: int, card: str) -> dict[str, int]:
    """AR-14.2."""
    return missing(p, player, pieces.items(pieces.BUILDING_ROW[card][2]))


def standing_on(p: ArchitectsPosition, step: int) -> list[int]:
    """Players on a level of the cathedral."""
    return [player for player in range(p.players) if pieces.level(p, player) == step]


def missing_pieces(p: ArchitectsPosition, player: int, step: int) -> dict[str, int]:
    """AR-15.2: what is lacking for a level; pieces of stone and wood are named as stone."""
    cost, mixed, _, _ = CATHEDRAL_ROWS[step]
    if mixed:
        have = pieces.goods(p, player)
        short = mixed - have["wood"] - have["stone"]
        return {"stone": short} if short > 0 else {}
    return missing(p, player, pieces.items(cost))
