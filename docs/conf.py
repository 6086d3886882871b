"""How the documents become a site: `./adamak docs` builds it, offline, into build/site."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))
os.environ["ADAMAK_PURE"] = "1"  # compiled modules keep neither docstrings nor signatures

from sphinx.util.inspect import signature as signature_of  # noqa: E402
from sphinx.util.inspect import stringify_signature  # noqa: E402

import adamak  # noqa: E402
import adamak.core.extras  # noqa: E402

project = "Adamak"
author = "The Adamak authors"
copyright = author
release = version = adamak.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["examples"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
suppress_warnings = ["myst.header"]  # a page may begin a level lower after a table that was made for it

html_theme = "furo"
html_title = f"Adamak {release}"
html_static_path: list[str] = []
html_show_sphinx = False
html_copy_source = False

# What is public is documented; what the environments stand on need not be installed to read about them.
autodoc_mock_imports = ["gymnasium", "open_spiel", "pettingzoo", "pyspiel"]
adamak.core.extras.need = lambda extra, *libraries: None
autodoc_default_options = {"members": True, "member-order": "bysource", "imported-members": True}
autodoc_typehints = "signature"
autodoc_typehints_format = "fully-qualified"
autodoc_preserve_defaults = True
default_role = "code"  # docstrings put code between single backticks
maximum_signature_line_length = 100
python_use_unqualified_type_names = True


def in_words(app: Any, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Docstrings are written to be read in the source: a table or an example that stands indented stays as it is."""
    shown: list[str] = []
    inside = False
    for line in lines:
        indented = line.startswith("    ") or (inside and not line.strip())
        if indented and not inside:
            if shown and shown[-1].strip():
                shown.append("")
            shown += [".. code-block:: text", ""]
        if inside and not indented:
            shown.append("")
        inside = indented
        shown.append(line)
    lines[:] = shown


def as_called(
    app: Any, what: str, name: str, thing: Any, options: Any, signature: str | None, returns: str | None
) -> tuple[str, str] | None:
    """Environments are made from classes that are not here: how they are called stands in their own `__init__`."""
    if what != "class" or signature != "(*args: Any, **kwargs: Any)" or "__init__" not in vars(thing):
        return None
    called = signature_of(thing.__init__, bound_method=True)
    return stringify_signature(called, show_return_annotation=False), ""


def setup(app: Any) -> None:
    from pygments.lexers.special import TextLexer

    app.connect("autodoc-process-signature", as_called)
    app.connect("autodoc-process-docstring", in_words)
    app.add_lexer("fluent", TextLexer)
