"""Facts: a position as the list of what is true for a seat, by number; compiled with the engines.

A game declares its facts once, block by block, in its `facts.py`. The declaration numbers them, names them and tells
a network from another one's; the game's code writes down the numbers of those that are true. Few of many are true at
once, so that a network's first layer is a sum of as many rows. They are written as bytes, four to a number, the lowest
first: what numpy and the network read as they are, and a tenth of the time that a list of Python's numbers takes.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from librt.strings import BytesWriter, read_i32_le, write_i32_le
from mypy_extensions import i32, i64

from adamak.core.bits import BIT, lowest

BEYOND: Final = 6  # binary digits of what a number has beyond its largest own fact
_LARGEST_REST: Final = 63
_WIDTH: Final = 4  # bytes of a number
THING_BITS: Final = 20  # of each thing that a move names


@final
class Declaration:
    """Blocks of facts, or of the things that moves name, in the order of their numbers.

    >>> facts = Declaration()
    >>> facts.block("phase", ["draft", "turn"]), facts.number("coins", 3)
    (0, 2)
    >>> facts.names()[:5]
    ['phase draft', 'phase turn', 'coins 1', 'coins 2', 'coins 3']
    """

    blocks: list[tuple[str, list[str]]]
    size: int

    def __init__(self) -> None:
        self.blocks = []
        self.size = 0

    def block(self, name: str, members: list[str]) -> int:
        """A fact for each member; returns the number of the first."""
        first = self.size
        self.blocks.append((name, members))
        self.size += len(members)
        return first

    def each(self, name: str, outer: list[str], inner: list[str]) -> int:
        """A fact for each pair: the inner members of the first outer one, then those of the second, and so on."""
        return self.block(name, [f"{a} {b}" for a in outer for b in inner])

    def number(self, name: str, most: int) -> int:
        """Facts for a number: 1 to `most`, then binary digits of the rest. Nothing is true of 0. See `tell_number`."""
        return self.block(name, numerals(most))

    def numbers(self, name: str, outer: list[str], most: int) -> int:
        """The same for each of several things; a thing has `most + BEYOND` facts."""
        return self.each(name, outer, numerals(most))

    def large(self, name: str, step: int, most: int) -> int:
        """Facts for a number that may grow: its steps, up to `most`, and what is over. See `tell_large`."""
        return self.block(name, [*(f"steps {n}" for n in numerals(most)), *(f"and {n}" for n in range(1, step))])

    def names(self) -> list[str]:
        return [f"{name} {member}" for name, members in self.blocks for member in members]

    def fingerprint(self) -> str:
        """Tells two declarations apart: a network fits the one it was trained with."""
        text = "\n".join(f"{name} {len(members)}" for name, members in self.blocks)
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def numerals(most: int) -> list[str]:
    return [*(str(n) for n in range(1, most + 1)), *(f"over by {1 << digit}" for digit in range(BEYOND))]


def tell(known: BytesWriter, fact: i64) -> None:
    """This one is true."""
    write_i32_le(known, i32(fact))


def tell_if(known: BytesWriter, true: bool, fact: i64) -> None:
    """This one is true, or it is not."""
    if true:
        tell(known, fact)


def read_facts(written: bytes) -> list[int]:
    """What was written by `tell`, number by number."""
    facts: list[int] = []
    size: i64 = len(written)
    at: i64 = 0
    while at < size:
        facts.append(i64(read_i32_le(written, at)))
        at += _WIDTH
    return facts


def tell_number(known: BytesWriter, base: i64, number: i64, most: i64) -> None:
    """A number declared with `Declaration.number`."""
    if number <= 0:
        return
    if number <= most:
        tell(known, base + number - 1)
        return
    tell(known, base + most - 1)
    rest = number - most
    tell_set(known, base + most, rest if rest < _LARGEST_REST else _LARGEST_REST)


def tell_large(known: BytesWriter, base: i64, number: i64, step: i64, most: i64) -> None:
    """A number declared with `Declaration.large`."""
    if number <= 0:
        return
    steps = number // step
    tell_number(known, base, steps, most)
    rest = number - steps * step
    if rest:
        tell(known, base + most + BEYOND + rest - 1)


def tell_set(known: BytesWriter, base: i64, members: i64) -> None:
    """A fact for each member of a set."""
    while members:
        tell(known, base + lowest(members))
        members &= members - 1


def tell_counts(known: BytesWriter, base: i64, packed: i64, width: i64, most: i64) -> None:
    """Numbers packed in so many bits each, the first lowest, declared with `Declaration.numbers`."""
    mask = BIT[width] - 1
    while packed:
        tell_number(known, base, packed & mask, most)
        packed >>= width
        base += most + BEYOND


def naming(first: i64, second: i64, third: i64) -> i64:
    """The things a move names, in one number; -1 for none."""
    return first | ((second + 1) << THING_BITS) | ((third + 1) << (2 * THING_BITS))
