"""Trajan in the terminal: how it stands, the board area by area, the decision of the moment, then every mat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from adamak.cli.boards import SEAT_COLOURS
from adamak.cli.output import tidy
from adamak.words import GameWords

WIDTH = 100
ARCH, PLUS2, LEADER = "∩", "[+2]", "▲"  # each of these is explained in words below the drawing


def draw(console: Console, said: GameWords, view: dict[str, Any], seat: int, names: Sequence[str]) -> None:
    """From the general to the own: the moment, the six areas, the decision, the mats."""
    width = min(console.width, WIDTH)
    lines: list[str] = [
        "",
        _standing(said, view, names),
        *_demands(said, view),
        *_stacks(said, view),
        *_goods(said, view),
        *_forum(said, view),
        *_provinces(said, view, seat, names),
        *_sites(said, view, names),
        *_senate(said, view, names),
        *_decision(said, view),
    ]
    for line in lines:
        console.print(Text(line), width=width)
    console.print(_mats(said, view, names), width=width)
    legend = [(ARCH, "arch"), (PLUS2, "plus2"), (LEADER, "leader")]
    console.print(Text(" · ".join(f"{mark} {_label(said, name)}" for mark, name in legend)), width=width)


def _label(said: GameWords, name: str, **args: Any) -> str:
    return tidy(said.say(f"label-{name}", **args))


def _thing(said: GameWords, kind: str, name: str) -> str:
    return tidy(said.thing(kind, name))


def _row(said: GameWords, items: Sequence[str]) -> str:
    return tidy(said.say("list-comma").join(items)) or "–"


def _things(said: GameWords, kind: str, ids: Sequence[str]) -> str:
    """Equal things counted: "2 × wine, oil"."""
    many = Counter(ids)
    return _row(said, [_times(said, number, _thing(said, kind, name)) for name, number in many.items()])


def _times(said: GameWords, number: int, what: str) -> str:
    return what if number == 1 else f"{said.number(number)} × {what}"


def _people(said: GameWords, seats: Sequence[int], names: Sequence[str]) -> str:
    return _row(said, [tidy(names[seat]) for seat in seats])


def _standing(said: GameWords, view: dict[str, Any], names: Sequence[str]) -> str:
    waiting = said.wait(view["phase"], view["actors"], names) if view["actors"] else said.thing("phase", view["phase"])
    time = view["time"]
    facts = [
        _label(said, "quarter", quarter=view["quarter"]),
        _label(said, "round", round=view["round"]),
        _label(said, "time-at", position=time["position"], spaces=time["spaces"]),
        tidy(waiting),
    ]
    return " · ".join(facts)


# --- the board --------------------------------------------------------------------------------------------


def _demands(said: GameWords, view: dict[str, Any]) -> list[str]:
    wanted = view["demands"]["open"]
    told = _things(said, "need", wanted) if wanted else _label(said, "demands-none")
    return [f"{_label(said, 'demands')}: {told} ({_label(said, 'demands-left', left=view['demands']['left'])})"]


def _trajan_tile(said: GameWords, tile: Mapping[str, Any] | None) -> str:
    return _thing(said, "trajan_tile", tile["tile"]) if tile else "–"


def _stacks(said: GameWords, view: dict[str, Any]) -> list[str]:
    if not view["laid"]:
        return []
    tops = [f"  {_trajan_tile(said, one['tile'])} ({said.number(one['left'])})" for one in view["stacks"]]
    return [f"{_label(said, 'stacks')}:", *tops]


def _goods(said: GameWords, view: dict[str, Any]) -> list[str]:
    cards = view["cards"]
    sides = [
        f"{_label(said, f'discard-{side}')}: "
        + (_thing(said, "card", cards[side][-1]) if cards[side] else _label(said, "discard-empty"))
        for side in ("left", "right")
    ]
    ships = [
        f"{_thing(said, 'ship', one['ship'])} ({_thing(said, 'ship_side', one['side'])}): "
        + " / ".join(said.number(points) for points in one["values"])
        for one in view["ships"]
    ]
    pile = f"{_label(said, 'pile')}: {said.number(cards['pile'])}"
    return [" · ".join([pile, *sides]), f"{_label(said, 'ships')}: " + " · ".join(ships)]


def _forum(said: GameWords, view: dict[str, Any]) -> list[str]:
    """Row by row, so that a space is found by its column."""
    told = []
    for yellow, label in ((True, "forum-yellow"), (False, "forum-green")):
        lying = [
            f"{_thing(said, 'space', one['space'])}: {_thing(said, 'tile', one['tile'])}"
            for one in view["forum"]
            if one["yellow"] == yellow and one["tile"]
        ]
        told.append(f"{_label(said, label)}: " + (" · ".join(lying) or "–"))
    return told


def _provinces(said: GameWords, view: dict[str, Any], seat: int, names: Sequence[str]) -> list[str]:
    """Points (what they are worth to this seat now), the tile, who is there."""
    told = [f"{_label(said, 'provinces')}:"]
    for one in view["provinces"]:
        worth = one["worth"][seat] if seat >= 0 else one["points"]
        points = said.number(one["points"])
        if worth is not None and worth != one["points"]:
            points += f" → {said.number(worth)}"
        facts = [_thing(said, "tile", one["tile"])] if one["tile"] else []
        if one["legionnaires"]:
            facts.append(f"{_label(said, 'legionnaires')}: {_people(said, one['legionnaires'], names)}")
        if one["leaders"]:
            facts.append(f"{LEADER} {_people(said, one['leaders'], names)}")
        told.append(f"  {_thing(said, 'province', one['province'])} ({points}): " + (" · ".join(facts) or "–"))
    return told


def _sites(said: GameWords, view: dict[str, Any], names: Sequence[str]) -> list[str]:
    """The grid, row by row: the tile, or who stands there."""
    rows: dict[int, list[str]] = {}
    for one in view["sites"]:
        there = _thing(said, "construction_tile", one["tile"]) if one["tile"] else _people(said, one["workers"], names)
        rows.setdefault(one["row"], []).append(there)
    drawn = [f"  {said.number(row)}: " + " | ".join(cells) for row, cells in rows.items()]
    return [f"{_label(said, 'sites')}:", *drawn]


def _senate(said: GameWords, view: dict[str, Any], names: Sequence[str]) -> list[str]:
    """Discs from the lowest to the highest on each space; who would be consul now."""
    senate = view["senate"]
    track = [
        f"{said.number(one['points'])}: {_people(said, one['discs'], names)}"
        for one in senate["spaces"]
        if one["discs"]
    ]
    ranked = [
        f"{tidy(names[one['seat']])} {_label(said, 'votes-count', votes=one['votes'])}" for one in senate["ranking"]
    ]
    told = [
        f"{_label(said, 'senate')}: " + " · ".join(track),
        f"  {_label(said, 'ranking')}: {_row(said, ranked)}",
    ]
    if senate["bonus"]:
        told.append(f"  {_label(said, 'bonus-tiles')}: {_things(said, 'bonus', senate['bonus'])}")
    return told


# --- the decision -----------------------------------------------------------------------------------------


def _decision(said: GameWords, view: dict[str, Any]) -> list[str]:
    """What is in hand or on board just now."""
    told = []
    if view["placing"]:
        told.append(_in_hand(said, view["placing"]))
    if view["drafting"]:
        told.append(_label(said, "next-tray", tray=said.thing("tray", view["drafting"]["tray"])))
    if view["sowing"]:
        target = _label(said, "target", tray=said.thing("tray", view["sowing"]["target"]))
        told.append(f"{_in_hand(said, view['sowing'])} · {target}")
    if view["loading"]:
        loading = view["loading"]
        wilds = (
            [_times(said, loading["wilds"], _thing(said, "tile", "forum_wild_commodity"))] if loading["wilds"] else []
        )
        cards = [_things(said, "card", loading["cards"])] if loading["cards"] else []
        cargo = " + ".join([*cards, *wilds]) or _label(said, "cargo-empty")
        told.append(f"{_label(said, 'cargo')}: {cargo} · {_label(said, 'cargo-worth', points=loading['points'])}")
    if view["action"]:
        told.append(_label(said, "action-now", action=said.thing("action", view["action"])))
    if view["extra_spent"]:
        told.append(_label(said, "extra-spent"))
    return told


def _in_hand(said: GameWords, hand: dict[str, Any]) -> str:
    there = _things(said, "colour", hand["left"])
    return f"{_label(said, 'in-hand')}: {there} · {_label(said, 'next-tray', tray=said.thing('tray', hand['tray']))}"


# --- the mats ---------------------------------------------------------------------------------------------


def _mats(said: GameWords, view: dict[str, Any], names: Sequence[str]) -> Table:
    """Side by side, so that they can be compared line by line."""
    side: JustifyMethod = "right" if said.lang == "fa" else "left"
    table = Table(padding=(0, 1))
    table.add_column("", justify=side)
    for player in view["players"]:
        head = Text(tidy(names[player["seat"]]), style=SEAT_COLOURS[player["seat"]])
        if player["seat"] == view["first"]:
            head.append(f" ({_label(said, 'first-player')})", style="dim")
        table.add_column(head, justify=side, ratio=1)
    mats = [_mat(said, view, player) for player in view["players"]]
    for label in mats[0]:
        cells = [mat[label] for mat in mats]
        if any(cells):
            table.add_row(label, *(cell or "–" for cell in cells))
    return table


def _mat(said: GameWords, view: dict[str, Any], player: dict[str, Any]) -> dict[str, str]:
    """A line's name and what this player has of it; "" for nothing."""
    hand = _things(said, "card", player["hand"]) if player["hand"] else said.number(player["hand_size"])
    told = {_label(said, "score"): said.number(player["score"])}
    for tray in player["trays"]:
        told[_thing(said, "tray", tray["tray"])] = _tray(said, tray)
    unmet = _label(said, "unmet", number=player["unmet"], points=player["loss"]) if player["unmet"] else ""
    score = "total" if view["ending"] else "score-now"
    return told | {
        _label(said, "commodities"): hand,
        _label(said, "known"): _some(said, "card", player["known"]),
        _label(said, "display"): _some(said, "card", player["display"]),
        _label(said, "extra-tiles"): _counts(said, "action", player["extra"]),
        _label(said, "wild-tiles"): _counts(said, "tile", {f"forum_wild_{k}": n for k, n in player["wild"].items()}),
        _label(said, "need-tiles"): _counts(said, "need", player["needs"]),
        _label(said, "kept-needs"): _counts(said, "need", player["kept"]),
        _label(said, "demands"): unmet,
        _label(said, "vote-tiles"): _row(said, [said.number(v) for v in player["vote_tiles"]])
        if player["vote_tiles"]
        else "",
        _label(said, "supply"): said.number(player["supply"]),
        _label(said, "military-camp"): said.number(player["camp"]),
        _label(said, "worker-camp"): said.number(player["yard"]),
        _label(said, "workers"): _some(said, "site", player["workers"]),
        _label(said, "construction-tiles"): _some(said, "construction_tile", player["construction"]),
        _label(said, "bonus-tiles"): _bonus(said, player),
        _label(said, score): _score(said, player["total"]),
    }


def _tray(said: GameWords, tray: dict[str, Any]) -> str:
    """Markers, the Trajan tile beside them, the arch, the [+2] marker."""
    told = [_things(said, "colour", tray["markers"])] if tray["markers"] else ["–"]
    told += [_trajan_tile(said, tray["tile"])] if tray["tile"] else []
    told += [ARCH] if tray["arch"] else []
    told += [PLUS2] if tray["plus2"] else []
    return " · ".join(told)


def _some(said: GameWords, kind: str, ids: Sequence[str]) -> str:
    return _things(said, kind, ids) if ids else ""


def _counts(said: GameWords, kind: str, counts: Mapping[str, int]) -> str:
    some = [_times(said, number, _thing(said, kind, name)) for name, number in counts.items() if number]
    return _row(said, some) if some else ""


def _bonus(said: GameWords, player: dict[str, Any]) -> str:
    told = []
    for one in player["bonus"]:
        facts = [_thing(said, "bonus_side", one["side"]), _label(said, "bonus-now", points=one["points"])]
        told.append(f"{_thing(said, 'bonus', one['bonus'])} ({_row(said, facts)})")
    return _row(said, told) if told else ""


def _score(said: GameWords, score: dict[str, Any]) -> str:
    """The total, then every part that counts, so that everybody can check the sum."""
    parts = [f"{said.thing('score', name)} {said.number(points)}" for name, points in score["parts"].items() if points]
    return said.number(score["total"]) + (f" ({_row(said, parts)})" if parts else "")
