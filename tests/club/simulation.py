"""People of known strength who play rated games: what the ratings make of them."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from adamak.club.ledger import Change, RatedGame, Ratings, Sitter, reckon
from adamak.club.ratings import SCALE, SURE, THOUSANDTHS, Rating

GAME = "duel"
SPREAD = 250.0  # standard deviation of true strengths, in points: about that of a club
BOTS = {"easy": 1300.0, "medium": 1500.0, "hard": 1700.0}
ANCHORS = {(GAME, bot): Rating(round(points * THOUSANDTHS), 30 * THOUSANDTHS) for bot, points in BOTS.items()}


@dataclass
class Club:
    """Everybody's true strength, and the games they played."""

    strengths: dict[str, float]
    games: list[RatedGame]

    def reckoned(self) -> tuple[Ratings, list[Change]]:
        return reckon(self.games, ANCHORS)


def played(seed: int, people: int, games: int, most_seats: int = 2, with_bots: float = 0.1) -> Club:
    """Each game orders its players by strength and luck (Gumbel's, which makes orders Plackett-Luce)."""
    rng = random.Random(seed)
    strengths = {f"p{number:03}": rng.gauss(1500, SPREAD) for number in range(people)}
    found = []
    for number in range(games):
        seats = rng.randint(2, most_seats)
        sitters = [Sitter(person=person) for person in rng.sample(sorted(strengths), seats)]
        if rng.random() < with_bots:
            sitters[-1] = Sitter(bot=rng.choice(sorted(BOTS)))
        true = [BOTS[sitter.bot] if sitter.bot else strengths[sitter.person] for sitter in sitters]
        shown = [strength - SCALE * math.log(-math.log(1 - rng.random())) for strength in true]
        places = tuple(1 + sum(other > own for other in shown) for own in shown)
        found.append(RatedGame(f"t{number:06}", GAME, 1000 * number, tuple(sitters), places))
    return Club(strengths, found)


def covered(club: Club, ratings: Ratings, z: float = SURE) -> float:
    """The share of people whose interval holds their true strength."""
    inside = [
        abs(rating.points / THOUSANDTHS - club.strengths[person]) <= z * rating.doubt / THOUSANDTHS
        for (_, person), rating in ratings.items()
    ]
    return sum(inside) / len(inside)


def correlation(club: Club, ratings: Ratings) -> float:
    """Spearman's, between true order and rated order."""
    people = [person for _, person in ratings]
    true = _ranks([club.strengths[person] for person in people])
    rated = _ranks([float(ratings[GAME, person].points) for person in people])
    number = len(people)
    apart = sum((one - other) ** 2 for one, other in zip(true, rated, strict=True))
    return 1 - 6 * apart / (number * (number * number - 1))


def _ranks(values: list[float]) -> list[int]:
    order = sorted(range(len(values)), key=lambda at: values[at])
    ranks = [0] * len(values)
    for rank, at in enumerate(order):
        ranks[at] = rank
    return ranks


def misordered(club: Club, ratings: Ratings, apart: float) -> float:
    """Of all pairs whose true strengths lie so far apart, the share that the ratings order wrongly."""
    people = sorted((person for _, person in ratings), key=lambda person: club.strengths[person])
    wrong = total = 0
    for at, weaker in enumerate(people):
        for stronger in people[at + 1 :]:
            if club.strengths[stronger] - club.strengths[weaker] >= apart:
                total += 1
                wrong += ratings[GAME, stronger].points <= ratings[GAME, weaker].points
    return wrong / total if total else 0.0
