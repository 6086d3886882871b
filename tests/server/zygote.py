"""Starts real server processes quickly: everything is imported once, each server is a fork.

Reads lines with a home and perhaps the address of a database, answers "pid N"; the server then prints its own address.
Run as a program by the kill tests.
"""

import os
import signal
import sys
from dataclasses import replace
from pathlib import Path

from adamak.core import find
from adamak.server.config import ServerConfig
from adamak.server.runner import serve


def main() -> None:
    find("condottiere")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            home, _, database = line.strip().partition(" ")
            config = replace(ServerConfig(Path(home)).without_limits(), bot_delay=0.0, database_url=database)
            serve("127.0.0.1", 0, False, config)
            os._exit(0)
        print(f"pid {pid}", flush=True)


if __name__ == "__main__":
    main()
