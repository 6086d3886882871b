"""Condottiere in the terminal: how it stands, the map, the battle lines with their reckoning, the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from adamak.cli.boards import SEAT_COLOURS
from adamak.cli.output import tidy
from adamak.games.condottiere.view import Player, View
from adamak.words import GameWords

MAP_COLUMNS = 4
BATTLE, POPE, TOKEN = "⚔", "✝", "⚑"  # each is explained in words in the lines above the map


def draw(console: Console, words: GameWords, view: View, seat: int, names: Sequence[str]) -> None:
    """From the general to the own: table, map, lines, hand."""
    for line in _standing(words, view, names):
        console.print(line)
    console.print(_map(words, view, names))
    console.print(_lines(words, view, names))
    if seat >= 0:
        me = view["players"][seat]
        _print_cards(console, words, "label-hand", me["hand"] or [])
        if me["kept"]:
            _print_cards(console, words, "play-set-aside", me["kept"])


def _label(words: GameWords, name: str, **args: Any) -> str:
    return tidy(words.say(f"label-{name}", **args))


def _standing(words: GameWords, view: View, names: Sequence[str]) -> list[str]:
    goals = view["goals"]
    goal = _label(words, "goal", total=goals["total"], adjacent=goals["adjacent"])
    if goals["points"]:
        goal += " · " + _label(words, "goal-points", points=goals["points"])
    site = words.thing("region", view["site"]) if view["site"] else "–"
    if view["final"]:
        site = words.say("label-final-battle")
    favor = words.thing("region", view["favor"]) if view["favor"] else words.say("label-off-board")
    season = words.thing("season", view["season"]) if view["season"] else words.say("label-no-season")
    facts = [
        [f"{_label(words, 'round')} {words.number(view['round'])}",
         f"{_label(words, 'battle')} {words.number(view['battle'])}", tidy(season), goal],
        [f"{BATTLE} {_label(words, 'site')}: {tidy(site)}", f"{POPE} {_label(words, 'favor')}: {tidy(favor)}"],
        [f"{TOKEN} {_label(words, 'holder')}: {tidy(names[view['holder']])}",
         f"{_label(words, 'draw-pile')}: {_cards(words, view['draw_pile'])}",
         f"{_label(words, 'discard-pile')}: {_cards(words, view['discard_pile']['count'])}"],
    ]  # fmt: skip
    return ["", *(" · ".join(line) for line in facts)]


def _cards(words: GameWords, count: int) -> str:
    return _label(words, "cards", count=count)


def _map(words: GameWords, view: View, names: Sequence[str]) -> Table:
    """Each region with its owner; regions in the order of the board, north to south."""
    table = Table(title=_label(words, "map"), show_header=False, box=None, padding=(0, 2, 0, 0), title_justify="left")
    cells = []
    for region, owner in view["owners"].items():
        marks = BATTLE * (region == view["site"]) + POPE * (region == view["favor"])
        name = tidy(words.thing("region", region))
        cell = Text(f"{name} {marks}".strip(), style="bold" if marks else "")
        if owner is None:
            cell.append(" ·", style="dim")
        else:
            cell.append(f" {tidy(names[owner])}", style=SEAT_COLOURS[owner])
        cells.append(cell)
    for _ in range(MAP_COLUMNS):
        table.add_column(justify="right" if words.lang == "fa" else "left")
    depth = -(-len(cells) // MAP_COLUMNS)
    for row in range(depth):
        table.add_row(*cells[row::depth])
    return table


def _lines(words: GameWords, view: View, names: Sequence[str]) -> Table:
    table = Table(title=_label(words, "lines"), title_justify="left", padding=(0, 1))
    points = view["goals"]["points"] is not None
    side: JustifyMethod = "right" if words.lang == "fa" else "left"
    table.add_column("")
    table.add_column(tidy(words.say("play-in-hand")), justify="right")
    table.add_column(_label(words, "regions"), justify="right")
    table.add_column(_label(words, "group"), justify="right")
    if points:
        table.add_column(_label(words, "points"), justify="right")
    table.add_column(_label(words, "line"), justify=side, ratio=1)
    table.add_column(_label(words, "strength"), justify=side)
    for player in view["players"]:
        row: list[RenderableType] = [
            _who(words, view, player, names),
            _held(words, player),
            words.number(len(player["regions"])),
            words.number(player["largest_group"]),
            *([words.number(player["points"] or 0)] if points else []),
            _line(words, player),
            _strength(words, player),
        ]
        table.add_row(*row)
    return table


def _who(words: GameWords, view: View, player: Player, names: Sequence[str]) -> Text:
    seat = player["seat"]
    who = Text(tidy(names[seat]), style=SEAT_COLOURS[seat])
    if seat == view["holder"]:
        who.append(f" {TOKEN}")
    notes = [
        _label(words, name)
        for name, holds in (("defender", view["defender"] == seat), ("passed", player["passed"]))
        if holds
    ]
    if notes:
        who.append(f" ({', '.join(notes)})", style="dim")
    return who


def _held(words: GameWords, player: Player) -> str:
    """CO-20.2: the number, where the table plays with open numbers; what others were shown, beside it."""
    if player["hand_count"] is None:
        held = words.number(0) if player["hand_empty"] else "?"
    else:
        held = words.number(player["hand_count"])
    return f"{held} ({tidy(words.things('card', player['known']))})" if player["known"] else held


def _line(words: GameWords, player: Player) -> str:
    lying = [tidy(words.things("card", player["line"]))] if player["line"] else []
    if player["face_down"]:
        hidden = _label(words, "face-down")
        card = player["face_down_card"]
        lying.append(f"[{hidden}: {tidy(words.card(card))}]" if card else f"[{hidden}]")
    return " · ".join(lying) or _label(words, "line-empty")


def _strength(words: GameWords, player: Player) -> str:
    """CO-4.9: the sum as a player would say it, so that everybody can check it: 2×6 + 10 = 22 (Drummer: double)."""
    parts = player["strength_parts"]
    total = words.number(player["strength"])
    if not parts:
        return total
    terms = [
        (f"{words.number(part['copies'])}×" if part["copies"] > 1 else "") + words.number(part["each"])
        for part in parts
    ]
    effects = dict.fromkeys(effect for part in parts for effect in part["effects"])
    notes = f" ({', '.join(tidy(words.thing('effect', effect)) for effect in effects)})" if effects else ""
    return (" + ".join(terms) + " = " if len(terms) > 1 or parts[0]["copies"] > 1 else "") + total + notes


def _print_cards(console: Console, words: GameWords, label: str, cards: Sequence[str]) -> None:
    held = tidy(words.things("card", cards)) if cards else tidy(words.say("label-line-empty"))
    console.print(f"{tidy(words.say(label))} ({_cards(words, len(cards))}): {held}")
