"""On a phone and on a desk: the decision, the own hand and the board at once, nothing to scroll, nothing mirrored."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from condottiere.arrange import anna, bruno, carla, dario, elena, fabio, written

from .clicking import moments, pick, sit_down
from .conftest import NewGuest
from .guests import DESKTOP, PHONE, Guest
from .scenes import PAGES, Scenes, choosing, mid_battle

SIZES = {"phone": PHONE, "desk": DESKTOP}
FRAME = "() => { const {scrollHeight, scrollWidth} = document.scrollingElement; return {scrollHeight, scrollWidth} }"
# The middle of a thing is not under something else, and not cut off by a box that scrolls.
IN_SIGHT = """(thing) => {
  const {x, y, width, height} = thing.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return !!top && (thing.contains(top) || top.contains(thing))
}"""


def box(thing: Locator) -> dict[str, float]:
    found: Any = thing.bounding_box()
    assert found is not None, thing
    return dict(found)


def inside(thing: Locator, size: tuple[int, int]) -> None:
    """All of it lies within the window."""
    found = box(thing)
    assert found["width"] > 0
    assert found["height"] > 0
    assert found["x"] >= -0.5, (thing, found)
    assert found["y"] >= -0.5, (thing, found)
    assert found["x"] + found["width"] <= size[0] + 0.5, (thing, found)
    assert found["y"] + found["height"] <= size[1] + 0.5, (thing, found)


def nothing_scrolls(me: Guest, size: tuple[int, int]) -> None:
    frame = me.page.evaluate(FRAME)
    assert frame["scrollHeight"] <= size[1]
    assert frame["scrollWidth"] <= size[0]


def hand_of(me: Guest) -> Locator:
    return me.page.get_by_role("list", name=me.say("hand-of", number=len(me.hand)))


@pytest.mark.parametrize("where", SIZES)
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_map_and_all_of_it(guest: NewGuest, lang: str, where: str) -> None:
    size = SIZES[where]
    me = guest(lang, size=size)
    page = me.page
    me.sit(me.set_up(choosing(), "me", "bot", "bot", "bot")["table"])
    me.turn()
    expect(me.button("moves")).to_be_visible()
    nothing_scrolls(me, size)
    inside(page.locator(".decide"), size)
    inside(hand_of(me), size)
    inside(page.locator("svg.map"), size)
    regions = page.locator("[role=button][data-region]")
    expect(regions).to_have_count(17)
    for region in regions.all():
        inside(region, size)
        assert region.evaluate(IN_SIGHT), region.get_attribute("data-region")
    # West is left, in either language.
    west = {name: box(me.region(name))["x"] for name in ("torino", "milano", "venezia", "genova", "ancona")}
    assert west["torino"] < west["milano"] < west["venezia"]
    assert west["genova"] < west["ancona"]
    assert page.locator("svg.map").evaluate("(map) => getComputedStyle(map).direction") == "ltr"
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == [
        lang, "rtl" if lang == "fa" else "ltr",
    ]  # fmt: skip

    larger = me.button("map-larger")
    if where == "desk":
        expect(larger).to_have_count(0)
        return
    before = box(page.locator("svg.map"))["height"]
    inside(larger, size)
    larger.click()
    expect(larger).to_have_attribute("aria-pressed", "true")
    assert box(page.locator("svg.map"))["height"] > before * 1.2
    assert not all(region.evaluate(IN_SIGHT) for region in regions.all())
    nothing_scrolls(me, size)
    inside(larger, size)
    me.region("napoli").scroll_into_view_if_needed()
    assert me.region("napoli").evaluate(IN_SIGHT)
    larger.click()
    assert box(page.locator("svg.map"))["height"] == pytest.approx(before, abs=1)
    # A region is chosen by touching it, also on the small map.
    me.region("lucca").click()
    expect(me.button("move-site", region=me.say("region-lucca"))).to_be_visible()
    inside(me.button("move-site", region=me.say("region-lucca")), size)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("where", SIZES)
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_battle_and_the_hand(guest: NewGuest, lang: str, where: str, seats: int) -> None:
    size = SIZES[where]
    me = guest(lang, size=size)
    page = me.page
    people = [seat(hand="5 2", line="3 D") for seat in (bruno, carla, dario, elena, fabio)][: seats - 1]
    position = mid_battle() if seats == 4 else written(anna(hand="10 6 6 5 4 4 3 2 1 D", line="6 S"), *people)
    me.sit(me.set_up(position, "me", *["bot"] * (seats - 1))["table"])
    me.turn()
    nothing_scrolls(me, size)
    inside(page.locator(".decide"), size)
    inside(hand_of(me), size)
    lines = page.locator(".lines > li")
    expect(lines).to_have_count(seats)
    for line in lines.all():
        inside(line, size)
        assert line.evaluate(IN_SIGHT)
    if where == "desk":
        inside(page.locator("svg.map"), size)
        inside(page.get_by_role("log"), size)
    for act in page.locator(".decide button").all():
        inside(act, size)
    # Choosing a card moves nothing out of sight.
    me.card(me.hand[0]).click()
    nothing_scrolls(me, size)
    inside(page.locator(".decide"), size)
    inside(hand_of(me), size)


def test_the_language_changes_and_the_game_stays(guest: NewGuest) -> None:
    me = guest("en")
    page = me.page
    me.sit(me.set_up(mid_battle(), "me", "bot", "bot", "bot")["table"])
    me.turn()
    page.evaluate("window.here = true")
    me.card("heroine").click()
    question = me.say("play-question", card=me.say("card-heroine"))
    expect(page.locator(".decide").get_by_text(question)).to_be_visible()
    hand, heard = me.hand, len(me.frames)
    me.button("app-switch-language").click()
    me.say.lang = "fa"
    expect(page.locator("html[lang=fa][dir=rtl]")).to_be_visible()
    expect(
        page.locator(".decide").get_by_text(me.say("play-question", card=me.say("card-heroine")))
    ).to_be_visible()  # still chosen
    expect(hand_of(me).get_by_role("button")).to_have_count(len(hand))
    expect(me.button("move-pass")).to_be_visible()
    assert page.evaluate("window.here") is True
    assert len(me.frames) == heard  # nothing was fetched again
    me.decide("play heroine")
    assert me.hand.count("heroine") == 0
    me.button("app-switch-language").click()
    expect(page.locator("html[lang=en][dir=ltr]")).to_be_visible()


def test_a_clock_leaves_room_for_the_buttons_of_the_app_bar(guest: NewGuest) -> None:
    me = guest("fa", size=PHONE)
    clock = {"base": 36_000, "increment": 10}
    me.sit(me.make("me", "bot", game="duel", options={"first_player": "1"}, clock=clock)["table"])
    me.turn()
    bar = me.page.locator(".appbar")
    expect(bar.get_by_role("list", name=me.say("clocks"))).to_be_visible()
    expect(me.button("hint-ask")).to_be_visible()
    buttons = bar.locator("button, a").locator("visible=true").all()
    assert len(buttons) > 3
    for button in buttons:
        inside(button, PHONE)
        assert button.evaluate(IN_SIGHT)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_no_page_is_wider_than_a_phone(guest: NewGuest, lang: str) -> None:
    me = guest(lang, size=PHONE)
    scenes = Scenes(me)
    for name in PAGES:
        scenes.show(me, name)
        wide = me.page.evaluate(FRAME)["scrollWidth"]
        assert wide <= PHONE[0], (name, wide)


# A button whose words are broken, or that leaves the page.
CRUSHED = """() => [...document.querySelectorAll('.dock .btn:not(.sq)')].filter((button) => {
  if (!button.checkVisibility()) return false
  const {left, right} = button.getBoundingClientRect()
  const text = document.createRange()
  text.selectNodeContents(button)
  const lines = new Set([...text.getClientRects()].filter(({width}) => width).map(({top}) => Math.round(top / 8)))
  return left < -1 || right > innerWidth + 1 || lines.size > button.textContent.trim().split(/\\s+/).length + 1
}).map((button) => button.textContent)"""


@pytest.mark.parametrize("size", [PHONE, (768, 1024), DESKTOP], ids=["phone", "tablet", "desk"])
def test_long_buttons_stand_whole(guest: NewGuest, size: tuple[int, int]) -> None:
    me = guest("fa", size=size)
    sit_down(me, next(moments("condottiere", {"discard_hand": ["keep_hand"]}, seed="keep")))
    expect(me.button("moves")).to_be_visible()
    assert me.page.evaluate(CRUSHED) == []
    # Whose group of workers: three buttons of whole sentences.
    for moment in moments("architects", {"town_centre": ["capture"]}, seed="groups"):
        sit_down(me, moment)
        pick(me, f"location:{moment.move.split(' ')[1]}")
        expect(me.page.locator('.dock [data-move^="capture"]').first).to_be_visible()
        assert me.page.evaluate(CRUSHED) == []
