"""Telling players what was played, as far as they could see it."""

from __future__ import annotations

from collections.abc import Mapping

from adamak.bots.bot import Player
from adamak.core import Position
from adamak.core.visible_moves import visible_move


def tell(players: Mapping[int, Player], before: Position, seat: int, move: int) -> None:
    """Every player hears of a move that is about to be played in this position; those who do not care are not asked."""
    for viewer, player in players.items():
        if getattr(player, "watches", True):
            player.saw(seat, visible_move(before, seat, move, viewer))
