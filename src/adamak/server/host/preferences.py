"""Options that the owner of this machine wants in every new match, kept in the user's configuration folder.

One readable JSON file per game, `<game>.json`: `{"options": {"numbers": "priest.cost=7"}}`. A match records the
options it was begun with, so that a later change touches no old one.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path

from adamak.core.errors import Problem

LARGEST = 100_000  # bytes of a file


def folder() -> Path:
    """`config` in ADAMAK_HOME where that is set, else the user's configuration folder."""
    chosen = os.environ.get("ADAMAK_HOME")
    if chosen:
        return Path(chosen).expanduser() / "config"
    from platformdirs import user_config_path

    return user_config_path("adamak", appauthor=False)


def preferred(game_id: str) -> dict[str, str | int | bool]:
    """What was chosen for this game; nothing by default."""
    path = folder() / f"{game_id}.json"
    if not path.is_file():
        return {}
    try:
        if path.stat().st_size > LARGEST:
            raise ValueError
        options = json.loads(path.read_text("utf-8"))["options"]
        if not all(isinstance(value, str | int | bool) for value in options.values()):
            raise ValueError
    except OSError as error:
        raise Problem("cannot-read", file=str(path), why=error.strerror or str(error)) from None
    except (ValueError, LookupError, TypeError, AttributeError):
        raise Problem("preferences-shape", file=str(path)) from None
    return dict(options)


def prefer(game_id: str, options: Mapping[str, str | int | bool]) -> Path:
    """Keeps these options for every new match of a game; the file, for the person to see."""
    path = folder() / f"{game_id}.json"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"options": dict(options)}, indent=1, ensure_ascii=False) + "\n", "utf-8")
    except OSError as error:
        raise Problem("home-unusable", path=str(path), why=error.strerror or str(error)) from None
    return path
