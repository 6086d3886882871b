"""How events are told is declared beside them, and a slip of the pen there is noticed at once."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from adamak.core import Game, games
from adamak.core.events import SUM, A, B, Events, Telling

TABLE = {"begun": {"round": A.number()}, "gained": {"seat": A.number(), "coins": B.number()}}


@pytest.mark.parametrize(
    "telling",
    [
        Telling(announced=("begin",)),
        Telling(clearing=("cleared",)),
        Telling(joined={"lost": {}}),
        Telling(joined={"gained": {"coin": SUM}}),
    ],
)
def test_only_events_and_arguments_that_exist_are_told(telling: Telling) -> None:
    with pytest.raises(TypeError, match="told, but no events"):
        Events(TABLE, telling)


def test_every_game_of_the_house_announces_its_end() -> None:
    for game in games().values():
        ends = {"game_won", "game_ended"} & set(game.parts.events.EVENTS.table) if hasattr(game, "parts") else set()
        assert ends <= set(game.telling().announced), game.id


def test_a_game_without_declared_events_has_them_told_plainly() -> None:
    assert Game.telling(SimpleNamespace()) == Telling()  # type: ignore[arg-type]
