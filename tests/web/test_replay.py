"""After the end: every decision has its address, the game goes on from any of them, and a file holds all of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from adamak.core import find, savefile

from .conftest import NewGuest


def test_scrubber_addresses_and_playing_on(guest: NewGuest) -> None:
    me = guest("en")
    page = me.page
    table = me.make("me", "bot", "bot")["table"]
    me.finish(table)
    me.open(f"/t/{table}")
    page.get_by_role("region", name=me.say("end-title")).get_by_role("link", name=me.say("replay")).click()
    expect(page).to_have_url(re.compile(f"/t/{table}/replay/0$"))
    scrubber = page.get_by_role("slider", name=me.say("replay-step"))
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 10
    me.button("replay-on").click()
    expect(page).to_have_url(re.compile("/replay/1$"))
    scrubber.focus()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("/replay/2$"))
    scrubber.fill("7")
    expect(page).to_have_url(re.compile("/replay/7$"))
    me.button("replay-last").click()
    expect(page).to_have_url(re.compile(f"/replay/{last}$"))
    expect(page.get_by_role("region", name=me.say("end-title"))).to_be_visible()
    me.button("replay-back").click()
    expect(page).to_have_url(re.compile(f"/replay/{last - 1}$"))
    expect(page.get_by_role("region", name=me.say("end-title"))).to_have_count(0)

    # Each decision by its address, through any eyes.
    for at in (3, 9):
        me.open(f"/t/{table}/replay/{at}")
        expect(page.get_by_role("status").filter(has_text=me.say("replay-at", at=at, last=last))).to_be_visible()
    eyes = page.get_by_label(me.say("replay-eyes"), exact=True)
    eyes.select_option("1")
    expect(page.get_by_role("list", name=re.compile("^Your hand"))).to_be_visible()
    eyes.select_option("spectator")
    expect(page.get_by_role("list", name=re.compile("^Your hand"))).to_have_count(0)

    # Play on from here: a new table, begun at this very point.
    me.state = {}
    me.button("replay-fork").click()
    expect(page).not_to_have_url(re.compile(table))
    me.until(lambda: me.state)
    assert me.table["id"] != table
    assert me.table["status"] == "playing"
    if me.turn():
        me.decide(0)


def test_a_save_file_goes_out_and_comes_back(guest: NewGuest, tmp_path: Path) -> None:
    me = guest("fa")
    page = me.page
    table = me.make("me", "bot", "bot")["table"]
    me.finish(table)
    me.sit(table)
    totals = me.state["view"]["owners"]
    with page.expect_download() as coming:
        me.button("end-save").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    save = json.loads(file.read_text("utf-8"))
    assert save["format"] == "adamak-save/1"
    assert save["seed"] == me.table["seed"]

    other = guest("en")  # another browser, another person
    other.open("/")
    other.page.get_by_label(other.say("home-open-save")).set_input_files(file)
    other.until(lambda: other.state)
    assert other.table["id"] != table
    assert other.state["view"]["owners"] == totals
    expect(other.page.get_by_role("region", name=other.say("end-title"))).to_be_visible()

    # A file that is none is answered, not swallowed.
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")
    other.open("/")
    other.page.get_by_label(other.say("home-open-save")).set_input_files(broken)
    expect(other.page.get_by_text(other.say("home-trouble"))).to_be_visible()


@pytest.mark.parametrize("lang", ["fa", "en"])
def test_a_table_begins_from_a_deal_in_a_file(guest: NewGuest, tmp_path: Path, lang: str) -> None:
    """Chosen where a table is made: the people planned there play it, and the table says where its chance is from."""
    deal = find("condottiere").deal(3, {"hidden_cards": True}, seed="tea")
    saved = savefile.SaveFile(savefile.FORMAT, "condottiere", 1, 3, [], {"hidden_cards": True}, deal=deal)
    file = tmp_path / "deal.json"
    file.write_bytes(msgspec.json.encode(saved))
    me = guest(lang)
    me.open("/new/duel")
    me.page.get_by_label(me.say("new-file-choose")).set_input_files(file)
    expect(me.page.get_by_text(me.say("new-file-brought", file="deal.json"))).to_be_visible()
    expect(me.page.get_by_role("radio", name="3" if lang == "en" else "۳", exact=True)).to_be_checked()
    me.button("new-open").click()
    me.until(lambda: me.state)
    assert me.table["chance"] == "imported"
    assert [seat["kind"] for seat in me.table["seats"]] == ["human", "bot", "bot"]
    start = find("condottiere").start(3, {"hidden_cards": True}, deal=deal)
    assert me.state["view"]["players"][0]["hand"] == start.view(0)["players"][0]["hand"]


def test_a_game_in_play_shows_its_own_past_only(guest: NewGuest) -> None:
    me = guest("en")
    table = me.make("me", "bot", "bot")["table"]
    me.sit(table)
    me.turn()
    me.decide(0)
    me.open(f"/t/{table}/replay/1")
    expect(me.page.get_by_role("slider", name=me.say("replay-step"))).to_be_visible()
    expect(me.button("replay-fork")).to_have_count(0)
    eyes = me.page.get_by_label(me.say("replay-eyes"), exact=True).get_by_role("option")
    expect(eyes).to_have_count(2)  # a spectator's and the own
