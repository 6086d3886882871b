"""What is old goes, and nothing that anybody can add to grows for ever."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from adamak.server.background import Running
from adamak.server.storage import schema
from adamak.server.storage.expiry import expire
from adamak.server.tables.server_time import now

from .clients import Browser
from .test_storage import on


def test_what_is_old_goes_and_finished_games_stay(any_server: Running) -> None:
    """Finding 12."""
    server = any_server
    days = 24 * 3600 * 1000
    with Browser(server.url) as visitor:
        waiting, fresh = visitor.make("me", "friend"), visitor.make("me", "friend")
        given_up, finished, unplayed = (visitor.make("me", "guest") for _ in range(3))
        visitor.call("POST", f"/api/tables/{given_up['table']}/abandon", secret=given_up["host"], status=200)
        with visitor.sit(finished["table"], finished["seats"][0]["secret"]) as player:
            player.do("resign")
        visitor.call("PUT", "/api/me", {"name": "Mina"}, status=200)
        httpx.put(f"{server.url}/api/me", json={"name": "Passer-by"})

        def age(connection: Any) -> None:
            old = [made["table"] for made in (waiting, given_up, finished, unplayed)]
            rows, tables = schema.rows, schema.tables
            connection.execute(sa.update(rows).where(rows.c.table_id.in_(old)).values(at=rows.c.at - 400 * days))
            past = tables.c.changed_at - 400 * days
            connection.execute(sa.update(tables).where(tables.c.id.in_(old)).values(changed_at=past))
            connection.execute(sa.update(schema.guests).values(created_at=now() - 400 * days))

        services = server.services
        on(server, services.store.write(age))
        off = replace(server.config, waiting_days=0, abandoned_days=0, unplayed_days=0, guests_days=0)
        assert on(server, expire(off, services.store, services.rooms)) == {"tables": 0, "guests": 0}
        with visitor.sit(waiting["table"], waiting["host"]) as host:
            assert on(server, expire(server.config, services.store, services.rooms)) == {"tables": 3, "guests": 1}
            with pytest.raises(Exception, match="4404"):
                host.until("never")
        for made, status in ((waiting, 404), (given_up, 404), (unplayed, 404), (fresh, 200), (finished, 200)):
            visitor.call("GET", f"/api/tables/{made['table']}", status=status)
        assert visitor.call("GET", "/api/me", status=200)["name"] == "Mina"


def test_what_was_noted_about_games_and_tournaments_of_old_goes(server: Running) -> None:
    """Finding 12, of what came later: nothing that anybody can add to grows for ever."""
    days = 24 * 3600 * 1000
    long_ago, lately = now() - 400 * days, now() - days
    event = {"name": "Cup", "game": "duel", "maker": "m", "plan": "{}", "round": 0, "created_at": 0, "version": 1}
    with Browser(server.url) as visitor:
        over, going = visitor.make("me", "guest"), visitor.make("me", "guest")
        visitor.call("POST", f"/api/tables/{over['table']}/abandon", secret=over["host"], status=200)

    def lay(connection: Any) -> None:
        tables = schema.tables
        connection.execute(sa.update(tables).where(tables.c.id == over["table"]).values(changed_at=now() - 3 * days))
        for made in (over, going):
            moves = {"seat": 0, "person": "", "moves": "[]", "made_at": lately, "dropped": False}
            connection.execute(sa.insert(schema.premoves).values(table_id=made["table"], **moves))
            connection.execute(sa.insert(schema.hushed_tables).values(table_id=made["table"], person="p"))
        for name, status, changed, starts in (
            ("never-begun", "open", long_ago, 0), ("called-off", "cancelled", long_ago, 0),
            ("over", "over", long_ago, 0), ("new", "open", lately, 0),
            ("next-year", "open", long_ago, now() + 300 * days),
        ):  # fmt: skip
            values = event | {"id": name, "status": status, "changed_at": changed, "next_at": starts}
            connection.execute(sa.insert(schema.tournaments).values(**values))
            entry = {"number": 1, "person": "p", "bot": "", "strength": 0, "joined": 1, "left": 0}
            connection.execute(sa.insert(schema.tournament_entries).values(tournament=name, **entry))
        for name, closed in (("open", None), ("closed-long-ago", long_ago), ("closed", lately)):
            report = {"at": long_ago, "reporter": "r", "about": "a", "name": "", "table_id": "", "reason": "talk"}
            connection.execute(sa.insert(schema.reports).values(id=name, closed_at=closed, words="", **report))

    def left(connection: Any) -> list[list[str]]:
        columns = (
            schema.premoves.c.table_id, schema.hushed_tables.c.table_id, schema.tournaments.c.id,
            schema.tournament_entries.c.tournament, schema.reports.c.id,
        )  # fmt: skip
        return [sorted(str(found) for (found,) in connection.execute(sa.select(column))) for column in columns]

    services = server.services
    on(server, services.store.write(lay))
    on(server, expire(server.config, services.store, services.rooms))
    tournaments = ["never-begun", "new", "next-year", "over"]  # what nobody began is called off first
    expected = [[going["table"]], [going["table"]], tournaments, tournaments, ["closed", "open"]]
    assert on(server, services.store.read(left)) == expected
