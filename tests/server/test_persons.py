"""Persons: becoming one, signing in elsewhere, seats on every device, losing a device, taking one's data, going."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa

from adamak.server.background import Running
from adamak.server.config import Rate, ServerConfig
from adamak.server.people import my_data, passkeys
from adamak.server.people.devices import called_by
from adamak.server.storage import doctor, schema
from adamak.server.storage.database import connect

from .authenticator import Authenticator
from .clients import Browser, Player
from .conftest import Serve
from .notices.receivers import Subscription, wait_for
from .people import become, become_by_passkey, bring, here, myself, places, sign_in, use_passkey


def everything(config: ServerConfig) -> str:
    """All that the database holds, as text."""
    engine, _ = connect(config)
    with engine.connect() as connection:
        lines = [
            str(tuple(row)) for table in schema.metadata.sorted_tables for row in connection.execute(sa.select(table))
        ]
    engine.dispose()
    return "\n".join(lines)


def test_a_guest_becomes_a_person_with_all_their_seats(any_server: Running) -> None:
    """And plays the same seat on two devices."""
    url = any_server.url
    with Browser(url) as phone:
        phone.call("PUT", "/api/me", {"name": "Anna", "language": "en"}, status=200)
        made = phone.make("me", "guest")
        assert phone.call("GET", "/api/me", status=200)["person"] is None
        key = become(phone, "")
        me = phone.call("GET", "/api/me", status=200)
        assert (me["name"], me["language"], me["person"]) == ("Anna", "en", myself(phone)["id"])
        assert bring(phone, made) == [made["table"]]
        assert bring(phone, made) == []  # there is nothing left to bring
        with sign_in(url, key=key.upper().replace("-", " ")) as laptop:
            assert [table["id"] for table in laptop.call("GET", "/api/me/tables", status=200)["tables"]] == [
                made["table"]
            ]
            two = [places(device, made["table"]) for device in (phone, laptop)]
            assert two[0].keys() == two[1].keys() == {-1, 0, 1}
            assert not set(two[0].values()) & set(two[1].values())
            with (
                phone.sit(made["table"], two[0][0], two[0][1]) as first,
                laptop.sit(made["table"], *two[1].values()) as second,
            ):
                seat = first.state["actors"][0]
                first.say("look", seat=seat)
                first.until("welcome")
                answer = first.play(first.legal()[0])
                second.catch_up(answer["version"])
                seat = second.state["actors"][0]
                second.say("look", seat=seat)
                second.until("welcome")
                assert second.play(second.legal()[0])["type"] == "ack"
            names = {device["name"] for device in myself(laptop)["devices"]}
            assert names == {""}  # these clients do not say what they are


def test_tables_made_and_seats_taken_by_a_person_are_theirs_everywhere(server: Running) -> None:
    with Browser(server.url) as host, Browser(server.url) as phone:
        made = host.make("me", "friend", "friend")
        key = become(phone, "Anna")
        path = f"/api/tables/{made['table']}/seats"
        secret = phone.call("POST", f"{path}/1/claim", {"invite": made["invite"]}, status=201)["secret"]
        laptop = sign_in(server.url, key=key)
        refused = laptop.call("POST", f"{path}/2/claim", {"invite": made["invite"]}, status=409)
        assert refused["code"] == "one-seat-each"
        assert places(phone, made["table"]) == {1: secret}
        own = laptop.make("me", "bot")
        assert places(laptop, own["table"]) == {-1: own["host"], 0: own["seats"][0]["secret"]}
        assert places(phone, own["table"]).keys() == {-1, 0}
        # A seat that was brought along counts as well.
        late = Browser(server.url)
        waiting = late.make("friend", "friend", "bot")
        seat = late.call(
            "POST", f"/api/tables/{waiting['table']}/seats/0/claim", {"invite": waiting["invite"]}, status=201
        )
        become(late, "Late")
        bring(late, {"table": waiting["table"], "seats": [seat]})
        again = late.call(
            "POST", f"/api/tables/{waiting['table']}/seats/1/claim", {"invite": waiting["invite"]}, status=409
        )
        assert again["code"] == "one-seat-each"


def test_the_host_of_a_table_may_hand_out_a_persons_seat_anew(server: Running) -> None:
    with Browser(server.url) as host, Browser(server.url) as anna:
        made = host.make("me", "friend", "friend")
        become(anna, "Anna")
        anna.call("POST", f"/api/tables/{made['table']}/seats/1/claim", {"invite": made["invite"]}, status=201)
        old = places(anna, made["table"])[1]
        with anna.sit(made["table"], old) as player:
            fresh = host.call("POST", f"/api/tables/{made['table']}/seats/1/reissue", secret=made["host"], status=201)
            with pytest.raises(Exception, match="4409"):
                player.until("never")
        assert places(anna, made["table"]) == {}
        with host.sit(made["table"], fresh["secret"]) as player:
            assert player.welcomed["held"] == [1]


def test_a_rematch_waits_for_the_person_not_for_a_secret_of_old(server: Running) -> None:
    with Browser(server.url) as host, Browser(server.url) as anna:
        made = host.make("me", "friend")
        old = anna.call("POST", f"/api/tables/{made['table']}/seats/1/claim", {"invite": made["invite"]}, status=201)
        become(anna, "Anna")
        bring(anna, {"table": made["table"], "seats": [old]})
        with host.sit(made["table"], made["seats"][0]["secret"]) as player:
            player.do("resign")
        again = host.call("POST", f"/api/tables/{made['table']}/rematch", secret=made["seats"][0]["secret"], status=201)
        path = f"/api/tables/{again['table']}/seats/1/claim"
        thief = Browser(server.url)
        assert thief.call("POST", path, {"invite": old["secret"]}, status=403)["code"] == "bad-invite"
        anna.call("POST", path, {"invite": places(anna, made["table"])[1]}, status=201)
        assert places(anna, again["table"]).keys() == {1}


# --- passkeys, keys and codes ----------------------------------------------------------------------------------------


def test_a_passkey_signs_in_elsewhere_and_an_answer_serves_once(any_server: Running) -> None:
    url = any_server.url
    with Browser(url) as phone:
        passkey = become_by_passkey(phone, "Anna")
        laptop = use_passkey(url, passkey)
        assert myself(laptop)["id"] == myself(phone)["id"]
        stranger = Browser(url)

        def try_in(answer: Any) -> Any:
            return stranger.call("POST", "/api/person/sign-in", {"answer": answer}, status=401)["code"]

        asked = stranger.call("POST", "/api/person/question", status=200)["options"]
        answer = passkey.use(asked)
        laptop.call("POST", "/api/person/sign-out", status=204)
        assert try_in(Authenticator(url).use(asked)) == "wrong-passkey"  # unknown; and the question is spent
        assert try_in(answer) == "wrong-passkey"
        foreign = Authenticator("http://evil.example")
        foreign.key, foreign.credential, foreign.uses = passkey.key, passkey.credential, 50
        elsewhere = stranger.call("POST", "/api/person/question", status=200)["options"]
        assert try_in(foreign.use(elsewhere)) == "wrong-passkey"
        forged = Authenticator(url)
        forged.credential = passkey.credential
        assert (
            try_in(forged.use(stranger.call("POST", "/api/person/question", status=200)["options"])) == "wrong-passkey"
        )
        passkey.uses = 0  # a copy that counts anew
        assert (
            try_in(passkey.use(stranger.call("POST", "/api/person/question", status=200)["options"])) == "wrong-passkey"
        )
        assert try_in(passkey.use({"challenge": "AAAA"})) == "wrong-passkey"  # nobody has asked that
        for nonsense in ({}, {"response": 5}, {"response": {"clientDataJSON": "x"}}, {**answer, "rawId": 7}):
            assert try_in(nonsense) == "wrong-passkey"
        passkey.uses = 90
        good = use_passkey(url, passkey)
        assert myself(good)["id"] == myself(phone)["id"]
        spent = good.http.post("/api/person/sign-in", json={"key": "x"})
        assert (spent.status_code, spent.json()["code"]) == (409, "already-signed-in")


def test_a_new_passkey_is_made_by_whoever_was_asked(server: Running) -> None:
    url = server.url
    with Browser(url) as anna, Browser(url) as other:
        question = anna.call("POST", "/api/person/passkey/question", {"name": "Anna"}, status=200)["options"]
        answer = Authenticator(url).make(question)
        body = {"name": "Other", "answer": answer}
        assert other.call("POST", "/api/person/passkey", body, status=401)["code"] == "wrong-passkey"
        assert anna.call("POST", "/api/person/passkey", body, status=401)["code"] == "wrong-passkey"  # and it is spent
        first = become_by_passkey(anna, "Anna")
        asked = anna.call("POST", "/api/person/passkey/question", {}, status=200)["options"]
        assert [known["id"] for known in asked["excludeCredentials"]] == [first.use(asked)["id"]]
        assert (
            anna.call("POST", "/api/person/passkey", {"answer": first.make(asked)}, status=401)["code"]
            == "wrong-passkey"
        )
        second = Authenticator(url)
        asked = anna.call("POST", "/api/person/passkey/question", {}, status=200)["options"]
        shown = anna.call("POST", "/api/person/passkey", {"answer": second.make(asked)}, status=201)
        assert len(shown["passkeys"]) == 2
        gone = next(key["id"] for key in shown["passkeys"])
        assert other.call("DELETE", f"/api/person/passkeys/{gone}", status=401)
        assert len(anna.call("DELETE", f"/api/person/passkeys/{gone}", status=200)["passkeys"]) == 1
        with pytest.raises(AssertionError, match="wrong-passkey"):
            use_passkey(url, first)
        assert myself(use_passkey(url, second))["id"] == myself(anna)["id"]
        nameless = Browser(url).call("POST", "/api/person/key", {"name": " \u202e "}, status=422)
        assert nameless["code"] == "name-needed"


def test_questions_and_codes_end_by_themselves(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    url = server.url
    with Browser(url) as anna:
        passkey = become_by_passkey(anna, "Anna")
        monkeypatch.setattr(passkeys, "LASTS", -1)
        question = anna.call("POST", "/api/person/question", status=200)["options"]
        code = anna.call("POST", "/api/person/code", status=201)["code"]
        monkeypatch.undo()
        late = Browser(url)
        assert late.call("POST", "/api/person/sign-in", {"answer": passkey.use(question)}, status=401)
        assert late.call("POST", "/api/person/sign-in", {"code": code}, status=401)["code"] == "wrong-code"
        code = anna.call("POST", "/api/person/code", status=201)["code"]
        sign_in(url, code=code)
        assert late.call("POST", "/api/person/sign-in", {"code": code}, status=401)["code"] == "wrong-code"
        for body in ({}, {"key": "x", "code": "y"}):
            assert late.call("POST", "/api/person/sign-in", body, status=422)["code"] == "one-way-in"


def test_a_lost_device_is_revoked_and_one_comes_back_by_key(any_server: Running) -> None:
    url = any_server.url
    with Browser(url) as lost:
        passkey = become_by_passkey(lost, "Anna")
        made = lost.make("me", "friend")
        key = lost.call("POST", "/api/person/key", {}, status=201)["key"]
        waiting = lost.call("POST", "/api/person/code", status=201)["code"]
        device = here(lost)
        with lost.sit(made["table"], *places(lost, made["table"]).values()) as player:
            back = sign_in(url, key=key)
            left = back.call("DELETE", f"/api/person/devices/{device}", status=200)
            assert (len(left["devices"]), left["passkeys"]) == (1, [])
            with pytest.raises(Exception, match="4412"):
                player.until("never")
        assert lost.call("GET", "/api/me", status=200)["person"] is None
        with pytest.raises(AssertionError, match="wrong-passkey"):
            use_passkey(url, passkey)
        with pytest.raises(AssertionError, match="wrong-code"):
            sign_in(url, code=waiting)
        assert places(back, made["table"]).keys() == {-1, 0}
        fresh = back.call("POST", "/api/person/key", {}, status=201)["key"]
        with pytest.raises(AssertionError, match="wrong-personal-key"):
            sign_in(url, key=key)
        assert sign_in(url, key=fresh)
        assert not back.call("DELETE", "/api/person/key", status=200)["key"]
        with pytest.raises(AssertionError, match="wrong-personal-key"):
            sign_in(url, key=fresh)


def test_secrets_of_persons_are_kept_as_hashes(server: Running) -> None:
    with Browser(server.url) as anna:
        answer = anna.http.post("/api/person/key", json={"name": "Anna"})
        cookie = next(told for told in answer.headers.get_list("set-cookie") if "adamak_device" in told)
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        told = answer.json()
        code = anna.call("POST", "/api/person/code", status=201)["code"]
        made = anna.make("me", "bot")
        held = everything(server.config)
        secrets = [told["key"], told["key"].replace("-", ""), code, anna.http.cookies["adamak_device"]]
        for secret in (*secrets, made["host"], made["seats"][0]["secret"]):
            assert secret not in held
        assert told["key"] in told["link"]
        assert told["picture"].startswith("<svg")


def test_an_address_may_bring_so_many_persons(serve: Serve) -> None:
    server = serve(guest_rate=Rate(2, 0.0))
    statuses = [Browser(server.url).http.post("/api/person/key", json={"name": "A"}).status_code for _ in range(3)]
    assert statuses == [201, 201, 429]


def test_a_banned_person_stays_away_on_every_device(server: Running) -> None:
    with Browser(server.url) as anna:
        key = become(anna, "Anna")
        made = anna.make("me", "bot")
        secret = places(anna, made["table"])[0]
        host = server.services.keys.host()
        handle = anna.call("GET", "/api/me", status=200)["id"]
        anna.call("POST", "/api/admin/bans", {"what": handle}, secret=host, status=200)
        assert anna.call("GET", "/api/person", status=403)["code"] == "banned"
        with pytest.raises(AssertionError, match="banned"):
            sign_in(server.url, key=key)
        with pytest.raises(Exception, match="4411"):
            Player(server.url, made["table"], secrets=[secret])


def test_a_banned_person_may_still_take_their_data_and_go(server: Running) -> None:
    with Browser(server.url) as anna:
        become(anna, "Anna")
        handle = anna.call("GET", "/api/me", status=200)["id"]
        anna.call("POST", "/api/admin/bans", {"what": handle}, secret=server.services.keys.host(), status=200)
        assert anna.call("GET", "/api/person/data", status=200)["bans"][0]["what"] == handle
        anna.call("DELETE", "/api/person", status=204)


def test_a_person_has_a_name(server: Running) -> None:
    with Browser(server.url) as anna:
        anna.call("PUT", "/api/me", {"name": ""}, status=200)  # a guest need not
        become(anna, "Anna")
        assert anna.call("PUT", "/api/me", {"name": " \u200b "}, status=422)["code"] == "name-needed"
        assert myself(anna)["name"] == "Anna"


def test_what_a_guest_waits_for_is_the_persons(any_server: Running) -> None:
    """Seeks that wait, and one that has met somebody while the guest was looking elsewhere."""
    duel, trajan = {"game": "duel", "name": "Gul"}, {"game": "trajan", "name": "Gul"}
    with Browser(any_server.url) as gul, Browser(any_server.url) as bela:
        for terms in (duel, trajan):
            gul.call("POST", "/api/seeks", terms, status=201)
        bela.call("POST", "/api/seeks", {"game": "duel", "name": "Bela"}, status=201)
        (waits,) = [mine["made"] for mine in gul.call("GET", "/api/lobby", status=200)["mine"] if mine["made"]]
        with gul.sit(waits["table"], waits["seats"][0]["secret"]) as player:
            become(gul, "Gulnar")
            with pytest.raises(Exception, match="1001"):  # the seat is a person's now: say hello anew
                player.until("never")
        (met,) = gul.call("GET", "/api/lobby", status=200)["mine"]
        (held,) = met["made"]["seats"]
        assert places(gul, met["made"]["table"]) == {held["seat"]: held["secret"]}
        again = gul.call("POST", "/api/seeks", {"game": "trajan"}, status=201)
        become(bela, "Bela")
        assert bela.call("GET", "/api/lobby", status=200)["seeks"][0]["person"] == myself(gul)["id"]
        made = bela.call("POST", "/api/seeks", {"game": "trajan"}, status=201)["made"]
        assert {mine["id"] for mine in gul.call("GET", "/api/lobby", status=200)["mine"]} == {met["id"], again["id"]}
        assert {seat["name"] for seat in gul.info(made["table"])["seats"]} == {"Gulnar", "Bela"}


# --- data ------------------------------------------------------------------------------------------------------------


def test_every_table_of_the_schema_is_exported_or_holds_nothing_of_anybody() -> None:
    assert set(my_data.PERSONAL) | set(my_data.NOT_PERSONAL) == set(schema.metadata.tables)
    assert not set(my_data.PERSONAL) & set(my_data.NOT_PERSONAL)


WITHHELD = {  # what opens something, and what says no more than whose it is
    "persons": {"key"}, "devices": {"person", "token"}, "passkeys": {"person", "credential", "public_key"},
    "tables": {"seats", "seed_hash"}, "notice_ways": {"person", "keys", "code"}, "notices": {"person", "id", "about"},
    "tournaments": {"maker"}, "seeks": {"who"}, "reports": {"reporter"}, "deeds": {"by"}, "details": set(),
    "invitations": set(), "bans": set(),
}  # fmt: skip
TOLD_OTHERWISE = {"members", "rows", "friends"}


def test_every_table_of_the_schema_is_told_column_by_column_and_left_empty(any_server: Running) -> None:
    """Somebody of whom every table that holds anything of anybody has a line."""
    anna, bela = Browser(any_server.url), Browser(any_server.url)
    become_by_passkey(anna, "Annabella")
    become(bela, "Bela")
    me, other, host = myself(anna)["id"], myself(bela)["id"], any_server.services.keys.host()
    anna.call("POST", "/api/person/notices/push", Subscription("https://push.example/1").body, status=201)
    anna.call("PUT", "/api/person/notices", {"zone": "Asia/Tehran", "quiet_from": 0, "quiet_until": 1439}, status=200)
    rated = {"game": "condottiere", "rated": True}
    sent = bela.call("POST", f"/api/people/{me}/challenges", rated, status=201)["id"]
    table = anna.call("POST", f"/api/invitations/{sent}/accept", status=200)["table"]
    with anna.sit(table, *places(anna, table).values()) as player:
        player.do("chat", text="the secret of Xanadu")
        player.do("resign")
    wait_for(lambda: anna.call("GET", f"/api/people/{me}", status=200)["games"])
    second = anna.make("me", "friend", options={"first_player": "2"})
    bela.call("POST", f"/api/tables/{second['table']}/seats/1/claim", {"invite": second["invite"]}, status=201)
    path = f"/api/tables/{second['table']}/seats/0/premove"
    anna.call("PUT", path, {"moves": ["pass"]}, secret=places(anna, second["table"])[0], status=200)
    anna.call("PUT", f"/api/person/notices/tables/{second['table']}", {"off": True}, status=200)
    anna.call("POST", "/api/person/vacation", {"days": 2}, status=201)
    anna.call("PUT", f"/api/friends/{other}", status=200)
    anna.call("PUT", f"/api/blocks/{other}", status=200)
    anna.call("PUT", f"/api/friends/{other}", status=200)
    stranger = Browser(any_server.url)
    become(stranger, "Stranger")
    anna.call("PUT", f"/api/blocks/{myself(stranger)['id']}", status=200)
    anna.call("POST", "/api/seeks", {"game": "duel"}, status=201)
    anna.call("POST", f"/api/people/{other}/challenges", {"game": "duel"}, status=201)
    for one, about in ((anna, other), (bela, me)):
        one.call("POST", f"/api/people/{about}/reports", {"reason": "talk", "words": "Annabella"}, status=201)
    cup = {"name": "Cup", "game": "duel", "kind": "swiss", "most": 4, "clock": {"base": 600}}
    cup_id = anna.call("POST", "/api/tournaments", cup, status=201)["brief"]["id"]
    anna.call("POST", f"/api/tournaments/{cup_id}/entry", status=200)
    waiting = anna.make("me", "friend", public=True)["table"]
    anna.call("POST", f"/api/admin/people/{me}/rename", {"name": "Annabella"}, secret=host, status=200)

    data = anna.call("GET", "/api/person/data", status=200)
    assert [name for name in my_data.PERSONAL if not data[name]] == []
    for name in set(my_data.PERSONAL) - TOLD_OTHERWISE:
        columns = {column.name for column in schema.metadata.tables[name].columns}
        assert set(data[name][0]) == columns - WITHHELD.get(name, {"person"}), name
    anna.call("DELETE", "/api/person", status=204)
    after = everything(any_server.config)
    for trace in ("Annabella", "Xanadu", me):
        assert trace not in after, trace
    assert bela.info(waiting)["status"] == "abandoned"  # nobody waits there any more


def test_who_is_deleted_before_a_game_begins_is_not_waited_for(server: Running) -> None:
    with Browser(server.url) as host, Browser(server.url) as anna:
        become(anna, "Anna")
        made = host.make("me", "friend", "friend")
        anna.call("POST", f"/api/tables/{made['table']}/seats/1/claim", {"invite": made["invite"]}, status=201)
        anna.call("DELETE", "/api/person", status=204)
        host.claim(made, 2)
        info = host.info(made["table"])
        assert (info["status"], info["seats"][1]["name"], info["seats"][1]["bot_plays"]) == ("playing", "", True)


def test_a_person_takes_their_data_along_and_is_deleted(any_server: Running) -> None:
    url, config = any_server.url, any_server.config
    with Browser(url) as host, Browser(url) as anna:
        made = host.make("me", "friend", "friend")
        table = made["table"]
        claim = {"invite": made["invite"], "name": "Annabella"}
        old = anna.call("POST", f"/api/tables/{table}/seats/1/claim", claim, status=201)
        become(anna, "Annabella")
        bring(anna, {"table": table, "seats": [old]})
        asked = anna.call("POST", "/api/person/passkey/question", {}, status=200)["options"]
        anna.call("POST", "/api/person/passkey", {"answer": Authenticator(url).make(asked)}, status=201)
        host.claim(made, 2)
        plans = [{"kind": "me", "name": "Annabella"}, {"kind": "friend"}]
        over = anna.call("POST", "/api/tables", {"game": "condottiere", "seats": plans}, status=201)
        path = f"/api/tables/{over['table']}"
        friends = host.call("POST", f"{path}/seats/1/claim", {"invite": over["invite"]}, status=201)["secret"]
        own = places(anna, over["table"])
        with anna.sit(table, places(anna, table)[1]) as player, anna.sit(over["table"], own[0]) as other:
            assert player.do("chat", text="the secret of Xanadu")["type"] == "ack"
            assert other.do("resign")["type"] == "ack"
        # Somebody else keeps a seat for Annabella at a rematch, under that name.
        again = host.call("POST", f"{path}/rematch", secret=friends, status=201)["table"]
        assert host.info(again)["seats"][0]["name"] == "Annabella"

        data = anna.call("GET", "/api/person/data", status=200)
        assert set(data) == {"format", *my_data.PERSONAL}
        assert [person["name"] for person in data["persons"]] == ["Annabella"]
        assert len(data["devices"]) == len(data["passkeys"]) == 1
        assert {line["table"] for line in data["members"]} == {table, over["table"]}
        assert {line["id"] for line in data["tables"]} == {table, over["table"]}
        assert "the secret of Xanadu" in {row.get("text") for row in data["rows"]}
        told = json.dumps(data)
        for secret in (old["secret"], *own.values(), anna.http.cookies["adamak_device"], made["invite"], "seed"):
            assert secret not in told
        before = everything(config)
        assert "Annabella" in before
        assert "Xanadu" in before
        person = data["persons"][0]["id"]

        with host.sit(table, made["seats"][0]["secret"]) as friend:
            anna.call("DELETE", "/api/person", status=204)
            with pytest.raises(Exception, match="1001"):  # the table is told anew, without the name
                friend.until("never")
        after = everything(config)
        for trace in ("Annabella", "Xanadu", person):
            assert trace not in after
        info = host.info(table)
        assert (info["seats"][1]["name"], info["seats"][1]["away"], info["status"]) == ("", True, "playing")
        assert host.info(over["table"])["status"] == "over"
        with host.sit(table, made["seats"][0]["secret"]) as friend:
            assert [line["text"] for line in friend.log if line["kind"] == "said"] == [my_data.NO_WORDS]
            assert friend.do("chat", text="who was that?")["type"] == "ack"
        assert anna.call("GET", "/api/me", status=200)["person"] is None
    any_server.stop()
    assert doctor.examine(config).findings == []  # nothing looks altered
    engine, _ = connect(config, writing=True)
    with engine.begin() as connection:  # but whoever blanks a row without the server's key is found out
        kept = schema.rows
        forged = sa.and_(kept.c.table_id == table, kept.c.body.like('{"kind":"said"%"blanked"%'))
        said = sa.func.replace(kept.c.body, my_data.NO_WORDS, "I cheat")
        assert connection.execute(sa.update(kept).where(forged).values(body=said)).rowcount == 1
    engine.dispose()
    assert [finding.code for finding in doctor.examine(config).findings] == ["row"]


def test_devices_are_called_by_browser_and_system() -> None:
    agents = {
        "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19 Mobile Safari/604": "Safari · iPhone",
        "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/150 Safari/537 Edg/150": "Edge · Windows",
        "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537 Chrome/150 Mobile Safari/537": "Chrome · Android",
        "curl/8": "",
    }
    assert {agent: called_by(agent) for agent in agents} == agents


# --- several workers -------------------------------------------------------------------------------------------------


def test_any_worker_takes_the_answer_and_hears_who_was_signed_out(serve: Serve, new_database: str) -> None:
    one, two = serve(database_url=new_database), serve(database_url=new_database)
    phone = Browser(one.url)
    become(phone, "Anna")
    made = phone.make("me", "friend")
    code = phone.call("POST", "/api/person/code", status=201)["code"]
    laptop = sign_in(two.url, code=code)
    late = Browser(one.url)
    assert late.call("POST", "/api/person/sign-in", {"code": code}, status=401)["code"] == "wrong-code"
    guest = Browser(two.url)
    waiting = guest.make("me", "friend")
    plain = waiting["seats"][0]["secret"]
    with (
        laptop.sit(made["table"], *places(laptop, made["table"]).values()) as player,
        guest.sit(waiting["table"], plain) as seated,
    ):
        phone.call("DELETE", f"/api/person/devices/{here(laptop)}", status=200)
        with pytest.raises(Exception, match="4412"):
            player.until("never")
        assert laptop.call("GET", "/api/me", status=200)["person"] is None
        elsewhere = Browser(one.url)
        become(elsewhere, "Guest")
        assert bring(elsewhere, waiting) == [waiting["table"]]
        with pytest.raises(Exception, match="1001"):  # the seat is a person's now: say hello anew
            seated.until("never")
    with pytest.raises(Exception, match="4401"):
        Player(two.url, waiting["table"], secrets=[plain])
    with Player(two.url, waiting["table"], secrets=list(places(elsewhere, waiting["table"]).values())) as seated:
        elsewhere.call("DELETE", "/api/person", status=204)
        with pytest.raises(Exception, match=r"4412|1001"):
            seated.until("never")
    assert Browser(two.url).info(waiting["table"])["seats"][0]["name"] == ""
