"""Knock-out: the winner goes on. The strongest meet as late as can be, and rest first where the numbers do not fit."""

from __future__ import annotations

from adamak.club.tournament import Meeting, Tournament, last_seats, seated
from adamak.core import Problem


def bracket(size: int) -> list[int]:
    """Seeds from 1 by their place in the bracket, of a size that is a power of two: neighbours meet, and if nobody
    surprises, 1 and 2 meet in the final, 1 to 4 in the semifinals, and so on."""
    places = [1]
    while len(places) < size:
        places = [seed for own in places for seed in (own, 2 * len(places) + 1 - own)]
    return places


def next_round(tournament: Tournament) -> list[Meeting]:
    """The next round; none when the winner is known. Who drew plays again, with seats changed."""
    if not tournament.rounds:
        return _first(tournament)
    drawn = _undecided(tournament)
    if drawn:
        return [Meeting(list(reversed(meeting.players))) for meeting in drawn]
    left = through(tournament)
    sat, latest = tournament.sat(), last_seats(tournament)
    here = {entry.player for entry in tournament.active()}
    meetings = []
    for board, (one, other) in enumerate(zip(left[::2], left[1::2], strict=False)):
        present = [player for player in (one, other) if player in here]
        meetings.append(Meeting(present[:1] or [one] if len(present) < 2 else seated(one, other, sat, latest, board)))
    return meetings


def _first(tournament: Tournament) -> list[Meeting]:
    seeded = [entry.player for entry in sorted(tournament.active(), key=lambda entry: -entry.strength)]
    if len(seeded) < 2:
        return []
    size = 1 << (len(seeded) - 1).bit_length()
    places = [seeded[seed - 1] if seed <= len(seeded) else "" for seed in bracket(size)]
    meetings = []
    for board, (one, other) in enumerate(zip(places[::2], places[1::2], strict=True)):
        players = [player for player in ((one, other) if board % 2 else (other, one)) if player]
        meetings.append(Meeting(players))
    return meetings


def _undecided(tournament: Tournament) -> list[Meeting]:
    """Games of the last round without a winner, between two who are still there."""
    here = {entry.player for entry in tournament.active()}
    return [
        meeting
        for meeting in tournament.rounds[-1]
        if not meeting.is_bye and meeting.places[0] == meeting.places[1] and here.issuperset(meeting.players)
    ]


def through(tournament: Tournament) -> list[str]:
    """Who is still in, by their place in the bracket; as far as it is decided."""
    here = {entry.player for entry in tournament.active()}
    left: list[str] = []
    boards: list[tuple[str, ...]] = []  # by place in the bracket: who meets there
    for meetings in tournament.rounds:
        by_players = {frozenset(meeting.players): meeting for meeting in meetings}
        replay = bool(boards) and all(frozenset(players) in map(frozenset, boards) for players in by_players)
        if not replay:
            boards = [tuple(meeting.players) for meeting in meetings]
            left = [""] * len(boards)
        for at, players in enumerate(boards):
            meeting = by_players.get(frozenset(players))
            if meeting is not None and meeting.is_played:
                left[at] = _winner(meeting, here)
    return left if len(left) > 1 else [player for player in left if player]


def _winner(meeting: Meeting, here: set[str]) -> str:
    """Whoever came first; of two who drew, whoever did not leave."""
    best = [player for player, place in zip(meeting.players, meeting.places or [1], strict=True) if place == 1]
    staying = [player for player in best if player in here] or best
    return staying[0] if len(staying) == 1 or not here.issuperset(meeting.players) else ""


def admit(tournament: Tournament, player: str, strength: int = 0) -> None:
    """A late entry takes the place of the weakest bye of the first round, as long as that goes on."""
    if not tournament.rounds:
        tournament.join(player, strength)
        return
    resting = [meeting for meeting in tournament.rounds[0] if meeting.is_bye] if len(tournament.rounds) == 1 else []
    if not resting:
        raise Problem("bracket-full")
    meeting = min(resting, key=lambda meeting: tournament.entry(meeting.players[0]).strength)
    tournament.join(player, strength)
    tournament.entries[-1].joined = 1
    meeting.players.append(player)
