"""Playthroughs: whole random games told as text, kept beside a game's tests, so that a change shows in a diff.

In a test module of the game's own:

    @pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
    def test_playthrough(path):
        assert path.read_text(encoding="utf-8") == playthrough.retold(MY_GAME, path.read_text(encoding="utf-8"))

A file begins with the seats, the options and the seed of the game; the rest is told anew by
`python -m adamak.testing.playthrough FILE...`, after which the difference is worth reading.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from adamak.core.game import Game
from adamak.core.registry import find
from adamak.core.rng import Rng

AnyGame = Game[Any, Any]
REFUSAL_EVERY = 3  # moves
SCORES_EVERY = 25


def retold(game: AnyGame, text: str) -> str:
    """The playthrough whose first line stands in `text`, as the rules are now."""
    first = text.splitlines()[0]
    facts = json.loads(first)
    return "\n".join([first, *story(game, facts["seats"], facts["options"], facts["seed"])]) + "\n"


def story(game: AnyGame, seats: int, options: dict[str, Any], seed: str) -> Iterator[str]:
    """Every move with the number of choices, the events as the mover reads them, now and then a refusal, the scores."""
    position = game.start(seats, options, seed=seed)
    position.watch()
    rng = Rng(f"playthrough {seed}")
    number = 0
    while not position.is_over():
        number += 1
        actors = position.actors()
        seat = int(actors[rng.below(len(actors))])
        legal = sorted(int(move) for move in position.legal(seat))
        move = drawn(game, legal, rng)
        choices = len(legal)
        if number % REFUSAL_EVERY == 0:
            refused = drawn(game, sorted(set(range(len(game.moves))) - set(legal)), rng)
            why = position.why_not(seat, refused)
            assert why is not None
            yield f"  not {game.moves.words(refused)}: {why.clause} {why.reason} {dict(why.facts)}"
        position.apply(seat, move)
        yield f"{number} seat {seat} of {choices}: {game.moves.words(move)}"
        yield from (f"  {in_words(event)}" for event in position.events_for(seat))
        if number % SCORES_EVERY == 0:
            yield f"  = {json.dumps(position.scores())}"
    yield f"{position.ending()}: places {position.ranking()}"
    yield json.dumps(position.scores())


def drawn(game: AnyGame, among: list[int], rng: Rng) -> int:
    """A kind of move first, then a move of that kind: else the kinds with many moves would crowd out the others.

    Passing is put off most of the time, for a game of passes tells little.
    """
    kinds: dict[str, list[int]] = {}
    for move in among:
        kinds.setdefault(game.moves.words(move).split(" ")[0], []).append(move)
    if len(kinds) > 1 and rng.below(4):
        kinds.pop("pass", None)
    moves = kinds[sorted(kinds)[rng.below(len(kinds))]]
    return moves[rng.below(len(moves))]


def in_words(event: dict[str, Any]) -> str:
    facts = (f"{name}={value}" for name, value in event.items() if name != "event")
    return " ".join([str(event["event"]), *facts])


def main(paths: list[str]) -> None:
    for path in map(Path, paths):
        text = path.read_text(encoding="utf-8")
        path.write_text(retold(find(json.loads(text.splitlines()[0])["game"]), text), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
