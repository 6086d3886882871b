"""Every page of the site with something on it: what axe looks at and what the pictures show."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from condottiere.arrange import anna, bruno, carla, dario, written

from .guests import Guest

PAGES = (
    "home", "new", "waiting", "table", "map", "hand-over", "end", "replay", "rules", "settings", "me", "lobby",
    "tournaments", "club", "learn", "lost",
)  # fmt: skip


def mid_battle() -> dict[str, Any]:
    """Four players in the third battle of a round, the cards of a lively one."""
    return written(
        anna(hand="10 6 5 3 H D C R", line="6 3 D", regions="firenze parma"),
        bruno(hand="5 5 2 W", line="10 4", regions="milano"),
        carla(hand="4 3 B", line="S 5", regions="napoli", passed=True),
        dario(hand="6 1 C X S", line="H C"),
        site="roma", favor="venezia", battle=4, round=1,
    )  # fmt: skip


def choosing() -> dict[str, Any]:
    """The same round, with the next site to be chosen on the map."""
    return written(
        anna(hand="10 6 5 3 H D C R", regions="firenze parma"),
        bruno(hand="5 5 2 W", regions="milano"),
        carla(hand="4 3 B", regions="napoli"),
        dario(hand="6 1 C X S"),
        site=None, phase="choose_site", favor="venezia", battle=4, round=1,
    )  # fmt: skip


class Scenes:
    """The addresses of all pages, with tables that this guest has made for them."""

    def __init__(self, me: Guest) -> None:
        table = me.set_up(mid_battle(), "me", "bot", "bot", "bot")["table"]
        site = me.set_up(choosing(), "me", "bot", "bot", "bot")["table"]
        waiting = me.make("me", "friend", "bot", options={"hidden_cards": True, "taking_regions": True})["table"]
        shared = me.make("me", "guest", options={"first_player": "2"})["table"]
        ended = me.make("me", "bot", "bot", options={"stall_guard": True})["table"]
        me.finish(ended)
        self.addresses = {
            "home": "/", "new": "/new/condottiere", "rules": "/rules/condottiere#CO-4.2", "settings": "/settings",
            "me": "/me", "lobby": "/lobby", "tournaments": "/tournaments", "club": "/club", "learn": "/learn",
            "lost": "/nowhere", "table": f"/t/{table}", "map": f"/t/{site}", "waiting": f"/t/{waiting}",
            "hand-over": f"/t/{shared}", "end": f"/t/{ended}", "replay": f"/t/{ended}/replay/12",
        }  # fmt: skip
        self.state = me.context.storage_state()

    def show(self, me: Guest, name: str) -> None:
        """Open a page and wait for what it is about."""
        me.open(self.addresses[name])
        page, say = me.page, me.say
        sign = {
            "home": page.get_by_role("region", name=say("home-mine")).get_by_role("link").first,
            "new": me.button("new-open"),
            "waiting": page.get_by_label(say("invite-link")),
            "table": me.button("moves"),
            "map": me.button("moves"),
            "hand-over": me.button("pass-ready", name="Farhad"),
            "end": page.get_by_role("region", name=say("end-title")),
            "replay": page.get_by_role("log").get_by_role("listitem").first,
            "rules": page.locator("[aria-current=location]"),
            "settings": page.get_by_role("radio").first,
            "me": me.button("me-by-key"),
            "lobby": me.button("lobby-seek-go"),
            "tournaments": me.link("sign-in"),
            "club": page.locator("main section, main .notice").first,
            "learn": page.get_by_role("heading", name=say("exercises")),
            "lost": page.get_by_role("heading", name=say("lost-title")),
        }[name]
        if name == "replay" and (page.viewport_size or {"width": 0})["width"] < 900:
            sign = page.get_by_role("tab").first
        expect(sign).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => true)")
