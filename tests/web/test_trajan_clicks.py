"""Every decision of Trajan, and every kind of move, made by clicking the thing on the board."""

from __future__ import annotations

from typing import Any

import pytest

from .clicking import assert_everything, click_everything, moments
from .conftest import NewGuest
from .guests import DESKTOP, PHONE, Guest

# Every decision, and the kinds of move it is about.
DECISIONS = {
    "markers": ["place"],
    "goods_draft": ["draft"],
    "trajan_draft": ["tile"],
    "turn": ["lift"],
    "sow": ["sow"],
    "plus2": ["plus2"],
    "action": [
        "draw_two", "take", "display", "display_wild", "ship", "forum", "recruit", "march", "occupy", "advance", "tile",
        "hire", "build", "pass",
    ],
    "first_tile_action": ["take", "forum", "recruit", "advance", "tile", "pass"],
    "extra_action": ["build", "pass"],
    "discard": ["discard"],
    "display": ["display", "done"],
    "load": ["load", "load_half", "load_wild", "sail"],
    "repeat": ["repeat", "pass"],
    "pay": ["pay"],
    "bonus": ["bonus"],
}  # fmt: skip
# The tile a consul takes is called by its place, left or right, as a discard pile is.
NAMES = {"bonus": ["bonus"]}
VARIANTS: tuple[dict[str, Any], ...] = (
    {"initial_markers": "random"},
    {
        "initial_markers": "random",
        "wild_commodity_allowed_when_displaying": True,
        "wild_need_counts_for_need_bonus": False,
        "leader_may_return_to_camp": True,
    },
    {},
)


def click_all(*people: Guest, seed: str) -> None:
    found = moments("trajan", DECISIONS, seats=3, variants=VARIANTS, seed=seed)
    assert_everything("trajan", click_everything(people, found, NAMES), DECISIONS)


def test_every_decision_is_made_by_clicking(guest: NewGuest) -> None:
    """At a desk and on a phone in turn."""
    click_all(guest("en"), guest("fa", size=PHONE), seed="fa")


@pytest.mark.soak
@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fa", PHONE)], ids=["desk", "phone"])
def test_every_decision_at_either_size(guest: NewGuest, lang: str, size: tuple[int, int]) -> None:
    click_all(guest(lang, size=size), seed=lang)
