"""Frames of a WebSocket (RFC 6455, 5.2) that are short work: a whole text, as a server writes it and as a client does.

Everything else (pieces of texts, pings, the end) is left to the library.
"""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library has nothing compiled
    from websockets.utils import apply_mask

TEXT = 0x81  # the first byte of a frame that holds a whole text
LAST = 0x80  # in the first byte: of a frame that is not followed by more pieces of the same text
MASKED = 0x80  # in the second byte: of every frame that a client sends
MASK = 4  # bytes


def text_frame(text: str) -> bytes:
    """A whole text as a server writes it: one frame, without a mask."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + data
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + data


def text_of(data: bytes) -> bytes | None:
    """The text, where these bytes are one frame of a client that holds a whole one, not longer than 64 kB."""
    if len(data) < 2 + MASK or data[0] != TEXT:
        return None
    size, begin = data[1] - MASKED, 2
    if size == 126:
        size, begin = int.from_bytes(data[2:4], "big"), 4
    begin += MASK
    if size != len(data) - begin:  # more or less than one frame, one without a mask, or a longer one
        return None
    return apply_mask(data[begin:], data[begin - MASK : begin])


def end_with_a_frame(data: bytes) -> bool:
    """Whether bytes that begin with a client's frame also end with one, and none of them is a piece of a text."""
    at = 0
    while at < len(data) - 1:
        if not data[at] & LAST:
            return False
        size, begin = data[at + 1] & 127, at + 2
        if size > 125:
            wide = 2 if size == 126 else 8
            size, begin = int.from_bytes(data[begin : begin + wide], "big"), begin + wide
        at = begin + MASK + size
    return at == len(data)
