"""From the facts of a move, an event or a refusal to the arguments of its sentence: one set of rules for all games.

- a word under the key `card` is said by the message `card-<word>`, if there is one;
- a word the sentence selects on (`{ $ending -> ... }`) stays the id it is, so that the sentence can compare it;
- a list under `cards` is said thing by thing, equal ones counted, and comes with `cards_count`; where the catalogue has
  `label-good-count`, a list under `goods` is one of amounts, and "1 silver" is counted as well;
- a seat (`seat`, `to`, `loser`, `owner`, `viewer`, or a list `seats`) becomes the player's name;
- yes and no are the words "yes" and "no", to select on; what is None is not told at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from adamak.words.words import Words

SEAT_KEYS = frozenset({"seat", "to", "loser", "owner", "viewer"})


def arguments(
    words: Words, message: str, facts: Mapping[str, Any], names: Sequence[str] = ()
) -> dict[str, str | int | float]:
    """The arguments of one sentence."""
    raw = words.uses(message).selected
    told: dict[str, str | int | float] = {}
    for key, value in facts.items():
        if value is None:
            continue
        if isinstance(value, list | tuple):
            told[key] = _list(words, key, value, names)
            told[f"{key}_count"] = len(value)
        elif isinstance(value, str):
            told[key] = value if key in raw else _word(words, key, value)
        elif isinstance(value, bool):
            told[key] = "yes" if value else "no"
        elif isinstance(value, int):
            told[key] = player(names, value) if key in SEAT_KEYS else value
        elif isinstance(value, float):
            told[key] = value
    return told


def player(names: Sequence[str], seat: int) -> str:
    """The name of whoever sits there."""
    return names[seat] if 0 <= seat < len(names) else str(seat + 1)


def _word(words: Words, key: str, value: str) -> str | int:
    """A move's arguments are words even where they are numbers ("draw 3"): those count as numbers."""
    message = f"{key}-{value}"
    if words.has(message):
        return words.say(message)
    return int(value) if value.isascii() and value.isdigit() else value


def _list(words: Words, key: str, values: Sequence[Any], names: Sequence[str]) -> str:
    if all(isinstance(value, int) for value in values):
        return words.join([player(names, value) if key == "seats" else words.number(value) for value in values])
    kind = key.removesuffix("ies") + "y" if key.endswith("ies") else key.removesuffix("s")
    return words.join([_counted(words, kind, value, copies) for value, copies in Counter(map(str, values)).items()])


def _counted(words: Words, kind: str, value: str, copies: int) -> str:
    """A thing as often as it is there: "2 × Drummer". What is an amount is counted even where it is one: "1 silver"."""
    thing = str(_word(words, kind, value))
    amount = f"label-{kind}-count"
    if words.has(amount):
        return words.format(amount, {"number": copies, kind: thing})
    return words.say("list-times", count=copies, thing=thing) if copies > 1 else thing
