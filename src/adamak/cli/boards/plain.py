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


def draw(console: Console, words: GameWords, view: dict[str, Any], seat: int, names: Sequence[str]) -> None:
    """The middle of the table, then everybody."""
    for label, value in _facts(words, view):
        console.print(f"{label}: {value}" if value else label)
    players = view.get("players")
    if isinstance(players, list) and all(isinstance(player, dict) for player in players):
        console.print(_players(words, players, seat, names))


def _players(words: GameWords, players: Sequence[Mapping[str, Any]], seat: int, names: Sequence[str]) -> Table:
    """A line for each player, a column for each fact that anybody has."""
    facts = [dict(_facts(words, player)) for player in players]
    columns = list(dict.fromkeys(label for column in facts for label in column))
    table = Table(padding=(0, 1))
    for column in ("", *columns):
        table.add_column(column, justify="right" if words.lang == "fa" else "left")
    for who, shown in enumerate(facts):
        name = Text(tidy(names[who]), style=SEAT_COLOURS[who % len(SEAT_COLOURS)])
        table.add_row(name.append(" ◂" if who == seat else ""), *(shown.get(column, "") for column in columns))
    return table


def _facts(words: GameWords, place: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Each key with its value in words; what is hidden, empty or told elsewhere is left out."""
    for key, value in place.items():
        if key not in ELSEWHERE and value is not None and value is not False:
            shown = _value(words, key, value)
            if shown is not None:
                yield _label(words, key), shown


def _label(words: GameWords, key: str) -> str:
    return tidy(words.say(f"view-{key}")) if words.has(f"view-{key}") else key.replace("_", " ")


def _value(words: GameWords, key: str, value: Any) -> str | None:
    if value is True:
        return ""
    if isinstance(value, int | float):
        return words.number(value)
    if isinstance(value, str):
        return _thing(words, key, value, 1) if value else None
    if isinstance(value, Mapping):
        inner = [f"{_inner(words, key, name)} {shown}".strip() for name, shown in _inside(words, value)]
        return ", ".join(inner) or None
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        things = [_thing(words, key, name, count) for name, count in Counter(value).items()]
        return ", ".join(things) or None
    if isinstance(value, list) and all(isinstance(item, int) and not isinstance(item, bool) for item in value):
        return ", ".join(words.number(item) for item in value) or None
    return None


def _inside(words: GameWords, value: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for name, inner in value.items():
        if isinstance(inner, int | float | str) and inner is not False:
            yield name, str(_value(words, name, inner) or "")


def _inner(words: GameWords, key: str, name: str) -> str:
    return tidy(words.thing(key, name)) if words.has(f"{key}-{name}") else _label(words, name)


def _thing(words: GameWords, key: str, name: str, count: int) -> str:
    """A thing of a zone by the moves' name for it (`card` for the king of a hand), else by the zone's own."""
    kinds = dict.fromkeys(thing for kind in words.of.moves.kinds for thing, _ in kind.things)
    known = next((kind for kind in (key.removesuffix("s"), *kinds) if words.has(f"{kind}-{name}")), key)
    thing = tidy(words.thing(known, name))
    return tidy(words.say("list-times", count=count, thing=thing)) if count > 1 else thing
