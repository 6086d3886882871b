"""Save files, replay, fork: the whole story of a finished game, and nothing hidden of a running one."""

from __future__ import annotations

import hashlib
from typing import Any

from adamak.core import savefile

from .clients import Browser, play_on


def finished(visitor: Browser) -> tuple[dict[str, Any], list[list[str]]]:
    """A finished game of two at one screen, and the hands they were dealt."""
    made = visitor.make("me", "guest", options={"hidden_cards": True})
    players = {held["seat"]: visitor.sit(made["table"], held["secret"]) for held in made["seats"]}
    dealt = [players[seat].hand for seat in (0, 1)]
    play_on(players)
    for player in players.values():
        player.close()
    return made, dealt


def test_a_finished_game_is_saved_verified_imported_replayed_and_forked(visitor: Browser) -> None:
    made, dealt = finished(visitor)
    path = f"/api/tables/{made['table']}"
    secret = made["watch"]
    saved = visitor.call("GET", f"{path}/save", secret=secret, status=200)
    match, _ = savefile.read(savefile.msgspec.json.encode(saved))
    info = visitor.info(made["table"])
    assert hashlib.sha256(saved["seed"].encode()).hexdigest() == info["seed_hash"]

    first = visitor.call("GET", f"{path}/replay/0?seat=all", secret=secret, status=200)
    assert [view["players"][seat]["hand"] for seat, view in enumerate(first["views"])] == dealt
    assert first["length"] == len(match.record) == info["length"]
    last = visitor.call("GET", f"{path}/replay/{first['length']}?seat=1", secret=secret, status=200)
    assert last["view"] == match.position.view(1)
    assert last["move"] == match.record[-1].words(match.game)
    assert last["actors"] == []
    beyond = f"{path}/replay/{first['length'] + 1}"
    assert visitor.call("GET", beyond, secret=secret, status=404)["code"] == "no-such-point"

    again = visitor.call("POST", "/api/tables/import", {"save": saved}, status=201)
    told = visitor.info(again["table"])
    assert told["status"] == "over"
    assert told["result"] == info["result"]
    assert told["seed_hash"] is None  # drawn elsewhere: nothing to promise

    forked = visitor.call("POST", f"{path}/fork", {"at": 5}, secret=secret, status=201)
    with visitor.sit(forked["table"], forked["seats"][0]["secret"]) as me:
        assert me.table["length"] >= 5
        assert me.table["origin"] == made["table"]
        assert me.state["actors"] == [forked["seats"][0]["seat"]]
        assert me.play(me.legal()[0])["type"] == "ack"


def test_a_running_game_is_replayed_only_as_one_saw_it(visitor: Browser) -> None:
    made = visitor.make("me", "guest")
    mine, other = (held["secret"] for held in made["seats"])
    players = {0: visitor.sit(made["table"], mine), 1: visitor.sit(made["table"], other)}
    play_on(players, moves=8)
    path = f"/api/tables/{made['table']}/replay/4"
    assert visitor.call("GET", f"{path}?seat=0", secret=mine, status=200)["view"]["players"][1]["hand"] is None
    assert visitor.call("GET", f"{path}?seat=0", secret=mine)["move"] is None
    assert visitor.call("GET", f"{path}?seat=1", secret=mine, status=403)["code"] == "not-your-seat"
    assert visitor.call("GET", f"{path}?seat=1", secret=made["host"], status=403)["code"] == "not-your-seat"
    assert visitor.call("GET", f"{path}?seat=all", secret=mine, status=409)["code"] == "not-over"
    assert visitor.call("GET", f"{path}?seat=9", secret=mine, status=404)["code"] == "no-such-seat"
    assert visitor.call("GET", path, status=401)["code"] == "no-secret"
    fork = f"/api/tables/{made['table']}/fork"
    assert visitor.call("POST", fork, {"at": 1}, secret=mine, status=409)["code"] == "not-over"
    for player in players.values():
        player.close()


def test_an_unfinished_save_is_played_on(visitor: Browser) -> None:
    from adamak.core import Match, find

    match = Match.start(find("condottiere"), 3, seed="tea")
    for _ in range(12):
        seat = int(match.position.actors()[0])
        match.play(seat, int(match.position.legal(seat)[0]))
    saved = savefile.msgspec.json.decode(savefile.write(match, ["A", "B", "C"]))
    made = visitor.call("POST", "/api/tables/import", {"save": saved}, status=201)
    assert len(made["seats"]) == 3
    with visitor.sit(made["table"], *(held["secret"] for held in made["seats"])) as player:
        assert [seat["name"] for seat in player.table["seats"]] == ["A", "B", "C"]
        assert player.table["length"] == 12
        assert player.table["seed"] is None


def test_broken_files_are_told_apart(visitor: Browser) -> None:
    made, _ = finished(visitor)
    saved = visitor.call("GET", f"/api/tables/{made['table']}/save", secret=made["watch"])
    for change, code in [
        ({"format": "other/1"}, "save-other-format"),
        ({"moves": ["0 pass", *saved["moves"]]}, "save-illegal-move"),
        ({"moves": ["0 fly"]}, "no-such-move"),
        ({"moves": ["x"] * 5001}, "save-too-long"),
        ({"result": saved["result"] | {"digest": "0"}}, "save-wrong-result"),
        ({"seats": "2"}, "save-shape"),
    ]:
        assert visitor.call("POST", "/api/tables/import", {"save": saved | change}, status=422)["code"] == code
    huge = {"save": {"format": "x" * 1_100_000}}
    assert visitor.call("POST", "/api/tables/import", huge, status=413)["code"] == "too-large"
