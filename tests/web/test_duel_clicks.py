"""Every decision of Duel with Pantheon, and every kind of move, made by clicking the thing on the board."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from .clicking import assert_everything, click_everything, moments, play_by_clicks
from .conftest import NewGuest
from .guests import DESKTOP, PHONE

# Every decision, and the kinds of move it is about.
DECISIONS = {
    "draft": ["draft"],
    "turn": ["build", "discard", "wonder", "activate"],
    "begin_age": ["begin"],
    "choose_progress": ["progress"],
    "great_library": ["progress"],
    "destroy_card": ["destroy"],
    "revive_card": ["revive"],
    "place_divinity": ["place"],
    "enki": ["progress"],
    "nisaba": ["copy"],
    "baal": ["steal"],
    "zeus": ["strike"],
    "anubis": ["topple"],
    "isis_card": ["bury"],
    "isis_wonder": ["raise"],
    "ra": ["claim"],
    "minerva": ["guard"],
    "neptune_remove": ["remove"],
    "neptune_apply": ["apply"],
    "gate": ["summon"],
    "theater_deck": ["open"],
    "theater_divinity": ["summon"],
    "theater_order": ["top"],
}
# What game.py calls `token` is a thing of the kind `progress` on the page; who begins and what is offered are buttons.
NAMES = {"progress": ["progress"], "begin": [], "activate": ["space"]}


def test_every_decision_is_made_by_clicking(guest: NewGuest) -> None:
    """At a desk and on a phone in turn."""
    people = [guest("en"), guest("fa", size=PHONE)]
    assert_everything("duel", click_everything(people, moments("duel", DECISIONS), NAMES), DECISIONS)


@pytest.mark.soak
@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fa", PHONE)], ids=["desk", "phone"])
def test_every_decision_at_either_size(guest: NewGuest, lang: str, size: tuple[int, int]) -> None:
    reached = click_everything([guest(lang, size=size)], moments("duel", DECISIONS, seed=lang), NAMES)
    assert_everything("duel", reached, DECISIONS)


@pytest.mark.soak
def test_a_whole_game_by_clicks_alone(guest: NewGuest) -> None:
    me = guest("fa", size=PHONE)
    me.sit(me.make("me", "bot", game="duel", options={"first_player": "1"})["table"])
    rng = random.Random("clicks")
    made = play_by_clicks(me, lambda legal: rng.choice(legal), NAMES)
    assert {"draft", "turn"} <= {decision for decision, _ in made}
    assert made.total() > 20
    expect(me.page.get_by_role("region", name=me.say("end-title"), exact=True)).to_be_visible()
