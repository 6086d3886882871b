"""Trajan in the browser: a game of three, what axe says on the way, sowing by keys alone."""

from __future__ import annotations

import json
import random
from collections.abc import Collection
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from adamak.core import find
from adamak.core.match import Match
from adamak.core.savefile import write
from adamak.words import GameWords, Words

from .clicking import Moment, pick, sit_down
from .conftest import NewGuest
from .endings import STRETCHES, late
from .guests import PHONE, Guest
from .test_axe import findings

# Phases that every game has; axe looks at each the first time it comes up.
PHASES = {"goods_draft", "trajan_draft", "turn", "action"}


def trajan(me: Guest) -> GameWords:
    return Words(me.say.lang).game(find("trajan"))


def done(me: Guest, before: int) -> None:
    me.until(lambda: me.acknowledged > before and me.version >= me.acknowledged)


def from_the_list(me: Guest, which: int) -> None:
    """The first (0) or last (-1) entry of the list of legal moves."""
    before = me.acknowledged
    me.button("moves").click()
    listed = me.page.get_by_role("region", name=trajan(me).say(f"ask-{me.state['view']['phase']}"), exact=True)
    listed.get_by_role("listitem").get_by_role("button").nth(which).click()
    done(me, before)


def sow(me: Guest, tray: str) -> None:
    """A tray and the button: the markers fall as the page proposes, in one command."""
    before = me.acknowledged
    pick(me, f"tray:{tray}")
    me.page.locator(".decide .btn.go").click()
    done(me, before)
    assert me.state["view"]["phase"] != "sow" or me.state["actors"] != [me.seat]


def play(me: Guest, rng: random.Random, seen: set[str], until: Collection[str] = ()) -> None:
    """Plays to the end, or until each of some decisions has come up; axe looks at each when it first does."""
    decisions = 0
    while me.turn() and not (until and seen.issuperset(until)):
        phase = me.state["view"]["phase"]
        if phase not in seen:
            assert findings(me, f"trajan {phase} {me.say.lang}") == []
            seen.add(phase)
        if phase == "turn":
            sow(me, rng.choice(me.legal).split()[1])
        else:
            from_the_list(me, decisions % 2 - 1)
        decisions += 1


@pytest.mark.parametrize(("lang", "whole"), STRETCHES["fa"])
def test_a_game_of_three(guest: NewGuest, lang: str, whole: bool) -> None:
    me = guest(lang)
    made = me.make("me", "bot", "bot", game="trajan", options={"initial_markers": "random", "first_player": "1"})
    me.sit(made["table"])
    rng = random.Random(f"trajan {lang}")
    seen: set[str] = set()
    if not whole:
        play(me, rng, seen, until=PHASES)
        sit_down(me, late("trajan"))
    play(me, rng, seen)
    assert seen >= PHASES
    end = me.page.get_by_role("region", name=me.say("end-title"), exact=True)
    expect(end).to_be_visible()
    expect(end.get_by_role("heading").first).to_contain_text(trajan(me).say(f"ending-{me.state['view']['ending']}"))
    assert findings(me, f"trajan over {lang}") == []


# --- sowing ---


def a_turn(seed: str) -> tuple[Moment, str, list[str]]:
    """A turn at the start of a game, a tray with markers of two colours, and those."""
    match = Match.start(find("trajan"), 3, {"initial_markers": "random"}, seed=seed)
    while match.position.view(-1)["phase"] != "turn":
        seat = match.position.actors()[0]
        match.play(seat, match.position.legal(seat)[0])
    seat = match.position.actors()[0]
    trays = match.position.view(seat)["players"][seat]["trays"]
    tray = next(one for one in trays if len(set(one["markers"])) == 2)
    move = f"lift {tray['tray']}"
    return Moment("turn", seat, 3, move, json.loads(write(match))), tray["tray"], tray["markers"]


def commands_of(me: Guest) -> list[list[str]]:
    """The moves of each command that this page will send."""
    sent: list[list[str]] = []

    def hear(frame: str | bytes) -> None:
        said: dict[str, Any] = json.loads(frame)
        if said.get("type") == "play":
            sent.append(said["moves"])

    me.page.on("websocket", lambda socket: socket.on("framesent", hear))
    return sent


def tab_until(page: Page, selector: str, most: int = 120) -> None:
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            assert page.evaluate("document.activeElement.matches(':focus-visible')")
            return
    raise AssertionError(f"Tab never came to {selector}")


def arrow_to(page: Page, selector: str) -> None:
    """Inside a group the arrow keys lead everywhere."""
    rng = random.Random(selector)
    for _ in range(200):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press(rng.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
    raise AssertionError(f"no arrow came to {selector}")


@pytest.mark.parametrize(("lang", "size"), [("en", (1366, 768)), ("fa", PHONE)], ids=["desk", "phone"])
def test_sowing_by_keys_alone(guest: NewGuest, lang: str, size: tuple[int, int]) -> None:
    me = guest(lang, size=size)
    sent = commands_of(me)
    moment, tray, markers = a_turn("keys")
    sit_down(me, moment)
    page, keys = me.page, me.page.keyboard
    before = me.acknowledged
    tab_until(page, '[data-thing^="tray:"]')
    arrow_to(page, f'[data-thing="tray:{tray}"]')
    keys.press("Enter")
    expect(page.locator(f'[data-thing="tray:{tray}"]')).to_have_attribute("aria-pressed", "true")
    steps = page.locator("[data-step]").locator("visible=true")
    expect(steps).to_have_count(2)
    first, second = (steps.nth(k).get_attribute("aria-label") for k in (0, 1))
    # One marker is taken up and exchanged with the next.
    tab_until(page, "[data-step]")
    arrow_to(page, '[data-step="0"]')
    keys.press("Enter")
    expect(steps.first).to_have_attribute("aria-pressed", "true")
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(steps.first).to_have_attribute("aria-pressed", "false")
    assert steps.first.get_attribute("aria-label") != first
    assert steps.nth(1).get_attribute("aria-label") != second
    tab_until(page, '[data-move="sowing"]')
    keys.press("Enter")
    done(me, before)
    assert len(sent) == 1  # one command
    lift, drop = sent[0]
    assert lift == f"lift {tray}"
    assert drop.removeprefix("sow ") in markers


def test_a_second_press_on_the_tray_puts_it_back_and_enter_sows_as_shown(guest: NewGuest) -> None:
    me = guest("fa")
    sent = commands_of(me)
    moment, tray, _ = a_turn("twice")
    sit_down(me, moment)
    before = me.acknowledged
    pick(me, f"tray:{tray}")
    thing = me.page.locator(f'[data-thing="tray:{tray}"]').first
    thing.click()
    expect(thing).to_have_attribute("aria-pressed", "false")
    assert sent == []
    thing.focus()
    me.page.keyboard.press("Enter")
    expect(thing).to_have_attribute("aria-pressed", "true")
    me.page.keyboard.press("Enter")
    done(me, before)
    assert [len(moves) for moves in sent] == [2]


@pytest.mark.parametrize("size", [PHONE, (768, 1024), (1366, 768)])
def test_the_page_never_scrolls(guest: NewGuest, size: tuple[int, int]) -> None:
    me = guest("fa", size=size)
    moment, tray, _ = a_turn("scroll")
    sit_down(me, moment)
    pick(me, f"tray:{tray}")
    over = me.page.evaluate(
        "[document.scrollingElement.scrollHeight - innerHeight, document.scrollingElement.scrollWidth - innerWidth]"
    )
    assert over == [0, 0]


def test_what_is_not_open_says_why_not(guest: NewGuest) -> None:
    me = guest("en")
    moment, _, _ = a_turn("why")
    sit_down(me, moment)
    things = ["space:forum_c0_r1", "province:alpes", "site:site_r2_c2", "stack:vp9", "ship:ship_same", "source:pile"]
    for thing in things:
        me.page.locator(f'[data-thing="{thing}"]').first.dispatch_event("click")
        answer = me.page.get_by_role("dialog")
        expect(answer).to_be_visible()
        expect(answer).to_contain_text("TJ-")
        me.page.keyboard.press("Escape")
