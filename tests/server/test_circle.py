"""Friends, challenges, invitations by name, and people who would rather not meet: what each may see and do."""

from __future__ import annotations

from typing import Any

import pytest

from adamak.server.background import Running
from adamak.server.lobby import terms

from .clients import Browser, Player
from .people import become, myself, places
from .test_seeks import person

DUEL: dict[str, Any] = {"game": "duel", "clock": {"base": 600, "increment": 5}}


@pytest.fixture
def two(any_server: Running) -> tuple[Browser, Browser]:
    return person(any_server.url, "Anna"), person(any_server.url, "علی‌رضا")


def id_of(who: Browser) -> str:
    return str(myself(who)["id"])


def circle(who: Browser) -> dict[str, list[str]]:
    told = who.call("GET", "/api/friends", status=200)
    return {kind: [one["name"] for one in people] for kind, people in told.items()}


def lobby(who: Browser) -> Any:
    return who.call("GET", "/api/lobby", status=200)


def test_friends_are_friends_when_both_want_it(two: tuple[Browser, Browser]) -> None:
    anna, ali = two
    nothing: dict[str, list[str]] = {"friends": [], "asked": [], "asks": [], "blocked": []}
    anna.call("PUT", f"/api/friends/{id_of(ali)}", status=200)
    assert circle(anna) == nothing | {"asked": ["علی‌رضا"]}
    assert circle(ali) == nothing | {"asks": ["Anna"]}
    assert lobby(ali)["asking"] == 1
    tie = ali.call("GET", f"/api/people/{id_of(anna)}", status=200)["tie"]
    assert tie == {"friends": False, "asked": False, "asks": True, "blocked": False}
    ali.call("PUT", f"/api/friends/{id_of(anna)}", status=200)
    for who, other in ((anna, "علی‌رضا"), (ali, "Anna")):
        assert circle(who) == nothing | {"friends": [other]}
    assert anna.call("GET", f"/api/people/{id_of(ali)}", status=200)["tie"]["friends"]
    ali.call("DELETE", f"/api/friends/{id_of(anna)}", status=200)
    assert circle(anna) == circle(ali) == nothing
    assert anna.call("PUT", "/api/friends/nobody", status=404)["code"] == "no-such-person"
    assert anna.call("PUT", f"/api/friends/{id_of(anna)}", status=404)["code"] == "no-such-person"


def test_people_are_found_by_name_however_it_is_typed(two: tuple[Browser, Browser]) -> None:
    anna, ali = two

    def found(name: str) -> list[str]:
        return [one["name"] for one in anna.call("GET", f"/api/people?name={name}", status=200)["people"]]

    for typed in ("علی‌رضا", "علي رضا", "علی رضا", "رضا"):
        assert found(typed) == ["علی‌رضا"], typed
    assert found("Anna") == []  # oneself
    assert ali.call("GET", "/api/people?name=ANN", status=200)["people"][0]["name"] == "Anna"
    assert found("a") == found("%%") == found("__") == []
    ali.call("PUT", "/api/me", {"name": "Behrouz"}, status=200)
    assert found("رضا") == []
    assert found("behr") == ["Behrouz"]


def test_a_challenge_that_is_accepted_is_a_table_with_both(two: tuple[Browser, Browser]) -> None:
    anna, ali = two
    sent = anna.call("POST", f"/api/people/{id_of(ali)}/challenges", DUEL | {"rated": True}, status=201)
    again = anna.call("POST", f"/api/people/{id_of(ali)}/challenges", DUEL | {"rated": True}, status=201)
    assert sent["id"] == again["id"]
    (asked,) = lobby(ali)["asked"]
    assert (asked["kind"], asked["sender"]["name"], asked["rated"], asked["table"]) == ("challenge", "Anna", True, "")
    third = person(anna.url, "Third")
    for thief in (third, anna):  # whoever sent it cannot accept it themselves
        assert thief.call("POST", f"/api/invitations/{sent['id']}/accept", status=404)["code"] == "no-such-invitation"
    third.call("DELETE", f"/api/invitations/{sent['id']}", status=204)
    table = ali.call("POST", f"/api/invitations/{sent['id']}/accept", status=200)["table"]
    assert ali.call("POST", f"/api/invitations/{sent['id']}/accept", status=404)["code"] == "no-such-invitation"
    info = anna.info(table)
    assert (info["status"], info["rated"], len(info["seats"])) == ("playing", True, 2)
    assert {*places(anna, table), *places(ali, table)} == {0, 1}
    assert places(third, table) == {}
    assert lobby(anna)["sent"][0]["table"] == table
    assert lobby(ali)["asked"] == []
    anna.call("DELETE", f"/api/invitations/{sent['id']}", status=204)
    assert lobby(anna)["sent"] == []
    with ali.sit(table, next(iter(places(ali, table).values()))) as player:
        assert not player.welcomed["host"]


def test_a_challenge_outlives_a_kill_between_its_answer_and_the_table(
    two: tuple[Browser, Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ali = two
    sent = anna.call("POST", f"/api/people/{id_of(ali)}/challenges", DUEL, status=201)

    async def killed(*_: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patched:
        patched.setattr(terms, "make_table", killed)
        ali.call("POST", f"/api/invitations/{sent['id']}/accept", status=500)
    table = ali.call("POST", f"/api/invitations/{sent['id']}/accept", status=200)["table"]
    assert anna.info(table)["status"] == "playing"
    assert lobby(anna)["sent"][0]["table"] == table


def test_a_challenge_of_somebody_banned_waits_for_them(two: tuple[Browser, Browser], any_server: Running) -> None:
    anna, ali = two
    sent = anna.call("POST", f"/api/people/{id_of(ali)}/challenges", DUEL, status=201)
    host, handle = any_server.services.keys.host(), anna.call("GET", "/api/me", status=200)["id"]
    ali.call("POST", "/api/admin/bans", {"what": handle}, secret=host, status=200)
    assert ali.call("POST", f"/api/invitations/{sent['id']}/accept", status=404)["code"] == "no-such-invitation"
    ali.call("DELETE", f"/api/admin/bans/{handle}", secret=host, status=200)
    ali.call("POST", f"/api/invitations/{sent['id']}/accept", status=200)


def test_a_challenge_can_be_declined_and_taken_back(two: tuple[Browser, Browser]) -> None:
    anna, ali = two
    for ends in (anna, ali):
        sent = anna.call("POST", f"/api/people/{id_of(ali)}/challenges", DUEL, status=201)
        ends.call("DELETE", f"/api/invitations/{sent['id']}", status=204)
        assert lobby(anna)["sent"] == lobby(ali)["asked"] == []
        assert ali.call("POST", f"/api/invitations/{sent['id']}/accept", status=404)["code"] == "no-such-invitation"
    assert anna.call("POST", f"/api/people/{id_of(ali)}/challenges", {"game": "chess"})["code"] == "unknown-game"
    assert anna.call("POST", f"/api/people/{id_of(anna)}/challenges", DUEL, status=404)["code"] == "no-such-person"


def test_the_host_of_a_table_invites_by_name(two: tuple[Browser, Browser]) -> None:
    anna, ali = two
    made = anna.make("me", "friend", "friend")
    path = f"/api/tables/{made['table']}/invitations"
    body = {"person": id_of(ali)}
    assert anna.call("POST", path, body, status=401)["code"] == "no-secret"
    assert ali.call("POST", path, body, secret=made["host"])["code"] in ("bad-secret", "no-such-person")
    assert anna.call("POST", path, body, secret=made["seats"][0]["secret"], status=403)["code"] == "not-host"
    sent = anna.call("POST", path, body, secret=made["host"], status=201)
    assert (sent["kind"], sent["table"]) == ("invite", made["table"])
    (asked,) = lobby(ali)["asked"]
    accepted = ali.call("POST", f"/api/invitations/{asked['id']}/accept", status=200)
    assert accepted == {"table": made["table"], "invite": made["invite"]}
    claim = {"invite": accepted["invite"]}
    ali.call("POST", f"/api/tables/{made['table']}/seats/1/claim", claim, status=201)
    anna.call("POST", f"/api/tables/{made['table']}/start", secret=made["host"], status=200)
    assert lobby(ali)["asked"] == []  # nobody is waited for any more
    assert anna.call("POST", path, body, secret=made["host"], status=409)["code"] == "already-started"


# --- people who would rather not meet --------------------------------------------------------------------------------


def test_who_is_blocked_reaches_nobody_and_is_told_nothing(two: tuple[Browser, Browser]) -> None:
    anna, rude = two
    made = rude.make("me", "friend")
    rude.call("PUT", f"/api/friends/{id_of(anna)}", status=200)
    before = {
        "circle": circle(rude),
        "page": rude.call("GET", f"/api/people/{id_of(anna)}", status=200),
    }
    anna.call("PUT", f"/api/blocks/{id_of(rude)}", status=200)
    assert circle(anna)["blocked"] == ["علی‌رضا"]
    assert circle(anna)["asks"] == []
    assert circle(rude) == before["circle"]
    assert rude.call("GET", f"/api/people/{id_of(anna)}", status=200) == before["page"]
    challenge = rude.call("POST", f"/api/people/{id_of(anna)}/challenges", DUEL, status=201)
    invited = rude.call(
        "POST", f"/api/tables/{made['table']}/invitations", {"person": id_of(anna)}, made["host"], status=201
    )
    assert lobby(anna)["asked"] == []
    assert lobby(anna)["asking"] == 0
    assert {one["id"] for one in lobby(rude)["sent"]} == {challenge["id"], invited["id"]}
    assert anna.call("POST", f"/api/invitations/{challenge['id']}/accept", status=404)
    listed = anna.make("me", "friend", public=True)
    assert listed["table"] not in {one["id"] for one in rude.call("GET", "/api/tables", status=200)["tables"]}
    stranger = Browser(anna.url)
    assert listed["table"] in {one["id"] for one in stranger.call("GET", "/api/tables", status=200)["tables"]}
    claim = f"/api/tables/{listed['table']}/seats/1/claim"
    assert rude.call("POST", claim, {}, status=409) == {"code": "seat-taken", "facts": {"seat": 1}}
    assert anna.info(listed["table"])["seats"][1]["claimed"] is False
    # Nothing in what they may ask for about themselves says it either.
    assert "blocks" in anna.call("GET", "/api/person/data", status=200)
    assert rude.call("GET", "/api/person/data", status=200)["blocks"] == []
    anna.call("DELETE", f"/api/blocks/{id_of(rude)}", status=200)
    assert len(lobby(anna)["asked"]) == 2
    rude.call("POST", claim, {}, status=201)


def test_their_words_are_not_shown(two: tuple[Browser, Browser]) -> None:
    anna, rude = two
    third = person(anna.url, "Third")
    made = anna.make("me", "friend", "friend")
    for who, seat in ((rude, 1), (third, 2)):
        claim = {"invite": made["invite"]}
        who.call("POST", f"/api/tables/{made['table']}/seats/{seat}/claim", claim, status=201)

    def sit(who: Browser, seat: int) -> Player:
        return who.sit(made["table"], places(who, made["table"])[seat])

    def heard(player: Player) -> list[str]:
        return [entry["text"] for entry in player.log if entry["kind"] == "said"]

    with sit(anna, 0) as me, sit(rude, 1) as them, sit(third, 2) as other:
        them.do("chat", text="one")
        me.catch_up(other.do("chat", text="two")["version"])
        assert heard(me) == ["one", "two"]
        anna.call("PUT", f"/api/blocks/{id_of(rude)}", status=200)
        with pytest.raises(Exception, match="1001"):
            me.until("never")
    with sit(anna, 0) as me, sit(rude, 1) as them, sit(third, 2) as other:
        assert heard(me) == ["two"]
        assert heard(other) == ["one", "two"]
        assert them.do("chat", text="three")["type"] == "ack"
        assert them.do("chat", text="for you alone", to=[0])["type"] == "ack"
        done = other.do("chat", text="four")
        while "four" not in heard(me):
            me.hear()
        assert heard(me) == ["two", "four"]
        other.catch_up(done["version"])
        assert heard(other) == ["one", "two", "three", "four"]
        assert "three" not in "".join(me.frames)
        assert "for you alone" not in "".join(me.frames)
    anna.call("DELETE", f"/api/blocks/{id_of(rude)}", status=200)
    with sit(anna, 0) as me:
        assert heard(me) == ["one", "two", "three", "for you alone", "four"]


# --- who may do what -------------------------------------------------------------------------------------------------


def test_no_seat_opens_by_being_friends_challenged_or_invited(server: Running) -> None:
    """A friend, whoever was invited, whoever is blocked: none of them has any power at somebody's table."""
    anna, friend, invited, blocked = (person(server.url, name) for name in ("Anna", "Friend", "Invited", "Blocked"))
    made = anna.make("me", "friend", "friend")
    for one, other in ((anna, friend), (friend, anna)):
        one.call("PUT", f"/api/friends/{id_of(other)}", status=200)
    body = {"person": id_of(invited)}
    anna.call("POST", f"/api/tables/{made['table']}/invitations", body, secret=made["host"], status=201)
    (asked,) = lobby(invited)["asked"]
    accepted = invited.call("POST", f"/api/invitations/{asked['id']}/accept", status=200)
    sent = anna.call("POST", f"/api/people/{id_of(friend)}/challenges", DUEL, status=201)
    other_table = friend.call("POST", f"/api/invitations/{sent['id']}/accept", status=200)["table"]
    anna.call("PUT", f"/api/blocks/{id_of(blocked)}", status=200)
    theirs = places(friend, other_table)
    secrets = [accepted["invite"], asked["id"], sent["id"], id_of(anna), *theirs.values()]
    for who in (friend, invited, blocked):
        assert places(who, made["table"]) == {}
        for secret in secrets:
            for path in ("start", "abandon", "invite"):
                answer = who.call("POST", f"/api/tables/{made['table']}/{path}", secret=secret)
                assert answer["code"] == "bad-secret", (path, secret)
            with pytest.raises(Exception, match="4401"):
                who.sit(made["table"], secret)
    # At the table of the challenge each opens their own seat and no other.
    mine = places(anna, other_table)
    assert mine.keys() ^ theirs.keys() == {0, 1}
    for seat, secret in (mine | theirs).items():
        with Browser(server.url).sit(other_table, secret) as player:
            assert player.welcomed["held"] == [seat]
            assert player.do("resign", seat=1 - seat)["code"] == "not-your-seat"


def test_who_is_deleted_leaves_no_ties(server: Running) -> None:
    anna, babak = person(server.url, "Anna"), person(server.url, "Babak")
    for one, other in ((anna, babak), (babak, anna)):
        one.call("PUT", f"/api/friends/{id_of(other)}", status=200)
        one.call("POST", f"/api/people/{id_of(other)}/challenges", DUEL, status=201)
    anna.call("POST", "/api/seeks", DUEL, status=201)
    anna.call("POST", f"/api/people/{id_of(babak)}/reports", {"reason": "name", "words": "hm"}, status=201)
    data = anna.call("GET", "/api/person/data", status=200)
    assert [len(data[name]) for name in ("friends", "seeks", "invitations", "reports")] == [1, 1, 2, 1]
    gone = id_of(anna)
    anna.call("DELETE", "/api/person", status=204)
    assert circle(babak) == {"friends": [], "asked": [], "asks": [], "blocked": []}
    told = lobby(babak)
    assert (told["asked"], told["sent"], told["seeks"]) == ([], [], [])
    assert babak.call("GET", f"/api/people/{gone}", status=404)["code"] == "no-such-person"


def test_open_tables_by_what_one_looks_for(any_server: Running) -> None:
    anna, looking = person(any_server.url, "Anna"), Browser(any_server.url)
    quick, days = {"base": 600, "increment": 5}, {"base": 259_200, "increment": 43_200}
    tables = {
        "quick": anna.make("me", "friend", public=True, clock=quick, game="duel"),
        "days": anna.make("me", "friend", "friend", public=True, clock=days),
        "rated": anna.make("me", "friend", public=True, rated=True, game="trajan"),
        "hidden": anna.make("me", "friend", game="duel"),
    }
    names = {made["table"]: name for name, made in tables.items()}

    def found(query: str) -> set[str]:
        listed = looking.call("GET", f"/api/tables?{query}", status=200)["tables"]
        return {names[table["id"]] for table in listed}

    assert found("") == {"quick", "days", "rated"}
    assert found("game=duel") == {"quick"}
    assert found("size=3") == {"days"}
    assert found("pace=quick") == {"quick"}
    assert found("pace=days") == {"days"}
    assert found("pace=none") == {"rated"}
    assert found("pace=slow") == set()
    assert found("rated=true") == {"rated"}
    assert found("rated=false&size=2") == {"quick"}
    assert found("near=true") == {"quick", "days", "rated"}  # nobody has a rating yet
    one = looking.call("GET", "/api/tables?game=duel", status=200)["tables"][0]
    assert (one["clock"], one["rated"], one["points"]) == (quick, False, None)
    become(looking, "Looking")
    assert found("game=duel") == {"quick"}
