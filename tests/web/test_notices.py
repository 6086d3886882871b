"""Notices, vacations and moves in advance, as people find them on the page; what an installed app shows of a push."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .conftest import FLAGS, NewGuest, chromium
from .guests import DESKTOP, PHONE, Guest
from .serving import Server
from .test_axe import findings

# A browser without a push service: what it would answer.
SUBSCRIBES = """
const point = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
PushManager.prototype.getSubscription = async () => null
PushManager.prototype.subscribe = async () => ({
  toJSON: () => ({ endpoint: 'https://push.example/abc', keys: { p256dh: point, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
})
Notification.requestPermission = async () => 'granted'
"""
SLOWLY = """
const ask = window.fetch
window.fetch = async (...words) => {
  await new Promise((done) => setTimeout(done, 300))
  return ask(...words)
}
"""


@pytest.fixture
def offering(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A server that offers every way, by a name: pushes are not for plain addresses."""
    for name, value in (("MAIL_SERVER", "smtp://127.0.0.1:1"), ("MAIL_FROM", "club@adamak.test"), ("WEBHOOKS", "on")):
        monkeypatch.setenv(f"ADAMAK_{name}", value)
    server = Server(tmp_path).start()
    yield server.url.replace("127.0.0.1", "localhost")
    server.stop()


def known(me: Guest, name: str) -> None:
    """A guest becomes a person."""
    me.page.evaluate(
        "(name) => fetch('/api/person/key', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify({name})}).then(() => localStorage.setItem('adamak.person', '1'))",
        name,
    )


@pytest.mark.parametrize(("lang", "size"), [("fa", PHONE), ("en", DESKTOP)])
def test_a_person_says_how_they_are_told(
    guest: NewGuest, offering: str, lang: str, size: tuple[int, int], tmp_path: Path
) -> None:
    me = guest(lang, url=offering, size=size)
    me.context.add_init_script(SUBSCRIBES)
    me.open("/")
    known(me, "Anna")
    page = me.open("/me")
    me.button("notices-push").click()
    expect(page.get_by_text(me.say("notices-on"))).to_be_visible()
    notices = page.get_by_role("region", name=me.say("notices-title"), exact=True)
    expect(notices.get_by_role("listitem")).to_have_count(1)
    notices.get_by_role("switch", name=me.say("notices-quiet")).check()
    expect(notices.get_by_label(me.say("notices-quiet-from"), exact=True)).to_have_value(str(22 * 60))
    page.evaluate(SLOWLY)  # what is changed while an earlier change is under way is not lost
    notices.get_by_label(me.say("notices-quiet-until"), exact=True).select_option(str(7 * 60 + 30))
    for kind in ("message", "over"):
        notices.get_by_label(me.say(f"notices-kind-{kind}"), exact=True).uncheck()
    kept = "fetch('/api/person/notices').then((answer) => answer.json())"
    me.until(lambda: page.evaluate(kept)["unwanted"] == ["message", "over"])
    shown = page.evaluate(kept)
    assert (shown["quiet_from"], shown["quiet_until"]) == (22 * 60, 7 * 60 + 30)
    notices.get_by_label(me.say("notices-mail"), exact=True).fill("anna@example.org")
    me.button("notices-send-code").first.click()  # nobody takes mail at that server
    expect(page.get_by_text(me.say("problem-unreached-address"))).to_be_visible()
    me.troubles[:] = [trouble for trouble in me.troubles if "/notices/mail" not in trouble and "422" not in trouble]
    page.get_by_label(me.say("vacation-days"), exact=True).select_option("5")
    me.button("vacation-go").click()
    expect(me.button("vacation-back")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(me, "notices") == []
    page.screenshot(path=tmp_path / f"notices-{lang}.png", full_page=True)
    me.button("vacation-back").click()
    expect(me.button("vacation-go")).to_be_visible()
    notices.get_by_role("button", name=me.say("notices-remove")).click()
    expect(me.button("notices-push")).to_be_visible()


@pytest.fixture
def showing(browser: Browser) -> Iterator[Browser]:
    """A browser that shows notices."""
    found = chromium(windows=True)
    if found is None:
        pytest.skip("only a Chromium with windows shows notices")
    launched = browser.browser_type.launch(executable_path=found, args=FLAGS)
    yield launched
    launched.close()


def test_a_push_is_shown_by_the_app(showing: Browser, guest: NewGuest, offering: str) -> None:
    me = guest("en", url=offering, browser=showing)
    me.context.grant_permissions(["notifications"], origin=offering)
    page = me.open("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    session = me.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    me.until(lambda: found)
    told = {
        "title": "Your turn in Troyes", "body": "Table AB12", "url": "/t/abc", "tag": "abc", "lang": "en", "dir": "ltr",
        "waiting": 2,
    }  # fmt: skip
    sent = {"origin": offering, "registrationId": found[0]["registrationId"], "data": json.dumps(told)}
    shown = (
        "navigator.serviceWorker.ready.then((one) => one.getNotifications())"
        ".then((all) => all.map(({title, body, tag, data}) => ({title, body, tag, url: data.url})))"
    )
    for _ in range(2):  # a later one of the same table takes the place of the first
        session.send("ServiceWorker.deliverPushMessage", sent)
        me.until(lambda: page.evaluate(shown))
    expected = [{"title": told["title"], "body": told["body"], "tag": "abc", "url": "/t/abc"}]
    me.until(lambda: page.evaluate(shown) == expected)


@pytest.mark.parametrize("lang", ["fa", "en"])
def test_a_move_is_left_while_another_thinks(guest: NewGuest, lang: str, tmp_path: Path) -> None:
    me, other = guest(lang, size=PHONE), guest(lang)
    made = me.make("me", "friend", options={"first_player": "1"})
    table = made["table"]
    other.open(f"/t/{table}#invite={made['invite']}")
    claimed = other.page.evaluate(
        "([table, invite]) => fetch(`/api/tables/${table}/seats/1/claim`, {method: 'POST',"
        " headers: {'content-type': 'application/json'}, body: JSON.stringify({invite, name: 'B'})})"
        ".then((answer) => answer.json())",
        [table, made["invite"]],
    )
    me.sit(table)
    me.until(lambda: me.state)
    while me.asked:  # whoever begins: the other's turn is waited for
        me.decide(0)
    me.page.get_by_role("button", name=me.say("menu"), exact=True).click()
    me.button("premove-title").click()
    dialog = me.page.get_by_role("dialog", name=me.say("premove-title"))
    offers = dialog.get_by_role("list").last.get_by_role("button")
    expect(offers.first).to_be_visible()
    offers.first.click()
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(me, "a move in advance") == []
    me.page.screenshot(path=tmp_path / f"premove-{lang}.png")
    me.button("premove-keep").click()
    expect(dialog).not_to_be_visible()
    waits = me.page.get_by_role("status").filter(has_text=me.say("premove-left", count=1))
    expect(waits).to_be_visible()
    me.page.reload()
    expect(waits).to_be_visible()
    kept = me.page.evaluate(
        "([table, secret]) => fetch(`/api/tables/${table}/seats/0/premove`,"
        " {headers: {authorization: `Bearer ${secret}`}}).then((a) => a.json())",
        [table, made["seats"][0]["secret"]],
    )
    assert len(kept["moves"]) == 1
    assert claimed["seat"] == 1
