"""Print as JSON what wire-types.mjs turns into TypeScript: the schema of the wire, and each game's component tables."""

import json
import sys
from typing import Any

import msgspec

from adamak.core import games
from adamak.server import wire

SHORTENED = {"Trouble", "Preview"}  # sent without what is at its default


def for_the_page(types: dict[str, Any]) -> dict[str, Any]:
    for name, described in types.items():
        described.pop("description", None)
        described.pop("discriminator", None)
        # What a client sends is strict and may leave defaults out; what the server sends comes in full.
        if "properties" in described and "additionalProperties" not in described:
            described["additionalProperties"] = False  # for the reader: only what is named may be relied upon
            if name not in SHORTENED:
                described["required"] = list(described["properties"])
    return types


def tables(told: msgspec.Struct) -> dict[str, Any]:
    _, types = msgspec.json.schema_components([type(told)], ref_template="#/$defs/{name}")
    return {"type": type(told).__name__, "schema": for_the_page(types), "tables": msgspec.to_builtins(told)}


told = {game.id: game.tables() for game in games().values()}
json.dump(
    {
        "wire": for_the_page(wire.schema()["$defs"]),
        "games": {name: tables(given) for name, given in told.items() if given is not None},
    },
    sys.stdout,
)
