"""What a setup says of each player, and of the house opponent, who sits after the last one: see `setup.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from adamak.core import state
from adamak.core.errors import Problem
from adamak.core.naming import members
from adamak.core.state import TABLE, Field, Kind, NameSet, PerSeat, Player, Reading
from adamak.core.state.kinds import check_dict, check_entries, check_name, check_names, check_number
from adamak.games.architects import data, printed
from adamak.games.architects.data import Own
from adamak.games.architects.printed import BOT_CARD_IDS, BUILDING_IDS
from adamak.games.architects.setup import (
    BUILDING_SET,
    BUILDINGS,
    CIRCLE_IDS,
    HOUSE,
    check_row,
    players_in,
)

BOT_DECK: Final[NameSet] = NameSet(BOT_CARD_IDS)


class Picked(Kind[str | None]):
    """AR-2.10: the card chosen from the packet, plus one; 0 is none."""

    def write(self, number: int, seats: int) -> str | None:
        return BUILDING_IDS[number - 1] if number else None

    def check(self, value: object, where: str, seats: int) -> str | None:
        return None if value is None else check_name(value, BUILDING_IDS, where)

    def pack(self, value: str | None) -> int:
        return 0 if value is None else BUILDING_IDS.index(value) + 1


class EffectsDone(NameSet):
    """AR-24.1: of the buildings, those whose effect at the end changes virtue."""

    def write(self, number: int, seats: int = 0) -> list[str]:
        return super().write(number & printed.VIRTUE_EFFECTS)

    def check(self, value: object, where: str, seats: int) -> list[str]:
        check_names(value, printed.VIRTUE_EFFECT_IDS, where)
        return super().check(value, where, seats)


def default_board(player: Player) -> str | None:
    """AR-3.1: one each; those not named are taken in the order of the table."""
    if player.reading["phase"] == "choose_board":
        return None
    named = [other.given.get("board") for other in player.reading.players]
    spare = [board for board in printed.BOARD_IDS if board not in named]
    return spare[sum(board is None for board in named[: player.seat])]


class Workers(Field[dict[str, int]]):
    """Own workers on the open circles."""

    per_seat = True

    def read(self, p: Any, seat: int = TABLE) -> dict[str, int]:
        away = int(p.own[Own.AWAY + seat])
        found = {name: away >> data.WORKER * k & data.WORKER_MASK for k, name in enumerate(CIRCLE_IDS)}
        return {name: many for name, many in found.items() if many}

    def check(self, value: object, where: str, reading: Reading) -> dict[str, int]:
        found = check_dict(value, where)
        return {
            check_name(name, CIRCLE_IDS, where): check_number(many, 0, data.WORKERS, f"{where}.{name}")
            for name, many in found.items()
        }

    def put(self, p: Any, value: dict[str, int], seat: int = TABLE) -> None:
        p.own[Own.AWAY + seat] += sum(many << data.WORKER * CIRCLE_IDS.index(name) for name, many in value.items())


class Prison(Field[int]):
    """Own workers in the Prison."""

    per_seat = True

    def read(self, p: Any, seat: int = TABLE) -> int:
        return int(p.own[Own.AWAY + seat]) >> data.WORKER * data.PRISON & data.WORKER_MASK

    def check(self, value: object, where: str, reading: Reading) -> int:
        return check_number(value, 0, data.WORKERS, where)

    def put(self, p: Any, value: int, seat: int = TABLE) -> None:
        p.own[Own.AWAY + seat] += value << data.WORKER * data.PRISON


class Captives(Field[list[int]]):
    """Workers of others on this player's board, by owner."""

    per_seat = True

    def read(self, p: Any, seat: int = TABLE) -> list[int]:
        packed = int(p.own[Own.CAPTIVES + seat])
        return [packed >> data.WORKER * owner & data.WORKER_MASK for owner in range(p.players)]

    def check(self, value: object, where: str, reading: Reading) -> list[int]:
        return check_row(value, where, players_in(reading), data.WORKERS)

    def put(self, p: Any, value: list[int], seat: int = TABLE) -> None:
        p.own[Own.CAPTIVES + seat] = sum(number << data.WORKER * owner for owner, number in enumerate(value))


def default_available(player: Player) -> int:
    """AR-29.1: twenty workers each, those not placed anywhere being available."""
    return max(0, data.WORKERS - away_of(player.reading, player.seat, player))


def away_of(reading: Reading, number: int, own: Any) -> int:
    """Workers of a player that lie anywhere, `own` being what the setup says of this player."""
    name = number if number < reading.seats else HOUSE
    boards = [player["captives"] for player in reading.players]
    if number < reading.seats and reading["automa"]:
        boards.append(reading["automa"]["captives"])
    caught = sum(row[number] for row in boards if number < len(row))
    laid = sum(player == name for player in [*reading["guildhall"], *reading["black_market"].values()])
    return int(sum(own["workers"].values()) + own["prison"] + caught + laid)


# What the players and the house opponent have alike.
COMMON: Final[dict[str, Field[Any]]] = {
    "virtue": PerSeat(state.Count(0, printed.MOST_VIRTUE), "own", Own.VIRTUE, default=printed.START_VIRTUE),
    "level": PerSeat(state.Count(0, printed.TOP_LEVEL), "own", Own.LEVEL, default=0),
    "unpaid": PerSeat(state.Count(0, 100_000), "own", Own.UNPAID, default=0),
    "paid": PerSeat(state.Count(0, 100_000), "own", Own.PAID, default=0),
    "workers": Workers(default={}),
    "prison": Prison(default=0),
    "captives": Captives(default=()),
    "available": PerSeat(state.Count(0, data.WORKERS), "own", Own.FREE, default=default_available),
    "buildings": PerSeat(BUILDING_SET, "own", Own.BUILT, default=(), of=BUILDINGS),
}


class Automa(Field[dict[str, Any] | None]):
    """AR-26.3: the house opponent; `deck` are its cards not turned up yet, `card` the last one turned up."""

    def attributes(self) -> Sequence[str]:
        return ("bot_left", "bot_card")

    def read(self, p: Any, seat: int = TABLE) -> dict[str, Any] | None:
        if not p.variant.house_plays:
            return None
        return {
            **{key: field.read(p, int(p.seats)) for key, field in COMMON.items()},
            "deck": members(p.bot_left, BOT_CARD_IDS),
            "card": BOT_CARD_IDS[p.bot_card] if p.bot_card >= 0 else None,
        }

    def check(self, value: object, where: str, reading: Reading) -> dict[str, Any] | None:
        if not reading.variant.house_plays:
            if value is not None:
                raise Problem("setup-unknown", where=where, found=HOUSE)
            return None
        plain = {key: field.default for key, field in COMMON.items()} | {"available": None, "deck": None, "card": None}
        given = check_entries({} if value is None else value, plain, where)
        automa = {key: field.check(given[key], key, reading) for key, field in COMMON.items() if given[key] is not None}
        automa.setdefault("available", max(0, data.WORKERS - away_of(reading, reading.seats, automa)))
        automa["deck"] = BOT_DECK.check(given["deck"] if given["deck"] is not None else BOT_CARD_IDS, "deck", 0)
        automa["card"] = None if given["card"] is None else check_name(given["card"], BOT_CARD_IDS, "card")
        if set(automa) != set(plain):
            raise Problem("setup-shape", what=f"{where}.{min(set(plain) - set(automa))}")
        return automa

    def put(self, p: Any, value: dict[str, Any] | None, seat: int = TABLE) -> None:
        if value is not None:
            for key, field in COMMON.items():
                field.put(p, value[key], int(p.seats))
            p.bot_left = BOT_DECK.pack(value["deck"])
            p.bot_card = -1 if value["card"] is None else BOT_CARD_IDS.index(value["card"])

    def pieces(self, value: dict[str, Any] | None) -> Iterator[str]:
        return iter(value["buildings"] if value else ())
