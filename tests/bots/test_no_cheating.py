"""A bot cannot cheat: it is given knowledge, and in knowledge there is nothing to find."""

from __future__ import annotations

import ast
import gc
import types
from collections import Counter
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import adamak.bots
from adamak.bots import Player, player
from adamak.core import Knowledge, Match, Position, Rng, find, games, visible_move
from adamak.testing.covering import covering

SOURCES = sorted(Path(adamak.bots.__path__[0]).rglob("*.py"))
DRIVERS = {"analysis.py"}  # not a player: it judges matches that are over


def midgame(game_id: str, seed: str, moves: int = 20) -> tuple[Match, int]:
    game = find(game_id)
    match = Match.start(game, game.seat_counts[-1], game.unattended, seed=seed)
    rng = Rng(seed)
    while len(match.record) < moves or len(match.position.legal(match.position.actors()[0])) < 2:
        seat = match.position.actors()[0]
        legal = match.position.legal(seat)
        match.play(seat, int(legal[rng.below(len(legal))]))
    return match, match.position.actors()[0]


# --- rules of types and imports -------------------------------------------------------------------


def test_a_player_is_given_knowledge_and_never_a_position() -> None:
    assert get_type_hints(Player.choose)["knowledge"] is Knowledge
    assert set(get_type_hints(Player.saw)) == {"seat", "move", "return"}


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.name)
def test_bots_import_neither_table_nor_server_nor_match(file: Path) -> None:
    forbidden = {"adamak.table", "adamak.server", "adamak.arena", "adamak.cli", "adamak.core.match"}
    for node in ast.walk(ast.parse(file.read_text())):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}", *(f"{node.module}.{alias.name}" for alias in node.names)]
            if node.module == "adamak.core" and file.name not in DRIVERS:
                assert "Match" not in {alias.name for alias in node.names}
        assert not any(name == bad or name.startswith(f"{bad}.") for name in names for bad in forbidden)


def test_a_private_attribute_of_knowledge_is_nobody_elses() -> None:
    for file in SOURCES:
        assert "._like" not in file.read_text(), file.name


# --- a bot that digs ------------------------------------------------------------------------------


class Digger:
    """Follows every reference from what it is given, and keeps each position it meets."""

    name = "digger"

    def __init__(self) -> None:
        self.found: list[Position] = []

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        seen: set[int] = set()
        todo: list[Any] = [knowledge, rng]
        while todo and len(seen) < 200_000:
            one = todo.pop()
            if id(one) in seen or isinstance(one, types.ModuleType | type | types.FunctionType | types.FrameType):
                continue
            seen.add(id(one))
            if isinstance(one, Position):
                self.found.append(one)
            todo += gc.get_referents(one)
            todo += (
                [getattr(one, name, None) for name in dir(one) if not name.startswith("__")] if one is knowledge else []
            )
        return knowledge.legal()[0]

    def saw(self, seat: int, move: int | None) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.mark.parametrize("game_id", list(games()))
def test_a_bot_that_digs_finds_no_true_position(game_id: str) -> None:
    match, seat = midgame(game_id, "dig")
    digger = Digger()
    digger.choose(Knowledge(match.game, match.position, seat, Rng("k")), Rng("d"))
    assert digger.found, "it finds the sample, at least"
    truth = match.position
    for position in digger.found:
        assert position is not truth
        assert (position.key_a, position.key_b) != (truth.key_a, truth.key_b), "the true dice of the future"
        if match.game.secrets:
            assert position.digest() != truth.digest()


@pytest.mark.parametrize("game_id", list(games()))
def test_playing_with_a_sample_leaves_the_match_alone(game_id: str) -> None:
    match, seat = midgame(game_id, "vandal")
    before = match.position.to_bytes()
    knowledge = Knowledge(match.game, match.position, seat, Rng("k"))
    sample = knowledge.sample(Rng("s"))
    sample.apply(seat, knowledge.legal()[0])
    knowledge.view().clear()
    knowledge.legal().clear()
    assert match.position.to_bytes() == before
    assert knowledge.view() == match.position.view(seat)
    assert knowledge.legal() == list(match.position.legal(seat))


# --- the same knowledge, the same choice ----------------------------------------------------------


def choices(spec: str, match: Match, position: Position, seat: int, times: int) -> Counter[int]:
    counted: Counter[int] = Counter()
    for number in range(times):
        rng = Rng(f"choice {number}")
        counted[player(spec, match.game).choose(Knowledge(match.game, position, seat, rng), rng)] += 1
    return counted


@pytest.mark.parametrize("game_id", list(games()))
@pytest.mark.parametrize("spec", ["random", "greedy:2", "mcts:24"])
def test_what_others_really_hold_changes_no_choice(game_id: str, spec: str) -> None:
    """Hidden things dealt anew, the same dice: the same distribution of choices, here even the same choices."""
    for seed in ("one", "two", "three"):
        match, seat = midgame(game_id, seed)
        truth = choices(spec, match, match.position, seat, 30)
        for other in range(3):
            like = match.position.sample(seat, Rng(f"other {other}"))
            dealt = choices(spec, match, like, seat, 30)
            apart = sum((truth - dealt).values()) / 30
            assert apart <= (0 if canonical(match, seat) else 0.5), (truth, dealt)


def canonical(match: Match, seat: int) -> bool:
    """Does a sample follow from the dice alone? So in our games; another's may deal fairly, but in another order."""
    other = match.position.sample(seat, Rng("x"))
    return match.position.sample(seat, Rng("y")).to_bytes() == other.sample(seat, Rng("y")).to_bytes()


@pytest.mark.parametrize("game_id", list(games()))
def test_a_sample_follows_from_the_dice_alone(game_id: str) -> None:
    for seed in ("a", "b", "c", "d"):
        match, seat = midgame(game_id, seed, 30)
        assert canonical(match, seat)


# --- what is told of a move -----------------------------------------------------------------------


@pytest.mark.parametrize("game_id", list(games()))
def test_a_move_that_is_told_can_be_told_apart_at_the_table(game_id: str) -> None:
    """`saw` gives away nothing: of two moves that are not sealed every viewer can see which one was made."""
    game = find(game_id)
    for number, case in enumerate(covering(game)):
        seats = case.seats
        position = game.start(seats, case.options, seed=f"told {number}")
        rng = Rng(f"told {number}")
        for step in range(120):
            if position.is_over():
                break
            seat = position.actors()[0]
            legal = [int(move) for move in position.legal(seat)]
            if step % 7 == 0:
                for viewer in range(seats):
                    if viewer != seat:
                        told = [_told(position, seat, move, viewer) for move in legal]
                        seen = [
                            at
                            for at, move in enumerate(legal)
                            if visible_move(position, seat, move, viewer) is not None
                        ]
                        assert all(told.count(told[at]) == 1 for at in seen)
            position.apply(seat, legal[rng.below(len(legal))])


def _told(position: Position, seat: int, move: int, viewer: int) -> str:
    after = position.clone()
    after.watch()
    after.apply(seat, move)
    return repr([after.view(viewer), after.events_for(viewer)])
