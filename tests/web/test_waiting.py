"""The waiting room: what will be played, the link that brings friends, talk, and names for those who gave none."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Route, expect

from .conftest import NewGuest

LANGUAGES = ("en", "fa")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clock_and_options_are_told_before_the_game(guest: NewGuest, lang: str) -> None:
    me = guest(lang)
    made = me.make("me", "friend", clock={"base": 600, "increment": 5}, options={"hidden_cards": True})
    me.open(f"/t/{made['table']}")
    expect(me.page.get_by_text(me.say("clock-quick"))).to_be_visible()
    expect(me.page.get_by_role("term")).to_have_count(1)
    other = me.make("me", "friend", clock={"base": 900, "increment": 7})
    me.open(f"/t/{other['table']}")
    expect(me.page.get_by_text(me.say("clock-own", minutes=15, seconds=7))).to_be_visible()
    expect(me.page.get_by_text(me.say("options-usual"))).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_server_that_hears_its_own_machine_alone_says_so(guest: NewGuest, lang: str) -> None:
    me = guest(lang)
    made = me.make("me", "friend")
    me.open(f"/t/{made['table']}")
    warning = me.page.get_by_role("status").filter(has_text=me.say("invite-alone"))
    expect(warning).to_contain_text("adamak serve --host 0.0.0.0")
    expect(me.page.get_by_role("img", name=me.say("invite-code"))).to_have_count(0)


def test_the_invitation_holds_the_address_in_the_network(guest: NewGuest) -> None:
    me = guest()
    made = me.make("me", "friend")
    told = {"address": "http://192.168.1.20:8000", "alone": False}

    def answer(route: Route) -> None:
        route.fulfill(content_type="application/json", body=json.dumps(told))

    me.page.route("**/api/reach", answer)
    me.open(f"/t/{made['table']}")
    link = me.page.get_by_label(me.say("invite-link"))
    expect(link).to_have_value(f"http://192.168.1.20:8000/t/{made['table']}#invite={made['invite']}")
    expect(me.page.get_by_role("img", name=me.say("invite-code"))).to_be_visible()
    expect(me.page.get_by_text(me.say("invite-alone"))).to_have_count(0)


def test_people_talk_before_the_game(guest: NewGuest) -> None:
    me, friend = guest(), guest("fa", name="Farhad")
    made = me.make("me", "friend", "friend")
    me.open(f"/t/{made['table']}")
    friend.open(f"/t/{made['table']}#invite={made['invite']}")
    friend.button("seat-sit").first.click()
    said = friend.page.get_by_label(friend.say("message"), exact=True)
    said.fill("سلام")
    said.press("Enter")
    expect(me.page.get_by_role("log").get_by_text("سلام")).to_be_visible()
    me.page.get_by_label(me.say("message"), exact=True).fill("Hello")
    me.button("send").click()
    expect(friend.page.get_by_role("log").get_by_text("Hello")).to_be_visible()


def test_without_chat_the_room_is_silent(guest: NewGuest) -> None:
    me = guest()
    made = me.make("me", "friend", talk={"chat": False})
    me.open(f"/t/{made['table']}")
    expect(me.page.get_by_label(me.say("invite-link"))).to_be_visible()
    expect(me.page.get_by_role("log")).to_have_count(0)


def test_people_without_a_name_have_one_each_in_the_language_of_who_reads_it(guest: NewGuest) -> None:
    me, friend = guest("en", name=""), guest("fa", name="")
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
    made = me.make(seats=seats)
    me.open(f"/t/{made['table']}")
    friend.open(f"/t/{made['table']}#invite={made['invite']}")
    friend.button("seat-sit").first.click()
    for one in (me, friend):
        names = one.page.get_by_role("listitem").locator("bdi")
        expect(names.nth(0)).to_have_text(one.say("person-name-1"))
        expect(names.nth(1)).to_have_text(one.say("person-name-2"))
        expect(names.nth(2)).to_have_text(one.say("seat-open", number=3))
    all_names = {one.say(f"person-name-{seat}") for one in (me, friend) for seat in range(1, 7)}
    assert len(all_names) == 12
