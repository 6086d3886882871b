"""Rules change, schemas change, games go on: homes and databases of every earlier version open."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from adamak.core import Match, Problem, find
from adamak.server.config import ServerConfig
from adamak.server.people.keys import Keys
from adamak.server.people.persons import handle_of
from adamak.server.storage import doctor, migrations, schema
from adamak.server.storage.chain import link
from adamak.server.storage.database import connect
from adamak.server.storage.store import Append, Store
from adamak.server.tables.room import brief_of, linked
from adamak.server.tables.rules_change import vocabulary
from adamak.server.tables.server_time import now
from adamak.table import Table, commands, opening, rows
from adamak.table.seats import hashed

from .clients import Browser
from .conftest import Serve
from .people import become, bring, places
from .test_storage import on

GAME = find("condottiere")
AT = now()


def written(table_id: str, moves: int, resign: bool = False, **opened: Any) -> Table:
    """A table with some moves, as its rows were written."""
    seats = [rows.SeatRow("human", f"P{seat}", secret=hashed(f"secret {seat}")) for seat in range(2)]
    first = msgspec.structs.replace(opening.new("condottiere", seats, hashed("host"), "seed"), **opened)
    table = Table(table_id)
    for row in (first, rows.Started()):
        table.apply(rows.Stored(table.version + 1, AT, row))
    for number in range(moves):
        seat = table.actors()[0]
        move = int(next(iter(table.match.position.legal(seat))))
        row = commands.play(table, seat, [move], f"k{number}", table.version)
        table.apply(rows.Stored(table.version + 1, AT, row))
    if resign:
        table.apply(rows.Stored(table.version + 1, AT, commands.resign(table, 0, "bye")))
    return table


# --- schemas ---------------------------------------------------------------------------------------------------------


def test_a_database_of_the_first_version_opens(serve: Serve, config: ServerConfig, database_url: str) -> None:
    config.home.mkdir()
    old = replace(config, database_url=database_url)
    tables = [written("played", 9), written("brought", 4, fair=False), written("done", 3, resign=True)]
    engine, _ = connect(old, writing=True)
    with engine.begin() as connection:
        migrations.upgrade(connection, "0001")
        for table in tables:
            for one in table.history:
                values = {"t": table.id, "v": one.version, "at": one.at, "body": rows.encode(one.row).decode()}
                connection.execute(sa.text("INSERT INTO rows VALUES (:t, :v, :at, :body)"), values)
            later = ("size", "base", "increment", "rated", "chance", "seed_hash")
            brief = {name: value for name, value in brief_of(table).items() if name not in later}
            connection.execute(sa.text(_insert("tables", brief)), brief)
    engine.dispose()
    server = serve(database_url=database_url)
    with Browser(server.url) as visitor:
        assert visitor.info("played")["chance"] == "drawn"
        assert visitor.info("brought")["chance"] == "imported"
        assert visitor.info("done")["status"] == "over"
        with visitor.sit("played", "secret 0", "secret 1") as player:
            player.say("look", seat=player.state["actors"][0])
            player.until("welcome")
            assert player.play(player.legal()[0])["type"] == "ack"
    server.stop()
    assert doctor.examine(old).findings == []


@pytest.mark.parametrize("revision", migrations.KNOWN[:-1])
def test_an_older_home_keeps_seats_names_and_results(
    serve: Serve, config: ServerConfig, database_url: str, revision: str
) -> None:
    """A guest of any version, who may become a person; and a person, as soon as there were any."""
    config.home.mkdir()
    old = replace(config, database_url=database_url)
    played, done = written("played", 5), written("done", 3, resign=True)
    engine, _ = connect(old, writing=True)
    with engine.begin() as connection:
        migrations.upgrade(connection, revision)
        lines = _lines(played) + _lines(done) + [
            ("guests", {"id": "a guest of old", "name": "Shirin", "language": "fa", "created_at": AT}),
            *(("members", {"guest": "a guest of old", "table_id": "played", "seat": seat}) for seat in (-1, 0)),
            ("persons", {"id": "a person of old", "name": "Leila", "language": "fa", "key": None, "created_at": AT}),
            ("devices", {"id": "phone", "person": "a person of old", "token": hashed("cookie"), "name": "",
                         "created_at": AT, "seen_at": AT, "passkey": None}),
            ("members", {"guest": "a person of old", "table_id": "played", "seat": 1}),
            ("members", {"guest": "a person of old", "table_id": "done", "seat": 1}),
        ]  # fmt: skip
        known = {name: {column["name"] for column in sa.inspect(connection).get_columns(name)}
                 for name in sa.inspect(connection).get_table_names()}  # fmt: skip
        for table, values in lines:
            kept = {name: value for name, value in values.items() if name in known.get(table, ())}
            if kept:
                connection.execute(sa.text(_insert(table, kept)), kept)
    engine.dispose()
    server = serve(database_url=database_url)
    cookie = Keys.of(config.home, "").cookie("a guest of old")
    with Browser(server.url) as shirin, Browser(server.url) as leila:
        shirin.http.cookies.set("adamak_guest", cookie)
        assert shirin.call("GET", "/api/me", status=200) == {
            "id": handle_of("a guest of old"), "name": "Shirin", "language": "fa", "person": None,
        }  # fmt: skip
        (listed,) = shirin.call("GET", "/api/me/tables", status=200)["tables"]
        assert (listed["id"], listed["my_seats"]) == ("played", [0])
        with shirin.sit("played", "secret 0") as player:
            assert player.welcomed["held"] == [0]
        become(shirin, "")
        assert shirin.call("GET", "/api/me", status=200)["name"] == "Shirin"
        assert bring(shirin, {"table": "played", "host": "host", "seats": [{"secret": "secret 0"}]}) == ["played"]
        assert places(shirin, "played").keys() == {-1, 0}
        if revision < "0003":
            with shirin.sit("played", "secret 1") as player:  # of somebody who is a guest still
                assert player.welcomed["held"] == [1]
            return
        leila.http.cookies.set("adamak_device", "cookie")
        assert places(leila, "played").keys() == {1}
        assert shirin.call("GET", "/api/people?name=leila", status=200)["people"][0]["person"] == "a person of old"
        on(server, server.services.bookkeeper.catch_up(now() + 1))
        (record,) = leila.call("GET", "/api/people/a person of old", status=200)["games"]
        assert (record["game"], record["games"], record["won"]) == ("condottiere", 1, 1)


def _lines(table: Table) -> list[tuple[str, dict[str, Any]]]:
    """A table as any version has written it; what was not there yet is left out."""
    found: list[tuple[str, dict[str, Any]]] = [("tables", brief_of(table))]
    head = ""
    for one in table.history:
        body = rows.encode(one.row).decode()
        head = link(head, table.id, one.version, one.at, body)
        line = {"table_id": table.id, "version": one.version, "at": one.at, "body": body, "chain": head}
        found.append(("rows", line))
    return found


def _insert(table: str, values: dict[str, Any]) -> str:
    return f"INSERT INTO {table} ({', '.join(values)}) VALUES ({', '.join(f':{name}' for name in values)})"


def test_a_newer_database_is_refused_in_one_sentence(serve: Serve, config: ServerConfig, database_url: str) -> None:
    """Finding 8: 100 lines of traceback."""
    server = serve(database_url=database_url)
    server.stop()
    engine, _ = connect(server.config, writing=True)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(Problem, match=r"storage-newer .*found=9999"):
        serve(database_url=database_url)


def test_what_is_no_database_is_named(serve: Serve, config: ServerConfig) -> None:
    """Finding 10: all of these said "The database cannot be reached"."""
    config.home.mkdir()
    (config.home / "adamak.db").write_bytes(b"garbage " * 2000)
    with pytest.raises(Problem, match="storage-damaged"):
        serve()


# --- rules -----------------------------------------------------------------------------------------------------------


def kept(config: ServerConfig, *tables: Table, words: list[str] | None = None, status: str | None = None) -> None:
    """A home in which these tables lie, written by a program with the rules of version 0."""
    config.home.mkdir(exist_ok=True)

    async def write() -> None:
        store = Store(config, key=b"")
        store.open()
        for table in tables:
            brief = brief_of(table) | ({"status": status} if status else {})
            await store.append(Append(table.id, linked(table.id, table.history, ""), brief))
        if words is not None:
            values = {"game": "condottiere", "rules_version": 0, "words": json.dumps(words)}
            await store.write(lambda connection: connection.execute(sa.insert(schema.vocabularies).values(**values)))
        store.close()

    asyncio.run(write())
    (config.home / "acknowledged-1").unlink()  # sealed with another key


def test_games_of_older_rules_are_carried_over_where_every_move_is_legal(serve: Serve, config: ServerConfig) -> None:
    """Finding 6."""
    kept(config, written("going", 6, rules_version=0), written("done", 6, resign=True, rules_version=0))
    server = serve()
    with Browser(server.url) as visitor:
        with visitor.sit("going", "secret 0", "secret 1") as player:
            assert player.log[-1] == player.log[-1] | {"kind": "carried", "rules_version": GAME.rules_version}
            player.say("look", seat=player.state["actors"][0])
            player.until("welcome")
            assert player.play(player.legal()[0])["type"] == "ack"
        done = visitor.info("done")
        assert (done["status"], done["result"]["winners"]) == ("over", [1])
        assert len(visitor.call("GET", "/api/tables/done/save", secret="host", status=200)["moves"]) == 6
    server.stop()
    with Browser(serve().url) as visitor, visitor.sit("going", "secret 0") as player:
        assert [line["kind"] for line in player.log].count("carried") == 1


def test_moves_are_found_by_their_words_when_their_numbers_changed(serve: Serve, config: ServerConfig) -> None:
    words = vocabulary(GAME)
    table = written("going", 6, rules_version=0)
    turned = len(words) - 1
    for at, one in enumerate(table.history):  # as if the moves had been numbered from the other end
        if isinstance(one.row, rows.Moved):
            row = msgspec.structs.replace(one.row, moves=[turned - move for move in one.row.moves])
            table.history[at] = rows.Stored(one.version, one.at, row)
    kept(config, table, words=words[::-1])
    with Browser(serve().url) as visitor, visitor.sit("going", "secret 0") as player:
        assert player.state["length"] == 6


def test_a_finished_game_is_filmed_and_looked_at_when_its_rules_are_gone(
    serve: Serve, config: ServerConfig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finding 6: replayed for ever."""
    kept(config, written("done", 6, resign=True))
    server = serve()
    with Browser(server.url) as visitor:
        seen = [
            visitor.call("GET", f"/api/tables/done/replay/{at}?seat={seat}", secret="host", status=200)
            for at in range(7)
            for seat in ("spectator", "0", "all")
        ]
        result = visitor.info("done")["result"]
    on(server, server.services.films.shoot("done", share=1.0))
    server.stop()
    monkeypatch.setattr(type(GAME), "rules_version", GAME.rules_version + 1)

    def broken(*_: object, **__: object) -> None:
        raise LookupError

    monkeypatch.setattr(Match, "start", broken)  # today's rules cannot even deal it
    with Browser(serve().url) as visitor:
        assert visitor.info("done")["result"] == result
        assert seen == [
            visitor.call("GET", f"/api/tables/done/replay/{at}?seat={seat}", secret="host", status=200)
            for at in range(7)
            for seat in ("spectator", "0", "all")
        ]


@pytest.mark.parametrize("status", ["playing", "over"])
def test_games_that_no_longer_fit_are_kept_as_they_were_written(
    serve: Serve, config: ServerConfig, status: str
) -> None:
    """Finding 6: listed as playing, not to be opened, replayed or saved."""
    words = vocabulary(GAME)
    table = written("old", 5, rules_version=0)
    unknown = [*words, "retreat at_once"]  # a move that today's rules do not know
    row = rows.Moved(0, [len(words)], "k9")
    table.history.append(rows.Stored(table.version + 1, AT, row))
    table.version += 1
    kept(config, table, words=unknown, status=status)
    server = serve()
    with Browser(server.url) as visitor:
        info = visitor.info("old")
        assert (info["status"], info["closed"]) == (("abandoned", "rules") if status == "playing" else ("over", ""))
        save = visitor.call("GET", "/api/tables/old/save", secret="host", status=200)
        assert (save["rules_version"], len(save["moves"]), save["moves"][-1]) == (0, 6, "0 retreat at_once")
        assert save["seed"] == "seed"
        with visitor.sit("old", "secret 0") as player:
            kinds = [line["kind"] for line in player.log]
            assert kinds.count("moved") == 6
            assert (kinds[-1] == "abandoned") == (status == "playing")
        visitor.call("GET", "/api/tables/old/replay/3?seat=spectator", secret="host", status=200)
    server.stop()
    with Browser(serve().url) as visitor:
        assert visitor.info("old")["status"] == ("abandoned" if status == "playing" else "over")
