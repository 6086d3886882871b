"""Many games at once are the same games as one at a time."""

from __future__ import annotations

import numpy as np
import pytest

from adamak.core import Refused, find
from adamak.envs.observing import Observing
from adamak.envs.tables import Tables


def test_rows_are_what_the_seat_to_decide_observes(game_id: str) -> None:
    tables = Tables(find(game_id), 5, seed=2)
    observing = Observing(find(game_id))
    ended = 0
    for step in range(5000):
        if step > 200 and ended:
            break
        for row, position in enumerate(tables.positions):
            seat = position.actor()
            assert tables.seats[row] == seat
            assert tables.masks[row].tolist() == observing.mask(position, seat).tolist()
            assert tables.observations[row].tolist() == observing.observe(position, seat).tolist()
        rewards, over = tables.step(tables.sample())
        assert ((rewards.sum(1) > 0) <= over).all()
        ended += int(over.sum())
    assert tables.games == 5 + ended
    assert ended > 0


def test_a_game_in_a_row_is_that_game(game_id: str) -> None:
    """The payoffs at the end are those of the same moves played alone."""
    tables = Tables(find(game_id), 3, seed="again")
    alone = [tables.observing.start(f"again/{row + 1}") for row in range(3)]
    playing = {0, 1, 2}
    while playing:
        actions = np.array(tables.sample())
        rewards, over = tables.step(actions)
        for row in list(playing):
            alone[row].apply(alone[row].actor(), int(actions[row]))
            assert alone[row].is_over() == over[row]
            if over[row]:
                assert rewards[row].tolist() == pytest.approx(tables.observing.payoffs(alone[row]))
                playing.remove(row)


def test_a_seed_gives_the_same_games_again(game_id: str) -> None:
    one, other = (Tables(find(game_id), 4, seed=9) for _ in range(2))
    for _ in range(50):
        one.step(one.sample())
        other.step(other.sample())
    assert [position.to_bytes() for position in one.positions] == [position.to_bytes() for position in other.positions]


def test_an_illegal_move_is_refused_before_anything_is_played() -> None:
    tables = Tables(find("duel"), 3, observe=False)
    before = [position.to_bytes() for position in tables.positions]
    for wrong in (int(np.flatnonzero(tables.masks[2] == 0)[0]),):
        with pytest.raises(Refused):
            tables.step([*tables.sample()[:2], wrong])
    with pytest.raises(ValueError, match="3 actions"):
        tables.step([0])
    assert [position.to_bytes() for position in tables.positions] == before
    assert tables.observations.shape == (3, 0)
