"""Piles of cards or tiles: put in order, mixed. Compiled with the engines."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from adamak.core.position import Position
from adamak.core.rng import Rng


def mix(things: vec[u8], rng: Rng) -> None:
    at: i64 = len(things) - 1
    while at > 0:
        other = rng.below(at + 1)
        held = things[at]
        things[at] = things[other]
        things[other] = held
        at -= 1


def shuffle(p: Position, things: vec[u8]) -> None:
    """By the position's own dice."""
    at: i64 = len(things) - 1
    while at > 0:
        other = p.below(at + 1)
        held = things[at]
        things[at] = things[other]
        things[other] = held
        at -= 1


def arrange(things: vec[u8]) -> None:
    """Into ascending order: what is mixed from there shows nothing of the order in which it lay."""
    arrange_part(things, 0, i64(len(things)))


def arrange_part(things: vec[u8], start: i64, end: i64) -> None:
    """The things from `start` up to `end` into ascending order."""
    for at in range(start + 1, end):
        thing = things[at]
        to = at
        while to > start and i64(things[to - 1]) > i64(thing):
            things[to] = things[to - 1]
            to -= 1
        things[to] = thing
