"""What of a setup belongs to Pantheon: Divinities and who knows them, tokens, decisions put off.

The fields themselves are declared in `position.py`, beside the attributes that hold them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from adamak.core.errors import Problem, problem_if
from adamak.core.naming import seats_of
from adamak.core.state import TABLE, Counts, Field, Frames, Kind, NameSet, Reading, SeatSet, Single, Stock
from adamak.core.state.shapes import check_dict, check_entries, check_list, check_name, check_names, check_once
from adamak.games.duel import components, data
from adamak.games.duel.components import DIVINITY_IDS, MYTHOLOGY_IDS, OFFERING_VALUES
from adamak.games.duel.data import DECK
from adamak.games.duel.setup import NumberSet, wrong_slot

DECK_IDS: Final = {name: DIVINITY_IDS[DECK * m : DECK * m + DECK] for m, name in enumerate(MYTHOLOGY_IDS)}
# What only a table with Pantheon has.
WITH_PANTHEON: Final[tuple[str, ...]] = (
    "token_slots", "mythology_tokens", "offering_tokens", "minerva", "divinity_decks", "aside", "pantheon", "enki",
    "snake",
)  # fmt: skip

DIVINITIES: Final[Stock] = Stock(DIVINITY_IDS)
MYTHOLOGY_TOKENS: Final[Stock] = Stock(MYTHOLOGY_IDS, 2)
OFFERING_TOKENS: Final[Stock] = Stock([str(value) for value in OFFERING_VALUES])
MYTHOLOGY_COUNTS: Final[Counts] = Counts(MYTHOLOGY_IDS, 4, most=2)
OFFERING_SET: Final[NumberSet] = NumberSet(OFFERING_VALUES)
GODS: Final[NameSet] = NameSet(DIVINITY_IDS)
_SEATS: Final[SeatSet] = SeatSet()


# --- decisions not yet made -----------------------------------------------------------------------
class Pending(Frames):
    """DU-4.4: decisions and work; a Divinity about to be activated lies nowhere else."""

    def __init__(self) -> None:
        super().__init__(data.FRAME_IDS, about, kind_bits=5, bits=data.FRAME, most=5)
        self.stock = DIVINITIES

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
        for slot in found:
            if not data.TOKEN_SLOTS[reading["age"]] >> slot & 1 or slot not in reading["face_down"]:
                raise wrong_slot(slot)
        return found


class Omens(Field[list[Any]]):
    """DU-2.7: which tokens were laid on the slots of an Age, in the order of the slots: from this nibble on."""

    def __init__(self, start: int, things: Sequence[Any], most: int) -> None:
        super().__init__(default=self.in_order)
        self.start, self.things, self.most = start, list(things), most
        self.holds = () if start else ("omens",)  # one number for both

    def in_order(self, reading: Reading) -> list[Any]:
        return self.things if reading.variant.pantheon else []

    def read(self, p: Any, seat: int = TABLE) -> list[Any]:
        return [self.things[int(p.omens) >> 4 * (self.start + k) & 15] for k in range(len(self.things))]

    def check(self, value: object, where: str, reading: Reading) -> list[Any]:
        found = check_list(value, where) or self.in_order(reading)
        for thing in found:
            if isinstance(thing, bool) or thing not in self.things:
                raise Problem("setup-unknown", where=where, found=str(thing)[:40])
            if found.count(thing) > self.most:
                raise Problem("setup-pieces", what=f"{where}: {thing}", found=found.count(thing), wanted=self.most)
        if len(found) != len(self.things) and reading.variant.pantheon:
            raise Problem("deal-number", where=where, found=len(found), wanted=len(self.things))
        return found

    def put(self, p: Any, value: list[Any], seat: int = TABLE) -> None:
        for k, thing in enumerate(value):
            p.omens |= self.things.index(thing) << 4 * (self.start + k)


# --- Divinities: each with the seats that know where it lies --------------------------------------
Lying = dict[str, Any]


def _lying(divinity: str, known: int) -> Lying:
    return {"divinity": divinity, "known": seats_of(known)}


def _check_lying(value: object, names: Sequence[str], where: str) -> Lying:
    found = check_entries(value, {"divinity": None, "known": []}, where)
    check_name(found["divinity"], names, where)
    return {**found, "known": _SEATS.check(found["known"], where, 2)}


def deck_entries(decks: int, mythology: int) -> list[tuple[str, int]]:
    """A deck from the top: each Divinity and the set of seats that know it."""
    cards = int(decks) >> 4 * DECK * mythology
    entries = (cards & 15, cards >> 4 & 15, cards >> 8 & 15) if cards & 0xFFF else ()
    return [(DIVINITY_IDS[DECK * mythology + (entry & 3) - 1], entry >> 2) for entry in entries if entry]


def space_entries(spaces: int) -> list[tuple[str, int] | None]:
    """The six spaces of the Pantheon: each Divinity and the set of seats that know it."""
    entries = [int(spaces) >> 7 * space & 127 for space in range(data.SPACES)]
    return [(DIVINITY_IDS[(entry & 31) - 1], entry >> 5) if entry else None for entry in entries]


class Decks(Kind[dict[str, list[Lying]]]):
    """DU-2.7: Divinities by Mythology, each pile from the top."""

    def write(self, number: int, seats: int = 0) -> dict[str, list[Lying]]:
        return {name: [_lying(*entry) for entry in deck_entries(number, m)] for m, name in enumerate(MYTHOLOGY_IDS)}

    def check(self, value: object, where: str, seats: int = 2) -> dict[str, list[Lying]]:
        found = check_dict(value, where)
        check_names(list(found), MYTHOLOGY_IDS, where)
        for name, pile in found.items():
            found[name] = [_check_lying(card, DECK_IDS[name], name) for card in check_list(pile, name)]
            check_once([card["divinity"] for card in found[name]], name)
        return found

    def pack(self, value: dict[str, list[Lying]]) -> int:
        return sum(
            (DECK_IDS[name].index(card["divinity"]) + 1 | _SEATS.pack(card["known"]) << 2)
            << 4 * (DECK * MYTHOLOGY_IDS.index(name) + k)
            for name, pile in value.items()
            for k, card in enumerate(pile)
        )


DECKS: Final[Decks] = Decks()


def default_decks(reading: Reading) -> dict[str, list[Lying]]:
    """The Divinities that lie nowhere else."""
    spare = reading.rest(DIVINITIES, "divinity_decks") if reading.variant.pantheon else []
    return {name: [_lying(god, 0) for god in gods if god in spare] for name, gods in DECK_IDS.items()}


class OnSpaces(Kind[list[Lying | None]]):
    """DU-10.2: the six spaces of the Pantheon."""

    def write(self, number: int, seats: int = 0) -> list[Lying | None]:
        return [entry and _lying(*entry) for entry in space_entries(number)]

    def check(self, value: object, where: str, seats: int = 2) -> list[Lying | None]:
        cards = [None if card is None else _check_lying(card, DIVINITY_IDS, where) for card in check_list(value, where)]
        problem_if(len(cards) > data.SPACES, "deal-number", where=where, found=len(cards), wanted=data.SPACES)
        return cards

    def pack(self, value: list[Lying | None]) -> int:
        return sum(
            (DIVINITY_IDS.index(card["divinity"]) + 1 | _SEATS.pack(card["known"]) << 5) << 7 * space
            for space, card in enumerate(value)
            if card is not None
        )


class Spaces(Single[list[Lying | None]]):
    """From Age II on everybody knows what lies there."""

    def check(self, value: object, where: str, reading: Reading) -> list[Lying | None]:
        cards = super().check(value, where, reading)
        return [card and (card if reading["age"] == 1 else {**card, "known": [0, 1]}) for card in cards]
