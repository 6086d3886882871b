"""A library that is not installed, said in one line."""

from __future__ import annotations

from importlib.util import find_spec

from adamak.core.errors import Problem


class MissingExtra(Problem, ImportError):
    """An optional part was asked for without what it needs; says what to install."""


def need(extra: str, *libraries: str) -> None:
    """Complains unless all libraries of an extra are there."""
    for library in libraries:
        if find_spec(library) is None:
            raise MissingExtra("missing-extra", name=library, command=f'pip install "adamak[{extra}]"')
