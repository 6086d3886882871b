"""A stack of decisions in one number: what each is about has a name, or is a number."""

from types import SimpleNamespace
from typing import Any

import pytest

from adamak.core.errors import Problem
from adamak.core.state import Frames

NAMED = {"dig": ["well", "mine"]}
READING: Any = SimpleNamespace(seats=2)


class Declared:
    frames = Frames(["idle", "dig", "pay"], lambda kind: NAMED.get(kind, range(8)), kind_bits=2, bits=5, most=2)


def checked(*frames: object) -> list[dict[str, Any]]:
    return Declared.frames.check(list(frames), "frames", READING)


def test_names_and_numbers_are_read_back():
    written = [{"kind": "dig", "about": "mine"}, {"kind": "pay", "about": 5}]
    position: Any = SimpleNamespace(frames=0)
    Declared.frames.put(position, checked(*written))
    assert position.frames == (5 << 2 | 2) << 5 | 1 << 2 | 1
    assert Declared.frames.read(position) == written


def test_a_number_left_out_is_zero():
    assert checked({"kind": "pay"}) == [{"kind": "pay", "about": 0}]


@pytest.mark.parametrize(
    "frames",
    [
        [{"kind": "build", "about": 0}],
        [{"kind": "dig", "about": "forest"}],
        [{"kind": "dig"}],
        [{"kind": "pay", "about": 8}],
        [{"kind": "pay", "about": "well"}],
        [{"kind": "pay", "about": True}],
        [{"kind": "pay", "about": None}],
        [{"kind": "idle"}] * 3,
    ],
)
def test_what_cannot_be_is_refused(frames: list[dict[str, object]]):
    with pytest.raises(Problem):
        checked(*frames)
