"""What of a setup is more than one number: how it is written, read, and filled in where it is left out.

The fields themselves are declared in `position.py`, beside the attributes that hold them. Players are named by seat,
the house opponent, who sits after the last one, as "house_bot". Piles are listed from their tops.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import u8

from adamak.core import state
from adamak.core.errors import Problem, problem_if
from adamak.core.naming import members, seats_of
from adamak.core.state import TABLE, Field, Packed, Reading, Stock, kinds, shapes
from adamak.games.architects import data, printed
from adamak.games.architects.components import GOOD_IDS, LOCATION_IDS
from adamak.games.architects.data import Own, Piles
from adamak.games.architects.printed import APPRENTICE_IDS, BUILDING_IDS, MARKET_IDS, REWARD_IDS

CIRCLE_IDS: Final[list[str]] = LOCATION_IDS[: data.CIRCLES]
MARKET_SPACES: Final[list[str]] = LOCATION_IDS[data.CIRCLES : data.CIRCLES + 3]
HOUSE: Final = "house_bot"
GUILD_SPACES: Final = Piles.SIZE - Piles.GUILDED
Who = int | str  # a seat, or HOUSE

# --- the pieces (AR-1) and the kinds they come in -------------------------------------------------------
BUILDINGS: Final[Stock] = Stock(BUILDING_IDS, whole=True)
APPRENTICES: Final[Stock] = Stock(APPRENTICE_IDS, whole=True)
MARKETS: Final[Stock] = Stock(MARKET_IDS, whole=True)
REWARDS: Final[Stock] = Stock(REWARD_IDS)
BOARDS: Final[Stock] = Stock(printed.BOARD_IDS)
BUILDING_SET: Final[kinds.NameSet] = kinds.NameSet(BUILDING_IDS)
MARKET_SET: Final[kinds.NameSet] = kinds.NameSet(MARKET_IDS)


PURSE: Final[kinds.Sparse] = kinds.Sparse(GOOD_IDS, 10, data.MOST_GOODS)
ON_CIRCLES: Final[kinds.Sparse] = kinds.Sparse(CIRCLE_IDS, data.WORKER, data.WORKERS)


# --- players: a seat, or the house opponent -------------------------------------------------------------
def players_in(reading: Reading) -> int:
    return reading.seats + int(reading.variant.house_plays)


def everybody(reading: Reading) -> list[Any]:
    """What the setup says of each player, the house opponent last."""
    return [*reading.players, *([reading["automa"]] if reading["automa"] else [])]


def who(p: Any, player: int) -> Who:
    return HOUSE if player == p.seats else int(player)


def number_of(p: Any, player: Who) -> int:
    """Back from `who`."""
    return int(p.seats) if isinstance(player, str) else player


def check_who(value: object, where: str, reading: Reading) -> Who:
    if not isinstance(value, str):
        return shapes.check_seat(value, reading.seats, where)
    if value != HOUSE or not reading.variant.house_plays:
        raise Problem("setup-unknown", where=where, found=value[:40])
    return value


def check_all_who(value: object, where: str, reading: Reading) -> list[Who]:
    return [check_who(player, where, reading) for player in shapes.check_list(value, where)]


def check_spaces(value: object, where: str, reading: Reading) -> dict[str, Who]:
    taken = shapes.check_dict(value, where)
    shapes.check_names(list(taken), MARKET_SPACES, where)
    return {space: check_who(player, where, reading) for space, player in taken.items()}


def check_length(found: Sequence[Any], most: int, where: str, least: int = 0) -> None:
    problem_if(not least <= len(found) <= most, "deal-number", where=where, found=len(found), wanted=most)


def row(bits: int, most: int) -> tuple[Any, Any, Any]:
    """A number for each player, so many bits each; those left out at the end are 0."""

    def check(value: object, where: str, reading: Reading) -> list[int]:
        numbers = [shapes.check_number(number, 0, most, where) for number in shapes.check_list(value, where)]
        check_length(numbers, players_in(reading), where)
        return numbers

    return (
        lambda p, packed: [packed >> bits * player & (1 << bits) - 1 for player in range(p.players)],
        check,
        lambda p, numbers: sum(number << bits * player for player, number in enumerate(numbers)),
    )


ACTIVE = Packed("active", who, check_who, number_of, default=lambda reading: int(reading["turn"]))
WINNERS = Packed(  # AR-24.4
    "winners",
    lambda p, packed: [who(p, player) for player in seats_of(packed)],
    lambda value, where, reading: list(dict.fromkeys(check_all_who(value, where, reading))),
    lambda p, players: sum(1 << number_of(p, player) for player in players),
    default=(),
)
OVERFLOW = Packed("overflow", *row(8, 20), default=())  # AR-16.2: points above 14 still to be used
# AR-5.2: the player on each space that is taken: the player plus one, in nibbles.
BLACK_MARKET = Packed(
    "spaces",
    lambda p, packed: {
        space: who(p, (packed >> 4 * k & 15) - 1) for k, space in enumerate(MARKET_SPACES) if packed >> 4 * k & 15
    },
    check_spaces,
    lambda p, taken: sum(number_of(p, taken[space]) + 1 << 4 * MARKET_SPACES.index(space) for space in taken),
    default={},
)


class Guildhall(Field[list[Who]]):
    """AR-13: players in the order of the spaces, those beside it following; each player's workers there are counted."""

    holds = ("laid",)

    def read(self, p: Any, seat: int = TABLE) -> list[Who]:
        return [who(p, p.cards[Piles.GUILDED + k]) for k in range(p.laid)]

    def check(self, value: object, where: str, reading: Reading) -> list[Who]:
        laid = check_all_who(value, where, reading)
        check_length(laid, GUILD_SPACES, where)
        return laid

    def put(self, p: Any, value: list[Who], seat: int = TABLE) -> None:
        p.laid = len(value)
        for k, player in enumerate(value):
            p.cards[Piles.GUILDED + k] = u8(number_of(p, player))
            p.own[Own.AWAY + number_of(p, player)] += 1 << data.WORKER * data.GUILD


def about(kind: str) -> Sequence[str] | range:
    """What a frame of this kind is about: a building, a slot, or a number."""
    return {"effect": BUILDING_IDS, "dismiss": data.SLOT_IDS}.get(kind, range(1024))


# --- piles, rows, and who knows what --------------------------------------------------------------------
class Cards(state.Board):
    """The bytes of `cards`: both decks from their tops, who knows which building, the display, the Guildhall."""

    def __init__(self) -> None:
        super().__init__(3 * data.CARDS + 2 * data.SLOTS + GUILD_SPACES, lambda p, k: True, data.NONE)

    def all_attributes(self) -> Sequence[str]:
        return (self.name, "deck_top", "staff_top", "players")

    def parts(self, p: Any) -> list[tuple[int, int, int, int]]:
        """Where each begins, how many it may hold, how many lie there, and where its top is."""
        return [
            (Piles.DECK, data.CARDS, int(p.deck_size), int(p.deck_top)),
            (Piles.STAFF, data.CARDS, int(p.staff_size), int(p.staff_top)),
            (Piles.KNOWN, data.CARDS, data.CARDS, 0),
            (Piles.DISPLAY, data.SLOTS, data.SLOTS, 0),
            (Piles.COINS, data.SLOTS, data.SLOTS, 0),
            (Piles.GUILDED, GUILD_SPACES, int(p.laid), 0),
        ]

    def left(self, p: Any) -> list[int]:
        found = []
        for start, size, lying, top in self.parts(p):
            found += [int(p.cards[start + (top + k & data.RING)]) for k in range(lying)]
            found += [data.NONE] * (size - lying)
        return found

    def lay(self, p: Any, things: Sequence[int]) -> None:
        at = 0
        for start, size, lying, _ in self.parts(p):
            for k in range(lying):
                p.cards[start + k] = u8(things[at + k])
            at += size


class Deck(Field[list[str]]):
    """A deck from its top: a ring of 64 in `cards`."""

    def __init__(self, names: Sequence[str], start: int, pile: str, **more: Any) -> None:
        super().__init__(**more)
        self.names, self.start, self.top, self.size = list(names), start, f"{pile}_top", f"{pile}_size"
        self.holds = (self.size,)

    def read(self, p: Any, seat: int = TABLE) -> list[str]:
        top, size = getattr(p, self.top), getattr(p, self.size)
        return [self.names[p.cards[self.start + (top + k & data.RING)]] for k in range(size)]

    def check(self, value: object, where: str, reading: Reading) -> list[str]:
        return shapes.check_names(value, self.names, where)

    def put(self, p: Any, value: list[str], seat: int = TABLE) -> None:
        for k, card in enumerate(value):
            p.cards[self.start + k] = u8(self.names.index(card))
        setattr(p, self.size, len(value))


class Slots(Field[list[Any]]):
    """Something on each of the eight spaces for apprentices."""

    def __init__(self, kind: kinds.Kind[Any], start: int, **more: Any) -> None:
        super().__init__(**more)
        self.kind, self.start = kind, start

    def read(self, p: Any, seat: int = TABLE) -> list[Any]:
        return [self.kind.write(int(p.cards[self.start + k]), 0) for k in range(data.SLOTS)]

    def check(self, value: object, where: str, reading: Reading) -> list[Any]:
        found = [self.kind.check(thing, where, reading.seats) for thing in shapes.check_list(value, where)]
        check_length(found, data.SLOTS, where, least=data.SLOTS)
        return found

    def put(self, p: Any, value: list[Any], seat: int = TABLE) -> None:
        for k, thing in enumerate(value):
            p.cards[self.start + k] = u8(self.kind.pack(thing))


def check_large_pile(value: object, where: str, reading: Reading) -> list[str]:
    pile = MARKET_SET.check(value, where, reading.seats)
    if pile and reading["large_market"] is None:
        raise Problem("setup-unknown", where="large_market", found="")
    return pile


# the cards under the large market; `turned_all` is the set of them with the large market itself.
LARGE_PILE = Packed(
    "turned_all",
    lambda p, packed: [name for name in members(packed, MARKET_IDS) if name != MARKET_IDS[p.turned]],
    check_large_pile,
    lambda p, pile: MARKET_SET.pack(pile) | (1 << p.turned if p.turned >= 0 else 0),
    default=(),
    of=MARKETS,
)


class Known(Field[dict[str, list[int]]]):
    """Who knows where a building card is; in a setup, who besides the player that has it (AR-25.3)."""

    def read(self, p: Any, seat: int = TABLE) -> dict[str, list[int]]:
        found = {}
        for number, card in enumerate(BUILDING_IDS):
            knowing = seats_of(p.cards[Piles.KNOWN + number])
            others = [seat for seat in knowing if not self.held(p, seat) >> number & 1]
            if others:
                found[card] = others
        return found

    @staticmethod
    def held(p: Any, seat: int) -> int:
        """The building cards a seat has: in hand, in its packet, or drawn at the Black Market."""
        return int(p.own[Own.HAND + seat] | p.own[Own.PACKET + seat] | (p.dug if p.active == seat else 0))

    def check(self, value: object, where: str, reading: Reading) -> dict[str, list[int]]:
        known = {
            shapes.check_name(card, BUILDING_IDS, where): set(state.SeatSet().check(seats, where, reading.seats))
            for card, seats in shapes.check_dict(value, where).items()
        }
        having = [(player.seat, [*player["hand"], *player["packet"]]) for player in reading.players]
        if isinstance(reading["active"], int):
            having.append((reading["active"], reading["dug"]))
        for seat, cards in having:
            for card in cards:
                known.setdefault(card, set()).add(seat)
        built = [card for player in everybody(reading) for card in player["buildings"]]
        # A card on the table is no secret.
        return {card: sorted(seats) for card, seats in known.items() if card not in built}

    def put(self, p: Any, value: dict[str, list[int]], seat: int = TABLE) -> None:
        for card, seats in value.items():
            p.cards[Piles.KNOWN + BUILDING_IDS.index(card)] = u8(sum(1 << s for s in seats))
