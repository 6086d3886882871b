"""Groups of dice reckoned a second time, in words and by trying everything: what `refusals.py` argues with.

Nothing here calls the engine's own statement of these rules (`groups.py`, `turns.py`, `buildings.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from adamak.games.troyes import pieces
from adamak.games.troyes.components import BUILDING_IDS, CARD_ROWS, COLOUR_IDS, THREAT_IDS
from adamak.games.troyes.data import MODIFIER_IDS, OWNERS, SLOT_IDS, SLOTS, SPACE_IDS, Family
from adamak.games.troyes.position import TroyesPosition

Group = list[tuple[int, str]]  # district and die
PRICES = {1: 2, 2: 4, 3: 6}  # TR-8.3
COLOUR_OF_CARD = {row[0]: row[1] for row in CARD_ROWS}
ONE_WHITE_AS = {"monk": ("yellow", 3), "templar": ("red", 2), "prior": ("white", 2)}  # TR-11.5
ALLOWED = {"build": {"", "prior"}, "place": {"", "militia", "tithing"}}  # TR-9.23, TR-11.6: cubes that may help


def colours_of(group: Group) -> set[str]:
    return {pieces.colour(die) for _, die in group}


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
    real = sorted(colours_of(group))
    if cube in {"blacksmith", "priest", "tithing", "militia"}:
        if real != ["red" if cube == "blacksmith" else "yellow"]:
            return []
        return ["red"] if cube == "militia" else real
    if cube in ONE_WHITE_AS:
        return [ONE_WHITE_AS[cube][0]] if real == ["white"] and len(group) == 1 else []
    return real


def square(p: TroyesPosition) -> Group:
    """Every die on the square."""
    return [(district, die) for district in range(OWNERS) for die in pieces.dice_list(p.square[district])]


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's turn and what it is for: the kind of its first move, and the slot, event or building it names."""

    p: TroyesPosition
    seat: int
    kind: str
    thing: str = ""

    @property
    def slot(self) -> int:
        return SLOT_IDS.index(self.thing)

    def most_dice(self) -> int:
        """TR-8.2, TR-9.20."""
        return 1 if self.kind == "place" else 3

    def divisor(self) -> int:
        """TR-8.6; 0 where any value will do."""
        if self.kind == "activate":
            return int(self.p.variant.card_divisor[int(self.p.card_on(self.slot))])
        return int(self.p.variant.threat_divisor[THREAT_IDS.index(self.thing)]) if self.kind == "fight" else 0

    def wanted_colours(self) -> list[str]:
        """The colours the target accepts."""
        if self.kind == "activate":
            return COLOUR_IDS if self.may_mix() else [COLOUR_OF_CARD[pieces.card(self.p, self.slot)]]
        if self.kind == "fight":
            accepted = int(self.p.variant.threat_dice[THREAT_IDS.index(self.thing)])
            return [name for colour, name in enumerate(COLOUR_IDS) if accepted >> colour & 1]
        if self.kind == "place":
            return [COLOUR_IDS[BUILDING_IDS.index(self.thing)]]
        return ["white"] if self.kind == "build" else ["yellow"]

    def may_mix(self) -> bool:
        """TR-17.2."""
        return self.kind == "activate" and pieces.card(self.p, self.slot) == "pilgrimage"

    def hire_price(self) -> int:
        """TR-9.2."""
        if self.kind != "activate" or self.seat in pieces.tradesmen_on(self.p, self.slot):
            return 0
        return int(self.p.variant.card_cost[int(self.p.card_on(self.slot))])

    def cubes(self) -> list[str]:
        """TR-11.1: no cube, and the delayed cards on which the seat has one."""
        p, shown = self.p, [slot for slot in range(SLOTS) if pieces.face_up(self.p, slot)]
        waiting = {pieces.card(p, slot): pieces.slot(p, slot)["cubes"][self.seat] for slot in shown}
        return ["", *(name for name in MODIFIER_IDS if waiting.get(name))]

    def sources(self) -> list[str]:
        """TR-8.4: every place from which an own citizen could come."""
        p, seat = self.p, self.seat
        found = ["supply"] if pieces.count(p, Family.SUPPLY, seat) else []
        found += [f"card_{name}" for slot, name in enumerate(SLOT_IDS) if seat in pieces.tradesmen_on(p, slot)]
        found += [SPACE_IDS[k] for k, owner in enumerate(pieces.spaces(p)) if owner == seat]
        return found + [f"lying_{name}" for b, name in enumerate(BUILDING_IDS) if seat in pieces.lying(p, b)]

    def may_place(self, die: str, source: str) -> bool:
        """TR-9.22: an empty space in the row, once the citizen is taken up (R-23), or somebody who may be expelled:
        TR-6.5, TR-6.8: nobody of that colour lies there, not counting one who is just taken up."""
        p, building = self.p, BUILDING_IDS.index(self.thing)
        standing, at = pieces.spaces(p), 6 * building + pieces.value(die) - 1
        if source in SPACE_IDS:
            standing[SPACE_IDS.index(source)] = None
        row = standing[int(p.variant.row_start[at]) :][: int(p.variant.row_size[at])]
        lying: Counter[int | None] = Counter(pieces.lying(p, building))
        if row[-1] == self.seat and source == f"lying_{self.thing}":
            lying[self.seat] -= 1
        unprotected = row[-1] == 4 and p.seats > 1 and not p.variant.gray_protected
        return None in row or unprotected or lying[row[-1]] == 0

    def has_room(self, die: str) -> bool:
        return any(self.may_place(die, source) for source in self.sources())

    def price(self, group: Group, cube: str) -> int:
        """TR-8.3, TR-11.8, TR-15.16, and TR-9.2: the dice and the tradesman."""
        foreign = Counter(district for district, _ in group if district != self.seat)
        if cube == "tithing":
            free = 3 if self.p.seats == 1 else 1
            foreign = Counter({district: max(0, number - free) for district, number in foreign.items()})
        return self.hire_price() + (foreign.total() * PRICES[len(group)] if group else 0)

    def fits(self, group: Group, cube: str) -> bool:
        """TR-8.2, TR-11.2: one accepted colour, or for Pilgrimage any mixture."""
        if cube not in ALLOWED.get(self.kind, {cube}):
            return False
        found = effective_colours(group, cube)
        return self.may_mix() if len(found) > 1 else bool(found) and found[0] in self.wanted_colours()

    def full_number(self, group: Group) -> int | None:
        """TR-9.12, R-22: a number that is built higher than the group's dice allow; None when all have room."""
        for number, dice in Counter(pieces.value(die) for _, die in group).items():
            if dice > [level[number - 1] for level in pieces.cathedral(self.p)].count(None):
                return number
        return None

    def completes(self, group: Group, cube: str) -> bool:
        """Is this all the target needs, and can it be paid?"""
        if not group or len(group) > self.most_dice() or not self.fits(group, cube):
            return False
        if self.price(group, cube) > pieces.count(self.p, Family.DENIERS, self.seat):
            return False
        if self.kind == "build":
            return self.full_number(group) is None
        return self.has_room(group[0][1]) if self.kind == "place" else group_value(group, cube) >= self.divisor()

    def extensions(self, group: Group, dice: Group) -> Iterator[Group]:
        """The group itself and every larger one that could be made with these dice."""
        if group:
            yield group
        pools = [dice]
        if not self.may_mix():
            pools = [[die for die in dice if pieces.colour(die[1]) == name] for name in colours_of(group) or COLOUR_IDS]
        for more in range(1, self.most_dice() - len(group) + 1):
            for pool in pools:
                for added in dict.fromkeys(combinations(pool, more)):
                    yield [*group, *added]

    def can_complete(self, group: Group, dice: Group) -> bool:
        """Is there any way to complete the group with these dice and one of the seat's cubes, or none?"""
        cubes = self.cubes()
        return any(self.completes(whole, cube) for whole in self.extensions(group, dice) for cube in cubes)
