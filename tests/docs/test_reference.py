"""What is public is named in docs/public.md, has a page of its own in the reference, and explains itself."""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from importlib import import_module
from typing import Any

import pytest
from tests.docs.pages import ROOT

DOCS = ROOT / "docs"
PUBLIC = re.findall(r"^\| \[`(adamak[\w.]*)`\]\((reference/\w+\.md)\)", (DOCS / "public.md").read_text("utf-8"), re.M)
MODULES = [module for module, _ in PUBLIC]
UNDOCUMENTED = """
import inspect, sys
from importlib import import_module

for name in sys.argv[1:]:
    module = import_module(name)
    if not inspect.getdoc(module):
        print(name)
    for public in module.__all__:
        thing = getattr(module, public)
        ours = getattr(thing, "__module__", "").startswith("adamak")
        if not ours:
            continue
        if not vars(thing).get("__doc__") if isinstance(thing, type) else not inspect.getdoc(thing):
            print(name, public)
"""


def test_the_list_names_every_part_of_the_reference() -> None:
    described = {
        (module, f"reference/{page.name}")
        for page in (DOCS / "reference").glob("*.md")
        for module in re.findall(r"^\.\. automodule:: ([\w.]+)$", page.read_text("utf-8"), re.M)
    }
    assert set(PUBLIC) == described
    assert len(PUBLIC) == len(described) > 10


@pytest.mark.parametrize("name", MODULES)
def test_a_public_module_says_what_is_public(name: str) -> None:
    module = import_module(name)
    assert module.__all__
    assert all(hasattr(module, public) for public in module.__all__)


def test_everything_public_explains_itself() -> None:
    """Asked of the sources: compiled modules keep no docstrings."""
    environment = {**os.environ, "ADAMAK_PURE": "1"}
    asked = subprocess.run(
        [sys.executable, "-c", UNDOCUMENTED, *MODULES], env=environment, capture_output=True, text=True, check=True
    )
    assert asked.stdout.splitlines() == []


BUILD = """
import io, sys
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace

docs, folder, *modules = sys.argv[1:]
with docutils_namespace():
    app = Sphinx(docs, docs, folder, folder, "dummy", status=None, warning=sys.stderr, warningiserror=True)
    app.build()
print(*app.env.get_domain("py").objects)
sys.exit(app.statuscode)
"""


def test_the_site_builds_without_warnings_and_every_public_name_is_on_it(tmp_path: Any) -> None:
    pytest.importorskip("sphinx", reason="the site's tools are in the group docs")
    environment = {**os.environ, "ADAMAK_PURE": "1"}
    built = subprocess.run(
        [sys.executable, "-c", BUILD, str(DOCS), str(tmp_path), *MODULES], env=environment, capture_output=True,
        text=True,
    )  # fmt: skip
    assert (built.returncode, built.stderr) == (0, "")
    found = set(built.stdout.split())
    missing = [
        f"{name}.{public}"
        for name in MODULES
        for public in import_module(name).__all__
        if f"{name}.{public}" not in found and not _is_plain(getattr(import_module(name), public))
    ]
    assert missing == []


def _is_plain(thing: Any) -> bool:
    """A constant has no docstring; its page is that of its module."""
    return not inspect.isroutine(thing) and not inspect.isclass(thing)
