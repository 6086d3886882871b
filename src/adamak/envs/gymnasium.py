"""One learner among built-in opponents: `gymnasium.make("adamak/duel-v1", opponents="greedy")`.

Importing this module registers an environment for every registered game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from adamak.bots.bot import Player, player
from adamak.bots.notify import tell
from adamak.core import Knowledge, Position, Problem, Rng, find, games
from adamak.core.extras import need

need("rl", "numpy", "gymnasium")

import gymnasium  # noqa: E402  (first what is missing, in one line)
import numpy as np  # noqa: E402
import numpy.typing as npt  # noqa: E402

from adamak.envs import spaces  # noqa: E402
from adamak.envs.observing import ILLEGAL_REWARD, LONGEST, VERSION, Observing, Reward, Seeds  # noqa: E402

__all__ = ["TableEnv", "register"]

NAMESPACE = "adamak"


class TableEnv(gymnasium.Env):  # type: ignore[misc]
    """The learner's decisions, one after the other; in between the opponents make theirs.

        seat        the learner's seat; None: another one each game, in turn
        opponents   a player for all other seats, or one for each of them in the order of the seats: "random",
                    "greedy", "mcts:200", "network", "easy", ... (docs/bots.md)
        reward      "payoff", 1 for a lone winner, shared by joint ones; or "margin", points ahead of the best other
        max_cycles  moves of all seats after which a game is truncated

    The reward comes at the end; a truncated game has none. An illegal move ends the game at a cost, and the info names
    the broken clause; the mask in observation, info and `action_masks()` says what is legal.

    A copy, pickled or not, goes on from the same position with the same dice. Opponents who keep a search tree from
    move to move begin a new one in the copy.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (Gymnasium's own attribute)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        options: dict[str, object] | None = None,
        render_mode: str | None = None,
        reward: Reward = "payoff",
        max_cycles: int = LONGEST,
    ) -> None:
        self.observing = Observing(find(game), seats, options, reward)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._moves = 0  # of all seats in this game
        others = self.observing.seats - 1
        self._opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self._opponents) != others:
            raise Problem("bad-opponents", found=len(self._opponents), wanted=others)
        if seat is not None and not 0 <= seat < self.observing.seats:
            raise Problem("no-such-seat", seat=seat)
        self._fixed_seat = seat
        self._games = 0
        self._seeds = Seeds()
        self.seat = seat or 0
        self.position: Position | None = None
        self._players: dict[int, Player] = {}
        self._rng = self._sampler = Rng("")
        for spec in self._opponents:
            player(spec, self.observing.game).close()  # an unknown player is named now, not in the first game
        self.observation_space = spaces.observation_space(self.observing)
        self.action_space = spaces.action_space(self.observing)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, up to the learner's first decision; `options={"setup": ...}` names another beginning."""
        super().reset(seed=seed)
        self.close()
        if seed is not None:
            self._games = 0
        if self._fixed_seat is None:
            self.seat = self._games % self.observing.seats
        self._games += 1
        words = self._seeds.next(seed)
        self._rng = Rng(f"{words}/opponents")
        self._sampler = Rng(f"{words}/knowledge")  # apart: what is hidden must not even shift the opponents' dice
        self._players = self._seated()
        self._moves = 0
        self.position = self.observing.start_from(options, words)
        self._opponents_move(LONGEST)  # `reset` cannot say that a game is truncated: the learner decides once at least
        return self._seen()

    def _seated(self) -> dict[int, Player]:
        """New opponents, by seat."""
        others = [seat for seat in range(self.observing.seats) if seat != self.seat]
        return {seat: player(spec, self.observing.game) for seat, spec in zip(others, self._opponents, strict=True)}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal moves of the learner, as MaskablePPO of sb3-contrib asks for them."""
        assert self.position is not None
        return self.observing.mask(self.position, self.seat).astype(np.bool_)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner's move, and those of the others up to the learner's next decision."""
        position = self.position
        assert position is not None
        move = int(action)
        if move not in list(position.legal(self.seat)):
            seen, info = self._seen()
            refusal = position.why_not(self.seat, move)
            info["refusal"] = refusal.to_json() if refusal is not None else {}
            return seen, ILLEGAL_REWARD, True, False, info
        self._apply(self.seat, move)
        self._opponents_move(self.max_cycles)
        over = position.is_over()
        reward = self.observing.rewards(position)[self.seat] if over else 0.0
        seen, info = self._seen()
        return seen, reward, over, not over and self._moves >= self.max_cycles, info

    def _opponents_move(self, most: int) -> None:
        """Until the learner may decide, the game is over, or so many moves are made. Where all answer at once, the
        learner is asked first."""
        position = self.position
        assert position is not None
        while actors := position.actors():
            if self.seat in actors or self._moves >= most:
                return
            seat = actors[0]
            knowledge = Knowledge(self.observing.game, position, seat, self._sampler)
            self._apply(seat, self._players[seat].choose(knowledge, self._rng))

    def _apply(self, seat: int, move: int) -> None:
        position = self.position
        assert position is not None
        tell(self._players, position, seat, move)
        position.apply(seat, move)
        self._moves += 1

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        assert self.position is not None
        seen = spaces.observation(self.observing, self.position, self.seat)
        return seen, {"action_mask": seen["action_mask"].copy(), "seat": self.seat}

    def render(self) -> str | None:
        """What the learner sees."""
        if self.render_mode is None or self.position is None:
            return None
        return self.observing.text(self.position, self.seat)

    def close(self) -> None:
        for bot in self._players.values():
            bot.close()
        self._players = {}

    def __getstate__(self) -> dict[str, Any]:
        """Players hold trees and programs; a copy seats its own."""
        return {**self.__dict__, "_players": {}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if self.position is not None:
            self._players = self._seated()


def register() -> None:
    """An id for every registered game; whoever adds a game while a program runs calls it again."""
    for game_id in games():
        for name, made in ((game_id, TableEnv), (f"{game_id}-selfplay", "adamak.envs.selfplay:SelfPlayEnv")):
            if f"{NAMESPACE}/{name}-{VERSION}" not in gymnasium.registry:
                gymnasium.register(f"{NAMESPACE}/{name}-{VERSION}", entry_point=made, kwargs={"game": game_id})


register()
