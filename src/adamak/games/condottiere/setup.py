"""What of a setup is more than one number: how it is written, read, and filled in where it is left out.

The fields themselves are declared in `position.py`, beside the attributes that hold them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from adamak.core.errors import problem_if
from adamak.core.state import TABLE, Counts, Field, Flag, OneOf, Optional, Pile, Reading, Stock
from adamak.core.state.shapes import check_entries, check_list, check_seat, misshapen
from adamak.games.condottiere.data import CARD_IDS, COPIES, REGION_IDS
from adamak.games.condottiere.hidden import pair

CARDS: Final[Stock] = Stock(dict(zip(CARD_IDS, COPIES, strict=True)), whole=True)  # CO-1.2
CARD: Final[Optional[str]] = Optional(OneOf(CARD_IDS))
REGION: Final[Optional[str]] = Optional(OneOf(REGION_IDS))
FIGHTING: Final = ("battle_turn", "scarecrow_target", "place_favor", "reveal_on_pass")  # the phases of a battle


# Cards in a packed heap: four bits a type, five for the last.
HEAP: Final[Counts] = Counts(CARD_IDS, 5, shifts=[4 * card for card in range(len(CARD_IDS))])


class Passed(Field[bool]):
    """CO-4.6: who has passed, a set of seats; in a setup it stands with each player."""

    per_seat = True

    holds = ("passed",)

    def read(self, p: Any, seat: int = TABLE) -> bool:
        return bool(p.passed >> seat & 1)

    def check(self, value: object, where: str, reading: Reading) -> bool:
        return Flag().check(value, where, reading.seats)

    def put(self, p: Any, value: bool, seat: int = TABLE) -> None:
        p.passed |= int(value) << seat


class Defence(Field[tuple[int, bool]]):
    """CO-17.2: who defends follows from the site; whether they have not played a card yet is said."""

    holds = ("defender", "defender_free")

    def read(self, p: Any, seat: int = TABLE) -> Any:
        return bool(p.defender_free)

    def check(self, value: object, where: str, reading: Reading) -> tuple[int, bool]:
        defender = defending(reading)
        if not isinstance(value, bool) or (value and defender < 0):
            raise misshapen(where, value)
        return defender, value

    def put(self, p: Any, value: tuple[int, bool], seat: int = TABLE) -> None:
        p.defender, p.defender_free = value


def defending(reading: Reading) -> int:
    """CO-17.2: a site controlled by somebody is defended while the battle for it lasts."""
    if reading.variant.taking_regions and reading["phase"] in FIGHTING:
        for player in reading.players:
            if reading["site"] in player["regions"]:
                return player.seat
    return -1


class DrawPile(Pile):
    """The draw pile: `deck[top:end]`."""

    def all_attributes(self) -> Sequence[str]:
        return ("deck", "top", "end")

    def left(self, p: Any) -> list[int]:
        return [int(p.deck[k]) for k in range(p.top, p.end)]

    def lay(self, p: Any, things: Sequence[int]) -> None:
        p.deck = vec[u8]([u8(card) for card in things])
        p.top = 0
        p.end = len(things)


class Buried(Field[list[dict[str, Any]]]):
    """CO-7.10: hands in the discard pile that only their owners saw."""

    def all_attributes(self) -> Sequence[str]:
        return ("buried",)

    def read(self, p: Any, seat: int = TABLE) -> list[dict[str, Any]]:
        return [{"seat": int(owner), "cards": HEAP.write(heap)} for owner, heap in in_groups(p.buried, 2)]

    def check(self, value: object, where: str, reading: Reading) -> list[dict[str, Any]]:
        hands = [check_entries(hand, {"seat": None, "cards": None}, where) for hand in check_list(value, where)]
        for hand in hands:
            check_seat(hand["seat"], reading.seats, where)
            hand["cards"] = HEAP.check(hand["cards"], where, reading.seats)
        return hands

    def put(self, p: Any, value: list[dict[str, Any]], seat: int = TABLE) -> None:
        p.buried = tuple(number for hand in value for number in (hand["seat"], HEAP.pack(hand["cards"])))


class Shown(Field[list[dict[str, Any]]]):
    """CO-10.4: who was shown what; that viewer knows these heaps instead of the public ones."""

    holds = ("shown_face_down",)

    def all_attributes(self) -> Sequence[str]:
        return ("shown", "shown_face_down")

    def read(self, p: Any, seat: int = TABLE) -> list[dict[str, Any]]:
        return [
            {
                "viewer": int(viewer), "owner": int(owner), "known": HEAP.write(known), "blurred": HEAP.write(blurred),
                "face_down": bool(p.shown_face_down & pair(viewer, owner)),
            }
            for viewer, owner, known, blurred in in_groups(p.shown, 4)
        ]  # fmt: skip

    def check(self, value: object, where: str, reading: Reading) -> list[dict[str, Any]]:
        entries: dict[str, Any] = {"viewer": None, "owner": None, "known": None, "blurred": [], "face_down": False}
        found = [check_entries(shown, entries, where) for shown in check_list(value, where)]
        for shown in found:
            viewer, owner = (check_seat(shown[name], reading.seats, where) for name in ("viewer", "owner"))
            for heap in ("known", "blurred"):
                shown[heap] = HEAP.check(shown[heap], where, reading.seats)
            Flag().check(shown["face_down"], where, reading.seats)
            lies = reading.players[owner]["face_down"] is not None
            twice = sum((other["viewer"], other["owner"]) == (viewer, owner) for other in found) > 1
            problem_if(viewer == owner or (shown["face_down"] and not lies) or twice, "setup-known", seat=owner)
        return found

    def put(self, p: Any, value: list[dict[str, Any]], seat: int = TABLE) -> None:
        for shown in value:
            viewer, owner = shown["viewer"], shown["owner"]
            p.shown = (*p.shown, viewer, owner, HEAP.pack(shown["known"]), HEAP.pack(shown["blurred"]))
            if shown["face_down"]:
                p.shown_face_down |= pair(viewer, owner)

    def pieces(self, value: list[dict[str, Any]]) -> Iterator[str]:
        return iter(())


def in_groups(numbers: tuple[int, ...], size: int) -> Iterator[tuple[int, ...]]:
    """So many numbers at a time."""
    return (numbers[k : k + size] for k in range(0, len(numbers), size))


# --- what is meant where nothing is said --------------------------------------------------------------
def default_defence(reading: Reading) -> tuple[int, bool]:
    """A defender has played nothing yet."""
    defender = defending(reading)
    return defender, defender >= 0
