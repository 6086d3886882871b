"""What of a setup is more than one number: how it is written, read, and filled in where it is left out.

The fields themselves are declared in `position.py`, beside the attributes that hold them.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, Final

from adamak.core.bits import BIT
from adamak.core.errors import Problem
from adamak.core.naming import members
from adamak.core.state import TABLE, Count, Field, Kind, NameSet, OneOf, Reading, Stock
from adamak.core.state.kinds import check_dict, check_list, check_name, check_names, check_once
from adamak.games.duel import building, components, data
from adamak.games.duel.components import PROGRESS_IDS
from adamak.games.duel.data import CARD_IDS, SLOTS, WONDER_IDS, City, Divinity, Phase

TWO_SEATS: Final[bytes] = struct.pack("<q", 2)
MOST_AGAIN: Final = 8  # R3: extra turns of one turn, where they add up
# --- the pieces (DU-1) ----------------------------------------------------------------------------

CARDS: Final[Stock] = Stock(CARD_IDS)
WONDERS: Final[Stock] = Stock(WONDER_IDS)
PROGRESS: Final[Stock] = Stock(PROGRESS_IDS)

# --- kinds ----------------------------------------------------------------------------------------

SPACE: Final[Count] = Count(-data.CAPITAL, data.CAPITAL)
PROGRESS_SET: Final[NameSet] = NameSet(PROGRESS_IDS)
WONDER_SET: Final[NameSet] = NameSet(WONDER_IDS)
_CARD: Final[OneOf] = OneOf(CARD_IDS)


class SlotSet(Kind[list[int]]):
    """Slots of the structure."""

    def write(self, number: int, seats: int = 0) -> list[int]:
        return [slot for slot in range(SLOTS) if int(number) >> slot & 1]

    def check(self, value: object, where: str, seats: int) -> list[int]:
        slots = [check_slot(slot) for slot in check_list(value, where)]
        check_once(slots, where)
        return sorted(slots)

    def pack(self, value: list[int]) -> int:
        return sum(1 << slot for slot in value)


def check_slot(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < SLOTS:
        raise Problem("setup-slot", slot=str(value)[:40])
    return value


SLOT_SET: Final[SlotSet] = SlotSet()


# --- the structure and the Ages to come -----------------------------------------------------------


def is_laid(p: Any) -> bool:
    """DU-2.6: without Pantheon the first Age is laid out only after the draft."""
    return bool(p.variant.pantheon or p.phase != Phase.DRAFT)


def will_be_laid(reading: Reading) -> bool:
    return bool(reading.variant.pantheon or reading["phase"] != "draft")


def is_ahead(p: Any, place: int) -> bool:
    """Does it still matter what was dealt to one of the sixty places?"""
    age, slot = place // SLOTS + 1, place % SLOTS
    if age == p.age and is_laid(p):
        return bool(p.present >> slot & 1)
    return age >= int(p.age)


def deck_of(age: int, pantheon: bool) -> list[str]:
    """The cards that may lie in the structure of an Age (DU-2.5)."""
    if age < 3:
        return CARD_IDS[:23] if age == 1 else CARD_IDS[23 : data.EARLY_CARDS]
    special = CARD_IDS[data.FIRST_TEMPLE :] if pantheon else CARD_IDS[data.FIRST_GUILD : data.FIRST_TEMPLE]
    return [*CARD_IDS[data.EARLY_CARDS : data.FIRST_GUILD], *special]


class Structure(Field[dict[int, str]]):
    """DU-2.8: the cards of the present Age by slot; which are accessible follows."""

    def attributes(self) -> Sequence[str]:
        return ("present", "open")

    def read(self, p: Any, seat: int = TABLE) -> dict[str, str]:  # type: ignore[override]
        return {str(slot): CARD_IDS[p.card_in(slot)] for slot in SLOT_SET.write(p.present)}

    def check(self, value: object, where: str, reading: Reading) -> dict[int, str]:
        found = {_slot_named(name): card for name, card in check_dict(value, where).items()}
        deck = deck_of(reading["age"], reading.variant.pantheon) if will_be_laid(reading) else []
        check_names(list(found.values()), deck, where)
        return found

    def put(self, p: Any, value: dict[int, str], seat: int = TABLE) -> None:
        base = (p.age - 1) * SLOTS
        p.present = SLOT_SET.pack(list(value))
        for slot, card in value.items():
            p.dealt[base + slot] = _CARD.pack(card)
            if data.COVERING[base + slot] & p.present == 0:
                p.open |= BIT[slot]


def _slot_named(name: str) -> int:
    if name not in [str(slot) for slot in range(SLOTS)]:
        raise Problem("setup-slot", slot=name[:40])
    return int(name)


class FaceDown(Field[list[int]]):
    """DU-2.8: the slots whose cards lie face down."""

    def attributes(self) -> Sequence[str]:
        return ("shown",)

    def read(self, p: Any, seat: int = TABLE) -> list[int]:
        return SLOT_SET.write(p.present & ~p.shown)

    def check(self, value: object, where: str, reading: Reading) -> list[int]:
        found = SLOT_SET.check(value, where, 2)
        for slot in found:
            if slot not in reading["structure"]:
                raise Problem("setup-slot", slot=str(slot))
        return found

    def put(self, p: Any, value: list[int], seat: int = TABLE) -> None:
        p.shown = p.present & ~SLOT_SET.pack(value)


def default_face_down(reading: Reading) -> list[int]:
    """DU-4.7: what is covered in the rows that are dealt face down."""
    lying, age = SLOT_SET.pack(list(reading["structure"])), reading["age"]
    covered = sum(1 << slot for slot in reading["structure"] if data.COVERING[(age - 1) * SLOTS + slot] & lying)
    return SLOT_SET.write(covered & ~data.FACE_UP[age])


class Later(Field[dict[str, list[str]]]):
    """DU-2.5: the cards of Ages not laid out yet; those left out are cards that lie nowhere else."""

    def read(self, p: Any, seat: int = TABLE) -> dict[str, list[str]]:
        ages = range(p.age + is_laid(p), 4)
        return {str(age): [CARD_IDS[card] for card in p.dealt[(age - 1) * SLOTS : age * SLOTS]] for age in ages}

    def check(self, value: object, where: str, reading: Reading) -> dict[str, list[str]]:
        ages = [str(age) for age in range(reading["age"] + will_be_laid(reading), 4)]
        found = check_dict(value, where)
        for age, cards in found.items():
            check_name(age, ages, where)
            check_names(cards, deck_of(int(age), reading.variant.pantheon), f"age{age}")
            if len(cards) != SLOTS:
                raise Problem("deal-number", where=f"age{age}", found=len(cards), wanted=SLOTS)
        return {age: found[age] if age in found else spare_cards(reading, int(age)) for age in ages}

    def put(self, p: Any, value: dict[str, list[str]], seat: int = TABLE) -> None:
        for age, cards in value.items():
            lay_age(p, int(age), cards)


def lay_age(p: Any, age: int, cards: Sequence[str]) -> None:
    """Twenty cards by slot."""
    for slot, card in enumerate(cards):
        p.dealt[(age - 1) * SLOTS + slot] = _CARD.pack(card)


def default_structure(reading: Reading) -> dict[int, str]:
    return dict(enumerate(spare_cards(reading, reading["age"]))) if will_be_laid(reading) else {}


def spare_cards(reading: Reading, age: int) -> list[str]:
    """Twenty cards of an Age that lie nowhere else, in the order of the card list; three of them Guilds or Temples."""
    deck = deck_of(age, reading.variant.pantheon)
    elsewhere = reading.lying(CARDS, "structure", "later")
    spare = [card for card in deck if card not in elsewhere]
    special = [card for card in spare if CARD_IDS.index(card) >= data.FIRST_GUILD][: data.SPECIALS]
    ordinary = [card for card in spare if CARD_IDS.index(card) < data.FIRST_GUILD]
    chosen = [*ordinary[: SLOTS - len(special)], *special]
    if len(chosen) < SLOTS:
        raise Problem("deal-number", where=f"age{age}", found=len(chosen), wanted=SLOTS)
    return chosen


# --- cards in cities, under Wonders and discarded -------------------------------------------------


class CardSet(Field[list[str]]):
    """A set of cards in two numbers: early and late ones."""

    def sets(self, p: Any, seat: int) -> tuple[int, int]:
        raise NotImplementedError

    def read(self, p: Any, seat: int = TABLE) -> list[str]:
        early, late = self.sets(p, seat)
        return members(int(early) | int(late) << data.EARLY_CARDS, CARD_IDS)

    def check(self, value: object, where: str, reading: Reading) -> list[str]:
        return check_names(value, _CARD.numbers, where)


class DiscardPile(CardSet):
    """DU-6.6."""

    def attributes(self) -> Sequence[str]:
        return ("waste_early", "waste_late")

    def sets(self, p: Any, seat: int) -> tuple[int, int]:
        return p.waste_early, p.waste_late

    def put(self, p: Any, value: list[str], seat: int = TABLE) -> None:
        for card in value:
            building.throw_away(p, _CARD.pack(card))


class CityCards(CardSet):
    """The cards built in a city; what they produce and how many there are of each colour follows."""

    per_seat = True

    def sets(self, p: Any, seat: int) -> tuple[int, int]:
        return p.city[City.EARLY + seat], p.city[City.LATE + seat]

    def put(self, p: Any, value: list[str], seat: int = TABLE) -> None:
        for card in value:
            building.settle_in(p, seat, _CARD.pack(card))


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


# --- progress and military tokens -----------------------------------------------------------------


def progress_in_play(reading: Reading) -> list[str]:
    return PROGRESS_IDS if reading.variant.pantheon else PROGRESS_IDS[: components.BASE_PROGRESS]


def default_box(reading: Reading) -> list[str]:
    """DU-2.3: the tokens that lie nowhere else."""
    known = progress_in_play(reading)
    return [token for token in reading.rest(PROGRESS, "progress_box") if token in known]


def default_military_tokens(reading: Reading) -> list[str]:
    return data.TOKEN_IDS


# --- the draft ------------------------------------------------------------------------------------


class Draft(Field[list[str]]):
    """DU-3.1: the eight Wonders in the order in which they are turned up; none where nobody drafted."""

    def attributes(self) -> Sequence[str]:
        return ("wonder_order",)

    def read(self, p: Any, seat: int = TABLE) -> list[str]:
        order = int(p.wonder_order)
        return [WONDER_IDS[order >> 4 * k & 15] for k in range(data.DRAFTED)] if order else []

    def check(self, value: object, where: str, reading: Reading) -> list[str]:
        found = WONDER_SET.check(value, where, 2)
        if found and len(found) != data.DRAFTED:
            raise Problem("deal-number", where=where, found=len(found), wanted=data.DRAFTED)
        return found

    def put(self, p: Any, value: list[str], seat: int = TABLE) -> None:
        p.wonder_order = sum(WONDER_IDS.index(name) << 4 * k for k, name in enumerate(value))


# --- what follows from the rest -------------------------------------------------------------------


def follow_up(p: Any) -> None:
    """Numbers that no setup holds: cards under Wonders of which none was named, the draft's group, symbols."""
    spare = [card for card in range(data.CARDS) if card not in _cards_lying(p)]
    for seat in range(2):
        for wonder, name in enumerate(WONDER_IDS):
            if p.city[City.STANDING + seat] >> wonder & 1 and p.card_under(wonder) < 0:
                if not spare:
                    raise Problem("setup-place", what=name, where="standing")
                p.put_under(wonder, spare.pop(0))
        _count_symbols(p, seat)
    if p.phase == Phase.DRAFT:
        order = [int(p.wonder_order) >> 4 * k & 15 for k in range(data.DRAFTED)]
        turned_up = order[: (p.drafted // data.DRAFT_GROUP + 1) * data.DRAFT_GROUP]
        taken = p.city[City.UNBUILT] | p.city[City.UNBUILT + 1]
        p.group = sum(1 << wonder for wonder in turned_up if not taken >> wonder & 1)


def _cards_lying(p: Any) -> set[int]:
    early = p.city[City.EARLY] | p.city[City.EARLY + 1] | p.waste_early
    late = p.city[City.LATE] | p.city[City.LATE + 1] | p.waste_late
    built = int(early) | int(late) << data.EARLY_CARDS
    under = [int(p.card_under(wonder)) for wonder in range(data.WONDERS)]
    return {card for card in range(data.CARDS) if built >> card & 1} | {int(card) for card in p.dealt} | set(under)


def _count_symbols(p: Any, seat: int) -> None:
    """DU-7.2: of own green cards, Law, Ishtar, and the card with the Snake for the owner of Nisaba."""
    early, late = p.city[City.EARLY + seat], p.city[City.LATE + seat]
    cards = int(early) | int(late) << data.EARLY_CARDS
    found = [int(data.SYMBOL[card]) for card in data.GREEN_CARDS if cards >> card & 1]
    if p.city[City.PROGRESS + seat] >> data.LAW & 1:
        found.append(data.SCALES)
    if p.city[City.DIVINITIES + seat] >> Divinity.ISHTAR & 1:
        found.append(data.SCALES)
    if p.snake >= 0 and p.city[City.DIVINITIES + seat] >> Divinity.NISABA & 1:
        found.append(int(data.SYMBOL[p.snake]))
    p.city[City.SYMBOLS + seat] = sum(1 << 4 * symbol for symbol in found) + (len(set(found)) << data.DIFFERENT)
