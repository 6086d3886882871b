"""What only some systems have is asked for when it is needed, and its absence is no end."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

# As on a system that is no Unix: every module of ours is imported, and a server tells its figures.
NO_UNIX = """
import importlib, pkgutil, sys
for name in ("fcntl", "grp", "pwd", "resource", "termios"):
    sys.modules[name] = None
import adamak
others = ("bench", "bots.neural", "envs", "server.storage.migrations", "testing", "train")  # no server needs them
for module in pkgutil.walk_packages(adamak.__path__, "adamak."):
    if not module.name.removeprefix("adamak.").startswith(others) and not module.name.endswith(".__main__"):
        importlib.import_module(module.name)
from adamak.server.host.health import most_memory
print(most_memory())
"""

SLOW = """
import sys
import adamak
adamak.compiled = lambda: {compiled}
from adamak import uncompiled
uncompiled.mention_once({lang!r})
uncompiled.mention_once({lang!r})
"""


def run(program: str, **settings: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([sys.executable, "-c", program], env=os.environ | settings, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done


def test_the_package_is_imported_without_what_only_unix_has() -> None:
    assert run(NO_UNIX).stdout == "{}\n"


@pytest.mark.parametrize(("lang", "says"), [("en", "plain Python"), ("fa", "پایتون ساده")])
def test_an_uncompiled_engine_is_mentioned_once(lang: str, says: str) -> None:
    said = run(SLOW.format(compiled=False, lang=lang), ADAMAK_PURE="").stderr
    assert said.count("\n") == 1
    assert said.startswith("adamak: ")
    assert says in said


def test_whoever_has_or_wants_it_so_hears_nothing() -> None:
    assert run(SLOW.format(compiled=True, lang="en"), ADAMAK_PURE="").stderr == ""
    assert run(SLOW.format(compiled=False, lang="en"), ADAMAK_PURE="1").stderr == ""
