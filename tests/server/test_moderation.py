"""What people tell the host about others, what the host does about it, and the log of that."""

from __future__ import annotations

from typing import Any

import pytest

from adamak.server.background import Running
from adamak.server.people.persons import handle_of

from .clients import Browser, Player
from .conftest import Serve
from .notices.receivers import wait_for
from .people import become, bring, myself, places
from .test_seeks import person


def test_a_report_reaches_the_host_and_nobody_else(any_server: Running) -> None:
    anna, rude = person(any_server.url, "Anna"), person(any_server.url, "Rude")
    key = any_server.services.keys.host()
    made = anna.make("me", "friend", "friend")
    rude.call("POST", f"/api/tables/{made['table']}/seats/1/claim", {"invite": made["invite"]}, status=201)
    guest = Browser(any_server.url)
    claim = {"invite": made["invite"], "name": "Passer-by"}
    held = guest.call("POST", f"/api/tables/{made['table']}/seats/2/claim", claim, status=201)["secret"]
    about = f"/api/tables/{made['table']}/seats/1/reports"
    said = {"reason": "talk", "words": "swears\u202e a lot"}
    first = guest.call("POST", about, said, secret=held, status=201)
    assert guest.call("POST", about, said, secret=held, status=201) == first  # once
    anna.call("POST", f"/api/people/{myself(rude)['id']}/reports", {"reason": "name"}, status=201)
    seat = places(anna, made["table"])[0]
    anna.call("POST", f"/api/tables/{made['table']}/seats/2/reports", {"reason": "other"}, secret=seat, status=201)
    for wrong, code in ((about, "no-secret"), (about.replace("seats/1", "seats/9"), "no-secret")):
        assert guest.call("POST", wrong, said, status=401)["code"] == code
    assert guest.call("POST", about.replace("seats/1", "seats/9"), said, secret=held)["code"] == "no-such-seat"
    assert guest.call("POST", about.replace("seats/1", "seats/2"), said, secret=held)["code"] == "not-your-seat"
    assert guest.call("POST", about, said, secret=made["watch"])["code"] == "not-your-seat"
    for nobody in (None, held, made["host"]):
        for method, path in (
            ("GET", "reports"), ("GET", "deeds"), ("GET", "people?name=Anna"), ("POST", f"reports/{first['id']}/close"),
            ("POST", f"people/{myself(rude)['id']}/rename"),
        ):  # fmt: skip
            body: Any = {"name": "Meek"} if "rename" in path else None
            assert guest.call(method, f"/api/admin/{path}", body, secret=nobody, status=401), path
    told = guest.call("GET", "/api/admin/reports", secret=key, status=200)["reports"]
    assert [(one["reason"], one["about"]["name"]) for one in told] == [
        ("other", "Passer-by"), ("name", "Rude"), ("talk", "Rude"),
    ]  # fmt: skip
    assert told[2]["words"] == "swears a lot"
    assert told[2]["table"] == made["table"]
    assert told[1]["reporter"]["name"] == "Anna"
    assert told[1]["about"]["person"] == myself(rude)["id"]
    left = guest.call("POST", f"/api/admin/reports/{first['id']}/close", secret=key, status=200)["reports"]
    assert first["id"] not in {one["id"] for one in left}
    assert len(left) == 2
    assert guest.call("POST", f"/api/admin/reports/{first['id']}/close", secret=key)["code"] == "no-such-report"
    everything = guest.call("GET", "/api/admin/reports?everything=true", secret=key, status=200)["reports"]
    assert len(everything) == 3


def test_what_a_host_does_stands_in_the_log(any_server: Running) -> None:
    anna, rude = person(any_server.url, "Anna"), person(any_server.url, "Swearword")
    key = any_server.services.keys.host()
    who = myself(rude)["id"]
    handle = handle_of(who)

    def admin(method: str, path: str, body: Any = None) -> Any:
        headers = {"authorization": f"Bearer {key}", "x-adamak-by": "%D8%B4%DB%8C%D8%B1%DB%8C%D9%86"}
        answer = anna.http.request(method, f"/api/admin/{path}", json=body, headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    assert admin("GET", "people?name=swear")["people"] == [{"handle": handle, "name": "Swearword", "person": who}]
    admin("POST", f"people/{who}/rename", {"name": "Meek", "why": "that word"})
    assert rude.call("GET", "/api/me", status=200)["name"] == "Meek"
    assert rude.call("PUT", "/api/me", {"name": "Swearword"}, status=403)["code"] == "name-kept"
    rude.call("PUT", "/api/me", {"name": "Meek", "language": "fa"}, status=200)
    made = anna.make("me", "friend")
    rude.call("POST", f"/api/tables/{made['table']}/seats/1/claim", {"invite": made["invite"]}, status=201)
    admin("POST", "bans", {"what": handle, "kind": "mute", "why": "swears"})
    with rude.sit(made["table"], places(rude, made["table"])[1]) as player:
        assert player.do("chat", text="again")["code"] == "muted"
    admin("DELETE", f"bans/{handle}")
    rude.call("PUT", "/api/me", {"name": "Gentle"}, status=200)
    admin("POST", "bans", {"what": handle, "kind": "ban", "days": 1})
    for path in ("/api/friends", "/api/lobby", "/api/person"):
        assert rude.call("GET", path, status=403)["code"] == "banned"
    admin("POST", f"tables/{made['table']}/close")
    log = admin("GET", "deeds")["deeds"]
    assert [one["what"] for one in log] == ["close", "ban", "lift", "mute", "rename"]
    assert {one["by"] for one in log} == {"شیرین"}
    assert log[4]["why"] == "Swearword → Meek that word"
    assert log[4]["about"] == handle
    assert [one["at"] for one in log] == sorted((one["at"] for one in log), reverse=True)


def test_a_name_given_by_a_host_is_the_one_at_tables_and_of_results(server: Running) -> None:
    anna, rude = person(server.url, "Anna"), person(server.url, "Swearword")
    key, who = server.services.keys.host(), myself(rude)["id"]
    sent = anna.call("POST", f"/api/people/{who}/challenges", {"game": "condottiere", "rated": True}, status=201)["id"]
    over = rude.call("POST", f"/api/invitations/{sent}/accept", status=200)["table"]
    with rude.sit(over, *places(rude, over).values()) as player:
        player.do("resign")
    wait_for(lambda: anna.call("GET", "/api/club", status=200)["last"])
    rude.call("POST", "/api/seeks", {"game": "duel"}, status=201)
    rude.call("POST", f"/api/admin/people/{who}/rename", {"name": "Meek"}, secret=key, status=200)
    made = anna.make("me", "friend")
    claim = {"invite": made["invite"], "name": "Swearword"}
    rude.call("POST", f"/api/tables/{made['table']}/seats/1/claim", claim, status=201)
    plans = [{"kind": "me", "name": "Swearword"}, {"kind": "bot", "name": "Swearword"}]
    own = rude.call("POST", "/api/tables", {"game": "condottiere", "seats": plans}, status=201)
    assert anna.info(made["table"])["seats"][1]["name"] == "Meek"
    assert [seat["name"] for seat in anna.info(own["table"])["seats"]] == ["Meek", ""]
    for page in (f"/api/people/{who}", "/api/lobby"):
        assert "Swearword" not in str(anna.call("GET", page, status=200)), page


def test_a_ban_reaches_whoever_is_at_another_worker(serve: Serve, new_database: str) -> None:
    one, two = serve(database_url=new_database), serve(database_url=new_database)
    rude = person(one.url, "Rude")
    made = rude.make("me", "friend")
    with Player(two.url, made["table"], secrets=list(places(rude, made["table"]).values())) as player:
        ban = {"what": handle_of(myself(rude)["id"])}
        Browser(one.url).call("POST", "/api/admin/bans", ban, secret=one.services.keys.host(), status=200)
        with pytest.raises(Exception, match="4411"):
            player.until("never")


def test_a_guest_who_was_reported_or_muted_is_so_as_a_person(server: Running) -> None:
    host, rude, key = Browser(server.url), Browser(server.url), server.services.keys.host()
    made = host.make("me", "friend")
    held = rude.call("POST", f"/api/tables/{made['table']}/seats/1/claim", {"invite": made["invite"]}, status=201)
    about, seat = f"/api/tables/{made['table']}/seats/1/reports", made["seats"][0]["secret"]
    host.call("POST", about, {"reason": "talk"}, secret=seat, status=201)
    mute = {"what": rude.call("GET", "/api/me", status=200)["id"], "kind": "mute"}
    host.call("POST", "/api/admin/bans", mute, secret=key, status=200)
    become(rude, "Rude")
    bring(rude, {"table": made["table"], "seats": [held]})
    (told,) = host.call("GET", "/api/admin/reports", secret=key, status=200)["reports"]
    assert told["about"]["person"] == myself(rude)["id"]
    with rude.sit(made["table"], places(rude, made["table"])[1]) as player:
        assert player.do("chat", text="again")["code"] == "muted"


@pytest.mark.parametrize("side", ["reporter", "about"])
def test_reports_forget_who_is_deleted(server: Running, side: str) -> None:
    anna, rude = person(server.url, "Anna"), person(server.url, "Rude")
    key = server.services.keys.host()
    anna.call("POST", f"/api/people/{myself(rude)['id']}/reports", {"reason": "other", "words": "Rude!"}, status=201)
    (anna if side == "reporter" else rude).call("DELETE", "/api/person", status=204)
    told = Browser(server.url).call("GET", "/api/admin/reports", secret=key, status=200)["reports"]
    if side == "reporter":
        assert told == []
    else:
        assert [(one["about"]["name"], one["words"]) for one in told] == [("", "")]
