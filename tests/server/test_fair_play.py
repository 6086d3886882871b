"""Fair play in the open: where chance came from, one person one seat, invitations and keys, and who must agree."""

from __future__ import annotations

from typing import Any

from .clients import Browser
from .conftest import Serve


def finished(visitor: Browser) -> dict[str, Any]:
    made = visitor.make("me", "guest")
    with visitor.sit(made["table"], made["seats"][0]["secret"]) as player:
        player.do("resign")
    return made


def test_every_table_says_how_its_chance_was_made(visitor: Browser) -> None:
    """Finding 1."""
    made = visitor.make("me", "friend", public=True)
    info = visitor.info(made["table"])
    assert (info["chance"], len(info["seed_hash"])) == ("drawn", 64)
    (listed,) = visitor.call("GET", "/api/tables")["tables"]
    assert (listed["chance"], listed["seed_hash"]) == ("drawn", info["seed_hash"])
    with visitor.sit(made["table"], made["host"]) as host:
        assert host.log[0] == host.log[0] | {"kind": "opened", "chance": "drawn", "seed_hash": info["seed_hash"]}


def test_a_game_that_was_brought_in_says_so_and_is_no_open_table(visitor: Browser) -> None:
    """Finding 1: a save of no moves with a chosen seed was an ordinary entry of the list."""
    old = finished(visitor)
    save = visitor.call("GET", f"/api/tables/{old['table']}/save", secret=old["host"], status=200)
    rigged = {"format": save["format"], "game": "condottiere", "rules_version": save["rules_version"], "seats": 2,
              "seed": "I know this one", "moves": []}  # fmt: skip
    seats = [{"kind": "me"}, {"kind": "friend"}]
    body = {"save": rigged, "seats": seats, "public": True}
    assert visitor.call("POST", "/api/tables/import", body, status=422)["code"] == "brought-not-public"
    made = visitor.call("POST", "/api/tables/import", body | {"public": False}, status=201)
    info = visitor.info(made["table"])
    assert (info["chance"], info["seed_hash"], info["seed"]) == ("imported", None, None)
    mine = {table["id"]: table for table in visitor.call("GET", "/api/me/tables")["tables"]}
    assert mine[made["table"]]["chance"] == "imported"
    assert visitor.call("GET", "/api/tables")["tables"] == []
    with visitor.sit(made["table"], made["host"]) as host:
        assert host.log[0]["chance"] == "imported"
    forked = visitor.call("POST", f"/api/tables/{old['table']}/fork", {"at": 0}, secret=old["host"], status=201)
    assert visitor.info(forked["table"])["chance"] == "forked"
    with visitor.sit(forked["table"], forked["seats"][0]["secret"]) as player:
        assert player.do("resign", key="r")["type"] == "ack"
    kept = visitor.call("GET", f"/api/tables/{forked['table']}/save", secret=forked["host"], status=200)
    assert (save.get("chance"), kept["chance"]) == (None, "forked")


def test_one_person_has_one_seat_unless_it_was_agreed(visitor: Browser) -> None:
    """Finding 9: one invite took several seats for one guest, who saw both hands."""
    made = visitor.make("me", "friend", "friend")
    claim = f"/api/tables/{made['table']}/seats/%d/claim"
    body = {"invite": made["invite"]}
    assert visitor.call("POST", claim % 1, body, status=409)["code"] == "one-seat-each"
    with Browser(visitor.url) as friend:
        friend.call("GET", "/api/me")
        friend.call("POST", claim % 1, body, status=201)
        assert friend.call("POST", claim % 2, body, status=409)["code"] == "one-seat-each"
    two = visitor.make("me", "me", "guest", "friend")
    kinds = [seat["kind"] for seat in visitor.info(two["table"])["seats"]]
    assert kinds == ["human", "guest", "guest", "human"]  # everybody sees which seats share a screen


def test_an_invitation_can_be_taken_back(visitor: Browser) -> None:
    """Finding 9."""
    made = visitor.make("me", "friend")
    path = f"/api/tables/{made['table']}"
    fresh = visitor.call("POST", f"{path}/invite", secret=made["host"], status=200)["invite"]
    assert fresh != made["invite"]
    assert visitor.call("GET", f"{path}/links", secret=made["host"])["invite"] == fresh
    with Browser(visitor.url) as friend:
        old = friend.call("POST", f"{path}/seats/1/claim", {"invite": made["invite"]}, status=403)
        assert old["code"] == "bad-invite"
        friend.call("POST", f"{path}/seats/1/claim", {"invite": fresh}, status=201)


def test_a_new_key_waits_for_the_seat_to_object(serve: Serve) -> None:
    """Finding 9: the host could read any hand."""
    server = serve(reseat_minutes=0.005)
    with Browser(server.url) as visitor:
        made = visitor.make("me", "friend")
        friends = visitor.claim(made, 1)
        path = f"/api/tables/{made['table']}/seats/1/reissue"
        with visitor.sit(made["table"], friends) as friend:
            asked = visitor.call("POST", path, secret=made["host"], status=201)
            assert asked["secret"] is None
            assert asked["ready_at"] is not None
            while not friend.log or friend.log[-1].get("what") != "reissue_asked":
                friend.hear()
            assert friend.table["seats"][1]["reissue_at"] == asked["ready_at"]
            assert friend.do("seat_answer", accept=False)["type"] == "ack"
            again = visitor.call("POST", path, secret=made["host"], status=201)
            assert again["secret"] is None  # refused: it begins anew
            assert friend.do("chat", text="I am here")["type"] == "ack"  # whoever acts needs no key
            assert visitor.info(made["table"])["seats"][1]["reissue_at"] is None
            visitor.call("POST", path, secret=made["host"], status=201)
            assert friend.do("seat_answer", accept=True)["type"] == "ack"
            assert visitor.call("POST", path, secret=made["host"], status=201)["secret"]
        visitor.call("POST", path, secret=made["host"], status=201)
        secret = None
        while secret is None:  # nobody objects: after the delay it is given
            answer = visitor.call("POST", path, secret=made["host"])
            assert answer.get("code") in (None, "reissue-waits")
            secret = answer.get("secret")
        visitor.sit(made["table"], secret).close()


def test_undo_asks_who_is_away(visitor: Browser) -> None:
    """Finding 9."""
    made = visitor.make("me", "friend", options={"first_player": "1"})
    friends = visitor.claim(made, 1)
    with (
        visitor.sit(made["table"], made["seats"][0]["secret"]) as me,
        visitor.sit(made["table"], friends) as friend,
    ):
        assert me.play("site roma")["type"] == "ack"
        me.catch_up(4)
        friend.catch_up(4)
        assert me.play("pass")["type"] == "ack"
        friend.do("leave")
        me.do("undo")
        while not me.state.get("undo") and me.state["length"] > 1:
            me.hear()
        assert me.state["length"] >= 1  # nothing was taken back behind the back of who is away
        assert any(line["kind"] in ("undo_asked", "undone") for line in me.log) or me.state["undo"]
