"""Architects in the browser: games by keys alone in each language, what axe says, and small screens."""

from __future__ import annotations

import random
import re
from collections.abc import Collection
from typing import Any

import pytest
from playwright.sync_api import expect

from adamak.core import find
from adamak.words import GameWords, Words

from .clicking import pick, sit_down
from .conftest import NewGuest
from .endings import STRETCHES, late
from .guests import PHONE, Guest
from .test_axe import findings

PHASES = {"draft", "turn", "guildhall"}
SCROLLS = "[document.scrollingElement.scrollHeight - innerHeight, document.scrollingElement.scrollWidth - innerWidth]"
# Where the focus is: inside the town, on a card to choose, in the list of moves (which entry), or on a button.
HERE = """() => {
  const here = document.activeElement
  const listed = here.closest('.list li')
  return {
    town: !!here.closest('svg.town'), card: !!here.closest('.tray') && !!here.dataset.thing,
    open: here.dataset.thing !== undefined && here.getAttribute('aria-disabled') !== 'true',
    entry: listed ? [...listed.parentElement.children].indexOf(listed) : -1,
    moves: !!here.closest('.decide') && !!here.querySelector('use[href$="#i-log"]'),
    seen: here.matches(':focus-visible'),
  }
}"""


def architects(me: Guest) -> GameWords:
    return Words(me.say.lang).game(find("architects"))


def table_of(me: Guest, *levels: str, **options: Any) -> None:
    """Oneself and bots of these levels."""
    seats = [
        {"kind": "me", "name": "Shirin", "level": "random"},
        *({"kind": "bot", "name": "", "level": one} for one in levels),
    ]
    me.sit(me.make(game="architects", seats=seats, options={"first_player": "1", **options})["table"])


def soon_over(rng: random.Random, legal: list[str]) -> str:
    """What a player does who wants to build and be done."""
    build = [move for move in legal if move == "place guildhall" or move.startswith(("build", "advance"))]
    done = [move for move in legal if move in ("stop", "decline")]
    useful = [move for move in legal if move not in ("place town_centre", "place guardhouse", "place tax_stand")]
    return rng.choice(build or done or useful or legal)


def done(me: Guest, before: int) -> None:
    me.until(lambda: me.acknowledged > before and me.version >= me.acknowledged)


# --- by keys alone ---


def tab(me: Guest, wanted: str, keys: str = "Tab", most: int = 120) -> dict[str, Any]:
    """Press Tab until the focus is on something of this sort, and see that it can be seen."""
    for _ in range(most):
        me.page.keyboard.press(keys)
        here: dict[str, Any] = me.page.evaluate(HERE)
        if here[wanted] is not False and here[wanted] != -1:
            assert here["seen"], f"the focus on {here} cannot be seen"
            return here
    raise AssertionError(f"{keys} never came to {wanted}")


def from_the_list(me: Guest, move: str) -> None:
    """The list of all moves takes the focus when it opens; the arrows walk it."""
    # From the town the bar is the way back; the log behind it has a stop for each line.
    tab(me, "moves", "Shift+Tab" if me.page.evaluate(HERE)["town"] else "Tab", most=400)
    me.page.keyboard.press("Enter")
    wanted = me.legal.index(move)
    me.until(lambda: me.page.evaluate(HERE)["entry"] >= 0)
    while (here := me.page.evaluate(HERE))["entry"] != wanted:
        assert here["entry"] >= 0
        me.page.keyboard.press("ArrowDown" if here["entry"] < wanted else "ArrowUp")
    me.page.keyboard.press("Enter")


def on_the_board(me: Guest) -> None:
    """One stop of Tab for the whole town, arrows inside; Enter chooses, Enter again plays."""
    here = tab(me, "town")
    ways = ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]
    for step in range(80):
        if here["open"]:
            break
        me.page.keyboard.press(ways[step // 4 % 4])  # a walk round the town
        here = me.page.evaluate(HERE)
    assert here["open"]
    me.page.keyboard.press("Enter")
    expect(me.page.locator("svg.town [aria-pressed=true]")).to_have_count(1)
    me.page.keyboard.press("Enter")


def on_a_card(me: Guest) -> None:
    here = tab(me, "card", "Shift+Tab")  # the tray stands before the decision bar
    assert here["open"]
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Enter")


def play_by_keys(me: Guest, rng: random.Random, seen: set[str], until: Collection[str] = ()) -> None:
    """Plays to the end, or until each of some decisions has come up; axe looks at each when it first does."""
    turns = 0
    while me.turn() and not (until and seen.issuperset(until)):
        phase = me.state["view"]["phase"]
        me.page.locator(".decide:not(.waiting)").wait_for()
        if phase not in seen:
            assert findings(me, f"architects {phase} {me.say.lang}") == []
            seen.add(phase)
        before = me.acknowledged
        turns += phase == "turn"
        if phase == "turn" and turns % 5 == 1:
            on_the_board(me)
        elif phase == "draft":
            on_a_card(me)
        else:
            from_the_list(me, soon_over(rng, me.legal))
        done(me, before)


@pytest.mark.parametrize(("lang", "whole"), STRETCHES["fa"])
def test_a_game_of_three_by_keys_alone(guest: NewGuest, lang: str, whole: bool) -> None:
    me = guest(lang)
    table_of(me, "easy", "easy")
    rng = random.Random(f"keys {lang}")
    seen: set[str] = set()
    if not whole:
        play_by_keys(me, rng, seen, until=PHASES)
        sit_down(me, late("architects"))
    play_by_keys(me, rng, seen)
    assert seen >= PHASES
    end = me.page.get_by_role("region", name=me.say("end-title"), exact=True)
    expect(end).to_be_visible()
    ending = me.state["view"]["ending"]
    expect(end.get_by_role("heading").first).to_contain_text(architects(me).say(f"ending-{ending}"))
    expect(end.get_by_role("row")).to_have_count(10)
    assert findings(me, f"architects over {lang}") == []


# --- small screens ---


@pytest.mark.parametrize(("lang", "size"), [("fa", PHONE), ("en", (768, 1024)), ("fa", (1366, 768))])
def test_no_page_scrolls_and_every_tab_is_clean(guest: NewGuest, lang: str, size: tuple[int, int]) -> None:
    me = guest(lang, size=size, theme="dark" if lang == "en" else "light")
    table_of(me, "random", "random")
    while me.turn() and me.state["view"]["phase"] != "turn":
        assert me.page.evaluate(SCROLLS) == [0, 0]
        thing = me.page.locator("[data-thing^='building:']:not([aria-disabled])").first
        thing.click()
        before = me.acknowledged
        me.page.locator(".decide .btn.go").click()
        done(me, before)
    tabs = me.page.get_by_role("tab").locator("visible=true")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        assert me.page.evaluate(SCROLLS) == [0, 0]
        assert findings(me, f"tab {number} {lang} {size}") == []
    assert me.page.evaluate(SCROLLS) == [0, 0]


# --- alone ---


def test_the_house_opponent_is_shown_as_an_opponent(guest: NewGuest) -> None:
    me = guest("en")
    me.sit(me.make("me", game="architects")["table"])
    me.turn()
    panel = me.page.get_by_role("region", name=architects(me).say("label-house-opponent"), exact=True)
    expect(panel).to_contain_text(architects(me).say("label-house-opponent-about"))
    expect(panel).to_contain_text(architects(me).say("option-house_bot_level-steady"))
    # The card that is given back goes under the deck, and its button says so.
    pick(me, f"building:{me.legal[0].split(' ')[1]}")
    expect(me.page.locator(".decide .btn.go")).to_contain_text("under the deck")
    said = me.page.locator(".decide .sub").inner_text()
    assert me.say.number(3) in said  # what it costs
    assert not re.search("[.!?]\u2069*\\.", said), said  # a quoted sentence brings its full stop along
