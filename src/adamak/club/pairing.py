"""The next round of any tournament."""

from __future__ import annotations

from collections.abc import Callable

from adamak.club import knockout, round_robin, round_tables, swiss
from adamak.club.tournament import Kind, Meeting, Tournament
from adamak.core import Problem

WAYS: dict[Kind, Callable[[Tournament], list[Meeting]]] = {
    "round_robin": round_robin.next_round,
    "swiss": swiss.next_round,
    "knockout": knockout.next_round,
    "tables": round_tables.next_round,
}


def next_round(tournament: Tournament) -> list[Meeting]:
    """Pairs the next round and adds it; an empty list: there is nothing more to play."""
    if tournament.is_open:
        raise Problem("round-open", number=len(tournament.rounds))
    found = WAYS[tournament.kind](tournament)
    if found:
        tournament.rounds.append(found)
    return found


def join(tournament: Tournament, player: str, strength: int = 0) -> None:
    """Somebody takes part, from the next round on; in a knock-out while a place is free."""
    if any(entry.player == player for entry in tournament.entries):
        raise Problem("already-entered")
    if tournament.kind == "knockout":
        knockout.admit(tournament, player, strength)
    else:
        tournament.join(player, strength)
