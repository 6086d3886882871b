"""Who may do what: every operation and message against every wrong credential, and what else comes to the door."""

from __future__ import annotations

import json
import socket
from typing import Any, get_args

import pytest
from websockets.sync.client import connect

from adamak.server.background import Running
from adamak.server.config import Rate
from adamak.server.tables import socket_wire

from .clients import Browser, Player, key
from .conftest import Serve

HOST = {"none": (401, "no-secret"), "seat": (403, "not-host"), "watch": (403, "not-host")}
MEMBER = {"none": (401, "no-secret"), "watch": (403, "not-your-seat")}
WATCHER = {"none": (401, "no-secret")}
STRANGER = {"other-table": (401, "bad-secret"), "revoked": (401, "bad-secret"), "invite": (401, "bad-secret"),
            "malformed": (401, "bad-secret"), "oversized": (401, "bad-secret")}  # fmt: skip

OPERATIONS: list[tuple[str, str, Any, dict[str, tuple[int, str]]]] = [
    ("POST", "start", None, HOST),
    ("POST", "abandon", None, HOST),
    ("POST", "seats/1/reissue", None, HOST),
    ("POST", "invite", None, HOST),
    ("GET", "invite.svg", None, HOST),
    ("GET", "links", None, MEMBER),
    ("POST", "rematch", None, MEMBER),
    ("GET", "save", None, WATCHER),
    ("GET", "replay/0", None, WATCHER),
    ("POST", "fork", {"at": 0}, WATCHER),
]


@pytest.fixture
def scene(visitor: Browser) -> dict[str, Any]:
    """A running table of two people, and every wrong key to it."""
    made = visitor.make("me", "friend")
    revoked = visitor.claim(made, 1)
    path = f"/api/tables/{made['table']}/seats/1/reissue"
    visitor.call("POST", path, secret=made["host"], status=201)
    with visitor.sit(made["table"], revoked) as friend:
        friend.do("seat_answer", accept=True)
    seat = visitor.call("POST", path, secret=made["host"], status=201)["secret"]
    other = visitor.make("me", "bot")
    headers = {
        "none": None,
        "seat": f"Bearer {seat}",
        "watch": f"Bearer {made['watch']}",
        "other-table": f"Bearer {other['host']}",
        "revoked": f"Bearer {revoked}",
        "invite": f"Bearer {made['invite']}",
        "malformed": f"Basic {seat}",
        "oversized": f"Bearer {'x' * 5000}",
    }
    return {"made": made, "seat": seat, "revoked": revoked, "other": other, "headers": headers}


@pytest.mark.parametrize(("method", "path", "body", "power"), OPERATIONS, ids=[one[1] for one in OPERATIONS])
def test_an_operation_is_refused_to_everybody_else(
    visitor: Browser, scene: dict[str, Any], method: str, path: str, body: Any, power: dict[str, tuple[int, str]]
) -> None:
    address = f"/api/tables/{scene['made']['table']}/{path}"
    before = visitor.info(scene["made"]["table"])
    for credential, (status, code) in (STRANGER | power).items():
        header = scene["headers"][credential]
        answer = visitor.http.request(method, address, json=body, headers={"authorization": header} if header else {})
        assert (answer.status_code, answer.json()["code"]) == (status, code), credential
    assert visitor.info(scene["made"]["table"]) == before
    nowhere = visitor.http.request(method, f"/api/tables/{'A' * 22}/{path}", json=body)
    assert (nowhere.status_code, nowhere.json()["code"]) == (404, "no-such-table")


def test_claiming_is_refused_without_the_invite(visitor: Browser, scene: dict[str, Any]) -> None:
    made = visitor.make("me", "friend")
    address = f"/api/tables/{made['table']}/seats/1/claim"
    for invite, status in [
        (None, 401), (scene["seat"], 403), (made["watch"], 403), (made["host"], 403), (scene["made"]["invite"], 403),
        ("x" * 65, 400), (5, 400),
    ]:  # fmt: skip
        assert visitor.http.post(address, json={"invite": invite}).status_code == status
    for seat, status in [(0, 409), (2, 404), (-1, 404), (10**30, 404)]:
        path = f"/api/tables/{made['table']}/seats/{seat}/claim"
        assert visitor.http.post(path, json={"invite": made["invite"]}).status_code == status
    visitor.claim(made, 1)
    assert visitor.http.post(address, json={"invite": made["invite"]}).status_code == 409  # replayed


COMMANDS: dict[str, dict[str, Any]] = {
    "play": {"expected_version": 3, "moves": ["pass"]},
    "why": {"move": "pass"},
    "show": {"things": ["heroine"], "to": [0]},
    "chat": {"text": "hello"},
    "undo": {},
    "undo_answer": {"accept": True},
    "resign": {},
    "leave": {},
    "return": {},
    "seat_answer": {"accept": True},
    "give_back": {"to": 0},
    "hint": {},
    "coach": {},
    "end_game": {"accept": True},
    "turn_page": {"step": 0},
}


def test_every_message_that_acts_for_a_seat_is_tried() -> None:
    messages = get_args(socket_wire.ClientMessage)
    acting = {kind.__struct_config__.tag for kind in messages if "key" in kind.__struct_fields__}
    assert acting == set(COMMANDS)


@pytest.mark.parametrize("kind", COMMANDS)
def test_a_message_is_refused_to_everybody_else(visitor: Browser, scene: dict[str, Any], kind: str) -> None:
    table = scene["made"]["table"]
    before = visitor.info(table)
    with (
        Player(visitor.url, table, watch=scene["made"]["watch"]) as watcher,
        visitor.sit(table, scene["made"]["host"]) as host,
        visitor.sit(table, scene["seat"]) as seat,
    ):
        for player, number in [(watcher, None), (watcher, 0), (host, None), (host, 1), (seat, 0), (seat, 7)]:
            answer = player.do(kind, **COMMANDS[kind], **({} if number is None else {"seat": number}))
            assert (answer["type"], answer["code"]) == ("error", "not-your-seat"), (kind, number)
    assert visitor.info(table) == before


@pytest.mark.parametrize("kind", [*COMMANDS, "hello", "look", "ping"])
def test_a_malformed_message_closes_the_socket(visitor: Browser, scene: dict[str, Any], kind: str) -> None:
    fields = {"key": "k", "seat": 1} | COMMANDS.get(kind, {})
    for wrong in (
        {"type": kind, **fields, "surprise": 1},
        {"type": kind, **fields, "seat": "one"},
        {"type": kind.upper(), **fields},
        {**fields},
        [kind],
    ):
        with visitor.sit(scene["made"]["table"], scene["seat"]) as player:
            player.socket.send(json.dumps(wrong))
            with pytest.raises(Exception, match="4400"):
                player.until("never")


FRAMES = ["", "{", "null", "\x00", '{"type":"ping"}}', "[" * 5000, b"\xff\xfe", '{"type":"\\ud800"}']


@pytest.mark.parametrize("frame", FRAMES)
def test_a_frame_that_is_no_message_closes_the_socket(visitor: Browser, scene: dict[str, Any], frame: Any) -> None:
    with visitor.sit(scene["made"]["table"], scene["seat"]) as player:
        player.socket.send(frame)
        with pytest.raises(Exception, match=r"4400|1007"):
            player.until("never")


def test_an_oversized_message_closes_the_socket(visitor: Browser, scene: dict[str, Any]) -> None:
    with visitor.sit(scene["made"]["table"], scene["seat"]) as player:
        player.say("chat", key=key(), text="x" * 70_000)
        with pytest.raises(Exception, match="1009"):
            player.until("never")
    with visitor.sit(scene["made"]["table"], scene["seat"]) as player:
        player.say("chat", key=key(), text="x" * 3_000)
        with pytest.raises(Exception, match="4400"):
            player.until("never")


def test_hello_with_a_wrong_secret_is_turned_away(visitor: Browser, scene: dict[str, Any]) -> None:
    table = scene["made"]["table"]
    wrong: list[tuple[dict[str, Any], str]] = [
        ({}, "4401"),
        ({"secrets": [scene["revoked"]]}, "4401"),
        ({"secrets": [scene["other"]["host"]]}, "4401"),
        ({"secrets": [scene["made"]["invite"]]}, "4401"),
        ({"secrets": [scene["made"]["watch"]]}, "4401"),
        ({"watch": scene["seat"], "seat": 1}, "4401"),
        ({"watch": scene["other"]["watch"]}, "4401"),
        ({"secrets": [scene["seat"]], "seat": 0}, "4401"),
        ({"secrets": ["x" * 65]}, "4400"),
        ({"secrets": ["x"] * 17}, "4400"),
        ({"known_version": -1}, "4400"),
    ]
    for hello, code in wrong:
        with pytest.raises(Exception, match=code):
            Player(visitor.url, table, **hello)
    for name in ("A" * 22, "x" * 40, "..", "%00"):
        with pytest.raises(Exception, match="4404"):
            Player(visitor.url, name, secrets=[scene["seat"]])


def test_commands_before_hello_and_a_second_hello_close_the_socket(visitor: Browser, scene: dict[str, Any]) -> None:
    with Player(visitor.url, scene["made"]["table"], greet=False) as player:
        player.say("play", key="k", **COMMANDS["play"])
        with pytest.raises(Exception, match="4400"):
            player.until("never")


def test_a_replayed_message_is_done_once(visitor: Browser, scene: dict[str, Any]) -> None:
    with visitor.sit(scene["made"]["table"], scene["seat"]) as player:
        answers = [player.do("chat", text="once", key="same") for _ in range(5)]
        assert answers == [answers[0]] * 5
        assert player.do("leave", key="gone") == player.do("leave", key="gone")
        assert player.do("return", key="back") == player.do("return", key="back")
        player.catch_up(answers[0]["version"] + 2)
        assert [line["kind"] for line in player.log].count("said") == 1


# --- the door --------------------------------------------------------------------------------------------------------


def test_another_site_may_not_speak_for_a_guest(visitor: Browser, scene: dict[str, Any]) -> None:
    evil = {"origin": "https://evil.example"}
    answer = visitor.http.put("/api/me", json={"name": "x"}, headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "cross-origin")
    assert visitor.http.put("/api/me", json={"name": "x"}, headers={"origin": visitor.url}).status_code == 200
    address = f"{visitor.url.replace('http', 'ws')}/api/tables/{scene['made']['table']}/socket"
    with connect(address, additional_headers=evil) as ws, pytest.raises(Exception, match="4410"):
        ws.recv(timeout=60)


def test_every_answer_carries_safe_headers(visitor: Browser) -> None:
    for path in ("/", "/t/abc", "/api/games", "/api/nothing", "/assets/nothing.js"):
        headers = visitor.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe-eval" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_the_page_is_served_and_nothing_beside_it(serve: Serve, tmp_path: Any) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>table</title>")
    (web / "assets" / "app-1a2b.js").write_text("let x")
    (tmp_path / "secret.txt").write_text("canary")
    server = serve(web=web)
    with Browser(server.url) as visitor:
        for path in ("/", "/t/abc", "/rules/condottiere"):
            answer = visitor.http.get(path)
            assert answer.text == "<title>table</title>"
            assert answer.headers["cache-control"] == "no-cache"
        script = visitor.http.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert visitor.http.get("/assets/none.js").json()["code"] == "not-found"
        assert visitor.http.get("/api/none").json()["code"] == "not-found"
    for path in ("/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "//etc/passwd", "/%2e%2e/secret"):
        assert b"canary" not in _raw(server, path)
        assert b"root:" not in _raw(server, path)


def _raw(server: Running, path: str) -> bytes:
    """A request as no client library would send it."""
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), 5) as wire:
        wire.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        return b"".join(iter(lambda: wire.recv(65536), b""))


def test_a_missing_page_says_how_to_build_it(serve: Serve, tmp_path: Any) -> None:
    with Browser(serve(web=tmp_path / "none").url) as visitor:
        assert "./adamak serve" in visitor.http.get("/").text


def test_bodies_are_bounded_and_strict(visitor: Browser) -> None:
    big = visitor.http.post("/api/tables", json={"game": "x" * 70_000})
    assert (big.status_code, big.json()["code"]) == (413, "too-large")
    for body in (b"", b"{", b"[]", b"null", b'{"name":"\xff"}', b'{"name":5}', b'{"nom":"x"}', b"[" * 2000):
        answer = visitor.http.put("/api/me", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), body


def talk_on(player: Player) -> None:
    """Until the server has had enough: one learns it while still talking, or when listening again."""
    for _ in range(60):
        player.say("ping")
    player.until("never")


def test_too_fast_is_told_then_closed(serve: Serve) -> None:
    never_more = 0.0  # a second: however slow this machine is, no bucket refills meanwhile
    server = serve(
        message_rate=Rate(10, never_more), request_rate=Rate(30, never_more), making_rate=Rate(2, never_more)
    )
    with Browser(server.url) as visitor:
        made = visitor.make("me", "guest")
        with visitor.sit(made["table"], made["seats"][0]["secret"]) as player:
            answers = [player.do("why", move="pass") for _ in range(20)]
            assert [answer.get("code") == "too-fast" for answer in answers] == [False] * 10 + [True] * 10
            with pytest.raises(Exception, match="4429"):
                talk_on(player)
        statuses = [visitor.http.post("/api/tables", json={}).status_code for _ in range(4)]
        assert statuses[-1] == 429
        assert {visitor.http.get("/api/games").status_code for _ in range(40)} == {200, 429}


def test_hello_must_come_in_time(serve: Serve) -> None:
    server = serve(hello_seconds=0.2)
    with Browser(server.url) as visitor:
        made = visitor.make("me", "guest")
        with Player(server.url, made["table"], greet=False) as player, pytest.raises(Exception, match="4408"):
            player.until("never")


def test_a_fault_of_ours_shows_nothing_of_us(visitor: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("canary in the stack")

    monkeypatch.setattr("adamak.server.people.guests.known", broken)
    answer = visitor.http.get("/api/me")
    assert (answer.status_code, answer.json()) == (500, {"code": "internal"})
    assert "canary" not in answer.text


def test_a_name_is_compared_in_constant_time() -> None:
    """Not measured here (too noisy): the code must go through compare_digest, always over all seats."""
    import ast
    from pathlib import Path

    import adamak

    def source(module: str, function: str) -> str:
        """Read from the file: a compiled function has no source of its own."""
        tree = ast.parse((Path(adamak.__file__).parent / module).read_text(encoding="utf-8"))
        (found,) = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == function)
        return ast.unparse(found)

    assert "compare_digest" in source("table/seats.py", "same_secret")
    assert "compare_digest" in source("server/people/keys.py", "safely_equal")
    assert "Break" not in ast.dump(ast.parse(source("table/table.py", "seat_of")))
