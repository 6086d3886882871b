"""The action circle: sowing the markers, the time marker, completing and taking Trajan tiles (TJ-4, TJ-5, TJ-8.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from adamak.core.bits import BIT, lowest
from adamak.games.trajan import data, seaport
from adamak.games.trajan.data import Mat, Move, Phase, Source

if TYPE_CHECKING:
    from adamak.games.trajan.position import TrajanPosition

ALL_TRAYS: Final = 0x3F


def lift(p: TrajanPosition, seat: i64, move: i64) -> bool:
    """TJ-4.1, TJ-4.2: all markers of a tray are taken out. True when sowing them leaves no choice and is done."""
    tray = move - Move.LIFT
    at = Mat.TRAY + 4 * tray + seat
    p.in_hand = p.mat[at]
    p.mat[at] = 0
    p.lifted_from = tray
    p.lifted = i64(data.NUMBER[p.in_hand])
    p.sow_tray = following(tray)
    p.note("markers_lifted", seat, tray, p.lifted)
    return go_on_sowing(p, seat)


def sow(p: TrajanPosition, seat: i64, colour: i64) -> bool:
    """TJ-4.3: a marker of this colour into the next tray."""
    drop(p, seat, colour)
    return go_on_sowing(p, seat)


def drop(p: TrajanPosition, seat: i64, colour: i64) -> None:
    """TJ-4.3, TJ-4.4: one marker a tray, the source tray not skipped."""
    tray = p.sow_tray
    p.in_hand -= data.MARKER[colour]
    p.mat[Mat.TRAY + 4 * tray + seat] += data.MARKER[colour]
    p.note("marker_sown", seat, colour, tray)
    p.sow_tray = following(tray)


def go_on_sowing(p: TrajanPosition, seat: i64) -> bool:
    """TJ-4.3: markers of one colour are interchangeable, so a rest of one colour leaves no choice."""
    colours = i64(data.PALETTE[p.in_hand])
    if colours & (colours - 1):
        p.phase = Phase.SOW
        return False
    while p.in_hand:
        drop(p, seat, lowest(colours))
    land(p, seat)
    return True


def following(tray: i64) -> i64:
    """TJ-1.7: clockwise; after VI comes I."""
    return (tray + 1) % data.TRAYS


def land(p: TrajanPosition, seat: i64) -> None:
    """TJ-4.5, TJ-4.6: the tray of the last marker is the target; the time marker moves as many spaces."""
    target = (p.lifted_from + p.lifted) % data.TRAYS
    p.time += p.lifted
    while p.time >= p.variant.spaces:
        p.time -= p.variant.spaces
        p.laps += 1
    p.note("time_moved", p.lifted, p.time, 0)
    p.lifted_from, p.lifted, p.sow_tray = 0, 0, 0
    p.push(Phase.ACTION, target)
    complete(p, seat, target)


# --- Trajan tiles -----------------------------------------------------------------------------------
def on_slot(p: TrajanPosition, seat: i64, slot: i64) -> i64:
    """The tile on a slot, or -1."""
    return ((p.mat[Mat.SLOTS + seat] >> (slot * 6)) & 63) - 1


def fulfilled(tile: i64, markers: i64) -> bool:
    """TJ-5.1: both printed markers lie in the tray; the same colour twice needs both markers of it."""
    first = data.FIRST_COLOUR[tile]
    second = data.SECOND_COLOUR[tile]
    there = (markers >> (first * 2)) & 3
    return there == 2 if first == second else there != 0 and (markers >> (second * 2)) & 3 != 0


def complete(p: TrajanPosition, seat: i64, slot: i64) -> None:
    """TJ-5.1 to TJ-5.3, TJ-5.5: only the slot of the target tray, before the action, whether wanted or not."""
    tile = on_slot(p, seat, slot)
    if tile < 0 or not fulfilled(tile, p.mat[Mat.TRAY + 4 * slot + seat]):
        return
    p.mat[Mat.SLOTS + seat] -= (tile + 1) << (slot * 6)
    p.note("tile_completed", seat, tile, slot)
    if p.mat[Mat.ARCH + seat] == data.CENTRE:  # TJ-8.5
        p.mat[Mat.ARCH + seat] = slot
        p.note("arch_moved", seat, slot, 0)
    p.earn(seat, data.TRAJAN_POINTS[tile], Source.TRAJAN_TILES)
    reward(p, seat, tile)


def reward(p: TrajanPosition, seat: i64, tile: i64) -> None:
    """TJ-5.4: the effect of the tile's stack."""
    stack = tile // data.STACK_SIZE
    if stack == data.CARDS_STACK:
        seaport.draw(p, seat, data.TRAJAN_NUMBER[tile])
    elif stack == data.WORKERS_STACK:
        enlist(p, seat, Mat.YARD, data.TRAJAN_NUMBER[tile], "workers_gained")
    elif stack == data.LEGIONNAIRES_STACK:
        enlist(p, seat, Mat.CAMP, data.TRAJAN_NUMBER[tile], "legionnaires_gained")
    elif stack == data.PLUS2_STACK:
        free = ALL_TRAYS & ~p.mat[Mat.PLUS2 + seat]
        if free == 0:
            p.note("plus2_lost", seat, 0, 0)
        elif free & (free - 1) == 0:
            place_plus2(p, seat, lowest(free))
        else:
            p.push(Phase.PLUS2, 0)
    elif tile >= data.FIRST_KEPT:
        p.mat[Mat.KEPT + seat] |= BIT[tile - data.FIRST_KEPT]
        p.note("need_kept", seat, data.KEPT_NEED[tile - data.FIRST_KEPT], tile)


def enlist(p: TrajanPosition, seat: i64, camp: i64, number: i64, event: str) -> None:
    """TJ-1.6: tokens from the own supply to a camp, as many as are left."""
    number = min(number, p.mat[Mat.SUPPLY + seat])
    p.mat[Mat.SUPPLY + seat] -= number
    p.mat[camp + seat] += number
    if number:
        p.note(event, seat, number, 0)


def place_plus2(p: TrajanPosition, seat: i64, action: i64) -> None:
    """TJ-1.8: at most one on each slot."""
    p.mat[Mat.PLUS2 + seat] |= BIT[action]
    p.note("plus2_gained", seat, action, 0)


# --- taking tiles (TJ-8.5) ---------------------------------------------------------------------------
def top_of(p: TrajanPosition, stack: i64) -> i64:
    """TJ-2.7: the visible tile of a stack that is not empty."""
    return stack * data.STACK_SIZE + (p.mat[Mat.STACK + stack] & 15) - 1


def pull(p: TrajanPosition, stack: i64) -> i64:
    """The top tile is taken; `uncover` follows when it lies in its place."""
    tile = top_of(p, stack)
    p.mat[Mat.STACK + stack] >>= 4
    return tile


def uncover(p: TrajanPosition, stack: i64) -> None:
    """The next tile of the stack, if there is one, comes to light."""
    if p.mat[Mat.STACK + stack]:
        p.reveal()


def take_tile(p: TrajanPosition, seat: i64, stack: i64) -> None:
    """TJ-8.5, TJ-8.6: the tile goes to the slot of the arch; the arch to the next free slot clockwise."""
    tile = pull(p, stack)
    slot = p.mat[Mat.ARCH + seat]
    p.mat[Mat.SLOTS + seat] += (tile + 1) << (slot * 6)
    p.note("tile_taken", seat, tile, slot)
    move_arch(p, seat)
    uncover(p, stack)


def move_arch(p: TrajanPosition, seat: i64) -> None:
    slots = p.mat[Mat.SLOTS + seat]
    slot = following(p.mat[Mat.ARCH + seat])
    for _n in range(data.TRAYS - 1):
        if (slots >> (slot * 6)) & 63 == 0:
            p.mat[Mat.ARCH + seat] = slot
            p.note("arch_moved", seat, slot, 0)
            return
        slot = following(slot)
    p.mat[Mat.ARCH + seat] = data.CENTRE
    p.note("arch_centred", seat, 0, 0)
