"""Piles of cards or tiles: put in order, mixed. Compiled with the engines."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from adamak.core.bits import BIT
from adamak.core.position import Position
from adamak.core.rng import Rng


def mix(things: vec[u8], rng: Rng) -> None:
    at: i64 = len(things) - 1
    while at > 0:
        other = rng.below(at + 1)
        things[at], things[other] = things[other], things[at]
        at -= 1


def shuffle(p: Position, things: vec[u8]) -> None:
    """By the position's own dice."""
    at: i64 = len(things) - 1
    while at > 0:
        other = p.below(at + 1)
        things[at], things[other] = things[other], things[at]
        at -= 1


def shuffled(p: Position, first: i64, end: i64) -> vec[u8]:
    """The numbers from the first up to the end in random order."""
    things = vec[u8]([u8(number) for number in range(first, end)])
    shuffle(p, things)
    return things


def packed(things: vec[u8], start: i64, end: i64, width: i64) -> i64:
    """The things from `start` up to `end` in one number, the first one lowest."""
    number: i64 = 0
    for at in range(start, end):
        number |= i64(things[at]) << ((at - start) * width)
    return number


def queue(things: vec[u8], end: i64, width: i64) -> i64:
    """The things before `end` as a pile in one number, the first one lowest, each plus one: 0 is an empty pile."""
    number: i64 = 0
    for at in range(end):
        number |= (i64(things[at]) + 1) << (at * width)
    return number


def mixed(pile: i64, width: i64, seen: i64, rng: Rng) -> i64:
    """A packed pile in a new order; its first `seen` things stay where they are."""
    start = seen * width
    left = pile >> start
    things = vec[u8](capacity=16)
    while left:
        things = append(things, u8(left & (BIT[width] - 1)))
        left >>= width
    arrange(things)
    mix(things, rng)
    return (pile & (BIT[start] - 1)) | (packed(things, 0, i64(len(things)), width) << start)


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
