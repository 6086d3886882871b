"""Rounds of tables of three or four: everybody meets everybody about equally often, and changes seats.

Each round is sought anew from what happened before, so people may come and go: a first seating from chance of its own,
then exchanges of two players while that makes the meetings more even; the best of several tries counts. Six players
can be seated in ten ways only: there all are tried, and it counts first that nobody is left unmet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations

from adamak.club.tournament import Meeting, Tournament, pairs
from adamak.core import Rng

LARGEST = 4
LEAST = 3
TRIES = 12
STEEP = 16
Tables = list[list[str]]


def sizes(players: int) -> list[int]:
    """As many tables of four as can be, the rest of three. With five (or fewer than three) somebody has to rest."""
    for threes in range(4):
        fours, rest = divmod(players - LEAST * threes, LARGEST)
        if not rest and fours >= 0:
            return [LARGEST] * fours + [LEAST] * threes
    return sizes(players - 1) if players > LEAST else []


def next_round(tournament: Tournament) -> list[Meeting]:
    """The next round; whoever has rested least and has the most games rests, where the numbers do not fit."""
    entries = tournament.active()
    shape = sizes(len(entries))
    if not shape:
        return []
    byes, met, sat = tournament.byes(), tournament.met(), tournament.sat()
    number = len(tournament.rounds) + 1
    rng = Rng(f"round {number} of {len(entries)}")
    by_rest = sorted(range(len(entries)), key=lambda at: (byes[entries[at].player], -entries[at].joined, -at))
    resting = [entries[at].player for at in by_rest[: len(entries) - sum(shape)]]
    players = [entry.player for entry in entries if entry.player not in resting]
    if shape == [LEAST, LEAST]:
        found = _of_six(players, met)
    else:
        tries = (_improved(_dealt(players, shape, rng), met) for _ in range(TRIES))
        found = min(tries, key=lambda one: _cost(one, met))
    return [Meeting(_seats(table, sat)) for table in found] + [Meeting([player]) for player in resting]


def _of_six(players: Sequence[str], met: Counter[frozenset[str]]) -> Tables:
    """The way after which those who have met least have met most often, then those who have met most least often."""
    first, *others = players
    ways = [[[first, *two], [one for one in others if one not in two]] for two in combinations(others, 2)]

    def evenness(tables: Tables) -> tuple[int, int, int]:
        after = met + Counter(pair for table in tables for pair in pairs(table))
        counts = [after[pair] for pair in pairs(players)]
        return -min(counts), max(counts), sum(count * count for count in counts)

    return min(ways, key=evenness)


def _dealt(players: Sequence[str], shape: Sequence[int], rng: Rng) -> Tables:
    mixed = list(players)
    for at in range(len(mixed) - 1, 0, -1):
        other = rng.below(at + 1)
        mixed[at], mixed[other] = mixed[other], mixed[at]
    tables: Tables = []
    for size in shape:
        tables.append(mixed[:size])
        mixed = mixed[size:]
    return tables


def _cost(tables: Tables, met: Counter[frozenset[str]]) -> int:
    """One more meeting of those who have met most costs more than any number of others."""
    return sum(STEEP ** met[frozenset(pair)] for table in tables for pair in combinations(table, 2))


def _improved(tables: Tables, met: Counter[frozenset[str]]) -> Tables:
    """Exchanges two players of different tables as long as that helps."""
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(tables)), 2):
            for here in range(len(tables[one])):
                for there in range(len(tables[other])):
                    better = _exchange(tables[one], here, tables[other], there, met) or better
    return tables


def _exchange(one: list[str], here: int, other: list[str], there: int, met: Counter[frozenset[str]]) -> bool:
    before = _known(one, here, one[here], met) + _known(other, there, other[there], met)
    after = _known(one, here, other[there], met) + _known(other, there, one[here], met)
    if after >= before:
        return False
    one[here], other[there] = other[there], one[here]
    return True


def _known(table: Sequence[str], place: int, player: str, met: Counter[frozenset[str]]) -> int:
    """What a player on this place costs: how often they have met the others there."""
    return sum(STEEP ** met[frozenset((player, other))] for at, other in enumerate(table) if at != place)


def _seats(table: Sequence[str], sat: Counter[tuple[str, int]]) -> list[str]:
    """The order in which nobody sits too often anywhere: the least sum of squares, of all orders."""
    return list(
        min(
            permutations(table),
            key=lambda order: sum(2 * sat[player, seat] + 1 for seat, player in enumerate(order)),
        )
    )
