"""Reloading, and a server that dies in the middle of a game: seat, position and hand are there again."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from .conftest import NewGuest
from .guests import Guest, play_on
from .serving import Server


def test_a_reload_keeps_seat_and_position(guest: NewGuest) -> None:
    me = guest("en")
    made = me.make("me", "bot", "bot")
    me.sit(made["table"])
    play_on(me, decisions=4)
    me.turn()
    hand, version, phase = me.hand, me.version, me.state["view"]["phase"]
    me.page.reload()
    me.until(lambda: me.version >= version and me.state["view"]["phase"] == phase)
    assert (me.seat, me.hand) == (0, hand)
    cards = me.page.get_by_role("list", name=me.say("hand-of", number=len(hand))).get_by_role("button")
    expect(cards).to_have_count(len(hand))
    expect(me.button("moves")).to_be_visible()
    # The home page knows the table too.
    me.open("/")
    mine = me.page.get_by_role("region", name=me.say("home-mine"))
    expect(mine.get_by_role("link").filter(has_text=me.say("line-your-turn")).first).to_be_visible()


def test_a_killed_server_comes_back_and_the_page_with_it(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    me = Guest(browser, server.url, "en")
    try:
        made = me.make("me", "bot", "bot")
        me.sit(made["table"])
        play_on(me, decisions=3)
        me.turn()
        hand, version = me.hand, me.version
        assert me.troubles == []
        server.kill()
        lost = me.page.get_by_role("status").filter(has_text=me.say("lost-connection"))
        expect(lost).to_be_visible()
        # A move made meanwhile is kept, and said again when the server is there.
        chosen = next(move for move in me.legal if move.startswith(("play", "pass", "site", "keep", "favor", "take")))
        me.button("moves").click()
        me.page.get_by_role("button", name=me.say.move(chosen), exact=True).last.click()
        server.start()
        expect(lost).to_have_count(0, timeout=30_000)
        me.until(lambda: me.version > version)
        assert me.seat == 0
        if chosen.startswith("play "):
            gone = chosen.removeprefix("play ")
            assert me.hand.count(gone) <= hand.count(gone)
        assert me.turn() or me.over
        if not me.over:
            me.decide(0)
    finally:
        me.close()
        server.stop()
