"""The command run in this process, with a home, a language and a keyboard of its own."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from terminal import Ran, Run

from adamak.cli import main


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """ADAMAK_HOME of this test; English unless a test says otherwise."""
    folder = tmp_path / "home"
    monkeypatch.setenv("ADAMAK_HOME", str(folder))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("ADAMAK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def run_it(*arguments: object, keys: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(keys))
        status = main([str(argument) for argument in arguments])
        told = capsys.readouterr()
        assert "Traceback" not in told.out + told.err
        return Ran(status, told.out, told.err)

    return run_it
