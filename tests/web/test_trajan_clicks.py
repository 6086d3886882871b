"""Every decision of Trajan, and every kind of move, made by clicking the thing on the board."""

from __future__ import annotations

import pytest

from adamak.core import find

from .clicking import make, moments, sit_down
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
VARIANTS = (
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
    """On a busy machine a click may be counted as late although it was made: the answer tells."""
    before = me.acknowledged
    try:
        make(me, move, NAMES)
    except AssertionError:
        if me.acknowledged <= before:
            raise


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fa", PHONE)], ids=["desk", "phone"])
def test_every_decision_is_made_by_clicking(guest: NewGuest, lang: str, size: tuple[int, int]) -> None:
    me = guest(lang, size=size)
    reached: dict[str, set[str]] = {}
    for moment in moments("trajan", DECISIONS, seats=3, variants=VARIANTS, seed=lang):
        sit_down(me, moment)
        click(me, moment.move)
        reached.setdefault(moment.decision, set()).add(moment.kind)
    assert reached == {decision: set(kinds) for decision, kinds in DECISIONS.items()}
    assert set().union(*reached.values()) == {kind.name for kind in find("trajan").moves.kinds}
