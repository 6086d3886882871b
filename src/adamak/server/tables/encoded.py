"""What a table tells, encoded: once for all who look through the same eyes, and not again while it stays the same."""

from __future__ import annotations

from typing import Any

import msgspec

from adamak.core.view_cache import ViewCache, moment
from adamak.table import Table

encode = msgspec.json.Encoder().encode


class Encoded:
    """What is told of one table, as of its last version."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._states: dict[int, tuple[int, msgspec.Raw]] = {}  # by viewer, each with its version
        self._info: tuple[int, msgspec.Raw] | None = None
        self._parts = ViewCache()  # what viewers were last shown
        self._parts_of = 0  # and of which version
        self._shared: dict[str, tuple[object, msgspec.Raw]] = {}  # what several are shown of this version, by name

    def state(self, viewer: int) -> msgspec.Raw:
        """How the game stands, as this viewer may see it; `null` before it has begun."""
        table = self._table
        version = table.version
        known = self._states.get(viewer)
        if known is None or known[0] != version:
            if self._parts_of != version:
                self._parts_of = version
                self._parts.changed()
                self._shared = {}
            with moment(table.match.position, self._parts):
                state = table.state(viewer)
            if state is not None:
                state.view = self.in_parts(state.view)
            known = self._states[viewer] = version, msgspec.Raw(encode(state))
        return known[1]

    def info(self) -> msgspec.Raw:
        """What everybody may know of the table."""
        table = self._table
        if self._info is None or self._info[0] != table.version:
            self._info = table.version, msgspec.Raw(encode(table.info()))
        return self._info[1]

    def forget(self, viewer: int) -> None:
        """Nobody looks through these eyes any more."""
        self._states.pop(viewer, None)
        self._parts = ViewCache()

    def in_parts(self, view: dict[str, Any]) -> dict[str, Any]:
        """The view with its large parts encoded.

        What is kept (`core.view_cache`: nobody changes it) is encoded once for as long as it is kept; any other part
        once for all who are shown the same object now, for it may be the position's own, and another after the next
        move.
        """
        kept, shared = self._parts.by_id, self._shared
        for name, part in view.items():
            if type(part) is list or type(part) is dict:
                lasting = kept.get(id(part))
                if lasting is not None:
                    if lasting.told is None:
                        lasting.told = msgspec.Raw(encode(part))
                    view[name] = lasting.told
                    continue
                known = shared.get(name)
                if known is None or known[0] is not part:
                    known = shared[name] = part, msgspec.Raw(encode(part))
                view[name] = known[1]
        return view
