"""Any game's view in the game's words: the players with what they have, what lies in the middle, the own cards.

The words follow the same convention as on the page: `view-<key>` for a key of the view, `<kind>-<id>` for a thing; a
key without a word is written as it is, readably.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from adamak.cli.boards import SEAT_COLOURS
from adamak.cli.output import tidy
from adamak.words import GameWords

ELSEWHERE = frozenset({"phase", "actors", "players", "seat", "seats", "turn", "winners", "ending", "game", "score"})


def draw(console: Console, said: GameWords, view: dict[str, Any], seat: int, names: Sequence[str]) -> None:
    """The middle of the table, then everybody."""
    for label, value in _facts(said, view):
        console.print(f"{label}: {value}" if value else label)
    players = view.get("players")
    if isinstance(players, list) and all(isinstance(player, dict) for player in players):
        console.print(_players(said, players, seat, names))


def _players(said: GameWords, players: Sequence[Mapping[str, Any]], seat: int, names: Sequence[str]) -> Table:
    """A line for each player, a column for each fact that anybody has."""
    facts = [dict(_facts(said, player)) for player in players]
    columns = list(dict.fromkeys(label for told in facts for label in told))
    table = Table(padding=(0, 1))
    for column in ("", *columns):
        table.add_column(column, justify="right" if said.lang == "fa" else "left")
    for who, told in enumerate(facts):
        name = Text(tidy(names[who]), style=SEAT_COLOURS[who % len(SEAT_COLOURS)])
        table.add_row(name.append(" ◂" if who == seat else ""), *(told.get(column, "") for column in columns))
    return table


def _facts(said: GameWords, place: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Each key with its value in words; what is hidden, empty or told elsewhere is left out."""
    for key, value in place.items():
        if key not in ELSEWHERE and value is not None and value is not False:
            told = _value(said, key, value)
            if told is not None:
                yield _label(said, key), told


def _label(said: GameWords, key: str) -> str:
    return tidy(said.say(f"view-{key}")) if said.has(f"view-{key}") else key.replace("_", " ")


def _value(said: GameWords, key: str, value: Any) -> str | None:
    if value is True:
        return ""
    if isinstance(value, int | float):
        return said.number(value)
    if isinstance(value, str):
        return _thing(said, key, value, 1) if value else None
    if isinstance(value, Mapping):
        inner = [f"{_inner(said, key, name)} {told}".strip() for name, told in _inside(said, value)]
        return ", ".join(inner) or None
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        things = [_thing(said, key, name, count) for name, count in Counter(value).items()]
        return ", ".join(things) or None
    if isinstance(value, list) and all(isinstance(one, int) and not isinstance(one, bool) for one in value):
        return ", ".join(said.number(one) for one in value) or None
    return None


def _inside(said: GameWords, value: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for name, inner in value.items():
        if isinstance(inner, int | float | str) and inner is not False:
            yield name, str(_value(said, name, inner) or "")


def _inner(said: GameWords, key: str, name: str) -> str:
    return tidy(said.thing(key, name)) if said.has(f"{key}-{name}") else _label(said, name)


def _thing(said: GameWords, key: str, name: str, count: int) -> str:
    """A thing of a zone by the moves' name for it (`card` for the king of a hand), else by the zone's own."""
    kinds = dict.fromkeys(thing for kind in said.of.moves.kinds for thing, _ in kind.things)
    known = next((kind for kind in (key.removesuffix("s"), *kinds) if said.has(f"{kind}-{name}")), key)
    told = tidy(said.thing(known, name))
    return tidy(said.say("list-times", count=count, thing=told)) if count > 1 else told
