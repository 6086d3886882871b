"""Who sits where: people, and bots that choose for themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from adamak.bots import player
from adamak.cli.output import tidy
from adamak.cli.who_plays import HUMAN, PLAIN, read_player, write_player
from adamak.core.errors import Problem
from adamak.core.game import Game
from adamak.words import GameWords


@dataclass(frozen=True)
class Player:
    """One seat's player: a person, or a bot by its name (docs/bots.md). Saved as "human:Sara", "random:Robo" or
    "Robo <mcts:500>", so that a resumed match knows who plays."""

    kind: str
    name: str

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN

    def __str__(self) -> str:
        return write_player(self.kind, self.name)


def read_players(wording: GameWords, given: Sequence[str]) -> list[Player]:
    """In the order of seats, commas between them; the command line of a program may hold commas and stands alone."""
    found: list[str] = []
    for word in given:
        found += [word] if "run:" in word else word.split(",")
    return _named(wording, [read_player(word) for word in found])


def saved_players(wording: GameWords, saved: list[str] | None, seats: int) -> list[Player]:
    """From a save file; one that names nobody, or names without a kind, is a match among people."""
    pairs = [(word, *read_player(word)) for word in saved or [HUMAN] * seats]
    known = [(kind, name) if kind in PLAIN or word.endswith(">") else (HUMAN, word) for word, kind, name in pairs]
    if len(known) != seats:
        raise Problem("save-players", seats=seats, found=len(known))
    return _named(wording, known)


def _named(wording: GameWords, pairs: list[tuple[str, str]]) -> list[Player]:
    players = []
    for number, (kind, name) in enumerate(pairs, 1):
        if kind != HUMAN:
            _check(kind, wording.of)
        usual = wording.say("player-name" if kind == HUMAN else "bot-name", number=number)
        players.append(Player(kind, " ".join(name.split())[:30] or tidy(usual)))
    names = [player.name for player in players]
    for name in names:
        if names.count(name) > 1:
            raise Problem("same-name", name=name)
    return players


def _check(kind: str, game: Game[Any, Any]) -> None:
    """Is there such a bot?"""
    try:
        player(kind, game).close()
    except Problem as problem:
        if problem.code != "unknown-bot":
            raise
        raise Problem("unknown-player", player=kind[:40], known=f"{HUMAN}, {problem.args_['known']}") from None
