"""The course of a tournament: entering, leaving, beginning, results, the end. No input or output: all on an Event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy

from adamak.club import pairing, swiss
from adamak.club.tournament import Kind, Meeting
from adamak.core import Problem
from adamak.server.people.keys import new_secret
from adamak.server.tournaments.book import GOING, MINUTE, Event, Plan, Sitter

LEAST: dict[Kind, int] = {"round_robin": 2, "swiss": 2, "knockout": 2, "tables": 3}
MOST: dict[Kind, int] = {"round_robin": 24, "swiss": 64, "knockout": 64, "tables": 64}
TABLES_ROUNDS = 4  # of tables of three or four, where nothing is said
SIZES: dict[Kind, tuple[int, ...]] = {"round_robin": (2,), "swiss": (2,), "knockout": (2,), "tables": (3, 4)}
BY_NUMBER: tuple[Kind, ...] = ("swiss", "tables")  # of these the number of rounds is chosen


def rounds_of(plan: Plan, players: int) -> int:
    """How many rounds there will be, as far as one can know: draws of a knock-out are played again."""
    if plan.kind == "knockout":
        return swiss.advised_rounds(players)
    if plan.kind == "round_robin":
        return players - 1 + players % 2 if players > 1 else 0
    return plan.rounds or (swiss.advised_rounds(players) if plan.kind == "swiss" else TABLES_ROUNDS)


# --- coming and going ------------------------------------------------------------------------------------------------


def why_closed(event: Event) -> str | None:
    """Why nobody can enter now, as the code of a Problem; None: they can."""
    if event.status not in GOING:
        return "tournament-over"
    if len([entry for entry in event.draw.entries if not entry.left]) >= event.plan.most:
        return "tournament-full"
    if event.status == "open":
        return None
    if not event.plan.late:
        return "entries-closed"
    if event.plan.kind == "knockout":
        first = event.draw.rounds[0] if event.round == 1 else []
        return None if any(meeting.is_bye for meeting in first) else "bracket-full"
    last = event.plan.kind in BY_NUMBER and event.round >= rounds_of(event.plan, len(event.draw.entries))
    return "entries-closed" if last else None


def why_not(event: Event, person: str) -> str | None:
    """Why this person cannot enter now, as the code of a Problem; None: they can. Who has left has left for good."""
    if event.place_of(person) is not None:
        return "already-entered"
    if person and any(sitter.person == person for sitter in event.sitters.values()):
        return "already-left"
    return why_closed(event)


def join(event: Event, sitter: Sitter, strength: int) -> str:
    """Somebody enters: from the next round on. Their place."""
    closed = why_not(event, sitter.person)
    if closed is not None:
        raise Problem(closed)
    place = str(1 + max((int(entry.player) for entry in event.draw.entries), default=0))
    event.sitters[place] = sitter
    pairing.join(event.draw, place, strength)
    if event.status == "playing":
        _give_tables(event.draw.rounds[-1])  # of a knock-out: somebody does not rest after all
    return place


def leave(event: Event, place: str) -> None:
    """Somebody goes. Before the beginning without a trace; later a bot takes the place, or nobody: as was agreed.
    What they are playing they give up; whoever runs the tournament sees to that at the table."""
    if event.status not in GOING:
        raise Problem("tournament-over")
    if place not in event.sitters or event.draw.entry(place).left:
        raise Problem("not-entered")
    if event.status == "open":
        event.draw.entries.remove(event.draw.entry(place))
        del event.sitters[place]
    elif event.plan.leavers == "replaced":
        event.sitters[place] = Sitter(bot=event.plan.level)
    else:
        event.draw.entry(place).left = event.round + 1


# --- from the beginning to the end -----------------------------------------------------------------------------------


def due(event: Event, at: int) -> bool:
    """Is it time to begin?"""
    full = len(event.draw.entries) >= event.plan.most
    return event.status == "open" and (full or 0 < event.plan.starts_at <= at)


def begin(event: Event, bot_strength: Callable[[Sitter], int]) -> None:
    """Bots fill; with too few it is called off."""
    if event.status != "open":
        raise Problem("already-started")
    while event.draw.entries and len(event.draw.entries) < min(event.plan.fill, event.plan.most):
        bot = Sitter(bot=event.plan.level)
        join(event, bot, bot_strength(bot))
    people = any(sitter.person for sitter in event.sitters.values())
    event.status = "playing" if people and len(event.draw.entries) >= LEAST[event.plan.kind] else "cancelled"
    event.next_at = 0


def is_last(event: Event) -> bool:
    """Is there nothing to play after this round, which is over?"""
    if event.plan.kind in BY_NUMBER:
        return event.round >= rounds_of(event.plan, len(event.draw.entries))
    return not next_round(deepcopy(event))


def next_round(event: Event) -> list[Meeting]:
    """The next round, if there is one; else none, and the tournament is over. It may take a second to find."""
    planned = rounds_of(event.plan, len(event.draw.entries))
    if event.plan.kind in BY_NUMBER and event.round >= planned:
        return []
    found = pairing.next_round(event.draw)
    _give_tables(found)
    return found


def pair(event: Event, found: Sequence[Meeting], at: int) -> None:
    """Enters a round that `next_round` has found on a copy."""
    if not found:
        event.status, event.next_at = "over", 0
        return
    event.draw.rounds.append(list(found))
    event.next_at = at + event.plan.every * MINUTE if event.plan.every else 0


def _give_tables(meetings: Sequence[Meeting]) -> None:
    """Each game has the name of its table before there is one: whoever comes first opens it, once."""
    for meeting in meetings:
        if not meeting.is_bye and not meeting.table:
            meeting.table = new_secret()


def note(event: Event, places: dict[str, list[int]]) -> bool:
    """Results by table, each taken once; False: all were known."""
    new = False
    for meeting in event.unplayed():
        if meeting.table in places:
            own = places[meeting.table]
            meeting.places = [1 + sum(other < place for other in own) for place in own]
            new = True
    return new


def cancel(event: Event) -> None:
    if event.status not in GOING:
        raise Problem("tournament-over")
    event.status, event.next_at = "cancelled", 0
