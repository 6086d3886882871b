"""People across devices: become known by a passkey or a key, sign in elsewhere, play on, lose a device, come back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from .conftest import NewGuest
from .guests import PHONE, Guest
from .serving import Server
from .test_axe import findings

AUTHENTICATOR = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


class Passkeys:
    """Chromium's virtual authenticator, at one person's browser."""

    def __init__(self, me: Guest) -> None:
        self.session: CDPSession = me.context.new_cdp_session(me.page)
        self.session.send("WebAuthn.enable")
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]

    def all(self) -> list[dict[str, Any]]:
        kept: list[dict[str, Any]] = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return kept

    def add(self, passkey: dict[str, Any]) -> None:
        """As a phone's maker copies passkeys to the same person's laptop."""
        self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey})


@pytest.fixture
def named(server: Server) -> str:
    """The server by a name: passkeys are not for plain addresses."""
    return server.url.replace("127.0.0.1", "localhost")


def refused(me: Guest) -> None:
    """That the server did not let somebody in is no fault of the page."""
    me.until(lambda: any("/api/person/sign-in" in trouble for trouble in me.troubles))
    me.troubles[:] = [trouble for trouble in me.troubles if "401" not in trouble]


def test_a_passkey_opens_the_same_seat_on_two_devices_until_one_is_lost(guest: NewGuest, named: str) -> None:
    phone = guest("fa", url=named, size=PHONE)
    passkeys = Passkeys(phone)
    table = phone.make("me", "bot", options={"first_player": "1"})["table"]
    wrong = []
    phone.open("/")
    phone.link("me-enter").click()
    expect(phone.button("me-by-passkey")).to_be_visible()
    wrong += findings(phone, "a guest")
    phone.button("me-by-passkey").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text(phone.say("me-hello", name="Shirin"))
    expect(phone.page.get_by_text(phone.say("me-brought", count=1))).to_be_visible()
    wrong += findings(phone, "a person")
    phone.button("me-other-show").click()
    expect(phone.page.get_by_role("img", name=phone.say("me-other-picture"))).to_be_visible()
    link = phone.page.get_by_label(phone.say("me-other-link")).input_value()
    wrong += findings(phone, "a code")
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # The laptop has the same passkey; the tablet scans the code.
    laptop, tablet = guest("fa", url=named), guest("fa", url=named)
    Passkeys(laptop).add(passkeys.all()[0])
    laptop.open("/me")
    laptop.button("me-sign-in-passkey").click()
    expect(laptop.page.get_by_role("heading", level=1)).to_have_text(phone.say("me-hello", name="Shirin"))
    tablet.open(link)
    wrong += findings(tablet, "a link that signs in")
    tablet.button("me-sign-in").click()
    expect(tablet.page.get_by_role("heading", level=1)).to_have_text(phone.say("me-hello", name="Shirin"))

    phone.sit(table)
    laptop.sit(table)
    assert laptop.seat == phone.seat == 0
    laptop.decide(0)
    phone.catch_up(laptop)

    # The phone is lost: from the tablet it is signed out, and nothing of it opens anything.
    tablet.page.reload()
    devices = tablet.page.get_by_role("region", name=tablet.say("me-devices")).get_by_role("listitem")
    expect(devices).to_have_count(3)
    devices.first.get_by_role("button").click()
    expect(devices).to_have_count(2)
    expect(phone.page.get_by_role("heading", name=phone.say("table-closed"))).to_be_visible()
    phone.open("/me")
    phone.button("me-sign-in-passkey").click()
    expect(phone.page.get_by_role("alert")).to_be_visible()
    refused(phone)
    phone.open(f"/t/{table}")
    expect(phone.page.get_by_role("heading", name=phone.say("table-closed"))).to_be_visible()
    assert laptop.turn()
    laptop.decide(0)
    assert wrong == []


def test_who_has_lost_everything_comes_back_by_the_personal_key(guest: NewGuest, named: str) -> None:
    me = guest("en", url=named, size=PHONE)
    table = me.make("me", "bot")["table"]
    me.open("/me")
    me.button("me-by-key").click()
    expect(me.page.get_by_role("img", name=me.say("me-key-picture"))).to_be_visible()
    key = me.page.locator("code").inner_text()
    wrong = findings(me, "a personal key")
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    me.button("me-key-done").click()
    expect(me.page.get_by_role("img")).to_have_count(0)
    me.close()

    back = guest("en", url=named, size=PHONE)
    back.open("/me")
    field = back.page.get_by_label(back.say("me-key"), exact=True)
    field.fill("nobody-has-this")
    field.press("Enter")
    expect(back.page.get_by_role("alert")).to_be_visible()
    refused(back)
    field.fill(key)
    field.press("Enter")
    expect(back.page.get_by_role("heading", level=1)).to_have_text(back.say("me-hello", name="Shirin"))
    back.open("/")
    back.page.locator(f"a[href='/t/{table}']").first.click()
    back.until(lambda: back.state and back.table.get("id") == table)
    assert back.seat == 0

    # The end: the games stay, nameless.
    back.open("/me")
    with back.page.expect_download() as file:
        back.button("me-export").click()
    assert "Shirin" in file.value.path().read_text("utf-8")
    back.button("me-delete").click()
    back.button("me-delete-sure").click()
    expect(back.page.get_by_text(back.say("me-deleted"))).to_be_visible()
    told = back.page.evaluate("id => fetch(`/api/tables/${id}`).then((found) => found.json())", table)
    assert told["seats"][0]["name"] == ""
    assert wrong == []
