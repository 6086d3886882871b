"""Build step of the package; everything else is declared in pyproject.toml.

With ADAMAK_COMPILE=1 in the environment the modules named in pyproject's [tool.adamak] `compiled` become C
extensions (a platform wheel, or .so files beside the sources with `build_ext --inplace`); otherwise the build is pure.
"""

import os
import sys
import tomllib
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
FOR_PEOPLE = ("*view.py", "pieces.py", "slow_rules.py")  # of a game: no search runs them
SHOWN = "_shown"


def compiled_sources() -> list[str]:
    """The modules to compile, by pyproject's globs."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        patterns = tomllib.load(file)["tool"]["adamak"]["compiled"]
    found: set[Path] = set()
    for pattern in patterns:
        if pattern.startswith("!"):
            found -= set((ROOT / "src").glob(pattern[1:]))
        else:
            found |= set((ROOT / "src").glob(pattern))
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def units(sources: list[str]) -> list[tuple[list[str], str]]:
    """What is compiled together: the engine of each game, what it shows to people, and the rest.

    Units compile side by side, and only those that changed.
    """
    found: dict[str, list[str]] = {}
    for source in sources:
        file, folder = Path(source), Path(source).parent
        name = folder.name if folder.parent.name == "games" else "core"
        name += SHOWN if name != "core" and any(map(file.match, FOR_PEOPLE)) else ""
        found.setdefault(f"adamak_{name}", []).append(source)
    return [(files, name) for name, files in found.items()]


def leaf() -> Extension:
    """The network of one leaf, in C; without it Python says the same, slowly."""
    flags = ["/O2"] if sys.platform == "win32" else ["-O3", "-fno-math-errno", "-fno-trapping-math"]
    return Extension("adamak.bots.leaf", ["src/adamak/bots/leaf.c"], extra_compile_args=flags, optional=True)


def extensions() -> list[Extension]:
    """All compiled modules, and the leaf of a search; or none."""
    sources = compiled_sources()
    if os.environ.get("ADAMAK_COMPILE") != "1" or not sources:
        return []
    from mypyc.build import mypycify

    engine: list[Extension] = mypycify(
        [
            # The project's strict settings are for the type check, not for the compiler: a missing annotation
            # somewhere else must not cost a user the speed.
            "--config-file=",
            "--follow-imports=silent",
            "--cache-dir=build/mypyc-cache",
            *sources,
        ],
        opt_level="3",
        debug_level="0",
        separate=units(sources),
        target_dir="build/mypyc",
    )
    for extension in engine:
        # What makes dicts and lists gains by being compiled, and next to nothing by how hard the compiler tries.
        if SHOWN in extension.name:
            flags = extension.extra_compile_args
            extension.extra_compile_args = ["-O1" if flag == "-O3" else flag for flag in flags]
    if sys.platform == "linux":
        # Nobody replaces single functions of the engine at load time, so they may be inlined into each other.
        # (A list of its own for each: mypyc gives all of them the same one.)
        for extension in engine:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    return [*engine, leaf()]


class Compiling(build_ext):
    """On all cores; and libraries get their names when they are whole: a compile that was killed leaves none that looks
    done."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        link = self.compiler.link_shared_object

        def link_whole(objects: list[str], name: str, *more: Any, **settings: Any) -> None:
            link(objects, f"{name}.part", *more, **settings)
            os.replace(f"{name}.part", name)

        if sys.platform != "win32":
            self.compiler.link_shared_object = link_whole
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": Compiling})
