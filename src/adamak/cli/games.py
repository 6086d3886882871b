"""`adamak games`: the catalogue, with seats and every option."""

from __future__ import annotations

import textwrap
from shutil import get_terminal_size
from typing import Any

from adamak.cli.output import print_json, say, tidy, words
from adamak.core.game import Game
from adamak.core.registry import games
from adamak.words import GameWords


def show(as_json: bool) -> None:
    """Every installed game. Plain lines, no tables: this is read by people in a hurry and by screen readers."""
    if as_json:
        print_json({"games": [describe(game) for game in games().values()]})
        return
    for game in games().values():
        print("\n".join(_lines(words().game(game))))
    print(say("games-how-to-play"))


def describe(game: Game[Any, Any]) -> dict[str, Any]:
    """A game as data, its words in the chosen language."""
    wording = words().game(game)
    options = [
        {
            **option,
            "title": tidy(wording.option_name(str(option["name"]))),
            "explain": tidy(wording.say(f"option-{option['name']}.explain")),
        }
        for option in game.options_type.describe()
    ]
    return {
        "id": game.id,
        "name": tidy(wording.name()),
        "about": tidy(wording.say("game-about")) if wording.has("game-about") else "",
        "rules_version": game.rules_version,
        "seats": list(game.seat_counts),
        "moves": len(game.moves),
        "endings": list(game.endings),
        "options": options,
    }


def _lines(wording: GameWords) -> list[str]:
    game = wording.of
    low, high = game.seat_counts[0], game.seat_counts[-1]
    lines = [tidy(wording.say("games-title", name=wording.name(), game=game.id, low=low, high=high))]
    if wording.has("game-about"):
        lines.append(_fill(tidy(wording.say("game-about")), "  "))
    lines += ["", f"  {say('games-options')}", ""]
    for option in game.options_type.describe():
        lines += _option(wording, option)
    return lines


def _option(wording: GameWords, option: dict[str, Any]) -> list[str]:
    name = str(option["name"])
    default = option["default"]
    value = str(default).lower() if isinstance(default, bool) else str(default)
    lines = [f"  {name}={value}", _fill(tidy(wording.option_name(name)) + " · " + _values(option), "      ")]
    lines.append(_fill(tidy(wording.say(f"option-{name}.explain")), "      "))
    if option["needs"]:
        lines.append(_fill(say("games-needs", needs=option["needs"]), "      "))
    if option["confidence"] != "high":
        lines.append(_fill(say("games-open", clause=option["clause"]), "      "))
    return [*lines, ""]


def _values(option: dict[str, Any]) -> str:
    if option["kind"] == "number":
        return f"{option['low']}–{option['high']}"
    if option["kind"] == "text":
        return "…"
    return " | ".join(["false", "true"] if option["kind"] == "switch" else option["choices"])


def _fill(text: str, indent: str) -> str:
    width = max(40, min(get_terminal_size().columns, 110))
    return textwrap.fill(text, width, initial_indent=indent, subsequent_indent=indent, break_long_words=False)
