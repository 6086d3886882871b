"""The lobby: two who want the same meet, a challenge becomes a table, somebody is reported; nothing for axe, nothing
too wide, in both languages."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from adamak.core import find
from adamak.words import Words

from .conftest import NewGuest
from .guests import DESKTOP, PHONE, Guest
from .serving import Server
from .test_axe import findings
from .test_host import host_key as host_key

BECOME = """async (name) => {
  const body = JSON.stringify({name})
  const answer = await fetch('/api/person/key', {method: 'POST', headers: {'content-type': 'application/json'}, body})
  if (!answer.ok) throw new Error(await answer.text())
  localStorage.setItem('adamak.person', '1')
  return (await answer.json()).myself.id
}"""


def known(guest: NewGuest, lang: str, name: str, size: tuple[int, int] = PHONE) -> tuple[Guest, str]:
    me = guest(lang, size=size, game="duel")
    me.open("/settings")
    return me, str(me.page.evaluate(BECOME, name))


def well_made(me: Guest, where: str) -> None:
    """For whoever sees little, and on a small screen as on a large one; a picture of both on request."""
    for size in (PHONE, DESKTOP):
        me.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert me.page.evaluate("document.documentElement.scrollWidth") <= size[0], where
        assert findings(me, f"{where} {size}") == []
        if shots := os.environ.get("LOBBY_SHOTS"):
            name = f"{shots}/{where.replace(' ', '-')}-{me.say.lang}-{size[0]}.png"
            me.page.screenshot(path=name, full_page=True)


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_two_who_want_the_same_meet(guest: NewGuest, lang: str) -> None:
    anna, _ = known(guest, lang, f"Anna {lang}")
    passer_by = guest(lang, size=DESKTOP, game="duel", name="Passer-by")
    anna.open("/lobby")
    anna.button("lobby-seek-go").click()
    expect(anna.button("lobby-withdraw")).to_be_visible()
    well_made(anna, f"lobby while waiting {lang}")
    passer_by.open("/")
    passer_by.link("home-lobby").click()
    expect(passer_by.link("me-guest").first).to_be_visible()  # how a guest gets friends and rated games
    waits = passer_by.page.get_by_role("listitem").filter(has_text=f"Anna {lang}")
    expect(waits).to_contain_text(Words(lang).game(find("duel")).name())
    waits.get_by_role("button", name=passer_by.say("lobby-play")).click()
    for me in (anna, passer_by):
        me.page.wait_for_url("**/t/*")
        me.until(lambda me=me: me.state.get("actors"))  # type: ignore[misc]
    assert anna.page.url.rsplit("/", 1)[1] == passer_by.page.url.rsplit("/", 1)[1]


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_challenge_a_friend_and_a_block(guest: NewGuest, lang: str) -> None:
    anna, anna_id = known(guest, lang, f"Shirin {lang}", DESKTOP)
    babak, babak_id = known(guest, lang, f"Farhad {lang}")
    anna.open(f"/people/{babak_id}")
    anna.button("lobby-befriend").click()
    expect(anna.button("lobby-befriend-back")).to_be_visible()
    babak.open("/lobby")
    asks = babak.page.get_by_role("listitem").filter(has_text=f"Shirin {lang}")
    asks.get_by_role("button", name=babak.say("lobby-accept")).click()
    challenge = babak.page.get_by_role("button", name=babak.say("lobby-challenge-whom", name=f"Shirin {lang}"))
    expect(challenge).to_be_visible()
    well_made(babak, f"lobby with a friend {lang}")
    challenge.click()
    dialog = babak.page.get_by_role("dialog")
    dialog.get_by_role("button", name=babak.say("lobby-challenge"), exact=True).click()
    expect(dialog.get_by_role("status")).to_have_text(babak.say("lobby-challenge-sent"))
    dialog.get_by_role("link").click()
    anna.open("/lobby")
    asked = anna.page.get_by_role("listitem").filter(has_text=f"Farhad {lang}").first
    well_made(anna, f"lobby with a challenge {lang}")
    asked.get_by_role("button", name=anna.say("lobby-accept")).click()
    for me in (anna, babak):
        me.page.wait_for_url("**/t/*")
    assert anna.page.url.rsplit("/", 1)[1] == babak.page.url.rsplit("/", 1)[1]
    anna.open(f"/people/{babak_id}")
    well_made(anna, f"page of a friend {lang}")
    anna.button("lobby-block").click()
    expect(anna.button("lobby-unblock")).to_be_visible()
    babak.open(f"/people/{anna_id}")
    expect(babak.button("lobby-challenge")).to_be_visible()  # as before


def test_somebody_is_reported_and_the_host_sees_to_it(guest: NewGuest, host_key: str, server: Server) -> None:
    anna, _ = known(guest, "en", "Reporter")
    _, rude = known(guest, "en", "Swearword")
    anna.open(f"/people/{rude}")
    anna.button("report").click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_label(anna.say("report-name")).check()
    dialog.get_by_label(anna.say("report-words")).fill("look at that name")
    well_made(anna, "report en")
    dialog.get_by_role("button", name=anna.say("report-go")).click()
    expect(dialog.get_by_role("status")).to_have_text(anna.say("report-sent"))
    host = guest("fa", size=DESKTOP)
    host.open("/host")
    page, say = host.page, host.say
    page.get_by_label(say("host-key")).fill(host_key)
    page.get_by_label(say("host-by")).fill("میزبان")
    page.get_by_role("button", name=say("host-read")).click()
    told = page.get_by_role("listitem").filter(has_text="look at that name")
    expect(told).to_contain_text("Swearword")
    page.get_by_label(say("lobby-find")).fill("swear")
    page.get_by_role("button", name=say("lobby-find-go")).click()
    page.get_by_label(say("host-new-name", name="Swearword")).fill("Meek")
    page.get_by_role("button", name=say("host-rename")).click()
    expect(page.get_by_role("listitem").filter(has_text="Swearword → Meek")).to_contain_text("میزبان")
    told.get_by_role("button", name=say("host-settle")).click()
    expect(told).to_have_count(0)
    well_made(host, "host fa")
    anna.open(f"/people/{rude}")
    expect(anna.page.get_by_role("heading", name="Meek", level=1)).to_be_visible()
