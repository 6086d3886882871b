"""What lies on the table, in words: the packed sets of a position as lists of ids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from adamak.games.troyes.components import CARD_IDS, CHARACTER_IDS, THREAT_IDS
from adamak.games.troyes.data import (
    BLACK_IDS,
    CHARACTERS,
    CUBE_BITS,
    CUBES,
    DICE,
    DIE_IDS,
    LAST_MARAUDER,
    MARAUDING,
    ORDER,
    OWNERS,
    PICTURE,
    SECOND,
    SECRET,
    SLOTS,
    SPACES,
    THREAT_BITS,
    THREATS,
    WON,
)

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition


def dice_list(dice: int) -> list[str]:
    """A set of dice by colour and value, equal ones repeated."""
    return [name for k, name in enumerate(DIE_IDS) for _ in range(int(dice) >> 3 * k & 7)]


def black_list(black: int) -> list[str]:
    """Black dice, the highest first."""
    return [BLACK_IDS[k] for k in reversed(range(6)) for _ in range(int(black) >> 4 * k & 15)]


def owner_of(mark: int) -> int | None:
    """An owner packed plus one, None for an empty place."""
    return mark - 1 if mark else None


def spaces(p: TroyesPosition) -> list[int | None]:
    """Who stands on each of the eighteen spaces."""
    return [owner_of(int(p.spaces) >> 3 * k & 7) for k in range(SPACES)]


def lying(p: TroyesPosition, building: int) -> list[int]:
    """Owners of the citizens laid on a building."""
    return [owner for owner in range(OWNERS) for _ in range(int(p.lying) >> 3 * (building * OWNERS + owner) & 7)]


def cathedral(p: TroyesPosition) -> list[list[int | None]]:
    """Who built each space, level by level."""
    return [[owner_of(int(p.cathedral) >> 3 * (6 * level + k) & 7) for k in range(6)] for level in range(3)]


def card(p: TroyesPosition, slot: int) -> str:
    return CARD_IDS[int(p.cards) >> 5 * slot & 31]


def face_up(p: TroyesPosition, slot: int) -> bool:
    return slot % 3 < int(p.revealed)


def slot_with(p: TroyesPosition, name: str) -> int | None:
    """The slot of a face-up card."""
    return next((slot for slot in range(SLOTS) if face_up(p, slot) and card(p, slot) == name), None)


def scoring_spaces(p: TroyesPosition, slot: int) -> list[int | None]:
    stall = int(p.stalls[slot])
    return [owner_of(stall & 7), owner_of(stall >> SECOND & 7)]


def picture(p: TroyesPosition, slot: int) -> list[int]:
    """Owners of the tradesmen on a card's picture."""
    return [owner for owner in range(OWNERS) if int(p.stalls[slot]) >> PICTURE + owner & 1]


def tradesmen_on(p: TroyesPosition, slot: int) -> list[int]:
    return [owner for owner in (*scoring_spaces(p, slot), *picture(p, slot)) if owner is not None]


def tradesmen(p: TroyesPosition, owner: int) -> int:
    return sum(owner in tradesmen_on(p, slot) for slot in range(SLOTS))


def card_cubes(p: TroyesPosition, slot: int) -> list[int]:
    """Cubes of each seat on a delayed card."""
    return [int(p.stalls[slot]) >> CUBES + CUBE_BITS * seat & 255 for seat in range(int(p.seats))]


def queue(p: TroyesPosition) -> list[str]:
    return [THREAT_IDS[int(entry) & 31] for entry in p.queue]


def event_cubes(p: TroyesPosition, at: int) -> list[int]:
    """The owners of the cubes on an event, in the order of placement; on Marauding owner by owner."""
    entry = int(p.queue[at])
    if entry & 31 == MARAUDING:
        return [owner for owner in range(OWNERS) for _ in range(int(p.marauders) >> 8 * owner & 255)]
    return [(entry >> ORDER + 3 * k & 7) - 1 for k in range(entry >> THREAT_BITS & 31)]


def last_marauder(p: TroyesPosition) -> int | None:
    """Whose cube came last to Marauding, for Resistance (TR-14.5)."""
    return owner_of(int(p.marauders) >> LAST_MARAUDER & 7)


def deck(packed: int) -> list[str]:
    """A deck of events from the top."""
    found, left = [], int(packed)
    while left:
        found.append(THREAT_IDS[left & 31])
        left >>= THREAT_BITS
    return found


def threats_in(mask: int) -> list[str]:
    return [THREAT_IDS[k] for k in range(THREATS) if int(mask) >> k & 1]


def won(p: TroyesPosition, owner: int) -> list[str]:
    return threats_in(p.family[WON + owner])


def characters(p: TroyesPosition, seat: int) -> list[str]:
    return [CHARACTER_IDS[k] for k in range(CHARACTERS) if int(p.family[SECRET + seat]) >> k & 1]


def character_row(p: TroyesPosition) -> list[str]:
    """Solo: the open row, the top one first."""
    found, left = [], int(p.row)
    while left:
        found.append(CHARACTER_IDS[(left & 15) - 1])
        left >>= 4
    return found


def group(p: TroyesPosition) -> list[tuple[int, str]]:
    """The dice taken so far: district and die."""
    found, left = [], int(p.group)
    while left:
        number = (left & 127) - 1
        found.append((number // DICE, DIE_IDS[number % DICE]))
        left >>= 7
    return found


def colour(die: str) -> str:
    return die.partition("_")[0]


def value(die: str) -> int:
    return int(die.rpartition("_")[2])


def count(p: TroyesPosition, field: int, owner: int) -> int:
    return int(p.family[field + owner])


Json = dict[str, Any]
