"""Bots think in processes of their own. One that crashes or does not come to an end is replaced, and so is its move."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from contextlib import suppress
from typing import TypeVar

import msgspec

from adamak.bots.worker import AnalysisFound, AnalysisTask, Answer, AnyTask, HintFound, HintTask, Task, frame
from adamak.core import Position, Problem, Rng
from adamak.server.config import ServerConfig
from adamak.table.told import WhyFailed

log = logging.getLogger("adamak.bots")
R = TypeVar("R")
FIRST_TASK = 20.0  # seconds more for a worker that is still starting


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

    async def ask(self, task: AnyTask, kind: type[R], seconds: float) -> R:
        async with asyncio.timeout(seconds + (FIRST_TASK if self.fresh else 0)):
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(frame(msgspec.msgpack.encode(task)))
            await self.process.stdin.drain()
            head = await self.process.stdout.readexactly(4)
            body = await self.process.stdout.readexactly(int.from_bytes(head, "big"))
        self.fresh = False
        return msgspec.msgpack.decode(body, type=kind)

    async def stop(self) -> None:
        with suppress(ProcessLookupError):
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
        self.free = asyncio.Semaphore(max(1, config.bot_workers))
        self.failures = 0

    async def choose(self, game: str, position: Position, seat: int, level: str) -> tuple[int, WhyFailed | None]:
        """A legal move for this seat, and what went wrong if it is a drawn one."""
        rng = Rng(secrets.token_hex(16))
        legal = [int(move) for move in position.legal(seat)]
        if len(legal) == 1:
            return legal[0], None
        like = position.sample(seat, rng).to_bytes()
        task = Task(game, like, seat, level, secrets.token_hex(16), self.config.bot_seconds)
        async with self.free:
            failed = await self._think(task, legal)
        return failed if isinstance(failed, tuple) else (legal[secrets.randbelow(len(legal))], failed)

    async def hints(self, game: str, position: Position, seat: int) -> list[HintFound]:
        """Good moves for a seat, from what it knows.."""
        like = position.sample(seat, Rng(secrets.token_hex(16))).to_bytes()
        task = HintTask(game, like, seat, secrets.token_hex(16), self.config.hint_seconds)
        return await self._find(task, list[HintFound], self.config.hint_seconds)

    async def analyse(self, save: bytes) -> AnalysisFound:
        """A finished game, judged move by move."""
        task = AnalysisTask(save, secrets.token_hex(16), self.config.analysis_seconds)
        return await self._find(task, AnalysisFound, 3 * self.config.analysis_seconds)

    async def _find(self, task: AnyTask, kind: type[R], seconds: float) -> R:
        worker: _Worker | None = None
        async with self.free:
            try:
                worker = self.idle.pop() if self.idle else await self._start()
                found = await worker.ask(task, kind, seconds + self.config.bot_grace)
            except BaseException as error:
                if worker is not None:
                    await self._stop(worker)
                if isinstance(error, TimeoutError | OSError | EOFError | msgspec.MsgspecError):
                    log.warning("the house found nothing: %s", type(error).__name__)
                    raise Problem("no-thought") from None
                raise
            self.idle.append(worker)
            return found

    async def _think(self, task: Task, legal: list[int]) -> tuple[int, None] | WhyFailed:
        worker: _Worker | None = None
        why: WhyFailed = "crash"
        try:
            worker = self.idle.pop() if self.idle else await self._start()
            answer = await worker.ask(task, Answer, self.config.bot_seconds + self.config.bot_grace)
            if (move := answer.move) in legal:
                self.idle.append(worker)
                return move, None
        except TimeoutError:
            why = "overrun"
        except (OSError, EOFError, msgspec.MsgspecError):
            why = "crash"
        except asyncio.CancelledError:
            if worker is not None:
                await self._stop(worker)
            raise
        self.failures += 1
        log.warning("bot failed: %s (%s, level %s, pid %s)", why, task.game, task.level, os.getpid())
        if worker is not None:
            await self._stop(worker)
        return why

    async def _start(self) -> _Worker:
        worker = await _Worker.start(self.command)
        self.workers.add(worker)
        return worker

    async def _stop(self, worker: _Worker) -> None:
        await worker.stop()
        self.workers.discard(worker)

    async def close(self) -> None:
        """Stops every worker, also one that is thinking for a table just now."""
        self.idle.clear()
        for worker in list(self.workers):
            await self._stop(worker)
