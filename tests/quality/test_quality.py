"""The tools that read the code: style, types, and which part may import which."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.executable).parent
LONGEST_LINE = 120

TOOLS = {
    "ruff check": [BIN / "ruff", "check", "--quiet"],
    "ruff format": [BIN / "ruff", "format", "--check", "--quiet"],
    "mypy --strict": [BIN / "mypy"],
    "import-linter": [BIN / "lint-imports", "--no-cache"],
    "hadolint": [BIN / "hadolint", "Dockerfile"],
}


@pytest.mark.parametrize("tool", TOOLS)
def test_tool_has_nothing_to_say(tool: str):
    done = subprocess.run([str(part) for part in TOOLS[tool]], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_lock_files_and_sources_name_no_registry():
    """A lock file holds versions and hashes; where packages come from is the machine's business."""
    for lock in ROOT.glob("requirements*.lock"):
        assert "://" not in lock.read_text(encoding="utf-8")
    for lock in ROOT.glob("web/package-lock.json"):
        assert '"resolved"' not in lock.read_text(encoding="utf-8")


@pytest.mark.skipif(not (ROOT / "web" / "node_modules").is_dir(), reason="the page's packages are not installed")
@pytest.mark.parametrize("script", ["check", "lint"])
def test_the_page_has_no_type_error_no_warning_and_no_fault_of_style(script: str):
    npm = ROOT / ".venv-node" / "bin" / "npm"
    environment = {**os.environ, "PATH": f"{npm.parent}{os.pathsep}{os.environ['PATH']}"} if npm.exists() else None
    done = subprocess.run(["npm", "run", script], cwd=ROOT / "web", env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]


def test_no_line_of_the_page_needs_sideways_scrolling():
    """Prettier breaks code; comments and texts in quotes are the writer's."""
    folders = [ROOT / "web" / name for name in ("src", "scripts")]
    sources = (
        file for folder in folders for kind in ("ts", "svelte", "css", "mjs") for file in folder.rglob(f"*.{kind}")
    )
    own = (file for file in sources if file.name not in {"wire.ts", "tables.ts"})  # which are made
    long = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in own
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if len(line) > LONGEST_LINE
    ]
    assert long == []
