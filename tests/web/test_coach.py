"""The coach beside the board: on by itself in a first game against bots, silent where not wanted, a warning in time."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from adamak.core import find
from adamak.core.puzzles import puzzles_of

from .conftest import NewGuest
from .guests import DESKTOP, PHONE, Guest
from .test_axe import findings

MINUTE = 60_000


def panel(me: Guest) -> Locator:
    return me.page.get_by_role("region", name=me.say("coach"), exact=True)


def sit_at_a_puzzle(me: Guest, game_id: str) -> dict[str, Any]:
    """A table at the decision of the puzzle in which most can be lost; returns what the coach says there."""
    game = find(game_id)
    puzzle = max(puzzles_of(game), key=lambda one: max(one.chances.values()) - min(one.chances.values()))
    save = {
        "format": "adamak-save/1", "game": game_id, "rules_version": game.rules_version, "seats": puzzle.seats,
        "options": puzzle.options, "seed": puzzle.seed, "moves": puzzle.record,
    }  # fmt: skip
    seats = ["me" if seat == puzzle.seat else "bot" for seat in range(puzzle.seats)]
    me.sit(me.make(*seats, path="/api/tables/import", save=save)["table"])
    me.until(lambda: me.messages("coaching"), 60)
    (told,) = me.messages("coaching")
    return dict(told)


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fa", PHONE)])
def test_a_blunder_is_held_back_once(guest: NewGuest, lang: str, size: tuple[int, int]) -> None:
    me = guest(lang, size=size, coach={"condottiere": True})
    told = sit_at_a_puzzle(me, "condottiere")
    expect(panel(me)).to_contain_text(me.say.move(told["best"]), timeout=MINUTE)
    if size == PHONE:
        panel(me).locator("summary").click()
    expect(panel(me).get_by_role("listitem")).to_have_count(len(told["counsels"]))
    assert findings(me, "coach") == []
    assert told["cautions"], "much can be lost here"
    move = min(told["cautions"], key=lambda one: one["win"])["move"]
    version = me.version

    def press() -> None:
        me.button("moves").click()
        listed = me.page.get_by_role("region", name=me.say(f"ask-{me.state['view']['phase']}"), exact=True)
        listed.get_by_role("button", name=me.say.move(move), exact=True).click()

    press()
    expect(me.button("coach-again")).to_be_focused()
    expect(me.page.get_by_role("status").filter(has=me.button("coach-still"))).to_contain_text(
        me.say.move(told["best"])
    )
    me.button("coach-again").click()
    expect(me.button("coach-still")).to_have_count(0)
    assert (me.version, me.sent) == (version, 0)
    press()
    me.button("coach-still").click()
    me.until(lambda: me.version > version, 60)
    assert me.sent == 1


def test_the_coach_comes_in_a_first_game_and_stays_away_when_sent(guest: NewGuest) -> None:
    me = guest("en", coach={})
    me.sit(me.make("me", "bot", options={"first_player": "1"})["table"])
    expect(panel(me)).to_be_visible()
    panel(me).get_by_role("button", name=me.say("close")).click()
    expect(panel(me)).to_have_count(0)
    me.sit(me.make("me", "bot", options={"first_player": "1"})["table"])
    expect(me.button("hint-ask")).to_be_visible()
    expect(panel(me)).to_have_count(0)
    me.button("menu").click()
    me.page.get_by_role("checkbox", name=me.say("coach")).check()
    me.page.keyboard.press("Escape")
    expect(panel(me)).to_be_visible()


def test_nobody_is_coached_unasked_among_people_or_without_hints(guest: NewGuest) -> None:
    me = guest("en", coach={})
    for more in ({"talk": {"hints": False}}, {}):
        seats = ("me", "bot") if more else ("me", "guest", "bot")
        me.sit(me.make(*seats, options={"first_player": "1"}, **more)["table"])
        expect(me.button("app-rules")).to_be_visible()
        expect(panel(me)).to_have_count(0)


def test_after_the_game_what_to_do_better(guest: NewGuest) -> None:
    me = guest("en", coach={"condottiere": True})
    table = me.make("me", "bot", "bot")["table"]
    me.finish(table)
    me.open(f"/t/{table}")
    expect(panel(me).get_by_role("heading", name=me.say("coach-lessons"))).to_be_visible()
    links = panel(me).get_by_role("link")
    nothing = panel(me).get_by_text(me.say("coach-no-lessons"))
    expect(links.first.or_(nothing)).to_be_visible(timeout=MINUTE)
    assert links.count() <= 3
    for link in links.all():
        assert (link.get_attribute("href") or "").startswith(f"/t/{table}/replay/")
