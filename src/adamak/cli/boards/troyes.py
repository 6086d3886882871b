"""Troyes in the terminal: how it stands, events, cards, buildings, Cathedral, square, families, the turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from adamak.cli.boards import SEAT_COLOURS
from adamak.cli.output import tidy
from adamak.games.troyes.player_view import Score
from adamak.games.troyes.turn_view import Compose
from adamak.games.troyes.view import Slot, Threat, View
from adamak.words import GameWords

WIDTH = 110
NEUTRAL = 4
HOUSE = "⌂"  # beside a house value, explained in words below the cards
EMPTY, LIES, HIDDEN = "·", "⏜", "?"


def draw(console: Console, words: GameWords, view: View, seat: int, names: Sequence[str]) -> None:
    """From the general to the own."""
    width = min(console.width, WIDTH)
    board = _Board(words, view, seat, names)
    console.print(Text(""))
    console.print(Text(board.standing()), width=width)
    for part in (board.events(), board.activities(), board.buildings(), board.cathedral(), board.families()):
        console.print(part, width=width)
    for line in board.notes():
        console.print(Text(line), width=width)


class _Board:
    """One view in one language."""

    def __init__(self, words: GameWords, view: View, seat: int, names: Sequence[str]) -> None:
        self.words, self.view, self.seat, self.names = words, view, seat, names

    # --- words ---

    def label(self, name: str, **args: Any) -> str:
        return tidy(self.words.say(f"label-{name}", **args)) if self.words.has(f"label-{name}") else name

    def thing(self, kind: str, name: str) -> str:
        return tidy(self.words.thing(kind, name))

    def number(self, number: int) -> str:
        return self.words.number(number)

    def row(self, items: Sequence[str]) -> str:
        return tidy(self.words.say("list-comma").join(items)) or "–"

    def owner(self, owner: int | None) -> str:
        """A player's name, gray, Le Roy, or an empty place."""
        if owner is None:
            return EMPTY
        if owner == NEUTRAL:
            return self.label("le-roy" if self.view["solo"] else "gray")
        return self.names[owner] if owner < len(self.names) else self.number(owner + 1)

    def owners(self, owners: Sequence[int | None]) -> Text:
        """Several, each in its colour and always by name."""
        shown = Text()
        for k, owner in enumerate(owners):
            shown.append(" " if k else "")
            shown.append(self.owner(owner), "" if owner in (None, NEUTRAL) else SEAT_COLOURS[owner % len(SEAT_COLOURS)])
        return shown if owners else Text("–")

    def counted(self, owners: Sequence[int]) -> Text:
        """Cubes by owner with their number, in the order of the first cube."""
        shown = Text()
        for k, owner in enumerate(dict.fromkeys(owners)):
            shown.append(" " if k else "")
            shown.append_text(self.owners([owner]))
            shown.append(f"×{self.number(list(owners).count(owner))}")
        return shown if owners else Text("–")

    def house(self, thing: Slot | Threat, field: str, text: str) -> str:
        return f"{text}{HOUSE}" if field in thing["house"] else text

    def pair(self, numbers: Sequence[int]) -> str:
        return "/".join(self.number(number) for number in numbers)

    # --- parts ---

    def standing(self) -> str:
        view = self.view
        phase = view["phase"]
        waiting = self.words.wait(phase, view["actors"], self.names) if view["actors"] else self.thing("phase", phase)
        round_of = f"{self.label('round')} {self.number(view['round'])}/{self.number(view['rounds'])}"
        starts = f"{self.label('start-player')}: {self.owner(view['start_player'])}"
        own = self.label("own-numbers") if view["numbers"] == "own" else ""
        return " · ".join(fact for fact in (round_of, starts, tidy(waiting), own) if fact)

    def table(self, title: str, *columns: str) -> Table:
        made = Table(title=title, title_justify="left", show_edge=False, pad_edge=False, box=None, header_style="bold")
        for column in columns:
            made.add_column(column, overflow="fold")
        return made

    def events(self) -> Table:
        made = self.table(
            self.label("events"), "", self.label("divisor"), self.label("banners"), self.label("vp"), self.label("cube")
        )
        for threat in self.view["queue"]:
            colours = self.row([self.thing("colour", colour) for colour in threat["colours"]])
            banners = EMPTY
            if threat["banners"] is not None:
                taken = f"{self.number(len(threat['cubes']))}/{self.number(threat['banners'])}"
                banners = self.house(threat, "banners", taken)
            points = EMPTY if threat["vp"] is None else self.house(threat, "vp", self.pair(threat["vp"]))
            made.add_row(
                self.thing("threat", threat["threat"]),
                f"{self.house(threat, 'divisor', '÷' + self.number(threat['divisor']))} {colours}",
                banners,
                points,
                self.counted(threat["cubes"]),
            )
        return made

    def activities(self) -> Table:
        made = self.table(
            self.label("activities"), "", "", self.label("cost"), self.label("divisor"), self.label("vp"),
            self.label("tradesmen"), self.label("cube"),
        )  # fmt: skip
        for slot in self.view["slots"]:
            place = self.thing("slot", slot["slot"])
            if slot["card"] is None:
                made.add_row(place, HIDDEN)
                continue
            cubes = [seat for seat, number in enumerate(slot["cubes"]) for _ in range(number)]
            people = self.owners(slot["scoring"])
            if slot["picture"]:
                people.append(" + ")
                people.append_text(self.owners(slot["picture"]))
            made.add_row(
                place,
                self.thing("card", slot["card"]),
                self.house(slot, "cost", self.number(slot["cost"] or 0)),
                self.house(slot, "divisor", "÷" + self.number(slot["divisor"] or 0)),
                self.house(slot, "vp", self.pair(slot["vp"] or [])),
                people,
                self.counted(cubes) if slot["timing"] == "delayed" else "",
            )
        made.caption = f"{HOUSE} {self.label('house-value')}"
        made.caption_justify = "left"
        return made

    def buildings(self) -> Table:
        made = self.table(self.label("buildings"), "", "", self.label("lying"))
        for building in self.view["buildings"]:
            rows = Text()
            for k, row in enumerate(building["rows"]):
                rows.append("  " if k else "")
                rows.append("".join(self.number(value) for value in row["dice"]) + ":")
                rows.append_text(self.owners([space["owner"] for space in row["spaces"]]))
            lying = Text(f"{LIES} ").append_text(self.owners(building["lying"])) if building["lying"] else Text("")
            made.add_row(self.thing("building", building["building"]), rows, lying)
        return made

    def cathedral(self) -> Table:
        made = self.table(self.label("cathedral"), self.label("level"), *(self.number(k) for k in range(1, 7)))
        for level in reversed(range(3)):
            row = self.view["cathedral"][level]
            made.add_row(self.number(level + 1), *(self.owners([owner]) for owner in row))
        return made

    def families(self) -> Table:
        made = self.table(
            self.label("square"), "", self.label("deniers"), self.label("influence"), self.label("supply"),
            self.label("vp"), self.label("district"), self.label("characters"),
        )  # fmt: skip
        dice = {district["owner"]: district for district in self.view["districts"]}
        for player in self.view["players"]:
            district = dice[player["seat"]]
            hand = self.row([self.thing("character", name) for name in player["characters"] or []])
            lying = self.row([self.thing("die", die) for die in district["dice"]])
            passed = f" ({self.label('passed')} {self.number(district['pass_deniers'])})" if district["passed"] else ""
            points = HIDDEN if player["vp"] is None else self.number(player["vp"])
            if player["score"]:
                points = self.score(player["score"])
            made.add_row(
                self.owners([player["seat"]]), self.number(player["deniers"]), self.number(player["influence"]),
                f"{self.number(player['supply'])} ({self.number(player['reserve'])})", points, lying + passed,
                HIDDEN if player["characters"] is None else hand,
            )  # fmt: skip
        gray = dice[NEUTRAL]
        automa = self.view["automa"]
        points = self.number(automa["vp"]) if automa else ""
        if automa and automa["score"]:
            points = self.score(automa["score"])
        row = self.row([self.thing("character", name) for name in automa["characters"]]) if automa else ""
        made.add_row(
            self.owner(NEUTRAL), "", "", "", points, self.row([self.thing("die", die) for die in gray["dice"]]), row
        )
        return made

    def score(self, score: Score) -> str:
        """The total, then every part that counts."""
        parts = [f"{self.thing('score', name)} {self.number(value)}" for name, value in score["parts"].items() if value]
        return f"{self.number(score['total'])} ({self.row(parts)})"

    # --- what is being decided ---

    def notes(self) -> Iterator[str]:
        view = self.view
        if view["black_dice"] or view["defence"]:
            dice = [self.thing("die", die) for die in view["black_dice"]]
            yield f"{self.label('black-dice')}: {self.row(dice)}"
        if view["defence"]:
            defence = view["defence"]
            mine = self.row([self.thing("die", die) for die in defence["dice"]])
            theirs = self.row([self.thing("die", die) for die in defence["blacks"]])
            yield f"{theirs} = {self.number(defence['against'])}  ←  {mine} = {self.number(defence['sum'])}"
        if view["compose"]:
            yield from self.turn(view["compose"])
        if view["pending"]:
            pending = view["pending"]
            yield f"{self.thing('card', pending['card'])}: {self.number(pending['left'])}"
        if view["automa"] and view["automa"]["grade"]:
            margin = self.number(view["automa"]["margin"] or 0)
            yield f"{self.label('le-roy')}: {margin} · {self.thing('ending', view['automa']['grade'])}"

    def turn(self, turn: Compose) -> Iterator[str]:
        """The turn being put together: its dice, what it costs and gives so far."""
        dice = [f"{self.thing('die', die['die'])} ({self.number(die['price'])})" for die in turn["dice"]]
        facts = [f"{self.label('group')}: {self.row(dice)}"]
        if turn["value"] is not None:
            facts.append(f"{self.label('value')} {self.number(turn['value'])}")
        facts.append(f"{self.label('price')} {self.number(turn['price'] + turn['hire'])}")
        if turn["cube"]:
            facts.append(f"{self.label('cube')}: {self.thing('card', turn['cube'])}")
        if turn["source"]:
            facts.append(f"{self.label('source')}: {self.thing('source', turn['source'])}")
        if turn["most"]:
            facts.append(f"{self.label('times')} {self.number(turn['times'] or turn['most'])}")
        yield " · ".join(facts)
        gains = [(name, amount) for name, amount in turn["yield"].items() if amount]
        if gains:
            gained = [f"{self.label('cube' if name == 'cubes' else name)} {amount:+d}" for name, amount in gains]
            yield f"{self.label('yield')}: {self.row(gained)}"
