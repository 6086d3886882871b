"""Somebody who only hoards gold: goes to the Mines whenever that is possible, and never builds."""

from __future__ import annotations

from adamak.core import Knowledge, Rng

LIKED = ["place mines", "take gold", "decline", "stop", "take_back forest"]
NEVER = "place guildhall"


class Hoarder:
    """A player for `adamak.bots`."""

    name = "hoarder"
    watches = False

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        legal = {knowledge.game.moves.words(move): move for move in knowledge.legal()}
        for words in LIKED:
            if words in legal:
                return legal[words]
        others = [move for words, move in legal.items() if words != NEVER] or list(legal.values())
        return others[rng.below(len(others))]

    def saw(self, seat: int, move: int | None) -> None:
        pass

    def close(self) -> None:
        pass
