"""Who may do what, with persons at the table: every operation and message against every device of everybody."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from adamak.server.background import Running

from .clients import Browser, Player
from .people import become, bring, here, myself, places, sign_in
from .test_security import COMMANDS, OPERATIONS

BAD = (401, "bad-secret")
HARMLESS = ("links", "invite.svg", "save", "replay/0")  # operations that change nothing are tried by whoever may, too


@dataclass
class Scene:
    """A running table: seat 0 and the host's place are Anna's, seat 1 is Bruno's, seat 2 was of somebody deleted."""

    table: str
    watch: str
    anna: Browser
    bruno: Browser
    revoked: Browser
    deleted: Browser
    good: dict[str, tuple[str, int]] = field(default_factory=dict)  # credential: secret and place
    bad: dict[str, str] = field(default_factory=dict)


@pytest.fixture
def scene(server: Running) -> Scene:
    phone, bruno, carla = Browser(server.url), Browser(server.url), Browser(server.url)
    made = phone.make("me", "friend", "friend")
    table = made["table"]
    other = phone.make("me", "bot")
    key = become(phone, "Anna")
    brought = [table for one in (made, other) for table in bring(phone, one)]
    assert brought == [table, other["table"]]
    become(bruno, "Bruno")
    claim = {"invite": made["invite"], "name": "Bruno"}
    bruno_seat = bruno.call("POST", f"/api/tables/{table}/seats/1/claim", claim, status=201)["secret"]
    claim = {"invite": made["invite"], "name": "Carla"}
    carla_seat = carla.call("POST", f"/api/tables/{table}/seats/2/claim", claim, status=201)["secret"]
    carla_key = become(carla, "Carla")
    assert bring(carla, {"table": table, "seats": [{"secret": carla_seat}]}) == [table]
    carla_here = places(carla, table)[2]

    laptop = sign_in(server.url, key=key)
    lost = sign_in(server.url, code=phone.call("POST", "/api/person/code", status=201)["code"])
    lost_places = places(lost, table)
    code = phone.call("POST", "/api/person/code", status=201)["code"]
    laptop.call("DELETE", f"/api/person/devices/{here(lost)}", status=200)
    carla_token = carla.http.cookies["adamak_device"]
    carla.call("DELETE", "/api/person", status=204)
    carla.http.cookies.set("adamak_device", carla_token)
    mine = places(laptop, table)
    assert mine.keys() == places(phone, table).keys() == {-1, 0}
    return Scene(
        table, made["watch"], laptop, bruno, lost, carla,
        good={
            "host": (mine[-1], -1), "seat": (mine[0], 0), "phone's": (places(phone, table)[0], 0),
            "bruno's": (bruno_seat, 1), "watch": (made["watch"], -2),
        },
        bad={
            "the host's of a guest": made["host"], "a seat's of a guest": made["seats"][0]["secret"],
            "revoked host's": lost_places[-1], "revoked seat's": lost_places[0],
            "of another table": places(laptop, other["table"])[0], "the personal key": key,
            "a code": code, "a device's token": laptop.http.cookies["adamak_device"],
            "of a person's id": myself(laptop)["id"], "of a device's id": here(laptop),
            "deleted": carla_here, "deleted person's of a guest": carla_seat, "a deleted personal key": carla_key,
        },
    )  # fmt: skip


def test_every_operation_against_every_device(scene: Scene) -> None:
    nobody = Browser(scene.anna.url)
    before = nobody.info(scene.table)
    for method, path, body, refused in OPERATIONS:
        address = f"/api/tables/{scene.table}/{path}"

        def ask(secret: str | None, who: Browser, how: Any = (method, address, body)) -> tuple[int, str]:
            method, address, body = how
            headers = {"authorization": f"Bearer {secret}"} if secret is not None else {}
            answer = who.http.request(method, address, json=body, headers=headers)
            told = answer.json() if answer.headers["content-type"].startswith("application/json") else {}
            return answer.status_code, told.get("code", "")

        cookies = {"anna": scene.anna, "bruno": scene.bruno, "revoked": scene.revoked, "deleted": scene.deleted}
        for whose, browser in cookies.items():
            assert ask(None, browser) == refused["none"], (path, whose)  # a cookie alone gives no power
            for credential, secret in scene.bad.items():
                assert ask(secret, browser) == BAD, (path, whose, credential)
        for credential, (secret, place) in scene.good.items():
            role = {-1: "host", -2: "watch"}.get(place, "seat")
            if role in refused:
                assert ask(secret, nobody) == refused[role], (path, credential)
            elif path in HARMLESS:
                assert ask(secret, nobody)[0] in (200, 409), (path, credential)
    assert nobody.info(scene.table) == before
    # Through whose eyes a game that goes on may be looked at: one's own.
    for credential, (secret, place) in scene.good.items():
        for seat in range(3):
            answer = nobody.call("GET", f"/api/tables/{scene.table}/replay/0?seat={seat}", secret=secret)
            assert answer.get("code") == (None if seat == place else "not-your-seat"), (credential, seat)


def test_every_message_against_every_device(scene: Scene) -> None:
    url = scene.anna.url
    before = scene.anna.info(scene.table)
    for credential, secret in scene.bad.items():
        for hello in ({"secrets": [secret]}, {"watch": secret}, {"secrets": [secret], "seat": 0}):
            with pytest.raises(Exception, match="4401"):
                Player(url, scene.table, **hello)
            assert credential
    with pytest.raises(Exception, match="4401"):  # of two secrets the good one does not lend its power to the other
        Player(url, scene.table, secrets=[scene.good["bruno's"][0], scene.bad["a seat's of a guest"]], seat=0)
    for credential, (secret, place) in scene.good.items():
        told = {"watch": secret} if place == -2 else {"secrets": [secret]}
        with Player(url, scene.table, **told) as player:
            assert player.welcomed["held"] == ([place] if place >= 0 else []), credential
            assert player.welcomed["host"] == (place == -1), credential
            for seat in {0, 1, 2} - {place}:
                for kind, fields in COMMANDS.items():
                    answer = player.do(kind, **fields, seat=seat)
                    assert answer.get("code") == "not-your-seat", (credential, kind, seat)
    assert scene.anna.info(scene.table) == before


def test_nobody_gets_at_what_is_anothers(scene: Scene, server: Running) -> None:
    anna, bruno = scene.anna, scene.bruno
    guest = Browser(server.url)
    for stranger in (guest, scene.revoked, scene.deleted):
        for method, path, body in (
            ("GET", "/api/person", None), ("GET", "/api/person/data", None), ("DELETE", "/api/person", None),
            ("POST", "/api/person/code", None), ("POST", "/api/person/sign-out", None),
            ("DELETE", "/api/person/key", None),
            ("DELETE", f"/api/person/devices/{here(anna)}", None), ("GET", f"/api/tables/{scene.table}/mine", None),
            ("DELETE", "/api/person/passkeys/x", None), ("POST", "/api/person/seats", {"tables": []}),
        ):  # fmt: skip
            assert stranger.call(method, path, body, status=401)["code"] == "not-signed-in", path
    assert bruno.call("DELETE", f"/api/person/devices/{here(anna)}", status=404)["code"] == "no-such-device"
    stolen = [secret for secret, _ in scene.good.values()] + list(scene.bad.values())
    for thief in (bruno, guest):
        if thief is guest:
            become(guest, "Thief")
        for secret in stolen:
            assert bring(thief, {"table": scene.table, "host": secret}) == []
    assert places(bruno, scene.table).keys() == {1}
    nothing = {"table": scene.table, "host": "", "seats": [], "invite": "", "watch": ""}
    assert guest.call("GET", f"/api/tables/{scene.table}/mine", status=200) == nothing
    other = anna.call("GET", "/api/me/tables", status=200)["tables"]
    assert scene.table in {table["id"] for table in other}
    for stranger in (scene.revoked, scene.deleted, guest):
        assert stranger.call("GET", "/api/me/tables", status=200)["tables"] == []
