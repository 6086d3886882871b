"""`adamak soak`: random games over all seat counts and options, each watched for faults of the engine.

The long run of the project: `adamak soak condottiere --games 100000 --processes 2`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from typing import Any

from adamak.cli.output import print_json, say, tidy, words
from adamak.cli.sim import LONGEST, bar, workers
from adamak.core.errors import Problem
from adamak.core.game import Game
from adamak.core.position import Position
from adamak.core.registry import find
from adamak.core.rng import Rng
from adamak.core.rollout import play_randomly

WRITTEN = 10  # one game in so many is stopped on its way, written down as a setup, and loaded back
STEPPED = 50  # one game in so many is played move by move, every actor's choices looked at


@dataclass(frozen=True)
class Group:
    """One combination of options, played with every number of seats it allows."""

    options: tuple[tuple[str, object], ...]
    seats: tuple[int, ...]

    def __str__(self) -> str:
        return ", ".join(f"{name}={value}" for name, value in self.options) or "-"


def groups(game: Game[Any, Any]) -> list[Group]:
    """All combinations of the optional rules, then every pair of values of all options."""
    from adamak.testing.covering import covering

    # An optional rule proper: a switch that stands alone and that the rulebook describes without doubt.
    rules = [
        str(option["name"])
        for option in game.options_type.describe()
        if option["kind"] == "switch" and not option["needs"] and option["confidence"] == "high"
    ]
    found = []
    for chosen in product((False, True), repeat=len(rules)):
        options = {**game.unattended, **{name: True for name, on in zip(rules, chosen, strict=True) if on}}
        found.append(Group(tuple(options.items()), _seats_allowed(game, options)))
    pairs = [Group(tuple(case.options.items()), (case.seats,)) for case in covering(game)]
    return [group for group in dict.fromkeys([*found, *pairs]) if group.seats]


def _seats_allowed(game: Game[Any, Any], options: dict[str, object]) -> tuple[int, ...]:
    """The seat counts that these options do not contradict."""
    allowed = []
    for seats in game.seat_counts:
        with suppress(Problem):
            game.read_options(seats, options)
            allowed.append(seats)
    return tuple(allowed)


@dataclass
class Findings:
    """What one group's games showed."""

    games: int = 0
    moves: int = 0
    written: int = 0  # positions written down and loaded back
    faults: tuple[str, ...] = ()


def soak_group(game_id: str, group: Group, games: int, seed: str) -> Findings:
    """Plays a group's games, seat counts in turn; a fault names the seed that shows it again."""
    game = find(game_id)
    found = Findings()
    for index in range(games):
        seats = group.seats[index % len(group.seats)]
        name = f"{seed}/{index}"
        try:
            moves, written = _watched(game, seats, dict(group.options), name, index)
        except Exception as fault:  # a broken engine may fail in any way, and every way is a finding
            line = f"seats={seats} seed={name} {group}: {type(fault).__name__}: {str(fault)[:200]}"
            found.faults = (*found.faults, line)
            continue
        found.games += 1
        found.moves += moves
        found.written += written
    return found


def _watched(game: Game[Any, Any], seats: int, options: dict[str, object], seed: str, index: int) -> tuple[int, int]:
    """One game to its end: how many moves, how many positions written down."""
    position = game.start(seats, options, seed=seed)
    rng = Rng(f"{seed}/play")
    moves = written = 0
    if index % STEPPED == 1:
        moves = _step_by_step(position, rng)
    elif index % WRITTEN == 0:
        while not position.is_over() and moves < LONGEST:
            moves += play_randomly(position, rng, 1 + rng.below(120))[0]
            packed = position.to_bytes()
            if not game.from_setup(position.to_setup()).to_bytes() == packed == game.from_bytes(packed).to_bytes():
                raise AssertionError("written down and loaded back, the position is another one")
            written += 1
    moves += play_randomly(position, rng, LONGEST - moves)[0]
    if not position.is_over():
        raise AssertionError(f"no end after {moves} moves")
    if position.ending() not in game.endings:
        raise AssertionError(f"ending {position.ending()!r} is not one of the game's")
    shares = sum(position.payoff(seat) for seat in range(seats))
    if abs(shares - (0 if position.automa_won() else 1)) > 1e-9:
        raise AssertionError("the winners' shares do not add up to one")
    return moves, written


def _step_by_step(position: Position, rng: Rng) -> int:
    for moves in range(LONGEST):
        actors = position.actors()
        if not actors:
            return moves
        choices = [position.legal(seat) for seat in actors]
        if not all(len(legal) for legal in choices):
            raise AssertionError(f"a seat of {actors} must decide and has no legal move")
        which = rng.below(len(actors))
        move = choices[which][rng.below(len(choices[which]))]
        refusal = position.why_not(actors[which], int(move))
        if refusal is not None:
            raise AssertionError(f"move {move} is legal, but {refusal.clause} {refusal.reason} forbids it")
        position.apply(actors[which], move)
    return LONGEST


def soak_game(game_id: str, games: int, seed: str, processes: int, as_json: bool) -> int:
    """The whole run; exit status 1 when anything was found."""
    game = find(game_id)
    if len(seed) > 100:
        raise Problem("seed-too-long", longest=100)
    plan = list(_plan(groups(game), games))
    total = Findings()
    begun = time.perf_counter()
    with bar(games) as step, workers(processes) as pool:
        jobs = [(game_id, group, number, f"{seed}/{k}") for k, (group, number) in enumerate(plan)]
        for (group, number), found in zip(plan, pool.run(soak_group, jobs), strict=True):
            step(number)
            total.games += found.games
            total.moves += found.moves
            total.written += found.written
            total.faults += found.faults
            if not as_json:
                _print_group(group, found)
    seconds = time.perf_counter() - begun
    if as_json:
        print_json({
            "games": total.games, "moves": total.moves, "groups": len(plan), "written": total.written,
            "seconds": round(seconds, 1), "faults": list(total.faults),
        })  # fmt: skip
    else:
        name = words().game(game).name()
        args = {"games": total.games, "moves": total.moves, "groups": len(plan), "written": total.written}
        print(say("soak-total", name=name, seconds=round(seconds, 1), faults=len(total.faults), **args))
    return 1 if total.faults else 0


def _plan(found: list[Group], games: int) -> Iterator[tuple[Group, int]]:
    """The games spread evenly over the groups."""
    for k, group in enumerate(found):
        number = games * (k + 1) // len(found) - games * k // len(found)
        if number:
            yield group, number


def _print_group(group: Group, found: Findings) -> None:
    print(tidy(say("soak-group", games=found.games, moves=found.moves, group=str(group))), flush=True)
    for fault in found.faults[:3]:
        print(say("soak-fault", fault=fault), flush=True)
