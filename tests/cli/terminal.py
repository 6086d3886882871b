"""What the tests of the command line share."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Ran:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def line(self) -> str:
        """The one line of a complaint."""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert self.out == ""
        return lines[0]


Run = Callable[..., Ran]


def files_below(folder: Path) -> dict[str, bytes]:
    """Every file and its content: to see that nothing was touched."""
    return {os.path.relpath(path, folder): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
