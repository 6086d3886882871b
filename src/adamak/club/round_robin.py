"""Everybody against everybody, once: the circle method, with seats as Berger's tables give them."""

from __future__ import annotations

from collections.abc import Sequence

from adamak.club.matching import best_matching
from adamak.club.tournament import Meeting, Tournament, last_seats, seated


def circle(players: Sequence[str]) -> list[list[Meeting]]:
    """All rounds. With an odd number one rests in each round. Of those that sit first and second nobody has one more
    than the other if the number is odd, else nobody more than one more."""
    number = len(players) + len(players) % 2
    turning = number - 1
    rounds = []
    for shift in range(turning):
        rounds.append([_meeting(players, shift, turning)])
        for step in range(1, number // 2):
            rounds[-1].append(_meeting(players, (shift + step) % turning, (shift - step) % turning))
    return rounds


def _meeting(players: Sequence[str], one: int, other: int) -> Meeting:
    low, high = min(one, other), max(one, other)
    if high == len(players):
        return Meeting([players[low]])
    if high == len(players) - 1 and len(players) % 2 == 0:
        first = low if low < len(players) // 2 else high  # the one that stays where it is in the circle
    else:
        first = low if (low + high) % 2 else high
    return Meeting([players[first], players[low + high - first]])


def next_round(tournament: Tournament) -> list[Meeting]:
    """The next round; none when all have met. Somebody who joins later is worked in: then whoever has not met is
    matched, as many as possible in each round."""
    present = [entry.player for entry in tournament.active()]
    founders = [entry.player for entry in tournament.entries if entry.joined == 1]
    if len(founders) == len(tournament.entries):
        rest = circle(founders)[len(tournament.rounds) :]
        return [_without(meeting, present) for meeting in (rest[0] if rest else ()) if {*meeting.players} & {*present}]
    met, sat, latest = tournament.met(), tournament.sat(), last_seats(tournament)
    rested = tournament.byes()
    edges = {
        (one, other): 1 + max(rested[present[one]], rested[present[other]])
        for one in range(len(present))
        for other in range(one)
        if not met[frozenset((present[one], present[other]))]
    }
    if not edges:
        return []
    found = best_matching(edges)
    playing = {number for pair in found for number in pair}
    resting = [Meeting([player]) for number, player in enumerate(present) if number not in playing]
    games = [
        Meeting(seated(present[one], present[other], sat, latest, board)) for board, (one, other) in enumerate(found)
    ]
    return games + resting


def _without(meeting: Meeting, present: Sequence[str]) -> Meeting:
    """Whoever was to meet somebody who left rests."""
    return meeting if set(meeting.players) <= set(present) else Meeting([p for p in meeting.players if p in present])
