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
from adamak.games.trajan.mat_view import Mat, Score, Tray
from adamak.games.trajan.view import Placing, Sowing, View
from adamak.words import GameWords

WIDTH = 100
ARCH, PLUS2, LEADER = "∩", "[+2]", "▲"  # each of these is explained in words below the drawing


def draw(console: Console, words: GameWords, view: View, seat: int, names: Sequence[str]) -> None:
    """From the general to the own: the moment, the six areas, the decision, the mats."""
    width = min(console.width, WIDTH)
    lines: list[str] = [
        "",
        _standing(words, view, names),
        *_demands(words, view),
        *_stacks(words, view),
        *_goods(words, view),
        *_forum(words, view),
        *_provinces(words, view, seat, names),
        *_sites(words, view, names),
        *_senate(words, view, names),
        *_decision(words, view),
    ]
    for line in lines:
        console.print(Text(line), width=width)
    console.print(_mats(words, view, names), width=width)
    legend = [(ARCH, "arch"), (PLUS2, "plus2"), (LEADER, "leader")]
    console.print(Text(" · ".join(f"{mark} {_label(words, name)}" for mark, name in legend)), width=width)


def _label(words: GameWords, name: str, **args: Any) -> str:
    return tidy(words.say(f"label-{name}", **args))


def _thing(words: GameWords, kind: str, name: str) -> str:
    return tidy(words.thing(kind, name))


def _row(words: GameWords, items: Sequence[str]) -> str:
    return tidy(words.say("list-comma").join(items)) or "–"


def _things(words: GameWords, kind: str, ids: Sequence[str]) -> str:
    """Equal things counted: "2 × wine, oil"."""
    many = Counter(ids)
    return _row(words, [_times(words, number, _thing(words, kind, name)) for name, number in many.items()])


def _times(words: GameWords, number: int, what: str) -> str:
    return what if number == 1 else f"{words.number(number)} × {what}"


def _people(words: GameWords, seats: Sequence[int], names: Sequence[str]) -> str:
    return _row(words, [tidy(names[seat]) for seat in seats])


def _standing(words: GameWords, view: View, names: Sequence[str]) -> str:
    waiting = (
        words.wait(view["phase"], view["actors"], names) if view["actors"] else words.thing("phase", view["phase"])
    )
    time = view["time"]
    facts = [
        _label(words, "quarter", quarter=view["quarter"]),
        _label(words, "round", round=view["round"]),
        _label(words, "time-at", position=time["position"], spaces=time["spaces"]),
        tidy(waiting),
    ]
    return " · ".join(facts)


# --- the board --------------------------------------------------------------------------------------------


def _demands(words: GameWords, view: View) -> list[str]:
    wanted = view["demands"]["open"]
    needs = _things(words, "need", wanted) if wanted else _label(words, "demands-none")
    return [f"{_label(words, 'demands')}: {needs} ({_label(words, 'demands-left', left=view['demands']['left'])})"]


def _trajan_tile(words: GameWords, tile: Mapping[str, Any] | None) -> str:
    return _thing(words, "trajan_tile", tile["tile"]) if tile else "–"


def _stacks(words: GameWords, view: View) -> list[str]:
    if not view["laid"]:
        return []
    tops = [f"  {_trajan_tile(words, stack['tile'])} ({words.number(stack['left'])})" for stack in view["stacks"]]
    return [f"{_label(words, 'stacks')}:", *tops]


def _goods(words: GameWords, view: View) -> list[str]:
    cards = view["cards"]
    sides = [
        f"{_label(words, f'discard-{side}')}: "
        + (_thing(words, "card", cards[side][-1]) if cards[side] else _label(words, "discard-empty"))
        for side in ("left", "right")
    ]
    ships = [
        f"{_thing(words, 'ship', ship['ship'])} ({_thing(words, 'ship_side', ship['side'])}): "
        + " / ".join(words.number(points) for points in ship["values"])
        for ship in view["ships"]
    ]
    pile = f"{_label(words, 'pile')}: {words.number(cards['pile'])}"
    return [" · ".join([pile, *sides]), f"{_label(words, 'ships')}: " + " · ".join(ships)]


def _forum(words: GameWords, view: View) -> list[str]:
    """Row by row, so that a space is found by its column."""
    lines = []
    for yellow, label in ((True, "forum-yellow"), (False, "forum-green")):
        lying = [
            f"{_thing(words, 'space', space['space'])}: {_thing(words, 'tile', space['tile'])}"
            for space in view["forum"]
            if space["yellow"] == yellow and space["tile"]
        ]
        lines.append(f"{_label(words, label)}: " + (" · ".join(lying) or "–"))
    return lines


def _provinces(words: GameWords, view: View, seat: int, names: Sequence[str]) -> list[str]:
    """Points (what they are worth to this seat now), the tile, who is there."""
    lines = [f"{_label(words, 'provinces')}:"]
    for province in view["provinces"]:
        worth = province["worth"][seat] if seat >= 0 else province["points"]
        points = words.number(province["points"])
        if worth is not None and worth != province["points"]:
            points += f" → {words.number(worth)}"
        facts = [_thing(words, "tile", province["tile"])] if province["tile"] else []
        if province["legionnaires"]:
            facts.append(f"{_label(words, 'legionnaires')}: {_people(words, province['legionnaires'], names)}")
        if province["leaders"]:
            facts.append(f"{LEADER} {_people(words, province['leaders'], names)}")
        lines.append(f"  {_thing(words, 'province', province['province'])} ({points}): " + (" · ".join(facts) or "–"))
    return lines


def _sites(words: GameWords, view: View, names: Sequence[str]) -> list[str]:
    """The grid, row by row: the tile, or who stands there."""
    rows: dict[int, list[str]] = {}
    for site in view["sites"]:
        there = (
            _thing(words, "construction_tile", site["tile"]) if site["tile"] else _people(words, site["workers"], names)
        )
        rows.setdefault(site["row"], []).append(there)
    drawn = [f"  {words.number(row)}: " + " | ".join(cells) for row, cells in rows.items()]
    return [f"{_label(words, 'sites')}:", *drawn]


def _senate(words: GameWords, view: View, names: Sequence[str]) -> list[str]:
    """Discs from the lowest to the highest on each space; who would be consul now."""
    senate = view["senate"]
    track = [
        f"{words.number(row['points'])}: {_people(words, row['discs'], names)}"
        for row in senate["spaces"]
        if row["discs"]
    ]
    ranked = [
        f"{tidy(names[row['seat']])} {_label(words, 'votes-count', votes=row['votes'])}" for row in senate["ranking"]
    ]
    lines = [
        f"{_label(words, 'senate')}: " + " · ".join(track),
        f"  {_label(words, 'ranking')}: {_row(words, ranked)}",
    ]
    if senate["bonus"]:
        lines.append(f"  {_label(words, 'bonus-tiles')}: {_things(words, 'bonus', senate['bonus'])}")
    return lines


# --- the decision -----------------------------------------------------------------------------------------


def _decision(words: GameWords, view: View) -> list[str]:
    """What is in hand or on board just now."""
    lines = []
    if view["placing"]:
        lines.append(_in_hand(words, view["placing"]))
    if view["drafting"]:
        lines.append(_label(words, "next-tray", tray=words.thing("tray", view["drafting"]["tray"])))
    if view["sowing"]:
        target = _label(words, "target", tray=words.thing("tray", view["sowing"]["target"]))
        lines.append(f"{_in_hand(words, view['sowing'])} · {target}")
    if view["loading"]:
        loading = view["loading"]
        wilds = (
            [_times(words, loading["wilds"], _thing(words, "tile", "forum_wild_commodity"))] if loading["wilds"] else []
        )
        cards = [_things(words, "card", loading["cards"])] if loading["cards"] else []
        cargo = " + ".join([*cards, *wilds]) or _label(words, "cargo-empty")
        lines.append(f"{_label(words, 'cargo')}: {cargo} · {_label(words, 'cargo-worth', points=loading['points'])}")
    if view["action"]:
        lines.append(_label(words, "action-now", action=words.thing("action", view["action"])))
    if view["extra_spent"]:
        lines.append(_label(words, "extra-spent"))
    return lines


def _in_hand(words: GameWords, hand: Placing | Sowing) -> str:
    there = _things(words, "colour", hand["left"])
    return f"{_label(words, 'in-hand')}: {there} · {_label(words, 'next-tray', tray=words.thing('tray', hand['tray']))}"


# --- the mats ---------------------------------------------------------------------------------------------


def _mats(words: GameWords, view: View, names: Sequence[str]) -> Table:
    """Side by side, so that they can be compared line by line."""
    side: JustifyMethod = "right" if words.lang == "fa" else "left"
    table = Table(padding=(0, 1))
    table.add_column("", justify=side)
    for player in view["players"]:
        head = Text(tidy(names[player["seat"]]), style=SEAT_COLOURS[player["seat"]])
        if player["seat"] == view["first"]:
            head.append(f" ({_label(words, 'first-player')})", style="dim")
        table.add_column(head, justify=side, ratio=1)
    mats = [_mat(words, view, player) for player in view["players"]]
    for label in mats[0]:
        cells = [mat[label] for mat in mats]
        if any(cells):
            table.add_row(label, *(cell or "–" for cell in cells))
    return table


def _mat(words: GameWords, view: View, player: Mat) -> dict[str, str]:
    """A line's name and what this player has of it; "" for nothing."""
    hand = _things(words, "card", player["hand"]) if player["hand"] else words.number(player["hand_size"])
    facts = {_label(words, "score"): words.number(player["score"])}
    for tray in player["trays"]:
        facts[_thing(words, "tray", tray["tray"])] = _tray(words, tray)
    unmet = _label(words, "unmet", number=player["unmet"], points=player["loss"]) if player["unmet"] else ""
    score = "total" if view["ending"] else "score-now"
    return facts | {
        _label(words, "commodities"): hand,
        _label(words, "known"): _some(words, "card", player["known"]),
        _label(words, "display"): _some(words, "card", player["display"]),
        _label(words, "extra-tiles"): _counts(words, "action", player["extra"]),
        _label(words, "wild-tiles"): _counts(words, "tile", {f"forum_wild_{k}": n for k, n in player["wild"].items()}),
        _label(words, "need-tiles"): _counts(words, "need", player["needs"]),
        _label(words, "kept-needs"): _counts(words, "need", player["kept"]),
        _label(words, "demands"): unmet,
        _label(words, "vote-tiles"): _row(words, [words.number(v) for v in player["vote_tiles"]])
        if player["vote_tiles"]
        else "",
        _label(words, "supply"): words.number(player["supply"]),
        _label(words, "military-camp"): words.number(player["camp"]),
        _label(words, "worker-camp"): words.number(player["yard"]),
        _label(words, "workers"): _some(words, "site", player["workers"]),
        _label(words, "construction-tiles"): _some(words, "construction_tile", player["construction"]),
        _label(words, "bonus-tiles"): _bonus(words, player),
        _label(words, score): _score(words, player["total"]),
    }


def _tray(words: GameWords, tray: Tray) -> str:
    """Markers, the Trajan tile beside them, the arch, the [+2] marker."""
    there = [_things(words, "colour", tray["markers"])] if tray["markers"] else ["–"]
    there += [_trajan_tile(words, tray["tile"])] if tray["tile"] else []
    there += [ARCH] if tray["arch"] else []
    there += [PLUS2] if tray["plus2"] else []
    return " · ".join(there)


def _some(words: GameWords, kind: str, ids: Sequence[str]) -> str:
    return _things(words, kind, ids) if ids else ""


def _counts(words: GameWords, kind: str, counts: Mapping[str, int]) -> str:
    some = [_times(words, number, _thing(words, kind, name)) for name, number in counts.items() if number]
    return _row(words, some) if some else ""


def _bonus(words: GameWords, player: Mat) -> str:
    tiles = []
    for tile in player["bonus"]:
        facts = [_thing(words, "bonus_side", tile["side"]), _label(words, "bonus-now", points=tile["points"])]
        tiles.append(f"{_thing(words, 'bonus', tile['bonus'])} ({_row(words, facts)})")
    return _row(words, tiles) if tiles else ""


def _score(words: GameWords, score: Score) -> str:
    """The total, then every part that counts, so that everybody can check the sum."""
    parts = [
        f"{words.thing('score', name)} {words.number(points)}" for name, points in score["parts"].items() if points
    ]
    return words.number(score["total"]) + (f" ({_row(words, parts)})" if parts else "")
