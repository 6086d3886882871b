"""Without a mouse: from the home page to the end of a battle and of a game, by keys alone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewGuest
from .guests import Guest

FOCUSED = """() => {
  const here = document.activeElement
  return here === document.body ? '' : (here.getAttribute('aria-label') ?? here.textContent ?? '').trim()
}"""


def focused(page: Page) -> str:
    return str(page.evaluate(FOCUSED))


def tab_to(page: Page, name: str, most: int = 80) -> None:
    """Press Tab until something with this name has the focus, and see that the focus can be seen."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if focused(page) == name:
            shown = page.evaluate("document.activeElement.matches(':focus-visible')")
            assert shown
            return
    raise AssertionError(f"Tab never came to {name!r}")


def open_table(me: Guest) -> None:
    """From the home page to a table of two, with the bot that plays anything."""
    page = me.open("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    tab_to(page, me.say("home-new"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=me.say("new-title"))).to_be_visible()
    expect(page.get_by_role("radio", name=me.say.number(4), exact=True)).to_be_checked()
    tab_to_checked(page)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("radio", name=me.say.number(2), exact=True)).to_be_checked()
    tab_to(page, me.say("seat-level-of", number=2))
    page.keyboard.press("Home")  # the first level: anything legal
    expect(page.get_by_label(me.say("seat-level-of", number=2))).to_have_value("random")
    tab_to(page, me.say("new-open"))
    page.keyboard.press("Enter")


def tab_to_checked(page: Page) -> None:
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('input[type=radio][name=seats]:checked')"):
            return
    raise AssertionError("Tab never came to the number of players")


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_game_by_keys_alone(guest: NewGuest, lang: str) -> None:
    me = guest(lang)
    open_table(me)
    battles = 0
    for number in range(60):
        if not me.turn():
            break
        battles = me.state["view"]["battle"]
        if battles > 2 and me.state["view"]["phase"] == "battle_turn":
            break
        # By turns: from the list of moves, and on the thing itself.
        phase = me.state["view"]["phase"]
        if phase in ("choose_site", "place_favor") and number % 2 == 0:
            on_the_map(me)
        elif phase == "battle_turn" and me.hand and number % 3:
            from_the_hand(me)
        else:
            from_the_list(me, 0 if number < 4 else -1)
    assert battles >= 2


def done(me: Guest, before: int) -> None:
    me.until(lambda: me.acknowledged > before and me.version >= me.acknowledged)


def from_the_list(me: Guest, which: int) -> None:
    before, wanted = me.acknowledged, me.say.move(me.legal[which])
    tab_to(me.page, me.say("moves"))
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".list li button").first).to_be_focused()
    for _ in range(60):
        if focused(me.page) == wanted:
            break
        me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("Enter")
    done(me, before)


def from_the_hand(me: Guest) -> None:
    """One stop of Tab, arrows inside, Enter twice: choose, then play."""
    before, page = me.acknowledged, me.page
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("!!document.activeElement.closest('.hand')"):
            break
    page.keyboard.press("End")
    last = focused(page)
    page.keyboard.press("Home")
    if len(me.hand) > 1 and len(set(me.hand)) > 1:
        assert focused(page) != last
    page.keyboard.press("Enter")
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Enter")
    done(me, before)


def on_the_map(me: Guest) -> None:
    before, page = me.acknowledged, me.page
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("!!document.activeElement.dataset.region"):
            break
    here = focused(page)
    ways = ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]
    page.keyboard.press("ArrowDown")
    if focused(page) == here:  # nothing lies further south
        page.keyboard.press("ArrowUp")
    assert focused(page) != here
    # To any region that is open: wandering over the neighbours.
    wander = Random(7)
    for _ in range(200):
        if page.evaluate("document.activeElement.getAttribute('aria-disabled') !== 'true'"):
            break
        page.keyboard.press(wander.choice(ways))
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    done(me, before)


def test_keys_of_the_table(guest: NewGuest) -> None:
    """? asks why not, Escape steps back, R opens the rules, L the log."""
    me = guest("en")
    page = me.page
    made = me.make("me", "bot", options={"first_player": "1"})
    me.sit(made["table"])
    me.turn()
    card = me.hand[0]
    me.card(card).focus()
    page.keyboard.press("?")
    why = page.get_by_role("dialog")
    expect(why).to_contain_text("CO-")
    expect(why.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)
    expect(me.card(card)).to_be_focused()
    page.keyboard.press("r")
    rules = page.get_by_role("complementary", name=me.say("app-rules"))
    expect(rules).to_be_visible()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_be_focused()
