"""The player that asks a game's network and looks no further: `network`. Quick; varied at `~1`."""

from __future__ import annotations

from typing import Any

from adamak.bots.network import network_of
from adamak.bots.tree_player import Found, pick_among
from adamak.core import Game, Knowledge, Problem, Rng


class NetworkPlayer:
    """The favourite of the network that ships with the game, or of a file; at a temperature one of its favourites."""

    watches = False  # a network knows no past

    def __init__(self, name: str, game: Game[Any, Any], file: str = "", temperature: float = 0.0) -> None:
        network = network_of(game, file)
        if network is None:
            raise Problem("game-without-network", game=game.id)
        self.name = name
        self.leaf = network.leaf
        self.temperature = temperature

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        like, seat = knowledge.sample(rng), knowledge.seat
        answers = [int(like.answer(seat, move)) for move in legal]
        told = self.leaf.evaluate(like.known_facts(seat), answers, knowledge.seats)
        shares = told[knowledge.seats + 1 :]
        found = [Found(move, 0, 0.0, share, None) for move, share in zip(legal, shares, strict=True)]
        return pick_among(sorted(found, key=lambda one: one.share, reverse=True), self.temperature, rng)

    def saw(self, seat: int, move: int | None) -> None:
        pass

    def close(self) -> None:
        pass
