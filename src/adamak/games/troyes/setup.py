"""What of a setup is more than one number: how it is written, read, and filled in where it is left out.

The fields themselves are declared in `position.py`, beside the attributes that hold them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from adamak.core.errors import Problem, problem_if
from adamak.core.state import TABLE, Count, Counts, Field, Kind, NameSet, OneOf, Optional, Player, Queue, Reading, Stock
from adamak.core.state.shapes import MOST, check_dict, check_entries, check_list, check_name, check_number
from adamak.games.troyes import data, rounds
from adamak.games.troyes.components import BUILDING_IDS, CARD_IDS, CHARACTER_IDS, THREAT_IDS
from adamak.games.troyes.data import NEUTRAL, SLOT_IDS, SOURCE_IDS, Cube, Family, Move, Threat
from adamak.games.troyes.places import check_owner, owner_of
from adamak.games.troyes.variant import Variant

CARDS: Final[list[str]] = THREAT_IDS[1:]  # Marauding lies on the board, not in a deck
MARAUDING: Final = THREAT_IDS[0]
WHITE_CARDS: Final[list[str]] = THREAT_IDS[data.FIRST_WHITE : data.FIRST_YELLOW]
YELLOW_CARDS: Final[list[str]] = THREAT_IDS[data.FIRST_YELLOW :]
DECKS: Final = ("red_deck", "red_box", "white_deck", "yellow_deck")
# The moves that name what a turn is for, in words, from the first of them on.
TARGET_IDS: Final[list[str]] = [
    *(f"activate {slot}" for slot in SLOT_IDS),
    "build",
    *(f"fight {threat}" for threat in THREAT_IDS),
    *(f"place {building}" for building in BUILDING_IDS),
    "farm",
]

EVENT_CARDS: Final[Stock] = Stock(CARDS)
CHARACTERS: Final[Stock] = Stock(CHARACTER_IDS)
DICE: Final[Counts] = Counts(data.DIE_IDS, 3)
EVENT_SET: Final[NameSet] = NameSet(THREAT_IDS)
CHARACTER_SET: Final[NameSet] = NameSet(CHARACTER_IDS)
CHARACTER_ROW: Final[Queue] = Queue(CHARACTER_IDS, 4)
DECK: Final[Queue] = Queue(CARDS, data.THREAT_BITS)  # a card plus one is its number among all events
INFLUENCE: Final[Count] = Count(0, data.INFLUENCE_MAX)
TARGET: Final[OneOf] = OneOf(TARGET_IDS)
SOURCE: Final[Optional[str]] = Optional(OneOf(SOURCE_IDS))


def spaces_of(variant: Variant, card: int) -> int:
    """TR-9.3: how many scoring spaces a card has."""
    first = data.SCORING_SPACES * card
    return sum(int(points) >= 0 for points in variant.card_points[first : first + data.SCORING_SPACES])


# --- entries made of several numbers ----------------------------------------------------------------
class Slots(Field[dict[str, dict[str, Any]]]):
    """TR-3.5, TR-9.3: each slot's card (None: any that fits), tradesmen, and cubes per seat."""

    holds = ("cards",)

    def slot(self, p: Any, slot: int) -> dict[str, Any]:
        stall = int(p.stalls[slot])
        return {
            "card": CARD_IDS[p.card_on(slot)],
            "scoring": [owner_of(stall >> at & 7) for at in data.SCORING[: spaces_of(p.variant, p.card_on(slot))]],
            "picture": [owner for owner in range(data.OWNERS) if stall >> data.PICTURE + owner & 1],
            "cubes": [stall >> data.CUBES + data.CUBE_BITS * seat & 255 for seat in range(p.seats)],
        }

    def read(self, p: Any, seat: int = TABLE) -> dict[str, dict[str, Any]]:
        return {name: self.slot(p, slot) for slot, name in enumerate(SLOT_IDS)}

    def check(self, value: object, where: str, reading: Reading) -> dict[str, dict[str, Any]]:
        given = check_dict(value, where)
        for name in given:
            check_name(name, SLOT_IDS, where)
        return {name: self._check_slot(given.get(name, {}), slot, reading) for slot, name in enumerate(SLOT_IDS)}

    def _check_slot(self, value: object, slot: int, reading: Reading) -> dict[str, Any]:
        name, seats = SLOT_IDS[slot], reading.seats
        found = check_entries(value, {"card": None, "scoring": [], "picture": [], "cubes": []}, name)
        allowed = [CARD_IDS[card] for card in rounds.of_slot(reading.variant, slot)]
        found["card"] = allowed[0] if found["card"] is None else check_name(found["card"], allowed, name)
        spaces = spaces_of(reading.variant, CARD_IDS.index(found["card"]))
        found["scoring"] = check_list(found["scoring"], name) or [None] * spaces
        scoring, cubes = found["scoring"], check_list(found["cubes"], name)
        people = [owner for owner in scoring if owner is not None] + check_list(found["picture"], name)
        people = [check_owner(owner, seats, name) for owner in people]
        problem_if(len(set(people)) != len(people), "troyes-tradesmen", slot=name)  # TR-9.4
        for entries, wanted in ((scoring, spaces), (cubes, min(len(cubes), seats))):
            problem_if(len(entries) != wanted, "deal-number", where=name, found=len(entries), wanted=wanted)
        for number in cubes:
            check_number(number, 0, data.MOST_CUBES if found["card"] in data.MODIFIER_IDS else 0, name)
        return found

    def put(self, p: Any, value: dict[str, dict[str, Any]], seat: int = TABLE) -> None:
        for slot, found in enumerate(value.values()):
            p.cards |= CARD_IDS.index(found["card"]) << 5 * slot
            people = sum(1 << data.PICTURE + owner for owner in found["picture"])
            people |= sum(owner + 1 << data.SCORING[k] for k, owner in enumerate(found["scoring"]) if owner is not None)
            cubes = sum(number << data.CUBES + data.CUBE_BITS * k for k, number in enumerate(found["cubes"]))
            p.stalls[slot] = people | cubes


class EventQueue(Field[list[dict[str, Any]]]):
    """TR-7.3: the events from the left, each with the owners of its cubes in the order of placement."""

    holds = ("marauders",)

    def cubes(self, p: Any, at: int) -> list[int]:
        """The owners of the cubes on an event; on Marauding owner by owner."""
        entry = int(p.queue[at])
        if entry & 31 == Threat.MARAUDING:
            return [owner for owner in range(data.OWNERS) for _ in range(int(p.marauders) >> 8 * owner & 255)]
        return [(entry >> data.ORDER + 3 * k & 7) - 1 for k in range(entry >> data.THREAT_BITS & 31)]

    def read(self, p: Any, seat: int = TABLE) -> list[dict[str, Any]]:
        return [{"threat": THREAT_IDS[int(entry) & 31], "cubes": self.cubes(p, at)} for at, entry in enumerate(p.queue)]

    def check(self, value: object, where: str, reading: Reading) -> list[dict[str, Any]]:
        queue = [check_entries(entry, {"threat": None, "cubes": []}, where) for entry in check_list(value, where)]
        queue = queue or [{"threat": MARAUDING, "cubes": []}]
        for k, entry in enumerate(queue):
            threat = check_name(entry["threat"], THREAT_IDS, where)
            if (k == 0) != (threat == MARAUDING):
                raise Problem("troyes-queue", threat=queue[0]["threat"][:40])
            cubes = [check_owner(owner, reading.seats, where) for owner in check_list(entry["cubes"], where)]
            if k == 0:
                for owner in set(cubes):
                    check_number(cubes.count(owner), 0, data.MOST_CUBES, threat)
            elif len(cubes) >= reading.variant.threat_banners[THREAT_IDS.index(threat)]:  # it would have left
                raise Problem("troyes-banners", threat=threat, found=len(cubes))
        return queue

    def put(self, p: Any, value: list[dict[str, Any]], seat: int = TABLE) -> None:
        p.marauders += sum(1 << 8 * owner for owner in value[0]["cubes"])
        p.queue = vec[i64]([i64(Threat.MARAUDING)])
        for entry in value[1:]:
            cubes = sum(owner + 1 << data.ORDER + 3 * at for at, owner in enumerate(entry["cubes"]))
            number = THREAT_IDS.index(entry["threat"]) | len(entry["cubes"]) << data.THREAT_BITS | cubes
            p.queue = append(p.queue, i64(number))

    def pieces(self, value: list[dict[str, Any]]) -> Iterator[str]:
        return (entry["threat"] for entry in value[1:])


class LastMarauder(Field[int | None]):
    """Whose cube came last to Marauding, for Resistance (TR-14.5)."""

    def read(self, p: Any, seat: int = TABLE) -> int | None:
        return owner_of(int(p.marauders) >> data.LAST_MARAUDER & 7)

    def check(self, value: object, where: str, reading: Reading) -> int | None:
        if value is None:
            return None
        owner = check_owner(value, reading.seats, where)
        problem_if(owner not in reading["queue"][0]["cubes"], "setup-seat", where=where, seat=owner)
        return owner

    def put(self, p: Any, value: int | None, seat: int = TABLE) -> None:
        p.marauders |= (0 if value is None else value + 1) << data.LAST_MARAUDER


class Neutral(Field[dict[str, Any]]):
    """What the neutral has, or Le Roy. `reserve` is what is left of the citizens where it is not given."""

    places: ClassVar[dict[str, tuple[Kind[Any], int]]] = {
        "reserve": (Count(), Family.RESERVE + NEUTRAL),
        "vp": (Count(), Family.VP + NEUTRAL),
        "won": (EVENT_SET, Family.WON + NEUTRAL),
    }

    def read(self, p: Any, seat: int = TABLE) -> dict[str, Any]:
        return {name: kind.write(p.family[at], 0) for name, (kind, at) in self.places.items()}

    def check(self, value: object, where: str, reading: Reading) -> dict[str, Any]:
        found = check_entries(value, {"reserve": None, "vp": 0, "won": []}, where)
        check_number(found["vp"], 0, MOST if reading.seats == 1 else 0, "neutral.vp")
        EVENT_SET.check(found["won"], "neutral.won", reading.seats)
        if found["reserve"] is None:
            found["reserve"] = max(0, citizens_of(reading, NEUTRAL) - citizens_about(reading, NEUTRAL))
        check_number(found["reserve"], 0, data.LE_ROY_CITIZENS, "neutral.reserve")
        return found

    def put(self, p: Any, value: dict[str, Any], seat: int = TABLE) -> None:
        for name, (kind, at) in self.places.items():
            p.family[at] = kind.pack(value[name])


class Composing(Field[dict[str, Any] | None]):
    """A turn being put together: the move that named its target, the dice so far, and what else is chosen.

    `cube` is a delayed card, "plain", or None while it is open.
    """

    holds = ("target", "group", "size", "cube", "source", "times")
    cubes = Optional(OneOf([*data.MODIFIER_IDS, "plain"]), none=Cube.UNDECIDED)

    def dice(self, p: Any) -> list[tuple[int, str]]:
        """The dice taken so far: district and die."""
        numbers = [(int(p.group) >> 7 * k & 127) - 1 for k in range(p.size)]
        return [(number // data.DICE, data.DIE_IDS[number % data.DICE]) for number in numbers]

    def read(self, p: Any, seat: int = TABLE) -> dict[str, Any] | None:
        if p.target < 0:
            return None
        return {
            "target": TARGET_IDS[p.target - Move.ACTIVATE],
            "dice": [[data.DISTRICT_IDS[district], die] for district, die in self.dice(p)],
            "cube": self.cubes.write(p.cube, 0),
            "source": SOURCE.write(p.source, 0),
            "times": int(p.times),
        }

    def check(self, value: object, where: str, reading: Reading) -> dict[str, Any] | None:
        if value is None:
            return None
        turn = check_entries(value, {"target": None, "dice": [], "cube": None, "source": None, "times": 0}, where)
        TARGET.check(turn["target"], where, reading.seats)
        turn["dice"] = [check_list(pair, where) for pair in check_list(turn["dice"], where)]
        if len(turn["dice"]) > data.DICE_LIMIT or any(len(pair) != 2 for pair in turn["dice"]):
            raise Problem("deal-number", where=where, found=len(turn["dice"]), wanted=data.DICE_LIMIT)
        for district, die in turn["dice"]:
            check_name(district, data.DISTRICT_IDS, where)
            check_name(die, data.DIE_IDS, where)
        self.cubes.check(turn["cube"], f"{where}.cube", reading.seats)
        SOURCE.check(turn["source"], f"{where}.source", reading.seats)
        check_number(turn["times"], 0, data.MOST_WORTH, f"{where}.times")
        return turn

    def put(self, p: Any, value: dict[str, Any] | None, seat: int = TABLE) -> None:
        if value is None:
            return
        p.target = Move.ACTIVATE + TARGET.pack(value["target"])
        for k, (district, die) in enumerate(value["dice"]):
            number = data.DICE * data.DISTRICT_IDS.index(district) + data.DIE_IDS.index(die)
            p.group |= number + 1 << 7 * k
        p.size = len(value["dice"])
        p.cube = self.cubes.pack(value["cube"])
        p.source = SOURCE.pack(value["source"])
        p.times = value["times"]


# --- what is meant where nothing is said ----------------------------------------------------------
def everybody(reading: Reading) -> int:
    """TR-4.2: how many citizens the players place at the beginning."""
    return reading.seats * int(data.STARTING_CITIZENS[reading.seats])


def default_revealed(reading: Reading) -> int:
    return min(int(reading["round"]), 3)


def citizens_of(reading: Reading, owner: int) -> int:
    """TR-3.3, TR-15.1: twelve citizens per player, eight gray ones, twenty-four of Le Roy."""
    if owner < NEUTRAL:
        return data.CITIZENS
    return data.LE_ROY_CITIZENS if reading.seats == 1 else data.GRAY_CITIZENS


def citizens_about(reading: Reading, owner: int) -> int:
    """All of them that are not in the general supply."""
    slots = reading["slots"].values()
    placed = [*reading["spaces"].values(), *(owner for owners in reading["lying"].values() for owner in owners)]
    placed += [owner for slot in slots for owner in (*slot["scoring"], *slot["picture"])]
    return placed.count(owner) + (reading.players[owner]["supply"] if owner < NEUTRAL else 0)


def default_reserve(player: Player) -> int:
    return max(0, data.CITIZENS - citizens_about(player.reading, player.seat))


def default_characters(player: Player) -> list[str]:
    """TR-3.4: those not named are dealt in their order."""
    reading, each = player.reading, int(data.CHARACTERS_DEALT[player.reading.seats])
    named = [name for other in reading.players if other.is_given("characters") for name in other["characters"]]
    spare = [name for name in CHARACTER_IDS if name not in named]
    before = sum(not other.is_given("characters") for other in reading.players[: player.seat])
    return spare[before * each : (before + 1) * each]


def default_row(reading: Reading) -> list[str]:
    """TR-15.3."""
    return list(CHARACTER_IDS) if reading.seats == 1 else []


def red_cards(variant: Variant) -> list[str]:
    return THREAT_IDS[data.FIRST_RED : data.FIRST_WHITE if variant.bonus_cards else Threat.RESISTANCE]


def rounds_left(reading: Reading) -> int:
    return max(0, int(data.ROUNDS[reading.seats]) - int(reading["round"]))


def _not_named(reading: Reading, cards: Sequence[str], *places: str) -> list[str]:
    """Event cards that lie nowhere else, as far as the setup says."""
    found = reading.lying(EVENT_CARDS, *places)
    return [card for card in cards if card not in found]


def default_red_deck(reading: Reading) -> list[str]:
    """TR-3.6: one for each round to come."""
    unnamed = [place for place in DECKS if not reading.is_given(place)]
    return _not_named(reading, red_cards(reading.variant), "red_deck", *unnamed)[: rounds_left(reading)]


def default_red_box(reading: Reading) -> list[str]:
    unnamed = [place for place in ("white_deck", "yellow_deck") if not reading.is_given(place)]
    return _not_named(reading, red_cards(reading.variant), "red_box", *unnamed)


def all_left(cards: Sequence[str]) -> Callable[[Reading], list[str]]:
    """TR-3.6: of the white and yellow cards none is left out."""
    return lambda reading: _not_named(reading, cards, *DECKS)
