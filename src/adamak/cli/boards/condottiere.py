"""Condottiere in the terminal: how it stands, the map, the battle lines with their reckoning, the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from adamak.cli.boards import SEAT_COLOURS
from adamak.cli.output import tidy
from adamak.words import GameWords

MAP_COLUMNS = 4
BATTLE, POPE, TOKEN = "⚔", "✝", "⚑"  # each is explained in words in the lines above the map


def draw(console: Console, said: GameWords, view: dict[str, Any], seat: int, names: Sequence[str]) -> None:
    """From the general to the own: table, map, lines, hand."""
    for line in _standing(said, view, names):
        console.print(line)
    console.print(_map(said, view, names))
    console.print(_lines(said, view, names))
    if seat >= 0:
        me = view["players"][seat]
        _print_cards(console, said, "label-hand", me["hand"] or [])
        if me["kept"]:
            _print_cards(console, said, "play-set-aside", me["kept"])


def _label(said: GameWords, name: str, **args: Any) -> str:
    return tidy(said.say(f"label-{name}", **args))


def _standing(said: GameWords, view: dict[str, Any], names: Sequence[str]) -> list[str]:
    goals = view["goals"]
    goal = _label(said, "goal", total=goals["total"], adjacent=goals["adjacent"])
    if goals["points"]:
        goal += " · " + _label(said, "goal-points", points=goals["points"])
    site = said.thing("region", view["site"]) if view["site"] else "–"
    if view["final"]:
        site = said.say("label-final-battle")
    favor = said.thing("region", view["favor"]) if view["favor"] else said.say("label-off-board")
    season = said.thing("season", view["season"]) if view["season"] else said.say("label-no-season")
    facts = [
        [f"{_label(said, 'round')} {said.number(view['round'])}",
         f"{_label(said, 'battle')} {said.number(view['battle'])}", tidy(season), goal],
        [f"{BATTLE} {_label(said, 'site')}: {tidy(site)}", f"{POPE} {_label(said, 'favor')}: {tidy(favor)}"],
        [f"{TOKEN} {_label(said, 'holder')}: {tidy(names[view['holder']])}",
         f"{_label(said, 'draw-pile')}: {_cards(said, view['draw_pile'])}",
         f"{_label(said, 'discard-pile')}: {_cards(said, view['discard_pile']['count'])}"],
    ]  # fmt: skip
    return ["", *(" · ".join(line) for line in facts)]


def _cards(said: GameWords, count: int) -> str:
    return _label(said, "cards", count=count)


def _map(said: GameWords, view: dict[str, Any], names: Sequence[str]) -> Table:
    """Each region with its owner; regions in the order of the board, north to south."""
    table = Table(title=_label(said, "map"), show_header=False, box=None, padding=(0, 2, 0, 0), title_justify="left")
    cells = []
    for region, owner in view["owners"].items():
        marks = BATTLE * (region == view["site"]) + POPE * (region == view["favor"])
        name = tidy(said.thing("region", region))
        cell = Text(f"{name} {marks}".strip(), style="bold" if marks else "")
        if owner is None:
            cell.append(" ·", style="dim")
        else:
            cell.append(f" {tidy(names[owner])}", style=SEAT_COLOURS[owner])
        cells.append(cell)
    for _ in range(MAP_COLUMNS):
        table.add_column(justify="right" if said.lang == "fa" else "left")
    depth = -(-len(cells) // MAP_COLUMNS)
    for row in range(depth):
        table.add_row(*cells[row::depth])
    return table


def _lines(said: GameWords, view: dict[str, Any], names: Sequence[str]) -> Table:
    table = Table(title=_label(said, "lines"), title_justify="left", padding=(0, 1))
    points = view["goals"]["points"] is not None
    side: JustifyMethod = "right" if said.lang == "fa" else "left"
    table.add_column("")
    table.add_column(tidy(said.say("play-in-hand")), justify="right")
    table.add_column(_label(said, "regions"), justify="right")
    table.add_column(_label(said, "group"), justify="right")
    if points:
        table.add_column(_label(said, "points"), justify="right")
    table.add_column(_label(said, "line"), justify=side, ratio=1)
    table.add_column(_label(said, "strength"), justify=side)
    for player in view["players"]:
        row: list[RenderableType] = [
            _who(said, view, player, names),
            _held(said, player),
            said.number(len(player["regions"])),
            said.number(player["largest_group"]),
            *([said.number(player["points"])] if points else []),
            _line(said, player),
            _strength(said, player),
        ]
        table.add_row(*row)
    return table


def _who(said: GameWords, view: dict[str, Any], player: dict[str, Any], names: Sequence[str]) -> Text:
    seat = player["seat"]
    who = Text(tidy(names[seat]), style=SEAT_COLOURS[seat])
    if seat == view["holder"]:
        who.append(f" {TOKEN}")
    notes = [
        _label(said, name)
        for name, holds in (("defender", view["defender"] == seat), ("passed", player["passed"]))
        if holds
    ]
    if notes:
        who.append(f" ({', '.join(notes)})", style="dim")
    return who


def _held(said: GameWords, player: dict[str, Any]) -> str:
    """CO-20.2: the number, where the table plays with open numbers; what others were shown, beside it."""
    if player["hand_count"] is None:
        held = said.number(0) if player["hand_empty"] else "?"
    else:
        held = said.number(player["hand_count"])
    return f"{held} ({tidy(said.things('card', player['known']))})" if player["known"] else held


def _line(said: GameWords, player: dict[str, Any]) -> str:
    lying = [tidy(said.things("card", player["line"]))] if player["line"] else []
    if player["face_down"]:
        hidden = _label(said, "face-down")
        card = player["face_down_card"]
        lying.append(f"[{hidden}: {tidy(said.card(card))}]" if card else f"[{hidden}]")
    return " · ".join(lying) or _label(said, "line-empty")


def _strength(said: GameWords, player: dict[str, Any]) -> str:
    """CO-4.9: the sum as a player would say it, so that everybody can check it: 2×6 + 10 = 22 (Drummer: double)."""
    parts = player["strength_parts"]
    total = said.number(player["strength"])
    if not parts:
        return total
    terms = [
        (f"{said.number(part['copies'])}×" if part["copies"] > 1 else "") + said.number(part["each"]) for part in parts
    ]
    effects = dict.fromkeys(effect for part in parts for effect in part["effects"])
    notes = f" ({', '.join(tidy(said.thing('effect', effect)) for effect in effects)})" if effects else ""
    return (" + ".join(terms) + " = " if len(terms) > 1 or parts[0]["copies"] > 1 else "") + total + notes


def _print_cards(console: Console, said: GameWords, label: str, cards: Sequence[str]) -> None:
    held = tidy(said.things("card", cards)) if cards else tidy(said.say("label-line-empty"))
    console.print(f"{tidy(said.say(label))} ({_cards(said, len(cards))}): {held}")
