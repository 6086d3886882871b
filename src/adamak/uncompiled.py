"""One line for whoever came for speed and has the engine as plain Python."""

from __future__ import annotations

import os
import sys

from adamak import compiled

_mentioned = False


def mention_once(lang: str = "en") -> None:
    """Says on standard error that the engine is not compiled, and what to do about it.

    Once in a process, and not to those who asked for the sources (ADAMAK_PURE=1).
    """
    global _mentioned
    if _mentioned or compiled() or os.environ.get("ADAMAK_PURE") == "1":
        return
    _mentioned = True
    from adamak.words import Words

    print(f"adamak: {Words(lang).say('engine-uncompiled')}", file=sys.stderr)
