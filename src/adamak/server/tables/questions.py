"""What a client asks the house: good moves (`hint`), or every move weighed (`coach`).

The house thinks about one question of each kind at a time, while the client's other messages are answered. Nobody else
is told that somebody asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from adamak.bots.coach import Coaching
from adamak.bots.hints import Hint, Step
from adamak.core import Problem, Refusal
from adamak.server.tables import socket_wire as wire
from adamak.server.tables.bot_pool import Thinkers
from adamak.server.wire import Grounds, facts
from adamak.table import Table, commands

Answer = Callable[[Table, str, int], Awaitable[wire.ServerMessage]]


class Questions:
    """Those of one client; each is answered by `tell`, when the house has thought about it."""

    def __init__(self, thinkers: Thinkers, payer: str, tell: Callable[[wire.ServerMessage], None]) -> None:
        self._thinkers = thinkers
        self._payer = payer  # the address at whose expense the house thinks
        self._tell = tell
        self._thinking: dict[Answer, asyncio.Task[None]] = {}

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        return list(self._thinking.values())

    def hint(self, table: Table, key: str, seat: int) -> None:
        self._ask(self._hints, table, key, seat)

    def coach(self, table: Table, key: str, seat: int) -> None:
        """The coach speaks wherever hints are allowed."""
        self._ask(self._counsel, table, key, seat)

    def _ask(self, answer: Answer, table: Table, key: str, seat: int) -> None:
        commands.ask_hint(table, seat)
        before = self._thinking.get(answer)
        if before is not None and not before.done():
            raise Problem("hint-busy")
        self._thinking[answer] = asyncio.get_running_loop().create_task(self._think(answer, table, key, seat))

    async def _think(self, answer: Answer, table: Table, key: str, seat: int) -> None:
        try:
            found = await answer(table, key, seat)
        except Problem as wrong:
            found = wire.Error(wrong.code, facts(wrong), key)
        self._tell(found)

    async def _hints(self, table: Table, key: str, seat: int) -> wire.ServerMessage:
        version = table.version
        found = await self._thinkers.hints(table.opened.game, table.match.position, seat, self._payer)
        return wire.Hints(key, version, seat, [_told(hint, table) for hint in found])

    async def _counsel(self, table: Table, key: str, seat: int) -> wire.ServerMessage:
        version = table.version
        found = await self._thinkers.coach(table.opened.game, table.match.position, seat, self._payer)
        return _coaching(found, table, key, version, seat)


def _coaching(found: Coaching, table: Table, key: str, version: int, seat: int) -> wire.Coaching:
    words = table.game.moves.words

    def step(expected: Step | None) -> wire.Step | None:
        return None if expected is None else wire.Step(expected.seat, expected.move, words(expected.move))

    def grounds(refusal: Refusal | None) -> Grounds | None:
        return None if refusal is None else Grounds(refusal.clause, refusal.reason, dict(refusal.facts))

    counsels = [
        wire.Counsel(
            words(one.move), round(one.win, 3), [words(move) for move in one.turn], one.points, one.changes,
            [words(move) for move in one.as_good], words(one.opens) if one.opens >= 0 else None, step(one.stops),
        )
        for one in found.counsels
    ]  # fmt: skip
    cautions = [
        wire.Caution(
            words(one.move), round(one.win, 3), one.points, one.changes, step(one.answer), grounds(one.lacking)
        )
        for one in found.cautions
    ]
    best = words(found.best) if found.best >= 0 else None
    return wire.Coaching(key, version, seat, best, round(found.win, 3), counsels, cautions)


def _told(hint: Hint, table: Table) -> wire.HintTold:
    moves = table.game.moves
    line = [wire.Step(step.seat, step.move, str(moves.move(step.move))) for step in hint.line]
    return wire.HintTold(hint.move, str(moves.move(hint.move)), round(hint.win, 4), hint.gains, line, list(hint.events))
