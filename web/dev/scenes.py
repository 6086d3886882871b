"""Scenes for the harness: plays random games with the engine and keeps one moment of every kind of decision.

    .venv/bin/python web/dev/scenes.py GAME [SEATS[,SEATS…]] [OPTION=VALUE …] [--games N] [--seed TEXT]

Writes web/dev/scenes/GAME.json. Scenes are called `<decision>-<seats>` (seen by whoever decides, late in a game rather
than at its start), `first-<seats>`, `waiting-<seats>`, `spectator-<seats>`, `over-<ending>-<seats>`; with options given,
`+OPTION` is added and the scenes join those already written. Rare kinds of moves are preferred, so that rare decisions come up.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from adamak.core import find
from adamak.core.match import Match
from adamak.core.play_ahead import previews
from adamak.core.rng import Rng

FOLDER = Path(__file__).parent / "scenes"
LINES = 40


def scene(match: Match, me: int, log: list[dict[str, Any]], options: dict[str, Any]) -> dict[str, Any]:
    """What the page would hand to the board now."""
    position, moves = match.position, match.game.moves
    why = {}
    for number in range(len(moves)) if me >= 0 and position.actors() else ():
        refusal = position.why_not(me, number)
        if refusal is not None:
            why[moves.words(number)] = [refusal.clause, refusal.reason, dict(refusal.facts)]
    return {
        "view": position.view(me), "me": me, "seats": match.seats, "options": options, "why": why, "log": log[-LINES:],
        "legal": [moves.words(move) for move in position.legal(me)] if me in position.actors() else [],
        "previews": to_builtins(previews(position, me, Rng("scene"))) if me in position.actors() else [],
        "lastEvents": position.events_for(me),
    }  # fmt: skip


class Scenes:
    """Scenes of one game by name; the decisions are met again and again, and a later meeting may replace an earlier."""

    def __init__(self, game: str, tail: str, options: dict[str, Any], rng: random.Random) -> None:
        self.game = find(game)
        self.tail = tail
        self.options = options
        self.rng = rng
        self.found: dict[str, dict[str, Any]] = {}
        self.met: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()

    def play(self, seats: int, seed: str) -> None:
        """One random game."""
        match = Match.start(self.game, seats=seats, options=self.options, seed=seed)
        logs: dict[int, list[dict[str, Any]]] = {seat: [] for seat in range(-1, seats)}
        for version in range(1, 20_000):
            position = match.position
            actors = position.actors()
            phase = position.view(-1)["phase"]
            if not actors:
                ending = position.view(-1).get("ending", "end")
                self.keep(f"over-{ending}-{seats}", match, 0, logs)
                return
            mover = self.rng.choice(actors)
            if version == 1:
                self.keep(f"first-{seats}", match, mover, logs)
            self.keep(f"{phase}-{seats}", match, mover, logs)
            if version > 10 and 0 not in actors:
                self.keep(f"waiting-{seats}", match, 0, logs)
            if version > 10:
                self.keep(f"spectator-{seats}", match, -1, logs)
            legal = [self.game.moves.words(move) for move in position.legal(mover)]
            move = self.rng.choices(legal, [1 / (1 + self.kinds[one.split(" ")[0]]) for one in legal])[0]
            self.kinds[move.split(" ")[0]] += 1
            match.play(mover, move)
            for seat, log in logs.items():
                log.append({"version": version, "events": match.position.events_for(seat)})

    def keep(self, name: str, match: Match, me: int, logs: dict[int, list[dict[str, Any]]]) -> None:
        """Each meeting with a decision is kept with the same chance, without knowing how many there will be."""
        name += self.tail
        self.met[name] += 1
        if self.rng.random() < 1 / self.met[name]:
            self.found[name] = scene(match, me, logs[me], self.options)


def value_of(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("seats", nargs="?", default="")
    parser.add_argument("options", nargs="*", metavar="OPTION=VALUE")
    parser.add_argument("--games", type=int, default=12, help="for each number of seats")
    parser.add_argument("--seed", default="scenes")
    asked = parser.parse_args()
    if "=" in asked.seats:
        asked.options, asked.seats = [asked.seats, *asked.options], ""
    options = {name: value_of(text) for name, _, text in (one.partition("=") for one in asked.options)}
    scenes = Scenes(asked.game, "".join(f"+{name}" for name in options), options, random.Random(asked.seed))
    counts = [int(one) for one in asked.seats.split(",")] if asked.seats else list(scenes.game.seat_counts)
    for seats in counts:
        for number in range(asked.games):
            scenes.play(seats, f"{asked.seed}-{number}")
    FOLDER.mkdir(exist_ok=True)
    file = FOLDER / f"{asked.game}.json"
    before = json.loads(file.read_text("utf-8")) if options and file.exists() else {}
    file.write_text(json.dumps(before | scenes.found, ensure_ascii=False, separators=(",", ":")), "utf-8")
    for name in sorted(scenes.found):
        print(f"{name:40} met {scenes.met[name]:5}, {len(scenes.found[name]['legal']):3} legal moves")
    print(
        "never played:", ", ".join(one.name for one in scenes.game.moves.kinds if not scenes.kinds[one.name]) or "none"
    )


if __name__ == "__main__":
    main()
