"""7 Wonders Duel in the terminal: how it stands, the structure with prices, the tracks, the Pantheon, both cities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from adamak.cli.boards import SEAT_COLOURS
from adamak.cli.output import tidy
from adamak.games.duel.components import MILITARY_TOKENS, ROWS
from adamak.words import GameWords

WIDTH = 100
WIDEST_CELL = 24
CAPITAL = 9
PAYS, LACKS = "✓", "✗"  # each of these is explained in words beside the drawing
MYTHOLOGY, OFFERING = "◆", "◇"
PAWN, MINERVA, WALLS, SPACE = "●", "▲", "♜", "·"


def draw(console: Console, said: GameWords, view: dict[str, Any], seat: int, names: Sequence[str]) -> None:
    """From the general to the own: table, structure, tracks, Pantheon, cities."""
    width = min(console.width, WIDTH)
    payer = seat if seat >= 0 else next(iter(view["actors"]), -1)
    lines: list[str | Text] = [
        "",
        _standing(said, view, names),
        *_structure(said, view, payer, width),
        *_legend(said, view, seat, payer, names),
        *_shared(said, view),
        *_military(said, view, names),
        *_pantheon(said, view, payer),
    ]
    for line in lines:
        console.print(line if isinstance(line, Text) else Text(line), width=width)
    console.print(_cities(said, view, payer, names), width=width)


def _label(said: GameWords, name: str, **args: Any) -> str:
    return tidy(said.say(f"label-{name}", **args))


def _list(said: GameWords, kind: str, ids: Sequence[str]) -> str:
    return _row(said, [said.thing(kind, name) for name in ids])


def _row(said: GameWords, items: Sequence[str]) -> str:
    return tidy(said.say("list-comma").join(items)) or "–"


def _standing(said: GameWords, view: dict[str, Any], names: Sequence[str]) -> str:
    phase = view["phase"]
    waiting = said.wait(phase, view["actors"], names) if view["actors"] else said.thing("phase", phase)
    left = sum(slot is not None for slot in view["structure"])
    facts = [
        _label(said, "age", age=view["age"]) if view["age"] else "",
        _label(said, "cards-left", number=left) if left else "",
        tidy(waiting),
        _label(said, "plays-again") if view["plays_again"] else "",
    ]
    return " · ".join(fact for fact in facts if fact)


# --- the structure --------------------------------------------------------------------------------


def _structure(said: GameWords, view: dict[str, Any], payer: int, width: int) -> list[Text]:
    """The rows of the Age that still have cards, each card above the two that cover it."""
    if not any(view["structure"]):
        return []
    rows = ROWS[view["age"] - 1]
    most = max(rows)
    cell = min(WIDEST_CELL, width // most // 2 * 2)
    drawn: list[Text] = []
    first = 0
    for row, number in enumerate(rows):
        lying = [
            (_left(rows, row, k, cell), _card(said, view, slot, payer, cell - 1))
            for k, slot in enumerate(view["structure"][first : first + number])
            if slot is not None
        ]
        for k in range(max((len(card) for _, card in lying), default=0)):
            drawn.append(_line([(left, card[k]) for left, card in lying if k < len(card)], cell - 1))
        first += number
    return drawn


def _left(rows: list[int], row: int, k: int, cell: int) -> int:
    """Rows stand centred, half a card aside from each other; the waist of Age III leaves a card's room (DU-2.9)."""
    waist = 0 < row < len(rows) - 1 and rows[row] == min(rows)
    step = 2 if waist else 1
    across = (rows[row] - 1) * step + 1
    return (max(rows) - across) * cell // 2 + k * step * cell


def _line(pieces: list[tuple[int, Text]], width: int) -> Text:
    line = Text()
    for left, piece in pieces:
        line.append(" " * (left + (width - cell_len(piece.plain)) // 2 - cell_len(line.plain)))
        line.append_text(piece)
    return line


def _card(said: GameWords, view: dict[str, Any], slot: dict[str, Any], payer: int, width: int) -> list[Text]:
    """Its place, its name or its back, the price where it can be taken, the token that lies on it."""
    place = said.thing("slot", str(slot["slot"]))
    name = tidy(said.card(slot["card"])) if slot["card"] else f"[{_back(said, slot['back'])}]"
    style = "bold" if slot["accessible"] else "" if slot["card"] else "dim"
    drawn = [Text(line, style=style) for line in _wrapped(f"{place} {name}", width)]
    price = view["prices"][payer]["cards"].get(slot["card"]) if payer >= 0 and slot["accessible"] else None
    if price:
        drawn.append(Text(_price(said, price), style="green" if price["affordable"] else "red"))
    elif slot["accessible"]:
        drawn.append(Text(_label(said, "accessible")))
    token = slot["token"]
    if token:
        mythology = token["kind"] == "mythology"
        value = tidy(said.thing("mythology", token["mythology"])) if mythology else said.number(token["value"])
        drawn.append(Text(f"{MYTHOLOGY if mythology else OFFERING} {value}"))
    return drawn


def _back(said: GameWords, back: str) -> str:
    """In few words: most cards lie face down by their Age."""
    age = back.removeprefix("age")
    return tidy(said.thing("age", age) if said.has(f"age-{age}") else said.thing("back", back))


def _wrapped(text: str, width: int) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if cell_len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return [line for line in lines if line]


def _price(said: GameWords, price: dict[str, Any]) -> str:
    mark = PAYS if price["affordable"] else LACKS
    if price["way"] == "chain":
        return f"{mark} {_label(said, 'chain')}"
    return f"{mark} " + (_label(said, "coins-count", coins=price["total"]) if price["total"] else _label(said, "free"))


def _legend(said: GameWords, view: dict[str, Any], seat: int, payer: int, names: Sequence[str]) -> list[str]:
    """What the marks of the structure mean; a spectator is told whose prices these are."""
    slots = [slot for slot in view["structure"] if slot]
    facts = []
    if payer >= 0 and any(slot["accessible"] for slot in slots):
        if seat >= 0:
            facts += [f"{PAYS} {_label(said, 'affordable')}", f"{LACKS} {_label(said, 'not-affordable')}"]
            facts.append(_label(said, "discard-value", coins=view["players"][seat]["discard_value"]))
        else:
            facts.append(f"{PAYS} {LACKS} {_label(said, 'price')}: {tidy(names[payer])}")
    tokens = {slot["token"]["kind"] for slot in slots if slot["token"]}
    facts += [f"{MYTHOLOGY} {_label(said, 'mythology-tokens')}"] if "mythology" in tokens else []
    facts += [f"{OFFERING} {_label(said, 'offering-tokens')}"] if "offering" in tokens else []
    return [" · ".join(facts)] if facts else []


# --- what belongs to nobody -----------------------------------------------------------------------


def _shared(said: GameWords, view: dict[str, Any]) -> list[str]:
    progress = view["progress"]
    drawn = [f"{_label(said, 'progress-board')}: {_list(said, 'token', progress['board'])}"]
    if progress["drawn"]:
        drawn.append(f"{_label(said, 'progress-drawn')}: {_list(said, 'token', progress['drawn'])}")
    if view["draft"]:
        drawn.append(f"{_label(said, 'wonders-draft')}: {_list(said, 'wonder', view['draft']['group'])}")
    if view["discard_pile"]:
        drawn.append(f"{_label(said, 'discard-pile')}: {_list(said, 'card', view['discard_pile'])}")
    return drawn


def _military(said: GameWords, view: dict[str, Any], names: Sequence[str]) -> list[str]:
    """From the first player's capital to the second's; a military token stands in brackets with its zone."""
    minerva = view["pantheon"]["minerva"] if view["pantheon"] else None
    opens, closes = {}, {}
    for token, value, zone in MILITARY_TOKENS:
        if token in view["military_tokens"]:
            opens[min(zone)], closes[max(zone)] = f" [{said.number(value)} ", "] "
    track = ""
    for at in range(-CAPITAL, CAPITAL + 1):
        bare = WALLS if abs(at) == CAPITAL else "0" if at == 0 else SPACE
        mark = PAWN if at == view["pawn"] else MINERVA if at == minerva else said.number(0) if bare == "0" else bare
        track += opens.get(at, "") + mark + closes.get(at, "")
    ends = [tidy(names[view["p1"]]), tidy(names[1 - view["p1"]])]
    facts = [f"{PAWN} {_label(said, 'pawn-at', position=said.thing('position', str(view['pawn'])))}"]
    if minerva is not None:
        facts.append(f"{MINERVA} {_label(said, 'minerva-at', position=said.thing('position', str(minerva)))}")
    line = f"{_label(said, 'military-track')}: {ends[0]} {' '.join(track.split())} {ends[1]}"
    return [line, "  " + " ".join(facts)]


def _pantheon(said: GameWords, view: dict[str, Any], payer: int) -> list[str]:
    told = view["pantheon"]
    if told is None:
        return []
    drawn = [f"{_label(said, 'pantheon')}: " + " · ".join(_space(said, space, payer) for space in told["spaces"])]
    # A deck nobody has looked into is only a number; a card set aside is one somebody has in hand now.
    decks = [
        f"{tidy(said.thing('mythology', name))} {_deck(said, cards)}" for name, cards in told["decks"].items() if cards
    ]
    if decks:
        drawn.append(f"{_label(said, 'divinities')}: " + " · ".join(decks))
    for name, cards in told["aside"].items():
        if cards:
            drawn.append(f"{_label(said, 'deck', mythology=said.thing('mythology', name))} → {_faces(said, cards)}")
    if told["enki"]:
        drawn.append(f"{_label(said, 'tokens-on-enki')}: {_list(said, 'token', told['enki'])}")
    if told["snake"]:
        drawn.append(_label(said, "snake-on", card=said.card(told["snake"])))
    return drawn


def _space(said: GameWords, space: dict[str, Any], payer: int) -> str:
    number = said.number(space["space"])
    if space["card"] is None and space["mythology"] is None:
        return f"{number} –"
    hidden = [] if space["face_up"] else [_label(said, "face-down")]
    name = said.thing("divinity", space["card"]) if space["card"] else said.thing("mythology", space["mythology"])
    cost = [_label(said, "coins-count", coins=space["costs"][payer])] if payer >= 0 else []
    return f"{number} {tidy(name)} ({_row(said, hidden + cost)})" if hidden or cost else f"{number} {tidy(name)}"


def _deck(said: GameWords, cards: Sequence[str | None]) -> str:
    known = f" ({_faces(said, cards)})" if any(cards) else ""
    return said.number(len(cards)) + known


def _faces(said: GameWords, cards: Sequence[str | None]) -> str:
    """From the top; what this seat has not seen is only a back."""
    return _row(said, [said.thing("divinity", card) if card else "?" for card in cards])


# --- the cities -----------------------------------------------------------------------------------


def _cities(said: GameWords, view: dict[str, Any], payer: int, names: Sequence[str]) -> Table:
    """Side by side, so that they can be compared line by line."""
    side: JustifyMethod = "right" if said.lang == "fa" else "left"
    table = Table(padding=(0, 1))
    table.add_column("", justify=side)
    for player in view["players"]:
        order = _label(said, "first-player" if player["player"] == "p1" else "second-player")
        head = Text(tidy(names[player["seat"]]), style=SEAT_COLOURS[player["seat"]]).append(f" ({order})", style="dim")
        table.add_column(head, justify=side, ratio=1)
    cities = [_city(said, view, player, payer) for player in view["players"]]
    for label in cities[0]:
        cells = [city[label] for city in cities]
        if any(cells):
            table.add_row(label, *(cell or "–" for cell in cells))
    return table


def _city(said: GameWords, view: dict[str, Any], player: dict[str, Any], payer: int) -> dict[str, str]:
    """A line's name and what this city has of it; "" for nothing."""
    score = "score" if view["ending"] else "score-now"
    return {
        _label(said, "coins"): said.number(player["coins"]),
        _label(said, "astarte-coins"): said.number(player["astarte"]) if player["astarte"] else "",
        _label(said, "production"): _production(said, player),
        _label(said, "trade-prices"): _counts(said, "good", player["unit_prices"]),
        _label(said, "city"): _counts(said, "colour", {name: len(cards) for name, cards in player["cards"].items()}),
        _label(said, "symbols"): _counts(said, "symbol", player["symbols"]),
        f"{_label(said, 'wonders')}: {_label(said, 'standing')}": _standing_wonders(said, player),
        f"{_label(said, 'wonders')}: {_label(said, 'unbuilt')}": _unbuilt(said, view, player, payer),
        _label(said, "progress"): _list(said, "token", player["progress"]) if player["progress"] else "",
        _label(said, "divinities"): _list(said, "divinity", player["divinities"]) if player["divinities"] else "",
        _label(said, "mythology-tokens"): tidy(said.things("mythology", player["mythology_tokens"]))
        if player["mythology_tokens"]
        else "",
        _label(said, "offering-tokens"): _row(said, [said.number(value) for value in player["offering_tokens"]])
        if player["offering_tokens"]
        else "",
        _label(said, score): _score(said, player["score"]),
    }


def _counts(said: GameWords, kind: str, counts: dict[str, int]) -> str:
    some = [f"{said.thing(kind, name)} {said.number(count)}" for name, count in counts.items() if count]
    return _row(said, some) if some else ""


def _production(said: GameWords, player: dict[str, Any]) -> str:
    made = [_counts(said, "good", player["production"])]
    made += ["/".join(said.thing("good", good) for good in goods) for goods in player["choices"]]
    return tidy(" + ".join(part for part in made if part))


def _standing_wonders(said: GameWords, player: dict[str, Any]) -> str:
    built = [one["wonder"] for one in player["wonders"] if one["standing"]]
    return _list(said, "wonder", built) if built else ""


def _unbuilt(said: GameWords, view: dict[str, Any], player: dict[str, Any], payer: int) -> str:
    """Each with what it would cost its owner."""
    told = []
    for wonder, price in view["prices"][player["seat"]]["wonders"].items():
        coins = said.number(price["total"])
        mark = f"{PAYS if price['affordable'] else LACKS} " if player["seat"] == payer else ""
        told.append(f"{said.thing('wonder', wonder)} ({mark}{coins})")
    return _row(said, told) if told else ""


def _score(said: GameWords, score: dict[str, Any]) -> str:
    """The total, then every part that counts, so that everybody can check the sum."""
    parts = _counts(said, "score", score["parts"])
    return said.number(score["total"]) + (f" ({parts})" if parts else "")
