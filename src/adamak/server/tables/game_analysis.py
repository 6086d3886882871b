"""Finished games, judged by the house: once each, and kept for whoever asks next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable

from adamak.bots.analysis import Analysis, Point, Turning
from adamak.core import savefile
from adamak.core.match import AnyGame
from adamak.server.tables import table_wire as wire
from adamak.server.tables.bot_pool import Thinkers
from adamak.table import Table

KEPT = 200  # curves in memory


class Judged:
    """The curves of finished games."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._curves: OrderedDict[str, asyncio.Task[wire.Curve]] = OrderedDict()

    async def curve(self, table: Table, payer: str = "") -> wire.Curve:
        """Everybody who asks for the same table waits for the same answer; a failure is not kept."""
        task = self._curves.get(table.id)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            save = savefile.write(table.match)
            task = asyncio.get_running_loop().create_task(self._judge(table.game, save, payer))
            self._curves[table.id] = task
        self._curves.move_to_end(table.id)
        while len(self._curves) > KEPT:
            self._curves.popitem(last=False)
        return await asyncio.shield(task)

    async def _judge(self, game: AnyGame, save: bytes, payer: str) -> wire.Curve:
        return _told(game, await self._thinkers.analyse(save, payer))

    def close(self) -> None:
        for task in self._curves.values():
            task.cancel()


def _told(game: AnyGame, found: Analysis) -> wire.Curve:
    def words(move: int) -> str | None:
        return str(game.moves.move(move)) if move >= 0 else None

    def point(one: Point) -> wire.CurvePoint:
        seat = one.seat if one.seat >= 0 else None
        return wire.CurvePoint(one.length, _rounded(one.chances), seat, words(one.move), words(one.best))

    def turning(one: Turning) -> wire.TurningPoint:
        return wire.TurningPoint(
            one.length, one.seat, str(game.moves.move(one.move)), one.loser, one.winner,
            _rounded(one.before), _rounded(one.after), words(one.better),
            [str(game.moves.move(move)) for move in one.moves], list(one.events), list(one.instead),
        )  # fmt: skip

    return wire.Curve(
        [point(one) for one in found.points],
        [turning(one) for one in found.turning],
        [turning(one) for one in found.lessons],
    )


def _rounded(chances: Iterable[float]) -> list[float]:
    return [round(chance, 3) for chance in chances]
