"""What is printed on a game's components, as a file: `components.toml` beside the rules, a section for each table.

    [wonders]                           # cost, what it does
    the_sphinx = ["CSGG", "again, vp 6"]

A line is one thing by its id with what its columns hold; compiled code reads packed tables made of these rows once.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

FILE = "components.toml"


def component_tables(package: str) -> dict[str, Any]:
    """Each section as a list of rows, the id first; a list outside of any section as it stands."""
    found = tomllib.loads(text_of(package))
    return {name: [row(*line) for line in table.items()] if isinstance(table, dict) else table
            for name, table in found.items()}  # fmt: skip


def text_of(package: str) -> str:
    return files(package).joinpath(FILE).read_text(encoding="utf-8")


def row(name: str, columns: Any) -> tuple[Any, ...]:
    """What is one column needs no brackets."""
    return name, *(columns if isinstance(columns, list) else [columns])
