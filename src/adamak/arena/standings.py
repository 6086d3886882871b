"""What the results say: shares of victory with intervals, the seats' own luck, ratings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean

import msgspec

from adamak.arena.contest import Contest, Lineup
from adamak.arena.intervals import of_deals, wilson
from adamak.arena.results_file import Result

AUTOMA = "automa"
TOO_OFTEN = 0.01  # of a bot's decisions made by chance: then its figures are not its own


class Share(msgspec.Struct):
    """What a bot won, for each seat it held: 1 for a lone victory, parts of it for a shared one."""

    bot: str
    games: int
    share: float
    low: float
    high: float
    chance: float  # what it would win if all played alike
    failed: float = 0.0  # the share of its decisions that chance had to make, because it failed

    @property
    def verdict(self) -> str:
        """Better than chance, worse, or not to be told from it, with 95 % confidence; or that the bot did not work."""
        if self.failed > TOO_OFTEN:
            return "failed"
        return "better" if self.low > self.chance else "worse" if self.high < self.chance else "open"


class Table(msgspec.Struct):
    """One line-up and what came of it."""

    lineup: Lineup
    games: int
    deals: int
    shares: list[Share]
    seats: list[tuple[float, float, float]]  # how often each seat won, whoever sat there
    endings: dict[str, int]
    moves: float


class Rating(msgspec.Struct):
    """openskill's: strength, and how unsure it is."""

    bot: str
    mu: float
    sigma: float


class Pace(msgspec.Struct):
    """How long a bot thinks. The only figure that another run does not give again."""

    bot: str
    decisions: int
    milliseconds: float


class Standings(msgspec.Struct):
    tables: list[Table]
    ratings: list[Rating]
    paces: list[Pace]
    incidents: dict[str, int]


def standings(contest: Contest, results: Iterable[Result]) -> Standings:
    """In the order of the tasks, whichever was ready first."""
    ordered = sorted(results, key=lambda result: result.task)
    lineups = contest.lineups()
    by_lineup: dict[int, list[Result]] = defaultdict(list)
    for result in ordered:
        by_lineup[result.task.lineup].append(result)
    return Standings(
        tables=[_table(contest, lineups[number], found) for number, found in by_lineup.items()],
        ratings=_ratings(contest, [result for result in ordered if not lineups[result.task.lineup].mirror]),
        paces=_paces(lineups, ordered),
        incidents=dict(Counter(incident for result in ordered for incident in result.incidents)),
    )


def _table(contest: Contest, lineup: Lineup, results: Sequence[Result]) -> Table:
    deals: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        deals[result.task.deal].append(result)
    return Table(
        lineup=lineup,
        games=len(results),
        deals=len(deals),
        shares=[_share(contest, lineup, bot, deals) for bot in _measured(lineup)],
        seats=[_seat(results, seat) for seat in range(contest.seats)],
        endings=dict(Counter(result.ending for result in results).most_common()),
        moves=fmean(result.moves for result in results),
    )


def _measured(lineup: Lineup) -> list[str]:
    """In a mirror match the first of the equals, against whom the others are chance itself."""
    return list(dict.fromkeys(lineup.bots))


def _share(contest: Contest, lineup: Lineup, bot: str, deals: dict[int, list[Result]]) -> Share:
    own = [0] if lineup.mirror else [one for one, name in enumerate(lineup.bots) if name == bot]
    payoffs = [[_won(lineup, result, own) for result in deal] for deal in deals.values()]
    share, low, high = of_deals(payoffs)
    chance = 1 / contest.seats if contest.seats > 1 else 0.5
    failed = _failed(lineup, [result for deal in deals.values() for result in deal]).get(bot, 0.0)
    return Share(bot, sum(map(len, payoffs)), share, low, high, chance, failed)


def _failed(lineup: Lineup, results: Sequence[Result]) -> dict[str, float]:
    """By bot the share of its decisions that chance made, where there are any."""
    decisions: Counter[str] = Counter()
    failures: Counter[str] = Counter()
    for result in results:
        for seat, one in enumerate(lineup.seated(result.task.deal, result.task.turn)):
            decisions[lineup.bots[one]] += result.decisions[seat]
            failures[lineup.bots[one]] += result.failed[seat] if result.failed else 0
    return {bot: failures[bot] / decisions[bot] for bot in failures if failures[bot]}


def _won(lineup: Lineup, result: Result, own: Sequence[int]) -> float:
    """The payoff of a bot's seats in one game, for each of them."""
    seated = lineup.seated(result.task.deal, result.task.turn)
    return sum(payoff for one, payoff in zip(seated, result.payoffs, strict=True) if one in own) / len(own)


def _seat(results: Sequence[Result], seat: int) -> tuple[float, float, float]:
    share = fmean(result.payoffs[seat] for result in results)
    return (share, *wilson(share, len(results)))


def _paces(lineups: Sequence[Lineup], results: Sequence[Result]) -> list[Pace]:
    decisions: Counter[str] = Counter()
    seconds: defaultdict[str, float] = defaultdict(float)
    for result in results:
        lineup = lineups[result.task.lineup]
        for seat, one in enumerate(lineup.seated(result.task.deal, result.task.turn)):
            decisions[lineup.bots[one]] += result.decisions[seat]
            seconds[lineup.bots[one]] += result.seconds[seat]
    return [Pace(bot, n, round(1000 * seconds[bot] / n, 3) if n else 0.0) for bot, n in decisions.items()]


def _ratings(contest: Contest, results: Sequence[Result]) -> list[Rating]:
    """Game after game; a bot on several seats of a game takes the mean of what it earns there.

    A game in which chance had to play for a bot says nothing about strength; whoever played no other has no rating.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    lineups = contest.lineups()
    rated = {bot: model.rating(name=bot) for bot in dict.fromkeys(contest.bots)}
    if contest.seats == 1:
        rated[AUTOMA] = model.rating(name=AUTOMA)
    sound = [result for result in results if not result.failed]
    played: set[str] = set()
    for result in sound:
        lineup = lineups[result.task.lineup]
        names = [lineup.bots[one] for one in lineup.seated(result.task.deal, result.task.turn)]
        places = list(result.places)
        if contest.seats == 1:
            names, places = [names[0], AUTOMA], [2, 1] if result.automa_won else [1, 2]
        played.update(names)
        if len(set(names)) < 2:
            continue
        after = model.rate([[rated[name]] for name in names], ranks=[float(place) for place in places])
        for name in dict.fromkeys(names):
            earned = [team[0] for team, whose in zip(after, names, strict=True) if whose == name]
            rated[name] = model.rating(
                mu=fmean(one.mu for one in earned), sigma=fmean(one.sigma for one in earned), name=name
            )
    found = [
        Rating(name, round(rating.mu, 2), round(rating.sigma, 2)) for name, rating in rated.items() if name in played
    ]
    return sorted(found, key=lambda rating: -rating.mu) if len(found) > 1 else []
