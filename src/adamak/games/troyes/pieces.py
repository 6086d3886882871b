"""What lies on the table, in words: `STATE` read by name, and a few questions that take more than one field."""

from __future__ import annotations

from adamak.games.troyes.components import CARD_IDS, THREAT_IDS
from adamak.games.troyes.places import BLACK_DICE, LYING, owners
from adamak.games.troyes.position import STATE, TroyesPosition
from adamak.games.troyes.setup import DICE

dice_list = DICE.write
black_list = BLACK_DICE.write
event_cubes = STATE.events.cubes
group = STATE.composing.dice
slot = STATE.slots.slot
cathedral = STATE.cathedral.read


def spaces(p: TroyesPosition) -> list[int | None]:
    """Who stands on each of the eighteen spaces."""
    return owners(p.spaces)


def lying(p: TroyesPosition, building: int) -> list[int]:
    """Owners of the citizens laid on a building."""
    return LYING.on(p.lying, building)


def card(p: TroyesPosition, slot: int) -> str:
    return CARD_IDS[p.card_on(slot)]


def face_up(p: TroyesPosition, slot: int) -> bool:
    return slot % 3 < int(p.revealed)


def tradesmen_on(p: TroyesPosition, number: int) -> list[int]:
    there = slot(p, number)
    return [owner for owner in (*there["scoring"], *there["picture"]) if owner is not None]


def queue(p: TroyesPosition) -> list[str]:
    return [THREAT_IDS[int(entry) & 31] for entry in p.queue]


def colour(die: str) -> str:
    return die.partition("_")[0]


def value(die: str) -> int:
    return int(die.rpartition("_")[2])


def count(p: TroyesPosition, field: int, owner: int) -> int:
    return int(p.family[field + owner])
