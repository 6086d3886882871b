"""Networks: what is missing or does not fit is said in one line; what fits plays. With a stand-in for onnxruntime, and
with the real one where it is installed (it is not in the lock: a hundred megabytes for one test)."""

from __future__ import annotations

import importlib.machinery
import struct
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from adamak.bots import player
from adamak.core import Knowledge, Match, Problem, Rng, extras, find

GAME = find("condottiere")


def ask(spec: str) -> tuple[int, list[int]]:
    match = Match.start(GAME, 2, seed="net")
    seat = match.position.actors()[0]
    rng = Rng("net")
    move = player(spec, GAME).choose(Knowledge(GAME, match.position, seat, rng), rng)
    return move, [int(legal) for legal in match.position.legal(seat)]


def test_without_onnxruntime_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda library: None)
    with pytest.raises(Problem, match="missing-extra"):
        player(f"neural:{tmp_path}/x.onnx", GAME)


class Session:
    """Likes the highest move of the space best."""

    width = GAME.facts.size

    def __init__(self, file: str, options: object, providers: list[str]) -> None:
        if Path(file).read_bytes() == b"broken":
            raise RuntimeError("INVALID_PROTOBUF")

    def get_inputs(self) -> list[Any]:
        return [SimpleNamespace(name="facts", shape=["batch", self.width])]

    def get_outputs(self) -> list[Any]:
        moves = SimpleNamespace(name="policy", shape=["batch", len(GAME.moves)])
        return [moves, SimpleNamespace(name="value", shape=["batch", 1])]

    def run(self, names: list[str], given: dict[str, Any]) -> list[Any]:
        import numpy

        assert given["facts"].shape == (1, self.width)
        return [numpy.arange(len(GAME.moves), dtype=numpy.float32)[None], numpy.array([[0.5]], dtype=numpy.float32)]


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("onnxruntime")
    module.__spec__ = importlib.machinery.ModuleSpec("onnxruntime", None)
    module.SessionOptions = SimpleNamespace  # type: ignore[attr-defined]
    module.InferenceSession = Session  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "onnxruntime", module)
    monkeypatch.setattr(extras, "find_spec", lambda library: module.__spec__)


@pytest.mark.usefixtures("stand_in")
def test_it_plays_the_legal_move_the_network_likes_best(tmp_path: Path) -> None:
    (tmp_path / "net.onnx").write_bytes(b"net")
    move, legal = ask(f"neural:{tmp_path}/net.onnx")
    assert move == max(legal)


@pytest.mark.usefixtures("stand_in")
def test_what_does_not_fit_is_a_problem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Problem, match="no-network"):
        ask(f"neural:{tmp_path}/none.onnx")
    (tmp_path / "net.onnx").write_bytes(b"broken")
    with pytest.raises(Problem, match="bad-network"):
        ask(f"neural:{tmp_path}/net.onnx")
    (tmp_path / "net.onnx").write_bytes(b"net")
    monkeypatch.setattr(Session, "width", 3)
    with pytest.raises(Problem, match="other-network"):
        ask(f"neural:{tmp_path}/net.onnx")


# --- the real thing: a linear network, written byte by byte in ONNX's protobuf ---------------------


def field(number: int, body: bytes | str | int) -> bytes:
    if isinstance(body, int):
        return _varint(number << 3) + _varint(body)
    body = body.encode() if isinstance(body, str) else body
    return _varint(number << 3 | 2) + _varint(len(body)) + body


def _varint(value: int) -> bytes:
    told = b""
    while value > 127:
        told += bytes([value & 127 | 128])
        value >>= 7
    return told + bytes([value])


def tensor(name: str, rows: int, columns: int, numbers: list[float]) -> bytes:
    return (
        field(1, rows)
        + field(1, columns)
        + field(2, 1)
        + field(8, name)
        + field(9, struct.pack(f"<{len(numbers)}f", *numbers))
    )


def value_info(name: str, columns: int) -> bytes:
    shape = field(1, field(1, 1)) + field(1, field(1, columns))
    return field(1, name) + field(2, field(1, field(1, 1) + field(2, shape)))


def network(facts: int, moves: int) -> bytes:
    """policy = facts × P, value = facts × V; all of P's columns grow, so that the last legal move wins."""
    policy = [float(move) for _ in range(facts) for move in range(moves)]
    nodes = b"".join(
        field(1, field(1, "facts") + field(1, weights) + field(2, out) + field(4, "MatMul"))
        for weights, out in (("P", "policy"), ("V", "value"))
    )
    graph = nodes + field(2, "net") + field(5, tensor("P", facts, moves, policy))
    graph += field(5, tensor("V", facts, 1, [0.0] * facts)) + field(11, value_info("facts", facts))
    graph += field(12, value_info("policy", moves)) + field(12, value_info("value", 1))
    return field(1, 8) + field(7, graph) + field(8, field(2, 13))


def test_a_network_of_ones_own(tmp_path: Path) -> None:
    pytest.importorskip("onnxruntime")
    (tmp_path / "net.onnx").write_bytes(network(GAME.facts.size, len(GAME.moves)))
    move, legal = ask(f"neural:{tmp_path}/net.onnx")
    assert move == max(legal)
