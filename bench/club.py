"""How quickly the pages of a large club answer: `python bench/club.py HOME [--persons N] [--games N] [--asked N]`.

Fills the database of an empty home with people and finished games (rated and not, public and not, of all installed
games), serves it, and asks for the home page's lists, people's pages and the club's page, one after another.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from adamak.core import games
from adamak.server.background import Running
from adamak.server.club import scorebook
from adamak.server.config import ServerConfig
from adamak.server.storage import schema
from adamak.server.storage.store import Store

YEAR = 365 * 24 * 3600 * 1000  # milliseconds
AT_ONCE = 2000
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
            {"id": name, "name": f"Player {name[-6:]}", "language": "en", "key": None, "created_at": now - YEAR}
            for name in ids
        ]
        connection.execute(sa.insert(schema.persons), lines)
        for begin in range(0, number, AT_ONCE):
            tables, finished, results = [], [], []
            for at in range(begin, min(number, begin + AT_ONCE)):
                made = _game(at, rng, kinds, chosen, now - YEAR + at * YEAR // number)
                tables.append(made[0])
                finished.append(made[1])
                results += made[2]
            connection.execute(sa.insert(schema.tables), tables)
            connection.execute(sa.insert(schema.finished), finished)
            connection.execute(sa.insert(schema.results), results)
    with store._writing.connect() as connection, connection.begin():
        began = time.perf_counter()
        reckoned = scorebook.settle(connection)
        print(f"{reckoned} rated games reckoned in {time.perf_counter() - began:.1f} s")
    return ids


def _game(at: int, rng: random.Random, kinds: list[str], chosen: list[str], ended_at: int) -> Any:
    game, table = rng.choice(kinds), f"table{at:08}"
    people = list(dict.fromkeys(chosen[4 * at : 4 * at + rng.randint(2, 4)])) or chosen[:2]
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
        "changed_at": ended_at, "seats": seats, "chance": "drawn", "seed_hash": None,
    }  # fmt: skip
    finished = common | {"ending": "points", "moves": 80, "unrated": "" if is_rated else "casual",
                         "entered": not is_rated}  # fmt: skip
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
    }
    busiest = ids[0]
    with httpx.Client(base_url=url, timeout=60) as client:
        busiest = max(rng.sample(ids, 400), key=lambda one: sum(g["games"] for g in _page(client, one)["games"]))
        client.get("/api/me")
        for name, path in pages.items():
            times = []
            for _ in range(number):
                began = time.perf_counter()
                client.get(path()).raise_for_status()
                times.append(1000 * (time.perf_counter() - began))
            times.sort()
            print(f"{name}: median {statistics.median(times):.1f} ms, 95 % {times[int(0.95 * len(times))]:.1f} ms")


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
    store = Store(config)
    store.open()
    ids = fill(store, given.persons, given.games, rng)
    store.close()
    with Running(config) as server:
        ask(server.url, ids, given.asked, rng)


if __name__ == "__main__":
    main()
