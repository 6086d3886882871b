"""Hints at the table and the judgement of finished games: what is asked, who may, and what it must not tell."""

from __future__ import annotations

import pytest

from .clients import DEAF, Browser, play_on
from .conftest import Serve


def test_a_hint_names_good_moves_with_their_chances(serve: Serve) -> None:
    server = serve(hint_seconds=0.2)
    with Browser(server.url) as visitor:
        made = visitor.make("me", "guest", options={"first_player": "1"})
        with visitor.sit(made["table"], made["seats"][0]["secret"]) as me:
            answer = me.do("hint")
            assert answer["type"] == "hints"
            assert answer["seat"] == 0
            assert answer["version"] == me.version
            legal = me.legal()
            for hint in answer["hints"]:
                assert hint["words"] in legal
                assert 0 <= hint["win"] <= 1
                assert hint["line"][0] == {"seat": 0, "move": hint["move"], "words": hint["words"]}
            assert 1 <= len(answer["hints"]) <= 3


def test_other_messages_are_answered_while_the_house_thinks(serve: Serve) -> None:
    server = serve(hint_seconds=1.0)
    with Browser(server.url) as visitor:
        made = visitor.make("me", "guest", options={"first_player": "1"})
        with visitor.sit(made["table"], made["seats"][0]["secret"]) as me:
            me.say("hint", key="first")
            assert me.do("hint")["code"] == "hint-busy"
            assert me.play(me.legal()[0])["type"] == "ack"
            assert me.until("hints")["key"] == "first"


def test_only_who_decides_may_ask_and_not_at_every_table(serve: Serve) -> None:
    server = serve()
    with Browser(server.url) as visitor:
        made = visitor.make("me", "guest", options={"first_player": "1"})
        with visitor.sit(made["table"], made["seats"][1]["secret"]) as other:
            assert other.do("hint")["code"] == "not-your-turn"
        with visitor.sit(made["table"], watch=made["watch"]) as spectator:
            assert spectator.do("hint")["code"] == "not-your-seat"
        strict = visitor.make("me", "guest", options={"first_player": "1"}, talk={"hints": False})
        with visitor.sit(strict["table"], strict["seats"][0]["secret"]) as me:
            assert me.do("hint")["code"] == "hints-off"


def test_a_house_that_does_not_answer_is_no_harm(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("adamak.server.tables.bot_pool.FIRST_TASK", 0.3)
    server = serve(bot_command=DEAF, hint_seconds=0.1, bot_grace=0.1)
    with Browser(server.url) as visitor:
        made = visitor.make("me", "guest", options={"first_player": "1"})
        with visitor.sit(made["table"], made["seats"][0]["secret"]) as me:
            assert me.do("hint")["code"] == "no-thought"
            assert me.play(me.legal()[0])["type"] == "ack"


def test_a_finished_game_is_judged_and_only_a_finished_one(serve: Serve) -> None:
    server = serve(analysis_seconds=0.5)
    with Browser(server.url) as visitor:
        made = visitor.make("me", "guest")
        secret = made["seats"][0]["secret"]
        assert (
            visitor.call("GET", f"/api/tables/{made['table']}/analysis", secret=secret, status=409)["code"]
            == "not-over"
        )
        players = {held["seat"]: visitor.sit(made["table"], held["secret"]) for held in made["seats"]}
        play_on(players)
        curve = visitor.call("GET", f"/api/tables/{made['table']}/analysis", secret=secret, status=200)
        save = visitor.call("GET", f"/api/tables/{made['table']}/save", secret=secret, status=200)
        assert [point["at"] for point in curve["points"]] == list(range(len(save["moves"]) + 1))
        for point in curve["points"]:
            assert sum(point["chances"]) == pytest.approx(1, abs=0.01)
        played = [point["move"] for point in curve["points"]]
        assert played[:-1] == [line.split(" ", 1)[1] for line in save["moves"]]
        assert played[-1] is None
        for turning in curve["turning"]:
            assert 0 <= turning["at"] < len(save["moves"])
        assert visitor.call("GET", f"/api/tables/{made['table']}/analysis", secret=secret, status=200) == curve, (
            "judged once"
        )
