"""The lobby: guests, tables, seats, links."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from adamak.server.background import Running
from adamak.server.host import about

from .clients import Browser, Player, play_on


def test_a_guest_has_a_cookie_a_name_and_tables(visitor: Browser, server: Running) -> None:
    answer = visitor.http.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    me = visitor.call("PUT", "/api/me", {"name": " Nil\u202eou \x07 ", "language": "en"}, status=200)
    assert (me["name"], me["language"]) == ("Nilou", "en")
    assert visitor.call("GET", "/api/me")["id"] == answer.json()["id"]
    made = visitor.make("me", "bot")
    mine = visitor.call("GET", "/api/me/tables")["tables"]
    assert [(table["id"], table["my_seats"]) for table in mine] == [(made["table"], [0])]
    with Browser(server.url) as other:
        assert other.call("GET", "/api/me/tables")["tables"] == []
        other.http.cookies.set("adamak_guest", cookie.split("=")[1].split(";")[0][:-1] + "x")
        assert other.call("GET", "/api/me")["id"] != me["id"]


def test_games_that_wait_for_me_come_first_and_the_shortest_clock_before_all(visitor: Browser) -> None:
    mine = {"options": {"first_player": "1"}}
    calm = visitor.make("me", "guest", clock={"base": 1800, "increment": 0}, **mine)["table"]
    quick = visitor.make("me", "guest", clock={"base": 60, "increment": 0}, **mine)["table"]
    clockless = visitor.make("me", "guest", **mine)["table"]
    open_table = visitor.make("me", "friend")["table"]
    listed = visitor.call("GET", "/api/me/tables")["tables"]
    assert [table["id"] for table in listed] == [quick, calm, clockless, open_table]
    assert [table["my_turn"] for table in listed] == [True, True, True, False]
    first, second = listed[0]["my_time"], listed[1]["my_time"]
    assert 1_700_000 < second - first < 1_800_000
    assert listed[2]["my_time"] is None


def test_a_game_that_goes_on_is_not_lost_behind_those_that_are_over(
    visitor: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(about, "MY_TABLES", 2)
    going = visitor.make("me", "guest")["table"]
    over = [visitor.make("me", "friend") for _ in range(3)]
    for made in over:
        visitor.call("POST", f"/api/tables/{made['table']}/abandon", secret=made["host"], status=200)
    listed = [table["id"] for table in visitor.call("GET", "/api/me/tables")["tables"]]
    assert listed == [going, over[-1]["table"]]


def test_the_key_file_is_for_its_owner_alone(server: Running) -> None:
    key = Path(server.config.home) / "secret.key"
    assert key.stat().st_mode & 0o777 == 0o600
    assert len(key.read_bytes()) == 32


def test_games_are_described(visitor: Browser) -> None:
    (condottiere,) = [game for game in visitor.call("GET", "/api/games", status=200) if game["id"] == "condottiere"]
    assert condottiere["seats"] == [2, 3, 4, 5, 6]
    assert condottiere["bot_levels"] == ["random", "easy", "medium", "hard", "expert", "master"]
    assert {option["name"] for option in condottiere["options"]} > {"hidden_cards", "points_target"}
    for language in condottiere["languages"]:
        assert "CO-4.4" in visitor.call("GET", f"/api/games/condottiere/rules/{language}", status=200)
    for part in ("rules", "summary", "figures", "clauses"):
        assert visitor.call("GET", f"/api/games/condottiere/{part}/xx", status=404)["code"] == "no-such-rules"


def test_a_rulebook_comes_with_its_figures_and_what_teaches_it(visitor: Browser) -> None:
    figures = {one["id"]: one for one in visitor.call("GET", "/api/games/condottiere/figures/en", status=200)}
    winter = figures["winter"]
    assert winter["clause"] == "CO-5.2"
    assert winter["view"]["players"][0]["strength"] == 4
    assert any("only \u20684\u2069 together" in callout["text"] for callout in winter["callouts"])
    assert all(figure["view"]["players"][0]["hand"] is None for figure in figures.values() if figure["seat"] != 0)
    taught = visitor.call("GET", "/api/games/condottiere/clauses/en", status=200)["CO-5.2"]
    assert {one["kind"] for one in taught} == {"figure", "lesson", "exercise"}
    assert "CO-5.2" not in visitor.call("GET", "/api/games/duel/clauses/en", status=200)


def test_a_table_waits_for_friends_and_shows_nothing_before(visitor: Browser) -> None:
    made = visitor.make("me", "friend", "bot")
    with visitor.sit(made["table"], made["seats"][0]["secret"], made["host"]) as host:
        assert host.table["status"] == "waiting"
        assert not host.state
        assert host.welcomed["host"] is True
        assert host.play("pass")["code"] == "not-playing"
        visitor.claim(made, 1, name="Mina")
        while not host.state:
            host.hear()
        assert host.table["seats"][1]["name"] == "Mina"


def test_a_seat_is_claimed_once(visitor: Browser) -> None:
    made = visitor.make("me", "friend", "friend")
    statuses: list[int] = []
    barrier = threading.Barrier(8)

    def press() -> None:
        with Browser(visitor.url) as friend:
            body = {"invite": made["invite"], "name": "x"}
            friend.call("GET", "/api/me")
            barrier.wait()
            statuses.append(friend.http.post(f"/api/tables/{made['table']}/seats/1/claim", json=body).status_code)

    threads = [threading.Thread(target=press) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [201] + [409] * 7


def test_claiming_needs_the_invite_unless_the_table_is_public(visitor: Browser) -> None:
    made = visitor.make("me", "friend")
    path = f"/api/tables/{made['table']}/seats/1/claim"
    assert visitor.call("POST", path, {}, status=401)["code"] == "no-secret"
    assert visitor.call("POST", path, {"invite": made["watch"]}, status=403)["code"] == "bad-invite"
    assert visitor.call("GET", "/api/tables")["tables"] == []
    made = visitor.make("me", "friend", public=True)
    assert [table["id"] for table in visitor.call("GET", "/api/tables")["tables"]] == [made["table"]]
    with Browser(visitor.url) as stranger:
        stranger.call("POST", f"/api/tables/{made['table']}/seats/1/claim", {}, status=201)


def test_the_host_starts_and_open_seats_become_bots(visitor: Browser) -> None:
    made = visitor.make("me", "friend", "friend")
    path = f"/api/tables/{made['table']}/start"
    assert visitor.call("POST", path, secret=made["seats"][0]["secret"], status=403)["code"] == "not-host"
    told = visitor.call("POST", path, secret=made["host"], status=200)
    assert [seat["kind"] for seat in told["seats"]] == ["human", "bot", "bot"]
    assert visitor.call("POST", path, secret=made["host"], status=409)["code"] == "already-started"


def test_a_reissued_seat_leaves_the_old_secret_worthless(visitor: Browser) -> None:
    made = visitor.make("me", "friend", "friend")
    old = visitor.claim(made, 1)
    with visitor.sit(made["table"], old) as friend, visitor.sit(made["table"], made["seats"][0]["secret"]) as me:
        path = f"/api/tables/{made['table']}/seats/1/reissue"
        assert visitor.call("POST", path, secret=old, status=403)["code"] == "not-host"
        new = visitor.call("POST", path, secret=made["host"], status=201)["secret"]
        with pytest.raises(Exception, match="4409"):
            friend.until("never")
        me.until("update")
        assert me.log[-1]["what"] == "reissued"
    with pytest.raises(Exception, match="4401"):
        visitor.sit(made["table"], old)
    visitor.sit(made["table"], new).close()


def test_links_and_the_code_to_scan(visitor: Browser) -> None:
    made = visitor.make("me", "friend")
    path = f"/api/tables/{made['table']}"
    both = {"watch": made["watch"], "invite": made["invite"]}
    assert visitor.call("GET", f"{path}/links", secret=made["host"]) == both
    seat = made["seats"][0]["secret"]
    assert visitor.call("GET", f"{path}/links", secret=seat) == {"watch": made["watch"], "invite": None}
    assert visitor.call("GET", f"{path}/invite.svg", secret=made["host"], status=200).startswith("<svg")
    assert visitor.call("GET", f"{path}/invite.svg", secret=seat, status=403)["code"] == "not-host"


def test_spectators_come_by_the_watch_link_or_to_public_tables(visitor: Browser) -> None:
    made = visitor.make("me", "bot")
    with pytest.raises(Exception, match="4401"):
        Player(visitor.url, made["table"])
    Player(visitor.url, made["table"], watch=made["watch"]).close()
    made = visitor.make("me", "bot", public=True)
    Player(visitor.url, made["table"]).close()
    made = visitor.make("me", "bot", public=True, spectators=False)
    with pytest.raises(Exception, match="4403"):
        Player(visitor.url, made["table"], watch=made["watch"])


def test_presence_tells_who_is_there(visitor: Browser) -> None:
    made = visitor.make("me", "guest")
    first, second = (held["secret"] for held in made["seats"])
    with visitor.sit(made["table"], first) as one:
        with visitor.sit(made["table"], second):
            while one.presence.get("seats") != [0, 1]:
                one.hear()
        while one.presence.get("seats") != [0]:
            one.hear()


def test_abandoning_is_for_tables_where_nobody_else_plays(visitor: Browser) -> None:
    made = visitor.make("me", "friend")
    path = f"/api/tables/{made['table']}/abandon"
    visitor.claim(made, 1)
    assert visitor.call("POST", path, secret=made["host"], status=409)["code"] == "others-play"
    made = visitor.make("me", "friend")
    told = visitor.call("POST", f"/api/tables/{made['table']}/abandon", secret=made["host"], status=200)
    assert told["status"] == "abandoned"
    made = visitor.make("me", "bot")
    visitor.call("POST", f"/api/tables/{made['table']}/abandon", secret=made["host"], status=200)


def test_a_rematch_keeps_the_seats_for_their_owners(visitor: Browser) -> None:
    made = visitor.make("me", "friend")
    friends = visitor.claim(made, 1)
    mine = made["seats"][0]["secret"]
    path = f"/api/tables/{made['table']}/rematch"
    assert visitor.call("POST", path, secret=mine, status=409)["code"] == "not-over"
    with visitor.sit(made["table"], mine) as me, visitor.sit(made["table"], friends) as friend:
        play_on({0: me, 1: friend})
        again = visitor.call("POST", path, secret=friends, status=201)
        me.until("update")
        assert (me.log[-1]["kind"], me.log[-1]["table"]) == ("rematch", again["table"])
    assert [held["seat"] for held in again["seats"]] == [1]
    assert visitor.call("POST", path, secret=mine, status=409)["facts"] == {"table": again["table"]}
    claim = f"/api/tables/{again['table']}/seats/0/claim"
    assert visitor.call("POST", claim, {"invite": friends}, status=403)["code"] == "bad-invite"
    held = visitor.call("POST", claim, {"invite": mine}, status=201)
    with visitor.sit(again["table"], held["secret"]) as me:
        assert me.table["status"] == "playing"
        assert me.table["origin"] == made["table"]


def test_options_are_checked(visitor: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    for wrong, code in [
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"hidden": True}}, "unknown-option"),
        ({"options": {"points_target": 4, "playing_for_points": True}}, "bad-option-value"),
        ({"seats": seats[:1]}, "bad-seats"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "divine"}]}, "unknown-level"),
    ]:
        body = {"game": "condottiere", "seats": seats} | wrong
        assert visitor.call("POST", "/api/tables", body, status=422)["code"] == code
