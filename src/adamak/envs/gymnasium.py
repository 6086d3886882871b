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

from adamak.envs import spaces  # noqa: E402
from adamak.envs.observing import ILLEGAL_REWARD, VERSION, Observing, Seeds  # noqa: E402

NAMESPACE = "adamak"


class TableEnv(gymnasium.Env):  # type: ignore[misc]
    """The learner's decisions, one after the other; in between the opponents make theirs.

    seat        the learner's seat; None: another one each game, in turn
    opponents   a player for all other seats, or one for each of them in the order of the seats: "random", "greedy",
                "mcts:200", "easy", ...

    The reward comes at the end: the payoff, 1 for a lone winner, shared by joint ones. An illegal move ends the game at
    a cost, and the info names the broken clause; the mask in observation and info says what is legal.
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
    ) -> None:
        self.observing = Observing(find(game), seats, options)
        self.render_mode = render_mode
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
        others = [seat for seat in range(self.observing.seats) if seat != self.seat]
        self._players = {
            seat: player(spec, self.observing.game) for seat, spec in zip(others, self._opponents, strict=True)
        }
        self.position = self.observing.start_from(options, words)
        self._opponents_move()
        return self._seen()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        position = self.position
        assert position is not None
        move = int(action)
        if move not in list(position.legal(self.seat)):
            seen, info = self._seen()
            refusal = position.why_not(self.seat, move)
            info["refusal"] = refusal.to_json() if refusal is not None else {}
            return seen, ILLEGAL_REWARD, True, False, info
        self._apply(self.seat, move)
        self._opponents_move()
        over = position.is_over()
        reward = float(position.payoff(self.seat)) if over else 0.0
        seen, info = self._seen()
        return seen, reward, over, False, info

    def _opponents_move(self) -> None:
        """Until the learner may decide or the game is over. Where all answer at once, the learner is asked first."""
        position = self.position
        assert position is not None
        while actors := position.actors():
            if self.seat in actors:
                return
            seat = actors[0]
            knowledge = Knowledge(self.observing.game, position, seat, self._sampler)
            self._apply(seat, self._players[seat].choose(knowledge, self._rng))

    def _apply(self, seat: int, move: int) -> None:
        position = self.position
        assert position is not None
        tell(self._players, position, seat, move)
        position.apply(seat, move)

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
        for one in self._players.values():
            one.close()
        self._players = {}


def register() -> None:
    """An id for every registered game; whoever adds a game while a program runs calls it again."""
    for game_id in games():
        name = f"{NAMESPACE}/{game_id}-{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=TableEnv, kwargs={"game": game_id})


register()
