"""What a setup says of each player, and of the house opponent, who sits after the last one; and what is meant where
it says nothing: see `setup.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from adamak.core import state
from adamak.core.errors import Problem
from adamak.core.state import TABLE, Field, Packed, Player, Reading
from adamak.core.state.shapes import check_dict, check_entries, check_number
from adamak.games.architects import data, printed, setup
from adamak.games.architects.data import Own
from adamak.games.architects.printed import BOT_CARD_IDS
from adamak.games.architects.setup import BUILDINGS, HOUSE, ON_CIRCLES, everybody, players_in, row

PRISON: Final = data.WORKER * data.PRISON


def away_of(reading: Reading, number: int, own: Any) -> int:
    """Workers of a player that lie anywhere, `own` being what the setup says of this player."""
    name = number if number < reading.seats else HOUSE
    boards = everybody(reading) if number < reading.seats else reading.players
    caught = sum(sum(board["captives"][number : number + 1]) for board in boards)
    laid = sum(player == name for player in [*reading["guildhall"], *reading["black_market"].values()])
    return int(sum(own["workers"].values()) + own["prison"] + caught + laid)


def available_left(player: Player) -> int:
    """AR-29.1: twenty workers each, those not placed anywhere being available."""
    return max(0, data.WORKERS - away_of(player.reading, player.seat, player))


# What the players and the house opponent have alike.
COMMON: Final[dict[str, Field[Any]]] = {
    "virtue": state.PerSeat(state.Count(0, printed.MOST_VIRTUE), "own", Own.VIRTUE, default=printed.START_VIRTUE),
    "level": state.PerSeat(state.Count(0, printed.TOP_LEVEL), "own", Own.LEVEL, default=0),
    "unpaid": state.PerSeat(state.Count(0, 100_000), "own", Own.UNPAID, default=0),
    "paid": state.PerSeat(state.Count(0, 100_000), "own", Own.PAID, default=0),
    "workers": Packed(  # on the open circles
        ("own", Own.AWAY),
        lambda p, away: ON_CIRCLES.write(away),
        lambda value, where, reading: ON_CIRCLES.check(value, where),
        lambda p, workers: ON_CIRCLES.pack(workers),
        default={},
    ),
    "prison": Packed(
        ("own", Own.AWAY),
        lambda p, away: away >> PRISON & data.WORKER_MASK,
        lambda value, where, reading: check_number(value, 0, data.WORKERS, where),
        lambda p, workers: workers << PRISON,
        default=0,
    ),
    "captives": Packed(("own", Own.CAPTIVES), *row(data.WORKER, data.WORKERS), default=()),  # by owner
    "available": state.PerSeat(state.Count(0, data.WORKERS), "own", Own.FREE, default=available_left),
    "buildings": state.PerSeat(setup.BUILDING_SET, "own", Own.BUILT, default=(), of=BUILDINGS),
}


class Automa(Field[dict[str, Any] | None]):
    """AR-26.3: the house opponent; `deck` are its cards not turned up yet, `card` the last one turned up."""

    holds = ("bot_left", "bot_card")
    deck = state.Single(state.NameSet(BOT_CARD_IDS), "bot_left", key="deck", default=lambda reading: BOT_CARD_IDS)
    card = state.Single(state.Optional(state.OneOf(BOT_CARD_IDS)), "bot_card", key="card", default=None)

    def fields(self) -> dict[str, Field[Any]]:
        return {**COMMON, "deck": self.deck, "card": self.card}

    def read(self, p: Any, seat: int = TABLE) -> dict[str, Any] | None:
        read = {key: field.read(p, int(p.seats)) for key, field in self.fields().items()}
        return read if p.variant.house_plays else None

    def check(self, value: object, where: str, reading: Reading) -> dict[str, Any] | None:
        if not reading.variant.house_plays:
            if value is not None:
                raise Problem("setup-unknown", where=where, found=HOUSE)
            return None
        given = {} if value is None else check_dict(value, where)
        check_entries(given, dict.fromkeys(self.fields()), where)
        automa = Player(reading, reading.seats, given)
        cards = {field.key: reading.value_of(field, given, reading) for field in (self.deck, self.card)}
        return {key: automa[key] for key in COMMON} | cards

    def put(self, p: Any, value: dict[str, Any] | None, seat: int = TABLE) -> None:
        for key, part in (value or {}).items():
            self.fields()[key].put(p, part, int(p.seats))

    def pieces(self, value: dict[str, Any] | None) -> Iterator[str]:
        return iter(value["buildings"] if value else ())


def display_left(reading: Reading) -> list[str | None]:
    decks = ["apprentice_deck"] if reading.given.get("apprentice_deck") is None else []
    shown = reading.rest(setup.APPRENTICES, "apprentice_display", *decks)[: data.SLOTS]
    return [*shown, *[None] * (data.SLOTS - len(shown))]


def rewards_left(reading: Reading) -> list[str]:
    """AR-2.3: of the 2 x players + 1 in the game those not revealed."""
    gone = reading["rewards_gone"]
    return setup.REWARDS.rest(gone)[: max(0, 2 * players_in(reading) + 1 - len(gone))]


def board_left(player: Player) -> str | None:
    """AR-3.1: one each; those not named are taken in the order of the table."""
    if player.reading["phase"] == "choose_board":
        return None
    named = [other.given.get("board") for other in player.reading.players]
    spare = [board for board in printed.BOARD_IDS if board not in named]
    return spare[sum(board is None for board in named[: player.seat])]
