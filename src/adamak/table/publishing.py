"""What a table tells: to everybody (`info`), and to one viewer (`state`, `entries`). Nothing else leaves a table."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from adamak.core import SPECTATOR, Rng, find
from adamak.core.match import AnyGame
from adamak.core.play_ahead import previews
from adamak.core.preview import Preview
from adamak.table import messages, rows

if TYPE_CHECKING:
    from adamak.table.table import Table


# --- to everybody ----------------------------------------------------------------------------------------------------


def info(table: Table) -> messages.TableInfo:
    opened = table.opened
    return messages.TableInfo(
        id=table.id,
        game=opened.game,
        options=options(table),
        status=table.status,
        version=table.version,
        seats=[seat.told() for seat in table.seats],
        public=opened.public,
        spectators=opened.spectators,
        talk=opened.talk,
        clock=opened.clock,
        created_at=table.created_at,
        seed_hash=promised(opened),
        seed=opened.seed if table.over and opened.fair else None,
        origin=opened.origin,
        rematch=table.rematch,
        result=result(table),
        length=len(table.match.record) if table.status != "waiting" else 0,
        chance=chance(opened),
        lesson=opened.lesson,
        closed=table.closed,
        rated=opened.rated,
    )


def chance(opened: rows.Opened) -> messages.Chance:
    """How a table's chance was made."""
    if opened.fair:
        return "drawn"
    if opened.lesson:
        return "prepared"
    return "forked" if opened.origin is not None else "imported"


def promised(opened: rows.Opened) -> str | None:
    """The hash of the seed, where it is worth publishing."""
    return seed_hash(opened.seed) if opened.seed is not None and opened.fair else None


def seed_hash(seed: str) -> str:
    """What is published of a seed before the game."""
    return sha256(seed.encode()).hexdigest()


def options(table: Table) -> dict[str, messages.OptionValue]:
    """Every option as it is in force, defaults included."""
    given = table.opened.options
    if table.paper is not None:
        return given
    if table.opened.setup is not None:
        written = table.opened.setup.get("options")
        given = written if isinstance(written, dict) else {}
    return table.game.read_options(len(table.seats), given).to_json()  # type: ignore[no-any-return]


def result(table: Table) -> messages.Result | None:
    if table.status != "over" or table.paper is not None:
        return table.kept_result
    position = table.match.position
    scores = [messages.Score(score["total"], score["parts"]) for score in position.scores()]
    if position.is_over():
        ranking = [int(place) for place in position.ranking()]
        ending = position.ending()
    elif table.agreed_to_end():
        totals = [score.total if not seat.resigned else None for score, seat in zip(scores, table.seats, strict=True)]
        ranking = [1 + sum(_above(other, total) for other in totals) for total in totals]
        ending = "agreed"
    else:
        standing = sum(not seat.resigned for seat in table.seats)
        ranking = [standing + 1 if seat.resigned else 1 for seat in table.seats]
        ending = "resigned"
    return messages.Result(ending, [seat for seat, place in enumerate(ranking) if place == 1], ranking, scores)


def _above(other: int | None, total: int | None) -> bool:
    """Does the one total come before the other? Whoever resigned has none, and comes last."""
    return other is not None and (total is None or other > total)


# --- to one viewer ---------------------------------------------------------------------------------------------------


@cache
def move_names(game_id: str) -> list[Any]:
    """Every move of a game as it is told, a `messages.LegalMove`, by number: written out once, told over and over."""
    game: AnyGame = find(game_id)
    named = [game.moves.move(number) for number in range(len(game.moves))]
    moves = [messages.LegalMove(number, move.kind, dict(move.args), str(move)) for number, move in enumerate(named)]
    return [msgspec.Raw(msgspec.json.encode(move)) for move in moves]


def state(table: Table, viewer: int) -> messages.State | None:
    """How the game stands, as this seat or a spectator may see it; nothing before the start."""
    if table.status == "waiting":
        return None
    match = table.match
    position = match.position
    free = asks = False
    legal: list[Any] = []
    ahead: list[Preview] = []
    if table.playing and viewer != SPECTATOR:
        names = move_names(table.opened.game)
        legal = [names[move] for move in position.legal(viewer)]
        if legal:
            ahead = previews(position, viewer, Rng(f"{table.id} {table.version}"))
        free = match.can_undo(viewer)
        asks = not free and table.undo is None and table.last_entry_of(viewer) is not None
    undo = table.undo
    return messages.State(
        seat=None if viewer == SPECTATOR else viewer,
        view=position.view(viewer),
        actors=table.actors(),
        legal=legal,
        previews=ahead,
        length=len(match.record),
        can_undo=free,
        can_ask_undo=asks,
        undo=messages.UndoRequest(undo.seat, undo.length, list(undo.waiting_for)) if undo else None,
        end=messages.EndRequest(sorted(table.ending), table.still_to_agree()) if table.ending else None,
        clocks=table.clock.told() if table.clock else None,
        lesson=table.guide.state(match, table.over) if table.guide is not None and viewer == table.guide.seat else None,
    )


def entries(
    table: Table, stored: rows.Stored, viewer: int, events: list[dict[str, Any]], length_before: int
) -> list[messages.LogEntry]:
    """The log lines of one row for this viewer; none where the viewer may not know. The row is already applied."""
    version, at, row = stored.version, stored.at, stored.row
    length = len(table.match.record)
    match row:
        case rows.Moved():
            moved = messages.Moved(version, at, row.seat, events, length, row.bot)
            return [messages.BotFailed(version, at, row.seat, row.failed), moved] if row.failed else [moved]
        case rows.Said():
            if row.to is not None and viewer != row.seat and viewer not in row.to:
                return []
            return [messages.Said(version, at, row.seat, row.text, row.to)]
        case rows.Shown():
            return [messages.Shown(version, at, row.seat, row.to, events, length)]
        case rows.Undone():
            return [messages.Undone(version, at, row.seat, length, row.agreed)]
        case rows.UndoAsked():
            return [messages.UndoAsked(version, at, row.seat, row.length)]
        case rows.UndoAnswered():
            return [
                messages.UndoAnswered(version, at, row.seat, row.accept, length if length < length_before else None)
            ]
        case rows.Opened():
            return [messages.Opened(version, at, chance(row), promised(row))]
        case rows.Claimed():
            return [messages.Claimed(version, at, row.seat, row.name)]
        case rows.Started():
            return [messages.Started(version, at)]
        case rows.Left():
            return [messages.SeatChanged(version, at, row.seat, "left")]
        case rows.Returned():
            return [messages.SeatChanged(version, at, row.seat, "returned")]
        case rows.Resigned():
            return [messages.SeatChanged(version, at, row.seat, "resigned")]
        case rows.TimedOut():
            return [messages.SeatChanged(version, at, row.seat, "timed_out")]
        case rows.Reissued():
            return [messages.SeatChanged(version, at, row.seat, "reissued")]
        case rows.ReissueAsked():
            return [messages.SeatChanged(version, at, row.seat, "reissue_asked")]
        case rows.ReissueAnswered():
            answer: messages.What = "reissue_granted" if row.accept else "reissue_refused"
            return [messages.SeatChanged(version, at, row.seat, answer)]
        case rows.GivenBack():
            agreed = messages.GiveBack(version, at, row.seat, row.by)
            if table.seats[row.seat].timed_out:
                return [agreed]
            return [agreed, messages.SeatChanged(version, at, row.seat, "given_back")]
        case rows.EndAnswered():
            return [messages.EndAnswered(version, at, row.seat, row.accept, table.over)]
        case rows.InviteRenewed():
            return [messages.InviteRenewed(version, at)]
        case rows.Paused():
            return [messages.Paused(version, at, row.ms)]
        case rows.Carried():
            return [messages.Carried(version, at, row.rules_version)]
        case rows.Stepped():
            return [messages.Undone(version, at, row.seat, row.length, False)] if row.length < length_before else []
        case rows.Rested():
            return [messages.Rested(version, at, row.seat, row.until, row.until <= at)]
        case rows.Cut():
            return [messages.Cut(version, at)]
        case rows.Abandoned():
            return [messages.Abandoned(version, at, row.why)]
        case rows.Rematched():
            return [messages.Rematch(version, at, row.table)]
