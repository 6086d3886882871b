"""Troyes in the browser: games of three and alone, by clicks and by keys, and what axe says."""

from __future__ import annotations

import random
from collections.abc import Collection

import pytest
from playwright.sync_api import expect

from adamak.core import find
from adamak.words import GameWords, Words

from .clicking import kind_of, moments, sit_down
from .conftest import NewGuest
from .endings import STRETCHES, late
from .guests import DESKTOP, PHONE, Guest
from .test_axe import findings
from .test_troyes_clicks import AT_ONCE, make, quick, things_of

PHASES = {"settle", "act", "take_dice", "confirm"}
SIZES = {"en": DESKTOP, "fa": PHONE}
# Is the focus in the zone of a thing, on it, and in which direction does the thing lie?
WAY = """(key) => {
  const here = document.activeElement
  const things = [...document.querySelectorAll(`[data-thing="${key}"]`)].filter((one) => one.getClientRects().length)
  const zone = here.closest('ul, svg, section, .foot, [role=group]')
  const there = things.find((one) => zone?.contains(one))
  if (!there || !here.hasAttribute('data-stop')) return null
  const [a, b] = [here, there].map((one) => one.getBoundingClientRect())
  return {on: here === there, dx: b.x + b.width / 2 - a.x - a.width / 2, dy: b.y + b.height / 2 - a.y - a.height / 2}
}"""
SCROLLS = """() => {
  const page = document.scrollingElement
  return [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth]
}"""


def troyes(me: Guest) -> GameWords:
    return Words(me.say.lang).game(find("troyes"))


def play(me: Guest, where: str, seen: set[str], until: Collection[str] = ()) -> None:
    """Plays to the end, or until each of some decisions has come up; axe looks at each when it first does."""
    rng = random.Random(where)
    while me.turn() and not (until and seen.issuperset(until)):
        phase = me.state["view"]["phase"]
        if phase not in seen:
            me.page.locator(".decide:not(.waiting)").wait_for()
            assert findings(me, f"troyes {where} {phase} {me.say.lang}") == []
            assert me.page.evaluate(SCROLLS) == [0, 0]
            seen.add(phase)
        make(me, quick(rng, me.legal))


@pytest.mark.parametrize(("lang", "whole"), STRETCHES["en"])
def test_a_game_of_three(guest: NewGuest, lang: str, whole: bool) -> None:
    me = guest(lang, size=SIZES[lang])
    me.sit(me.make("me", "bot", "bot", game="troyes")["table"])
    seen: set[str] = set()
    if not whole:
        play(me, "three", seen, until=PHASES)
        sit_down(me, late("troyes"))
    play(me, "three", seen)
    assert seen >= PHASES
    end = me.page.get_by_role("region", name=me.say("end-title"), exact=True)
    expect(end).to_be_visible()
    expect(end.get_by_role("heading").first).to_contain_text(troyes(me).say(f"ending-{me.state['view']['ending']}"))
    expect(end.get_by_role("row")).to_have_count(2 + len(me.state["view"]["players"][0]["score"]["parts"]))
    assert findings(me, f"troyes over {lang}") == []


@pytest.mark.parametrize("lang", ["fa", pytest.param("en", marks=pytest.mark.soak)])
def test_a_whole_game_against_le_roy(guest: NewGuest, lang: str) -> None:
    me = guest(lang, size=SIZES["fa" if lang == "en" else "en"])
    me.sit(me.make("me", game="troyes")["table"])
    seen: set[str] = set()
    play(me, "alone", seen)
    assert seen >= PHASES
    automa = me.state["view"]["automa"]
    end = me.page.get_by_role("region", name=me.say("end-title"), exact=True)
    expect(end).to_contain_text(troyes(me).say(f"grade-{automa['grade']}"))
    expect(end).to_contain_text(troyes(me).say("label-le-roy"))  # his column of the score
    assert findings(me, f"troyes alone over {lang}") == []


# --- by keys ---


def key_to(me: Guest, thing: str) -> None:
    """Tab to the zone of a thing, arrow keys inside it."""
    page = me.page
    for _ in range(90):
        if page.evaluate(WAY, thing):
            break
        page.keyboard.press("Tab")
    for _ in range(60):
        way = page.evaluate(WAY, thing)
        assert way, f"the keyboard lost {thing}"
        if way["on"]:
            return
        across = "ArrowRight" if way["dx"] > 0 else "ArrowLeft"
        down = "ArrowDown" if way["dy"] > 0 else "ArrowUp"
        first, second = (across, down) if abs(way["dx"]) > abs(way["dy"]) else (down, across)
        page.keyboard.press(first)
        if page.evaluate(WAY, thing) == way:
            page.keyboard.press(second)
    raise AssertionError(f"arrow keys never came to {thing}")


def make_by_keys(me: Guest, move: str) -> None:
    before = me.acknowledged
    page = me.page
    page.locator(".decide:not(.waiting)").wait_for()
    for thing in things_of(move, me.seat):
        page.locator(f'[data-thing="{thing}"]:not([aria-disabled])').first.wait_for(state="attached")
        key_to(me, thing)
        page.keyboard.press("Enter")
    if kind_of(move) not in AT_ONCE:
        page.locator(f'[data-move="{move}"]').wait_for()
        for _ in range(90):
            if page.evaluate("(move) => document.activeElement.dataset.move === move", move):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    me.until(lambda: me.acknowledged > before and me.version >= me.acknowledged)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_settling_and_a_whole_turn_by_keys_alone(guest: NewGuest, lang: str) -> None:
    """From the choice of what a turn is for, over its dice one by one, to its end."""
    me = guest(lang)
    rng = random.Random(f"keys {lang}")
    seen: set[str] = set()
    for moment in moments("troyes", {"settle": ["settle"], "act": ["activate"]}, seats=3, seed="keys"):
        sit_down(me, moment)
        seen.add(moment.decision)
        move = moment.move
        make_by_keys(me, move)
        while moment.decision == "act" and move != "confirm" and me.turn():
            seen.add(me.state["view"]["phase"])
            move = "enough" if "enough" in me.legal else rng.choice(me.legal)
            make_by_keys(me, move)
    assert {"settle", "act", "take_dice", "confirm"} <= seen


# --- answers ---


def test_a_closed_card_says_why_and_marks_house_values(guest: NewGuest) -> None:
    me = guest("en")
    moment = next(one for one in moments("troyes", {"act": ["pass"]}, seats=3, seed="house"))
    sit_down(me, moment)
    view = me.state["view"]
    down = next(slot["slot"] for slot in view["slots"] if slot["card"] is None)
    me.ask(me.page.locator(f'[data-thing="slot:{down}"]'))
    told = me.page.get_by_role("dialog")
    expect(told).to_contain_text("face down")
    expect(told.get_by_role("button")).to_contain_text("TR-")
    up = next(slot for slot in view["slots"] if slot["card"] and slot["house"])
    card = me.page.locator(f'[data-thing="slot:{up["slot"]}"]')
    assert "House value" in (card.get_attribute("aria-label") or "")
    expect(card.locator("[title='House value']").first).to_be_visible()


def test_le_roy_sits_at_the_table(guest: NewGuest) -> None:
    me = guest("en")
    me.sit(me.make("me", game="troyes")["table"])
    me.turn()
    me.page.locator(".decide:not(.waiting)").wait_for()
    roy = me.page.get_by_role("region", name="Le Roy", exact=True)
    expect(roy).to_be_visible()
    roy.get_by_role("button", name="Le Roy's table").click()
    expect(roy).to_contain_text("places a tradesman")
