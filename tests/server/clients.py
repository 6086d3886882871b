"""People at a table, as tests need them: a browser's HTTP side and its socket, in plain sequence."""

from __future__ import annotations

import itertools
import json
import random
import sys
from typing import Any, ClassVar

import httpx
from websockets.sync.client import ClientConnection, connect

_keys = itertools.count(1)


def key() -> str:
    return f"key-{next(_keys)}"


# A thinker that never answers.
DEAF = (sys.executable, "-c", "import time; time.sleep(60)")


class Browser:
    """One guest: cookies, HTTP, and sockets to tables."""

    present: ClassVar[list[Browser]] = []  # as of Player

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=120)
        Browser.present.append(self)

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self in Browser.present:
            Browser.present.remove(self)
            self.http.close()

    def call(
        self, method: str, path: str, body: Any = None, secret: str | None = None, status: int | None = None
    ) -> Any:
        headers = {"authorization": f"Bearer {secret}"} if secret is not None else {}
        answer = self.http.request(method, path, json=body, headers=headers)
        if status is not None:
            assert answer.status_code == status, (method, path, answer.status_code, answer.text)
        kind = answer.headers.get("content-type", "")
        return answer.json() if kind.startswith("application/json") else answer.text

    def make(self, *kinds: str, **more: Any) -> dict[str, Any]:
        """A table of these seats: "me", "friend", "guest", "bot", or "bot:easy"."""
        seats = []
        for number, told in enumerate(kinds):
            kind, _, level = told.partition(":")
            seats.append({"kind": kind, "name": f"P{number}"} | ({"level": level} if level else {}))
        return self.call("POST", "/api/tables", {"game": "condottiere", "seats": seats, **more}, status=201)

    def claim(self, made: dict[str, Any], seat: int, name: str = "Friend") -> str:
        """Somebody else sits down: a guest of their own."""
        body = {"invite": made["invite"], "name": name}
        path = f"/api/tables/{made['table']}/seats/{seat}/claim"
        with Browser(self.url) as friend:
            secret: str = friend.call("POST", path, body, status=201)["secret"]
        return secret

    def info(self, table: str) -> dict[str, Any]:
        return self.call("GET", f"/api/tables/{table}", status=200)

    def sit(self, table: str, *secrets: str, **hello: Any) -> Player:
        return Player(self.url, table, secrets=list(secrets), **hello)


class Player:
    """One socket. `frames` keeps every byte received; `state`, `version`, `log` and `table` what they said."""

    present: ClassVar[list[Player]] = []  # a test may forget to say goodbye: the fixture `goodbye` does not

    def __init__(self, url: str, table: str, greet: bool = True, **hello: Any) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._connecting = connect(address, max_size=None, max_queue=None)
        self.socket: ClientConnection = self._connecting.__enter__()
        Player.present.append(self)
        self.frames: list[str] = []
        self._heard: list[dict[str, Any]] = []  # of a frame with several messages, what is still to be read
        self.state: dict[str, Any] = {}  # empty until something was seen
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.version = 0
        self.presence: dict[str, Any] = {}
        self.welcomed: dict[str, Any] = {}
        if greet:
            self.say("hello", **hello)
            self.until("welcome", "update")

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self in Player.present:
            Player.present.remove(self)
            self._connecting.__exit__(None, None, None)

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def hear(self, timeout: float = 120) -> dict[str, Any]:
        if not self._heard:
            frame = self.socket.recv(timeout=timeout)
            assert isinstance(frame, str)
            self.frames.append(frame)
            told = json.loads(frame)
            self._heard += told if isinstance(told, list) else [told]
        message: dict[str, Any] = self._heard.pop(0)
        if message["type"] in ("welcome", "update"):
            self.version = message["version"]
            self.state = message["state"] or self.state
            self.table = message["table"] or self.table
            self.log = message["log"] if message["type"] == "welcome" else self.log + message["entries"]
            if message["type"] == "welcome":
                self.welcomed = message
        elif message["type"] == "presence":
            self.presence = message
        return message

    def until(self, *kinds: str) -> dict[str, Any]:
        while (message := self.hear())["type"] not in kinds:
            pass
        return message

    def catch_up(self, version: int) -> None:
        while self.version < version:
            self.hear()

    def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A command and its answer."""
        fields = {"key": key()} | fields
        self.say(kind, **fields)
        while True:
            message = self.hear()
            if message.get("key") == fields["key"] and message["type"] not in ("welcome", "update"):
                return message

    def play(self, *moves: int | str, **more: Any) -> dict[str, Any]:
        return self.do("play", **({"expected_version": self.version, "moves": list(moves)} | more))

    def legal(self) -> list[str]:
        return [move["words"] for move in self.state["legal"]]

    @property
    def hand(self) -> list[str]:
        return next(player["hand"] for player in self.state["view"]["players"] if player["seat"] == self.state["seat"])

    @property
    def over(self) -> bool:
        return bool(self.table) and self.table["status"] == "over"


def play_on(players: dict[int, Player], moves: int | None = None, choose: Any = None) -> int:
    """All these seats play (each player knows which is theirs), up to a number of moves or to the end."""
    played = 0
    chance = random.Random(7)  # a fixed order of choices might go round for ever
    anyone = next(iter(players.values()))
    while not anyone.over and (moves is None or played < moves):
        seat = anyone.state["actors"][0]
        mover = players[seat]
        mover.catch_up(anyone.version)
        legal = mover.legal()
        move = choose(mover, legal) if choose else chance.choice(legal)
        answer = mover.play(move)
        assert answer["type"] == "ack", answer
        played += 1
        for player in players.values():
            player.catch_up(answer["version"])
    return played
