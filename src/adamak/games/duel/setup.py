"""What of a setup is more than one number: how it is written, read, and filled in where it is left out.

The fields themselves are declared in `position.py`, beside the attributes that hold them.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any, Final

from adamak.core.bits import BIT
from adamak.core.errors import Problem, problem_if
from adamak.core.state import TABLE, Count, Field, Kind, NameSet, OneOf, Queue, Reading, Stock
from adamak.core.state.shapes import check_dict, check_list, check_name, check_names, check_once
from adamak.games.duel import building, components, data
from adamak.games.duel.components import PROGRESS_IDS, Divinity
from adamak.games.duel.data import CARD_IDS, SLOTS, WONDER_IDS, City, Phase

TWO_SEATS: Final[bytes] = struct.pack("<q", 2)
MOST_AGAIN: Final = 8  # R3: extra turns of one turn, where they add up

# The pieces (DU-1).
CARDS: Final[Stock] = Stock(CARD_IDS)
WONDERS: Final[Stock] = Stock(WONDER_IDS)
PROGRESS: Final[Stock] = Stock(PROGRESS_IDS)
SPECIAL: Final[list[str]] = CARD_IDS[data.FIRST_GUILD :]

SPACE: Final[Count] = Count(-data.CAPITAL, data.CAPITAL)
PROGRESS_SET: Final[NameSet] = NameSet(PROGRESS_IDS)
BOX: Final[Queue] = Queue(PROGRESS_IDS, 4)
WONDER_SET: Final[NameSet] = NameSet(WONDER_IDS)
CARD_SET: Final[NameSet] = NameSet(CARD_IDS)
_CARD: Final[OneOf] = OneOf(CARD_IDS)


def always(value: Any) -> Callable[[Reading], Any]:
    """A default that also stands in where a setup says null."""
    return lambda reading: value


class NumberSet(Kind[list[int]]):
    """A set of some numbers, a bit each: slots of the structure, Offering tokens by their values."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = list(numbers)

    def write(self, number: int, seats: int = 0) -> list[int]:
        return [value for k, value in enumerate(self.numbers) if int(number) >> k & 1]

    def check(self, value: object, where: str, seats: int = 2) -> list[int]:
        found = check_list(value, where)
        for thing in found:
            if type(thing) is not int or thing not in self.numbers:
                raise Problem("setup-unknown", where=where, found=str(thing)[:40])
        check_once(found, where)
        return sorted(found)

    def pack(self, value: Sequence[int]) -> int:
        return sum(1 << self.numbers.index(number) for number in value)


SLOT_SET: Final[NumberSet] = NumberSet(range(SLOTS))


def wrong_slot(slot: object) -> Problem:
    return Problem("setup-slot", slot=str(slot)[:40])


# --- the structure and the Ages to come -----------------------------------------------------------
def is_laid(p: Any) -> bool:
    """DU-2.6: without Pantheon the first Age is laid out only after the draft."""
    return bool(p.variant.pantheon or p.phase != Phase.DRAFT)


def will_be_laid(reading: Reading) -> bool:
    return bool(reading.variant.pantheon or reading["phase"] != "draft")


def is_ahead(p: Any, place: int) -> bool:
    """Does it still matter what was dealt to one of the sixty places?"""
    age, slot = place // SLOTS + 1, place % SLOTS
    return bool(p.present >> slot & 1) if age == p.age and is_laid(p) else age >= int(p.age)


def deck_of(age: int, pantheon: bool) -> list[str]:
    """The cards that may lie in the structure of an Age (DU-2.5)."""
    decks = {age} if age < 3 else {age, data.TEMPLES if pantheon else data.GUILDS}
    return [card for card, deck in zip(CARD_IDS, data.DECK_OF, strict=True) if deck in decks]


def covered(reading: Reading) -> int:
    """DU-4.2: the set of slots of a setup on which another card lies."""
    lying, base = SLOT_SET.pack(reading["structure"]), (reading["age"] - 1) * SLOTS
    return SLOT_SET.pack([slot for slot in reading["structure"] if data.COVERING[base + slot] & lying])


class Structure(Field[dict[int, str]]):
    """DU-2.8: the cards of the present Age by slot; which are accessible follows."""

    holds = ("present", "open")

    def read(self, p: Any, seat: int = TABLE) -> dict[str, str]:  # type: ignore[override]
        return {str(slot): CARD_IDS[p.card_in(slot)] for slot in SLOT_SET.write(p.present)}

    def check(self, value: object, where: str, reading: Reading) -> dict[int, str]:
        slots = {str(slot): slot for slot in range(SLOTS)}
        given = check_dict(value, where)
        for name in given:
            if name not in slots:
                raise wrong_slot(name)
        deck = deck_of(reading["age"], reading.variant.pantheon) if will_be_laid(reading) else []
        check_names(list(given.values()), deck, where)
        return {slots[name]: card for name, card in given.items()}

    def put(self, p: Any, value: dict[int, str], seat: int = TABLE) -> None:
        base = (p.age - 1) * SLOTS
        p.present = SLOT_SET.pack(list(value))
        for slot, card in value.items():
            p.dealt[base + slot] = _CARD.pack(card)
            if data.COVERING[base + slot] & p.present == 0:
                p.open |= BIT[slot]


def default_structure(reading: Reading) -> dict[int, str]:
    return dict(enumerate(spare_cards(reading, reading["age"]))) if will_be_laid(reading) else {}


class FaceDown(Field[list[int]]):
    """DU-2.8: the slots whose cards lie face down."""

    holds = ("shown",)

    def read(self, p: Any, seat: int = TABLE) -> list[int]:
        return SLOT_SET.write(p.present & ~p.shown)

    def check(self, value: object, where: str, reading: Reading) -> list[int]:
        found = SLOT_SET.check(value, where)
        for slot in found:
            if slot not in reading["structure"]:
                raise wrong_slot(slot)
        return found

    def put(self, p: Any, value: list[int], seat: int = TABLE) -> None:
        p.shown = p.present & ~SLOT_SET.pack(value)


def default_face_down(reading: Reading) -> list[int]:
    """DU-4.7: what is covered in the rows that are dealt face down."""
    return SLOT_SET.write(covered(reading) & ~data.FACE_UP[reading["age"]])


class Later(Field[dict[str, list[str]]]):
    """DU-2.5: the cards of Ages not laid out yet; those left out are cards that lie nowhere else."""

    def read(self, p: Any, seat: int = TABLE) -> dict[str, list[str]]:
        return {str(age): dealt_to(p, age) for age in range(p.age + is_laid(p), 4)}

    def check(self, value: object, where: str, reading: Reading) -> dict[str, list[str]]:
        ages = [str(age) for age in range(reading["age"] + will_be_laid(reading), 4)]
        found = check_dict(value, where)
        for age, cards in found.items():
            check_name(age, ages, where)
            check_names(cards, deck_of(int(age), reading.variant.pantheon), f"age{age}")
            problem_if(len(cards) != SLOTS, "deal-number", where=f"age{age}", found=len(cards), wanted=SLOTS)
        return {age: found[age] if age in found else spare_cards(reading, int(age)) for age in ages}

    def put(self, p: Any, value: dict[str, list[str]], seat: int = TABLE) -> None:
        for age, cards in value.items():
            deal_to(p, int(age), cards)


def dealt_to(p: Any, age: int) -> list[str]:
    """The twenty cards of an Age by slot."""
    return [CARD_IDS[card] for card in p.dealt[(age - 1) * SLOTS : age * SLOTS]]


def deal_to(p: Any, age: int, cards: Sequence[str]) -> None:
    for slot, card in enumerate(cards):
        p.dealt[(age - 1) * SLOTS + slot] = _CARD.pack(card)


def spare_cards(reading: Reading, age: int) -> list[str]:
    """Twenty cards of an Age that lie nowhere else, in the order of the card list; three of them Guilds or Temples."""
    elsewhere = reading.lying(CARDS, "structure", "later")
    spare = [card for card in deck_of(age, reading.variant.pantheon) if card not in elsewhere]
    special = [card for card in spare if card in SPECIAL][: data.SPECIALS]
    chosen = [*[card for card in spare if card not in SPECIAL][: SLOTS - len(special)], *special]
    problem_if(len(chosen) < SLOTS, "deal-number", where=f"age{age}", found=len(chosen), wanted=SLOTS)
    return chosen


# --- cards in cities, under Wonders and discarded; the draft ---------------------------------------
class Cards(Field[list[str]]):
    """A set of cards in two numbers, early and late ones: the discard pile (DU-6.6), or with `per_seat` a city.

    What the cards of a city produce and how many there are of each colour follows.
    """

    def __init__(self, *, per_seat: bool = False) -> None:
        super().__init__(default=(), of=CARDS)
        self.per_seat = per_seat
        self.holds = () if per_seat else ("waste_early", "waste_late")

    def read(self, p: Any, seat: int = TABLE) -> list[str]:
        city = p.city
        sets = (city[City.EARLY + seat], city[City.LATE + seat]) if self.per_seat else (p.waste_early, p.waste_late)
        return CARD_SET.write(int(sets[0]) | int(sets[1]) << data.EARLY_CARDS)

    def check(self, value: object, where: str, reading: Reading) -> list[str]:
        return check_names(value, _CARD.numbers, where)

    def put(self, p: Any, value: list[str], seat: int = TABLE) -> None:
        for card in map(_CARD.pack, value):
            if self.per_seat:
                building.settle_in(p, seat, card)
            else:
                building.throw_away(p, card)


class Standing(Field[dict[str, str | None]]):
    """DU-6.8: Wonders built, each with the card under it; None is any card that lies nowhere else."""

    per_seat = True

    def read(self, p: Any, seat: int = TABLE) -> dict[str, str | None]:
        built = WONDER_SET.write(p.city[City.STANDING + seat])
        return {name: CARD_IDS[p.card_under(WONDER_IDS.index(name))] for name in built}

    def check(self, value: object, where: str, reading: Reading) -> dict[str, str | None]:
        found = check_dict(value, where)
        check_names(list(found), WONDER_IDS, where)
        check_names([card for card in found.values() if card is not None], _CARD.numbers, where)
        return found

    def put(self, p: Any, value: dict[str, str | None], seat: int = TABLE) -> None:
        p.city[City.STANDING + seat] = WONDER_SET.pack(list(value))
        for name, card in value.items():
            wonder = WONDER_IDS.index(name)
            p.city[City.MEANS + seat] += data.WONDER_MEANS[wonder]
            if card is not None:
                p.put_under(wonder, _CARD.pack(card))


class DraftOrder(NameSet):
    """DU-3.1: the eight Wonders in the order in which they are turned up, in nibbles; 0 where nobody drafted."""

    def write(self, number: int, seats: int = 0) -> list[str]:
        return [self.names[int(number) >> 4 * k & 15] for k in range(data.DRAFTED)] if number else []

    def check(self, value: object, where: str, seats: int) -> list[str]:
        found = super().check(value, where, seats)
        if found and len(found) != data.DRAFTED:
            raise Problem("deal-number", where=where, found=len(found), wanted=data.DRAFTED)
        return found

    def pack(self, value: list[str]) -> int:
        return sum(self.numbers[name] << 4 * k for k, name in enumerate(value))


# --- progress tokens ------------------------------------------------------------------------------
def progress_in_play(pantheon: bool) -> list[str]:
    return PROGRESS_IDS if pantheon else PROGRESS_IDS[: components.BASE_PROGRESS]


def default_box(reading: Reading) -> list[str]:
    """DU-2.3: the tokens that lie nowhere else."""
    rest = reading.rest(PROGRESS, "progress_box")
    return [token for token in progress_in_play(reading.variant.pantheon) if token in rest]


# --- what follows from the rest -------------------------------------------------------------------
def follow_up(p: Any) -> None:
    """Numbers that no setup holds: cards under Wonders of which none was named, the draft's group, symbols."""
    city = p.city
    early = p.waste_early | city[City.EARLY] | city[City.EARLY + 1]
    late = p.waste_late | city[City.LATE] | city[City.LATE + 1]
    lying = {*p.dealt, *(p.card_under(wonder) for wonder in range(data.WONDERS)), *_cards_of(early, late)}
    spare = [card for card in range(data.CARDS) if card not in lying]
    for seat in range(2):
        for name in WONDER_SET.write(city[City.STANDING + seat]):
            if p.card_under(WONDER_IDS.index(name)) < 0:
                problem_if(not spare, "setup-place", what=name, where="standing")
                p.put_under(WONDER_IDS.index(name), spare.pop(0))
        _count_symbols(p, seat)
    if p.phase == Phase.DRAFT:
        order = [int(p.wonder_order) >> 4 * k & 15 for k in range(data.DRAFTED)]
        turned_up = order[: (p.drafted // data.DRAFT_GROUP + 1) * data.DRAFT_GROUP]
        p.group = sum(1 << wonder for wonder in turned_up) & ~(city[City.UNBUILT] | city[City.UNBUILT + 1])


def _cards_of(early: int, late: int) -> list[int]:
    return [k for k in range(data.CARDS) if early & data.EARLY_BIT[k] or late & data.LATE_BIT[k]]


def _count_symbols(p: Any, seat: int) -> None:
    """DU-7.2: of own green cards, Law, Ishtar, and the card with the Snake for the owner of Nisaba."""
    city, gods = p.city, p.city[City.DIVINITIES + seat]
    held = _cards_of(city[City.EARLY + seat], city[City.LATE + seat])
    green = [card for card in data.GREEN_CARDS if card in held]
    if p.snake >= 0 and gods >> Divinity.NISABA & 1:
        green.append(p.snake)
    scales = [data.SCALES] * int((city[City.PROGRESS + seat] >> data.LAW & 1) + (gods >> Divinity.ISHTAR & 1))
    found = [*(int(data.SYMBOL[card]) for card in green), *scales]
    city[City.SYMBOLS + seat] = sum(1 << 4 * symbol for symbol in found) + (len(set(found)) << data.DIFFERENT)
