"""A trained network as a player: policy and value by onnxruntime (the optional extra `ai`).

The file is an ONNX model for one game. Input `facts`: float32 [batch, game.facts.size], ones for facts that are true as
far as the seat knows. Outputs `policy`: float32 [batch, len(game.moves)], a score for every move of the game, legal or
not; and `value`: float32 [batch, 1], the seat's chance to win, from 0 to 1. Illegal moves are left out here, not by
the network.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

from adamak.core import Game, Knowledge, Problem, Rng
from adamak.core.extras import need


class Network:
    """A model loaded for one game."""

    def __init__(self, game: Game[Any, Any], file: str) -> None:
        need("ai", "numpy", "onnxruntime")
        import numpy
        import onnxruntime

        if not Path(file).is_file():
            raise Problem("no-network", file=file[:200])
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1  # seats and games are what runs side by side
        options.log_severity_level = 4
        try:
            self._session = onnxruntime.InferenceSession(file, options, providers=["CPUExecutionProvider"])
            inputs = {one.name: one.shape for one in self._session.get_inputs()}
            outputs = {one.name: one.shape for one in self._session.get_outputs()}
        except Exception as broken:  # onnxruntime has exceptions of its own, and they differ from version to version
            raise Problem("bad-network", file=file[:200], why=type(broken).__name__) from None
        facts = game.facts.size if game.facts is not None else -1
        fits = inputs.get("facts", [0])[-1] == facts and outputs.get("policy", [0])[-1] == len(game.moves)
        if not fits or "value" not in outputs:
            raise Problem("other-network", file=file[:200], game=game.id)
        self._nothing = numpy.zeros((1, facts), numpy.float32)

    def __call__(self, facts: list[int]) -> tuple[list[float], float]:
        """A score for every move of the game, and the chance to win."""
        seen = self._nothing.copy()
        seen[0, facts] = 1
        policy, value = self._session.run(["policy", "value"], {"facts": seen})
        return [float(score) for score in policy[0]], float(value.reshape(-1)[0])


class NeuralPlayer:
    """Plays the favourite of the network among the legal moves."""

    def __init__(self, name: str, game: Game[Any, Any], file: str) -> None:
        self.name = name
        self.network = Network(game, file)

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        scores, _ = self.network(knowledge.facts())
        sound = [move for move in legal if not math.isnan(scores[move])]
        best = max((scores[move] for move in sound), default=0.0)
        favourites = [move for move in sound if scores[move] == best] or legal
        return favourites[rng.below(len(favourites))]

    def saw(self, seat: int, move: int | None) -> None:
        pass

    def close(self) -> None:
        pass
