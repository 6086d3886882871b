"""What a player sees of a state, as a tensor in named pieces and as a string."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from adamak.core import SPECTATOR
from adamak.envs.observing import Observing

if TYPE_CHECKING:
    from adamak.envs.spiel.state import SpielState

RECALL_BITS = 128


class SpielObserver:
    """The pieces: `player`, `facts` (a place for each, see `Observing`), and with perfect recall
    `recall`: bits that differ whenever anything the player ever saw or did differed. They make the tensor an
    information state; a learner that wants to generalize leaves them out.

    Only what all can see, or only what one alone can see, is told in strings; facts are not divided so.
    """

    def __init__(self, observing: Observing, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers of this game take no parameters: {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self._observing = observing
        self._public = bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = bool(kind.perfect_recall)
        pieces = {"player": observing.seats}
        if self._public and self._private:
            pieces["facts"] = observing.size
            if self._recall:
                pieces["recall"] = RECALL_BITS
        self.tensor = np.zeros(sum(pieces.values()), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in pieces.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.position is None:
            return
        if "facts" in self.dict:
            self.dict["facts"][self._observing.facts(state.position, player)] = 1
        if "recall" in self.dict:
            assert state.recall is not None
            self.dict["recall"][:] = np.unpackbits(np.frombuffer(state.recall.of(player), np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.position
        if position is None:
            return "not dealt yet" if self._public else ""
        if not self._private:
            return _words(position.view(SPECTATOR)) if self._public else ""
        if not self._public:
            # Also where it is nothing: OpenSpiel wants somebody to have something private wherever anything is hidden.
            own = _difference(position.view(player), position.view(SPECTATOR))
            return f"seat {player} alone: {_words(own)}" if self._observing.game.secrets else ""
        if self._recall:
            assert state.recall is not None
            return f"seat {player} remembers {state.recall.of(player).hex()}"
        return f"seat {player}: {_words(position.view(player))}"


def _words(view: object) -> str:
    return json.dumps(view, ensure_ascii=False, separators=(",", ":"))


def _difference(view: Any, public: Any) -> Any:
    """What of a seat's view nobody else may see."""
    if view == public:
        return None
    if isinstance(view, dict) and isinstance(public, dict):
        return {key: _difference(value, public.get(key)) for key, value in view.items() if value != public.get(key)}
    if isinstance(view, list) and isinstance(public, list) and len(view) == len(public):
        return {
            str(k): _difference(one, other)
            for k, (one, other) in enumerate(zip(view, public, strict=True))
            if one != other
        }
    return view
