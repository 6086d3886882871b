"""A whole game from the home page to the end screen: in the suite in Persian, behind soak in English, too."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import NewGuest
from .guests import Guest
from .texts import catalogue


@pytest.mark.parametrize("lang", ["fa", pytest.param("en", marks=pytest.mark.soak)])
def test_a_whole_game_against_bots(guest: NewGuest, lang: str) -> None:
    me = guest(lang)
    page = me.open("/")
    me.link("home-new").first.click()
    page.get_by_role("radio", name=me.say.number(3), exact=True).check()
    for seat in (2, 3):
        page.get_by_label(me.say("seat-level-of", number=seat), exact=True).select_option("random")
    me.button("new-open").click()
    decisions = 0
    while me.turn():
        me.decide(0 if decisions < 12 else -1)
        decisions += 1
    assert decisions > 5
    ended_well(me)


def ended_well(me: Guest) -> None:
    """The end screen names the winners and breaks the result down, seat by seat."""
    say = me.say
    end = me.page.get_by_role("region", name=say("end-title"), exact=True)
    expect(end).to_be_visible()
    view = me.state["view"]
    assert view["ending"]
    expect(end.get_by_role("heading")).to_contain_text(say(f"ending-{view['ending']}"))
    rows = end.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(1 + view["seats"])
    for player in view["players"]:
        name = me.table["seats"][player["seat"]]["name"] or say(f"bot-name-{player['seat'] + 1}")
        row = rows.filter(has_text=name)
        expect(row).to_have_count(1)
        for region in player["regions"]:
            expect(row).to_contain_text(say.thing("region", region))
    for action in ("end-rematch", "end-share", "end-save"):
        expect(end.get_by_role("button", name=say(action), exact=True)).to_be_enabled()
    expect(end.get_by_role("link", name=say("replay"), exact=True)).to_be_visible()
    end.get_by_text(say("end-fair")).click()
    expect(end.get_by_text(me.table["seed"], exact=True)).to_be_visible()

    # How you did, in words.
    result = me.table["result"]
    place, total = result["ranking"][me.seat], result["scores"][me.seat]["total"]
    counted = catalogue("board", say.lang).format("end-score", {"number": total}, "")
    assert counted
    won = "end-you-won" if len(result["winners"]) == 1 else "end-you-shared"
    expect(end).to_contain_text(
        say(won, score=counted[0]) if place == 1 else say("end-you", place=place, score=counted[0])
    )
    # The board is still there, under the result.
    me.button("end-fold").click()
    expect(end).to_have_count(0)
    expect(me.page.locator("svg.map")).to_be_visible()
    me.button("end-unfold").click()
    expect(end).to_be_visible()
