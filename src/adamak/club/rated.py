"""Which tables are rated: one place that says why one is not."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Literal, get_args

from adamak.club.ledger import Sitter
from adamak.table import Table, publishing, rows

WhyUnrated = Literal[
    "casual", "prepared", "imported", "forked", "hints", "alone", "guest", "hot-seat", "bot", "undo", "unfinished",
]  # fmt: skip
REASONS: tuple[WhyUnrated, ...] = get_args(WhyUnrated)


def why_unrated(
    opened: rows.Opened, sitters: Sequence[Sitter | None], measured: Container[tuple[str, str]]
) -> WhyUnrated | None:
    """The first reason why a table cannot be rated, as it is when its game begins; None: it can.

    `sitters` is by seat who is there, None for somebody without a name that lasts; `measured` the bots (by game and
    level) whose strength is known.
    """
    if not opened.rated:
        return "casual"
    chance = publishing.chance(opened)
    if chance != "drawn":
        return chance
    if opened.talk.hints:
        return "hints"
    if len(opened.seats) < 2 or all(seat.kind == "bot" for seat in opened.seats):
        return "alone"
    persons = [sitter.person for sitter in sitters if sitter is not None and sitter.person]
    if any(seat.kind == "guest" for seat in opened.seats) or len(set(persons)) < len(persons):
        return "hot-seat"
    if any(sitter is None for sitter in sitters):
        return "guest"
    if any(sitter is not None and sitter.bot and (opened.game, sitter.bot) not in measured for sitter in sitters):
        return "bot"
    return None


def why_unrated_after(
    table: Table, sitters: Sequence[Sitter | None], measured: Container[tuple[str, str]]
) -> WhyUnrated | None:
    """The same at the end: what happened on the way counts as well."""
    found = why_unrated(table.opened, sitters, measured)
    if found is not None:
        return found
    if any(taken_back(table.history)):
        return "undo"
    return None if table.status == "over" and publishing.result(table) is not None else "unfinished"


def taken_back(history: Sequence[rows.Stored]) -> list[int]:
    """The versions at which the table went back past something that had been revealed, by consent."""
    found: list[int] = []
    asked: set[int] = set()
    for stored in history:
        row = stored.row
        if isinstance(row, rows.Undone) and row.agreed:
            found.append(stored.version)
        elif isinstance(row, rows.UndoAsked):
            asked = set(row.of or ())
        elif isinstance(row, rows.UndoAnswered):
            asked = asked - {row.seat} if row.accept else set()
            if row.accept and not asked:
                found.append(stored.version)
    return found


def stood_in(table: Table) -> set[int]:
    """The seats of people for whom a bot made a move: whoever leaves or runs out of time has not won by it."""
    return {
        stored.row.seat
        for stored in table.history
        if isinstance(stored.row, rows.Moved) and stored.row.bot and table.seats[stored.row.seat].kind != "bot"
    }


def places(table: Table) -> list[int]:
    """Who came where, for the ratings: those whom a bot replaced come last, however well it did."""
    result = publishing.result(table)
    ranking = list(result.ranking) if result is not None else [1] * len(table.seats)
    replaced = stood_in(table)
    return [place + len(ranking) if seat in replaced else place for seat, place in enumerate(ranking)]
