"""A program as a player, over the line protocol. Whatever it does, its seat makes a legal move."""

from __future__ import annotations

import base64
import logging
import os
import shlex
import subprocess
import threading
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, Full, Queue
from time import monotonic
from typing import Any, Literal

import msgspec

from adamak.bots import line_protocol
from adamak.core import Game, Knowledge, Problem, Rng

log = logging.getLogger("adamak.bots")

PATIENCE = 10.0  # seconds for a move
STARTING = 30.0  # seconds until it is ready
RESTARTS = 3  # then it is left alone, and its seat plays by chance
UNREAD = 1000  # lines kept for a program that does not read, or by us from one that does not stop
COMPLAINT = 200  # characters of what it wrote last on standard error: that tells why it ended

Why = Literal["start", "crash", "overrun", "illegal", "garbage"]


@dataclass(frozen=True, slots=True)
class Incident:
    """What a program did instead of choosing a legal move."""

    why: Why
    what: str


class _Failed(Exception):
    def __init__(self, why: Why, what: str) -> None:
        super().__init__(why, what)
        self.incident = Incident(why, what)


class OutsidePlayer:
    """Starts its program when it is first needed, again when it failed, and not too often."""

    def __init__(self, command: str, game: Game[Any, Any], seconds: float = PATIENCE) -> None:
        try:
            self.command = shlex.split(command)
        except ValueError:
            self.command = []
        if not self.command:
            raise Problem("bot-command", command=command[:60])
        self.name = f"run:{command}"
        self.game = game
        self.seconds = seconds
        self.incidents: list[Incident] = []
        self._program: _Program | None = None
        self._starts = 0
        self._unsaid: list[line_protocol.Saw] = []  # for a program that has not been started yet
        self._asked = 0

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        try:
            return self._ask(knowledge, legal, rng)
        except _Failed as failed:
            self._note(failed.incident)
            return legal[rng.below(len(legal))]

    def check(self) -> None:
        """Starts the program once and ends it; a Problem says why that does not work."""
        try:
            self._start()
        except _Failed as failed:
            why = failed.incident.what
            raise Problem("bot-does-not-start", command=self.name.removeprefix("run:")[:60], why=why) from None
        finally:
            self._starts = 0
            self.close()

    def saw(self, seat: int, move: int | None) -> None:
        message = line_protocol.Saw(seat, move)
        if self._program is None:
            self._unsaid.append(message)
            return
        with suppress(_Failed):  # it is asked soon enough, and fails then
            self._program.say(message)

    def close(self) -> None:
        if self._program is not None:
            self._program.end()
            self._program = None

    # --- asking ---

    def _ask(self, knowledge: Knowledge, legal: list[int], rng: Rng) -> int:
        program = self._program or self._start()
        self._asked += 1
        sample = base64.b64encode(knowledge.sample(rng).to_bytes()).decode() if program.wants_sample else ""
        program.say(
            line_protocol.Choose(
                self._asked, knowledge.seat, knowledge.seats, self.seconds, knowledge.view(), legal, sample
            )
        )  # fmt: skip
        answer = program.hear(self.seconds)
        if not isinstance(answer, line_protocol.Chosen) or answer.id != self._asked:
            raise _Failed("garbage", f"no answer to question {self._asked}")
        if answer.move not in legal:
            raise _Failed("illegal", str(answer.move)[:20])
        return answer.move

    def _start(self) -> _Program:
        if self._starts > RESTARTS:
            raise _Failed("start", "failed too often")
        self._starts += 1
        program = _Program(self.command)
        self._program = program
        program.say(line_protocol.Hello(self.game.id, self.game.rules_version, [str(move) for move in self.game.moves]))
        told = program.hear(STARTING)
        if not isinstance(told, line_protocol.Ready):
            raise _Failed("garbage", "it did not say that it is ready")
        program.wants_sample = told.sample
        for message in self._unsaid:
            program.say(message)
        self._unsaid.clear()
        return program

    def _note(self, incident: Incident) -> None:
        self.incidents.append(incident)
        log.warning("outside bot %s: %s (%s)", self.name, incident.why, incident.what)
        if incident.why != "illegal" and self._program is not None:
            self._program.kill()
            self._program = None


class _Program:
    """A running program. Threads read and write, so that neither its silence nor its deafness can hold us up."""

    def __init__(self, command: list[str]) -> None:
        self.wants_sample = False
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        except OSError as error:
            raise _Failed("start", error.strerror or str(error)) from None
        self._to_say: Queue[bytes] = Queue(UNREAD)
        self._heard: Queue[bytes] = Queue(UNREAD)
        self._complaint = ""  # the last line on standard error
        works = (self._speak, self._listen, self._overhear)
        self._threads = [threading.Thread(target=work, daemon=True) for work in works]
        for thread in self._threads:
            thread.start()

    def say(self, message: line_protocol.Said) -> None:
        try:
            self._to_say.put_nowait(line_protocol.write(message))
        except Full:
            raise _Failed("overrun", "it does not read") from None

    def hear(self, seconds: float) -> line_protocol.Told:
        try:
            line = self._heard.get(timeout=seconds)
        except Empty:
            raise _Failed("overrun", f"no answer after {seconds:g} s") from None
        if not line:
            self._threads[2].join(1.0)  # what it complained about is told by now, or it never ends to
            raise _Failed("crash", self._complaint or "it ended")
        try:
            return line_protocol.read_told(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise _Failed("garbage", repr(line[:60])) from None

    def end(self) -> None:
        """Politely, then firmly."""
        with suppress(_Failed):
            self.say(line_protocol.Bye())
        self._to_say_end()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(1.0)
        self.kill()

    def kill(self) -> None:
        with suppress(OSError):
            self._process.kill()
        self._process.wait()
        self._to_say_end()
        self._drain()
        for thread in self._threads:
            thread.join(1.0)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def _to_say_end(self) -> None:
        with suppress(Full):
            self._to_say.put_nowait(b"")

    def _drain(self) -> None:
        """Room for the listener's last word, so that it can end."""
        until = monotonic() + 1.0
        while self._threads[1].is_alive() and monotonic() < until:
            with suppress(Empty):
                self._heard.get(timeout=0.05)

    def _speak(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        with suppress(OSError, ValueError):
            while line := self._to_say.get():
                pipe.write(line)
                pipe.flush()
            pipe.close()

    def _listen(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None
        with suppress(OSError, ValueError):
            while line := pipe.readline(line_protocol.LONGEST_LINE):
                self._heard.put(line)
        self._heard.put(b"")

    def _overhear(self) -> None:
        """Standard error is the program's own: it goes where ours goes, and its last line is kept."""
        pipe = self._process.stderr
        assert pipe is not None
        with suppress(OSError, ValueError):
            while line := pipe.readline(line_protocol.LONGEST_LINE):
                with suppress(OSError):
                    os.write(2, line)
                if line.strip():
                    self._complaint = line.decode(errors="replace").strip()[:COMPLAINT]
