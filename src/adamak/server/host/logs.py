"""The log: one line for each event, as text or as JSON, that nobody outside can make grow without bounds."""

from __future__ import annotations

import json
import logging
import time
from collections import OrderedDict

ONCE = 5  # lines of the same kind at once
EVERY = 30.0  # seconds for one more
KINDS = 500


class Flood(logging.Filter):
    """Lets a few lines of a kind pass, then one now and then that says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: OrderedDict[tuple[str, int, str], list[float]] = OrderedDict()  # left, since, left out

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True  # the access log is asked for by name
        kind = (record.name, record.levelno, str(record.msg)[:80])
        now = time.monotonic()
        known = self._kinds.setdefault(kind, [float(ONCE), now, 0.0])
        self._kinds.move_to_end(kind)
        if len(self._kinds) > KINDS:
            self._kinds.popitem(last=False)
        known[0] = min(float(ONCE), known[0] + (now - known[1]) / EVERY)
        known[1] = now
        if known[0] < 1:
            known[2] += 1
            return False
        known[0] -= 1
        if known[2]:
            record.msg = f"{record.msg} (and {int(known[2])} more like it)"
            known[2] = 0.0
        return True


class JsonLines(logging.Formatter):
    """`{"at": ..., "level": ..., "name": ..., "message": ...}`, and whatever facts the line carries."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "name": record.name,
            "message": record.getMessage(),
        }
        entry |= getattr(record, "facts", None) or {}
        if record.exc_info:
            entry["traceback"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


def begin(level: str, form: str, access: bool = False) -> None:
    """Everything that is logged goes to standard error, in this form, from this level on; requests where asked for."""
    handler = logging.StreamHandler()
    handler.addFilter(Flood())
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if form == "json" else text)
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(level.upper())
    if access:
        logging.getLogger("adamak.access").setLevel(logging.INFO)
    # uvicorn would name tables in full, and whoever knows the address of one may look on.
    for chatty in ("uvicorn.access", "uvicorn.error", "alembic", "sqlalchemy.engine", "websockets", "asyncio"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
