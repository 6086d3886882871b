"""`./adamak package [KIND ...] [--out FOLDER] [--build-only]`: build, look inside, install, use; then a table."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from release import tryout
from release.archives import (
    KINDS,
    ROOT,
    SOURCE,
    Archive,
    Failed,
    build_source,
    build_wheel,
    copy_sources,
    faults,
)

Outcome = dict[str, str]  # what was tried: how it went


class Packages:
    """The packages asked for, and how each step with each of them went."""

    def __init__(self, out: Path, kinds: list[str], build_only: bool) -> None:
        self.out = out
        self.kinds = kinds
        self.build_only = build_only
        self.outcomes: dict[str, Outcome] = {}
        self.complaints: list[str] = []

    def make(self) -> bool:
        """Everything; whether all of it went well."""
        shutil.rmtree(self.out, ignore_errors=True)
        self.out.mkdir(parents=True)
        with tempfile.TemporaryDirectory(prefix="adamak-package-") as folder:
            checkout = Path(folder, "checkout")
            copy_sources(checkout)
            source = self.build(SOURCE, partial(build_source, checkout, self.out))
            if source is None:
                return False
            for kind in self.kinds:
                archive = source if kind == SOURCE else self.build(kind, partial(build_wheel, kind, source, self.out))
                if archive is not None and not self.build_only:
                    self.try_out(archive, Path(folder, kind))
        return not self.complaints

    def build(self, kind: str, work: Callable[[], Archive]) -> Archive | None:
        """An archive whose contents are right."""
        built: list[Archive] = []

        def build() -> None:
            built.append(work())

        def look_inside() -> None:
            if wrong := faults(built[0]):
                raise Failed("\n".join(wrong[:20]))

        sound = self.step(kind, "build", build) and self.step(kind, "contents", look_inside)
        return built[0] if sound else None

    def try_out(self, archive: Archive, folder: Path) -> None:
        """What a user does with it; where it cannot be installed, nothing else is tried."""
        env = tryout.Environment(folder, archive)
        for check in tryout.CHECKS:
            went_well = self.step(archive.kind, check.__name__, partial(check, env))
            if not went_well and check is tryout.install:
                return

    def step(self, kind: str, name: str, work: Callable[[], object]) -> bool:
        print(f"{kind}: {name} ... ", end="", file=sys.stderr, flush=True)
        begun, busy = time.monotonic(), processor()
        try:
            work()
        except Failed as failure:
            self.outcomes.setdefault(kind, {})[name] = "FAILED"
            self.complaints.append(f"{kind}, {name}:\n{failure}")
            print("failed", file=sys.stderr, flush=True)
            return False
        took = f"{time.monotonic() - begun:.0f} s"
        self.outcomes.setdefault(kind, {})[name] = f"ok {took}"
        print(f"{took}, {processor() - busy:.0f} s of processor time", file=sys.stderr, flush=True)
        return True

    def table(self) -> str:
        """A row for each package, a column for each step."""
        names = ["build", "contents", *(() if self.build_only else (check.__name__ for check in tryout.CHECKS))]
        rows = [["", *names]]
        rows += [[kind, *(outcome.get(name, "-") for name in names)] for kind, outcome in self.outcomes.items()]
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def processor() -> float:
    """Seconds of processor time so far, of this process and of those that have ended."""
    return sum(os.times()[:4])


def main() -> int:
    parser = argparse.ArgumentParser(prog="./adamak package", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"{', '.join(KINDS)}; usually all")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the packages go (emptied first)")
    parser.add_argument("--build-only", action="store_true", help="do not install and use them")
    given = parser.parse_args()
    if unknown := set(given.kinds) - set(KINDS):
        parser.error(f"no such package: {', '.join(sorted(unknown))}")
    packages = Packages(given.out, given.kinds or list(KINDS), given.build_only)
    try:
        well = packages.make()
    except Failed as failure:
        print(failure, file=sys.stderr)
        return 1
    for complaint in packages.complaints:
        print(complaint, end="\n\n", file=sys.stderr)
    print(packages.table())
    for path in sorted(given.out.glob("adamak-*")):
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {path.name}")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
