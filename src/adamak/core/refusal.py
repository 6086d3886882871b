"""A refusal: which rule forbids a move, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Fact = str | int | list[str]


@dataclass(frozen=True, slots=True)
class Refusal:
    """The clause a move would break.

    `reason` names the sentence `refusal-<reason>` in the game's catalogue; `facts` are its arguments, in the
    table's own ids ("modena", "drummer"), so that every language can say them.
    """

    clause: str
    reason: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        return {"clause": self.clause, "reason": self.reason, "facts": dict(self.facts)}
