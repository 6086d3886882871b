"""Architects in the terminal: the town with its groups and what a visit would give, apprentices, halls, players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from adamak.cli.boards import SEAT_COLOURS
from adamak.cli.output import tidy
from adamak.games.architects.view import Displayed, PlayerView, Score, View
from adamak.games.architects.visit_view import HandCard
from adamak.words import GameWords

WIDTH = 100
PAYS, LACKS, RESET, END, FRESH, FREE = "✓", "✗", "↻", "■", "♻", "·"  # each explained in words beside the drawing
BOT = "house_bot"


def draw(console: Console, words: GameWords, view: View, seat: int, names: Sequence[str]) -> None:
    """From the general to the own: town, Black Market, halls, apprentices, players, hand."""
    width = min(console.width, WIDTH)
    people = [*names[: view["seats"]], *([_label(words, "house-opponent")] if view["automa"] else [])]
    console.print(Text(_standing(words, view, names)), width=width)
    console.print(_town(words, view, people), width=width)
    lines = [
        *_market(words, view, people),
        *_halls(words, view, people),
        *_apprentices(words, view),
        *_automa(words, view),
        *_own_cards(words, view, seat),
    ]
    for line in lines:
        console.print(Text(line), width=width)
    console.print(_players(words, view, people), width=width)


def _label(words: GameWords, name: str, **args: Any) -> str:
    return tidy(words.say(f"label-{name}", **args))


def _row(words: GameWords, items: Sequence[str]) -> str:
    return tidy(words.say("list-comma").join(items)) or "–"


def _list(words: GameWords, kind: str, ids: Sequence[str]) -> str:
    return _row(words, [words.thing(kind, name) for name in ids])


def _goods(words: GameWords, goods: Mapping[str, int]) -> str:
    return _row(
        words, [f"{words.number(number)} {words.thing('good', name)}" for name, number in goods.items() if number]
    )


def _person(view: View, people: Sequence[str], who: int | str) -> str:
    return tidy(people[view["seats"]] if who == BOT else people[int(who)])


def _standing(words: GameWords, view: View, names: Sequence[str]) -> str:
    phase = view["phase"]
    waiting = words.wait(phase, view["actors"], names) if view["actors"] else words.thing("phase", phase)
    laid, most = len(view["guildhall"]["spaces"]), view["guildhall"]["capacity"]
    facts = [
        tidy(waiting),
        f"{_label(words, 'guildhall')}: {words.number(laid)}/{words.number(most)}",
        _label(words, "turns-left", number=view["closing"]) if view["closing"] else "",
        _left(words, view),
    ]
    return " · ".join(fact for fact in facts if fact)


def _left(words: GameWords, view: View) -> str:
    """Actions or captures still open in this visit."""
    about = view["about"] or {}
    if "left" not in about or view["phase"] == "bury_card":
        return ""
    name = {"storehouse": "trades-left", "guardhouse": "actions-left"}.get(view["phase"], "captures-left")
    return _label(words, name, number=about["left"])


# --- the town -----------------------------------------------------------------------------------------


def _town(words: GameWords, view: View, people: Sequence[str]) -> Table:
    """Every place with the workers of each player, and what the next worker would bring."""
    side: JustifyMethod = "right" if words.lang == "fa" else "left"
    table = Table(padding=(0, 1))
    table.add_column(_label(words, "town"), justify=side)
    for number, name in enumerate(people):
        table.add_column(Text(tidy(name), style=SEAT_COLOURS[number]), justify="right")
    if view["visits"]:
        table.add_column(_label(words, "workers"), justify=side, ratio=1)
    for location, workers in view["locations"].items():
        cells = [words.number(number) if number else FREE for number in workers]
        visit = [_visit(words, view, location)] if view["visits"] else []
        table.add_row(tidy(words.thing("location", location)), *cells, *visit)
    cells = [words.number(number) if number else FREE for number in view["prison"]]
    table.add_row(_label(words, "prison"), *cells, *([""] if view["visits"] else []))
    return table


def _visit(words: GameWords, view: View, location: str) -> str:
    """In few words what a worker placed there would give."""
    facts = view["visits"][location]
    if location == "mines":
        what = _goods(words, facts["clay"])
        if facts["gold"]:
            what = _label(words, "visit-or", what=what, other=_goods(words, facts["gold"]))
    elif "captures" in facts:
        what = _label(words, "visit-captures", number=facts["captures"])
    elif "actions" in facts:
        what = _label(words, "visit-actions", number=facts["actions"])
    elif "cards" in facts:
        what = _label(words, "visit-cards", count=facts["cards"])
    else:
        what = _goods(words, facts["gain"])
    if facts.get("virtue"):
        what = _row(words, [what, _label(words, "visit-virtue-lost", virtue=-facts["virtue"])])
    return ("" if facts["blocked"] is None else f"{LACKS} ") + _label(
        words, "visit", workers=facts["workers"], what=what
    )


def _market(words: GameWords, view: View, people: Sequence[str]) -> list[str]:
    market = view["black_market"]
    spaces = []
    for name, who in market["spaces"].items():
        there = _label(words, "space-free") if who is None else _person(view, people, who)
        price = ""
        if view["visits"]:
            visit = view["visits"][name]
            price = f" ({PAYS if visit['blocked'] is None else LACKS} {_label(words, 'price', price=visit['price'])})"
        spaces.append(f"{tidy(words.thing('location', name))}: {there}{price}")
    pile = _label(words, "market-pile", number=market["pile"])
    return [
        _label(words, "tax-stand", silver=view["tax"]),
        " · ".join(spaces),
        f"{_label(words, 'small-market')}: {_goods(words, market['small'])} ({pile}) · "
        f"{_label(words, 'large-market')}: {_goods(words, market['large'])}",
    ]


def _halls(words: GameWords, view: View, people: Sequence[str]) -> list[str]:
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
    lines = [f"{_label(words, 'guildhall')}: " + " | ".join(drawn)]
    marks = [f"{RESET} {_label(words, 'guildhall-reset')}", f"{END} {_label(words, 'guildhall-end')}"]
    marks += [f"{FRESH} {_label(words, 'guildhall-refresh')}"] if hall["refresh_spaces"] else []
    lines.append("  " + " · ".join(marks))
    if hall["beside"]:
        beside = _row(words, [_person(view, people, who) for who in hall["beside"]])
        lines.append(f"  {_label(words, 'guildhall-beside')}: {beside}")
    levels = []
    for level in view["cathedral"]["levels"]:
        there = _row(words, [_person(view, people, who) for who in level["players"]]) if level["players"] else FREE
        cost = _label(words, "cost-any", number=level["any"]) if level["any"] else _goods(words, level["cost"])
        standing = f"{words.number(len(level['players']))}/{words.number(level['capacity'])}"
        points = _label(words, "points", points=level["points"])
        levels.append(f"{words.number(level['level'])} ({cost} → {points}, {standing}): {there}")
    lines.append(f"{_label(words, 'cathedral')}: " + " · ".join(levels))
    lines.append("  " + _label(words, "rewards-left", number=view["cathedral"]["rewards"]))
    return lines


def _apprentices(words: GameWords, view: View) -> list[str]:
    """Both rows; with the price for whoever looks."""
    prices = {hire["slot"]: hire for hire in view["visits"]["workshop"]["hire"]} if view["visits"] else {}
    shown = view["apprentices"]["display"]
    lines = []
    for row in (shown[:4], shown[4:]):
        lines.append("  " + " · ".join(_apprentice(words, shown, prices) for shown in row))
    deck = f"{_label(words, 'apprentice-deck')}: {_label(words, 'cards', count=view['apprentices']['deck'])}"
    if view["apprentices"]["bottom"]:
        deck += f" (… {_list(words, 'apprentice', view['apprentices']['bottom'])})"
    buildings = f"{_label(words, 'building-deck')}: {_label(words, 'cards', count=view['building_deck']['size'])}"
    if view["building_deck"]["known"]:
        buildings += f" ({_list(words, 'building', view['building_deck']['known'])})"
    return [f"{_label(words, 'apprentices')}:", *lines, f"{deck} · {buildings}"]


def _apprentice(words: GameWords, shown: Displayed | None, prices: Mapping[str, Any]) -> str:
    if shown is None:
        return FREE
    name = tidy(words.thing("apprentice", shown["apprentice"]))
    price = prices.get(shown["slot"])
    facts = [f"{PAYS if price['affordable'] else LACKS} {words.number(price['total'])}"] if price else []
    facts += [_label(words, "silver-on", silver=shown["silver"])] if shown["silver"] else []
    return f"{name} ({_row(words, facts)})" if facts else name


def _automa(words: GameWords, view: View) -> list[str]:
    """AR-26.3: ours, and said so."""
    automa = view["automa"]
    if automa is None:
        return []
    card = (
        [_label(words, "house-opponent-card", bot_card=words.thing("bot_card", automa["card"]))]
        if automa["card"]
        else []
    )
    cards = _label(words, "house-opponent-cards", number=automa["cards_left"])
    return [_label(words, "house-opponent-about"), " · ".join([*card, cards])]


# --- what is one's own --------------------------------------------------------------------------------


def _own_cards(words: GameWords, view: View, seat: int) -> list[str]:
    if seat < 0:
        return []
    lines = []
    draft = view["draft"]
    if draft and draft["packet"]:
        lines.append(f"{_label(words, 'draft')}: {_list(words, 'building', draft['packet'])}")
        if draft["kept"]:
            lines.append(f"{_label(words, 'draft-kept')}: {_list(words, 'building', draft['kept'])}")
        return lines
    if view["dug"]:
        lines.append(f"{_label(words, 'dug')}: {_list(words, 'building', view['dug'])}")
    lines.append(f"{_label(words, 'hand')}:")
    lines += [f"  {_building(words, card)}" for card in view["visits"]["guildhall"]["buildings"]]
    return lines


def _building(words: GameWords, card: HandCard) -> str:
    """Points, cost, skills, and what is lacking."""
    facts = [_label(words, "points", points=card["points"]), _goods(words, card["cost"])]
    if card["skills"]:
        facts.append(_label(words, "needs", skills=_list(words, "skill", card["skills"])))
    mark = PAYS if card["possible"] else LACKS
    line = f"{mark} {tidy(words.thing('building', card['building']))} ({_row(words, facts)})"
    if card["possible"]:
        return f"{line} – {_label(words, 'can-build')}"
    lacking = [_goods(words, card["missing_goods"])] if card["missing_goods"] else []
    lacking += [_list(words, "skill", card["missing_skills"])] if card["missing_skills"] else []
    return f"{line} – {_label(words, 'lacks', what=_row(words, lacking))}"


# --- the players --------------------------------------------------------------------------------------


def _players(words: GameWords, view: View, people: Sequence[str]) -> Table:
    """Side by side, so that they can be compared line by line."""
    side: JustifyMethod = "right" if words.lang == "fa" else "left"
    table = Table(padding=(0, 1))
    table.add_column("", justify=side)
    everybody = [*view["players"], *([view["automa"]] if view["automa"] else [])]
    for number, name in enumerate(people):
        head = Text(tidy(name), style=SEAT_COLOURS[number])
        if number == view["first"]:
            head.append(f" ({_label(words, 'start-player')})", style="dim")
        if number < view["seats"]:
            head.append(f"\n{_hand(words, view['players'][number])}", style="dim")
        table.add_column(head, justify=side, ratio=1)
    columns = [_player(words, view, people, player) for player in everybody]
    for label in columns[0]:
        cells = [column.get(label, "") for column in columns]
        if any(cells):
            table.add_row(label, *(cell or "–" for cell in cells))
    return table


def _player(words: GameWords, view: View, people: Sequence[str], player: Mapping[str, Any]) -> dict[str, str]:
    """A line's name and what this player has of it, "" for nothing; the house opponent has fewer things."""
    captives = [
        f"{words.number(number)} {tidy(people[owner])}" for owner, number in enumerate(player["captives"]) if number
    ]
    debts = []
    if player["unpaid"]:
        debts.append(_label(words, "debts-unpaid", number=player["unpaid"]))
    if player["paid"]:
        debts.append(_label(words, "debts-paid", number=player["paid"]))
    character = tidy(words.thing("board", player["board"])) if player.get("side") == 2 and player["board"] else ""
    points = _label(words, "virtue-points", points=player["virtue_points"])
    away = _label(words, "workers-away", workers=player["away"]) if player["away"] else ""
    return {
        _label(words, "character"): character,
        _label(words, "goods"): _goods(words, player["goods"]) if "goods" in player else "",
        _label(words, "virtue"): f"{words.number(player['virtue'])} ({points})",
        _label(words, "cathedral"): words.number(player["level"]),
        _label(words, "available"): " · ".join(part for part in (words.number(player["available"]), away) if part),
        _label(words, "captured"): _row(words, captives) if captives else "",
        _label(words, "debts"): _row(words, debts) if debts else "",
        _label(words, "apprentices"): _list(words, "apprentice", player["apprentices"])
        if player.get("apprentices")
        else "",
        _label(words, "buildings"): _list(words, "building", player["buildings"]) if player["buildings"] else "",
        _label(words, "score" if view["ending"] else "score-now"): _score(words, player["score"]),
    }


def _hand(words: GameWords, player: PlayerView) -> str:
    """AR-25.3: how many building cards, and those the looker happens to know."""
    known = f" ({_list(words, 'building', player['known_hand'])})" if player["known_hand"] else ""
    return _label(words, "cards", count=player["hand_size"]) + known


def _score(words: GameWords, score: Score) -> str:
    """The total, then every part that counts, so that everybody can check the sum."""
    parts = [f"{words.thing('score', name)} {words.number(count)}" for name, count in score["parts"].items() if count]
    return words.number(score["total"]) + (f" ({_row(words, parts)})" if parts else "")
