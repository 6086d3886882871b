"""Any game's view, as lines for a terminal and as a table for a notebook: what a game looks like without a board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

CELL = "text-align:start;vertical-align:top;padding:1px 12px 1px 0"
NAME = f"{CELL};font-weight:500;opacity:.65;white-space:nowrap"
FRAME = "border-collapse:collapse;font:13px/1.45 system-ui,sans-serif"


def lines(view: Mapping[str, Any], depth: int = 0) -> Iterator[str]:
    """Every fact of the view under its own key, indented."""
    for key, value in view.items():
        label = "  " * depth + str(key)
        if isinstance(value, dict) and value:
            yield f"{label}:"
            yield from lines(value, depth + 1)
        elif _rows(value):
            for number, row in enumerate(value):
                if row is not None:
                    yield f"{label} {number}:"
                    yield from lines(row, depth + 1)
        elif value is not None:
            yield f"{label}: {_short(value)}"


def html(view: Mapping[str, Any], caption: str = "") -> str:
    """The view as tables: a row for each fact that says something, a table for things of a kind (players, cards)."""
    title = f"<caption style='text-align:start;font-weight:600'>{escape(caption)}</caption>" if caption else ""
    return f"<table style='{FRAME}'>{title}{_facts(view)}</table>"


def _facts(view: Mapping[str, Any]) -> str:
    return "".join(
        f"<tr><th scope='row' style='{NAME}'>{_word(key)}</th><td style='{CELL}'>{_cell(value)}</td></tr>"
        for key, value in view.items()
        if _says(value)
    )


def _cell(value: Any) -> str:
    if _rows(value):
        return _kind(_rows(value))
    if isinstance(value, dict) and any(_rows(entry) or isinstance(entry, dict) for entry in value.values()):
        return f"<table style='{FRAME}'>{_facts(value)}</table>"
    return escape(_inline(value))


def _kind(rows: list[dict[str, Any]]) -> str:
    """Things of a kind side by side: a column for each key under which any of them says something."""
    known = dict.fromkeys(key for row in rows for key in row)
    keys = [key for key in known if any(_says(row.get(key)) for row in rows)]
    head = "".join(f"<th scope='col' style='{NAME}'>{_word(key)}</th>" for key in keys)
    body = "".join(
        "<tr>" + "".join(f"<td style='{CELL}'>{escape(_inline(row.get(key)))}</td>" for key in keys) + "</tr>"
        for row in rows
    )
    return f"<table style='{FRAME}'><tr>{head}</tr>{body}</table>"


def _inline(value: Any) -> str:
    """One cell in words."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_inline(entry)}" for key, entry in value.items() if _says(entry))
    if isinstance(value, list):
        entries = [
            f"({_inline(entry)})" if isinstance(entry, dict | list) else _inline(entry)
            for entry in value
            if _says(entry)
        ]
        return ", ".join(entries)
    return "" if not _says(value) else "yes" if value is True else "no" if value is False else str(value)


def _says(value: Any) -> bool:
    """Is there anything to tell, at any depth?"""
    if isinstance(value, list):
        return any(_says(entry) for entry in value)
    if isinstance(value, dict):
        return any(_says(entry) for entry in value.values())
    return value is not None and value != ""


def _rows(value: Any) -> list[dict[str, Any]]:
    """The things of a kind in a list of them; empty places are left out."""
    if not isinstance(value, list) or not all(row is None or isinstance(row, dict) for row in value):
        return []
    return [row for row in value if row is not None]


def _word(key: object) -> str:
    return escape(str(key).replace("_", " "))


def _short(value: object) -> str:
    return ", ".join(map(str, value)) or "-" if isinstance(value, list) else str(value)
