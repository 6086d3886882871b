"""The coach at the table: who may ask, what is answered, and that nobody waits for it."""

from __future__ import annotations

import pytest

from .clients import DEAF, Browser
from .conftest import Serve


def test_the_coach_names_sensible_moves_and_those_to_beware_of(serve: Serve) -> None:
    server = serve(hint_seconds=0.3)
    with Browser(server.url) as visitor:
        made = visitor.make("me", "guest", options={"first_player": "1"})
        with visitor.sit(made["table"], made["seats"][0]["secret"]) as me:
            answer = me.do("coach")
            assert answer["type"] == "coaching"
            assert (answer["seat"], answer["version"]) == (0, me.version)
            legal = me.legal()
            assert answer["counsels"][0]["move"] == answer["best"]
            for counsel in answer["counsels"]:
                assert {counsel["move"], *counsel["as_good"]} <= set(legal)
                assert answer["win"] - counsel["win"] < 0.07
            for caution in answer["cautions"]:
                assert caution["move"] in legal
                assert caution["win"] < answer["win"]


def test_only_who_decides_is_coached_and_not_where_hints_are_off(serve: Serve) -> None:
    server = serve()
    with Browser(server.url) as visitor:
        made = visitor.make("me", "guest", options={"first_player": "1"})
        with visitor.sit(made["table"], made["seats"][1]["secret"]) as other:
            assert other.do("coach")["code"] == "not-your-turn"
        strict = visitor.make("me", "guest", options={"first_player": "1"}, talk={"hints": False})
        with visitor.sit(strict["table"], strict["seats"][0]["secret"]) as me:
            assert me.do("coach")["code"] == "hints-off"


def test_moves_go_through_while_the_coach_thinks_or_never_answers(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("adamak.server.tables.bot_pool.FIRST_TASK", 0.3)
    server = serve(bot_command=DEAF, hint_seconds=0.1, bot_grace=0.1)
    with Browser(server.url) as visitor:
        made = visitor.make("me", "guest", options={"first_player": "1"})
        with visitor.sit(made["table"], made["seats"][0]["secret"]) as me:
            me.say("coach", key="slow")
            assert me.do("coach")["code"] == "hint-busy"
            assert me.play(me.legal()[0])["type"] == "ack"
            assert me.until("error")["code"] == "no-thought"
