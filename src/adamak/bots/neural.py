"""A trained network: policy and value by onnxruntime (the optional extra `ai`)."""

from __future__ import annotations

from typing import Any

from adamak.core import Game, Knowledge, Problem, Rng


class NeuralPlayer:
    def __init__(self, name: str, game: Game[Any, Any], file: str) -> None:
        raise Problem("no-onnxruntime")

    name: str

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        raise NotImplementedError

    def saw(self, seat: int, move: int | None) -> None:
        pass

    def close(self) -> None:
        pass
