"""How quickly the pages of a large club answer: `python bench/club.py HOME [--persons N] [--games N] [--asked N]`.

Fills the database of an empty home with people and finished games (rated and not, public and not, of all installed
games), with open tables, people who wait in the lobby and tournaments; a home that it has filled before is only asked.
Serves it, lets whoever looks play some games, and asks for the home page's lists, people's pages, the club's page, the
lobby and tournaments, one after another. Processor time is that of the server and of whoever asks, less what the same
takes for an address that tells nothing.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa

from adamak.club.habits import EDGES
from adamak.core import games
from adamak.server.background import Running
from adamak.server.club import scorebook, tallies
from adamak.server.config import ServerConfig
from adamak.server.people.keys import Keys
from adamak.server.storage import schema
from adamak.server.storage.store import Store
from adamak.server.tournaments.book import Plan
from adamak.table.messages import ClockPlan
from adamak.table.seats import hashed

YEAR = 365 * 24 * 3600 * 1000  # milliseconds
AT_ONCE = 2000
OPEN, WAITING, MINE = 300, 100, 500  # tables that are listed, people who wait, tables of whoever looks
PLAYING = 12  # games of whoever looks that go on
GOING, OVER, ENTRANTS, ROUNDS = 60, 1000, 64, 7  # tournaments
TOKEN = "device-of-the-first"
THINGS = [f"thing_{number}" for number in range(40)]
PARTS = ("first", "second", "third", "fourth", "fifth")


def fill(store: Store, people: int, number: int, rng: random.Random) -> list[str]:
    """People, some of whom play much more than others, and their finished games over the last year."""
    ids = [f"person{at:06}" for at in range(people)]
    now = time.time_ns() // 1_000_000
    keen = [rng.paretovariate(1.2) for _ in ids]
    chosen = rng.choices(ids, keen, k=4 * number)
    kinds = sorted(games())
    with store._writing.connect() as connection, connection.begin():
        lines = [
            {"id": name, "name": f"Player {name[-6:]}", "language": "en", "key": None, "created_at": now - YEAR,
             "folded": f"player {name[-6:]}"}
            for name in ids
        ]  # fmt: skip
        connection.execute(sa.insert(schema.persons), lines)
        for begin in range(0, number, AT_ONCE):
            tables, finished, results, details = [], [], [], []
            for at in range(begin, min(number, begin + AT_ONCE)):
                made = _game(at, rng, kinds, chosen, now - YEAR + at * YEAR // number)
                tables.append(made[0])
                finished.append(made[1])
                results += made[2]
                details += [_detail(line, rng) for line in made[2]]
            connection.execute(sa.insert(schema.tables), tables)
            connection.execute(sa.insert(schema.finished), finished)
            connection.execute(sa.insert(schema.results), results)
            connection.execute(sa.insert(schema.details), details)
    with store._writing.connect() as connection, connection.begin():
        began = time.process_time()
        reckoned = scorebook.settle(connection)
        print(f"{reckoned} rated games reckoned in {time.process_time() - began:.1f} s of the processor", flush=True)
        began = time.process_time()
        tallies.reckon_anew(connection, ids)
        print(f"the sums of {people} people in {time.process_time() - began:.1f} s", flush=True)
        _lobby(connection, ids, kinds, rng, now)
        for at in range(GOING + OVER):
            _tournament(connection, at, ids, rng, now)
    return ids


def _tournament(connection: sa.Connection, at: int, ids: list[str], rng: random.Random, now: int) -> None:
    """A Swiss one of 64 people: over, or about to begin some day."""
    name, is_open = f"tournament{at:06}", at < GOING
    begins = now + YEAR if is_open else 0
    plan = Plan("swiss", ClockPlan(600), 2 * ENTRANTS, rounds=ROUNDS, starts_at=begins)
    connection.execute(sa.insert(schema.tournaments).values(
        id=name, name=f"Cup {at}", game="duel", status="open" if is_open else "over", maker="", version=1,
        round=0 if is_open else ROUNDS, plan=msgspec.json.encode(plan).decode(), next_at=begins, created_at=now - at,
        changed_at=now - at,
    ))  # fmt: skip
    people = rng.sample(ids, ENTRANTS)
    entries = [
        {"tournament": name, "number": number, "person": person, "bot": "", "strength": 1500, "joined": 1, "left": 0}
        for number, person in enumerate(people, 1)
    ]
    meetings = []
    for number in range(1, 1 if is_open else ROUNDS + 1):
        drawn = rng.sample(range(1, ENTRANTS + 1), ENTRANTS)
        for board in range(ENTRANTS // 2):
            meetings.append({
                "tournament": name, "round": number, "board": board, "table_id": f"t{at}/{number}/{board}",
                "entries": json.dumps(drawn[2 * board : 2 * board + 2]), "places": "[1,2]",
            })  # fmt: skip
    connection.execute(sa.insert(schema.tournament_entries), entries)
    if meetings:
        connection.execute(sa.insert(schema.tournament_meetings), meetings)


def _detail(line: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """What somebody did: twelve of forty things of a kind, sixty decisions."""
    taken = {"card": rng.sample(THINGS, 12), "wonder": rng.sample(THINGS, 3)}
    times = [rng.randint(0, 12) for _ in range(len(EDGES) + 1)]
    return {"table_id": line["table_id"], "seat": line["seat"], "taken": json.dumps(taken), "times": json.dumps(times)}


def _lobby(connection: sa.Connection, ids: list[str], kinds: list[str], rng: random.Random, now: int) -> None:
    """Open tables, people who wait, challenges and friends: more than a club of this size has at a time."""
    tables, members, seeks, sent = [], [], [], []
    for at in range(OPEN):
        line, _, _ = _game(10**7 + at, rng, kinds, ids * 4, now, rng.sample(ids, 2))
        tables.append(
            line | {"status": rng.choice(("waiting", "playing")), "public": True, "base": 600, "increment": 5}
        )
        members += [
            {"guest": who, "table_id": line["id"], "seat": seat} for seat, who in enumerate(rng.sample(ids[1:], 2))
        ]
    mine = [str(table) for (table,) in connection.execute(sa.select(schema.tables.c.id).limit(MINE))]
    members += [{"guest": ids[0], "table_id": table, "seat": 0} for table in mine]
    last = [{"table_id": table, "version": 1, "at": now, "body": "{}", "chain": ""} for table in mine]
    connection.execute(sa.insert(schema.rows), last)
    terms: dict[str, Any] = {"base": 600, "increment": 5, "rated": True}
    for at in range(WAITING):
        who = rng.choice(ids)
        seeks.append(terms | {
            "id": f"seek{at}", "who": who, "person": True, "name": who, "game": rng.choice(kinds), "size": 2,
            "near": True, "points": 1500, "created_at": now, "until": now + YEAR, "table_id": "", "met_at": 0,
        })  # fmt: skip
    friends = [{"person": a, "other": b, "at": now} for a in ids[:200] for b in ids[:40] if a != b]
    for at in range(WAITING):
        sent.append(terms | {
            "id": f"sent{at}", "sender": ids[at], "receiver": ids[0], "kind": "challenge", "game": kinds[0],
            "table_id": "", "created_at": now,
        })  # fmt: skip
    for table, lines in (
        (schema.tables, tables), (schema.members, members), (schema.seeks, seeks), (schema.friends, friends),
        (schema.invitations, sent),
    ):  # fmt: skip
        connection.execute(sa.insert(table), lines)
    device = {"id": "device", "person": ids[0], "token": hashed(TOKEN), "name": "", "created_at": now, "seen_at": now}
    connection.execute(sa.insert(schema.devices).values(**device, passkey=None))


def _game(
    at: int, rng: random.Random, kinds: list[str], chosen: list[str], ended_at: int, sit: list[str] | None = None
) -> Any:
    game, table = rng.choice(kinds), f"table{at:08}"
    people = sit or list(dict.fromkeys(chosen[4 * at : 4 * at + rng.randint(2, 4)])) or chosen[:2]
    if len(people) < 2:
        people.append("person000000" if people[0] != "person000000" else "person000001")
    public, is_rated = rng.random() < 0.5, rng.random() < 0.4
    common = {"table_id": table, "game": game, "ended_at": ended_at, "shown": public or is_rated}
    order = rng.sample(range(1, len(people) + 1), len(people))
    seats = json.dumps([
        {"seat": seat, "kind": "human", "name": name, "level": "medium", "claimed": True, "away": False,
         "resigned": False, "timed_out": False, "bot": False}
        for seat, name in enumerate(people)
    ])  # fmt: skip
    line = {
        "id": table, "game": game, "status": "over", "public": public, "spectators": True, "created_at": ended_at,
        "changed_at": ended_at, "seats": seats, "chance": "drawn", "seed_hash": None, "size": len(people),
        "base": None, "increment": None, "rated": is_rated,
    }  # fmt: skip
    finished = common | {"ending": "points", "moves": 80, "unrated": "" if is_rated else "casual",
                         "entered": not is_rated, "detailed": True}  # fmt: skip
    results = [
        common
        | {"seat": seat, "person": person, "bot": "", "name": f"Player {person[-6:]}", "place": place,
           "rated_place": place, "total": rng.randint(20, 90),
           "parts": json.dumps({part: rng.randint(0, 20) for part in PARTS})}
        for seat, (person, place) in enumerate(zip(people, order, strict=True))
    ]  # fmt: skip
    return line, finished, results


def ask(url: str, ids: list[str], number: int, rng: random.Random) -> None:
    """Milliseconds of each page: the median, and what 95 of 100 answers kept to."""
    pages = {
        "home (my tables)": lambda: "/api/me/tables",
        "home (open tables)": lambda: "/api/tables",
        "profile": lambda: f"/api/people/{rng.choice(ids)}",
        "profile of the busiest": lambda: f"/api/people/{busiest}",
        "club": lambda: "/api/club",
        "lobby": lambda: "/api/lobby",
        "lobby (open tables near me)": lambda: "/api/tables?near=true&rated=true",
        "friends": lambda: "/api/friends",
        "somebody by name": lambda: f"/api/people?name={rng.choice(ids)[-5:]}",
        "tournaments": lambda: "/api/tournaments",
        "a tournament": lambda: f"/api/tournaments/tournament{rng.randrange(GOING + OVER):06}",
    }
    busiest = ids[0]
    with httpx.Client(base_url=url, timeout=60) as client:
        busiest = max(
            rng.sample(ids, min(400, len(ids))), key=lambda one: sum(g["games"] for g in _page(client, one)["games"])
        )
        client.cookies.set("adamak_device", TOKEN)
        for number in range(PLAYING):
            seats = [{"kind": "me"}, {"kind": "guest"}]
            asked = {"game": sorted(games())[number % len(games())], "seats": seats, "clock": {"base": 86_400}}
            client.post("/api/tables", json=asked).raise_for_status()
        nothing = statistics.median(_times(client, lambda: "/api/health", number)[1])
        for name, path in pages.items():
            times, worked = _times(client, path, number)
            print(
                f"{name}: median {statistics.median(times):.1f} ms, 95 % {times[int(0.95 * len(times))]:.1f} ms, "
                f"processor {max(0.0, statistics.median(worked) - nothing):.1f} ms"
            )


def _times(client: httpx.Client, path: Callable[[], str], number: int) -> tuple[list[float], list[float]]:
    """Milliseconds of so many answers, by the clock and of the processor, in order."""
    times, worked = [], []
    for _ in range(number):
        began, spent = time.perf_counter(), time.process_time()
        client.get(path()).raise_for_status()
        times.append(1000 * (time.perf_counter() - began))
        worked.append(1000 * (time.process_time() - spent))
    return sorted(times), sorted(worked)


def _page(client: httpx.Client, person: str) -> Any:
    return client.get(f"/api/people/{person}").json()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("home", type=Path)
    parser.add_argument("--persons", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--asked", type=int, default=200)
    given = parser.parse_args()
    config = ServerConfig(given.home).without_limits()
    given.home.mkdir(parents=True, exist_ok=True)
    rng = random.Random(18)
    store = Store(config, key=Keys.of(given.home, "").key)
    store.open()
    with store._reading.connect() as connection:
        ids = [str(person) for (person,) in connection.execute(sa.select(schema.persons.c.id))]
    ids = ids or fill(store, given.persons, given.games, rng)
    store.close()
    with Running(config) as server:
        ask(server.url, ids, given.asked, rng)


if __name__ == "__main__":
    main()
