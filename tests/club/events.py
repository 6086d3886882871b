"""Tournaments played by people of known strength, some of whom come late or leave."""

from __future__ import annotations

import random

from adamak.club import pairing
from adamak.club.tournament import Kind, Meeting, Tournament


def begun(kind: Kind, players: int) -> Tournament:
    """A tournament with so many entered, the strongest first."""
    tournament = Tournament(kind, [], [])
    for number in range(players):
        pairing.join(tournament, f"p{number:02}", 2000 - 10 * number)
    return tournament


def decide(tournament: Tournament, meeting: Meeting, rng: random.Random, draws: float = 0.05) -> None:
    """Strength and luck decide; now and then two share a place."""
    shown = [tournament.entry(player).strength + rng.gauss(0, 200) for player in meeting.players]
    meeting.places = [1 + sum(other > own for other in shown) for own in shown]
    if rng.random() < draws:
        meeting.places = [1] * len(meeting.players)


def play_round(tournament: Tournament, rng: random.Random, draws: float = 0.05) -> list[Meeting]:
    """Pairs a round and plays it."""
    found = pairing.next_round(tournament)
    for meeting in found:
        if not meeting.is_played:
            decide(tournament, meeting, rng, draws)
    return found


def with_comers_and_goers(kind: Kind, rng: random.Random, players: int, rounds: int) -> Tournament:
    """So many rounds; up to a fifth come late, as many leave, some of them in the middle of a round."""
    tournament = begun(kind, players)
    for number in range(1, rounds + 1):
        found = pairing.next_round(tournament)
        for meeting in found:
            if not meeting.is_played:
                if rng.random() < 0.02:
                    tournament.leave(rng.choice(meeting.players))
                else:
                    decide(tournament, meeting, rng)
        if number < rounds and rng.random() < 0.3:
            pairing.join(tournament, f"late{number:02}", rng.randint(1400, 2000))
        if rng.random() < 0.2 and len(tournament.active()) > 4:
            tournament.leave(rng.choice(tournament.active()).player)
    return tournament
