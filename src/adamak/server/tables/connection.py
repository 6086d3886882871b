"""One table socket: hello, then commands in and updates out.

Its task reads and answers, one message after another. Whoever has something to tell it (this task, or that of whoever
moved) writes it at once: in one frame the answers and then one update with everything that is new. Only where the
client is too slow to take it a second task waits until it can, and then writes what is new by then: a slow client gets
fewer and larger updates instead of a growing queue, and nobody waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, MutableMapping
from contextlib import suppress
from typing import Any

import msgspec

from adamak.core import SPECTATOR, Problem, Refused
from adamak.server.gate.limits import Bucket
from adamak.server.lobby.muting import Unheard, unheard
from adamak.server.people.persons import HOST, handle_of
from adamak.server.services import Power, Services
from adamak.server.tables import socket_wire as wire
from adamak.server.tables.eager import start
from adamak.server.tables.encoded import encode
from adamak.server.tables.questions import Questions
from adamak.server.tables.room import Room
from adamak.server.tables.server_time import now
from adamak.server.wire import CLOSE_CODES, facts
from adamak.table import Table, commands, rows
from adamak.table.seats import same_secret
from adamak.table.table import Done

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Coroutine[Any, Any, None]]  # as of every ASGI server: `start` runs it at once
Command = (
    wire.Play | wire.Chat | wire.Show | wire.Undo | wire.UndoAnswer | wire.Resign | wire.Leave | wire.Return
    | wire.SeatAnswer | wire.GiveBack | wire.EndGame | wire.TurnPage
)  # fmt: skip

decode = msgspec.json.Decoder(wire.ClientMessage).decode
MOST_WAITING = 500  # answers a client may leave unread
PATIENCE = 50  # messages over the rate before the socket is closed
INFO_ROWS = frozenset((
    rows.Opened, rows.Claimed, rows.Started, rows.Left, rows.Returned, rows.Resigned, rows.TimedOut,
    rows.Reissued, rows.Abandoned, rows.Rematched, rows.ReissueAsked, rows.ReissueAnswered, rows.GivenBack,
    rows.EndAnswered, rows.Rested,
))  # fmt: skip


class _Closed(Exception):
    """The socket is to be closed, with this code."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class _Repeated(Exception):
    """This command was committed before."""

    def __init__(self, done: Done) -> None:
        super().__init__()
        self.done = done


class Connection:
    """A client at a table: some seats, the host, or a spectator."""

    def __init__(
        self, services: Services, table_id: str, receive: Receive, send: Send, address: str = "", guest: str = ""
    ) -> None:
        self.services = services
        self.address = address
        self.guest = guest  # public handle
        self.table_id = table_id
        self.viewer = SPECTATOR
        self.held: set[int] = set()
        self.host = False
        self._secrets: dict[int, str] = {}  # hashed, by seat
        self.by_secret: set[int] = set()  # the seats (-1: the host's place) that no person has
        self.devices: set[str] = set()  # those of persons who sit here
        self.persons: set[str] = set()  # and they themselves
        self.visible = True  # somebody looks at it, as far as we know
        self._unheard: Unheard | None = None  # whom they would rather not hear
        self._receive = receive
        self._send = send
        self._room: Room | None = None
        self._outbox: list[wire.ServerMessage] = []
        self._presence: msgspec.Raw | None = None
        self._sender: asyncio.Task[None] | None = None  # while the client is too slow
        self._sent = 0  # the version this client has been told
        self._new = False
        self._whole = False  # tell state and table even if nothing is new
        self._closing: str | None = None
        rate = services.config.message_rate
        self._bucket = Bucket(rate) if rate is not None else None
        self._over_rate = 0
        self._questions = Questions(services.thinkers, address, self._answer_late)

    # --- the life of a connection ------------------------------------------------------------------------------------

    async def run(self) -> None:
        """From the accepted socket to its end."""
        self.services.connections.add(self)
        try:
            await self._hello()
            assert self._room is not None
            self._room.join(self)
            self._flush()
            self._noticed()
            while True:
                message = await self._next()
                if message is None:
                    return
                await self._answer(message)
                self._flush()
        except _Closed as closed:
            await self.close(closed.code)
        finally:
            self.services.connections.discard(self)
            if self._room is not None:
                self._room.part(self)
            self._closing = self._closing or "gone"
            for task in (self._sender, *self._questions.tasks):
                if task is not None:
                    task.cancel()
                    with suppress(asyncio.CancelledError, Exception):
                        await task

    async def close(self, code: str) -> None:
        if self._closing is None:
            self._closing = code
            with suppress(Exception):
                await self._send({"type": "websocket.close", "code": CLOSE_CODES[code], "reason": code})

    async def _next(self) -> wire.ClientMessage | None:
        """The next message; None at the end."""
        while True:
            event = await self._receive()
            if event["type"] == "websocket.disconnect" or self._closing is not None:
                return None
            if event["type"] == "websocket.receive":
                break
        body = event.get("text") or event.get("bytes") or b""
        self.services.bytes.charge(self.address, len(body))
        if len(body) > self.services.config.largest_message:
            raise _Closed("too-large")
        try:
            message: wire.ClientMessage = decode(body)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            raise _Closed("malformed") from None
        return message

    # --- hello -------------------------------------------------------------------------------------------------------

    async def _hello(self) -> None:
        try:
            async with asyncio.timeout(self.services.config.hello_seconds):
                hello = await self._next()
        except TimeoutError:
            raise _Closed("no-hello") from None
        if not isinstance(hello, wire.Hello):
            raise _Closed("malformed")
        try:
            self._room = await self.services.rooms.get(self.table_id, self.address)
            await self._take_powers(self._room.table, hello)
            await self._room.follow(self.viewer, self.address)
            if self.persons:
                self._unheard = await unheard(self.services, self._room.table, self.persons)
        except Problem as wrong:
            raise _Closed(_close_code(wrong)) from None
        known = hello.known_version
        if known is not None and known <= self._room.table.version:
            self._sent, self._new, self._whole = known, True, True
        else:
            self._welcome()

    async def _take_powers(self, table: Table, hello: wire.Hello) -> None:
        holders = await self.services.holders(table.id) if hello.secrets else {}
        for secret in hello.secrets:
            power = self.services.opens(table, secret, holders)
            if power.device:
                self._greet_person(power)
            else:
                self.by_secret |= {HOST} if power.host else set()
                self.by_secret |= {power.seat} if power.seat is not None else set()
            if power.seat is not None:
                # Also for a device: when the seat is given another secret, it is no longer this person's.
                self._secrets[power.seat] = table.seats[power.seat].secret or ""
            self.host = self.host or power.host
        self.held = set(self._secrets)
        if hello.secrets and not (self.held or self.host):
            raise Problem("bad-secret")
        if not (self.held or self.host):
            self.services.may_watch(table, await self.services.power(table, hello.watch))
        if hello.seat is not None and hello.seat not in self.held:
            raise Problem("bad-secret")
        self.viewer = hello.seat if hello.seat is not None else min(self.held, default=SPECTATOR)

    def _greet_person(self, power: Power) -> None:
        self.devices.add(power.device)
        self.persons.add(power.holder)
        self.guest = handle_of(power.holder)
        if self.services.bans.bans("ban", self.guest):
            raise Problem("banned")

    # --- answering ---------------------------------------------------------------------------------------------------

    async def _answer(self, message: wire.ClientMessage) -> None:
        if self._bucket is not None and not self._bucket.take():
            self._over_rate += 1
            if self._over_rate > PATIENCE:
                raise _Closed("too-fast")
            self._say(wire.Error("too-fast", key=_key(message)))
            return
        try:
            await self._do(message)
        except _Repeated as repeated:
            self._say(wire.Ack(str(_key(message)), repeated.done.version, repeated.done.played))
        except Refused as refused:
            index = getattr(refused, "index", 0)
            because = refused.refusal
            self.services.metrics.commands["refused"] += 1
            told = wire.Refused(str(_key(message)), because.clause, because.reason, dict(because.facts), index)
            self._say(told)
        except Problem as wrong:
            self.services.metrics.commands[wrong.code] += 1
            self._say(wire.Error(wrong.code, facts(wrong), _key(message)))
            if wrong.code == "stale":
                self._whole = self._new = True
            elif wrong.code == "revoked":
                raise _Closed("revoked") from None

    async def _do(self, message: wire.ClientMessage) -> None:
        if type(message) is wire.Play:  # nearly always; `match` below would look at every field by its name
            await self._command(message, commands.play, message.moves, message.key, message.expected_version)
            return
        match message:
            case wire.Ping():
                self._say(wire.Pong(now()))
            case wire.Why(move, key, seat):
                self._why(move, key, self._seat(seat))
            case wire.Hint(key, seat):
                self._questions.hint(self._table(), key, self._seat(seat))
            case wire.Coach(key, seat):
                self._questions.coach(self._table(), key, self._seat(seat))
            case wire.Look(seat):
                await self._look(seat)
            case wire.Chat() if self.services.bans.bans("mute", self.address, self.guest):
                raise Problem("muted")
            case wire.Chat(key, text, to):
                await self._command(message, commands.chat, text, to, key)
            case wire.Show(key, things, to):
                await self._command(message, commands.show, things, to, key)
            case wire.Undo(key):
                await self._command(message, commands.undo, key)
            case wire.UndoAnswer(key, accept):
                await self._command(message, commands.undo_answer, accept, key)
            case wire.Resign(key):
                await self._command(message, commands.resign, key)
            case wire.Leave(key):
                await self._command(message, commands.leave, key)
            case wire.Return(key):
                await self._command(message, commands.come_back, key)
            case wire.SeatAnswer(key, accept):
                await self._command(message, commands.reissue_answer, accept, key)
            case wire.GiveBack(key, to):
                await self._command(message, commands.give_back, to, key)
            case wire.EndGame(key, accept):
                await self._command(message, commands.agree_to_end, accept, key)
            case wire.TurnPage(key, step, back):
                await self._command(message, commands.turn_page, step, back, key)
            case wire.Attend(visible):
                self.visible = visible
                self._noticed()
            case wire.Hello():
                raise _Closed("malformed")  # only once

    def _noticed(self) -> None:
        """Whoever looks need not be told any more."""
        if self.visible and self.persons:
            self.services.notices.looks(self.persons, self.table_id)

    def _table(self) -> Table:
        assert self._room is not None
        return self._room.table

    def _seat(self, seat: int | None) -> int:
        """The seat a command is for: one that this connection holds."""
        who = self.viewer if seat is None else seat
        if who not in self.held:
            raise Problem("not-your-seat")
        return who

    async def _command(self, message: Command, command: Callable[..., rows.AnyRow], *given: Any) -> None:
        """Decide by `command(table, seat, *given)`, keep, then acknowledge, then tell everybody."""
        room = self._room
        assert room is not None
        key, seat = message.key, self._seat(message.seat)

        def decide(table: Table) -> rows.AnyRow:
            if not same_secret(self._secrets[seat], table.seats[seat].secret):
                raise Problem("revoked")
            done = table.done.get((seat, key))
            if done is not None:
                raise _Repeated(done)
            return command(table, seat, *given)

        version = await room.command(decide)
        self.services.metrics.commands["ack"] += 1
        self._say(wire.Ack(key, version, room.table.done[seat, key].played))
        self.news()
        room.announce()

    def _why(self, move: int | str, key: str, seat: int) -> None:
        assert self._room is not None
        refused = commands.why(self._room.table, seat, move)
        if refused is None:
            self._say(wire.Because(key, True))
        else:
            because = refused.refusal
            self._say(wire.Because(key, False, because.clause, because.reason, dict(because.facts)))

    async def _look(self, seat: int | None) -> None:
        if seat is not None and seat not in self.held:
            raise Problem("not-your-seat")
        assert self._room is not None
        viewer = SPECTATOR if seat is None else seat
        await self._room.follow(viewer, self.address)
        self.viewer = viewer
        self._welcome()

    # --- telling -----------------------------------------------------------------------------------------------------

    def _say(self, message: wire.ServerMessage) -> None:
        self._outbox.append(message)
        if len(self._outbox) > MOST_WAITING:
            raise _Closed("too-fast")

    def _answer_late(self, message: wire.ServerMessage) -> None:
        """What the house has found out, whatever the client has sent meanwhile."""
        self._say(message)
        self._flush()

    def news(self) -> None:
        """The table may have changed."""
        assert self._room is not None
        if self._room.table.version != self._sent:
            self._new = True
            self._flush()

    def dismiss(self, code: str) -> None:
        """The table is no more: the socket is closed with this code."""
        self._sender = start(self.close(code)) or self._sender

    def presence(self, message: msgspec.Raw) -> None:
        self._presence = message
        self._flush()

    def _welcome(self) -> None:
        assert self._room is not None
        room = self._room
        table = room.table
        self._sent = table.version
        self._new = self._whole = False
        state: Any = room.encoded.state(self.viewer)
        info: Any = room.encoded.info()
        seat = None if self.viewer == SPECTATOR else self.viewer
        log = self._heard(list(table.log(self.viewer)))  # a copy: it is sent later, and may have grown by then
        self._say(wire.Welcome(table.version, info, seat, sorted(self.held), self.host, state, log, now()))

    def _update(self) -> wire.Update | None:
        """Everything this client has not been told yet; None where it may not know, or where there is nothing."""
        assert self._room is not None
        room, table = self._room, self._room.table
        stands = about = self._whole
        since, self._sent = self._sent, table.version
        self._new = self._whole = False
        entries = self._heard(_since(table.log(self.viewer), since))
        for stored in table.history[since:]:
            kind = type(stored.row)
            if kind is rows.Moved:
                stands = True
                continue
            stands = stands or kind is not rows.Said
            about = about or kind in INFO_ROWS
            if kind is rows.Reissued:
                self._check_secrets(table)
        if not (entries or stands):
            return None
        state: Any = room.encoded.state(self.viewer) if stands else None
        info: Any = room.encoded.info() if about or table.over else None
        return wire.Update(table.version, entries, state, info)

    def _heard(self, entries: list[Any]) -> list[Any]:
        """Without what people say whom this person would rather not hear."""
        return (
            entries if self._unheard is None or self._room is None else self._unheard.left_of(self._room.table, entries)
        )

    def _check_secrets(self, table: Table) -> None:
        for seat, digest in self._secrets.items():
            if not same_secret(digest, table.seats[seat].secret):
                raise _Closed("revoked")

    def _flush(self) -> None:
        """Writes what there is to tell, unless a send is still under way: then its end brings us here again."""
        if self._sender is not None:
            return
        try:
            while self._closing is None and (self._new or self._outbox or self._presence is not None):
                text = self._frame()
                self.services.bytes.charge(self.address, len(text))
                if text and (sender := start(self._send({"type": "websocket.send", "text": text}))) is not None:
                    self._sender = sender  # a slow client: by then there may be more to tell, in one frame
                    sender.add_done_callback(self._sent_late)
                    return
        except _Closed as closed:
            self._sender = start(self.close(closed.code))
        except Exception:
            self._closing = self._closing or "gone"  # the other end is away; the reader will notice

    def _sent_late(self, sender: asyncio.Task[None]) -> None:
        self._sender = None
        if sender.cancelled() or sender.exception() is not None:
            self._closing = self._closing or "gone"
        else:
            self._flush()

    def _frame(self) -> str:
        """One frame for all there is to tell (a system call costs more than a message); empty: nothing."""
        messages: list[Any] = self._outbox
        self._outbox = []
        if self._new and (update := self._update()) is not None:
            messages.append(update)
        if self._presence is not None:
            messages.append(self._presence)
            self._presence = None
        return encode(messages if len(messages) > 1 else messages[0]).decode() if messages else ""


def _since(log: list[Any], version: int) -> list[Any]:
    """The entries of a log after this version."""
    at = len(log)
    while at and log[at - 1].version > version:
        at -= 1
    return log[at:]


def _key(message: wire.ClientMessage) -> str | None:
    return getattr(message, "key", None)


def _close_code(problem: Problem) -> str:
    if problem.code in ("bad-secret", "no-secret"):
        return "bad-secret"
    if problem.code in CLOSE_CODES:
        return problem.code
    if problem.code.startswith("record-"):
        return "damaged"
    return "storage" if problem.code.startswith("storage") else "no-such-table"
