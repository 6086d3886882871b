"""What lies on the table, in words: `STATE` read by name."""

from __future__ import annotations

from adamak.games.condottiere.data import REGION_IDS
from adamak.games.condottiere.position import STATE, CondottierePosition
from adamak.games.condottiere.setup import HEAP

cards = HEAP.write
hand = STATE.hand.read
line = STATE.line.read
face_down = STATE.face_down.read
regions = STATE.regions.read
phase = STATE.phase.read
site = STATE.site.read
favor = STATE.favor.read
discard_pile = STATE.discard.read


def owner_of(p: CondottierePosition, region: str) -> int | None:
    number = REGION_IDS.index(region)
    return next((seat for seat in range(p.seats) if p.domains[seat] >> number & 1), None)
