"""Mail and webhooks, by consent and on the host's word alone; and never to the host's own network."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
from collections.abc import Callable
from typing import Any

import pytest

from adamak.core import Problem
from adamak.server.background import Running
from adamak.server.config import Rate
from adamak.server.notices import outbox, outside

from ..clients import Browser
from ..people import become
from .receivers import Listener, MailServer, wait_for

Telling = Callable[..., Running]


def person(server: Running, name: str = "Anna", language: str = "en") -> Browser:
    browser = Browser(server.url)
    browser.call("PUT", "/api/me", {"name": name, "language": language}, status=200)
    become(browser, name)
    return browser


def code_in(text: str) -> str:
    found = re.search(r"\b\d{6}\b", text)
    assert found is not None
    return found[0]


def test_mail_is_confirmed_by_a_code_then_told(telling: Telling, mail_server: MailServer) -> None:
    server = telling(mail_server=mail_server.url, mail_from="club@adamak.test")
    anna = person(server)
    shown = anna.call("POST", "/api/person/notices/mail", {"address": "anna@example.org"}, status=201)
    way = shown["ways"][0]
    assert (way["kind"], way["name"], way["confirmed"]) == ("mail", "anna@example.org", False)
    anna.make("me", "guest")  # nothing goes to an address that nobody has confirmed
    confirm = f"/api/person/notices/{way['id']}/confirm"
    code = code_in(mail_server.letters[0].get_content())
    wrong = "000000" if code != "000000" else "111111"
    assert anna.call("POST", confirm, {"code": wrong}, status=422)["code"] == "wrong-way-code"
    assert person(server, "Thief").call("POST", confirm, {"code": code}, status=404)["code"] == "no-such-way"
    assert anna.call("POST", confirm, {"code": code}, status=200)["ways"][0]["confirmed"]
    made = anna.make("me", "bot")
    letter = wait_for(lambda: mail_server.letters[1:])[0]
    assert letter["Subject"] == "Your turn in Condottiere"
    assert letter["To"] == "anna@example.org"
    assert letter["From"].endswith("<club@adamak.test>")
    assert f"/t/{made['table']}" in letter.get_content()
    assert "/me" in letter.get_content()
    assert len(mail_server.letters) == 2
    anna.call("DELETE", f"/api/person/notices/{way['id']}", status=200)
    wait_for(lambda: not server.services.notices.people)


def test_a_code_may_be_guessed_five_times(telling: Telling, mail_server: MailServer) -> None:
    server = telling(mail_server=mail_server.url, mail_from="club@adamak.test")
    anna = person(server, language="fa")
    way = anna.call("POST", "/api/person/notices/mail", {"address": "anna@example.org"}, status=201)["ways"][0]
    code = code_in(mail_server.letters[0].get_content())
    confirm = f"/api/person/notices/{way['id']}/confirm"
    for number in range(5):
        guess = f"{(int(code) + 1 + number) % 10**6:06}"
        anna.call("POST", confirm, {"code": guess}, status=422)
    assert anna.call("POST", confirm, {"code": code}, status=422)["code"] == "wrong-way-code"
    assert "کد شما" in mail_server.letters[0].get_content()


def test_nobody_is_bombarded_with_codes(telling: Telling, mail_server: MailServer) -> None:
    server = telling(mail_server=mail_server.url, mail_from="club@adamak.test", code_rate=Rate(3, 0.0))
    body = {"address": "victim@example.org"}
    for name in ("Anna", "Bela", "Cora"):
        person(server, name).call("POST", "/api/person/notices/mail", body, status=201)
    refused = person(server, "Dora").call("POST", "/api/person/notices/mail", body, status=429)
    assert refused["code"] == "too-fast"
    assert len(mail_server.letters) == 3


def test_a_box_that_is_no_more_is_forgotten(
    telling: Telling, mail_server: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "FIRST_AGAIN", 20)
    server = telling(mail_server=mail_server.url, mail_from="club@adamak.test")
    anna = person(server)
    way = anna.call("POST", "/api/person/notices/mail", {"address": "anna@example.org"}, status=201)["ways"][0]
    code = code_in(mail_server.letters[0].get_content())
    anna.call("POST", f"/api/person/notices/{way['id']}/confirm", {"code": code}, status=200)
    mail_server.refuses = ["451 later", "550 nobody here"]
    anna.make("me", "bot")
    wait_for(lambda: not anna.call("GET", "/api/person/notices", status=200)["ways"])
    assert server.services.metrics.notices == {"failed": 1, "gone": 1}
    mail_server.refuses = ["550 nobody here"]
    refused = anna.call("POST", "/api/person/notices/mail", {"address": "no@example.org"}, status=422)
    assert refused["code"] == "unreached-address"
    assert anna.call("GET", "/api/person/notices", status=200)["ways"] == []


def test_a_webhook_is_signed_and_confirmed(telling: Telling, listener: Listener) -> None:
    server = telling(webhooks=True)
    anna = person(server)
    shown = anna.call("POST", "/api/person/notices/hook", {"address": f"{listener.url}/bot?chat=7"}, status=201)
    way = shown["ways"][0]
    secret = way["secret"]
    assert anna.call("GET", "/api/person/notices", status=200)["ways"][0]["secret"] is None  # told once
    code = code_in(listener.posts("/bot?chat=7")[0]["text"])
    anna.call("POST", f"/api/person/notices/{way['id']}/confirm", {"code": code}, status=200)
    made = anna.make("me", "bot")
    told: dict[str, Any] = wait_for(lambda: listener.posts("/bot?chat=7")[1:])[0]
    assert (told["kind"], told["title"], told["game"]) == ("turn", "Your turn in Condottiere", "condottiere")
    assert told["link"].endswith(f"/t/{made['table']}")
    for _, headers, body in listener.got:
        proof = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
        assert headers["x-adamak-signature"] == f"sha256={proof}"


def test_what_the_host_has_not_allowed_is_not_there(telling: Telling, listener: Listener) -> None:
    server = telling(push=False)
    anna = person(server)
    shown = anna.call("GET", "/api/person/notices", status=200)
    assert (shown["offered"], shown["push_key"]) == ([], "")
    push = listener.subscribe("Anna").body
    for kind, body in (("push", push), ("mail", {"address": "a@b.test"}), ("hook", {"address": listener.url})):
        refused = anna.call("POST", f"/api/person/notices/{kind}", body, status=422)
        assert refused["code"] == "way-not-offered"


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/", "ftp://example.org", "https://", "https://user@example.org/", "https://a b/",
        "https://example.org:0/", "https://example.org:x/", "file:///etc/passwd", "https://é.test/", "nonsense",
    ],
)  # fmt: skip
def test_an_address_must_be_of_the_web(address: str) -> None:
    with pytest.raises(Problem, match="bad-address"):
        outside.parts_of(address, private=False)


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "localhost", "[::1]", "10.0.0.8", "169.254.169.254", "[::ffff:192.168.1.1]", "0.0.0.0", "2130706433"],
)
def test_no_request_goes_to_the_servers_own_network(host: str, listener: Listener) -> None:
    """Neither by push nor by webhook: nobody reads the host's machines through the server (SSRF)."""
    port = listener.url.rpartition(":")[2]
    with pytest.raises((Problem, outside.Unreached)) as refused:
        asyncio.run(outside.post(f"https://{host}:{port}/", b"{}", {}, private=False))
    assert not isinstance(refused.value, Problem) or refused.value.code == "private-address"
    assert listener.got == []


def test_a_name_that_leads_home_is_refused_where_it_is_asked(serve: Callable[..., Running], listener: Listener) -> None:
    server = serve(webhooks=True)
    anna = person(server)
    port = listener.url.rpartition(":")[2]
    refused = anna.call("POST", "/api/person/notices/hook", {"address": f"https://localhost:{port}/"}, status=422)
    assert refused["code"] == "private-address"
    assert listener.got == []
