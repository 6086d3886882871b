"""How a player of a seat is written down, on the command line and in save files."""

from __future__ import annotations

from adamak.bots import AT_THE_TABLE

HUMAN = "human"
PLAIN = (HUMAN, *AT_THE_TABLE)  # kinds that take no argument: what follows their colon is a name


def read_player(word: str) -> tuple[str, str]:
    """Kind and name: `human`, `human:Sara`, `easy:Robo`, `mcts:500`, `run:python mine.py`, `Robo <mcts:500>`."""
    word = word.strip()
    if word.endswith(">") and " <" in word:
        name, _, kind = word[:-1].partition(" <")
        return kind.strip(), name
    kind, _, name = word.partition(":")
    return (kind, name) if kind in PLAIN else (word, "")


def write_player(kind: str, name: str) -> str:
    """What `read_player` reads."""
    return f"{kind}:{name}" if kind in PLAIN else f"{name} <{kind}>"
