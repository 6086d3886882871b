"""What may be done at a table: each command is checked here and becomes the row to keep. Nothing is changed yet.

A Problem says why not; Refused says which rule of the game forbids a move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from adamak.core import Problem, Refused
from adamak.table import rows
from adamak.table.messages import WhyFailed
from adamak.table.safe_text import clean_name, clean_talk
from adamak.table.seats import Seat, same_secret
from adamak.table.table import Table

AnyMove: TypeAlias = int | str


class RefusedAt(Refused):
    """Refused, and which of the moves of the turn it was."""

    def __init__(self, refused: Refused, index: int) -> None:
        super().__init__(refused.refusal)
        self.index = index


# --- playing ---------------------------------------------------------------------------------------------------------


def play(table: Table, seat: int, moves: Sequence[AnyMove], key: str, expected_version: int) -> rows.Moved:
    """A turn: all of its moves, or none.

    Only what a seat could also take back freely may be tried out: after a move that draws or reveals something the
    rest of the turn is left unplayed, or else a refusal of the rest would tell, for nothing, what was to come.
    """
    _own_decision(table, seat)
    if expected_version < table.asked_since[seat] or expected_version > table.version:
        raise Problem("stale", version=table.version)
    numbers = [number(table, move) for move in moves]
    _wanted(table, seat, numbers)
    position = table.match.position
    horizon = position.horizon
    for index, move in enumerate(numbers):
        refusal = position.refusal(seat, move)
        if refusal is not None:
            raise RefusedAt(Refused(refusal), index)
        if index + 1 == len(numbers):
            break
        if index == 0:
            position = position.clone()
        position.apply(seat, move)
        if position.horizon != horizon:
            numbers = numbers[: index + 1]
            break
    return rows.Moved(seat, numbers, key)


def _wanted(table: Table, seat: int, numbers: Sequence[int]) -> None:
    """In a guided game a legal move that is not asked for now is answered, and not played."""
    guide = table.guide
    if guide is None or seat != guide.seat or guide.wants(table.match, _words(table, numbers)):
        return
    if table.match.position.refusal(seat, numbers[0]) is None:
        raise Problem("lesson-reads" if guide.holds_others else "lesson-wants-other")


def _words(table: Table, numbers: Sequence[int]) -> list[str]:
    return [table.game.moves.words(move) for move in numbers]


def turn_page(table: Table, seat: int, step: int, back: bool, key: str) -> rows.Stepped:
    """In a guided game, from this step: on from what was explained, or back to the one before as things stood."""
    _person(table, seat)
    guide = table.guide
    if guide is None or seat != guide.seat:
        raise Problem("no-lesson")
    before = guide.place_before() if not table.over else None
    if step != guide.step or (before is None if back else not guide.holds_others):
        raise Problem("stale", version=table.version)
    if back and before is not None:
        return rows.Stepped(seat, before.step, before.length, key)
    return rows.Stepped(seat, step + 1, len(table.match.record), key)


def bot_move(table: Table, seat: int, move: int, failed: WhyFailed | None = None) -> rows.Moved:
    """What a bot decided for a seat it plays."""
    if not table.playing:
        raise Problem("not-playing")
    if not table.seats[seat].bot_plays:
        raise Problem("not-your-seat")
    refusal = table.match.position.refusal(seat, move)
    if refusal is not None:
        raise RefusedAt(Refused(refusal), 0)
    return rows.Moved(seat, [move], bot=True, failed=failed)


def number(table: Table, move: AnyMove) -> int:
    """A move by number or in words, as its number."""
    moves = table.game.moves
    if isinstance(move, str):
        return moves.number(move)
    if move not in moves:
        raise Problem("no-such-move", move=str(move)[:20])
    return move


def why(table: Table, seat: int, move: AnyMove) -> Refused | None:
    """Which rule forbids this move now; None: it is legal."""
    if not table.playing:
        raise Problem("not-playing")
    refusal = table.match.position.why_not(seat, number(table, move))
    return None if refusal is None else Refused(refusal)


def ask_hint(table: Table, seat: int) -> None:
    """A seat that has to decide may ask what the house would do, unless the table is without hints."""
    _own_decision(table, seat)
    if not table.opened.talk.hints:
        raise Problem("hints-off")
    if seat not in table.actors():
        raise Problem("not-your-turn")


def show(table: Table, seat: int, things: Sequence[str], to: Sequence[int], key: str) -> rows.Shown:
    """Own hidden things, shown to others."""
    _own_decision(table, seat)
    if not (table.game.showing and table.opened.talk.showing):
        raise Problem("showing-off")
    refusal = table.match.position.why_not_show(seat, list(to), list(things))
    if refusal is not None:
        raise RefusedAt(Refused(refusal), 0)
    return rows.Shown(seat, list(things), list(to), key)


def time_out(table: Table, seat: int, now: int) -> rows.TimedOut:
    """The clock of this seat has run out."""
    flag = table.clock.flag() if table.clock else None
    if not table.playing or flag is None or flag[0] != seat or now < flag[1]:
        raise Problem("time-left")
    return rows.TimedOut(seat)


# --- going back ------------------------------------------------------------------------------------------------------


def undo(table: Table, seat: int, key: str) -> rows.Undone | rows.UndoAsked:
    """Back at once where it is free, or where no other person plays; else all others are asked, the absent too."""
    _own_decision(table, seat)
    if table.match.can_undo(seat):
        return rows.Undone(seat, len(table.match.record) - 1, key)
    last = table.last_entry_of(seat)
    if last is None:
        raise Problem("nothing-to-undo")
    if table.undo is not None:
        raise Problem("undo-pending")
    others = table.concerned(seat)
    return rows.UndoAsked(seat, last, key, others) if others else rows.Undone(seat, last, key, agreed=True)


def undo_answer(table: Table, seat: int, accept: bool, key: str) -> rows.UndoAnswered:
    _person(table, seat)
    if not table.playing:
        raise Problem("not-playing")
    if table.undo is None or seat not in table.undo.waiting_for:
        raise Problem("no-undo-asked")
    return rows.UndoAnswered(seat, accept, key)


# --- talking ---------------------------------------------------------------------------------------------------------


def chat(table: Table, seat: int, text: str, to: Sequence[int] | None, key: str) -> rows.Said:
    """Said to all, or to some."""
    _person(table, seat)
    talk = table.opened.talk
    if not talk.chat:
        raise Problem("chat-off")
    if to is not None:
        if not talk.private:
            raise Problem("private-off")
        if any(other == seat or other >= len(table.seats) for other in to):
            raise Problem("bad-receiver")
    cleaned = clean_talk(text)
    if not cleaned:
        raise Problem("empty-text")
    return rows.Said(seat, cleaned, key, sorted(set(to)) if to is not None else None)


# --- sitting down and standing up ------------------------------------------------------------------------------------


def claim(
    table: Table, number: int, name: str, secret: str, heir: str | None = None, by: str = ""
) -> list[rows.AnyRow]:
    """An open seat is taken, once; the last one starts the game. `heir`: hash of the old seat's secret, if given.

    One person (`by`), one seat: several only where they were planned as a hot-seat, for everybody to see.
    """
    seat = _seat(table, number)
    if heir is not None and not same_secret(heir, seat.heir):
        raise Problem("bad-secret")
    if seat.claimed:
        raise Problem("seat-taken", seat=number)
    if table.status != "waiting":
        raise Problem("already-started")
    if by and heir is None and any(other.by == by for other in table.seats):
        raise Problem("one-seat-each")
    taken = rows.Claimed(number, clean_name(name) or seat.name, secret, by)
    return [taken, rows.Started()] if table.open_seats() == [number] else [taken]


def start(table: Table) -> rows.Started:
    """By the host: seats still open become bots."""
    if table.status != "waiting":
        raise Problem("already-started")
    return rows.Started()


def reissue(table: Table, number: int, secret: str, now: int, wait: int) -> rows.Reissued | rows.ReissueAsked:
    """By the host: a lost seat gets a new secret, the old one opens nothing any more.

    At once before the game, or where the seat is at the host's own screen. Else whoever holds the secret sees the hand
    of somebody who may be there: all are told, and the seat has so many milliseconds to object.
    """
    seat = _seat(table, number)
    if seat.kind == "bot" or seat.secret is None:
        raise Problem("seat-not-claimed", seat=number)
    if table.over:
        raise Problem("not-playing")
    own = table.opened.seats[number].secret is not None
    if own or not table.playing or (seat.reissue_at is not None and now >= seat.reissue_at):
        return rows.Reissued(number, secret)
    if seat.reissue_at is not None:
        raise Problem("reissue-waits", seconds=(seat.reissue_at - now + 999) // 1000)
    return rows.ReissueAsked(number, now + wait)


def reissue_answer(table: Table, seat: int, accept: bool, key: str) -> rows.ReissueAnswered:
    """By the seat: it lets the new secret be given at once, or keeps the one it has."""
    _person(table, seat)
    if table.seats[seat].reissue_at is None:
        raise Problem("no-reissue-asked")
    return rows.ReissueAnswered(seat, accept, key)


def renew_invite(table: Table) -> rows.InviteRenewed:
    """By the host: invitations handed out so far open nothing any more."""
    if table.status != "waiting":
        raise Problem("already-started")
    return rows.InviteRenewed()


def give_back(table: Table, by: int, seat: int, key: str) -> rows.GivenBack:
    """Somebody agrees that a seat that ran out of time plays on; when all others do, it does."""
    if by >= 0:
        _person(table, by)
    if not table.playing or not _seat(table, seat).timed_out or by == seat:
        raise Problem("not-timed-out", seat=seat)
    if by in table.giving_back.get(seat, ()):
        raise Problem("already-agreed")
    return rows.GivenBack(seat, by, key)


def pause(table: Table, outages: Sequence[tuple[int, int]], now: int) -> rows.Paused | None:
    """What of these outages of the server (from, until) lies on running clocks and is to be taken off them."""
    clock = table.clock
    if clock is None or not table.playing or not clock.running:
        return None
    begun = max(clock.since, table.paused_until)
    spent = sum(max(0, min(until, now) - max(since, begun)) for since, until in outages)
    return rows.Paused(spent, max(until for _, until in outages)) if spent > 0 else None


def rest(table: Table, seat: int, until: int) -> rows.Rested:
    """By the server, for a person who is on vacation until then (or, by a time that is past, no more)."""
    _person(table, seat)
    if not table.playing:
        raise Problem("not-playing")
    if table.clock is not None and not table.clock.over_days:
        raise Problem("not-over-days")
    if table.seats[seat].rests_until == until:
        raise Problem("stale", version=table.version)
    return rows.Rested(seat, until)


def leave(table: Table, seat: int, key: str) -> rows.Left:
    _person(table, seat)
    if not table.playing:
        raise Problem("not-playing")
    if table.seats[seat].bot_plays:
        raise Problem("already-away")
    return rows.Left(seat, key)


def come_back(table: Table, seat: int, key: str) -> rows.Returned | rows.GivenBack:
    """After leaving; after one's time ran out only where there is nobody else whose consent it needs."""
    _person(table, seat)
    if not table.playing:
        raise Problem("not-playing")
    if table.seats[seat].timed_out:
        if table.concerned(seat):
            raise Problem("others-give-back")
        return rows.GivenBack(seat, seat, key)
    if not table.seats[seat].away:
        raise Problem("not-away")
    return rows.Returned(seat, key)


def resign(table: Table, seat: int, key: str) -> rows.Resigned:
    _person(table, seat)
    if not table.playing or table.seats[seat].resigned:
        raise Problem("not-playing")
    return rows.Resigned(seat, key)


def agree_to_end(table: Table, seat: int, accept: bool, key: str) -> rows.EndAnswered:
    """Ending the game here, scored as it stands: proposed by one, and done when all others with a stake agree."""
    _own_decision(table, seat)
    if not accept and not table.ending:
        raise Problem("no-end-asked")
    if accept and seat in table.ending:
        raise Problem("already-agreed")
    return rows.EndAnswered(seat, accept, key)


def abandon(table: Table) -> rows.Abandoned:
    """By the host: while waiting, or when no other person decides any more."""
    if table.over:
        raise Problem("not-playing")
    if table.playing and _remote_persons(table):
        raise Problem("others-play")
    return rows.Abandoned()


def rematch(table: Table, new_table: str) -> rows.Rematched:
    if not table.over:
        raise Problem("not-over")
    if table.rematch is not None:
        raise Problem("already-rematched", table=table.rematch)
    return rows.Rematched(new_table)


def _remote_persons(table: Table) -> list[int]:
    """Persons who came by a link: not those the host planned at the same screen."""
    own = {n for n, planned in enumerate(table.opened.seats) if planned.secret is not None}
    return [seat for seat in table.persons() if seat not in own]


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Problem("no-such-seat", seat=number)
    return table.seats[number]


def _person(table: Table, number: int) -> None:
    if _seat(table, number).kind == "bot":
        raise Problem("not-your-seat")


def _own_decision(table: Table, number: int) -> None:
    """A person on this seat may decide now, and no bot for them."""
    _person(table, number)
    if not table.playing:
        raise Problem("not-playing")
    if table.seats[number].bot_plays:
        raise Problem("bot-plays")
