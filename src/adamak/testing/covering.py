"""A small set of seat counts and options in which every pair of choices occurs together at least once."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from adamak.core.errors import Problem
from adamak.core.game import Game
from adamak.core.rng import Rng


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def seed(self) -> str:
        """A short seed of this case's own."""
        return hashlib.sha256(str(self).encode()).hexdigest()[:12]

    def __str__(self) -> str:
        return "-".join([str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])


def values_of(option: dict[str, Any]) -> list[Any]:
    """What an option may be: all of it, or the ends of a range and its default."""
    if option["kind"] == "switch":
        return [False, True]
    if option["kind"] == "choice":
        return list(option["choices"])
    if option["kind"] == "text":
        return [option["default"]]
    return sorted({option["low"], option["default"], option["high"]})


def covering(game: Game[Any, Any], seed: str = "covering") -> list[Case]:
    """Every seat count with the default rules, then cases until each pair of option values has occurred."""
    domains: dict[str, list[Any]] = {"seats": list(game.seat_counts)}
    needs: dict[str, str] = {}
    for option in game.options_type.describe():
        name = str(option["name"])
        domains[name] = [game.unattended[name]] if name in game.unattended else values_of(option)
        needs[name] = str(option["needs"])
    unattended = dict(game.unattended)
    cases = [Case(seats, unattended) for seats in game.seat_counts]
    open_pairs = {
        ((one, a), (other, b)) for one, other in combinations(domains, 2) for a in domains[one] for b in domains[other]
    }
    rng = Rng(seed)
    for _ in range(2000):
        if not open_pairs:
            break
        best = max(
            (_candidate(game, domains, needs, rng) for _ in range(30)), key=lambda c: len(_pairs(c) & open_pairs)
        )
        gained = _pairs(best) & open_pairs
        if gained:
            open_pairs -= gained
            chosen = {name: value for name, value in best.items() if name != "seats"}
            cases.append(Case(best["seats"], _changed(game, chosen) | unattended))
        else:
            # What is left may be impossible together: drop a pair that no candidate can hold.
            # In a fixed order, for each question draws from the generator.
            left = sorted(open_pairs, key=str)
            open_pairs = {pair for pair in left if _possible(game, dict(pair), domains, needs, rng)}
    return cases


def _candidate(game: Game[Any, Any], domains: dict[str, list[Any]], needs: dict[str, str], rng: Rng) -> dict[str, Any]:
    while True:
        drawn = {name: values[rng.below(len(values))] for name, values in domains.items()}
        _satisfy(game, drawn, needs)
        if _allowed(game, drawn):
            return drawn


def _satisfy(game: Game[Any, Any], drawn: dict[str, Any], needs: dict[str, str]) -> None:
    """An option without meaning falls back to its default."""
    defaults = {str(o["name"]): o["default"] for o in game.options_type.describe()}
    for name, needed in needs.items():
        if needed and not drawn[needed]:
            drawn[name] = defaults[name]


def _allowed(game: Game[Any, Any], drawn: dict[str, Any]) -> bool:
    try:
        game.read_options(drawn["seats"], {k: v for k, v in drawn.items() if k != "seats"})
    except Problem:
        return False
    return True


def _possible(
    game: Game[Any, Any], wanted: dict[str, Any], domains: dict[str, list[Any]], needs: dict[str, str], rng: Rng
) -> bool:
    for _ in range(20):
        drawn = _candidate(game, domains, needs, rng) | wanted
        _satisfy(game, drawn, needs)
        if all(drawn[name] == value for name, value in wanted.items()) and _allowed(game, drawn):
            return True
    return False


def _pairs(drawn: dict[str, Any]) -> set[tuple[tuple[str, Any], tuple[str, Any]]]:
    return set(combinations(drawn.items(), 2))


def _changed(game: Game[Any, Any], chosen: dict[str, Any]) -> dict[str, Any]:
    defaults = {str(o["name"]): o["default"] for o in game.options_type.describe()}
    return {name: value for name, value in chosen.items() if value != defaults[name]}
