"""What a host sees and does: health, readiness that tells the truth, figures, the log, and the tools."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from adamak.cli import main
from adamak.core import Problem
from adamak.server.background import Running
from adamak.server.gate.addresses import neighbourhood
from adamak.server.host.logs import JsonLines
from adamak.server.settings import SETTINGS

from .clients import Browser
from .conftest import Serve
from .test_storage import on


def host_key(server: Running) -> str:
    return server.services.keys.host()


# --- alive and ready -------------------------------------------------------------------------------------------------


def test_readiness_tells_the_truth_about_a_locked_or_full_database(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finding 10: `/api/health` said ok with the disk full."""
    monkeypatch.setattr("adamak.server.host.health.TRUSTED_FOR", 0.0)
    server = serve(lock_seconds=0.2)
    with Browser(server.url) as visitor:
        assert visitor.call("GET", "/api/ready", status=200) == {"ok": True, "why": ""}
        blocker = sqlite3.connect(server.config.home / "adamak.db", isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        assert visitor.call("GET", "/api/ready", status=503) == {"ok": False, "why": "storage-busy"}
        assert visitor.call("GET", "/api/health", status=200) == {"ok": True}
        blocker.execute("ROLLBACK")
        blocker.close()
        assert visitor.call("GET", "/api/ready", status=200)["ok"]


@pytest.mark.parametrize("files", [["adamak.db"], ["adamak.db-wal"], ["adamak.db", "adamak.db-wal", "adamak.db-shm"]])
def test_nothing_is_acknowledged_once_the_database_was_deleted_or_moved(
    serve: Serve, files: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite goes on writing into files that have no name any more."""
    monkeypatch.setattr("adamak.server.host.health.TRUSTED_FOR", 0.0)
    server = serve()
    with Browser(server.url) as visitor:
        made = visitor.make("me", "guest")
        with visitor.sit(made["table"], made["seats"][0]["secret"]) as player:
            player.do("chat", text="kept")
            for name in files:
                (server.config.home / name).rename(server.config.home / f"{name} moved")
            for _ in range(2):
                assert player.do("chat", text="lost")["code"] == "storage-unreachable"
        assert visitor.call("GET", "/api/ready", status=503)["why"] == "storage-unreachable"
        for name in files:
            (server.config.home / f"{name} moved").rename(server.config.home / name)
        assert visitor.call("GET", "/api/ready", status=503)["why"] == "storage-unreachable", "it must be started anew"


def test_readiness_tells_that_the_database_is_away(
    serve: Serve, new_database: str, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finding 10: with the database down as well."""
    import psycopg
    from sqlalchemy.engine import make_url

    monkeypatch.setattr("adamak.server.host.health.TRUSTED_FOR", 0.0)
    server = serve(database_url=new_database)
    name = make_url(new_database).database
    with Browser(server.url) as visitor, psycopg.connect(postgres, autocommit=True) as admin:
        assert visitor.call("GET", "/api/ready", status=200)["ok"]
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
        assert visitor.call("GET", "/api/ready", status=503)["why"] == "storage-unreachable"
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


# --- figures and the log ---------------------------------------------------------------------------------------------


def test_figures_are_for_the_host(serve: Serve) -> None:
    server = serve()
    with Browser(server.url) as visitor:
        made = visitor.make("me", "guest")
        with visitor.sit(made["table"], made["seats"][0]["secret"]) as player:
            player.do("chat", text="hello")
            assert visitor.call("GET", "/api/metrics", status=401)["code"] == "no-secret"
            assert visitor.call("GET", "/api/metrics", secret=made["host"], status=401)["code"] == "bad-secret"
            text = visitor.call("GET", "/api/metrics", secret=host_key(server), status=200)
    values = dict(re.findall(r"^(adamak_\w+(?:\{[^}]*\})?) (\S+)$", text, re.M))
    assert values['adamak_commands_total{outcome="ack"}'] == "1"
    assert values["adamak_sockets"] == "1"
    assert float(values["adamak_commit_seconds_count"]) >= 2
    for line in text.splitlines():
        assert line.startswith(("# HELP ", "# TYPE ")) or re.fullmatch(r"\w+(\{\w+=\"[^\"]*\"\})? [-+.e\d]+", line), (
            line
        )


def test_the_access_log_names_no_secret(serve: Serve, caplog: pytest.LogCaptureFixture) -> None:
    server = serve(access_log=True)
    with Browser(server.url) as visitor, caplog.at_level(logging.INFO, "adamak.access"):
        made = visitor.make("me", "bot")
        visitor.info(made["table"])
    assert f"GET /api/tables/{made['table'][:6]}… 200" in caplog.text
    assert made["table"] not in caplog.text


def test_a_log_line_is_json_where_it_should_be() -> None:
    record = logging.LogRecord("adamak.access", logging.INFO, "", 0, "%s", ("told",), None)
    record.facts = {"status": 200}
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["status"], line["level"]) == ("told", 200, "info")


def test_every_setting_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    for setting in SETTINGS:
        assert f"`{setting.name}`" in text, setting.name


# --- tools -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def admin(server: Running, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    monkeypatch.setenv("ADAMAK_HOME", str(server.config.home))
    monkeypatch.setenv("ADAMAK_LANG", "en")

    def run(*words: str) -> Any:
        assert main(["admin", *words, "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    return run


def test_the_host_lists_shows_closes_and_deletes(visitor: Browser, admin: Any) -> None:
    made = visitor.make("me", "friend")
    visitor.claim(made, 1, name="Mina")
    assert [table["id"] for table in admin("list")["tables"]] == [made["table"]]
    with visitor.sit(made["table"], made["seats"][0]["secret"]) as player:
        shown = admin("show", made["table"])
        assert [seat["name"] for seat in shown["table"]["seats"]] == ["P0", "Mina"]
        assert shown["present"] == [{"address": "127.0.0.1", "guest": "", "seats": [0]}]
        assert len(shown["guests"]) == 2
        assert admin("close", made["table"])["closed"] == "server"
        player.until("update")
        assert player.log[-1] == player.log[-1] | {"kind": "abandoned", "why": "server"}
        admin("delete", made["table"])
        with pytest.raises(Exception, match="4404"):
            player.until("never")
    visitor.call("GET", f"/api/tables/{made['table']}", status=404)
    assert admin("expire")["done"] == {"tables": 0, "guests": 0}


def test_the_host_gives_a_seat_back(server: Running, visitor: Browser, admin: Any) -> None:
    made = visitor.make("me", "friend", clock={"base": 60}, options={"first_player": "1"})
    visitor.claim(made, 1)
    room = on(server, server.services.rooms.get(made["table"]))
    from adamak.table import rows

    on(server, room.command(lambda _: rows.TimedOut(0)))
    assert visitor.info(made["table"])["seats"][0]["timed_out"]
    assert not admin("give-back", made["table"], "0")["seats"][0]["timed_out"]


def test_the_host_keeps_people_out_or_silent(serve: Serve, visitor: Browser, admin: Any) -> None:
    me = visitor.call("GET", "/api/me")["id"]
    made = visitor.make("me", "guest")
    cookie = {"cookie": f"adamak_guest={visitor.http.cookies['adamak_guest']}"}
    admin("mute", "127.0.0.1", "--why", "noise")
    with visitor.sit(made["table"], made["seats"][0]["secret"]) as player:
        assert player.do("chat", text="x")["code"] == "muted"
        admin("lift", "127.0.0.1")
        assert player.do("chat", text="x")["type"] == "ack"
    assert admin("ban", me)["bans"][0]["what"] == me
    assert visitor.call("POST", "/api/tables", {"game": "condottiere", "seats": [{"kind": "me"}] * 2},
                        status=403)["code"] == "banned"  # fmt: skip
    from websockets.sync.client import connect

    address = f"{visitor.url.replace('http', 'ws')}/api/tables/{made['table']}/socket"
    with connect(address, additional_headers=cookie) as ws, pytest.raises(Exception, match="4411"):
        ws.recv(timeout=60)
    admin("lift", me)
    visitor.make("me", "bot")


def test_an_address_is_kept_out_however_it_is_written(server: Running, admin: Any) -> None:
    """The door counts the whole network of an IPv6 address: kept as it was written, the ban kept nobody out."""
    for written in ("2001:db8:1:2:3:4:5:6", "2001:DB8:1:2::/64"):
        assert [ban["what"] for ban in admin("ban", written)["bans"]] == ["2001:db8:1:2::"]
        assert server.services.bans.bans("ban", neighbourhood("2001:db8:1:2:ffff::1"))
        assert admin("lift", written)["bans"] == []
    assert [ban["what"] for ban in admin("ban", "::ffff:127.0.0.9")["bans"]] == ["127.0.0.9"]


def test_what_the_host_names_must_be_there(admin: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Deleting what is not there, or lifting it, was done and noted, and whoever had mistyped believed it."""
    for words, said in (
        ("delete no-such-table", "no such table"), ("lift 0123abcd", "neither kept out nor silent"),
        ("lift 127.0.0.1", "neither kept out nor silent"), ("ban 127.0.0.1/x", "neither an address"),
        ("ban Sara", "neither an address"),
    ):  # fmt: skip
        assert main(["admin", *words.split()]) == 2
        assert said in capsys.readouterr().err
    assert admin("log")["deeds"] == []


def test_mistakes_are_named(server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from adamak.cli.admin import administer

    monkeypatch.setenv("ADAMAK_HOME", str(server.config.home))
    for action, what, code in (("dance", [], "admin-action"), ("show", [], "admin-action")):
        with pytest.raises(Problem, match=code):
            administer(action, what, "", 1, "", False)
    with pytest.raises(Problem, match="no-such-table"):
        administer("show", ["nothing"], "", 1, "", False)
    with pytest.raises(Problem, match="admin-no-answer"):
        administer("list", [], "http://127.0.0.1:1", 1, "", False)
    (tmp_path / "other").mkdir()
    monkeypatch.setenv("ADAMAK_HOME", str(tmp_path / "other"))
    with pytest.raises(Problem, match="admin-no-server"):
        administer("list", [], "", 1, "", False)
