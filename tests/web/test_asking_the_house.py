"""Asking the house: hints at the table, and the chances of a finished game beside its replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from adamak.core import find
from adamak.words import GameWords

from .conftest import NewGuest
from .guests import DESKTOP, PHONE
from .scenes import mid_battle
from .test_axe import findings

MARKS = re.compile("[\u2066-\u2069\u200e\u200f]")


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fa", PHONE)])
def test_a_hint_is_asked_read_and_played(guest: NewGuest, lang: str, size: tuple[int, int]) -> None:
    me = guest(lang, size=size, coach={"condottiere": True})
    page = me.page
    me.open(f"/t/{me.set_up(mid_battle(), 'me', 'bot', 'bot', 'bot')['table']}")
    me.button("hint-ask").click()
    panel = page.get_by_role("region", name=me.say("hint-title"))
    expect(panel.get_by_role("listitem").first).to_be_visible()
    expect(panel.get_by_role("listitem").first).to_contain_text(re.compile(r"[0-9۰-۹]\u2069?\s?[%٪]"))
    assert findings(me, "hints") == []
    beside, board = panel.bounding_box(), page.locator("main .board").bounding_box()
    assert beside
    assert board
    apart = [beside[at] + beside[long] <= board[at] + 1 or board[at] + board[long] <= beside[at] + 1
             for at, long in (("x", "width"), ("y", "height"))]  # fmt: skip
    assert any(apart), "it covers the board"
    # The lines that are left in sight are whole, and a reason says more than the move.
    heights = page.locator(".lines .line").evaluate_all("all => all.map((one) => one.clientHeight)")
    assert min(heights) > 30
    play = next(hint for hint in me.messages("hints")[0]["hints"] if hint["words"].startswith("play "))
    card = GameWords(lang, find("condottiere")).event(
        {"event": "played", "seat": 0, "card": play["words"].removeprefix("play ")}, ["Shirin", "", "", ""]
    )
    assert MARKS.sub("", card) not in MARKS.sub("", panel.inner_text())
    (told,) = me.messages("hints")
    legal = [move["words"] for move in me.state["legal"]]
    assert all(hint["words"] in legal for hint in told["hints"])
    coach = page.get_by_role("region", name=me.say("coach"), exact=True)
    expect(coach).to_have_count(0)  # one adviser at a time
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(coach).to_be_visible()
    page.keyboard.press("h")
    expect(panel.get_by_role("listitem").first).to_be_visible()
    before = me.version
    panel.get_by_role("listitem").first.get_by_role("button").click()
    me.until(lambda: me.version > before)
    expect(panel).to_have_count(0)


def test_a_table_without_hints_has_no_such_button(guest: NewGuest) -> None:
    me = guest("en")
    me.open(f"/t/{me.make('me', 'bot', talk={'hints': False}, options={'first_player': '1'})['table']}")
    me.until(lambda: me.state)
    expect(me.button("app-rules")).to_be_visible()
    expect(me.button("hint-ask")).to_have_count(0)


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fa", PHONE)])
def test_the_chances_of_a_finished_game(guest: NewGuest, lang: str, size: tuple[int, int]) -> None:
    me = guest(lang, size=size)
    page = me.page
    table = me.make("me", "bot", "bot")["table"]
    me.finish(table)
    me.open(f"/t/{table}")
    page.get_by_role("region", name=me.say("end-title")).get_by_role("link", name=me.say("curve-title")).click()
    chances = page.get_by_role("region", name=me.say("curve-title"))
    expect(chances.get_by_role("img", name=me.say("curve-about"))).to_be_visible(timeout=60_000)
    assert findings(me, "hints") == []
    turns = chances.get_by_role("listitem").get_by_role("button")
    if turns.count():
        turns.first.click()
        expect(page).to_have_url(re.compile(r"/replay/\d+(#chances)?$"))
        expect(turns.first).to_have_attribute("aria-current", "step")
