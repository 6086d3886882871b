"""From the sources to the compiled engine: a table opened while the engine compiles goes on in a fresh process.

The start (`./adamak`) leaves a file that says how far compiling is (ADAMAK_ENGINE). When it is done, the server ends as
it always does, and the same process begins anew with the same listening socket: whoever comes meanwhile waits in its
queue, and those who sit at tables come back by themselves, as after any restart.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from pathlib import Path
from typing import NoReturn

import msgspec

from adamak import __version__, compiled
from adamak.server.host import host_wire as wire

LOOK_EVERY = 1.0  # seconds
FILE = "ADAMAK_ENGINE"
SOCKET = "ADAMAK_SOCKET"  # the number of the listening socket that a fresh process inherits


def about() -> wire.About:
    """Version and engine, as the page tells them."""
    return wire.About(__version__, compiled(), told())


def told() -> wire.Compiling | None:
    """How far compiling is; None where nothing was said."""
    if FILE not in os.environ:
        return None
    try:
        return msgspec.json.decode(Path(os.environ[FILE]).read_bytes(), type=wire.Compiling)
    except (OSError, msgspec.MsgspecError):
        return None


async def compiled_at_last() -> bool:
    """Waits until compiling has ended: whether there is a compiled engine to change over to."""
    if FILE not in os.environ:
        return False
    while (progress := told()) is None or progress.state == "compiling":
        await asyncio.sleep(LOOK_EVERY)
    return progress.state == "compiled"


def inherited() -> socket.socket | None:
    """The listening socket of the process that this one was before."""
    number = os.environ.pop(SOCKET, None)
    return socket.socket(fileno=int(number)) if number else None


def begin_anew(listening: int) -> NoReturn:
    """The same command in the same process, with the compiled engine and this listening socket."""
    os.set_inheritable(listening, True)
    environment = {name: value for name, value in os.environ.items() if name not in ("ADAMAK_PURE", FILE)}
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], environment | {SOCKET: str(listening)})
