"""Print as JSON what wire-types.mjs turns into files of the page.

The schema of the wire; for each game the schema of its views and events, and its component tables.
"""

import json
import sys
from typing import Any

import msgspec

from adamak.core import games
from adamak.server import wire

SHORTENED = {"Trouble", "Preview"}  # sent without what is at its default


def closed(types: dict[str, Any], *, complete: bool = True) -> dict[str, Any]:
    """Only what is named may be relied upon; `complete`: nothing that is named is left out."""
    for name, described in types.items():
        described.pop("description", None)
        described.pop("discriminator", None)
        # What a client sends is strict and may leave defaults out; what the server sends comes in full.
        if "properties" in described and "additionalProperties" not in described:
            described["additionalProperties"] = False
            if complete and name not in SHORTENED:
                described["required"] = list(described["properties"])
    return types


def named(schema: Any, types: dict[str, Any]) -> Any:
    """Lists of names under their title become types of their own."""
    if isinstance(schema, list):
        return [named(part, types) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "title" in schema and "enum" in schema:
        types[schema["title"]] = {"enum": schema["enum"]}
        return {"$ref": f"#/$defs/{schema['title']}"}
    if "enum" in schema.get("propertyNames", {}):  # an entry for each of the names
        names = schema["propertyNames"]["enum"]
        value = named(schema["additionalProperties"], types)
        entries = dict.fromkeys(names, value)
        return {"type": "object", "properties": entries, "required": names, "additionalProperties": False}
    return {key: named(part, types) for key, part in schema.items()}


def views(game: Any) -> dict[str, Any] | None:
    """The types of a game that declares its views; None for one that does not."""
    view = getattr(getattr(getattr(game, "parts", None), "views", None), "View", None)
    if view is None:
        return None
    _, described = msgspec.json.schema_components([view], ref_template="#/$defs/{name}")
    types: dict[str, Any] = {}
    types |= {name: named(schema, types) for name, schema in described.items()}
    for schema in types.values():
        schema.pop("title", None)
    return closed(types | {"GameEvent": game.parts.events.EVENTS.schema()}, complete=False)


def tables(game: Any) -> dict[str, Any] | None:
    """The component tables of a game with their types."""
    values = game.tables()
    if values is None:
        return None
    _, types = msgspec.json.schema_components([type(values)], ref_template="#/$defs/{name}")
    return {"type": type(values).__name__, "schema": closed(types), "values": msgspec.to_builtins(values)}


known = {
    "wire": closed(wire.schema()["$defs"]),
    "games": {game.id: {"views": views(game), "tables": tables(game)} for game in games().values()},
}
json.dump(known, sys.stdout)
