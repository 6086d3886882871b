"""Facts: how numbers and sets are told, and how a declaration names them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from librt.strings import BytesWriter

from adamak.core import games
from adamak.core.facts import BEYOND, Declaration, naming, read_facts, tell_counts, tell_large, tell_number, tell_set


def test_blocks_follow_each_other_and_every_fact_has_a_name() -> None:
    facts = Declaration()
    first = facts.block("phase", ["draft", "turn"])
    second = facts.each("slot", ["0", "1"], ["wood", "clay"])
    third = facts.number("coins", 3)
    assert (first, second, third) == (0, 2, 6)
    assert facts.size == 6 + 3 + BEYOND
    assert facts.names()[3:7] == ["slot 0 clay", "slot 1 wood", "slot 1 clay", "coins 1"]


def test_another_declaration_has_another_fingerprint() -> None:
    one, other = Declaration(), Declaration()
    one.block("phase", ["draft", "turn"])
    other.block("phase", ["draft", "turn", "over"])
    assert one.fingerprint() != other.fingerprint()


@pytest.mark.parametrize("most", [1, 3, 20])
def test_every_number_is_told_in_its_own_way(most: int) -> None:
    found = []
    for number in range(most + 60):
        known = BytesWriter()
        tell_number(known, 0, number, most)
        facts = read_facts(known.getvalue())
        assert all(fact < most + BEYOND for fact in facts)
        found.append(facts)
    assert found[0] == []
    assert found[1] == [0]
    assert len({tuple(facts) for facts in found}) == len(found)


def test_large_numbers_too() -> None:
    declared = Declaration()
    declared.large("points", 5, 8)
    found = []
    for number in range(120):
        known = BytesWriter()
        tell_large(known, 0, number, 5, 8)
        facts = read_facts(known.getvalue())
        assert all(fact < declared.size for fact in facts)
        found.append(tuple(facts))
    assert len(set(found)) == len(found)


def test_sets_and_packed_counts() -> None:
    known = BytesWriter()
    tell_set(known, 100, 0b1010)
    assert read_facts(known.getvalue()) == [101, 103]
    known = BytesWriter()
    tell_counts(known, 0, 0x302, 4, 3)
    assert read_facts(known.getvalue()) == [1, 2 * (3 + BEYOND) + 2]


def test_up_to_three_things_in_one_number() -> None:
    assert naming(5, -1, -1) == 5
    assert len({naming(1, 2, 3), naming(1, 3, 2), naming(1, 2, -1), naming(1, -1, 2)}) == 4


@pytest.mark.parametrize("game", games().values(), ids=lambda game: str(game.id))
def test_every_game_names_each_of_its_facts_once(game) -> None:  # type: ignore[no-untyped-def]
    assert game.facts is not None
    names = sorted(game.facts.names())
    assert len(names) == game.facts.size
    assert not [a for a, b in pairwise(names) if a == b]
