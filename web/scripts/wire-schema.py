"""Print the JSON Schema of everything on the wire, for wire-types.mjs to turn into TypeScript."""

import json
import sys

from adamak.server import wire

SHORTENED = {"Trouble"}  # sent without what is at its default

types = wire.schema()["$defs"]
for name, described in types.items():
    described.pop("description", None)
    described.pop("discriminator", None)
    # What a client sends is strict and may leave defaults out; what the server sends comes in full.
    if "properties" in described and "additionalProperties" not in described:
        described["additionalProperties"] = False  # for the reader: only what is named may be relied upon
        if name not in SHORTENED:
            described["required"] = list(described["properties"])

json.dump({"title": "Wire", "type": "object", "additionalProperties": False, "$defs": types}, sys.stdout)
