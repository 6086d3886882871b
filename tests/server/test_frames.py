"""What comes over a socket: a whole text is read at once, and everything else as the library reads it."""

from __future__ import annotations

import json
from itertools import count

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from adamak.server.gate.frames import end_with_a_frame, text_frame, text_of

from .clients import Browser, Player

SIZES = [0, 1, 125, 126, 65_535, 65_536]


def words(size: int) -> bytes:
    return ("آ" * (size // 2) + "a" * (size % 2)).encode()


def sent(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    """A frame as a client writes it."""
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", SIZES)
def test_a_text_is_one_frame_however_long(size: int) -> None:
    assert text_frame(words(size).decode()) == Frame(Opcode.TEXT, words(size)).serialize(mask=False)


@pytest.mark.parametrize("size", SIZES[:-1])
def test_a_whole_text_is_read_at_once(size: int) -> None:
    assert text_of(sent(Opcode.TEXT, words(size))) == words(size)


# By name: a client masks what it sends by chance, so the bytes are others every time.
NOT_ONE_SHORT_TEXT = {
    "nothing": b"",
    "long": sent(Opcode.TEXT, words(SIZES[-1])),
    "cut": sent(Opcode.TEXT, b"{}")[:-1],
    "two": sent(Opcode.TEXT, b"{}") * 2,
    "begun": sent(Opcode.TEXT, b"{}", fin=False),
    "continued": sent(Opcode.CONT, b"{}"),
    "binary": sent(Opcode.BINARY, b"{}"),
    "ping": sent(Opcode.PING, b"{}"),
    "unmasked": Frame(Opcode.TEXT, b"{}" * 10).serialize(mask=False),
}


@pytest.mark.parametrize("data", NOT_ONE_SHORT_TEXT.values(), ids=NOT_ONE_SHORT_TEXT)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert text_of(data) is None


@pytest.mark.parametrize("size", SIZES)
def test_where_a_frame_ends_is_known(size: int) -> None:
    frames = sent(Opcode.PONG, b"") + sent(Opcode.TEXT, words(size))
    assert end_with_a_frame(frames)
    assert not end_with_a_frame(frames[:-1])
    assert not end_with_a_frame(frames + sent(Opcode.TEXT, words(size), fin=False))
    assert not end_with_a_frame(frames + b"\x81")


def asked(key: str) -> bytes:
    return json.dumps({"type": "why", "move": 0, "key": key}).encode()


@pytest.mark.parametrize("cut", [1, 2, 5, 7, 20])
def test_texts_in_pieces_and_in_one_are_answered_in_their_order(visitor: Browser, cut: int) -> None:
    """Cut by the network or by the client, with a ping among them: what is whole again afterwards is read as before."""
    made = visitor.make("me", "bot")
    with visitor.sit(made["table"], made["seats"][0]["secret"]) as player:
        keys = (f"k{number}" for number in count())
        wanted: list[str] = []

        def question() -> bytes:
            wanted.append(next(keys))
            return asked(wanted[-1])

        whole = [sent(Opcode.TEXT, question()) for _ in range(3)]
        first, second = whole[1][:cut], whole[1][cut:]
        text = question()
        pieces = [sent(Opcode.TEXT, text[:cut], fin=False), sent(Opcode.PING, b"?"), sent(Opcode.CONT, text[cut:])]
        last = sent(Opcode.TEXT, question())
        for data in (whole[0], first, second, whole[2], *pieces, last + sent(Opcode.TEXT, question())):
            player.socket.socket.sendall(data)
            visitor.call("GET", "/api/health", status=200)  # by now the server has read it
        assert [player.until("because")["key"] for _ in wanted] == wanted


def test_a_text_within_the_pieces_of_another_ends_the_connection(visitor: Browser) -> None:
    made = visitor.make("me", "bot")
    with visitor.sit(made["table"], made["seats"][0]["secret"]) as player:
        player.socket.socket.sendall(sent(Opcode.TEXT, asked("a")[:5], fin=False))
        visitor.call("GET", "/api/health", status=200)
        player.socket.socket.sendall(sent(Opcode.TEXT, asked("b")))
        assert _closed_with(player) == 1002


def _closed_with(player: Player) -> int | None:
    with pytest.raises(ConnectionClosed) as closed:
        player.until("because")
    return closed.value.rcvd.code if closed.value.rcvd is not None else None
