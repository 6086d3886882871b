"""Making puzzles: strong games against oneself, searched for decisions where one move is clearly the best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from adamak.bots.bot import Budget, player, searching
from adamak.bots.hints import whole_turn
from adamak.bots.tree_player import Found
from adamak.bots.weighing import Weighing, weigh
from adamak.core import Game, Knowledge, Match, Rng
from adamak.core.puzzles import STEPS, Puzzle
from adamak.train.plans import plan_of
from adamak.train.selfplay import Chooser

PLAYING = Budget(150)  # a move of the games; what it finds says where to look longer
GLANCE = 0.5  # of the margin, by which the best move must stand out there
ANYHOW = 0.1  # of the other decisions are looked at as well: their solutions are the hard ones to find
LOOKING = Budget(1000)
SURE = Budget(10_000)  # ten times as long, where the look promises a puzzle
MARGIN = 0.1  # by which the solution must be better than any other move
STILL = 0.5  # of the margin, by which it must be better in the mean when it is weighed again
DICE = ("again", "once more", "and again")  # of the long searches by which puzzles are judged again
WIN = (0.2, 0.98)  # the chance after it: neither lost nor won anyhow
FEWEST_MOVES = 4  # to choose from
TRIES = 20  # of each level
TOO_EASY = 0.8  # the share of tries of the weakest level above which it is no puzzle
MOST_OF_A_GAME = 3
LONGEST = 600  # moves of a game


def made(game: Game[Any, Any], seed: str, margin: float = MARGIN, before: Sequence[Puzzle] = ()) -> Iterator[Puzzle]:
    """Puzzles, for as long as somebody takes them; from the game after those in which these were found before."""
    played = [int(one.seed.rpartition("/")[2]) for one in before if one.seed.startswith(f"{seed}/")]
    for number in count(max(played, default=-1) + 1):
        yield from _of_one_game(game, f"{seed}/{number}", margin)


def _of_one_game(game: Game[Any, Any], seed: str, margin: float) -> Iterator[Puzzle]:
    chooser = Chooser(f"{seed}/table")
    tables = [table for table in plan_of(game).tables if table[1] > 1]
    _, seats, options = tables[chooser.pick([table[0] for table in tables])]
    match = Match.start(game, seats, {**game.unattended, **options}, seed=seed)
    rng = Rng(f"{seed}/search")
    made = 0
    while (actors := match.position.actors()) and len(match.record) < LONGEST and made < MOST_OF_A_GAME:
        seat = actors[0]
        knowledge = Knowledge(game, match.position, seat, rng)
        legal = knowledge.legal()
        if len(legal) == 1:
            match.play(seat, legal[0])
            continue
        thinker = searching("puzzles", game, PLAYING)
        found = thinker.found(thinker.think(knowledge, rng), legal)
        begins = bool(match.record) and match.record[-1].seat != seat and len(actors) == 1
        if begins and len(legal) >= FEWEST_MOVES and (promises(found, margin) or chooser.uniform() < ANYHOW):
            puzzle = puzzle_here(match, knowledge, rng, margin)
            if puzzle is not None:
                made += 1
                yield puzzle
        match.play(seat, thinker.pick(found, rng))


def promises(found: list[Found], margin: float) -> bool:
    """Does the best move stand out at a glance?"""
    best, *others = found
    return all(best.value - other.value >= GLANCE * margin for other in others if other.visits)


def puzzle_here(match: Match, knowledge: Knowledge, rng: Rng, margin: float = MARGIN) -> Puzzle | None:
    """The puzzle of this decision, if it is one: found, confirmed by a search ten times as long, and not too easy."""
    looked = weigh(knowledge, rng, LOOKING)
    if not stands_out(looked, margin):
        return None
    game, solution = match.game, looked[0].move
    found = {level: success(game, level, knowledge, solution, rng) for level in STEPS}
    if found[STEPS[0]] > TOO_EASY:
        return None
    weighed = weigh(knowledge, rng, SURE)
    if weighed[0].move != solution or not stands_out(weighed, margin):
        return None
    return _written(match, knowledge, rng, weighed[0], {one.move: one.win for one in weighed}, found)


def judged_again(game: Game[Any, Any], puzzle: Puzzle, margin: float = MARGIN) -> Puzzle | None:
    """The same decision by today's networks and levels, if it still is a puzzle: by long searches with several dice.

    All of them must find the solution, and it must stand out in their mean.
    """
    match = puzzle.match(game)
    searches = []
    for dice in DICE:
        weighed = weigh(Knowledge(game, match.position, puzzle.seat, Rng(dice)), Rng(dice), SURE)
        if game.moves.words(weighed[0].move) != puzzle.solution:
            return None
        searches.append({one.move: one.win for one in weighed})
    chances = {move: sum(found[move] for found in searches) / len(searches) for move in searches[0]}
    solution = weighed[0].move
    if not clearly_best(chances, solution, STILL * margin):
        return None
    rng = Rng(f"{puzzle.seed}/{len(puzzle.record)}/again")
    knowledge = Knowledge(game, match.position, puzzle.seat, rng)
    found = {level: success(game, level, knowledge, solution, rng) for level in STEPS}
    if found[STEPS[0]] > TOO_EASY:
        return None
    return _written(match, knowledge, rng, weighed[0], chances, found)


def _written(
    match: Match, knowledge: Knowledge, rng: Rng, best: Weighing, chances: dict[int, float], found: dict[str, float]
) -> Puzzle:  # fmt: skip
    words = match.game.moves.words
    turn = whole_turn(best, knowledge, rng)
    order = sorted(chances, key=lambda move: chances[move], reverse=True)
    return Puzzle(
        match.seats, match.origin["options"], match.origin["seed"],
        [entry.words(match.game) for entry in match.record], knowledge.seat,
        [words(move) for move in turn], {words(move): round(chances[move], 3) for move in order}, found,
    )  # fmt: skip


def stands_out(weighed: list[Weighing], margin: float) -> bool:
    """Is the first of these better than every other one by at least so much?"""
    return clearly_best({one.move: one.win for one in weighed}, weighed[0].move, margin)


def clearly_best(chances: dict[int, float], solution: int, margin: float) -> bool:
    best = chances[solution]
    others = [chance for move, chance in chances.items() if move != solution]
    return WIN[0] <= best <= WIN[1] and all(best - other >= margin for other in others)


def success(game: Game[Any, Any], level: str, knowledge: Knowledge, solution: int, rng: Rng) -> float:
    """How often a level finds it."""
    return sum(player(level, game).choose(knowledge, rng) == solution for _ in range(TRIES)) / TRIES
