"""Bots think in processes of their own. One that crashes or does not come to an end is replaced, and so is its move."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

import msgspec

from adamak.bots import AT_THE_TABLE
from adamak.bots.analysis import Analysis
from adamak.bots.coach import Coaching
from adamak.bots.external import STARTING
from adamak.bots.hints import USUAL, Hint
from adamak.bots.worker import Advice, Advise, Answer, Asked, Coach, Coached, Judge, Judged, Task, Told, frame
from adamak.core import Position, Problem, Rng
from adamak.core.match import Played
from adamak.server.config import ServerConfig
from adamak.server.gate.limits import Limiter
from adamak.server.tables.bot_memory import BotMemory
from adamak.server.tables.fair_queue import Turns
from adamak.table.messages import WhyFailed

log = logging.getLogger("adamak.bots")
FIRST_TASK = 20.0  # seconds more for a worker that is still starting
LONG_GRACE = 3.0  # times the seconds: what an analysis or a coach, who weigh many moves, may take at most
_TOLD = msgspec.msgpack.Decoder(Told)


class _Worker:
    """One process. It is given samples only: see `adamak.bots.worker`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.fresh = True

    @classmethod
    async def start(cls, command: tuple[str, ...]) -> _Worker:
        # A session of its own: Ctrl-C in the terminal is for the server, which then closes the worker's input.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )  # fmt: skip
        return cls(process)

    async def ask(self, task: Asked, seconds: float) -> Told:
        async with asyncio.timeout(seconds + (FIRST_TASK if self.fresh else 0)):
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(frame(msgspec.msgpack.encode(task)))
            await self.process.stdin.drain()
            head = await self.process.stdout.readexactly(4)
            body = await self.process.stdout.readexactly(int.from_bytes(head, "big"))
        self.fresh = False
        told: Told = _TOLD.decode(body)
        return told

    async def stop(self) -> None:
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):  # with the programs it started
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        await self.process.wait()
        # Its pipes too, at once: the loop may be about to end, and asyncio has no other way to say so.
        self.process._transport.close()  # type: ignore[attr-defined]


class Thinkers:
    """A few workers, started when first needed, shared by all tables."""

    def __init__(self, config: ServerConfig) -> None:
        self.config = config
        self.command = config.bot_command or (sys.executable, "-m", "adamak.bots.worker")
        self.idle: list[_Worker] = []
        self.workers: set[_Worker] = set()  # the thinking ones too
        self.memory: BotMemory[_Worker] = BotMemory()
        self._thought: dict[str, _Worker] = {}  # by whom, for tasks whose answer is on its way
        self.turns = Turns(max(1, config.bot_workers))
        self.used = Limiter(config.bot_allowance)
        self.failures = 0
        self.thoughts = 0
        self.seconds = 0.0

    async def choose(
        self, game: str, position: Position, seat: int, level: str, whose: str = "", payer: str = "",
        record: Sequence[Played] = (),
    ) -> tuple[int, WhyFailed | None]:  # fmt: skip
        """A legal move for this seat, and what went wrong if it is a drawn one. `payer`: at whose expense.

        `record`: how the match went so far, from which the bot hears what was played since it was last asked.
        """
        rng = Rng(secrets.token_hex(16))
        legal = [int(move) for move in position.legal(seat)]
        if len(legal) == 1:
            return legal[0], None
        like = position.sample(seat, rng).to_bytes()
        outside = self.config.outside_bots.get(level)
        spec = level if outside is None else f"run:{outside}"
        longest = self._longest(payer)
        whose = f"{whose}/{seat}"
        played, stands = tuple(record), position.clone()
        heard = self.memory.heard(whose, seat, played)
        task = Task(game, like, seat, spec, secrets.token_hex(16), longest, whose, heard)
        seconds = self.config.bot_seconds + (STARTING if outside is not None else 0)
        answer = await self._think(task, seconds, payer, legal)
        if isinstance(answer, Answer):
            if played and (worker := self._thought.pop(whose, None)) is not None:
                self.memory.note(whose, worker, played, stands)
            if answer.failed is not None:  # an outside program; its worker is in order and has drawn a move
                self._note(answer.failed, task)
            return answer.move, answer.failed
        return legal[secrets.randbelow(len(legal))], answer if isinstance(answer, str) else "crash"

    async def hints(self, game: str, position: Position, seat: int, payer: str = "") -> list[Hint]:
        """The best moves of a seat, from what it knows."""
        like = position.sample(seat, Rng(secrets.token_hex(16))).to_bytes()
        seconds = self.config.bot_hurried if self.used.spent(payer) else self.config.hint_seconds
        task = Advise(game, like, seat, secrets.token_hex(16), USUAL.iterations, seconds)
        answer = await self._think(task, seconds, payer)
        if not isinstance(answer, Advice):
            raise Problem("no-thought")
        return answer.hints

    async def coach(self, game: str, position: Position, seat: int, payer: str = "") -> Coaching:
        """What there is to say before a seat decides, from what it knows."""
        like = position.sample(seat, Rng(secrets.token_hex(16))).to_bytes()
        seconds = self.config.bot_hurried if self.used.spent(payer) else self.config.hint_seconds
        task = Coach(game, like, seat, secrets.token_hex(16), seconds)
        answer = await self._think(task, LONG_GRACE * seconds, payer)
        if not isinstance(answer, Coached):
            raise Problem("no-thought")
        return answer.coaching

    async def analyse(self, record: bytes, payer: str = "") -> Analysis:
        """The curve of a finished match, given by its save file."""
        seconds = self.config.analysis_seconds / (4 if self.used.spent(payer) else 1)
        told = await self._think(Judge(record, secrets.token_hex(16), seconds), LONG_GRACE * seconds, payer)
        if not isinstance(told, Judged):
            raise Problem("no-thought")
        return told.analysis

    def _longest(self, payer: str) -> float:
        """How long a bot may think for them: those of one address share the time of one bot, for nobody can be
        interrupted, and whoever comes next waits for the thought that is under way."""
        hurried = self.config.bot_hurried
        if self.used.spent(payer):
            return hurried
        return max(hurried, self.config.bot_seconds / (1 + self.turns.present(payer)))

    def levels(self) -> list[str]:
        """What a table of this server offers: ours, and the programs its host named."""
        return [*AT_THE_TABLE, *self.config.outside_bots]

    async def _think(self, task: Asked, seconds: float, payer: str, legal: Sequence[int] = ()) -> Told | WhyFailed:
        """What a worker answers in time; a move must be one of the legal ones."""
        async with self.turns.of(payer):
            begun = monotonic()
            try:
                return await self._ask(task, seconds + self.config.bot_grace, legal)
            finally:
                spent = monotonic() - begun
                self.thoughts += 1
                self.seconds += spent
                self.turns.charge(payer, spent)
                self.used.charge(payer, spent)

    async def _ask(self, task: Asked, seconds: float, legal: Sequence[int]) -> Told | WhyFailed:
        worker: _Worker | None = None
        why: WhyFailed = "crash"
        try:
            worker = self._free_worker(task) or await self._start()
            told = await worker.ask(task, seconds)
            if not isinstance(told, Answer) or told.move in legal:
                self.idle.append(worker)
                if isinstance(task, Task):
                    self._thought[task.whose] = worker
                return told
        except TimeoutError:
            why = "overrun"
        except (OSError, EOFError, msgspec.MsgspecError):
            why = "crash"
        except asyncio.CancelledError:
            if worker is not None:
                await self._stop(worker)
            raise
        self._note(why, task)
        if worker is not None:
            await self._stop(worker)
        return why

    def _free_worker(self, task: Asked) -> _Worker | None:
        """The one that holds this seat's tree, if it is free; any other one must not be told what the seat heard."""
        if isinstance(task, Task):
            before = self.memory.worker(task.whose)
            if before is not None and before in self.idle:
                self.idle.remove(before)
                return before
            task.heard = None
        return self.idle.pop() if self.idle else None

    def _note(self, why: WhyFailed, task: Asked) -> None:
        self.failures += 1
        what = f"{task.game}, {task.level}" if isinstance(task, Task) else type(task).__name__
        log.warning("bot failed: %s (%s, pid %s)", why, what, os.getpid())

    async def _start(self) -> _Worker:
        worker = await _Worker.start(self.command)
        self.workers.add(worker)
        return worker

    async def _stop(self, worker: _Worker) -> None:
        await worker.stop()
        self.workers.discard(worker)
        self.memory.forget(worker)

    async def close(self) -> None:
        """Stops every worker, also one that is thinking for a table just now."""
        self.idle.clear()
        for worker in list(self.workers):
            await self._stop(worker)
