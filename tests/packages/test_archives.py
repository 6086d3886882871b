"""The archives hold everything a user needs and nothing else; the whole try-out is long and stands behind soak."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest

import adamak
from release.archives import KINDS, PAGE, PURE, ROOT, Archive, build_source, build_wheel, copy_sources, faults

pytestmark = pytest.mark.skipif(not (ROOT / PAGE / "index.html").exists(), reason="the page is not built")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Archive:
    checkout, out = tmp_path_factory.mktemp("checkout"), tmp_path_factory.mktemp("out")
    copy_sources(checkout)
    return build_source(checkout, out)


@pytest.fixture(scope="module")
def wheel(source: Archive) -> Archive:
    return build_wheel(PURE, source, source.path.parent, "--no-build-isolation")


def metadata(wheel: Archive) -> Message:
    with zipfile.ZipFile(wheel.path) as file:
        name = next(name for name in file.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_bytes(file.read(name))


def test_the_source_archive_is_the_checkout_with_the_page(source: Archive) -> None:
    assert faults(source) == []
    assert {"setup.py", "src/adamak/_web/index.html", "src/adamak/bots/leaf.c", "web/package.json"} <= source.names()


def test_the_wheel_holds_the_whole_package(wheel: Archive) -> None:
    assert faults(wheel) == []
    assert {"adamak/_web/index.html", "adamak/_web/notices.txt", "adamak/py.typed"} <= wheel.names()


def test_what_is_missing_or_strange_is_named(wheel: Archive, tmp_path: Path) -> None:
    broken = Archive(PURE, tmp_path / wheel.path.name)
    with zipfile.ZipFile(wheel.path) as whole, zipfile.ZipFile(broken.path, "w") as file:
        for name in whole.namelist():
            if not name.endswith(("components.toml", "LICENSE")):
                file.writestr(name, b"")
        file.writestr("adamak/core/position.cpython-311-x86_64-linux-gnu.so", b"")
    named = faults(broken)
    assert "missing: adamak/games/duel/components.toml" in named
    assert "missing: the licence" in named
    assert "not ours: adamak/core/position.cpython-311-x86_64-linux-gnu.so" in named


def test_the_wheel_says_what_it_is(wheel: Archive) -> None:
    said = metadata(wheel)
    assert said["Version"] == adamak.__version__
    assert said["License-Expression"] == "MIT"
    assert said["Requires-Python"] == ">=3.11"
    assert "# Adamak" in str(said.get_payload())
    needed = [str(line) for line in said.get_all("Requires-Dist", [])]
    heavy = [line for line in needed if re.match(r"(torch|ray|numpy|psycopg|open.spiel)", line)]
    assert heavy
    assert all("extra ==" in line for line in heavy)


def test_the_version_is_in_one_place_and_in_the_changes() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## (\d\S*)", changes, re.MULTILINE)
    assert released[0] == adamak.__version__
    for name in ("pyproject.toml", "CITATION.cff", "README.md"):
        assert not re.search(r'^version\s*[:=]\s*"?\d', (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE), name


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_every_package_installs_and_works_in_an_empty_environment(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "release", "--out", str(tmp_path / "dist")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-4000:] + done.stdout
    assert len(list((tmp_path / "dist").glob("adamak-*"))) == len(KINDS)
