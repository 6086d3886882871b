"""The source archive of this checkout, and the wheels that are built from it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = PurePosixPath("src/adamak")
PAGE = PACKAGE / "_web"
COMPILED = "compiled"
PURE = "pure"
SOURCE = "source"
KINDS = (SOURCE, PURE, COMPILED)


class Failed(Exception):
    """What went wrong, for whoever builds the packages."""


@dataclass(frozen=True)
class Archive:
    """One file that is given away."""

    kind: str
    path: Path

    def names(self) -> set[str]:
        """The files in it; those of a source archive without the folder that holds them all."""
        if self.kind != SOURCE:
            with zipfile.ZipFile(self.path) as wheel:
                return {name for name in wheel.namelist() if not name.endswith("/")}
        with tarfile.open(self.path) as source:
            return {member.name.partition("/")[2] for member in source if member.isfile()}


def kept_files() -> list[PurePosixPath]:
    """What this checkout consists of, by git: nothing that lies beside it by chance is given away."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        raise Failed("packages are made from a git checkout, and this is none") from None
    return [PurePosixPath(name) for name in sorted(listed.split("\0")) if name and (ROOT / name).is_file()]


def page_files() -> list[PurePosixPath]:
    """The page as it was built."""
    if not (ROOT / PAGE / "index.html").exists():
        raise Failed("the page is not built; ./adamak builds it")
    return sorted(PurePosixPath(path.relative_to(ROOT)) for path in (ROOT / PAGE).rglob("*") if path.is_file())


def copy_sources(folder: Path) -> None:
    """Everything that belongs into the source archive, in a folder of its own."""
    for name in [*kept_files(), *page_files()]:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)


def build_source(checkout: Path, out: Path) -> Archive:
    """The source archive of a clean copy of the checkout, with every file that is in the copy.

    The template that says so is written here and nowhere else: with one in a checkout, installing it would walk through
    the page's packages, which another step of the start may be writing just then.
    """
    names = [path.relative_to(checkout).as_posix() for path in sorted(checkout.rglob("*")) if path.is_file()]
    template = [*(f"include {name}" for name in names), "exclude MANIFEST.in"]
    (checkout / "MANIFEST.in").write_text("\n".join(template), encoding="utf-8")
    program = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"
    _run([sys.executable, "-W", "ignore", "-c", program, str(out.resolve())], cwd=checkout)
    return Archive(SOURCE, _only(out, "adamak-*.tar.gz"))


def build_wheel(kind: str, source: Archive, out: Path, *how: str) -> Archive:
    """A wheel from the source archive, in an environment that holds what `build-system.requires` names and no more."""
    place = out / kind
    shutil.rmtree(place, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps", "--no-cache-dir"]
    _run([*command, *how, "-w", str(place), str(source.path)], ADAMAK_COMPILE="1" if kind == COMPILED else "0")
    built = _only(place, "adamak-*.whl")
    wheel = out / built.name
    built.replace(wheel)
    place.rmdir()
    return Archive(kind, wheel)


def faults(archive: Archive) -> list[str]:
    """What is missing in an archive, and what should not be there."""
    found = archive.names()
    page = page_files()
    if archive.kind == SOURCE:
        wanted = {str(name) for name in [*kept_files(), *page]}
        made = {name for name in found if ".egg-info/" in name} | {"PKG-INFO", "setup.cfg"}
        stray = found - wanted - made
    else:
        # Of the package's own files the wheel needs all but the source of an extension.
        own = [name for name in [*kept_files(), *page] if name.is_relative_to(PACKAGE) and name.suffix != ".c"]
        wanted = {str(name.relative_to(PACKAGE.parent)) for name in own}
        stray = {
            name for name in found - wanted
            if ".dist-info/" not in name and not (archive.kind == COMPILED and name.endswith((".so", ".pyd")))
        }  # fmt: skip
    said = [f"missing: {name}" for name in sorted(wanted - found)] + [f"not ours: {name}" for name in sorted(stray)]
    if archive.kind != SOURCE and not any(name.endswith(".dist-info/licenses/LICENSE") for name in found):
        said.append("missing: the licence")
    if archive.kind == COMPILED and not any(name.endswith((".so", ".pyd")) for name in found):
        said.append("missing: the compiled engine")
    if (archive.kind == PURE) != archive.path.name.endswith("-py3-none-any.whl") and archive.kind != SOURCE:
        said.append(f"wrong tags: {archive.path.name}")
    return said


def _run(command: list[str], cwd: Path = ROOT, **more: str) -> None:
    done = subprocess.run(command, cwd=cwd, env=os.environ | more, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed((done.stdout + done.stderr).strip()[-2000:])


def _only(folder: Path, pattern: str) -> Path:
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        raise Failed(f"{folder} should hold one {pattern} and holds {len(found)}")
    return found[0]
