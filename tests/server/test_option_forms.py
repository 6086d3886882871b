"""Text options that are filled in entry by entry: what can be entered, and the game's own word on what was."""

from __future__ import annotations

from typing import Any

import pytest

from adamak.server.background import Running
from adamak.server.host import preferences

from .clients import Browser

FORM = "/api/games/troyes/options/numbers/form"


def read(visitor: Browser, **filled: Any) -> Any:
    return visitor.call("POST", FORM, filled, status=200)


def test_a_form_says_what_can_be_entered_and_where_it_is_from(visitor: Browser) -> None:
    entries = {one["id"]: one for one in visitor.call("GET", FORM, status=200)}
    fields = {field["name"]: field for field in entries["priest"]["fields"]}
    assert (entries["priest"]["part"], entries["priest"]["facts"]["colour"]) == ("activity", "white")
    assert (fields["cost"]["usual"], fields["cost"]["stated"]) == ([8], "rulebook")
    assert (fields["vp"]["stated"], fields["vp"]["least"], fields["vp"]["most"]) == ("house", 1, 3)
    assert entries["war"]["fields"][-1]["words"] == ["white", "yellow"]
    assert visitor.call("GET", "/api/games/troyes/options/procession/form", status=404)["code"] == "no-such-form"
    assert visitor.call("GET", "/api/games/duel/options/numbers/form", status=404)["code"] == "no-such-form"


def test_what_is_written_is_read_and_all_that_is_wrong_is_told(visitor: Browser) -> None:
    told = read(visitor, given={"priest.cost": "۷", "war.vp": "2, 5", "monk.divisor": "0", "monk.cost": "7"})
    assert (told["text"], told["changed"]) == ("priest.cost=7", {"priest.cost": [7]})
    assert [(one["key"], one["code"]) for one in told["wrong"]] == [
        ("war.vp", "numbers-falling"), ("monk.divisor", "numbers-range"),
    ]  # fmt: skip
    assert told["wrong"][1]["facts"] == {"key": "monk.divisor", "given": "0", "low": 1, "high": 9}
    assert told["file"]["activity"]["priest"]["cost"] == 7


def test_a_text_and_a_file_say_the_same(visitor: Browser) -> None:
    told = read(visitor, text="priest.vp=5,3,1 war.dice=red,yellow")
    assert (told["wrong"], told["changed"]["war.dice"]) == ([], ["red", "yellow"])
    assert read(visitor, file={"name": "Mine", **told["file"]})["text"] == told["text"]
    assert read(visitor, file={})["wrong"][0]["code"] == "numbers-format"
    assert read(visitor, text="pope.cost=1")["wrong"][0]["key"] == "pope.cost"


def test_what_the_owner_of_the_server_prefers_is_shown_and_can_be_left(
    visitor: Browser, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preferences, "folder", lambda: server.config.home)
    preferences.prefer("troyes", {"numbers": "priest.cost=7"})
    try:
        (troyes,) = [game for game in visitor.call("GET", "/api/games", status=200) if game["id"] == "troyes"]
        (numbers,) = [option for option in troyes["options"] if option["name"] == "numbers"]
        assert (numbers["default"], numbers["preferred"], numbers["form"]) == ("", "priest.cost=7", True)
        for options, played in (({}, "priest.cost=7"), ({"numbers": ""}, "")):
            made = visitor.make("me", game="troyes", options=options)
            assert visitor.call("GET", f"/api/tables/{made['table']}")["options"]["numbers"] == played
    finally:
        preferences.prefer("troyes", {})
