"""Who sits where: people, and bots that choose for themselves."""

from __future__ import annotations

from dataclasses import dataclass

from adamak.bots import AT_THE_TABLE
from adamak.cli.output import tidy
from adamak.core.errors import Problem
from adamak.words import GameWords

HUMAN = "human"


@dataclass(frozen=True)
class Player:
    """One seat's player. Saved as "human:Sara", so that a resumed match knows who plays."""

    kind: str
    name: str

    @property
    def is_human(self) -> bool:
        return self.kind == HUMAN

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}"


def read_players(said: GameWords, given: str) -> list[Player]:
    """`human,random` or with names, `human:Sara,random:Robo`."""
    return _named(said, [word.strip().partition(":")[::2] for word in given.split(",")])


def saved_players(said: GameWords, saved: list[str] | None, seats: int) -> list[Player]:
    """From a save file; one that names nobody, or names without a kind, is a match among people."""
    pairs = [word.partition(":")[::2] for word in saved or [HUMAN] * seats]
    known = [(kind, name) if kind == HUMAN or kind in AT_THE_TABLE else (HUMAN, kind) for kind, name in pairs]
    if len(known) != seats:
        raise Problem("save-players", seats=seats, found=len(known))
    return _named(said, known)


def _named(said: GameWords, pairs: list[tuple[str, str]]) -> list[Player]:
    players = []
    for number, (kind, name) in enumerate(pairs, 1):
        if kind != HUMAN and kind not in AT_THE_TABLE:
            raise Problem("unknown-player", player=kind[:40], known=[HUMAN, *AT_THE_TABLE])
        usual = said.say("player-name" if kind == HUMAN else "bot-name", number=number)
        players.append(Player(kind, " ".join(name.split())[:30] or tidy(usual)))
    names = [player.name for player in players]
    for name in names:
        if names.count(name) > 1:
            raise Problem("same-name", name=name)
    return players
