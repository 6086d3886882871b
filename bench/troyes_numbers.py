"""Tunes the house numbers of Troyes by self-play, and writes the table before and after.

    python bench/troyes_numbers.py measure --games 4000
    python bench/troyes_numbers.py tune --games 4000 --rounds 9 --processes 2

Bots of equal strength (one move ahead on the game's own evaluation) play three-player games. For every card and
event it is counted how often it is taken where it could be, and how well those who took it did. In each round the one
that stands out most in its group moves one step; what the rulebook states never moves. See docs/troyes-numbers.md.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from adamak.core import Rng
from adamak.core.number_table import Numbers
from adamak.games.troyes import GAME
from adamak.games.troyes.components import CARD_IDS, CARD_ROWS, THREAT_ROWS
from adamak.games.troyes.data import Move
from adamak.games.troyes.numbers import FIELDS, SURE, TABLE, from_text

SEATS = 3
LEVEL = {row[0]: row[2] for row in CARD_ROWS}
KIND = {row[0]: row[1] for row in THREAT_ROWS}
# How far a card may stand from the middle of its level before a number is moved.
TAKEN_TOO_OFTEN, TAKEN_TOO_SELDOM = 1.45, 0.6
PAYS_TOO_WELL, PAYS_TOO_LITTLE = 1.15, 0.87

Step = tuple[str, tuple]  # what a number becomes


@dataclass
class Tally:
    """What many games showed, per card or event."""

    there: Counter[str] = field(default_factory=Counter)  # seats at whose table it lay
    taken: Counter[str] = field(default_factory=Counter)  # seats that hired there, or put cubes on it
    used: Counter[str] = field(default_factory=Counter)  # activations, or cubes
    won: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))  # payoff of those seats

    def add(self, other: Tally) -> None:
        self.there += other.there
        self.taken += other.taken
        self.used += other.used
        for name, payoff in other.won.items():
            self.won[name] += payoff

    def rate(self, name: str) -> float:
        """How often it is taken, per seat that could have."""
        return self.taken[name] / max(1, self.there[name])

    def share(self, name: str) -> float:
        """How well takers did: 1 is an equal share."""
        return SEATS * self.won[name] / max(1, self.taken[name])


def choose(position, seat: int, rng: Rng) -> int:
    """One move ahead; equal ones by chance, and now and then any target, so that no card goes untried."""
    moves = position.legal(seat)
    if len(moves) == 1:
        return int(moves[0])
    targets = [move for move in moves if move < Move.PASS and move >= Move.ACTIVATE]
    if targets and rng.below(12) == 0:
        return int(targets[rng.below(len(targets))])
    worth = []
    for move in moves:
        after = position.clone()
        after.apply(seat, move)
        worth.append(after.estimate(seat))
    best = max(worth)
    equal = [move for move, value in zip(moves, worth, strict=True) if value >= best - 1e-12]
    return int(equal[rng.below(len(equal))])


def play(numbers: str, first: int, games: int) -> Tally:
    """So many games with these numbers."""
    tally = Tally()
    for number in range(first, first + games):
        position = GAME.start(SEATS, {"numbers": numbers}, seed=f"numbers {number}")
        position.watch()
        rng = Rng(f"numbers {number}")
        taken: set[tuple[int, str]] = set()
        seen: set[str] = set()
        while not position.is_over():
            seat = position.actor()
            position.apply(seat, choose(position, seat, rng))
            for event in position.events_for(seat):
                what = event["event"]
                if what == "card_revealed":
                    seen.add(event["card"])
                elif what == "threat_revealed":
                    seen.add(KIND[event["threat"]])
                elif what == "activated":
                    taken.add((event["seat"], event["card"]))
                    tally.used[event["card"]] += event["number"]
                elif what == "event_cube":
                    taken.add((event["seat"], KIND[event["threat"]]))
                    tally.used[KIND[event["threat"]]] += 1
        for name in seen:
            tally.there[name] += SEATS
        for seat, name in taken:
            tally.taken[name] += 1
            tally.won[name] += position.payoff(seat)
    return tally


def measure(numbers: str, games: int, processes: int) -> Tally:
    total = Tally()
    parts = [(numbers, k * games // processes, games // processes) for k in range(processes)]
    with ProcessPoolExecutor(processes) as pool:
        for tally in pool.map(play, *zip(*parts, strict=True)):
            total.add(tally)
    return total


def groups() -> dict[str, list[str]]:
    """What is compared with what: cards of one level, events among themselves."""
    found: dict[str, list[str]] = {f"level {level}": [] for level in (1, 2, 3)}
    for name in CARD_IDS[:27]:
        found[f"level {LEVEL[name]}"].append(name)
    found["events"] = [name for name in dict.fromkeys(KIND.values()) if name not in {"marauding", "resistance"}]
    return found


def middle(values: list[float]) -> float:
    ordered = sorted(values)
    return ordered[len(ordered) // 2]


def steps(numbers: Numbers, name: str, harder: bool) -> list[Step]:
    """What would make a card or event one step dearer or cheaper, the mildest first, where it may move.

    The divisor comes first: it makes work quicker or slower and leaves the points alone, which Le Roy takes without
    working for them.
    """
    step = 1 if harder else -1
    first, *later = (int(value) for value in numbers.get(f"{name}.vp"))  # a card has one to three spaces
    order = [("divisor", (numbers.number(f"{name}.divisor") + step,))]
    if f"{name}.cost" in FIELDS:
        order.append(("cost", (numbers.number(f"{name}.cost") + step,)))
    order.append(("vp", (first - step, *later)))
    return [
        (f"{name}.{what}", value)
        for what, value in order
        if f"{name}.{what}" not in SURE and within(numbers, name, what, value)
    ]


def within(numbers: Numbers, name: str, what: str, value: tuple) -> bool:
    """Playable bounds: divisors 2 to 8, and on cards first VP / cost between 1/3 and 3/5 (rulings, open points)."""
    if what == "divisor":
        return 2 <= value[0] <= 8
    if name == "merchant" and what == "vp":
        return False  # its first space is printed in the rulebook's example
    if value[0] < 1 or (what == "vp" and value[0] < max(value)):
        return False
    if f"{name}.cost" not in FIELDS:
        total = value[0] + int(value[1])
        return value[0] <= 7 and (name != "succession_conflict" or total in (6, 7))
    cost = value[0] if what == "cost" else numbers.number(f"{name}.cost")
    first = value[0] if what == "vp" else int(numbers.get(f"{name}.vp")[0])
    return 1 / 3 <= first / cost <= 3 / 5 and 3 <= cost <= 9


def proposal(numbers: Numbers, tally: Tally, names: list[str], tried: set[Step]) -> Step | None:
    """A step for the member of a group that stands out most, and that was not tried in vain."""
    rates = middle([tally.rate(name) for name in names])
    shares = middle([tally.share(name) for name in names])
    found = []
    for name in names:
        rate, share = tally.rate(name) / rates, tally.share(name) / shares
        harder = rate > TAKEN_TOO_OFTEN or share > PAYS_TOO_WELL
        if harder or rate < TAKEN_TOO_SELDOM or share < PAYS_TOO_LITTLE:
            found.append((abs(rate - 1) + abs(share - 1), name, harder))
    for _, name, harder in sorted(found, reverse=True):
        for step in steps(numbers, name, harder):
            if step not in tried:
                return step
    return None


def tune(numbers: Numbers, tally: Tally, rounds: int, games: int, processes: int) -> tuple[Numbers, Tally]:
    """In each round one step in each group, kept where the group became more even."""
    tried: set[Step] = set()
    for number in range(rounds):
        wanted = {group: proposal(numbers, tally, names, tried) for group, names in groups().items()}
        if not any(wanted.values()):
            break
        together = TABLE.checked({**numbers.changed, **dict(filter(None, wanted.values()))})
        after = measure(together.text(), games, processes)
        kept = dict(numbers.changed)
        for group, step in wanted.items():
            if step and spread(after, [group]) < spread(tally, [group]):
                kept[step[0]] = step[1]
            elif step:
                tried.add(step)
        better = TABLE.checked(kept)
        if better.text() != numbers.text():
            numbers = better
            tally = after if better.text() == together.text() else measure(better.text(), games, processes)
        print(f"# round {number + 1}: spread {spread(tally):.3f} {numbers.text()}", file=sys.stderr, flush=True)
    return numbers, tally


def table(tally: Tally) -> dict[str, tuple[float, float]]:
    return {name: (tally.rate(name), tally.share(name)) for names in groups().values() for name in names}


def spread(tally: Tally, among: Iterable[str] | None = None) -> float:
    """How uneven it is: the mean distance of rates and shares from the middle of their group."""
    found = []
    compared = groups()
    for group in among or compared:
        names = compared[group]
        for values in ([tally.rate(name) for name in names], [tally.share(name) for name in names]):
            found += [abs(value / max(middle(values), 1e-9) - 1) for value in values]
    return sum(found) / len(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("measure", "tune"))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--numbers", default="")
    args = parser.parse_args()
    numbers = from_text(args.numbers)
    before = measure(numbers.text(), args.games, args.processes)
    best, best_tally = numbers, before
    if args.what == "tune":
        best, best_tally = tune(numbers, before, args.rounds, args.games, args.processes)
    print(f"# spread {spread(before):.3f} -> {spread(best_tally):.3f}")
    print(f"# numbers {best.text()}")
    old, new = table(before), table(best_tally)
    for group, names in groups().items():
        for name in names:
            print("\t".join([group, name, *(f"{one:.2f}" for one in (*old[name], *new[name]))]))


if __name__ == "__main__":
    main()
