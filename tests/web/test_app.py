"""The page as an installed app: what it is called, what it shows without a connection, and the next game that waits."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from adamak.core import games

from .conftest import NewGuest
from .guests import PHONE

HEADINGS = {"en": "The table is out of reach", "fa": "به میز نمی‌رسیم"}


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_without_a_connection_the_app_says_so(guest: NewGuest, lang: str) -> None:
    me = guest(lang, size=PHONE)
    page = me.open("/")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((found) => found.json())")
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"] == icon["type"]
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    me.context.set_offline(True)
    page.goto("/rules/duel")
    expect(page.get_by_role("heading", level=1)).to_have_text(HEADINGS[lang])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    me.context.set_offline(False)
    again = me.new_page()
    again.goto("/rules/duel")
    expect(again.get_by_role("heading", level=1)).not_to_have_text(HEADINGS[lang])
    me.troubles[:] = [trouble for trouble in me.troubles if "ERR_INTERNET_DISCONNECTED" not in trouble]


def test_play_now_asks_which_game_and_offers_the_last_one_first(guest: NewGuest) -> None:
    me = guest("en")
    me.open("/")
    me.button("home-play-now").click()
    which = me.page.get_by_role("dialog", name=me.say("play-now-which"))
    expect(which.get_by_role("listitem")).to_have_count(len(games()))
    which.get_by_role("button", name="7 Wonders Duel").click()
    me.until(lambda: me.table.get("game") == "duel")
    me.open("/")
    me.button("home-play-now").click()
    expect(which.get_by_role("listitem").first).to_contain_text("7 Wonders Duel")
    expect(which.get_by_role("listitem").first).to_contain_text(me.say("play-now-last"))


def test_while_others_think_the_next_game_is_a_press_away(guest: NewGuest) -> None:
    me = guest("en")
    first = me.make("me", "friend", options={"first_player": "1"})
    waiting = me.make("me", "guest", game="duel")["table"]
    friend = guest("en")
    friend.open(f"/t/{first['table']}#invite={first['invite']}")
    friend.button("seat-sit").click()
    me.sit(first["table"])
    me.turn()
    expect(me.page.get_by_role("link", name=me.say("next-game", game="7 Wonders Duel", count=1))).to_have_count(0)
    while me.asked and 0 in me.state["actors"]:
        me.decide(0)
    me.page.get_by_role("link", name=me.say("next-game", game="7 Wonders Duel", count=1)).click()
    me.page.wait_for_url(f"**/t/{waiting}")
