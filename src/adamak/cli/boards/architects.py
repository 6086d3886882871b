"""Architects in the terminal: the town with its groups and what a visit would give, apprentices, halls, players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from adamak.cli.boards import SEAT_COLOURS
from adamak.cli.output import tidy
from adamak.words import GameWords

WIDTH = 100
PAYS, LACKS, RESET, END, FRESH, FREE = "✓", "✗", "↻", "■", "♻", "·"  # each explained in words beside the drawing
BOT = "house_bot"


def draw(console: Console, said: GameWords, view: dict[str, Any], seat: int, names: Sequence[str]) -> None:
    """From the general to the own: town, Black Market, halls, apprentices, players, hand."""
    width = min(console.width, WIDTH)
    people = [*names[: view["seats"]], *([_label(said, "house-opponent")] if view["automa"] else [])]
    console.print(Text(_standing(said, view, names)), width=width)
    console.print(_town(said, view, people), width=width)
    lines = [
        *_market(said, view, people),
        *_halls(said, view, people),
        *_apprentices(said, view),
        *_automa(said, view),
        *_own_cards(said, view, seat),
    ]
    for line in lines:
        console.print(Text(line), width=width)
    console.print(_players(said, view, people), width=width)


def _label(said: GameWords, name: str, **args: Any) -> str:
    return tidy(said.say(f"label-{name}", **args))


def _row(said: GameWords, items: Sequence[str]) -> str:
    return tidy(said.say("list-comma").join(items)) or "–"


def _list(said: GameWords, kind: str, ids: Sequence[str]) -> str:
    return _row(said, [said.thing(kind, name) for name in ids])


def _goods(said: GameWords, goods: Mapping[str, int]) -> str:
    return _row(said, [f"{said.number(number)} {said.thing('good', name)}" for name, number in goods.items() if number])


def _person(view: dict[str, Any], people: Sequence[str], who: int | str) -> str:
    return tidy(people[view["seats"]] if who == BOT else people[int(who)])


def _standing(said: GameWords, view: dict[str, Any], names: Sequence[str]) -> str:
    phase = view["phase"]
    waiting = said.wait(phase, view["actors"], names) if view["actors"] else said.thing("phase", phase)
    laid, most = len(view["guildhall"]["spaces"]), view["guildhall"]["capacity"]
    facts = [
        tidy(waiting),
        f"{_label(said, 'guildhall')}: {said.number(laid)}/{said.number(most)}",
        _label(said, "turns-left", number=view["closing"]) if view["closing"] else "",
        _left(said, view),
    ]
    return " · ".join(fact for fact in facts if fact)


def _left(said: GameWords, view: dict[str, Any]) -> str:
    """Actions or captures still open in this visit."""
    about = view["about"] or {}
    if "left" not in about or view["phase"] == "bury_card":
        return ""
    name = "left" if view["phase"] in {"storehouse", "guardhouse"} else "captures-left"
    return _label(said, name, number=about["left"])


# --- the town -----------------------------------------------------------------------------------------


def _town(said: GameWords, view: dict[str, Any], people: Sequence[str]) -> Table:
    """Every place with the workers of each player, and what the next worker would bring."""
    side: JustifyMethod = "right" if said.lang == "fa" else "left"
    table = Table(padding=(0, 1))
    table.add_column(_label(said, "town"), justify=side)
    for number, name in enumerate(people):
        table.add_column(Text(tidy(name), style=SEAT_COLOURS[number]), justify="right")
    if view["visits"]:
        table.add_column(_label(said, "workers"), justify=side, ratio=1)
    for location, workers in view["locations"].items():
        cells = [said.number(number) if number else FREE for number in workers]
        visit = [_visit(said, view, location)] if view["visits"] else []
        table.add_row(tidy(said.thing("location", location)), *cells, *visit)
    cells = [said.number(number) if number else FREE for number in view["prison"]]
    table.add_row(_label(said, "prison"), *cells, *([""] if view["visits"] else []))
    return table


def _visit(said: GameWords, view: dict[str, Any], location: str) -> str:
    """In few words what a worker placed there would give."""
    facts = view["visits"][location]
    if location == "mines":
        what = _goods(said, facts["clay"])
        if facts["gold"]:
            what = _label(said, "visit-or", what=what, other=_goods(said, facts["gold"]))
    elif "captures" in facts:
        what = _label(said, "visit-captures", number=facts["captures"])
    elif "actions" in facts:
        what = _label(said, "visit-actions", number=facts["actions"])
    elif "cards" in facts:
        what = _label(said, "visit-cards", count=facts["cards"])
    else:
        what = _goods(said, facts["gain"])
    if facts.get("virtue"):
        what = _row(said, [what, _label(said, "visit-virtue-lost", virtue=-facts["virtue"])])
    return ("" if facts["blocked"] is None else f"{LACKS} ") + _label(
        said, "visit", workers=facts["workers"], what=what
    )


def _market(said: GameWords, view: dict[str, Any], people: Sequence[str]) -> list[str]:
    market = view["black_market"]
    spaces = []
    for name, who in market["spaces"].items():
        there = _label(said, "space-free") if who is None else _person(view, people, who)
        price = ""
        if view["visits"]:
            told = view["visits"][name]
            price = f" ({PAYS if told['blocked'] is None else LACKS} {_label(said, 'price', price=told['price'])})"
        spaces.append(f"{tidy(said.thing('location', name))}: {there}{price}")
    pile = _label(said, "market-pile", number=market["pile"])
    return [
        _label(said, "tax-stand", silver=view["tax"]),
        " · ".join(spaces),
        f"{_label(said, 'small-market')}: {_goods(said, market['small'])} ({pile}) · "
        f"{_label(said, 'large-market')}: {_goods(said, market['large'])}",
    ]


def _halls(said: GameWords, view: dict[str, Any], people: Sequence[str]) -> list[str]:
    """The Guildhall row by row, and the cathedral level by level."""
    hall = view["guildhall"]
    drawn = []
    for row in range(hall["rows"]):
        cells = []
        for column in range(hall["columns"]):
            space = row * hall["columns"] + column
            bare = (
                RESET if space + 1 in hall["reset_spaces"] else FRESH if space + 1 in hall["refresh_spaces"] else FREE
            )
            bare = END if space + 1 == hall["capacity"] else bare
            taken = space < len(hall["spaces"])
            cells.append(_person(view, people, hall["spaces"][space]) if taken else bare)
        drawn.append(" ".join(cells))
    lines = [f"{_label(said, 'guildhall')}: " + " | ".join(drawn)]
    marks = [f"{RESET} {_label(said, 'guildhall-reset')}", f"{END} {_label(said, 'guildhall-end')}"]
    marks += [f"{FRESH} {_label(said, 'guildhall-refresh')}"] if hall["refresh_spaces"] else []
    lines.append("  " + " · ".join(marks))
    if hall["beside"]:
        beside = _row(said, [_person(view, people, who) for who in hall["beside"]])
        lines.append(f"  {_label(said, 'guildhall-beside')}: {beside}")
    levels = []
    for one in view["cathedral"]["levels"]:
        there = _row(said, [_person(view, people, who) for who in one["players"]]) if one["players"] else FREE
        cost = _label(said, "cost-any", number=one["any"]) if one["any"] else _goods(said, one["cost"])
        taken = f"{said.number(len(one['players']))}/{said.number(one['capacity'])}"
        points = _label(said, "points", points=one["points"])
        levels.append(f"{said.number(one['level'])} ({cost} → {points}, {taken}): {there}")
    lines.append(f"{_label(said, 'cathedral')}: " + " · ".join(levels))
    lines.append("  " + _label(said, "rewards-left", number=view["cathedral"]["rewards"]))
    return lines


def _apprentices(said: GameWords, view: dict[str, Any]) -> list[str]:
    """Both rows; with the price for whoever looks."""
    prices = {one["slot"]: one for one in view["visits"]["workshop"]["hire"]} if view["visits"] else {}
    shown = view["apprentices"]["display"]
    lines = []
    for row in (shown[:4], shown[4:]):
        lines.append("  " + " · ".join(_apprentice(said, one, prices) for one in row))
    deck = f"{_label(said, 'apprentice-deck')}: {_label(said, 'cards', count=view['apprentices']['deck'])}"
    if view["apprentices"]["bottom"]:
        deck += f" (… {_list(said, 'apprentice', view['apprentices']['bottom'])})"
    buildings = f"{_label(said, 'building-deck')}: {_label(said, 'cards', count=view['building_deck']['size'])}"
    if view["building_deck"]["known"]:
        buildings += f" ({_list(said, 'building', view['building_deck']['known'])})"
    return [f"{_label(said, 'apprentices')}:", *lines, f"{deck} · {buildings}"]


def _apprentice(said: GameWords, one: dict[str, Any] | None, prices: Mapping[str, Any]) -> str:
    if one is None:
        return FREE
    told = tidy(said.thing("apprentice", one["apprentice"]))
    price = prices.get(one["slot"])
    facts = [f"{PAYS if price['affordable'] else LACKS} {said.number(price['total'])}"] if price else []
    facts += [_label(said, "silver-on", silver=one["silver"])] if one["silver"] else []
    return f"{told} ({_row(said, facts)})" if facts else told


def _automa(said: GameWords, view: dict[str, Any]) -> list[str]:
    """AR-26.3: ours, and said so."""
    automa = view["automa"]
    if automa is None:
        return []
    card = (
        [_label(said, "house-opponent-card", bot_card=said.thing("bot_card", automa["card"]))] if automa["card"] else []
    )
    cards = _label(said, "house-opponent-cards", number=automa["cards_left"])
    return [_label(said, "house-opponent-about"), " · ".join([*card, cards])]


# --- what is one's own --------------------------------------------------------------------------------


def _own_cards(said: GameWords, view: dict[str, Any], seat: int) -> list[str]:
    if seat < 0:
        return []
    lines = []
    draft = view["draft"]
    if draft and draft["packet"]:
        lines.append(f"{_label(said, 'draft')}: {_list(said, 'building', draft['packet'])}")
        if draft["kept"]:
            lines.append(f"{_label(said, 'draft-kept')}: {_list(said, 'building', draft['kept'])}")
        return lines
    if view["dug"]:
        lines.append(f"{_label(said, 'dug')}: {_list(said, 'building', view['dug'])}")
    lines.append(f"{_label(said, 'hand')}:")
    lines += [f"  {_building(said, one)}" for one in view["visits"]["guildhall"]["buildings"]]
    return lines


def _building(said: GameWords, one: dict[str, Any]) -> str:
    """Points, cost, skills, and what is lacking."""
    facts = [_label(said, "points", points=one["points"]), _goods(said, one["cost"])]
    if one["skills"]:
        facts.append(_label(said, "needs", skills=_list(said, "skill", one["skills"])))
    mark = PAYS if one["possible"] else LACKS
    told = f"{mark} {tidy(said.thing('building', one['building']))} ({_row(said, facts)})"
    if one["possible"]:
        return f"{told} – {_label(said, 'can-build')}"
    lacking = [_goods(said, one["missing_goods"])] if one["missing_goods"] else []
    lacking += [_list(said, "skill", one["missing_skills"])] if one["missing_skills"] else []
    return f"{told} – {_label(said, 'lacks', what=_row(said, lacking))}"


# --- the players --------------------------------------------------------------------------------------


def _players(said: GameWords, view: dict[str, Any], people: Sequence[str]) -> Table:
    """Side by side, so that they can be compared line by line."""
    side: JustifyMethod = "right" if said.lang == "fa" else "left"
    table = Table(padding=(0, 1))
    table.add_column("", justify=side)
    everybody = [*view["players"], *([view["automa"]] if view["automa"] else [])]
    for number, name in enumerate(people):
        head = Text(tidy(name), style=SEAT_COLOURS[number])
        if number == view["first"]:
            head.append(f" ({_label(said, 'start-player')})", style="dim")
        if number < view["seats"]:
            head.append(f"\n{_hand(said, view['players'][number])}", style="dim")
        table.add_column(head, justify=side, ratio=1)
    told = [_player(said, view, people, player) for player in everybody]
    for label in told[0]:
        cells = [one.get(label, "") for one in told]
        if any(cells):
            table.add_row(label, *(cell or "–" for cell in cells))
    return table


def _player(said: GameWords, view: dict[str, Any], people: Sequence[str], player: dict[str, Any]) -> dict[str, str]:
    """A line's name and what this player has of it; "" for nothing."""
    captives = [
        f"{said.number(number)} {tidy(people[owner])}" for owner, number in enumerate(player["captives"]) if number
    ]
    debts = []
    if player["unpaid"]:
        debts.append(_label(said, "debts-unpaid", number=player["unpaid"]))
    if player["paid"]:
        debts.append(_label(said, "debts-paid", number=player["paid"]))
    character = tidy(said.thing("board", player["board"])) if player.get("side") == 2 and player["board"] else ""
    points = _label(said, "virtue-points", points=player["virtue_points"])
    away = _label(said, "workers-away", workers=player["away"]) if player["away"] else ""
    return {
        _label(said, "character"): character,
        _label(said, "goods"): _goods(said, player["goods"]) if "goods" in player else "",
        _label(said, "virtue"): f"{said.number(player['virtue'])} ({points})",
        _label(said, "cathedral"): said.number(player["level"]),
        _label(said, "available"): " · ".join(part for part in (said.number(player["available"]), away) if part),
        _label(said, "captured"): _row(said, captives) if captives else "",
        _label(said, "debts"): _row(said, debts) if debts else "",
        _label(said, "apprentices"): _list(said, "apprentice", player["apprentices"])
        if player.get("apprentices")
        else "",
        _label(said, "buildings"): _list(said, "building", player["buildings"]) if player["buildings"] else "",
        _label(said, "score" if view["ending"] else "score-now"): _score(said, player["score"]),
    }


def _hand(said: GameWords, player: dict[str, Any]) -> str:
    """AR-25.3: how many building cards, and those the looker happens to know."""
    known = f" ({_list(said, 'building', player['known_hand'])})" if player["known_hand"] else ""
    return _label(said, "cards", count=player["hand_size"]) + known


def _score(said: GameWords, score: dict[str, Any]) -> str:
    """The total, then every part that counts, so that everybody can check the sum."""
    parts = [f"{said.thing('score', name)} {said.number(count)}" for name, count in score["parts"].items() if count]
    return said.number(score["total"]) + (f" ({_row(said, parts)})" if parts else "")
