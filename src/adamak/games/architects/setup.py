"""What of a setup is more than one number: how it is written, read, and filled in where it is left out.

The fields themselves are declared in `position.py`, beside the attributes that hold them. Players are named by seat,
the house opponent, who sits after the last one, as "house_bot". Piles are listed from their tops.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import u8

from adamak.core.errors import Problem
from adamak.core.state import TABLE, Board, Field, NameSet, Reading, Stock, Tally
from adamak.core.state.kinds import (
    check_dict,
    check_entries,
    check_list,
    check_name,
    check_names,
    check_number,
    check_seat,
)
from adamak.games.architects import data, printed
from adamak.games.architects.components import GOOD_IDS, LOCATION_IDS
from adamak.games.architects.data import Own, Piles
from adamak.games.architects.printed import APPRENTICE_IDS, BUILDING_IDS, MARKET_IDS, REWARD_IDS

CIRCLE_IDS: Final[list[str]] = LOCATION_IDS[: data.CIRCLES]
MARKET_SPACES: Final[list[str]] = LOCATION_IDS[data.CIRCLES : data.CIRCLES + 3]
HOUSE: Final = "house_bot"
GUILD_SPACES: Final = Piles.SIZE - Piles.GUILDED
MOST_FRAMES: Final = 4

# --- the pieces (AR-1) --------------------------------------------------------------------------------

BUILDINGS: Final[Stock] = Stock(BUILDING_IDS, whole=True)
APPRENTICES: Final[Stock] = Stock(APPRENTICE_IDS, whole=True)
MARKETS: Final[Stock] = Stock(MARKET_IDS, whole=True)
REWARDS: Final[Stock] = Stock(REWARD_IDS)
BOARDS: Final[Stock] = Stock(printed.BOARD_IDS)

# --- kinds --------------------------------------------------------------------------------------------

BUILDING_SET: Final[NameSet] = NameSet(BUILDING_IDS)
APPRENTICE_SET: Final[NameSet] = NameSet(APPRENTICE_IDS)
CIRCLE_SET: Final[NameSet] = NameSet(CIRCLE_IDS)
MARKET_SET: Final[NameSet] = NameSet(MARKET_IDS)


class Purse(Tally):
    """Goods that are there, by name."""

    def __init__(self) -> None:
        super().__init__(GOOD_IDS, 10)

    def write(self, number: int, seats: int = 0) -> dict[str, int]:
        return {name: many for name, many in super().write(number).items() if many}

    def check(self, value: object, where: str, seats: int) -> dict[str, int]:
        goods = super().check(value, where, seats)
        return {name: check_number(many, 0, data.MOST_GOODS, f"{where}.{name}") for name, many in goods.items()}


PURSE: Final[Purse] = Purse()


# --- players: a seat, or the house opponent -------------------------------------------------------------


def players_in(reading: Reading) -> int:
    return reading.seats + int(reading.variant.house_plays)


def who(p: Any, player: int) -> int | str:
    return HOUSE if player == p.seats else int(player)


def number_of(p: Any, player: int | str) -> int:
    """Back from `who`."""
    return int(p.seats) if isinstance(player, str) else player


def check_who(value: object, where: str, reading: Reading) -> int | str:
    if isinstance(value, str):
        if value != HOUSE or not reading.variant.house_plays:
            raise Problem("setup-unknown", where=where, found=value[:40])
        return value
    return check_seat(value, reading.seats, where)


class Active(Field[int | str]):
    """Whose turn it is."""

    def attributes(self) -> Sequence[str]:
        return ("active",)

    def read(self, p: Any, seat: int = TABLE) -> int | str:
        return who(p, p.active)

    def check(self, value: object, where: str, reading: Reading) -> int | str:
        return check_who(value, where, reading)

    def put(self, p: Any, value: int | str, seat: int = TABLE) -> None:
        p.active = number_of(p, value)


class Winners(Field[list[int | str]]):
    """AR-24.4."""

    def attributes(self) -> Sequence[str]:
        return ("winners",)

    def read(self, p: Any, seat: int = TABLE) -> list[int | str]:
        return [who(p, player) for player in range(p.players) if p.winners >> player & 1]

    def check(self, value: object, where: str, reading: Reading) -> list[int | str]:
        return list(dict.fromkeys(check_who(player, where, reading) for player in check_list(value, where)))

    def put(self, p: Any, value: list[int | str], seat: int = TABLE) -> None:
        p.winners = sum(1 << number_of(p, player) for player in value)


class Guildhall(Field[list[int | str]]):
    """AR-13: players in the order of the spaces, those beside it following; each player's workers there are counted."""

    def attributes(self) -> Sequence[str]:
        return ("laid",)

    def read(self, p: Any, seat: int = TABLE) -> list[int | str]:
        return [who(p, p.cards[Piles.GUILDED + k]) for k in range(p.laid)]

    def check(self, value: object, where: str, reading: Reading) -> list[int | str]:
        laid = [check_who(player, where, reading) for player in check_list(value, where)]
        if len(laid) > GUILD_SPACES:
            raise Problem("deal-number", where=where, found=len(laid), wanted=GUILD_SPACES)
        return laid

    def put(self, p: Any, value: list[int | str], seat: int = TABLE) -> None:
        p.laid = len(value)
        for k, player in enumerate(value):
            p.cards[Piles.GUILDED + k] = u8(number_of(p, player))
            p.own[Own.AWAY + number_of(p, player)] += 1 << data.WORKER * data.GUILD


class BlackMarket(Field[dict[str, int | str]]):
    """AR-5.2: the player on each space that is taken: the player plus one, in nibbles."""

    def attributes(self) -> Sequence[str]:
        return ("spaces",)

    def read(self, p: Any, seat: int = TABLE) -> dict[str, int | str]:
        found = {space: (int(p.spaces) >> 4 * k & 15) - 1 for k, space in enumerate(MARKET_SPACES)}
        return {space: who(p, player) for space, player in found.items() if player >= 0}

    def check(self, value: object, where: str, reading: Reading) -> dict[str, int | str]:
        found = check_dict(value, where)
        return {
            check_name(space, MARKET_SPACES, where): check_who(player, where, reading)
            for space, player in found.items()
        }

    def put(self, p: Any, value: dict[str, int | str], seat: int = TABLE) -> None:
        p.spaces = sum(number_of(p, player) + 1 << 4 * MARKET_SPACES.index(space) for space, player in value.items())


class Overflow(Field[list[int]]):
    """AR-16.2: points above 14 still to be used, by player, eight bits each."""

    def attributes(self) -> Sequence[str]:
        return ("overflow",)

    def read(self, p: Any, seat: int = TABLE) -> list[int]:
        return [int(p.overflow) >> 8 * player & 255 for player in range(p.players)]

    def check(self, value: object, where: str, reading: Reading) -> list[int]:
        return check_row(value, where, players_in(reading), 20)

    def put(self, p: Any, value: list[int], seat: int = TABLE) -> None:
        p.overflow = sum(points << 8 * player for player, points in enumerate(value))


def check_row(value: object, where: str, players: int, most: int) -> list[int]:
    """A number for each player; those left out at the end are 0."""
    row = [check_number(number, 0, most, where) for number in check_list(value, where)]
    if len(row) > players:
        raise Problem("deal-number", where=where, found=len(row), wanted=players)
    return row


# --- what is pending ------------------------------------------------------------------------------------


class Frames(Field[list[dict[str, Any]]]):
    """Decisions and work not yet done, from the next to the last: a building, a slot, or a number each is about."""

    names: Final = {"effect": BUILDING_IDS, "dismiss": data.SLOT_IDS}

    def attributes(self) -> Sequence[str]:
        return ("frames",)

    def read(self, p: Any, seat: int = TABLE) -> list[dict[str, Any]]:
        left, found = int(p.frames), []
        while left:
            kind, about = data.FRAME_IDS[left & 31], left >> 5 & 1023
            found.append({"kind": kind, "about": self.names[kind][about] if kind in self.names else about})
            left >>= data.FRAME
        return found

    def check(self, value: object, where: str, reading: Reading) -> list[dict[str, Any]]:
        frames = [check_entries(frame, {"kind": None, "about": 0}, where) for frame in check_list(value, where)]
        for frame in frames:
            kind = check_name(frame["kind"], data.FRAME_IDS, where)
            if kind in self.names:
                check_name(frame["about"], self.names[kind], kind)
            else:
                check_number(frame["about"], 0, 1023, kind)
        if len(frames) > MOST_FRAMES:
            raise Problem("deal-number", where=where, found=len(frames), wanted=MOST_FRAMES)
        return frames

    def put(self, p: Any, value: list[dict[str, Any]], seat: int = TABLE) -> None:
        for frame in reversed(value):
            kind, about = frame["kind"], frame["about"]
            p.push(data.FRAME_IDS.index(kind), self.names[kind].index(about) if kind in self.names else about)


# --- piles, rows, and who knows what --------------------------------------------------------------------


class Cards(Board):
    """The bytes of `cards`: both decks from their tops, who knows which building, the display, the Guildhall."""

    def __init__(self) -> None:
        super().__init__(3 * data.CARDS + 2 * data.SLOTS + GUILD_SPACES, lambda p, k: True, data.NONE)

    def all_attributes(self) -> Sequence[str]:
        return (self.name, "deck_top", "staff_top", "players")

    def left(self, p: Any) -> list[int]:
        def part(start: int, size: int, lying: int, top: int = 0) -> list[int]:
            cards = [int(p.cards[start + (top + k & data.RING)]) for k in range(lying)]
            return cards + [data.NONE] * (size - lying)

        return [
            *part(Piles.DECK, data.CARDS, int(p.deck_size), int(p.deck_top)),
            *part(Piles.STAFF, data.CARDS, int(p.staff_size), int(p.staff_top)),
            *part(Piles.KNOWN, data.CARDS, data.CARDS),
            *part(Piles.DISPLAY, data.SLOTS, data.SLOTS),
            *part(Piles.COINS, data.SLOTS, data.SLOTS),
            *part(Piles.GUILDED, GUILD_SPACES, int(p.laid)),
        ]

    def lay(self, p: Any, things: Sequence[int]) -> None:
        left = list(things)
        sizes = [(Piles.DECK, data.CARDS, p.deck_size), (Piles.STAFF, data.CARDS, p.staff_size)]
        sizes += [(Piles.KNOWN, data.CARDS, data.CARDS), (Piles.DISPLAY, data.SLOTS, data.SLOTS)]
        sizes += [(Piles.COINS, data.SLOTS, data.SLOTS), (Piles.GUILDED, GUILD_SPACES, p.laid)]
        for start, size, lying in sizes:
            for k in range(lying):
                p.cards[start + k] = u8(left[k])
            del left[:size]


class Deck(Field[list[str]]):
    """A deck from its top: a ring of 64 in `cards`."""

    def __init__(self, names: Sequence[str], start: int, top: str, size: str, **more: Any) -> None:
        super().__init__(**more)
        self.names, self.start, self.top, self.size = list(names), start, top, size

    def attributes(self) -> Sequence[str]:
        return (self.size,)

    def read(self, p: Any, seat: int = TABLE) -> list[str]:
        top, size = getattr(p, self.top), getattr(p, self.size)
        return [self.names[p.cards[self.start + (top + k & data.RING)]] for k in range(size)]

    def check(self, value: object, where: str, reading: Reading) -> list[str]:
        return check_names(value, self.names, where)

    def put(self, p: Any, value: list[str], seat: int = TABLE) -> None:
        for k, card in enumerate(value):
            p.cards[self.start + k] = u8(self.names.index(card))
        setattr(p, self.size, len(value))


class Display(Field[list[str | None]]):
    """The apprentice on each of the eight spaces."""

    def read(self, p: Any, seat: int = TABLE) -> list[str | None]:
        found = [int(p.cards[Piles.DISPLAY + k]) for k in range(data.SLOTS)]
        return [None if card == data.NONE else APPRENTICE_IDS[card] for card in found]

    def check(self, value: object, where: str, reading: Reading) -> list[str | None]:
        shown = check_list(value, where)
        if len(shown) != data.SLOTS:
            raise Problem("deal-number", where=where, found=len(shown), wanted=data.SLOTS)
        return [None if card is None else check_name(card, APPRENTICE_IDS, where) for card in shown]

    def put(self, p: Any, value: list[str | None], seat: int = TABLE) -> None:
        for k, card in enumerate(value):
            p.cards[Piles.DISPLAY + k] = u8(data.NONE if card is None else APPRENTICE_IDS.index(card))


class Coins(Field[list[int]]):
    """Silver on each of them."""

    def read(self, p: Any, seat: int = TABLE) -> list[int]:
        return [int(p.cards[Piles.COINS + k]) for k in range(data.SLOTS)]

    def check(self, value: object, where: str, reading: Reading) -> list[int]:
        row = check_row(value, where, data.SLOTS, data.MOST_COINS)
        if len(row) != data.SLOTS:
            raise Problem("deal-number", where=where, found=len(row), wanted=data.SLOTS)
        return row

    def put(self, p: Any, value: list[int], seat: int = TABLE) -> None:
        for k, number in enumerate(value):
            p.cards[Piles.COINS + k] = u8(number)


class LargePile(Field[list[str]]):
    """R-16: the cards under the large market; `turned_all` is the set of them with the large market itself."""

    def attributes(self) -> Sequence[str]:
        return ("turned_all",)

    def read(self, p: Any, seat: int = TABLE) -> list[str]:
        return [name for k, name in enumerate(MARKET_IDS) if p.turned_all >> k & 1 and k != p.turned]

    def check(self, value: object, where: str, reading: Reading) -> list[str]:
        pile = MARKET_SET.check(value, where, reading.seats)
        if pile and reading["large_market"] is None:
            raise Problem("setup-unknown", where="large_market", found="")
        return pile

    def put(self, p: Any, value: list[str], seat: int = TABLE) -> None:
        p.turned_all = MARKET_SET.pack(value) | (1 << p.turned if p.turned >= 0 else 0)


class Known(Field[dict[str, list[int]]]):
    """Who knows where a building card is; in a setup, who besides the player that has it (AR-25.3)."""

    def read(self, p: Any, seat: int = TABLE) -> dict[str, list[int]]:
        found = {}
        for number, card in enumerate(BUILDING_IDS):
            holder = holder_of(p, number)
            others = [s for s in range(p.seats) if p.cards[Piles.KNOWN + number] >> s & 1 and s != holder]
            if others:
                found[card] = others
        return found

    def check(self, value: object, where: str, reading: Reading) -> dict[str, list[int]]:
        given = check_dict(value, where)
        known = {
            check_name(card, BUILDING_IDS, where): {
                check_seat(seat, reading.seats, where) for seat in check_list(seats, where)
            }
            for card, seats in given.items()
        }
        for player in reading.players:
            for card in [*player["hand"], *player["packet"]]:
                known.setdefault(card, set()).add(player.seat)
        for card in reading["dug"] if isinstance(reading["active"], int) else ():
            known.setdefault(card, set()).add(reading["active"])
        for card in built_in(reading):  # a card on the table is no secret
            known.pop(card, None)
        return {card: sorted(seats) for card, seats in known.items()}

    def put(self, p: Any, value: dict[str, list[int]], seat: int = TABLE) -> None:
        for card, seats in value.items():
            p.cards[Piles.KNOWN + BUILDING_IDS.index(card)] = u8(sum(1 << s for s in seats))


def holder_of(p: Any, card: int) -> int | None:
    """The seat that has a building card in hand, in its packet, or drawn at the Black Market."""
    for seat in range(p.seats):
        if (p.own[Own.HAND + seat] | p.own[Own.PACKET + seat]) >> card & 1:
            return seat
    return int(p.active) if p.dug >> card & 1 else None


def built_in(reading: Reading) -> list[str]:
    automa = reading["automa"]
    built = [card for player in reading.players for card in player["buildings"]]
    return [*built, *automa["buildings"]] if automa else built


# --- what is meant where nothing is said ----------------------------------------------------------------


def default_active(reading: Reading) -> int:
    return int(reading["turn"])


def rest_of(stock: Stock, place: str) -> Callable[[Reading], list[str]]:
    """The pieces that lie nowhere else."""
    return lambda reading: reading.rest(stock, place)


def default_display(reading: Reading) -> list[str]:
    left_out = ["apprentice_display"]
    if reading.given.get("apprentice_deck") is None:
        left_out.append("apprentice_deck")
    shown = reading.rest(APPRENTICES, *left_out)[: data.SLOTS]
    return [*shown, *[None] * (data.SLOTS - len(shown))]  # type: ignore[list-item]


def default_reward_pile(reading: Reading) -> list[str]:
    """AR-2.3: of the 2 x players + 1 in the game those not revealed."""
    gone = reading["rewards_gone"]
    return REWARDS.rest(gone)[: max(0, 2 * players_in(reading) + 1 - len(gone))]
