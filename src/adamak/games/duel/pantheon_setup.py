"""What of a setup belongs to Pantheon: Divinities and who knows them, tokens, decisions put off.

The fields themselves are declared in `position.py`, beside the attributes that hold them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from adamak.core.errors import Problem
from adamak.core.naming import seats_of
from adamak.core.state import TABLE, Counts, Field, Frames, Kind, Reading, SeatSet, Single, Stock
from adamak.core.state.kinds import check_dict, check_entries, check_list, check_name, check_names, check_once
from adamak.games.duel import components, data
from adamak.games.duel.components import DIVINITY_IDS, MYTHOLOGY_IDS, OFFERING_VALUES

DECK: Final = 3  # Divinities of one Mythology
# What only a table with Pantheon has.
WITH_PANTHEON: Final[tuple[str, ...]] = (
    "token_slots", "mythology_tokens", "offering_tokens", "minerva", "divinity_decks", "aside", "pantheon", "enki",
    "snake",
)  # fmt: skip

DIVINITIES: Final[Stock] = Stock(DIVINITY_IDS)
MYTHOLOGY_TOKENS: Final[Stock] = Stock(MYTHOLOGY_IDS, 2)
OFFERING_TOKENS: Final[Stock] = Stock([str(value) for value in OFFERING_VALUES])

MYTHOLOGY_COUNTS: Final[Counts] = Counts(MYTHOLOGY_IDS, 4, most=2)
_SEATS: Final[SeatSet] = SeatSet()


class OfferingSet(Kind[list[int]]):
    """Offering tokens by their values."""

    def write(self, number: int, seats: int = 0) -> list[int]:
        return [value for k, value in enumerate(OFFERING_VALUES) if int(number) >> k & 1]

    def check(self, value: object, where: str, seats: int) -> list[int]:
        values = check_list(value, where)
        for found in values:
            if type(found) is not int or found not in OFFERING_VALUES:
                raise Problem("setup-unknown", where=where, found=str(found)[:40])
        check_once(values, where)
        return values

    def pack(self, value: list[int]) -> int:
        return sum(1 << OFFERING_VALUES.index(found) for found in value)


# --- decisions not yet made -----------------------------------------------------------------------


class Pending(Frames):
    """DU-4.4: decisions and work; a Divinity about to be activated lies nowhere else."""

    def __init__(self, of: Stock) -> None:
        super().__init__(data.FRAME_IDS, about, kind_bits=5, bits=data.FRAME, most=5)
        self.stock = of

    def pieces(self, value: list[dict[str, str]]) -> Iterator[str]:
        return (frame["about"] for frame in value if frame["kind"] == "activate_divinity")


def about(kind: str) -> Sequence[str]:
    """What a frame may be about."""
    if kind == "destroy_card":
        return components.COLOUR_IDS[:2]
    if kind == "isis_wonder":
        return data.CARD_IDS
    if kind in {"place_divinity", "theater_divinity", "theater_order"}:
        return MYTHOLOGY_IDS
    if kind == "return_to_theater":  # from 8 on with a card of the Gate lying before those of the Theater
        return [*MYTHOLOGY_IDS, "", "", "", *(f"{name} gate" for name in MYTHOLOGY_IDS)]
    return DIVINITY_IDS if kind == "activate_divinity" else [""]


# --- tokens of the structure ----------------------------------------------------------------------


class TokenSlots(Single[list[int]]):
    """DU-2.7, DU-9.5: the slots where a token still lies: printed for it, and face down."""

    def check(self, value: object, where: str, reading: Reading) -> list[int]:
        found = super().check(value, where, reading)
        printed = {1: components.MYTHOLOGY_SLOTS, 2: components.OFFERING_SLOTS, 3: []}[reading["age"]]
        for slot in found:
            if slot not in printed or slot not in reading["face_down"]:
                raise Problem("setup-slot", slot=str(slot))
        return found


def no_slots(reading: Reading) -> list[int]:
    return []


class Omens(Field[list[Any]]):
    """DU-2.7: which tokens were laid on the slots of an Age, in the order of the slots."""

    def __init__(self, shape: tuple[int, int, Sequence[Any], int], **more: Any) -> None:
        super().__init__(**more)
        self.start, self.number, self.things, self.most = shape

    def attributes(self) -> Sequence[str]:
        return ("omens",) if self.start == 0 else ()  # one number for both

    def read(self, p: Any, seat: int = TABLE) -> list[Any]:
        return [self.things[int(p.omens) >> 4 * (self.start + k) & 15] for k in range(self.number)]

    def check(self, value: object, where: str, reading: Reading) -> list[Any]:
        found = check_list(value, where) or self.default(reading)
        for thing in found:
            if isinstance(thing, bool) or thing not in self.things:
                raise Problem("setup-unknown", where=where, found=str(thing)[:40])
            if found.count(thing) > self.most:
                raise Problem("setup-pieces", what=f"{where}: {thing}", found=found.count(thing), wanted=self.most)
        if len(found) != self.number and reading.variant.pantheon:
            raise Problem("deal-number", where=where, found=len(found), wanted=self.number)
        return found

    def put(self, p: Any, value: list[Any], seat: int = TABLE) -> None:
        for k, thing in enumerate(value):
            p.omens |= self.things.index(thing) << 4 * (self.start + k)

    def pieces(self, value: list[Any]) -> Iterator[str]:
        return iter(())


MYTHOLOGY_OMENS: Final[tuple[int, int, Sequence[Any], int]] = (0, 5, MYTHOLOGY_IDS, 2)
OFFERING_OMENS: Final[tuple[int, int, Sequence[Any], int]] = (5, 3, OFFERING_VALUES, 1)


def default_mythologies(reading: Reading) -> list[str]:
    return MYTHOLOGY_IDS if reading.variant.pantheon else []


def default_offerings(reading: Reading) -> list[int]:
    return OFFERING_VALUES if reading.variant.pantheon else []


# --- Divinities: each with the seats that know where it lies --------------------------------------


def _lying(divinity: str, known: int) -> dict[str, Any]:
    return {"divinity": divinity, "known": seats_of(known)}


def _check_lying(value: object, names: Sequence[str], where: str) -> dict[str, Any]:
    found = check_entries(value, {"divinity": None, "known": []}, where)
    check_name(found["divinity"], names, where)
    return {**found, "known": _SEATS.check(found["known"], where, 2)}


def deck_entries(decks: int, mythology: int) -> list[tuple[str, int]]:
    """A deck from the top: each Divinity and the set of seats that know it."""
    cards, found = int(decks) >> 4 * DECK * mythology & 0xFFF, []
    while cards:
        found.append((DIVINITY_IDS[DECK * mythology + (cards & 3) - 1], (cards & 15) >> 2))
        cards >>= 4
    return found


def space_entries(spaces: int) -> list[tuple[str, int] | None]:
    """The six spaces of the Pantheon: each Divinity and the set of seats that know it."""
    entries = [int(spaces) >> 7 * space & 127 for space in range(data.SPACES)]
    return [(DIVINITY_IDS[(entry & 31) - 1], entry >> 5) if entry else None for entry in entries]


class Decks(Field[dict[str, list[dict[str, Any]]]]):
    """DU-2.7: Divinities by Mythology, each pile from the top."""

    def attributes(self) -> Sequence[str]:
        return (self.name,)

    def read(self, p: Any, seat: int = TABLE) -> dict[str, list[dict[str, Any]]]:
        decks = getattr(p, self.name)
        return {name: [_lying(*entry) for entry in deck_entries(decks, m)] for m, name in enumerate(MYTHOLOGY_IDS)}

    def check(self, value: object, where: str, reading: Reading) -> dict[str, list[dict[str, Any]]]:
        found = check_dict(value, where)
        check_names(list(found), MYTHOLOGY_IDS, where)
        piles: dict[str, list[dict[str, Any]]] = {}
        for name, pile in found.items():
            own = DIVINITY_IDS[DECK * MYTHOLOGY_IDS.index(name) :][:DECK]
            piles[name] = [_check_lying(card, own, name) for card in check_list(pile, name)]
            check_once([card["divinity"] for card in piles[name]], name)
        return piles

    def put(self, p: Any, value: dict[str, list[dict[str, Any]]], seat: int = TABLE) -> None:
        decks = 0
        for name, pile in value.items():
            for k, card in enumerate(pile):
                entry = DIVINITY_IDS.index(card["divinity"]) % DECK + 1 | _SEATS.pack(card["known"]) << 2
                decks |= entry << 4 * (DECK * MYTHOLOGY_IDS.index(name) + k)
        setattr(p, self.name, decks)

    def pieces(self, value: Mapping[str, list[dict[str, Any]]]) -> Iterator[str]:
        return (card["divinity"] for pile in value.values() for card in pile)


def default_decks(reading: Reading) -> dict[str, list[dict[str, Any]]]:
    """The Divinities that lie nowhere else."""
    spare = reading.rest(DIVINITIES, "divinity_decks") if reading.variant.pantheon else []
    return {
        name: [_lying(divinity, 0) for divinity in DIVINITY_IDS[DECK * m : DECK * m + DECK] if divinity in spare]
        for m, name in enumerate(MYTHOLOGY_IDS)
    }


class Spaces(Field[list[dict[str, Any] | None]]):
    """DU-10.2: the six spaces of the Pantheon; from Age II on everybody knows what lies there."""

    def attributes(self) -> Sequence[str]:
        return ("spaces",)

    def read(self, p: Any, seat: int = TABLE) -> list[dict[str, Any] | None]:
        return [entry and _lying(*entry) for entry in space_entries(p.spaces)]

    def check(self, value: object, where: str, reading: Reading) -> list[dict[str, Any] | None]:
        cards = [None if card is None else _check_lying(card, DIVINITY_IDS, where) for card in check_list(value, where)]
        if len(cards) > data.SPACES:
            raise Problem("deal-number", where=where, found=len(cards), wanted=data.SPACES)
        return [card and (card if reading["age"] == 1 else {**card, "known": [0, 1]}) for card in cards]

    def put(self, p: Any, value: list[dict[str, Any] | None], seat: int = TABLE) -> None:
        for space, card in enumerate(value):
            if card is not None:
                entry = DIVINITY_IDS.index(card["divinity"]) + 1 | _SEATS.pack(card["known"]) << 5
                p.spaces |= entry << 7 * space

    def pieces(self, value: list[dict[str, Any] | None]) -> Iterator[str]:
        return (card["divinity"] for card in value if card is not None)
