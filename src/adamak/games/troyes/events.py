"""The trail of an apply in words. Everything that happens at this table happens openly (TR-1.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from adamak.core.naming import seats_of
from adamak.games.troyes.components import BUILDING_IDS, CARD_IDS, CHARACTER_IDS, THREAT_IDS
from adamak.games.troyes.data import (
    BLACK_IDS,
    DIE_IDS,
    ENDING_IDS,
    EVENT_FACTS,
    REASON_IDS,
    SLOT_IDS,
    SOURCE_IDS,
    SPACE_IDS,
)
from adamak.games.troyes.pieces import black_list, dice_list

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition

NAMES: dict[str, list[str]] = {
    "space": SPACE_IDS, "die": DIE_IDS, "result": DIE_IDS, "slot": SLOT_IDS, "card": CARD_IDS, "threat": THREAT_IDS,
    "building": BUILDING_IDS, "black": BLACK_IDS, "reason": REASON_IDS, "source": SOURCE_IDS,
    "character": CHARACTER_IDS, "ending": ENDING_IDS,
}  # fmt: skip


def events_for(p: TroyesPosition, viewer: int) -> list[dict[str, Any]]:
    """Nothing that happens is hidden from anybody."""
    return [_tell(*step) for step in p.trail or ()]


def _tell(event: int, a: int, b: int, c: int) -> dict[str, Any]:
    name, *keys = EVENT_FACTS[event]
    told: dict[str, Any] = {"event": name}
    for key, number in zip(keys, (a, b, c), strict=True):
        if "+" in key:
            first, second = key.split("+")
            width = 24 if first == "blacks" else 8
            told |= {first: _fact(first, number & (1 << width) - 1), second: _fact(second, number >> width)}
        elif key == "shots":  # the Archer's dice, counted by value
            told["dice"] = [f"red_{die.rpartition('_')[2]}" for die in black_list(number)]
        elif key:
            told[key] = _fact(key, number)
    return told


def _fact(key: str, number: int) -> Any:
    if key in NAMES:
        return NAMES[key][number]
    if key == "dice":
        return dice_list(number)
    if key == "blacks":
        return black_list(number)
    return seats_of(number) if key == "seats" else number
