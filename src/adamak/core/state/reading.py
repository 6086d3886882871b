"""A setup being read: what is given, what is meant where nothing is given, and what lies where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from adamak.core.errors import Problem
from adamak.core.options import Options, variant_of
from adamak.core.state.fields import REQUIRED, REST, Field, Part
from adamak.core.state.shapes import check_dict, check_entries, check_list
from adamak.core.state.stock import Stock

if TYPE_CHECKING:
    from adamak.core.game import Game


class Player:
    """One player's part of a setup: `player["hand"]` is what is given, or what is meant where it is left out."""

    def __init__(self, reading: Reading, seat: int, given: Mapping[str, Any]) -> None:
        self.reading, self.seat, self.given = reading, seat, given
        self.values: dict[str, Any] = {}

    def is_given(self, key: str) -> bool:
        return self.given.get(key) is not None

    def __getitem__(self, key: str) -> Any:
        if key not in self.values:
            self.values[key] = self.reading.value_of(self.reading.player_fields[key], self.given, self)
        return self.values[key]


class Reading:
    """A setup, entry by entry: each is checked when it is first asked for, so that defaults may ask for one another."""

    def __init__(self, game: Game[Any, Any], parts: Mapping[str, Part], data: Mapping[str, object]) -> None:
        self.parts = parts
        fields = [part for part in parts.values() if isinstance(part, Field)]
        self.fields: dict[str, Field[Any]] = {field.key: field for field in fields if not field.per_seat}
        self.player_fields: dict[str, Field[Any]] = {field.key: field for field in fields if field.per_seat}
        general = {"game", "rules_version", "options", "players", "horizon", "generator"}
        self.given = check_dict(data, "")
        check_entries(self.given, dict.fromkeys([*general, *self.fields]), "")
        players = check_list(self.given.get("players"), "players")
        self.seats = len(players)
        self.options: Options = game.read_options(self.seats, check_dict(self.given.get("options", {}), "options"))
        self.variant: Any = variant_of(self.options, self.seats, game.variant_type)
        known = dict.fromkeys(self.player_fields)
        self.players: list[Player] = []
        for seat, player in enumerate(players):
            check_entries(player, known, f"players[{seat}]")
            self.players.append(Player(self, seat, check_dict(player, f"players[{seat}]")))
        self.values: dict[str, Any] = {}

    def is_given(self, key: str) -> bool:
        return self.given.get(key) is not None

    def __getitem__(self, key: str) -> Any:
        if key not in self.values:
            self.values[key] = self.value_of(self.fields[key], self.given, self)
        return self.values[key]

    def value_of(self, field: Field[Any], given: Mapping[str, Any], asking: Reading | Player) -> Any:
        """The checked value of a field. A computed default also stands in where a setup says null."""
        computed = callable(field.default) or field.default is REST
        if field.key in given and not (computed and given[field.key] is None):
            return field.check(given[field.key], field.key, self)
        if field.default is REST and field.stock is not None:
            return self.rest(field.stock, field.key)
        if field.default is REQUIRED:
            raise Problem("setup-shape", what=f"{field.key} = –")
        return field.default(asking) if computed else field.check(field.default, field.key, self)

    def lying(self, stock: Stock, *left_out: str) -> list[str]:
        """Every piece of a stock that lies somewhere, as far as the setup says; not counting some places."""
        return list(self._lying(stock, left_out))

    def _lying(self, stock: Stock, left_out: tuple[str, ...]) -> Iterator[str]:
        for key, field in self.fields.items():
            if field.stock is stock and key not in left_out:
                yield from field.pieces(self[key])
        for player in self.players:
            for key, field in self.player_fields.items():
                if field.stock is stock and key not in left_out:
                    yield from field.pieces(player[key])

    def rest(self, stock: Stock, *places: str) -> list[str]:
        """What lies nowhere else: the default of these places."""
        found = self.lying(stock, *places)
        stock.check(found)
        return stock.rest(found)

    def stocks(self) -> list[Stock]:
        fields = [*self.fields.values(), *self.player_fields.values()]
        return list(dict.fromkeys(field.stock for field in fields if field.stock is not None))
