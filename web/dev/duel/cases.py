"""Moves of Duel and what the engine made of them, for preview.test.mjs: writes cases.json here."""

import json
import random
from pathlib import Path
from typing import Any

from adamak.core.match import Match
from adamak.games.duel import GAME

BASE = {"pantheon": False}


def weight(move: str) -> float:
    kind = move.split(" ")[0]
    return {"discard": 0.25, "activate": 6.0, "wonder": 1.5}.get(kind, 2.0)


def facts(view: dict[str, Any], me: int) -> dict[str, Any]:
    return {
        "coins": [p["coins"] + p["astarte"] for p in view["players"]],
        "pawn": view["pawn"],
        "again": view["actors"] == [me],
        "score": [p["score"]["total"] for p in view["players"]],
        "phase": view["phase"],
        "supreme": view["ending"] in {"military", "scientific"},
    }


def cases(number: int) -> list[dict[str, Any]]:
    told = []
    for k in range(number):
        match = Match.start(GAME, seats=2, options={} if k % 3 else BASE, seed=f"case-{k}")
        rng = random.Random(k)
        while match.position.actors():
            seat = match.position.actors()[0]
            view = match.position.view(seat)
            legal = [GAME.moves.words(move) for move in match.position.legal(seat)]
            move = rng.choices(legal, [weight(one) for one in legal])[0]
            match.play(seat, move)
            if view["phase"] == "turn" and rng.random() < 0.2:
                told.append({"view": view, "me": seat, "move": move, "after": facts(match.position.view(seat), seat)})
    return told


if __name__ == "__main__":
    (Path(__file__).parent / "cases.json").write_text(json.dumps(cases(60), separators=(",", ":")))
