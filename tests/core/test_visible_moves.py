"""What a seat may be told of the moves of others."""

from __future__ import annotations

import pytest

from adamak.core import Rng, find, games
from adamak.core.visible_moves import visible_move


@pytest.mark.parametrize("game_id", games())
def test_a_sealed_answer_is_witnessed_by_nobody(game_id: str) -> None:
    """Not even one that was forced: that it was, is hidden, too."""
    game = find(game_id)
    seats = game.seat_counts[-1]
    for seed in range(4):
        position, rng = game.start(seats, game.unattended, seed=seed), Rng(str(seed))
        while actors := position.actors():
            seat = actors[0]
            moves = position.legal(seat)
            move = int(moves[rng.below(len(moves))])
            assert visible_move(position, seat, move, seat) == move
            if len(actors) > 1:
                assert all(visible_move(position, seat, move, other) is None for other in range(seats) if other != seat)
            position.apply(seat, move)


def test_a_card_on_the_table_is_seen_and_one_face_down_is_not() -> None:
    game = find("condottiere")
    for hidden in (False, True):
        position, rng = game.start(3, {"hidden_cards": hidden}, seed="line"), Rng("line")
        told = []
        for _ in range(40):
            seat = position.actors()[0]
            moves = position.legal(seat)
            move = int(moves[rng.below(len(moves))])
            if game.moves.move(move).kind == "play" and len(position.actors()) == 1:
                told.append(visible_move(position, seat, move, (seat + 1) % 3))
            position.apply(seat, move)
        assert told
        assert (None in told) == hidden
