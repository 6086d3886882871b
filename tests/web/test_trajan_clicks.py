"""Every decision of Trajan, and every kind of move, made by clicking the thing on the board."""

from __future__ import annotations

from typing import Any

from adamak.core import find

from .clicking import moments, pick, sit_down, things_of
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


def click(me: Guest, move: str) -> None:
    """Each thing the move is about, then its button. Nobody else plays meanwhile, so the page holds still."""
    before = me.acknowledged
    me.page.locator(".decide:not(.waiting)").wait_for()
    for thing in things_of("trajan", move, NAMES):
        pick(me, thing)
    me.page.locator(f'[data-move="{move}"]').click()
    me.until(lambda: me.acknowledged > before and me.version >= me.acknowledged)


def reach(me: Guest, wanted: dict[str, list[str]], seed: str) -> dict[str, set[str]]:
    """Make one move of each wanted kind in each decision."""
    reached: dict[str, set[str]] = {}
    for moment in moments("trajan", wanted, seats=3, variants=VARIANTS, seed=seed):
        sit_down(me, moment)
        click(me, moment.move)
        reached.setdefault(moment.decision, set()).add(moment.kind)
    return reached


def test_every_decision_is_made_by_clicking_on_a_phone(guest: NewGuest) -> None:
    reached = reach(guest("fa", size=PHONE), DECISIONS, "fa")
    assert reached == {decision: set(kinds) for decision, kinds in DECISIONS.items()}
    assert set().union(*reached.values()) == {kind.name for kind in find("trajan").moves.kinds}


def test_every_decision_on_a_desk(guest: NewGuest) -> None:
    """One kind of move each, and every kind of action."""
    wanted = {decision: kinds[:1] for decision, kinds in DECISIONS.items() if decision != "extra_action"}
    wanted["action"] = ["take", "forum", "march", "advance", "tile", "build"]
    assert reach(guest("en"), wanted, "en").keys() == wanted.keys()
