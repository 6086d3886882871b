"""Nothing is silently lost or cut: whatever is missing or altered is noticed at the start or when a table is loaded."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from adamak.cli import main
from adamak.core import Problem
from adamak.server.config import ServerConfig
from adamak.server.services import Services
from adamak.server.storage import doctor
from adamak.server.storage.backup import backup, restore
from adamak.table import commands, opening, rows
from adamak.table.seats import hashed

from .clients import Browser
from .conftest import Serve

History = dict[str, list[tuple[int, int, str]]]  # by table: what was acknowledged


async def played(config: ServerConfig, tables: int, moves: int, chance: random.Random) -> History:
    """A home with some tables; the server is not stopped in order, so that the end lies in the write-ahead log."""
    services = Services(config)
    await services.open()
    kept: History = {}
    for number in range(tables):
        seats = [rows.SeatRow("human", f"P{seat}", secret=hashed(f"{number}/{seat}")) for seat in range(2)]
        opened = opening.new("condottiere", seats, hashed("host"), f"seed {number}")
        room = await services.rooms.open(f"table{number}", opened, [])
        for move in range(moves):
            if not room.table.playing:
                break
            seat = room.table.actors()[0]
            legal = list(room.table.match.position.legal(seat))
            chosen = int(legal[chance.randrange(len(legal))])
            version = room.table.version
            await room.command(
                lambda table, s=seat, m=chosen, k=f"k{move}", v=version: commands.play(table, s, [m], k, v)
            )
        kept[room.table.id] = [(one.version, one.at, rows.encode(one.row).decode()) for one in room.table.history]
    files = {path.name: path.read_bytes() for path in config.home.iterdir()}
    await services.close()
    for path in config.home.iterdir():
        path.unlink()
    for name, body in files.items():
        (config.home / name).write_bytes(body)
    return kept


async def opened_again(config: ServerConfig, kept: History) -> tuple[dict[str, str], bool]:
    """What a new server says of each table: "" where it is as it was, or a problem's code; and whether it started."""
    told: dict[str, str] = {}
    try:
        services = Services(config)
        await services.open()
    except Problem as problem:
        return dict.fromkeys(kept, problem.code), False
    try:
        for table, history in kept.items():
            try:
                room = await services.rooms.get(table)
                same = [(one.version, one.at, rows.encode(one.row).decode()) for one in room.table.history]
                told[table] = "" if same == history else "different"
            except Problem as problem:
                told[table] = problem.code
    finally:
        await services.close()
    return told, True


@pytest.fixture
def home(config: ServerConfig) -> tuple[ServerConfig, History]:
    return config, asyncio.run(played(config, 3, 12, random.Random(5)))


def changed(home: Path, statement: str, *values: Any) -> None:
    with sqlite3.connect(home / "adamak.db") as database:
        assert database.execute(statement, values).rowcount > 0
    database.close()


DAMAGES: dict[str, tuple[str, str]] = {
    "the last row": ("DELETE FROM rows WHERE table_id = ? AND version = 14", "record-cut"),
    "all rows": ("DELETE FROM rows WHERE table_id = ?", "record-cut"),
    "a middle row": ("DELETE FROM rows WHERE table_id = ? AND version = 7", "record-gap"),
    "a move": ("UPDATE rows SET body = replace(body, 'k4', 'k5') WHERE table_id = ? AND version = 7", "record-altered"),
    "a time": ("UPDATE rows SET at = at + 1 WHERE table_id = ? AND version = 3", "record-altered"),
    "a body": ("UPDATE rows SET body = 'x' WHERE table_id = ? AND version = 7", "record-altered"),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_damage_is_noticed_and_said(
    home: tuple[ServerConfig, History], what: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Finding 5."""
    config, kept = home
    assert [len(history) for history in kept.values()] == [14, 14, 14]
    statement, code = DAMAGES[what]
    changed(config.home, statement, "table1")
    with caplog.at_level(logging.ERROR):
        told, _ = asyncio.run(opened_again(config, kept))
    assert told == {"table0": "", "table1": code, "table2": ""}
    assert "table1" in caplog.text
    report = doctor.examine(config)
    assert list(report.damaged) == ["table1"]
    again, _ = asyncio.run(opened_again(config, kept))
    assert again == told  # it is not forgotten


def test_an_older_copy_of_the_database_is_noticed(config: ServerConfig) -> None:
    """Finding 5: shorter than what was acknowledged."""
    asyncio.run(played(config, 1, 3, random.Random(1)))
    old = {path.name: path.read_bytes() for path in config.home.glob("adamak.db*")}
    shutil.rmtree(config.home)
    kept = asyncio.run(played(config, 1, 12, random.Random(1)))
    for path in config.home.glob("adamak.db*"):
        path.unlink()
    for name, body in old.items():
        (config.home / name).write_bytes(body)
    told, _ = asyncio.run(opened_again(config, kept))
    assert told["table0"].startswith("record-")


def test_damage_that_cannot_even_be_named_is_noticed(home: tuple[ServerConfig, History], tmp_path: Path) -> None:
    """sqlite3 quotes in its error what is damaged, and where that is no text the start ended in a traceback."""
    config, kept = home
    asyncio.run(opened_again(config, kept))  # and stopped in order: all lies in the database itself
    path = config.home / "adamak.db"
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE", b"\xbb\xbb\xbbATE TABLE"))
    told, started = asyncio.run(opened_again(config, kept))
    assert (set(told.values()), started) == ({"storage-damaged"}, False)
    for work in (doctor.examine, lambda config: backup(config, tmp_path / "copy.zip")):
        with pytest.raises(Problem, match="storage-damaged"):
            work(config)


def test_players_are_told_and_never_that_there_is_no_such_table(serve: Serve) -> None:
    """Finding 5: 404 and 4404 `no-such-table`."""
    server = serve()
    with Browser(server.url) as visitor:
        made = visitor.make("me", "guest")
    server.stop()
    changed(server.config.home, "DELETE FROM rows WHERE table_id = ?", made["table"])
    server = serve()
    with Browser(server.url) as visitor:
        told = visitor.call("GET", f"/api/tables/{made['table']}", status=500)
        assert told == {"code": "record-cut", "facts": {"found": 0, "wanted": 2}}
        with pytest.raises(Exception, match="4500"):
            visitor.sit(made["table"], made["seats"][0]["secret"])


def test_the_doctor_lets_tables_go_on_where_the_host_wants_it(home: tuple[ServerConfig, History]) -> None:
    config, kept = home
    changed(config.home, "DELETE FROM rows WHERE table_id = ? AND version > 10", "table1")
    changed(config.home, "UPDATE tables SET status = 'waiting' WHERE id = ?", "table2")
    report = doctor.examine(config)
    assert sorted(finding.code for finding in report.findings) == ["brief", "cut"]
    assert list(doctor.repair(config, report)) == [("table1", 10), ("table2", -1)]
    assert doctor.examine(config).findings == []
    told, _ = asyncio.run(opened_again(config, kept))
    assert told == {"table0": "", "table1": "different", "table2": ""}  # ten rows, and the note that it was cut


def test_a_damaged_list_of_what_was_acknowledged_is_noticed(
    home: tuple[ServerConfig, History], caplog: pytest.LogCaptureFixture
) -> None:
    config, kept = home
    path = config.home / "acknowledged-1"
    body = bytearray(path.read_bytes())
    body[40] ^= 1
    path.write_bytes(body)
    with caplog.at_level(logging.ERROR):
        told, _ = asyncio.run(opened_again(config, kept))
    assert set(told.values()) == {""}
    assert "acknowledged-1" in caplog.text


# --- random damage ---------------------------------------------------------------------------------------------------


def damage_often(config: ServerConfig, rounds: int, seed: int, note: Callable[[str], None]) -> None:
    """Random bytes in the database or its log: every table is as it was, or it says what is wrong with it."""
    chance = random.Random(seed)
    kept = asyncio.run(played(config, 6, 25, chance))
    killed = {path.name: path.read_bytes() for path in config.home.iterdir()}
    asyncio.run(opened_again(config, kept))  # and stopped in order: now all lies in the database itself
    stopped = {path.name: path.read_bytes() for path in config.home.iterdir()}
    noticed = 0
    for number in range(rounds):
        home = config.home.parent / f"damaged{number}"
        home.mkdir()
        sound, name = chance.choice([(killed, "adamak.db"), (killed, "adamak.db-wal"), (stopped, "adamak.db")])
        for other, body in sound.items():
            (home / other).write_bytes(body)
        body = bytearray(sound[name])
        length = chance.randint(1, 200)
        at = chance.randrange(len(body) - length)
        body[at : at + length] = chance.randbytes(length)
        (home / name).write_bytes(bytes(body))
        told, started = asyncio.run(opened_again(replace(config, home=home), kept))
        assert "different" not in told.values(), (seed, number, name, at, length, told)
        assert "no-such-table" not in told.values(), (seed, number, name, at, length, told)
        noticed += any(told.values())
        note(f"{name} {at}+{length}: {'started' if started else 'refused'}, {sorted(set(told.values()) - {''})}")
        shutil.rmtree(home)
    assert noticed


def test_random_damage_is_never_silent(config: ServerConfig) -> None:
    """Finding 5: 100 random bytes in the log, and the server started at an older version without a word."""
    damage_often(config, 6, 11, lambda _: None)


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_random_damage_is_never_silent_in_two_hundred_rounds(config: ServerConfig) -> None:
    damage_often(config, int(os.environ.get("ADAMAK_ROUNDS", "200")), int(os.environ.get("ADAMAK_SEED", "7")), print)


# --- copies ----------------------------------------------------------------------------------------------------------


def test_a_copy_made_under_load_holds_all_that_was_acknowledged(
    serve: Serve, database_url: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    server = serve(database_url=database_url)
    with Browser(server.url) as visitor:
        made = visitor.make("me", "guest")
        cookie = visitor.http.cookies["adamak_guest"]
        with visitor.sit(made["table"], *(held["secret"] for held in made["seats"])) as player:
            said = [player.do("chat", text=f"line {number}")["version"] for number in range(5)]
            counts = backup(server.config, tmp_path / "copy.zip")
            player.do("chat", text="after the copy")
    assert counts["rows"] >= said[-1]
    with pytest.raises(Problem, match=r"restore-not-empty|home-in-use"):
        restore(server.config, tmp_path / "copy.zip")
    server.stop()
    elsewhere = "" if database_url else request.getfixturevalue("new_database")  # from either kind to the other
    config = replace(server.config, home=tmp_path / "elsewhere", database_url=elsewhere)
    assert restore(config, tmp_path / "copy.zip") == counts
    assert doctor.examine(config).findings == []
    second = serve(home=config.home, database_url=elsewhere)
    with Browser(second.url) as visitor:
        visitor.http.cookies.set("adamak_guest", cookie)
        assert [table["id"] for table in visitor.call("GET", "/api/me/tables")["tables"]] == [made["table"]]
        with visitor.sit(made["table"], made["seats"][0]["secret"]) as player:
            lines = [line["text"] for line in player.log if line["kind"] == "said"]
            assert lines[:5] == [f"line {number}" for number in range(5)]


def test_what_is_no_copy_is_refused(config: ServerConfig, tmp_path: Path) -> None:
    (tmp_path / "copy.zip").write_bytes(b"PK nonsense")
    with pytest.raises(Problem, match="backup-unreadable"):
        restore(config, tmp_path / "copy.zip")


def test_the_commands_say_what_they_did(
    home: tuple[ServerConfig, History],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    config, _ = home
    monkeypatch.setenv("ADAMAK_LANG", "en")
    monkeypatch.setenv("ADAMAK_HOME", str(config.home))
    assert main(["doctor"]) == 0
    assert main(["backup", str(tmp_path / "copy.zip")]) == 0
    changed(config.home, "DELETE FROM rows WHERE table_id = ? AND version = 14", "table1")
    assert main(["doctor"]) == 1
    assert "Table table1: 14 entries were acknowledged, 13 are there." in capsys.readouterr().out
    assert main(["doctor", "--repair"]) == 0
    assert main(["doctor"]) == 0
    monkeypatch.setenv("ADAMAK_HOME", str(tmp_path / "elsewhere"))
    assert main(["restore", str(tmp_path / "copy.zip")]) == 0
    assert "3 tables with 42 entries" in capsys.readouterr().out
    assert main(["doctor"]) == 0
