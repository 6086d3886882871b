"""What cannot be done answers why; what was done can be undone; what is said is only text."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from condottiere.arrange import anna, bruno, written

from .conftest import NewGuest
from .guests import PHONE


@pytest.mark.parametrize("size", [(1366, 768), PHONE])
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_region_that_cannot_be_chosen_says_why(guest: NewGuest, lang: str, size: tuple[int, int]) -> None:
    me = guest(lang, size=size)
    page = me.page
    position = written(anna(hand="3 4", regions="siena"), bruno(hand="5 6"), site=None, phase="choose_site")
    me.sit(me.set_up(position, "me", "bot")["table"])
    me.turn()
    me.ask(me.region("siena"))
    answer = page.get_by_role("alert" if size == PHONE else "dialog")
    expect(answer).to_be_visible()
    because = me.messages("because")[-1]
    assert because["legal"] is False
    clause = because["clause"]
    assert re.fullmatch(r"CO-[\d.]+", clause)
    rule = answer.get_by_role("button", name=me.say("rule", clause=clause))
    expect(rule).to_be_visible()
    expect(answer).to_contain_text(me.say(f"refusal-{because['reason']}", region=me.say("region-siena"), seat="Shirin"))
    rule.click()
    rules = page.get_by_role("complementary", name=me.say("app-rules"))
    marked = rules.locator(f"[data-clause='{clause}']")
    expect(marked).to_have_attribute("aria-current", "location")
    expect(marked).to_be_in_viewport()
    rules.get_by_role("button", name=me.say("close")).click()
    # A region that can be chosen: a press asks, Enter plays.
    me.region("roma").click()
    expect(page.locator(".decide").get_by_text(me.say("site-question", region=me.say("region-roma")))).to_be_visible()
    before = me.acknowledged
    me.region("roma").press("Enter")
    me.until(lambda: me.acknowledged > before and me.version >= me.acknowledged)
    assert me.state["view"]["site"] == "roma"


def test_a_card_that_cannot_be_played_says_why(guest: NewGuest) -> None:
    me = guest("en")
    position = written(anna(hand="3 H"), bruno(hand="5 6"), site=None, phase="choose_site")
    me.sit(me.set_up(position, "me", "bot")["table"])
    me.turn()
    me.ask(me.card("heroine"))
    answer = me.page.get_by_role("dialog", name=me.say("card-heroine"))
    expect(answer.get_by_role("button", name=re.compile(r"CO-[\d.]+"))).to_be_visible()
    clause = me.messages("because")[-1]["clause"]
    # The same clause has an address of its own.
    me.open(f"/rules/condottiere#{clause}")
    marked = me.page.locator(f"[data-clause='{clause}']")
    expect(marked).to_have_attribute("aria-current", "location")
    expect(marked).to_be_in_viewport()


def test_a_card_is_played_by_clicking_or_dragging_it(guest: NewGuest) -> None:
    me = guest("en")
    page = me.page
    position = written(anna(hand="3 4 H"), bruno(hand="5 6"))
    me.sit(me.set_up(position, "me", "bot")["table"])
    me.turn()
    me.card("heroine").click()
    expect(page.locator(".decide").get_by_text(me.say("goes", old=0, new=10))).to_be_visible()  # what it would do
    before = me.acknowledged
    me.button("move-play", card=me.say("card-heroine")).click()
    me.until(lambda: me.acknowledged > before and me.version >= me.acknowledged)
    assert me.state["view"]["players"][0]["line"] == ["heroine"]
    if me.turn() and me.state["view"]["phase"] == "battle_turn":
        before = me.acknowledged
        me.card("mercenary_4").hover()
        page.mouse.down()
        page.mouse.move(700, 400, steps=4)
        page.mouse.up()
        me.until(lambda: me.acknowledged > before and me.version >= me.acknowledged)
        assert "mercenary_4" in me.state["view"]["players"][0]["line"]


def test_undo(guest: NewGuest) -> None:
    me, friend = guest("en"), guest("fa", name="Nima")
    made = me.set_up(written(anna(hand="3 4"), bruno(hand="5 6"), holder=0), "me", "friend")
    friend.open(f"/t/{made['table']}#invite={made['invite']}")
    friend.button("seat-sit").click()
    me.sit(made["table"])
    me.turn()
    me.decide("play mercenary_3")
    assert me.hand == ["mercenary_4"]
    assert me.state["can_undo"]  # nothing has been revealed, nobody has moved since
    me.button("undo").click()
    me.until(lambda: me.hand == ["mercenary_3", "mercenary_4"])
    friend.until(lambda: friend.state["view"]["players"][0]["line"] == [])
    expect(me.card("mercenary_3")).to_be_visible()

    # Once the other has moved, the other is asked.
    me.decide("play mercenary_4")
    friend.turn()
    friend.decide("play mercenary_5")
    me.turn()
    assert not me.state["can_undo"]
    me.button("undo").click()
    expect(friend.page.get_by_text(friend.say("undo-asked", seat="Shirin")).first).to_be_visible()
    friend.button("undo-refuse").click()
    expect(friend.button("undo-accept")).to_have_count(0)
    expect(me.page.get_by_role("log").get_by_text(me.say("note-undo-refused", seat="Nima"))).to_be_visible()
    assert me.hand == ["mercenary_3"]
    me.button("undo").click()
    friend.button("undo-accept").click()
    me.until(lambda: me.hand == ["mercenary_3", "mercenary_4"])
    friend.until(lambda: friend.hand == ["mercenary_5", "mercenary_6"])


def test_what_is_said_is_only_text(guest: NewGuest) -> None:
    name = "<b>Rostam</b>"
    me, friend = guest("en", name="Shirin"), guest("fa", name=name)
    made = me.make("me", "friend")
    friend.open(f"/t/{made['table']}#invite={made['invite']}")
    friend.button("seat-sit").click()
    me.sit(made["table"])
    said = "<img src=x onerror=\"console.error('run')\"> & <script>alert(1)</script> \u202egnp.exe"
    box = friend.page.get_by_label(friend.say("message"), exact=True)
    box.fill(said)
    friend.button("send").click()
    line = me.page.get_by_role("log").get_by_role("listitem").filter(has_text="<script>alert(1)</script>")
    expect(line).to_contain_text("<img src=x onerror=\"console.error('run')\"> &")
    assert "\u202e" not in line.inner_text()
    expect(line).to_contain_text(name)
    expect(me.page.get_by_role("log").locator("img, script")).to_have_count(0)
    expect(me.page.get_by_text(name).first).to_be_visible()
    # Answered from the other side.
    me.page.get_by_label(me.say("message"), exact=True).fill("سلام 👋")
    me.page.keyboard.press("Enter")
    expect(friend.page.get_by_role("log").get_by_text("سلام 👋")).to_be_visible()
