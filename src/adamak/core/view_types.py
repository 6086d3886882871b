"""Types for what views hold: names that a table lists, so that the page's types know each of them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


def named(title: str, names: Sequence[str]) -> msgspec.Meta:
    """One of these names: `TrayId = Annotated[str, named("TrayId", ACTION_IDS)]`."""
    return msgspec.Meta(extra_json_schema={"title": title, "enum": list(names)})
