"""Groups of dice reckoned a second time, in words and by trying everything: what `refusals.py` argues with.

Nothing here calls the engine's own statement of these rules (`groups.py`, `turns.py`, `buildings.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from adamak.games.troyes import pieces
from adamak.games.troyes.components import BUILDING_IDS, CARD_ROWS, COLOUR_IDS, THREAT_IDS, THREAT_ROWS
from adamak.games.troyes.data import MODIFIER_IDS, OWNERS, SLOT_IDS, SPACE_IDS, Family
from adamak.games.troyes.variant import MaraudingDice

if TYPE_CHECKING:
    from adamak.games.troyes.position import TroyesPosition

Group = list[tuple[int, str]]  # district and die
PRICES = {1: 2, 2: 4, 3: 6}  # TR-8.3
COLOUR_OF_CARD = {row[0]: row[1] for row in CARD_ROWS}
COLOUR_OF_THREAT = {row[0]: row[2] for row in THREAT_ROWS}
ONE_WHITE_AS = {"monk": ("yellow", 3), "templar": ("red", 2), "prior": ("white", 2)}  # TR-11.5


@dataclass(frozen=True, slots=True)
class Target:
    """What a turn is for: the kind of its first move, and the slot, event or building it names."""

    kind: str
    thing: str = ""


# --- rows of the buildings (TR-6) -----------------------------------------------------------------


def row_of(p: TroyesPosition, building: int, number: int) -> list[int]:
    """The spaces of the row a die value names."""
    start, size = (int(table[6 * building + number - 1]) for table in (p.variant.row_start, p.variant.row_size))
    return list(range(start, start + size))


def is_protected(p: TroyesPosition, building: int, owner: int, lifted: str = "") -> bool:
    """TR-6.5, TR-6.8: somebody of that colour lies there, not counting one who is just taken up."""
    number = pieces.lying(p, building).count(owner) - (lifted == f"lying_{BUILDING_IDS[building]}")
    return number > 0 and (owner < 4 or p.seats == 1 or bool(p.variant.gray_protected))


def sources(p: TroyesPosition, seat: int) -> list[str]:
    """TR-8.4: every place from which an own citizen could come."""
    found = ["supply"] if pieces.count(p, 15, seat) else []
    found += [f"card_{name}" for slot, name in enumerate(SLOT_IDS) if seat in pieces.tradesmen_on(p, slot)]
    found += [SPACE_IDS[k] for k, owner in enumerate(pieces.spaces(p)) if owner == seat]
    return found + [f"lying_{name}" for b, name in enumerate(BUILDING_IDS) if seat in pieces.lying(p, b)]


def expelled(p: TroyesPosition, seat: int, building: int, number: int, source: str) -> int | None:
    """TR-6.2, TR-6.3, R-23: who would have to go, once the citizen from this source is taken up."""
    standing = pieces.spaces(p)
    if source in SPACE_IDS:
        standing[SPACE_IDS.index(source)] = None
    row = [standing[space] for space in row_of(p, building, number)]
    return None if None in row else row[-1]


def may_place(p: TroyesPosition, seat: int, building: int, number: int, source: str) -> bool:
    """TR-9.22."""
    out = expelled(p, seat, building, number, source)
    lifted = source if out == seat else ""
    return out is None or not is_protected(p, building, out, lifted)


# --- targets --------------------------------------------------------------------------------------


def divisor(p: TroyesPosition, target: Target) -> int:
    """TR-8.6; 0 where any value will do."""
    if target.kind == "activate":
        return int(p.variant.card_divisor[int(p.card_on(SLOT_IDS.index(target.thing)))])
    return int(p.variant.threat_divisor[THREAT_IDS.index(target.thing)]) if target.kind == "fight" else 0


def wanted_colours(p: TroyesPosition, target: Target) -> list[str]:
    """The colours a target accepts."""
    if target.kind == "activate":
        name = pieces.card(p, SLOT_IDS.index(target.thing))
        return COLOUR_IDS if name == "pilgrimage" else [COLOUR_OF_CARD[name]]
    if target.kind == "fight":
        if target.thing == "marauding":
            return ["yellow"] if p.variant.marauding_dice == MaraudingDice.YELLOW else COLOUR_IDS
        return [COLOUR_OF_THREAT[target.thing]]
    if target.kind == "place":
        return [COLOUR_IDS[BUILDING_IDS.index(target.thing)]]
    return ["white"] if target.kind == "build" else ["yellow"]


def may_mix(p: TroyesPosition, target: Target) -> bool:
    """TR-17.2."""
    return target.kind == "activate" and pieces.card(p, SLOT_IDS.index(target.thing)) == "pilgrimage"


def hire_price(p: TroyesPosition, seat: int, target: Target) -> int:
    """TR-9.2."""
    if target.kind != "activate" or seat in pieces.tradesmen_on(p, SLOT_IDS.index(target.thing)):
        return 0
    return int(p.variant.card_cost[int(p.card_on(SLOT_IDS.index(target.thing)))])


def held(p: TroyesPosition, seat: int) -> list[str]:
    """TR-11.1: the delayed cards on which the seat has a cube."""
    slots = {name: pieces.slot_with(p, name) for name in MODIFIER_IDS}
    return [name for name, slot in slots.items() if slot is not None and pieces.card_cubes(p, slot)[seat]]


# --- a group and a cube ---------------------------------------------------------------------------


def group_price(p: TroyesPosition, seat: int, group: Group, cube: str) -> int:
    """TR-8.3, TR-11.8, TR-15.16."""
    foreign = Counter(district for district, _ in group if district != seat)
    if cube == "tithing":
        free = 3 if p.seats == 1 else 1
        foreign = Counter({district: max(0, number - free) for district, number in foreign.items()})
    return foreign.total() * PRICES[len(group)] if group else 0


def group_value(group: Group, cube: str) -> int:
    """TR-8.6, TR-11."""
    values = [pieces.value(die) for _, die in group]
    if cube == "blacksmith":
        return sum(values) + 5
    if cube in ONE_WHITE_AS:
        return sum(values) * ONE_WHITE_AS[cube][1]
    each = {"priest": 3, "confession": 2}.get(cube, 0)
    return sum(5 if cube == "apprenticeship" else number + each for number in values)


def effective_colours(group: Group, cube: str) -> list[str]:
    """TR-11: the colours the dice count as; none where the cube does not fit them."""
    real = sorted({pieces.colour(die) for _, die in group})
    if cube in {"blacksmith", "priest", "tithing", "militia"}:
        if real != ["red" if cube == "blacksmith" else "yellow"]:
            return []
        return ["red"] if cube == "militia" else real
    if cube in ONE_WHITE_AS:
        return [ONE_WHITE_AS[cube][0]] if real == ["white"] and len(group) == 1 else []
    return real


def colours_fit(p: TroyesPosition, target: Target, group: Group, cube: str) -> bool:
    """TR-8.2, TR-11.2: one accepted colour, or for Pilgrimage any mixture."""
    allowed = {
        "build": {"", "prior"},
        "place": {"", "militia", "tithing"},
    }.get(target.kind)
    if allowed is not None and cube not in allowed:
        return False
    found = effective_colours(group, cube)
    if len(found) > 1:
        return may_mix(p, target)
    return bool(found) and found[0] in wanted_colours(p, target)


def completes(p: TroyesPosition, seat: int, target: Target, group: Group, cube: str) -> bool:
    """Is this all the target needs, and can it be paid?"""
    if not group or len(group) > (1 if target.kind == "place" else 3) or not colours_fit(p, target, group, cube):
        return False
    if group_price(p, seat, group, cube) + hire_price(p, seat, target) > pieces.count(p, Family.DENIERS, seat):
        return False
    if target.kind == "build":
        return cathedral_room(p, group) is None
    if target.kind == "place":
        building, number = BUILDING_IDS.index(target.thing), pieces.value(group[0][1])
        return any(may_place(p, seat, building, number, source) for source in sources(p, seat))
    return group_value(group, cube) >= divisor(p, target)


def cathedral_room(p: TroyesPosition, group: Group) -> int | None:
    """TR-9.12, R-22: a number that is built higher than the group's dice allow; None when all have room."""
    for number, dice in Counter(pieces.value(die) for _, die in group).items():
        free = [level[number - 1] for level in pieces.cathedral(p)].count(None)
        if dice > free:
            return number
    return None


def square(p: TroyesPosition) -> Group:
    """Every die on the square."""
    return [(district, die) for district in range(OWNERS) for die in pieces.dice_list(p.square[district])]


def extensions(p: TroyesPosition, target: Target, group: Group, dice: Group) -> Iterator[Group]:
    """The group itself and every larger one that could be made with dice of the square."""
    if group:
        yield group
    most = 1 if target.kind == "place" else 3
    if may_mix(p, target):
        pools = [dice]
    else:
        colours = {pieces.colour(die) for _, die in group} or set(COLOUR_IDS)
        pools = (
            [[one for one in dice if pieces.colour(one[1]) == name] for name in sorted(colours)] if len(colours) else []
        )
    for more in range(1, most - len(group) + 1):
        for pool in pools:
            for added in dict.fromkeys(combinations(pool, more)):
                yield [*group, *added]


def can_complete(p: TroyesPosition, seat: int, target: Target, group: Group, dice: Group) -> bool:
    """Is there any way to complete the group with these dice and one of the seat's cubes, or none?"""
    cubes = ["", *held(p, seat)]
    return any(
        completes(p, seat, target, whole, cube) for whole in extensions(p, target, group, dice) for cube in cubes
    )
