"""Every decision of Condottiere, and every kind of move, made by clicking the thing on the board."""

from __future__ import annotations

from .clicking import assert_everything, click_everything, moments
from .conftest import NewGuest
from .guests import PHONE

DECISIONS = {
    "choose_site": ["site"],
    "battle_turn": ["play", "pass"],
    "scarecrow_target": ["take_back", "take_none"],
    "place_favor": ["favor", "favor_off"],
    "reveal_on_pass": ["reveal", "stay_hidden"],
    "discard_hand": ["keep_hand", "discard_hand"],
    "keep_cards": ["keep", "keep_done"],
    "draw_count": ["draw"],
}
# A card is played and kept from the hand, and taken back from the own line; how many to draw are buttons.
NAMES: dict[str, list[str]] = {"play": ["hand"], "keep": ["hand"], "take_back": ["line"], "draw": []}
VARIANTS = ({"hidden_cards": True}, {"draw_after_each_battle": True, "draw_amount": "chosen"})


def test_every_decision_is_made_by_clicking(guest: NewGuest) -> None:
    people = [guest("fa", size=PHONE), guest("en")]
    found = moments("condottiere", DECISIONS, seats=3, variants=VARIANTS)
    assert_everything("condottiere", click_everything(people, found, NAMES), DECISIONS)
