"""Run the engine from its sources although compiled modules lie beside them (ADAMAK_PURE=1).

Python prefers `position.cpython-*.so` to `position.py` in the same folder. For debugging, and to compare the two,
this finder is asked first and offers sources only.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds the modules of this package as .py files, and nothing else."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("adamak."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            # A spec without a loader is a bare folder: leave namespace packages to Python.
            if spec is not None and spec.loader is not None:
                return spec
        return None


def install() -> None:
    """Put the finder before Python's own; a second call changes nothing."""
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)
