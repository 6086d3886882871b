"""serve: hands over to the server; without one it says how to play here."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType

import pytest
from terminal import Run

from adamak.cli import serve


def test_without_a_server_the_catalogue_and_how_to_play(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None)
    told = run("serve")
    assert told.status == 0
    assert "adamak play condottiere" in told.out
    assert "not part of this installation" in told.out
    assert "پایانه" in run("serve", "--lang", "fa").out


def test_the_server_is_given_address_and_wish(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    called = []
    server = ModuleType("adamak.server")
    server.run = lambda *given: called.append(given)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "adamak.server", server)
    monkeypatch.setattr(serve, "find_spec", lambda name: ModuleSpec(name, None, origin="here"))
    assert run("serve").status == 0
    assert run("serve", "--host", "0.0.0.0", "--port", "9000", "--open").status == 0
    assert called == [("127.0.0.1", 8000, False, None), ("0.0.0.0", 9000, True, None)]
    assert "0–65535" in run("serve", "--port", "99999").line


@pytest.mark.parametrize("given", ["", "mine", "=x", "mine=", "expert=true", "a b=true", "mine='"])
def test_a_program_needs_a_name_and_a_command(run: Run, given: str) -> None:
    told = run("serve", "--bot", given)
    assert told.status == 2
    assert len(told.err.splitlines()) == 1
