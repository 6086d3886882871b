"""The matrix of powers: every operation of the server against every kind of caller.

`POWERS` states for each route who may; a route that is not there fails the suite. Whoever may not is told so, and the
database is the same afterwards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from adamak.server.app import make_app
from adamak.server.background import Running
from adamak.server.config import ServerConfig
from adamak.server.storage import schema
from adamak.server.storage.database import connect

from .authenticator import Authenticator
from .clients import Browser
from .notices.receivers import Subscription
from .people import become, here, myself, places, sign_in

Refusals = dict[str, tuple[int, str]]  # by caller: the status and code they are refused with
NOT_SIGNED_IN, NO_SECRET, BAD_SECRET = (401, "not-signed-in"), (401, "no-secret"), (401, "bad-secret")

# Who calls: whether they are signed in on this device, and what their secret opens here ("": they show none).
CALLERS: dict[str, tuple[bool, str]] = {
    "a stranger": (False, ""),
    "a guest": (False, ""),
    "a guest at seat 2": (False, "seat"),
    "whoever watches": (False, "watch"),
    "a revoked device": (False, "nothing"),
    "a deleted person": (False, "nothing"),
    "the server's host": (False, "server"),
    "another person": (True, ""),
    "another person, by the secret of another table": (True, "nothing"),
    "the tournament's maker": (True, ""),
    "the person at seat 1": (True, "own seat"),
    "the table's host": (True, "host"),
}


def refused(**by_secret: tuple[int, str]) -> Refusals:
    """By what a caller's secret opens; `none`: where there is no secret."""
    told = {name.replace("_", " "): refusal for name, refusal in by_secret.items()}
    return {caller: told[shown or "none"] for caller, (_, shown) in CALLERS.items() if (shown or "none") in told}


NAMES = {
    "other": "another person", "elsewhere": "another person, by the secret of another table",
    "maker": "the tournament's maker", "sitter": "the person at seat 1", "keeper": "the table's host",
}  # fmt: skip


def but(refusals: Refusals, **others: tuple[int, str] | None) -> Refusals:
    """The same, with other answers for some callers; None: they may."""
    changed = refusals | {NAMES[name]: refusal for name, refusal in others.items()}
    return {caller: refusal for caller, refusal in changed.items() if refusal is not None}


ANYBODY: Refusals = {}
DEVICE = {caller: NOT_SIGNED_IN for caller, (signed_in, _) in CALLERS.items() if not signed_in}
OTHERS_SECRETS = refused(seat=BAD_SECRET, own_seat=BAD_SECRET, host=BAD_SECRET, watch=BAD_SECRET, nothing=BAD_SECRET)
SERVER = refused(none=NO_SECRET) | OTHERS_SECRETS
HOST = refused(none=NO_SECRET, seat=(403, "not-host"), own_seat=(403, "not-host"), watch=(403, "not-host"),
               nothing=BAD_SECRET, server=BAD_SECRET)  # fmt: skip
MEMBER = refused(none=NO_SECRET, watch=(403, "not-your-seat"), nothing=BAD_SECRET, server=BAD_SECRET)
SEAT = MEMBER | refused(seat=(403, "not-your-seat"), host=(403, "not-your-seat"))
WATCHER = refused(none=NO_SECRET, nothing=BAD_SECRET, server=BAD_SECRET)
INVITED = dict.fromkeys(CALLERS, NO_SECRET)  # by a link that none of them shows
PROOF = dict.fromkeys(CALLERS, (401, "wrong-passkey"))
NOT_MINE = (403, "not-your-tournament")
RUNNER = {caller: refusal for caller, refusal in (DEVICE | OTHERS_SECRETS).items() if caller != "the server's host"}
RUNS_IT = but(RUNNER, other=NOT_MINE)


def own(status: int, code: str, whose: str = "sitter") -> Refusals:
    """Of a person alone: to others it is as if it were not there."""
    return but(DEVICE, **dict.fromkeys(NAMES.keys() - {whose}, (status, code)))


def silently(whose: str = "sitter") -> Refusals:
    """Whoever asks for what is not theirs is told nothing, and nothing happens."""
    return own(204, "", whose)


DUEL = {"game": "duel"}
TOURNAMENT = {"name": "Autumn", "game": "condottiere", "kind": "swiss", "most": 4, "clock": {"base": 600}}
PUSH = {"endpoint": "https://push.example/1", "p256dh": "x", "auth": "x"}
TWO = {"game": "condottiere", "seats": [{"kind": "me"}, {"kind": "bot"}]}
T, S = "/api/tables/{table_id}", "/api/tables/{table_id}/seats/{seat}"
G, E = "/api/games/{game_id}", "/api/tournaments/{tournament}"

# By method and path: who may not, and what is sent.
POWERS: dict[tuple[str, str], tuple[Refusals, Any]] = {
    # --- the house ---
    ("GET", "/"): (ANYBODY, None),
    ("GET", "/{path}"): (ANYBODY, None),
    ("GET", "/api/health"): (ANYBODY, None),
    ("GET", "/api/ready"): (ANYBODY, None),
    ("GET", "/api/schema"): (ANYBODY, None),
    ("GET", "/api/openapi.json"): (ANYBODY, None),
    ("GET", "/api/about"): (ANYBODY, None),
    ("GET", "/api/reach"): (ANYBODY, None),
    ("GET", "/api/shelf"): (ANYBODY, None),
    ("GET", "/api/covers.svg"): (ANYBODY, None),
    ("GET", "/api/games"): (ANYBODY, None),
    ("GET", f"{G}/words/{{language}}"): (ANYBODY, None),
    ("GET", f"{G}/lesson-words/{{language}}"): (ANYBODY, None),
    ("GET", f"{G}/rules/{{language}}"): (ANYBODY, None),
    ("GET", f"{G}/summary/{{language}}"): (ANYBODY, None),
    ("GET", f"{G}/figures/{{language}}"): (ANYBODY, None),
    ("GET", f"{G}/clauses/{{language}}"): (ANYBODY, None),
    ("GET", f"{G}/options/{{option}}/form"): (ANYBODY, None),
    ("POST", f"{G}/options/{{option}}/form"): (ANYBODY, {}),
    ("GET", f"{G}/exercises/{{language}}"): (ANYBODY, None),
    ("GET", f"{G}/exercises/{{language}}/{{exercise}}"): (ANYBODY, None),
    ("GET", f"{G}/exercises/{{language}}/{{exercise}}/why-not"): (ANYBODY, None),
    ("GET", "/api/puzzles"): (ANYBODY, None),
    ("GET", f"{G}/puzzles/{{number}}"): (ANYBODY, None),
    ("GET", f"{G}/puzzles/{{number}}/why"): (ANYBODY, None),
    # --- me, and tables ---
    ("GET", "/api/me"): (ANYBODY, None),
    ("PUT", "/api/me"): (ANYBODY, {}),
    ("GET", "/api/me/tables"): (ANYBODY, None),
    ("GET", "/api/tables"): (ANYBODY, None),
    ("POST", "/api/tables"): (ANYBODY, TWO),
    ("POST", "/api/tables/import"): (ANYBODY, {"save": {}}),
    ("POST", "/api/lessons"): (ANYBODY, {"game": "condottiere", "lesson": "none"}),
    ("GET", T): (ANYBODY, None),
    ("POST", f"{S}/claim"): (INVITED, {}),
    ("POST", f"{S}/reissue"): (HOST, None),
    ("POST", f"{T}/invite"): (HOST, None),
    ("GET", f"{T}/invite.svg"): (HOST, None),
    ("POST", f"{T}/start"): (HOST, None),
    ("POST", f"{T}/abandon"): (HOST, None),
    ("POST", f"{T}/rematch"): (MEMBER, None),
    ("GET", f"{T}/links"): (MEMBER, None),
    ("GET", f"{T}/save"): (WATCHER, None),
    ("POST", f"{T}/fork"): (WATCHER, {"at": 0}),
    ("GET", f"{T}/replay/{{at}}"): (WATCHER, None),
    ("GET", f"{T}/analysis"): (WATCHER, None),
    ("GET", f"{T}/outcome"): (WATCHER, None),
    ("GET", f"{S}/premove"): (SEAT, None),
    ("PUT", f"{S}/premove"): (SEAT, {"moves": ["pass"]}),
    ("DELETE", f"{S}/premove"): (SEAT, None),
    ("POST", f"{S}/reports"): (but(MEMBER, sitter=(403, "not-your-seat")), {"reason": "talk"}),
    # --- the club, and the lobby ---
    ("GET", "/api/club"): (ANYBODY, None),
    ("GET", "/api/people/{person}"): (ANYBODY, None),
    ("GET", "/api/people"): (DEVICE, None),
    ("GET", "/api/lobby"): (ANYBODY, None),
    ("POST", "/api/seeks"): (ANYBODY, DUEL),
    ("DELETE", "/api/seeks/{seek_id}"): ({caller: (204, "") for caller in CALLERS if "seat 1" not in caller}, None),
    ("GET", "/api/friends"): (DEVICE, None),
    ("PUT", "/api/friends/{person}"): (DEVICE, None),
    ("DELETE", "/api/friends/{person}"): (DEVICE, None),
    ("PUT", "/api/blocks/{person}"): (DEVICE, None),
    ("DELETE", "/api/blocks/{person}"): (DEVICE, None),
    ("POST", "/api/people/{person}/challenges"): (DEVICE, DUEL),
    ("POST", "/api/people/{person}/reports"): (DEVICE, {"reason": "talk"}),
    ("POST", f"{T}/invitations"): (HOST, {"person": "nobody"}),
    ("POST", "/api/invitations/{invitation}/accept"): (own(404, "no-such-invitation"), None),
    ("DELETE", "/api/invitations/{invitation}"): (but(silently(), maker=None), None),  # who sent it may, too
    # --- tournaments ---
    ("GET", "/api/tournaments"): (ANYBODY, None),
    ("POST", "/api/tournaments"): (RUNNER, TOURNAMENT),
    ("GET", E): (ANYBODY, None),
    ("GET", f"{E}/export.json"): (ANYBODY, None),
    ("GET", f"{E}/export.csv"): (ANYBODY, None),
    ("POST", f"{E}/entry"): (DEVICE, None),
    ("DELETE", f"{E}/entry"): (DEVICE, None),
    ("DELETE", f"{E}/entrants/{{number}}"): (RUNS_IT, None),
    ("POST", f"{E}/start"): (RUNS_IT, None),
    ("POST", f"{E}/cancel"): (RUNS_IT, None),
    # --- persons ---
    ("POST", "/api/person/passkey/question"): (ANYBODY, {"name": "Anna"}),
    ("POST", "/api/person/passkey"): (PROOF, {"name": "Anna", "answer": {}}),
    ("POST", "/api/person/question"): (ANYBODY, None),
    ("POST", "/api/person/sign-in"): (ANYBODY, {}),
    ("POST", "/api/person/code"): (DEVICE, None),
    ("GET", "/api/person"): (DEVICE, None),
    ("GET", "/api/person/data"): (DEVICE, None),
    ("POST", "/api/person/seats"): (DEVICE, {"tables": []}),
    ("GET", f"{T}/mine"): (DEVICE, None),
    ("DELETE", "/api/person/passkeys/{passkey_id}"): (own(404, "no-such-passkey"), None),
    ("GET", "/api/person/notices"): (DEVICE, None),
    ("PUT", "/api/person/notices"): (DEVICE, {"zone": "UTC"}),
    ("POST", "/api/person/notices/push"): (DEVICE, PUSH),
    ("POST", "/api/person/notices/mail"): (DEVICE, {"address": "anna@example.org"}),
    ("POST", "/api/person/notices/hook"): (DEVICE, {"address": "https://hook.example/1"}),
    ("POST", "/api/person/notices/{way_id}/confirm"): (own(404, "no-such-way"), {"code": "1"}),
    ("DELETE", "/api/person/notices/{way_id}"): (own(404, "no-such-way"), None),
    ("PUT", "/api/person/notices/tables/{table_id}"): (DEVICE, {"off": True}),
    ("POST", "/api/person/vacation"): (DEVICE, {"days": 1}),
    ("DELETE", "/api/person/vacation"): (DEVICE, None),
    # --- the host of the server ---
    ("GET", "/api/metrics"): (SERVER, None),
    ("GET", "/api/admin/tables"): (SERVER, None),
    ("GET", "/api/admin/tables/{table_id}"): (SERVER, None),
    ("POST", "/api/admin/tables/{table_id}/seats/{seat}/give-back"): (SERVER, None),
    ("POST", "/api/admin/expire"): (SERVER, None),
    ("GET", "/api/admin/bans"): (SERVER, None),
    ("POST", "/api/admin/bans"): (SERVER, {"what": "0123abcd"}),
    ("DELETE", "/api/admin/bans/{what}"): (SERVER, None),
    ("GET", "/api/admin/reports"): (SERVER, None),
    ("POST", "/api/admin/reports/{report}/close"): (SERVER, None),
    ("GET", "/api/admin/deeds"): (SERVER, None),
    ("GET", "/api/admin/people"): (SERVER, None),
    ("POST", "/api/admin/people/{person}/rename"): (SERVER, {"name": "Meek"}),
    ("POST", "/api/admin/tables/{table_id}/close"): (SERVER, None),
    # --- what changes or ends a session, or the table ---
    ("DELETE", "/api/person/devices/{device_id}"): (own(404, "no-such-device"), None),
    ("POST", "/api/person/key"): (ANYBODY, {"name": "Anna"}),
    ("DELETE", "/api/person/key"): (DEVICE, None),
    ("POST", "/api/person/sign-out"): (DEVICE, None),
    ("DELETE", "/api/person"): (DEVICE, None),
    ("DELETE", "/api/admin/tables/{table_id}"): (SERVER, None),
}


def test_every_route_has_a_stated_power(config: ServerConfig) -> None:
    config.home.mkdir()
    routes = {
        (method, route.path_format)
        for route in make_app(config).app.routes  # type: ignore[attr-defined]
        for handler in route.route_handlers
        for method in handler.http_methods - {"OPTIONS", "HEAD"}
    }
    assert routes == set(POWERS)


@dataclass
class Scene:
    """A private table that is played: host and seat 0 are Anna's, seat 1 is Bruno's, seat 2 a guest's."""

    callers: dict[str, tuple[Browser, str | None]]
    names: dict[str, Any]  # what stands in the paths

    def ask(self, caller: str, method: str, path: str, body: Any) -> tuple[int, str]:
        browser, secret = self.callers[caller]
        headers = {"authorization": f"Bearer {secret}"} if secret is not None else {}
        answer = browser.http.request(method, path.format(**self.names), json=body, headers=headers)
        told = answer.json() if answer.headers.get("content-type", "").startswith("application/json") else {}
        return answer.status_code, told.get("code", "") if isinstance(told, dict) else ""


def scene_at(server: Running) -> Scene:
    anna, bruno, gita, dora, elif_, gone = (Browser(server.url) for _ in range(6))
    key = become(anna, "Anna")
    for browser, name in ((bruno, "Bruno"), (dora, "Dora"), (elif_, "Elif"), (gone, "Gone")):
        become(browser, name)
    made = anna.make("me", "friend", "friend", "friend")
    seats = {
        seat: browser.call("POST", f"/api/tables/{made['table']}/seats/{seat}/claim", {"invite": made["invite"]},
                           status=201)["secret"]
        for seat, browser in ((1, bruno), (2, gita), (3, gone))
    }  # fmt: skip
    elsewhere = dora.make("me", "bot")["seats"][0]["secret"]
    lost = sign_in(server.url, key=key)
    lost_secret = places(lost, made["table"])[0]
    anna.call("DELETE", f"/api/person/devices/{here(lost)}", status=200)
    token = gone.http.cookies["adamak_device"]
    gone.call("DELETE", "/api/person", status=204)
    gone.http.cookies.set("adamak_device", token)
    guest = Browser(server.url)
    guest.call("PUT", "/api/me", {"name": "Guest"}, status=200)

    tournament = elif_.call("POST", "/api/tournaments", TOURNAMENT, status=201)["brief"]["id"]
    bruno.call("POST", f"/api/tournaments/{tournament}/entry", status=200)
    challenge = elif_.call("POST", f"/api/people/{myself(bruno)['id']}/challenges", DUEL, status=201)["id"]
    bruno.call("POST", "/api/tables", TWO, status=201)
    second = bruno.call("POST", "/api/person/code", status=201)["code"]
    laptop = sign_in(server.url, code=second)
    return Scene(
        callers={
            "a stranger": (Browser(server.url), None),
            "a guest": (guest, None),
            "a guest at seat 2": (gita, seats[2]),
            "whoever watches": (Browser(server.url), made["watch"]),
            "a revoked device": (lost, lost_secret),
            "a deleted person": (gone, seats[3]),
            "the server's host": (Browser(server.url), server.services.keys.host()),
            "another person": (dora, None),
            "another person, by the secret of another table": (dora, elsewhere),
            "the tournament's maker": (elif_, None),
            "the person at seat 1": (bruno, seats[1]),
            "the table's host": (anna, made["host"]),
        },
        names={
            "path": "lobby", "game_id": "condottiere", "language": "en", "option": "numbers", "exercise": "1",
            "number": 1, "table_id": made["table"], "seat": 1, "at": 0, "person": myself(bruno)["id"],
            "seek_id": bruno.call("POST", "/api/seeks", DUEL, status=201)["id"], "invitation": challenge,
            "tournament": tournament, "passkey_id": _passkey(bruno), "way_id": _way(bruno),
            "device_id": here(laptop), "what": "nobody", "report": "none",
        },
    )  # fmt: skip


def _passkey(browser: Browser) -> str:
    asked = browser.call("POST", "/api/person/passkey/question", {}, status=200)["options"]
    made = {"answer": Authenticator(browser.url).make(asked)}
    shown = browser.call("POST", "/api/person/passkey", made, status=201)
    return str(shown["passkeys"][0]["id"])


def _way(browser: Browser) -> str:
    shown = browser.call("POST", "/api/person/notices/push", Subscription("https://push.example/1").body, status=201)
    return str(shown["ways"][0]["id"])


def kept(config: ServerConfig) -> dict[str, list[str]]:
    """All that the database holds, by table; what goes on by itself (bots, notices) is no part of it."""
    engine, _ = connect(config)
    with engine.connect() as connection:
        found = {
            table.name: sorted(
                line for row in connection.execute(sa.select(table)) if '"bot":true' not in (line := str(tuple(row)))
            )
            for table in schema.metadata.sorted_tables
            if table.name not in ("server_state", "notices", "deliveries", "changed_tables")
        }
    engine.dispose()
    return found


def test_every_operation_against_every_caller(server: Running) -> None:
    scene = scene_at(server)
    before = kept(server.config)
    for (method, path), (refusals, body) in POWERS.items():
        for caller, refusal in refusals.items():
            assert scene.ask(caller, method, path, body) == refusal, (method, path, caller)
    assert kept(server.config) == before
    for (method, path), (refusals, body) in POWERS.items():
        for caller in CALLERS.keys() - refusals.keys() if refusals else ("a stranger", "the table's host"):
            if path in ("/api/person/sign-out", "/api/person") and method != "GET":
                scene.callers[caller] = Browser(server.url), None
                become(scene.callers[caller][0], "Somebody else")
            status, code = scene.ask(caller, method, path, body)
            assert status not in (401, 403), (method, path, caller, status, code)
            assert status < 500 or code == "no-thought", (method, path, caller, status, code)


# --- what stands in a path -------------------------------------------------------------------------------------------

ODD = ("%00", "%ED%A0%80", "'%FF", "%F0%9F%8E%B2" * 40, "x" * 3000)


def test_odd_names_are_refused_and_harm_nobody(any_server: Running) -> None:
    """Whatever stands where an id should, and in a search: a clear no, and never a fault of ours."""
    scene = scene_at(any_server)
    browser, secret = scene.callers["the table's host"]
    keys = {"": {}, "host's": {"authorization": f"Bearer {any_server.services.keys.host()}"},
            "table's": {"authorization": f"Bearer {secret}"}}  # fmt: skip
    wrong = []
    asked = [(method, path, body) for (method, path), (_, body) in POWERS.items() if "{" in path]
    asked += [("GET", f"/api/{path}={{name}}", None) for path in ("people?name", "tables?game", "admin/people?name")]
    for method, path, body in asked:
        for odd in ODD:
            address = path.format_map(dict.fromkeys([*scene.names, "name"], odd))
            kind = "host's" if "/admin/" in path else "table's" if "/tables/" in path else ""
            answer = browser.http.request(method, address, json=body, headers=keys[kind])
            if answer.status_code >= 500:
                wrong.append((method, path, odd[:20], answer.status_code, answer.text[:80]))
    assert wrong == []
