"""Every decision of Trajan, and every kind of move, made by clicking the thing on the board."""

from __future__ import annotations

from typing import Any

from .clicking import assert_everything, click_everything, moments
from .conftest import NewGuest
from .guests import PHONE, Guest

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


def reach(me: Guest, wanted: dict[str, list[str]], seed: str) -> dict[str, set[str]]:
    """Make one move of each wanted kind in each decision."""
    return click_everything(me, moments("trajan", wanted, seats=3, variants=VARIANTS, seed=seed), NAMES)


def test_every_decision_is_made_by_clicking_on_a_phone(guest: NewGuest) -> None:
    reached = reach(guest("fa", size=PHONE), DECISIONS, "fa")
    assert_everything("trajan", reached, DECISIONS)


def test_every_decision_on_a_desk(guest: NewGuest) -> None:
    """One kind of move each, and every kind of action."""
    wanted = {decision: kinds[:1] for decision, kinds in DECISIONS.items() if decision != "extra_action"}
    wanted["action"] = ["take", "forum", "march", "advance", "tile", "build"]
    assert reach(guest("en"), wanted, "en").keys() == wanted.keys()
