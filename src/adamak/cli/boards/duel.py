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
from adamak.games.duel.view import CityView, Price, Score, Slot, Space, View
from adamak.words import GameWords

WIDTH = 100
WIDEST_CELL = 24
CAPITAL = 9
PAYS, LACKS = "✓", "✗"  # each of these is explained in words beside the drawing
MYTHOLOGY, OFFERING = "◆", "◇"
PAWN, MINERVA, WALLS, SPACE = "●", "▲", "♜", "·"


def draw(console: Console, words: GameWords, view: View, seat: int, names: Sequence[str]) -> None:
    """From the general to the own: table, structure, tracks, Pantheon, cities."""
    width = min(console.width, WIDTH)
    payer = seat if seat >= 0 else next(iter(view["actors"]), -1)
    lines: list[str | Text] = [
        "",
        _standing(words, view, names),
        *_structure(words, view, payer, width),
        *_legend(words, view, seat, payer, names),
        *_shared(words, view),
        *_military(words, view, names),
        *_pantheon(words, view, payer),
    ]
    for line in lines:
        console.print(line if isinstance(line, Text) else Text(line), width=width)
    console.print(_cities(words, view, payer, names), width=width)


def _label(words: GameWords, name: str, **args: Any) -> str:
    return tidy(words.say(f"label-{name}", **args))


def _list(words: GameWords, kind: str, ids: Sequence[str]) -> str:
    return _row(words, [words.thing(kind, name) for name in ids])


def _row(words: GameWords, items: Sequence[str]) -> str:
    return tidy(words.say("list-comma").join(items)) or "–"


def _standing(words: GameWords, view: View, names: Sequence[str]) -> str:
    phase = view["phase"]
    waiting = words.wait(phase, view["actors"], names) if view["actors"] else words.thing("phase", phase)
    left = sum(slot is not None for slot in view["structure"])
    facts = [
        _label(words, "age", age=view["age"]) if view["age"] else "",
        _label(words, "cards-left", number=left) if left else "",
        tidy(waiting),
        _label(words, "plays-again") if view["plays_again"] else "",
    ]
    return " · ".join(fact for fact in facts if fact)


# --- the structure --------------------------------------------------------------------------------


def _structure(words: GameWords, view: View, payer: int, width: int) -> list[Text]:
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
            (_left(rows, row, k, cell), _card(words, view, slot, payer, cell - 1))
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


def _card(words: GameWords, view: View, slot: Slot, payer: int, width: int) -> list[Text]:
    """Its place, its name or its back, the price where it can be taken, the token that lies on it."""
    place = words.thing("slot", str(slot["slot"]))
    name = tidy(words.card(slot["card"])) if slot["card"] else f"[{_back(words, slot['back'])}]"
    style = "bold" if slot["accessible"] else "" if slot["card"] else "dim"
    drawn = [Text(line, style=style) for line in _wrapped(f"{place} {name}", width)]
    price = view["prices"][payer]["cards"].get(slot["card"] or "") if payer >= 0 and slot["accessible"] else None
    if price:
        drawn.append(Text(_price(words, price), style="green" if price["affordable"] else "red"))
    elif slot["accessible"]:
        drawn.append(Text(_label(words, "accessible")))
    token = slot["token"]
    if token:
        mythology = token["kind"] == "mythology"
        value = tidy(words.thing("mythology", token["mythology"])) if mythology else words.number(token["value"])
        drawn.append(Text(f"{MYTHOLOGY if mythology else OFFERING} {value}"))
    return drawn


def _back(words: GameWords, back: str) -> str:
    """In few words: most cards lie face down by their Age."""
    age = back.removeprefix("age")
    return tidy(words.thing("age", age) if words.has(f"age-{age}") else words.thing("back", back))


def _wrapped(text: str, width: int) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if cell_len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return [line for line in lines if line]


def _price(words: GameWords, price: Price) -> str:
    mark = PAYS if price["affordable"] else LACKS
    if price["way"] == "chain":
        return f"{mark} {_label(words, 'chain')}"
    return f"{mark} " + (
        _label(words, "coins-count", coins=price["total"]) if price["total"] else _label(words, "free")
    )


def _legend(words: GameWords, view: View, seat: int, payer: int, names: Sequence[str]) -> list[str]:
    """What the marks of the structure mean; a spectator is told whose prices these are."""
    slots = [slot for slot in view["structure"] if slot]
    facts = []
    if payer >= 0 and any(slot["accessible"] for slot in slots):
        if seat >= 0:
            facts += [f"{PAYS} {_label(words, 'affordable')}", f"{LACKS} {_label(words, 'not-affordable')}"]
            facts.append(_label(words, "discard-value", coins=view["players"][seat]["discard_value"]))
        else:
            facts.append(f"{PAYS} {LACKS} {_label(words, 'price')}: {tidy(names[payer])}")
    tokens = {slot["token"]["kind"] for slot in slots if slot["token"]}
    facts += [f"{MYTHOLOGY} {_label(words, 'mythology-tokens')}"] if "mythology" in tokens else []
    facts += [f"{OFFERING} {_label(words, 'offering-tokens')}"] if "offering" in tokens else []
    return [" · ".join(facts)] if facts else []


# --- what belongs to nobody -----------------------------------------------------------------------


def _shared(words: GameWords, view: View) -> list[str]:
    progress = view["progress"]
    drawn = [f"{_label(words, 'progress-board')}: {_list(words, 'token', progress['board'])}"]
    if progress["drawn"]:
        drawn.append(f"{_label(words, 'progress-drawn')}: {_list(words, 'token', progress['drawn'])}")
    if view["draft"]:
        drawn.append(f"{_label(words, 'wonders-draft')}: {_list(words, 'wonder', view['draft']['group'])}")
    if view["discard_pile"]:
        drawn.append(f"{_label(words, 'discard-pile')}: {_list(words, 'card', view['discard_pile'])}")
    return drawn


def _military(words: GameWords, view: View, names: Sequence[str]) -> list[str]:
    """From the first player's capital to the second's; a military token stands in brackets with its zone."""
    minerva = view["pantheon"]["minerva"] if view["pantheon"] else None
    opens, closes = {}, {}
    for token, value, zone in MILITARY_TOKENS:
        if token in view["military_tokens"]:
            opens[min(zone)], closes[max(zone)] = f" [{words.number(value)} ", "] "
    track = ""
    for at in range(-CAPITAL, CAPITAL + 1):
        bare = WALLS if abs(at) == CAPITAL else "0" if at == 0 else SPACE
        mark = PAWN if at == view["pawn"] else MINERVA if at == minerva else words.number(0) if bare == "0" else bare
        track += opens.get(at, "") + mark + closes.get(at, "")
    ends = [tidy(names[view["p1"]]), tidy(names[1 - view["p1"]])]
    facts = [f"{PAWN} {_label(words, 'pawn-at', position=words.thing('position', str(view['pawn'])))}"]
    if minerva is not None:
        facts.append(f"{MINERVA} {_label(words, 'minerva-at', position=words.thing('position', str(minerva)))}")
    line = f"{_label(words, 'military-track')}: {ends[0]} {' '.join(track.split())} {ends[1]}"
    return [line, "  " + " ".join(facts)]


def _pantheon(words: GameWords, view: View, payer: int) -> list[str]:
    pantheon = view["pantheon"]
    if pantheon is None:
        return []
    drawn = [f"{_label(words, 'pantheon')}: " + " · ".join(_space(words, space, payer) for space in pantheon["spaces"])]
    # A deck nobody has looked into is only a number; a card set aside is one somebody has in hand now.
    decks = [
        f"{tidy(words.thing('mythology', name))} {_deck(words, cards)}"
        for name, cards in pantheon["decks"].items()
        if cards
    ]
    if decks:
        drawn.append(f"{_label(words, 'divinities')}: " + " · ".join(decks))
    for name, cards in pantheon["aside"].items():
        if cards:
            drawn.append(f"{_label(words, 'deck', mythology=words.thing('mythology', name))} → {_faces(words, cards)}")
    if pantheon["enki"]:
        drawn.append(f"{_label(words, 'tokens-on-enki')}: {_list(words, 'token', pantheon['enki'])}")
    if pantheon["snake"]:
        drawn.append(_label(words, "snake-on", card=words.card(pantheon["snake"])))
    return drawn


def _space(words: GameWords, space: Space, payer: int) -> str:
    number = words.number(space["space"])
    if space["card"] is None and space["mythology"] is None:
        return f"{number} –"
    hidden = [] if space["face_up"] else [_label(words, "face-down")]
    name = (
        words.thing("divinity", space["card"]) if space["card"] else words.thing("mythology", space["mythology"] or "")
    )
    cost = [_label(words, "coins-count", coins=space["costs"][payer])] if payer >= 0 else []
    return f"{number} {tidy(name)} ({_row(words, hidden + cost)})" if hidden or cost else f"{number} {tidy(name)}"


def _deck(words: GameWords, cards: Sequence[str | None]) -> str:
    known = f" ({_faces(words, cards)})" if any(cards) else ""
    return words.number(len(cards)) + known


def _faces(words: GameWords, cards: Sequence[str | None]) -> str:
    """From the top; what this seat has not seen is only a back."""
    return _row(words, [words.thing("divinity", card) if card else "?" for card in cards])


# --- the cities -----------------------------------------------------------------------------------


def _cities(words: GameWords, view: View, payer: int, names: Sequence[str]) -> Table:
    """Side by side, so that they can be compared line by line."""
    side: JustifyMethod = "right" if words.lang == "fa" else "left"
    table = Table(padding=(0, 1))
    table.add_column("", justify=side)
    for player in view["players"]:
        order = _label(words, "first-player" if player["player"] == "p1" else "second-player")
        head = Text(tidy(names[player["seat"]]), style=SEAT_COLOURS[player["seat"]]).append(f" ({order})", style="dim")
        table.add_column(head, justify=side, ratio=1)
    cities = [_city(words, view, player, payer) for player in view["players"]]
    for label in cities[0]:
        cells = [city[label] for city in cities]
        if any(cells):
            table.add_row(label, *(cell or "–" for cell in cells))
    return table


def _city(words: GameWords, view: View, player: CityView, payer: int) -> dict[str, str]:
    """A line's name and what this city has of it; "" for nothing."""
    score = "score" if view["ending"] else "score-now"
    return {
        _label(words, "coins"): words.number(player["coins"]),
        _label(words, "astarte-coins"): words.number(player["astarte"]) if player["astarte"] else "",
        _label(words, "production"): _production(words, player),
        _label(words, "trade-prices"): _counts(words, "good", player["unit_prices"]),
        _label(words, "city"): _counts(words, "colour", {name: len(cards) for name, cards in player["cards"].items()}),
        _label(words, "symbols"): _counts(words, "symbol", player["symbols"]),
        f"{_label(words, 'wonders')}: {_label(words, 'standing')}": _standing_wonders(words, player),
        f"{_label(words, 'wonders')}: {_label(words, 'unbuilt')}": _unbuilt(words, view, player, payer),
        _label(words, "progress"): _list(words, "token", player["progress"]) if player["progress"] else "",
        _label(words, "divinities"): _list(words, "divinity", player["divinities"]) if player["divinities"] else "",
        _label(words, "mythology-tokens"): tidy(words.things("mythology", player["mythology_tokens"]))
        if player["mythology_tokens"]
        else "",
        _label(words, "offering-tokens"): _row(words, [words.number(value) for value in player["offering_tokens"]])
        if player["offering_tokens"]
        else "",
        _label(words, score): _score(words, player["score"]),
    }


def _counts(words: GameWords, kind: str, counts: dict[str, int]) -> str:
    some = [f"{words.thing(kind, name)} {words.number(count)}" for name, count in counts.items() if count]
    return _row(words, some) if some else ""


def _production(words: GameWords, player: CityView) -> str:
    made = [_counts(words, "good", player["production"])]
    made += ["/".join(words.thing("good", good) for good in goods) for goods in player["choices"]]
    return tidy(" + ".join(part for part in made if part))


def _standing_wonders(words: GameWords, player: CityView) -> str:
    built = [wonder["wonder"] for wonder in player["wonders"] if wonder["standing"]]
    return _list(words, "wonder", built) if built else ""


def _unbuilt(words: GameWords, view: View, player: CityView, payer: int) -> str:
    """Each with what it would cost its owner."""
    prices = []
    for wonder, price in view["prices"][player["seat"]]["wonders"].items():
        coins = words.number(price["total"])
        mark = f"{PAYS if price['affordable'] else LACKS} " if player["seat"] == payer else ""
        prices.append(f"{words.thing('wonder', wonder)} ({mark}{coins})")
    return _row(words, prices) if prices else ""


def _score(words: GameWords, score: Score) -> str:
    """The total, then every part that counts, so that everybody can check the sum."""
    parts = _counts(words, "score", score["parts"])
    return words.number(score["total"]) + (f" ({parts})" if parts else "")
