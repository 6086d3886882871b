"""Where the program keeps things, and how it reads and writes them without harm."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from adamak.core.errors import Problem

if TYPE_CHECKING:
    from adamak.core.match import Match
    from adamak.core.savefile import SaveFile


def home() -> Path:
    """ADAMAK_HOME, by default the user's data folder; everything the program keeps lies below it."""
    chosen = os.environ.get("ADAMAK_HOME")
    if chosen:
        return Path(chosen).expanduser()
    from platformdirs import user_data_path

    return user_data_path("adamak", appauthor=False)


def read_save(path: Path) -> tuple[Match, SaveFile]:
    """A saved match, replayed and verified."""
    from adamak.core import savefile

    return savefile.read(read_file(path, savefile.LARGEST))


def read_file(path: Path, largest: int) -> bytes:
    """The bytes of a file; its size is asked first, so that a monster is refused unread."""
    try:
        size = path.stat().st_size
        if path.is_dir():
            raise Problem("file-is-folder", file=str(path))
        if size > largest:
            raise Problem("save-too-large", most=largest // 1_000_000)
        with path.open("rb") as file:
            return file.read(largest + 1)  # a device or a growing file may hold more than it says
    except FileNotFoundError:
        raise Problem("no-such-file", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise Problem("cannot-read", file=str(path), why=getattr(error, "strerror", None) or str(error)) from None


def write_file(path: Path, data: bytes) -> None:
    """All of it or nothing: a full disk or a kill never leaves half a file, nor harms the old one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise Problem("file-is-folder", file=str(path))
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, path)
        except BaseException:
            os.unlink(draft)
            raise
    except OSError as error:
        raise Problem("cannot-write", file=str(path), why=error.strerror or str(error)) from None


def new_save_path(game_id: str) -> Path:
    """A name of its own for a match that was never saved."""
    stem = f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}"
    folder = home() / "saves"
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path
