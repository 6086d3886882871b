"""Exactly one notice for a turn, whatever tabs are open, at whichever worker; and nothing of the game in it."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any

import pytest

from adamak.server.background import Running
from adamak.table import Table

from ..clients import Player
from .conftest import Anna, Someone
from .receivers import Listener, wait_for

Telling = Callable[..., Running]
ALLOWED = {"title", "body", "url", "tag", "lang", "dir", "waiting"}


class Evening:
    """Two people at one table, at one or two workers, with tabs that they open, hide and close as they like."""

    def __init__(self, servers: list[Running], people: list[Anna], listener: Listener, chance: random.Random) -> None:
        self.servers, self.people, self.listener, self.chance = servers, people, listener, chance
        self.tabs: list[list[tuple[Player, bool]]] = [[], []]  # of each seat: the socket, and whether it is in sight
        self.expected = [0, 0]
        self.played = 0
        self.made = people[0].browser.make("me", "friend")
        self.table = self.made["table"]
        claim = f"/api/tables/{self.table}/seats/1/claim"
        people[1].browser.call("POST", claim, {"invite": self.made["invite"]}, status=201)
        self.who = self.table_now().actors()[0]
        self.over = False

    def pushes(self, seat: int) -> list[dict[str, Any]]:
        return [told for told in self.listener.pushes(self.people[seat].name) if "turn" in told["title"]]

    def open(self, seat: int) -> Player:
        player = self.people[seat].sit(self.chance.choice(self.servers).url, self.table)
        self.tabs[seat].append((player, True))
        return player

    def fidget(self, seat: int) -> None:
        """Whoever does not have to move opens, hides, shows or closes a tab, or lets it be."""
        tabs = self.tabs[seat]
        act = self.chance.randrange(5)
        if act == 0 and len(tabs) < 3:
            self.open(seat)
        elif act == 1 and tabs:
            tabs.pop(self.chance.randrange(len(tabs)))[0].close()
        elif act in (2, 3) and tabs:
            at = self.chance.randrange(len(tabs))
            player, shown = tabs[at]
            player.say("attend", visible=not shown)
            player.say("ping")
            player.until("pong")
            tabs[at] = player, not shown

    def looking(self, seat: int) -> bool:
        return any(shown for _, shown in self.tabs[seat])

    def turn(self) -> None:
        """Whoever is asked plays until the other is; the other is told if they do not look."""
        who, other = self.who, 1 - self.who
        player = self.open(who) if not self.tabs[who] else self.tabs[who][0][0]
        if not self.looking(who):
            player.say("attend", visible=True)
            self.tabs[who][0] = player, True
        for _ in range(3):
            self.fidget(other)
        self._settle()
        looked = self.looking(other)
        player.say("ping")
        player.until("pong")
        player.catch_up(self.table_now().version)
        before = self.table_now().turns.get(other)
        while not self.over and who in player.state["actors"]:
            answer = player.play(self.chance.choice(player.legal()))
            assert answer["type"] == "ack", answer
            player.catch_up(answer["version"])
            self.over = player.over
        if self.over:
            return
        self.who = other
        self.played += 1
        if not looked and self.table_now().turns.get(other) != before:  # where both are asked at once it is no news
            self.expected[other] += 1
            wait_for(lambda: len(self.pushes(other)) >= self.expected[other])
        self._settle()

    def table_now(self) -> Table:
        live = [server.services.rooms.live(self.table) for server in self.servers]
        return max((room.table for room in live if room is not None), key=lambda table: table.version)

    def _settle(self) -> None:
        """All workers know who is there."""
        for server in self.servers:
            wait_for(lambda server=server: len(server.services.connections) == self._present(server))  # type: ignore[misc]

    def _present(self, server: Running) -> int:
        port = server.url.rpartition(":")[2]
        return sum(port in str(player.socket.remote_address) for tabs in self.tabs for player, _ in tabs)

    def close(self) -> None:
        for tabs in self.tabs:
            for player, _ in tabs:
                with suppress(Exception):
                    player.close()


def many_turns(servers: list[Running], someone: Someone, listener: Listener, turns: int, seed: int) -> int:
    chance = random.Random(seed)
    people = [someone(servers[0], f"Anna{seed}"), someone(servers[0], f"Bela{seed}")]
    done = 0
    expected = [0, 0]
    secrets: set[str] = set()
    with ExitStack() as stack:
        while done < turns:
            evening = Evening(servers, people, listener, chance)
            stack.callback(evening.close)
            evening.expected = expected
            expected[evening.who] += 1  # nobody has sat down yet
            wait_for(lambda evening=evening: len(evening.pushes(evening.who)) >= expected[evening.who])  # type: ignore[misc]
            secrets |= {held["secret"] for held in evening.made["seats"]} | {
                evening.made["host"],
                evening.made["invite"],
            }
            while done + evening.played < turns and not evening.over:
                evening.turn()
            done += evening.played
            evening.close()
    time.sleep(0.5)  # what is too much would come now
    for seat, person in enumerate(people):
        told = listener.pushes(person.name)
        assert len([one for one in told if "turn" in one["title"]]) == expected[seat]
        text = json.dumps(told)
        assert not any(secret in text for secret in secrets)
        for one in told:
            assert set(one) == ALLOWED
            assert one["title"] in ("Your turn in Condottiere", "Condottiere is over")
            assert one["body"].startswith("Table ")
    return sum(expected)


def test_one_notice_for_each_turn(telling: Telling, someone: Someone, listener: Listener) -> None:
    assert many_turns([telling()], someone, listener, 15, seed=1) > 1


def test_one_notice_in_all_from_two_workers(
    telling: Telling, someone: Someone, listener: Listener, new_database: str
) -> None:
    """Wherever somebody moves or looks. A busy machine, too, must have the time to tell the other worker who looks."""
    servers = [telling(database_url=new_database, notice_seconds=1.0) for _ in range(2)]
    assert many_turns(servers, someone, listener, 6, seed=2) > 0


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("workers", [1, 2])
def test_500_turns(telling: Telling, someone: Someone, listener: Listener, database_url: str, workers: int) -> None:
    """ADAMAK_ROUNDS turns (500 by default), tabs opened, hidden and closed; each told once, or seen."""
    if not database_url and workers > 1:
        pytest.skip("SQLite serves one worker")
    turns = int(os.environ.get("ADAMAK_ROUNDS", "500"))
    servers = [telling(database_url=database_url, notice_seconds=0.3 if workers > 1 else 0.05) for _ in range(workers)]
    told = many_turns(servers, someone, listener, turns, seed=int(os.environ.get("ADAMAK_SEED", "3")))
    print(f"{turns} turns, {told} notices")
