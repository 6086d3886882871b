"""A rated table from its making to the page that tells what it changed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from adamak.cli import main
from adamak.server.background import Running

from .clients import Browser
from .people import become, myself


def rated(*kinds: str, **more: Any) -> dict[str, Any]:
    seats = [{"kind": kind, "name": f"P{number}"} for number, kind in enumerate(kinds)]
    return {"game": "duel", "seats": seats, "rated": True, "public": True, **more}


def test_what_a_rated_game_changes(
    any_server: Running, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = any_server.url
    with Browser(url) as anna, Browser(url) as babak:
        become(anna, "Anna")
        become(babak, "Babak")
        made = anna.call("POST", "/api/tables", rated("me", "friend"), status=201)
        table = f"/api/tables/{made['table']}"
        info = anna.info(made["table"])
        assert info["rated"]
        assert not info["talk"]["hints"]
        with Browser(url) as stranger:
            refused = stranger.call("POST", f"{table}/seats/1/claim", {"invite": made["invite"]}, status=403)
            assert refused["code"] == "rated-sign-in"
        assert anna.call("POST", f"{table}/seats/1/claim", {}, status=409)["code"] == "one-seat-each"
        held = babak.call("POST", f"{table}/seats/1/claim", {}, status=201)
        assert anna.call("GET", f"{table}/outcome", status=409)["code"] == "not-over"
        with babak.sit(made["table"], held["secret"]) as player:
            player.do("resign")
        line = anna.call("GET", f"{table}/outcome", status=200)
        assert line["unrated"] == ""
        winner, loser = line["seats"]
        assert (winner["name"], loser["place"]) == ("P0", 2)
        assert winner["change"] > 0 > loser["change"]
        assert anna.call("GET", f"{table}/outcome", status=200) == line  # looking changes nothing
        page = babak.call("GET", f"/api/people/{myself(anna)['id']}", status=200)
        assert (page["name"], page["mine"]) == ("Anna", False)
        assert page["games"][0]["rating"]["points"] == winner["points"]
        assert anna.call("GET", f"/api/people/{myself(anna)['id']}", status=200)["mine"]
        house = babak.call("GET", "/api/club", status=200)
        assert [found["table"] for found in house["last"]] == [made["table"]]
        assert anna.call("GET", "/api/people/nobody", status=404)["code"] == "no-such-person"
        monkeypatch.setenv("ADAMAK_HOME", str(any_server.config.home))
        monkeypatch.setenv("ADAMAK_DATABASE_URL", any_server.config.database_url)
        assert main(["ratings", "--recompute", "--lang", "en"]) == 0
        said = capsys.readouterr().out
        assert "Rated games reckoned again: 1; ratings that changed: 0." in said


def test_a_table_that_cannot_be_rated_is_refused_with_the_reason(server: Running) -> None:
    with Browser(server.url) as anna:
        for kinds, reason in [(("me", "friend"), "guest"), (("me", "guest"), "hot-seat"), (("bot", "bot"), "alone")]:
            refused = anna.call("POST", "/api/tables", rated(*kinds), status=422)
            assert (refused["code"], refused["facts"]["reason"]) == ("cannot-be-rated", reason)


def test_a_game_that_was_missed_is_written_down_later(server: Running) -> None:
    """A worker may die between the last move and the scorebook."""
    with Browser(server.url) as anna:
        made = anna.make("me", "bot")
        rooms, keeper = server.services.rooms, server.services.bookkeeper
        rooms.ended = lambda _: None
        with anna.sit(made["table"], made["seats"][0]["secret"]) as player:
            player.do("resign")

        async def twice() -> tuple[int, int]:
            far = 1 << 62
            return await keeper.catch_up(far), await keeper.catch_up(far)

        assert asyncio.run_coroutine_threadsafe(twice(), server.loop).result(120) == (1, 0)
        line = anna.call("GET", f"/api/tables/{made['table']}/outcome", secret=made["host"], status=200)
        assert line["unrated"] == "casual"
        assert [seat["change"] for seat in line["seats"]] == [None, None]
