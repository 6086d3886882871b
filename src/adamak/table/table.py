"""Table: a match, the people round it, and everything that happened, rebuilt from its rows.

`apply` is the only way a table changes. What may be done is decided in `commands.py`; what is told, in `publishing.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from adamak.core import SPECTATOR, Match, Problem, Refused, find
from adamak.core.lesson import lessons
from adamak.core.match import AnyGame, Played
from adamak.table import messages, publishing, rows
from adamak.table.clock import Clock
from adamak.table.guide import Guide
from adamak.table.messages import Status
from adamak.table.paper import PaperMatch
from adamak.table.seats import Seat, same_secret

SERVER = -1  # who acts where the server's own host does
LEAST_GIVEN = 60_000  # milliseconds for a seat that plays on after its time ran out; a quarter of the base, if more


@dataclass(slots=True)
class UndoAsked:
    """A wish to go back past the commit point, and who has not agreed yet."""

    seat: int
    length: int
    waiting_for: list[int] = field(default_factory=list)
    binding: bool = True  # who leaves has not agreed


@dataclass(slots=True, frozen=True)
class Done:
    """What became of a command, for whoever sends it again."""

    version: int
    played: int = 0


class Table:
    """One table. Everything hidden is in here: others are given `state`, `info` and `log`, each for one viewer."""

    game: AnyGame
    match: Match
    opened: rows.Opened

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = 0
        self.created_at = 0
        self.changed_at = 0
        self.status: Status = "waiting"
        self.seats: list[Seat] = []
        self.host = ""
        self.history: list[rows.Stored] = []
        self.done: dict[tuple[int, str], Done] = {}  # by seat and key
        self.undo: UndoAsked | None = None
        self.clock: Clock | None = None
        self.rematch: str | None = None
        self.asked_since: list[int] = []  # per seat: the version since which its decision is the same
        self.turns: dict[int, int] = {}  # by seat of a person who is asked: the version since which without a break
        self.logs: dict[int, list[messages.LogEntry]] = {}  # per viewer that somebody looks through
        self.invites = 0  # how often the invitation was renewed
        self.giving_back: dict[int, set[int]] = {}  # by seat that ran out of time: who agrees that it plays on
        self.ending: set[int] = set()  # who would end the game here
        self.paused_until = 0  # outages of the server until then are off the clocks
        self.closed: messages.WhyClosed = ""
        self.paper: list[str] | None = None  # the moves' old words, where only the record is left: see paper.py
        self.kept_result: messages.Result | None = None  # of such a game, if it was kept
        self.guide: Guide | None = None  # where a guided game stands in its lesson
        self.brought: Match | None = None  # where a table began that was brought in with a record

    @classmethod
    def load(cls, table_id: str, history: Iterable[rows.Stored], viewers: Iterable[int] = ()) -> Table:
        """The table these rows make, with a log for each of the viewers."""
        table = cls(table_id)
        table.logs = {viewer: [] for viewer in viewers}
        for _ in table.steps(history):
            pass
        if table.version == 0:
            raise Problem("no-such-table")
        return table

    def steps(self, history: Iterable[rows.Stored]) -> Iterator[None]:
        """Applies these rows, a move at a time: whoever goes through the steps may do other things between them."""
        for stored in history:
            if isinstance(stored.row, rows.Opened) and stored.row.moves and self.brought is None:
                yield from self._bring(stored.row)
            self.apply(stored)
            yield

    def _bring(self, row: rows.Opened) -> Iterator[None]:
        """Plays the record a table begins with."""
        match = self._begin(row)
        for number, line in enumerate(row.moves, 1):
            try:
                match.replay(Played.read(line, match.game, match.seats))
            except Refused as refused:
                clause = refused.refusal.clause
                raise Problem("save-illegal-move", number=number, line=line[:60], clause=clause) from None
            yield
        self.brought = match

    # --- what is so ------------------------------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        return self.status == "playing"

    @property
    def over(self) -> bool:
        return self.status in ("over", "abandoned")

    def actors(self) -> list[int]:
        """The seats that may decide now."""
        return [int(seat) for seat in self.match.position.actors()] if self.playing else []

    def bots_asked(self) -> list[int]:
        """The seats for which a bot has to decide now; none while a lesson explains something."""
        if self.guide is not None and self.guide.holds_others:
            return []
        return [seat for seat in self.actors() if self.seats[seat].bot_plays]

    def open_seats(self) -> list[int]:
        return [seat.number for seat in self.seats if not seat.claimed]

    def persons(self) -> list[int]:
        """The seats where a person decides now."""
        return [seat.number for seat in self.seats if seat.person]

    def concerned(self, seat: int) -> list[int]:
        """The other persons with a stake in the game, present or not: whom an agreement needs."""
        return [s.number for s in self.seats if s.kind != "bot" and not s.resigned and s.number != seat]

    def still_to_agree(self) -> list[int]:
        """Whose consent is missing to end the game here."""
        return [seat for seat in self.concerned(SERVER) if seat not in self.ending]

    def agreed_to_end(self) -> bool:
        return bool(self.ending) and not self.still_to_agree()

    def seat_of(self, secret_hash: str) -> int | None:
        """The seat this secret (hashed) has power over."""
        found = None
        for seat in self.seats:  # all of them, always: no timing tells which seat it was
            if same_secret(secret_hash, seat.secret):
                found = seat.number
        return found

    def is_host(self, secret_hash: str) -> bool:
        return same_secret(secret_hash, self.host)

    def last_entry_of(self, seat: int) -> int | None:
        """Where in the record this seat's last entry stands."""
        record = self.match.record
        return next((at for at in range(len(record) - 1, -1, -1) if record[at].seat == seat), None)

    # --- what is told ----------------------------------------------------------------------------------------------

    def info(self) -> messages.TableInfo:
        return publishing.info(self)

    def state(self, viewer: int) -> messages.State | None:
        return publishing.state(self, viewer)

    def log(self, viewer: int) -> list[messages.LogEntry]:
        """Everything that happened, as this viewer may know it; kept up to date from the first call on."""
        if viewer not in self.logs:
            for _ in self.write_log(viewer):
                pass
        return self.logs[viewer]

    def write_log(self, viewer: int) -> Iterator[None]:
        """Writes the log of a viewer nobody has looked through yet, in steps; rows may come in between."""
        other = Table(self.id)
        other.logs = {viewer: []}
        other.brought, other.paper = self.brought, self.paper
        while other.version < self.version:
            yield from other.steps(self.history[other.version :])
        self.logs[viewer] = other.logs[viewer]

    def preview(self, history: Iterable[rows.Stored]) -> Table:
        """The table as these rows about seats would make it, while nothing is kept yet. The game itself is shared."""
        other = Table(self.id)
        other.version, other.created_at, other.changed_at = self.version, self.created_at, self.changed_at
        other.game, other.match, other.opened = self.game, self.match, self.opened
        other.status, other.host, other.rematch = self.status, self.host, self.rematch
        other.giving_back = {seat: set(agreed) for seat, agreed in self.giving_back.items()}
        other.ending = set(self.ending)
        other.invites, other.paper, other.guide = self.invites, self.paper, self.guide
        other.seats = [replace(seat) for seat in self.seats]
        other.asked_since = list(self.asked_since)
        for stored in history:
            other.apply(stored)
        return other

    # --- how it changes --------------------------------------------------------------------------------------------

    def apply(self, stored: rows.Stored, decided: bool = False) -> None:
        """One more row of the history; `decided`: by a command on this very table, which asked the rules already."""
        if stored.version != self.version + 1:
            raise Problem("history-gap", version=stored.version, expected=self.version + 1)
        row = stored.row
        events: dict[int, list[dict[str, Any]]] = {viewer: [] for viewer in self.logs}
        length_before = len(self.match.record) if self.version else 0
        self._change(stored, row, events, decided)
        if self.guide is not None and self.status != "waiting":
            self.guide.follow(self.match)
        self.version = stored.version
        self.changed_at = stored.at
        self.history.append(stored)
        asked = [seat for seat in self.actors() if self.seats[seat].person]
        self.turns = {seat: self.turns.get(seat, stored.version) for seat in asked}
        key = getattr(row, "key", "")
        if key:
            played = len(row.moves) if isinstance(row, rows.Moved) else 0
            who = row.by if isinstance(row, rows.GivenBack) else getattr(row, "seat", SPECTATOR)
            self.done[who, key] = Done(stored.version, played)
            if not isinstance(row, rows.ReissueAnswered) and who >= 0:
                self.seats[who].reissue_at = None  # whoever acts is there, and needs no new key
        for viewer, log in self.logs.items():
            log.extend(publishing.entries(self, stored, viewer, events[viewer], length_before))

    def _change(
        self, stored: rows.Stored, row: rows.AnyRow, events: dict[int, list[dict[str, Any]]], decided: bool
    ) -> None:
        match row:
            case rows.Moved():
                self._move(stored, row, events, decided and len(row.moves) == 1)
            case rows.Shown():
                self.match.show(row.seat, row.to, row.things)
                self._note(events)
                self._decisions_changed(stored)
            case rows.Undone():
                if row.agreed:
                    self.match.rewind(row.length)
                else:
                    self.match.undo(row.seat)
                if self.guide is not None:
                    self.guide.rewound(row.length)
                self._decisions_changed(stored)
            case rows.Stepped():
                self._turn_page(stored, row)
            case rows.UndoAsked():
                others = [seat for seat in self.persons() if seat != row.seat]
                asked = others if row.of is None else list(row.of)
                self.undo = UndoAsked(row.seat, row.length, asked, row.of is not None)
            case rows.UndoAnswered():
                self._undo_answered(stored, row)
            case rows.Said():
                pass
            case rows.Opened():
                self._open(stored, row)
            case rows.Claimed():
                seat = self.seats[row.seat]
                seat.name, seat.secret, seat.by = row.name, row.secret, row.by
            case rows.Started():
                self._start(stored)
            case rows.Left():
                self.seats[row.seat].away = True
                self._no_longer_asked(stored, row.seat, agrees=False)
            case rows.Returned():
                self.seats[row.seat].away = False
                self._run_clock(stored.at)
            case rows.TimedOut():
                self.seats[row.seat].timed_out = True
                self.giving_back[row.seat] = set()
                self._decisions_changed(stored)
            case rows.GivenBack():
                self._give_back(stored, row)
            case rows.Paused():
                self.paused_until = row.until
                if self.clock is not None:
                    self.clock.pause(row.ms)
            case rows.Resigned():
                self._resign(stored, row.seat)
            case rows.Reissued():
                self.seats[row.seat].secret = row.secret
                self.seats[row.seat].reissue_at = None
            case rows.ReissueAsked():
                self.seats[row.seat].reissue_at = row.ready_at
            case rows.ReissueAnswered():
                self.seats[row.seat].reissue_at = stored.at if row.accept else None
            case rows.EndAnswered():
                self.ending = self.ending | {row.seat} if row.accept else set()
                self._end_if_agreed(stored.at)
            case rows.InviteRenewed():
                self.invites += 1
            case rows.Rested():
                self.seats[row.seat].rests_until = row.until
                if self.clock is not None:
                    self.clock.rest(row.seat, row.until, stored.at)
            case rows.Carried():
                pass
            case rows.Cut():
                self._decisions_changed(stored)
            case rows.Abandoned():
                self.closed = row.why
                self._end("abandoned", stored.at)
            case rows.Rematched():
                self.rematch = row.table

    def _open(self, stored: rows.Stored, row: rows.Opened) -> None:
        self.opened = row
        self.created_at = stored.at
        self.host = row.host
        self.game = find(row.game)
        self.seats = [Seat.planned(number, seat) for number, seat in enumerate(row.seats)]
        if row.moves and self.brought is None:
            for _ in self._bring(row):
                pass
        self.match = self.brought.twin() if self.brought is not None else self._begin(row)
        self.asked_since = [stored.version] * len(self.seats)
        known = lessons(self.game).get(row.lesson) if self.paper is None else None
        self.guide = Guide(known) if known is not None else None

    def _turn_page(self, stored: rows.Stored, row: rows.Stepped) -> None:
        if row.length < len(self.match.record):
            self.match.rewind(row.length)
            self._decisions_changed(stored)
        if self.guide is not None:
            self.guide.turn_to(row.step, row.length)

    def _begin(self, row: rows.Opened) -> Match:
        return begin(row) if self.paper is None else PaperMatch(find(row.game), len(row.seats), self.paper)

    def _start(self, stored: rows.Stored) -> None:
        for seat in self.seats:
            if not seat.claimed:
                seat.kind = "bot"
        self.status = "playing"
        if self.opened.clock is not None:
            self.clock = Clock(self.opened.clock, len(self.seats), stored.at)
        self._decisions_changed(stored)
        self._end_if_over(stored.at)

    def _move(
        self, stored: rows.Stored, row: rows.Moved, events: dict[int, list[dict[str, Any]]], checked: bool
    ) -> None:
        position = self.match.position
        before = [int(seat) for seat in position.actors()]
        for move in row.moves:
            self.match.play(row.seat, move, checked=checked)
            self._note(events)
            if self.guide is not None:
                self.guide.events += self.match.position.events_for(self.guide.seat)
        after = [int(seat) for seat in self.match.position.actors()]
        self.undo = None
        if len(before) > 1 and after == [seat for seat in before if seat != row.seat]:
            # All are asked at once: an answer changes nothing for those who are still asked.
            self.asked_since[row.seat] = stored.version
        else:
            self.asked_since = [stored.version] * len(self.seats)
        self._run_clock(stored.at, row.seat)
        self._end_if_over(stored.at)

    def _note(self, events: dict[int, list[dict[str, Any]]]) -> None:
        for viewer, seen in events.items():
            seen.extend(self.match.position.events_for(viewer))

    def _decisions_changed(self, stored: rows.Stored) -> None:
        self.undo = None
        self.asked_since = [stored.version] * len(self.seats)
        self._run_clock(stored.at)

    def _run_clock(self, now: int, mover: int | None = None) -> None:
        """The time of persons who are asked runs; a bot needs none."""
        if self.clock is not None:
            self.clock.turn(now, [seat for seat in self.actors() if self.seats[seat].person], mover)

    def _undo_answered(self, stored: rows.Stored, row: rows.UndoAnswered) -> None:
        asked = self.undo
        if asked is None:
            return
        if not row.accept:
            self.undo = None
            return
        self._agree(stored, row.seat)

    def _agree(self, stored: rows.Stored, seat: int) -> None:
        asked = self.undo
        if asked is not None and seat in asked.waiting_for:
            asked.waiting_for.remove(seat)
            if not asked.waiting_for:
                self.match.rewind(asked.length)
                self._decisions_changed(stored)

    def _no_longer_asked(self, stored: rows.Stored, seat: int, agrees: bool = True) -> None:
        """Who left waits for no undo. Who gave up stands in nobody's way; who is only away is still asked."""
        if self.undo is not None and self.undo.seat == seat:
            self.undo = None
        if self.undo is not None and (agrees or not self.undo.binding):
            self._agree(stored, seat)
        self._run_clock(stored.at)

    def _give_back(self, stored: rows.Stored, row: rows.GivenBack) -> None:
        agreed = self.giving_back.setdefault(row.seat, set())
        agreed.add(row.by)
        if row.by != SERVER and not agreed.issuperset(self.concerned(row.seat)):
            return
        self.seats[row.seat].timed_out = False
        del self.giving_back[row.seat]
        if self.clock is not None and self.opened.clock is not None:
            self.clock.give(row.seat, max(LEAST_GIVEN, self.opened.clock.base * 250))
        self._decisions_changed(stored)

    def _resign(self, stored: rows.Stored, seat: int) -> None:
        self.seats[seat].resigned = True
        standing = [other for other in self.seats if not other.resigned]
        if len(standing) <= 1 or not any(other.kind != "bot" for other in standing):
            self._end("over", stored.at)
        else:
            self._no_longer_asked(stored, seat)
            self._end_if_agreed(stored.at)

    def _end_if_agreed(self, now: int) -> None:
        if self.playing and self.agreed_to_end():
            self._end("over", now)

    def _end_if_over(self, now: int) -> None:
        if self.match.position.is_over():
            self._end("over", now)

    def _end(self, status: Status, now: int) -> None:
        self.status = status
        self.undo = None
        self._run_clock(now)


def begin(row: rows.Opened) -> Match:
    """The match a table begins with: from its seed, deal or setup, before any record it was given."""
    game = find(row.game)
    seats = len(row.seats)
    if row.setup is not None:
        match = Match.from_setup(game, row.setup)
        if match.seats != seats:
            raise Problem("setup-seats", seats=seats, found=match.seats)
    else:
        match = Match.start(game, seats, row.options, seed=row.seed, deal=row.deal)
    return match
