"""Each package that is asked for is used, each that is used is asked for, and the rare ones are extras."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from adamak.core import Problem
from adamak.server import ServerConfig
from adamak.server.storage.database import database_url

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEVER_IMPORTED = {
    "onnx",  # torch writes its files through these two
    "onnxscript",
}
# Not always installed here: what they are imported as.
IMPORTED_AS = {"open_spiel": "pyspiel"}


def name(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement)[0].lower().replace("-", "_").replace(".", "_")


@cache
def imported() -> set[str]:
    """The outermost names of all modules that the package imports and that are not its own or Python's."""
    found: set[str] = set()
    for path in (ROOT / "src" / "adamak").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.partition(".")[0])
    return found - sys.stdlib_module_names - {"adamak"}


@cache
def asked_for() -> dict[str, set[str]]:
    """What is asked for, as the modules it brings."""
    extras = [line for lines in PROJECT["optional-dependencies"].values() for line in lines]
    wanted = {name(line) for line in [*PROJECT["dependencies"], *extras]}
    brings: dict[str, set[str]] = {package: {IMPORTED_AS.get(package, package)} for package in wanted}
    for module, packages in packages_distributions().items():
        for package in {name(package) for package in packages} & wanted:
            brings[package].add(module)
    return brings


def test_every_package_asked_for_is_imported() -> None:
    unused = {package for package, modules in asked_for().items() if not modules & imported()}
    assert unused == NEVER_IMPORTED


def test_every_module_imported_is_asked_for() -> None:
    assert imported() <= {module for modules in asked_for().values() for module in modules}


def test_without_its_extra_postgresql_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adamak.core.extras.find_spec", lambda library: None)
    with pytest.raises(Problem) as raised:
        database_url(ServerConfig(tmp_path, database_url="postgresql://adamak@db/adamak"))
    assert raised.value.args_["command"] == 'pip install "adamak[postgres]"'
    assert "postgres" in PROJECT["optional-dependencies"]
