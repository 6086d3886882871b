"""Any game's view, as lines for a terminal and as a table for a notebook: what a game looks like without a board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

CELL = "text-align:start;vertical-align:top;padding:1px 10px 1px 0"
FRAME = "border-collapse:collapse;font:13px/1.45 system-ui,sans-serif"


def lines(view: Mapping[str, Any], depth: int = 0) -> Iterator[str]:
    """Every fact of the view under its own key, indented."""
    for key, value in view.items():
        label = "  " * depth + str(key)
        if isinstance(value, dict) and value:
            yield f"{label}:"
            yield from lines(value, depth + 1)
        elif _is_rows(value):
            for number, one in enumerate(value):
                yield f"{label} {number}:"
                yield from lines(one, depth + 1)
        elif value is not None:
            yield f"{label}: {_short(value)}"


def html(view: Mapping[str, Any], caption: str = "") -> str:
    """The view as nested tables: one row for each fact, and one table for things of a kind (players, cards)."""
    title = f"<caption style='text-align:start;font-weight:600'>{escape(caption)}</caption>" if caption else ""
    return f"<table style='{FRAME}'>{title}{_facts(view)}</table>"


def _facts(view: Mapping[str, Any]) -> str:
    told = ((key, value) for key, value in view.items() if value is not None)
    return "".join(
        f"<tr><th scope='row' style='{CELL};font-weight:500;opacity:.7'>{_word(key)}</th>"
        f"<td style='{CELL}'>{_cell(value)}</td></tr>"
        for key, value in told
    )


def _cell(value: Any) -> str:
    if isinstance(value, dict) and value:
        return f"<table style='{FRAME}'>{_facts(value)}</table>"
    if _is_rows(value):
        return _rows(value)
    return escape(_short(value))


def _rows(rows: list[dict[str, Any]]) -> str:
    """Things of a kind side by side: a column for each key that any of them has something under."""
    keys = [
        key for key in dict.fromkeys(key for row in rows for key in row) if any(_says(row.get(key)) for row in rows)
    ]
    head = "".join(f"<th scope='col' style='{CELL};font-weight:500;opacity:.7'>{_word(key)}</th>" for key in keys)
    body = "".join(
        "<tr>" + "".join(f"<td style='{CELL}'>{_cell(row.get(key))}</td>" for key in keys) + "</tr>" for row in rows
    )
    return f"<table style='{FRAME}'><tr>{head}</tr>{body}</table>"


def _says(value: Any) -> bool:
    return value is not None and value != [] and value != {}


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def _word(key: object) -> str:
    return escape(str(key).replace("_", " "))


def _short(value: Any) -> str:
    if value is None or value in ([], {}):
        return "-"
    if isinstance(value, list):
        return ", ".join(_short(one) for one in value)
    return str(value)
