"""A game as OpenSpiel knows games.

Chance is explicit and comes first: eight times a byte, the seed of the deal and of all later dice. What a seed will
bring is hidden until it is dealt, so this is the same game as one whose dice are thrown later; but a search that clones
states, and never asks `resample_from_infostate`, sees the dice that will really fall.
"""

from __future__ import annotations

from typing import Any, ClassVar

import pyspiel

from adamak.core import Game
from adamak.envs.observing import LONGEST, Observing, usual_seats
from adamak.envs.spiel.observer import SpielObserver
from adamak.envs.spiel.state import BYTE, SEED_BYTES, SpielState

PREFIX = "adamak_"
LENGTH = "max_game_length"  # the parameter

Kind = pyspiel.GameType


def game_type(game: Game[Any, Any]) -> pyspiel.GameType:
    """What OpenSpiel is told about a game before any is played."""
    solo = 1 in game.seat_counts  # then the automa may win, and the payoffs do not add up to the same
    return Kind(
        short_name=PREFIX + game.id,
        long_name=f"{game.id} (Adamak)",
        dynamics=Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Kind.Information.IMPERFECT_INFORMATION if game.secrets else Kind.Information.PERFECT_INFORMATION,
        utility=Kind.Utility.GENERAL_SUM if solo else Kind.Utility.CONSTANT_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": usual_seats(game), LENGTH: LONGEST, **_options(game)},
    )


def _options(game: Game[Any, Any]) -> dict[str, Any]:
    """Every option and what it is unless somebody says otherwise.

    OpenSpiel writes games down as text and reads a word of digits back as a number, so a choice like "3" is one here.
    """
    usual = {str(option["name"]): option["default"] for option in game.options_type.describe()} | dict(game.unattended)
    return {name: int(value) if isinstance(value, str) and value.isdigit() else value for name, value in usual.items()}


def _read_options(game: Game[Any, Any], params: dict[str, Any]) -> dict[str, Any]:
    """The options among OpenSpiel's parameters, choices as words again."""
    known = {str(option["name"]) for option in game.options_type.describe()}
    words = {str(option["name"]) for option in game.options_type.describe() if isinstance(option["default"], str)}
    return {name: str(value) if name in words else value for name, value in params.items() if name in known}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its options and number of players.

    A state after `max_game_length` moves is terminal, and scored as it stands: whoever leads has won.
    """

    game: ClassVar[Game[Any, Any]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = self.game, params or {}
        self.observing = Observing(game, params.get("players"), _read_options(game, params))
        self.longest = int(params.get(LENGTH, LONGEST))
        kind = game_type(game)
        constant = kind.utility == Kind.Utility.CONSTANT_SUM
        about = pyspiel.GameInfo(
            num_distinct_actions=self.observing.moves,
            max_chance_outcomes=BYTE,
            num_players=self.observing.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if constant else None,
            max_game_length=self.longest,
        )
        super().__init__(kind, about, params)

    @staticmethod
    def of(game: Game[Any, Any]) -> type[SpielGame]:
        """A class of its own: OpenSpiel's registry outlives the interpreter, and must hold nothing that then dies."""
        return type(f"Spiel{game.id.title()}", (SpielGame,), {"game": game})

    def __reduce__(self) -> tuple[Any, ...]:
        """By its name: classes made at run time cannot be pickled."""
        return load, (str(self),)

    def new_initial_state(self, *_: Any) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        return SpielObserver(self.observing, iig_obs_type, params)


def load(name: str) -> Any:
    """A game by the text OpenSpiel writes it down with, in a process that may not have registered any yet."""
    import adamak.envs.spiel  # noqa: F401  (registers)

    return pyspiel.load_game(name)
