"""What is lit takes a press anywhere on it, and whatever can be chosen can be read by a finger without choosing it."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from adamak.core import games

from .clicking import SETTLE, SPOT, bring_up, sit_down
from .conftest import NewGuest
from .guests import PHONE, Guest
from .pressing import PRESS, PRETEND, decisions, effect_of, effect_text

GAMES = sorted(games())
ISOLATES = re.compile("[\u2066-\u2069\u200e\u200f]")


def press_all(me: Guest, game: str, number: int, seed: str) -> int:
    """Presses every lit thing of so many decisions; returns how many presses that were."""
    me.context.add_init_script(f"({PRETEND})()")
    pressed = 0
    refused: list[str] = []
    for moment in decisions(game, number, seed):
        sit_down(me, moment)
        me.page.locator(".decide:not(.waiting)").wait_for()
        me.page.evaluate(SETTLE)
        found = me.page.evaluate(PRESS)
        pressed += found["pressed"]
        refused += [f"{moment.decision}: {one}" for one in found["refused"]]
    assert refused == []
    return pressed


@pytest.mark.parametrize("game", GAMES)
def test_a_lit_thing_takes_a_press_anywhere(guest: NewGuest, game: str) -> None:
    assert press_all(guest("en"), game, 5, "press") > 15
    assert press_all(guest("fa", size=PHONE), game, 3, "finger") > 3


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", GAMES)
def test_lit_things_of_two_hundred_decisions(guest: NewGuest, game: str) -> None:
    print(game, "presses:", press_all(guest("en"), game, 200, "soak"))


def hold(me: Guest, thing: str) -> str:
    """A finger rests on a thing until the page says what it is; nothing is chosen, nothing is sent."""
    spot = bring_up(me, thing).evaluate(SPOT)
    assert spot, f"{thing} is covered by other things"
    finger = me.context.new_cdp_session(me.page)
    x, y = spot
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    told = me.page.locator(".bar-tell")
    expect(told).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    me.page.evaluate(SETTLE)
    finger.detach()
    assert me.page.locator("[data-thing][aria-pressed=true]").count() == 0, f"{thing} was chosen"
    return ISOLATES.sub("", told.inner_text())


def read_all(me: Guest, game: str, things: int, seed: str) -> int:
    """Reads so many things, a few of each decision; returns how many of them have a text of the game's own."""
    rng = random.Random(seed)
    read = texts = 0
    for moment in decisions(game, 10 * things, seed):
        sit_down(me, moment)
        me.page.locator(".decide:not(.waiting)").wait_for()
        me.page.evaluate(SETTLE)
        lit = me.page.locator(".board [data-thing]:not([aria-disabled])")
        names = sorted(set(lit.evaluate_all("all => all.map((one) => one.dataset.thing)")))
        sent = me.sent
        for thing in rng.sample(names, min(3, len(names), things - read)):
            told = hold(me, thing)
            message = effect_of(game, me.state["view"], thing)
            effect = message and effect_text(game, message, me.say.lang)
            if effect:
                texts += 1
                assert ISOLATES.sub("", effect) in told, (thing, told)
            assert len(told.split()) > 5, (thing, told)
            me.page.locator(".bar-tell").get_by_role("button", name=me.say("close"), exact=True).click()
            read += 1
        assert me.sent == sent
        if read >= things:
            return texts
    raise AssertionError(f"only {read} things")


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_reads_what_can_be_chosen(guest: NewGuest, game: str) -> None:
    me = guest("fa", size=PHONE, touch=True)
    read_all(me, game, 6, "read and read")  # each must be readable, whether the catalogue tells its effect or not


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("game", GAMES)
def test_a_finger_reads_fifty_things(guest: NewGuest, game: str) -> None:
    me = guest("en", size=PHONE, touch=True)
    print(game, "with an effect of their own:", read_all(me, game, 50, "fifty"), "of 50")
