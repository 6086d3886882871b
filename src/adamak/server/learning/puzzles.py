"""Puzzles: decisions of strong games to be solved, as their seat saw them."""

from __future__ import annotations

from functools import cache
from itertools import count
from math import gcd
from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from adamak.core import Match, Problem, Rng, games
from adamak.core.play_ahead import previews
from adamak.core.puzzles import Puzzle, puzzles_of
from adamak.server.errors import may_answer
from adamak.server.learning import learning_wire as wire
from adamak.server.tables import access
from adamak.server.tables.server_time import now
from adamak.server.wire import Grounds

DAY = 86_400_000  # milliseconds
STRIDE = 19  # from a game's puzzle to its next one, at least


@get("/api/puzzles", security=access.ANYBODY, tags=["puzzles"], sync_to_thread=False)
def puzzles() -> wire.Puzzles:
    """How many there are of each game and how difficult, and which one is today's."""
    return wire.Puzzles(_difficulties(), of_the_day(now() // DAY))


@get(
    "/api/games/{game_id:str}/puzzles/{number:int}",
    security=access.ANYBODY, responses=may_answer(404), tags=["puzzles"], sync_to_thread=True,
)  # fmt: skip
def puzzle(game_id: FromPath[str], number: FromPath[int]) -> wire.PuzzleShown:
    """One puzzle, with its solution: whoever solves it plays against nobody."""
    found, match = _stood(game_id, number)
    position, seat = match.position, found.seat
    options = match.game.read_options(match.seats, found.options).to_json()
    rng = Rng(f"{found.seed} {number}")
    return wire.PuzzleShown(
        game_id, number, found.difficulty, found.seats, seat, options,
        position.view(seat), [match.game.moves.words(int(move)) for move in position.legal(seat)],
        previews(position, seat, rng), found.turn, found.chances, found.found,
    )  # fmt: skip


@get(
    "/api/games/{game_id:str}/puzzles/{number:int}/why",
    security=access.ANYBODY, responses=may_answer(404, 422), tags=["puzzles"], sync_to_thread=True,
)  # fmt: skip
def why(
    game_id: FromPath[str],
    number: FromPath[int],
    move: Annotated[str, QueryParameter(description="a move in words")],
) -> Grounds | None:
    """Which rule forbids this move there; nothing where it is legal."""
    found, match = _stood(game_id, number)
    refusal = match.position.why_not(found.seat, match.game.moves.number(move))
    return None if refusal is None else Grounds(refusal.clause, refusal.reason, dict(refusal.facts))


def of_the_day(day: int) -> wire.PuzzleNamed | None:
    """The games take turns, and the puzzles of each."""
    known = [(game, len(found)) for game, found in _difficulties().items()]
    if not known:
        return None
    game, number = known[day % len(known)]
    stride = next(step for step in count(STRIDE) if gcd(step, number) == 1)  # so that all of them come
    return wire.PuzzleNamed(game, 1 + day // len(known) * stride % number)


@cache
def _difficulties() -> dict[str, list[int]]:
    found = {name: [one.difficulty for one in puzzles_of(game)] for name, game in games().items()}
    return {name: difficulties for name, difficulties in found.items() if difficulties}


def _stood(game_id: str, number: int) -> tuple[Puzzle, Match]:
    """A puzzle, and its game up to the decision."""
    game = games().get(game_id)
    if game is None:
        raise Problem("no-such-game", game=game_id[:40])
    found = puzzles_of(game)
    if not 1 <= number <= len(found):
        raise Problem("no-such-puzzle", puzzle=str(number)[:10])
    return found[number - 1], found[number - 1].match(game)
