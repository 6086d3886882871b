"""Two small generators, the same stream compiled and not.

`chance` is the dice of a position: a keyed permutation of a counter (a Feistel network of four rounds under a key
of 124 bits), so that seeing one's own cards gives no practical way to the cards of others or to the next deal.
`Rng` is for choices that hide nothing: random play, sampling, rollouts; it is several times cheaper.

Every product stays below 2**63: compiled integers must not overflow, and the plain interpreter must agree.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, final

from mypy_extensions import i64

_M31: Final = 0x7FFFFFFF
_M32: Final = 0xFFFFFFFF


def seed_words(seed: str) -> list[int]:
    """Four words of 62 bits from a seed of any length."""
    digest = hashlib.sha256(b"adamak/seed/1\0" + seed.encode()).digest()
    return [int.from_bytes(digest[8 * k : 8 * k + 8], "big") >> 2 for k in range(4)]


def _scramble(word: i64, key: i64) -> i64:
    x = (word + key) & _M31
    x = ((x ^ (x >> 15)) * 0x7FEB352D) & _M31
    x = ((x ^ (x >> 14)) * 0x31848BAB) & _M31
    return x ^ (x >> 15)


def chance(key_a: i64, key_b: i64, count: i64) -> i64:
    """31 unpredictable bits: draw number `count` under this key."""
    left = count & _M31
    right = count >> 31
    right ^= _scramble(left, key_a & _M31)
    left ^= _scramble(right, key_a >> 31)
    right ^= _scramble(left, key_b & _M31)
    left ^= _scramble(right, key_b >> 31)
    return left


@final
class Rng:
    """A light generator for choices that hide nothing.

    >>> rng = Rng("tea")
    >>> throws = [rng.below(6) + 1 for _ in range(5)]
    >>> again = Rng("tea")
    >>> throws == [again.below(6) + 1 for _ in range(5)]
    True
    """

    def __init__(self, seed: str) -> None:
        words = seed_words(seed)
        self._linear: i64 = words[0] & _M32
        self._shift: i64 = (words[1] & _M32) | 1

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self._linear, self._shift)

    def bits(self) -> i64:
        """32 random bits: a linear congruence and a shift register, added."""
        linear = (self._linear * 1664525 + 1013904223) & _M32
        shift = self._shift
        shift ^= (shift << 13) & _M32
        shift ^= shift >> 17
        shift ^= (shift << 5) & _M32
        self._linear = linear
        self._shift = shift
        return (linear + shift) & _M32

    def below(self, n: i64) -> i64:
        """A number of 0..n-1, for n up to 2**31."""
        return ((self.bits() >> 1) * n) >> 31

    def word(self) -> i64:
        """62 random bits: half of a position's key."""
        return ((self.bits() >> 1) << 31) | (self.bits() >> 1)


def _restored(linear: i64, shift: i64) -> Rng:
    """A copy: the same numbers follow."""
    rng = Rng("")
    rng._linear = linear
    rng._shift = shift
    return rng
