"""Web Push from end to end: encrypted for one browser, once for a turn, and not to who looks."""

from __future__ import annotations

import asyncio
import json
import stat
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec

from adamak.core import Problem
from adamak.server.background import Running
from adamak.server.notices import outbox, webpush
from adamak.server.notices.webpush import b64, unb64
from adamak.server.people.keys import KEY_FILE
from adamak.server.storage import schema
from adamak.server.storage.database import connect

from ..clients import Browser
from ..people import here, sign_in
from .conftest import Anna, Someone
from .receivers import Listener, Subscription, check_vapid, wait_for

Telling = Callable[..., Running]


def test_the_example_of_rfc_8291() -> None:
    own = ec.derive_private_key(int.from_bytes(unb64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1())
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    salt = unb64("DGv6ra1nlYgDCS1FRnbzlw")
    plain = b"When I grow up, I want to be a watermelon"
    sealed = webpush.encrypted(plain, theirs, "BTBZMqHH6r4Tts7J_aSIgg", salt, own)
    assert b64(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("", ""), ("AAAA", "AAAA"), (b64(b"\4" * 65), b64(b"x" * 16)), ("é", "x")]
)
def test_keys_that_are_none_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Problem, match="bad-push-keys"):
        webpush.check_keys(p256dh, auth)


def two(server: Running, someone: Someone, **table: Any) -> tuple[Anna, Anna, str]:
    """Anna and Bela, each at a device of theirs, at a new table."""
    anna, bela = someone(server, "Anna"), someone(server, "Bela")
    made = anna.browser.make("me", "friend", **table)
    bela.browser.call("POST", f"/api/tables/{made['table']}/seats/1/claim", {"invite": made["invite"]}, status=201)
    return anna, bela, made["table"]


def asked(server: Running, table: str) -> int:
    """Whose turn it is."""
    return server.services.rooms.live(table).table.actors()[0]  # type: ignore[union-attr]


def test_your_turn_is_told_once_and_to_nobody_who_looks(
    telling: Telling, someone: Someone, listener: Listener, database_url: str
) -> None:
    server = telling(database_url=database_url)
    anna, bela, table = two(server, someone)
    people = [anna, bela]
    who = asked(server, table)
    first = people[who].name
    other = people[1 - who].name
    assert [told["title"] for told in wait_for(lambda: listener.pushes(first))] == ["Your turn in Condottiere"]
    with people[who].sit(server.url, table) as player:
        while player.state["actors"] == [who]:
            player.play(player.legal()[0])
        told = wait_for(lambda: listener.pushes(other))
        assert told == [{
            "title": "Your turn in Condottiere", "body": told[0]["body"], "url": f"/t/{table}", "tag": table,
            "lang": "en", "dir": "ltr", "waiting": 1,
        }]  # fmt: skip
        _, headers, _ = next(one for one in listener.got if one[0].endswith(other))
        public = people[0].browser.call("GET", "/api/person/notices", status=200)["push_key"]
        check_vapid(headers["authorization"], listener.url, public)
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        assert len(headers["topic"]) <= 32
        with people[1 - who].sit(server.url, table) as second:  # both look from here on
            for _ in range(12):
                mover = player if player.state["actors"] == [who] else second
                answer = mover.play(mover.legal()[0])
                player.catch_up(answer["version"])
                second.catch_up(answer["version"])
            second.say("attend", visible=False)  # another tab is in front now
            while player.state["actors"] != [who]:
                second.catch_up(second.play(second.legal()[0])["version"])
                player.catch_up(second.version)
            while player.state["actors"] == [who]:
                player.play(player.legal()[0])
            wait_for(lambda: len(listener.pushes(other)) == 2)
    assert len(listener.pushes(first)) == 1
    mode = stat.S_IMODE((server.config.home / KEY_FILE).stat().st_mode)
    assert mode == 0o600


def test_messages_the_end_and_a_rematch_are_told(telling: Telling, someone: Someone, listener: Listener) -> None:
    server = telling()
    anna, _, table = two(server, someone)
    with anna.sit(server.url, table) as player:
        player.do("chat", text="a secret plan")
        wait_for(lambda: "A message in Condottiere" in titles(listener, "Bela"))
        for number in range(3):
            player.do("chat", text=f"more {number}")  # Bela has not come for the first yet
        player.do("resign")
        wait_for(lambda: "Condottiere is over" in titles(listener, "Bela"))
        assert titles(listener, "Bela").count("A message in Condottiere") == 1
        secret = next(iter(anna_places(anna, table)))
        again = anna.browser.call("POST", f"/api/tables/{table}/rematch", secret=secret, status=201)
        wait_for(lambda: "You are invited to Condottiere" in titles(listener, "Bela"))
    assert {told["url"] for told in listener.pushes("Bela") if "invited" in told["title"]} == {f"/t/{again['table']}"}
    assert "You are invited to Condottiere" not in titles(listener, "Anna")
    assert "secret" not in json.dumps(listener.pushes("Bela"))


def test_a_challenge_is_told_unless_its_sender_is_blocked(
    telling: Telling, someone: Someone, listener: Listener
) -> None:
    server = telling()
    anna, bela, carl = (someone(server, name) for name in ("Anna", "Bela", "Carl"))
    bela.browser.call("PUT", f"/api/blocks/{carl.id}", status=200)
    for who, game in ((carl, "trajan"), (anna, "duel")):
        who.browser.call("POST", f"/api/people/{bela.id}/challenges", {"game": game}, status=201)
    wait_for(lambda: listener.pushes("Bela"))
    told = [(told["title"], told["body"], told["url"]) for told in listener.pushes("Bela")]
    assert told == [("You are invited to 7 Wonders Duel", "Anna", "/lobby")]


def test_a_challenge_is_told_once_and_only_while_it_stands(
    telling: Telling, someone: Someone, listener: Listener
) -> None:
    """Nor is it written down who sent it: their name goes when they go."""
    server = telling(notice_seconds=1.0)
    anna, bela = someone(server, "Annabella"), someone(server, "Bela")
    path = f"/api/people/{bela.id}/challenges"

    def taken_back(game: str) -> None:
        sent = anna.browser.call("POST", path, {"game": game}, status=201)["id"]
        anna.browser.call("DELETE", f"/api/invitations/{sent}", status=204)

    taken_back("duel")
    wait_for(lambda: _states(server) == ["seen"])
    assert listener.pushes("Bela") == []
    _forget_notices(server)
    anna.browser.call("POST", path, {"game": "trajan"}, status=201)
    wait_for(lambda: titles(listener, "Bela") == ["You are invited to Trajan"])
    for game in ("duel", "troyes", "condottiere"):  # whoever nags is heard once
        taken_back(game)
    assert _states(server) == ["told"]
    assert len(listener.got) == 1
    assert "Annabella" not in json.dumps(bela.browser.call("GET", "/api/person/data", status=200)["notices"])


def test_nothing_of_whom_one_has_blocked_is_told(telling: Telling, someone: Someone, listener: Listener) -> None:
    server = telling()
    anna, bela, table = two(server, someone, options={"first_player": "1"})
    anna.browser.call("PUT", f"/api/blocks/{bela.id}", status=200)
    with bela.sit(server.url, table) as player:
        player.do("chat", text="hey")
        player.do("resign")
        wait_for(lambda: "Condottiere is over" in titles(listener, "Anna"))
    assert "A message in Condottiere" not in titles(listener, "Anna")


def anna_places(anna: Anna, table: str) -> list[str]:
    told = anna.browser.call("GET", f"/api/tables/{table}/mine", status=200)
    return [held["secret"] for held in told["seats"]]


def titles(listener: Listener, name: str) -> list[str]:
    return [told["title"] for told in listener.pushes(name)]


def test_a_failed_push_is_tried_again_and_a_gone_browser_forgotten(
    telling: Telling, someone: Someone, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "FIRST_AGAIN", 20)
    server = telling()
    anna = someone(server, "Anna")
    listener.answers = [500, 429]
    anna.browser.make("me", "bot")
    wait_for(lambda: len(listener.got) == 3)
    assert len({headers["topic"] for _, headers, _ in listener.got}) == 1  # the same, for the push service
    wait_for(lambda: server.services.metrics.notices == {"failed": 2, "sent": 1})
    listener.answers = [410]
    anna.browser.make("me", "bot")
    wait_for(lambda: not anna.browser.call("GET", "/api/person/notices", status=200)["ways"])
    anna.browser.make("me", "bot")
    wait_for(lambda: not server.services.notices.people)
    assert len(listener.got) == 4


def test_a_restart_loses_no_notice_and_repeats_none(telling: Telling, someone: Someone, listener: Listener) -> None:
    server = telling(notice_seconds=3600.0)
    anna = someone(server, "Anna")
    anna.browser.make("me", "bot")
    wait_for(lambda: server.loop.is_running() and _states(server) == ["waiting"])
    server.stop()
    again = telling(notice_seconds=0.0)
    again.loop.call_soon_threadsafe(again.services.notices._work.set)
    assert listener.got == []
    # The hour is over.
    _due_now(again)
    wait_for(lambda: len(listener.got) == 1)
    wait_for(lambda: again.services.metrics.notices["sent"] == 1)
    again.stop()
    third = telling()
    wait_for(lambda: third.services.notices.people)
    assert len(listener.got) == 1


def _states(server: Running) -> list[str]:
    engine, _ = connect(server.config)
    with engine.connect() as connection:
        found = connection.execute(sa.select(schema.notices.c.state)).scalars().all()
    engine.dispose()
    return list(found)


def _change(server: Running, how: sa.Update | sa.Delete) -> None:
    async def change() -> None:
        await server.services.store.write(lambda connection: connection.execute(how).rowcount)
        server.services.notices._work.set()

    asyncio.run_coroutine_threadsafe(change(), server.loop).result(30)


def _forget_notices(server: Running) -> None:
    _change(server, sa.delete(schema.notices))


def _due_now(server: Running) -> None:
    _change(server, sa.update(schema.notices).values(due_at=0))


def test_only_ones_own_browser_and_it_is_forgotten_with_its_device(
    telling: Telling, someone: Someone, listener: Listener
) -> None:
    server = telling()
    anna = someone(server, "Anna")
    thief = Browser(server.url)
    assert thief.call("GET", "/api/person/notices", status=401)["code"] == "not-signed-in"
    way = anna.browser.call("GET", "/api/person/notices", status=200)["ways"][0]
    assert (way["kind"], way["here"], way["confirmed"]) == ("push", True, True)
    bela = someone(server, "Bela")
    assert bela.browser.call("DELETE", f"/api/person/notices/{way['id']}", status=404)["code"] == "no-such-way"
    code = anna.browser.call("POST", "/api/person/code", status=201)["code"]
    laptop = sign_in(server.url, code=code)
    laptop.call("POST", "/api/person/notices/push", listener.subscribe("laptop").body, status=201)
    assert len(laptop.call("GET", "/api/person/notices", status=200)["ways"]) == 2
    laptop.call("DELETE", f"/api/person/devices/{here(anna.browser)}", status=200)
    left = laptop.call("GET", "/api/person/notices", status=200)["ways"]
    assert [one["here"] for one in left] == [True]
    laptop.call("POST", "/api/person/sign-out", status=204)
    wait_for(lambda: server.services.notices.people == {bela.id} or _read_again(server))


def _read_again(server: Running) -> None:
    asyncio.run_coroutine_threadsafe(server.services.notices.read(), server.loop).result(30)


def test_a_browser_belongs_to_who_signed_in_last(telling: Telling, listener: Listener) -> None:
    """Else whoever shares a computer would be told of somebody else's games."""
    from ..people import become

    server = telling()
    shared = Subscription(f"{listener.url}/push/shared")
    people = []
    for name in ("Anna", "Bela"):
        browser = Browser(server.url)
        become(browser, name)
        browser.call("POST", "/api/person/notices/push", shared.body, status=201)
        people.append(browser)
    assert people[0].call("GET", "/api/person/notices", status=200)["ways"] == []
    assert len(people[1].call("GET", "/api/person/notices", status=200)["ways"]) == 1
