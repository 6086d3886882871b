"""Nobody misses what happened: the pace, the present, since your last turn, messages, undo, a page out of sight."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from adamak.core import find
from adamak.words import GameWords
from condottiere.arrange import anna, bruno, written

from .conftest import NewGuest
from .guests import PHONE, Guest
from .scenes import mid_battle

# A page out of sight, as far as its scripts can tell; notices and tones are written down.
HIDE = """() => {
  window.heard = {notices: [], tones: 0}
  window.Notification = class { static permission = 'granted'; constructor(title, more) {
    window.heard.notices.push([title, more.tag, more.lang]) } }
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...when) { window.heard.tones++; return start.apply(this, when) }
  Object.defineProperty(document, 'hidden', {configurable: true, get: () => true})
  document.dispatchEvent(new Event('visibilitychange'))
}"""
SHOW = """() => {
  Object.defineProperty(document, 'hidden', {configurable: true, get: () => false})
  document.dispatchEvent(new Event('visibilitychange'))
}"""


def telling(me: Guest) -> Locator:
    return me.page.locator(".telling")


def begin(me: Guest, **more: Any) -> str:
    """At a table against bots, in the middle of a battle, with something to be told after the next move."""
    made = me.set_up(mid_battle(), "me", "bot", "bot", "bot", **more)
    me.sit(made["table"])
    me.turn()
    expect(me.button("moves")).to_be_visible()
    return str(made["table"])


def test_step_by_step_waits_for_a_press(guest: NewGuest) -> None:
    me = guest("en", pace="steps")
    begin(me)
    me.decide("play mercenary_3")
    expect(telling(me)).to_have_attribute("data-step", "1")
    me.until(lambda: me.asked or me.over)
    expect(me.button("moves")).to_have_count(0)  # nothing is asked before all is told
    telling(me).locator(".say").click()
    step = 2
    while telling(me).count():
        expect(telling(me)).to_have_attribute("data-step", str(step))
        me.page.keyboard.press("Space")
        expect(me.page.locator(f'.telling[data-step="{step}"]')).to_have_count(0)
        step += 1
    assert step > 2, "a press tells one step, not all"
    expect(me.button("moves")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_since_your_last_turn_is_read_and_shown_again(guest: NewGuest, lang: str) -> None:
    me = guest(lang)
    table = begin(me)
    me.decide("play mercenary_3")
    me.turn()
    me.sit(table)  # back after a while
    me.button("since").click()
    panel = me.page.get_by_role("region", name=me.say("since"), exact=True)
    lines = panel.get_by_role("listitem")
    moves = [entry for entry in me.messages("welcome")[-1]["log"] if entry["kind"] == "moved"]
    others = [entry for entry in moves[1:] if entry["seat"] != 0]
    expect(lines).to_have_count(len(others))
    first = lines.first.inner_text()
    log = me.page.get_by_role("log")
    expect(log).to_contain_text(first)
    panel.get_by_role("combobox").select_option("steps")
    me.button("since-again").click()
    expect(telling(me)).to_contain_text(first)
    expect(panel).to_have_count(0)
    me.page.keyboard.press("Escape")
    expect(telling(me)).to_have_count(0)
    expect(me.button("moves")).to_be_visible()
    assert me.page.evaluate("JSON.parse(localStorage.getItem('adamak.settings')).pace") == "steps"


@pytest.mark.parametrize("size", [PHONE, (1000, 700)])
def test_a_friends_message_leaves_a_mark(guest: NewGuest, size: tuple[int, int]) -> None:
    me, friend = guest("en", size=size), guest("en")
    made = me.make("me", "friend", game="duel")
    friend.open(f"/t/{made['table']}#invite={made['invite']}")
    friend.button("seat-sit").click()
    me.sit(made["table"])
    friend.until(lambda: friend.table.get("status") == "playing")
    expect(friend.page.locator(".decide")).to_be_visible()
    friend.page.keyboard.press("l")
    box = friend.page.get_by_label(friend.say("message"), exact=True)
    box.fill("Good luck!")
    box.press("Enter")
    notice = me.page.get_by_role("button", name="Good luck!")
    expect(notice).to_be_visible()
    opener = me.page.get_by_role("tab" if size == PHONE else "button", name=me.say("unread", number=1))
    expect(opener.locator(".unread")).to_be_visible()
    notice.click()
    expect(me.page.get_by_role("log")).to_be_visible()
    expect(me.page.locator(".unread:visible")).to_have_count(0)


def test_a_page_out_of_sight_calls(guest: NewGuest) -> None:
    me = guest("fa", pace="usual", sound=True, notice=True)
    begin(me)
    me.page.evaluate(HIDE)
    me.decide("play mercenary_3")
    me.until(lambda: me.asked or me.over)
    me.page.wait_for_function("window.heard.notices.length > 0 && window.heard.tones > 0")
    assert me.page.evaluate("window.heard.notices") == [[me.say("title-your-turn"), me.table["id"], "fa"]]
    expect(telling(me)).to_have_count(0)  # it is told to who looks
    me.page.evaluate(SHOW)
    expect(telling(me)).to_be_visible()


def test_what_changed_on_another_tab_has_a_dot(guest: NewGuest) -> None:
    """A bot takes a Wonder: it lies in its city, on a tab that is not up."""
    me = guest("en", size=PHONE, pace="quick")
    me.sit(me.make("me", "bot", game="duel", options={"first_player": "1"})["table"])
    me.turn()
    me.button("moves").click()
    me.page.locator("ul.list button").first.click()
    cities = me.page.locator("[role=tab][aria-controls$=cities]")
    expect(cities.locator(".news")).to_be_visible()
    cities.click()
    expect(cities.locator(".news")).to_have_count(0)
    expect(me.page.locator("[data-pane=cities] [data-told]").first).to_be_visible()


# Something that is told now lies in what can be seen of the board.
IN_SIGHT = """() => [...document.querySelectorAll('[data-told=now]')].some((one) => {
  const {top, height} = one.getBoundingClientRect()
  const end = document.querySelector('.bar').getBoundingClientRect().top
  return height && top + height / 2 > 100 && top + height / 2 < end
})"""
BESIDE = """() => {
  const banner = document.querySelector('.banner').getBoundingClientRect()
  return [...document.querySelectorAll('[data-told=now]')].map((one) => one.getBoundingClientRect())
    .every(({top, bottom, width}) => !width || top >= banner.bottom || bottom <= banner.top)
}"""


def test_what_is_told_comes_into_sight(guest: NewGuest) -> None:
    """On a phone the city of the other player lies below one's own."""
    me = guest("en", size=(360, 530), pace="steps")
    me.sit(me.make("me", "bot", game="duel", options={"first_player": "1"})["table"])
    me.turn()
    me.button("moves").click()
    me.page.locator("ul.list button").first.click()
    for step in (1, 2):  # both Wonders of the other player
        expect(telling(me)).to_have_attribute("data-step", str(step))
        me.page.wait_for_function(IN_SIGHT)
        me.page.keyboard.press("Space")


def test_a_banner_hides_nothing_that_it_is_about(guest: NewGuest) -> None:
    """Torino lies at the upper edge of the map, under which the banner would stand."""
    me = guest("fa", size=PHONE, pace="steps")
    position = written(anna(hand="10 5"), bruno(hand="5", line="3", passed=True), site="torino")
    me.sit(me.set_up(position, "me", "bot")["table"])
    me.turn()
    me.decide("pass")
    expect(me.page.locator(".banner")).to_be_visible()
    expect(me.page.locator("[data-told=now]").locator("visible=true").first).to_be_visible()
    me.page.wait_for_function(BESIDE)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_whoever_undid_what_is_said(guest: NewGuest, lang: str) -> None:
    me, friend = guest("en"), guest(lang, size=PHONE)
    made = me.set_up(written(anna(hand="3 4"), bruno(hand="5 6"), holder=0), "me", "friend")
    friend.open(f"/t/{made['table']}#invite={made['invite']}")
    friend.button("seat-sit").click()
    me.sit(made["table"])
    expect(friend.page.locator(".decide")).to_be_visible()
    me.turn()
    me.decide("play mercenary_3")
    me.button("undo").click()
    friend.until(lambda: friend.state and friend.state["view"]["players"][0]["line"] == [])
    played = GameWords(lang, find("condottiere")).event(
        {"event": "played", "seat": 0, "card": "mercenary_3"}, ["Shirin", ""]
    )
    undone = bare(friend.say("note-undone.what", seat="Shirin", what=played))
    notice = friend.page.locator(".notice")
    expect(notice).to_be_visible()
    assert bare(notice.inner_text()).strip() == undone
    # It begins with a name in Latin letters, and runs as the page does all the same.
    runs = notice.locator(".text").evaluate("(text) => getComputedStyle(text).direction")
    assert runs == ("rtl" if lang == "fa" else "ltr")
    notice.click()
    assert undone in bare(friend.page.get_by_role("log").inner_text())


def bare(text: str) -> str:
    """Without the marks that keep names apart from the direction of the text."""
    return re.sub("[\u2066-\u2069\u200e\u200f]", "", text)
