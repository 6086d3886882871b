"""The page of the server's host: tables, and whom to keep out, for whoever types in the key."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from adamak.core import find
from adamak.words import Words

from .conftest import NewGuest
from .guests import DESKTOP, PHONE
from .serving import Server


@pytest.fixture(scope="module")
def host_key(server: Server) -> str:
    command = [sys.executable, "-c", "from adamak.cli import main; main()", "admin", "key"]
    environment = os.environ | {"ADAMAK_HOME": str(server.home)}
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=200)
    return told.stdout.split()[-1]


@pytest.mark.parametrize(("lang", "size"), [("en", PHONE), ("fa", DESKTOP)])
def test_the_host_looks_after_tables_and_visitors(
    guest: NewGuest, host_key: str, lang: str, size: tuple[int, int]
) -> None:
    me = guest(lang, size=size)
    table = me.make("me", "friend", game="troyes")["table"]
    me.open("/host")
    page, say = me.page, me.say
    page.get_by_label(say("host-key")).fill(host_key)
    page.get_by_role("button", name=say("host-read")).click()
    line = page.get_by_role("listitem").filter(has_text=table[:8])
    expect(line).to_contain_text(Words(lang).game(find("troyes")).name())
    expect(line).to_contain_text(say("host-status-waiting"))
    expect(page.get_by_text(say("host-no-bans"))).to_be_visible()

    page.get_by_label(say("host-who")).fill("203.0.113.9")
    page.get_by_label(say("host-why")).fill("floods the lobby")
    page.get_by_role("button", name=say("host-mute"), exact=True).click()
    muted = page.get_by_role("listitem").filter(has_text="203.0.113.9").filter(has=page.get_by_role("button"))
    expect(muted).to_contain_text(say("host-is-mute"))
    expect(muted).to_contain_text("floods the lobby")
    muted.get_by_role("button", name=say("host-lift")).click()
    expect(page.get_by_text(say("host-no-bans"))).to_be_visible()

    line.get_by_role("button").click()
    expect(page.get_by_role("heading", name=table)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name=say("host-delete"), exact=True).click()
    expect(line).to_be_visible()  # what is gone is gone for good: it asks once more
    page.get_by_role("button", name=say("host-delete-sure")).click()
    expect(line).to_have_count(0)
    expect(page.get_by_role("heading", name=table)).to_have_count(0)


def test_without_the_key_nothing_is_told(guest: NewGuest) -> None:
    me = guest()
    me.make("me", "friend")
    me.open("/host")
    me.page.get_by_label(me.say("host-key")).fill("guessed")
    me.page.get_by_role("button", name=me.say("host-read")).click()
    expect(me.page.get_by_role("status")).not_to_be_empty()
    expect(me.page.get_by_text(me.say("host-tables"))).to_have_count(0)
    assert any("/api/admin/" in trouble for trouble in me.troubles)  # the server refused it, and the page said so
    me.troubles.clear()
