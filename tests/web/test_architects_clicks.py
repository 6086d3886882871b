"""Every decision of Architects, and every kind of move, made by clicking the thing on the board."""

from __future__ import annotations

import functools
import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .clicking import Moment, assert_everything, click_everything, make, moments, sit_down
from .conftest import NewGuest
from .guests import DESKTOP, PHONE, Guest

# Every decision, and the kinds of move it is about.
DECISIONS = {
    "choose_board": ["choose_board"],
    "draft": ["draft"],
    "starting_apprentice": ["hire"],
    "turn": ["place"],
    "take_back": ["take_back"],
    "mines": ["take"],
    "storehouse": ["trade_virtue", "trade_marble", "trade_with", "stop"],
    "workshop": ["draw", "hire"],
    "dismiss": ["dismiss"],
    "town_centre": ["capture", "stop"],
    "black_market": ["hire", "dig"],
    "keep_card": ["keep"],
    "bury_card": ["bury"],
    "guardhouse": ["imprison", "release_prison", "release_boards", "pay_debt", "stop"],
    "guildhall": ["build", "advance"],
    "cathedral_discard": ["discard"],
    "clay_pit": ["take"],
    "treasury": ["take"],
    "free_capture": ["capture", "decline"],
    "barracks": ["release_boards", "capture", "decline"],
    "church": ["destroy_debt", "keep_debt"],
    "library": ["discard", "decline"],
    "tavern": ["hire", "decline"],
    "overflow": ["destroy_debt", "keep_debt"],
    "reset": ["release", "squire"],
    "hand_limit": ["discard"],
    "end_effects": ["resolve"],
}
# Alone there is no packet to pass on.
SOLO = {"draft_discard": ["discard"], "turn": ["place"]}
# Goods, payments and numbers are buttons of the bar, and whose group is captured where several stand.
NAMES: dict[str, list[str]] = {
    "take": [],
    "trade_virtue": [],
    "trade_marble": [],
    "capture": ["location"],
    "release": [],
    "release_boards": [],
}
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"variable_setup": True, "choose_boards": True, "starting_apprentice": True, "apprentice_refresh": True},
)


@functools.cache
def met() -> tuple[Moment, ...]:
    """One moment of each, out of random games of the engine."""
    search = functools.partial(moments, "architects", variants=VARIANTS, liking=liking)
    return (*search(DECISIONS, seats=3), *search(SOLO, seats=1))


def liking(move: str) -> float:
    """What is built brings the rare decisions, and the end."""
    return {"place guildhall": 8.0, "place town_centre": 0.3, "place guardhouse": 0.5}.get(move, 1.0)


def test_every_decision_is_made_by_clicking(guest: NewGuest) -> None:
    """At a desk and on a phone in turn."""
    people = [guest("en"), guest("fa", size=PHONE)]
    assert_everything("architects", click_everything(people, met(), NAMES), SOLO | DECISIONS)


@pytest.mark.soak
@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fa", PHONE)], ids=["desk", "phone"])
def test_every_decision_at_either_size(guest: NewGuest, lang: str, size: tuple[int, int]) -> None:
    reached = click_everything([guest(lang, size=size)], met(), NAMES)
    assert_everything("architects", reached, SOLO | DECISIONS)


def test_a_group_is_chosen_put_back_and_captured(guest: NewGuest) -> None:
    me = guest("en")
    moment = next(one for one in met() if one.decision == "town_centre" and one.kind == "capture")
    sit_down(me, moment)
    before = me.acknowledged
    group = me.page.locator(".group.open").first
    group.click()
    expect(group).to_have_attribute("aria-pressed", "true")
    assert "capture" in (me.page.locator(".decide .btn.go").get_attribute("data-move") or "")
    group.click()
    expect(group).to_have_attribute("aria-pressed", "false")
    group.click()
    me.page.locator(".decide .btn.go").click()
    me.until(lambda: me.acknowledged > before)


def place(me: Guest, location: str) -> None:
    me.page.locator(f'[data-thing="location:{location}"]').click()


def test_what_a_visit_gives_is_shown_before_placing(guest: NewGuest) -> None:
    """ "1st worker: 1 wood" beside the place, and the own goods as they would stand."""
    me = guest("en")
    me.sit(me.make("me", "bot", "bot", game="architects", options={"first_player": "1"})["table"])
    rng = random.Random("preview")
    while me.turn() and me.state["view"]["phase"] != "turn":
        make(me, rng.choice(me.legal), NAMES)
    place(me, "forest")
    expect(me.page.locator(".callout")).to_contain_text(re.compile("1st worker: .*1.* .*wood"))
    expect(me.page.locator(".decide")).to_contain_text(re.compile("1st worker: .*1.* .*wood"))
    expect(me.page.locator(".mybar .res .up")).to_have_count(1)
    place(me, "black_market_right")
    expect(me.page.locator(".decide")).to_contain_text(re.compile("Pay .*3.* silver"))
    expect(me.page.locator(".mybar .res .down")).to_have_count(1)
    assert not [event for event in me.messages("ack") if event["version"] > me.version]


def test_a_closed_place_says_why(guest: NewGuest) -> None:
    me = guest("en")
    me.sit(me.make("me", "bot", "bot", game="architects", options={"first_player": "1"})["table"])
    rng = random.Random("closed")
    while me.turn() and me.state["view"]["phase"] != "turn":
        make(me, rng.choice(me.legal), NAMES)
    me.ask(me.page.locator('[data-thing="location:guildhall"]'))
    why = me.page.get_by_role("dialog")
    expect(why).to_contain_text("AR-13.1")


@pytest.mark.soak
def test_a_solo_game_by_clicks_alone(guest: NewGuest) -> None:
    me = guest("fa", size=PHONE)
    me.sit(me.make("me", game="architects")["table"])
    rng = random.Random("clicks")

    def soon_over(legal: list[str]) -> str:
        """A short game: build where one can."""
        wanted = [move for move in legal if move == "place guildhall" or move.startswith(("build", "advance"))]
        return rng.choice(wanted or legal)

    made = 0
    while me.turn():
        make(me, soon_over(me.legal), NAMES)
        made += 1
    assert made > 20
    expect(me.page.get_by_role("region", name=me.say("end-title"), exact=True)).to_be_visible()
