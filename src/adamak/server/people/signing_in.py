"""HTTP: becoming a person, signing in on other devices, and looking after both. Nothing here needs a password."""

from __future__ import annotations

import base64
import secrets
from io import BytesIO
from typing import Any

import sqlalchemy as sa
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.errors import Asked, may_answer
from adamak.server.host import reports
from adamak.server.host.reach import site_of
from adamak.server.lobby import seeks
from adamak.server.notices import channels
from adamak.server.people import devices, guests, passkeys, persons
from adamak.server.people import person_wire as told
from adamak.server.services import Services
from adamak.server.storage import schema
from adamak.server.storage.database import tell_workers
from adamak.server.tables import access
from adamak.server.tables.access import address_of
from adamak.server.tables.server_time import now
from adamak.server.tables.table_wire import Held, TableMade
from adamak.table.safe_text import clean_name
from adamak.table.seats import hashed

KEY_BYTES = 20  # of a personal key: 32 letters, in groups of four
GROUP = 4
CODE_BYTES = 32


async def signed_in(request: Asked, services: Services, banned_too: bool = False) -> devices.Device:
    """The person at this device; a Problem where nobody is signed in here."""
    device = await devices.of(request, services)
    if device is None:
        raise Problem("not-signed-in")
    if not banned_too and services.bans.bans("ban", persons.handle_of(device.person.id)):
        raise Problem("banned")
    return device


def myself(connection: Connection, person: str, here: str) -> told.Myself:
    """All that a person should see of how they are known here."""
    known = connection.execute(sa.select(schema.persons).where(schema.persons.c.id == person)).one()
    kept = schema.devices
    signed = sa.select(kept).where(kept.c.person == person).order_by(kept.c.created_at)
    keys = sa.select(schema.passkeys).where(schema.passkeys.c.person == person).order_by(schema.passkeys.c.created_at)
    return told.Myself(
        known.id, known.name, known.language, known.created_at, known.key is not None,
        [told.PasskeyShown(row.id, row.created_at, row.device) for row in connection.execute(keys)],
        [
            told.DeviceShown(row.id, row.name, row.created_at, row.seen_at, row.id == here)
            for row in connection.execute(signed)
        ],
    )  # fmt: skip


# --- becoming a person -----------------------------------------------------------------------------------------------


def _new_key() -> str:
    """A personal key as it is written down: letters and digits that nobody takes for one another."""
    letters = base64.b32encode(secrets.token_bytes(KEY_BYTES)).decode().lower()
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def _plain(key: str) -> str:
    """A key as somebody may have typed it: without spaces and hyphens, in any case."""
    return "".join(letter for letter in key.lower() if letter.isalnum())


def _link(request: Asked, services: Services, what: str, secret: str) -> str:
    return f"{site_of(request, services)}/me#{what}={secret}"


def _picture(link: str) -> str:
    import segno

    drawn = BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None)
    return drawn.getvalue().decode()


async def _becoming(request: Asked, services: Services, name: str) -> guests.Guest:
    """The person here; or the guest who becomes one under this name, of whom an address may bring so many."""
    guest = await guests.of(request, services)
    if guest.device:
        return guest
    guest.name = clean_name(name) or guest.name
    if not guest.name:
        raise Problem("name-needed")
    if not services.new_guests.allows(address_of(request)):
        raise Problem("too-fast")
    return guest


def _person_of(connection: Connection, guest: guests.Guest, device_name: str) -> tuple[str, str, str]:
    """The person, the device and (of a new one) its token. A guest is a person from here on."""
    if guest.device:
        return guest.id, guest.device, ""
    person = persons.create(connection, guest.name, guest.language).id
    return person, *_arrive(connection, person, guest.id, device_name)


def _arrive(
    connection: Connection, person: str, guest: str | None, device_name: str, passkey: str | None = None
) -> tuple[str, str]:
    """A person comes to a browser: the guest who used it has no name of their own any more, and what they waited for,
    told the host or were told by the host is the person's."""
    if guest is not None:
        seeks.carry_over(connection, guest, person)
        reports.carry_over(connection, guest, person)
        connection.execute(sa.delete(schema.guests).where(schema.guests.c.id == guest))
    return devices.sign_in(connection, person, device_name, passkey)


async def _arrived(request: Asked, services: Services, token: str, guest: str | None, person: str) -> None:
    """Of a device that is new, what its cookie holds; seats that the guest has found by seeking are the person's, and
    whoever was muted still is."""
    if not token:
        return
    devices.set_cookie(request, token)
    await services.bans.read()
    if guest is not None:
        for table, seat in await services.store.read(lambda c: seeks.seats_found(c, guest, person)):
            await _take(services, person, table, {seat})


@post("/api/person/key", security=access.GUEST, responses=may_answer(403, 413, 422), tags=["person"])
async def new_key(request: Asked, services: access.TheServices, data: JSONBody[told.NewPerson]) -> told.KeyShown:
    """A personal key: a guest becomes a person by it; of a person it replaces the one before. It is told once."""
    guest = await _becoming(request, services, data.name)
    key, called = _new_key(), devices.called(request)

    def write(connection: Connection) -> tuple[str, told.Myself]:
        person, device, token = _person_of(connection, guest, called)
        persons.give_key(connection, person, hashed(_plain(key)))
        return token, myself(connection, person, device)

    token, shown = await services.store.write(write)
    await _arrived(request, services, token, guest.id, shown.id)
    link = _link(request, services, "key", key)
    return told.KeyShown(key, link, _picture(link), shown)


@post(
    "/api/person/passkey/question",
    security=access.GUEST, responses=may_answer(403, 413, 422), tags=["person"], status_code=200,
)  # fmt: skip
async def ask_for_passkey(
    request: Asked, services: access.TheServices, data: JSONBody[told.NewPerson]
) -> told.Question:
    """What to ask the browser for a new passkey: of a guest who becomes a person, or of a person for one more."""
    guest = await _becoming(request, services, data.name)

    def write(connection: Connection) -> tuple[bytes, list[bytes]]:
        known = passkeys.credentials_of(connection, guest.id) if guest.device else []
        return passkeys.pose(connection, "new passkey", guest.id), known

    nonce, known = await services.store.write(write)
    return told.Question(passkeys.question_for_new(request, nonce, guest.name, known))


@post("/api/person/passkey", security=access.GUEST, responses=may_answer(401, 403, 413, 422), tags=["person"])
async def new_passkey(request: Asked, services: access.TheServices, data: JSONBody[told.NewPasskey]) -> told.Myself:
    """The browser's answer: a guest becomes a person by it, a person has one passkey more."""
    guest = await _becoming(request, services, data.name)
    called = devices.called(request)
    nonce = passkeys.nonce_of(data.answer)
    asked = await services.store.write(lambda connection: passkeys.answered(connection, nonce, "new passkey"))
    if asked is None or asked != guest.id:
        raise Problem("wrong-passkey")
    passkey = passkeys.made(request, data.answer, nonce)

    def write(connection: Connection) -> tuple[str, told.Myself]:
        kept = schema.passkeys
        if connection.execute(sa.select(kept.c.id).where(kept.c.id == passkey["id"])).first() is not None:
            raise Problem("wrong-passkey")  # somebody's already
        person, device, token = _person_of(connection, guest, called)
        connection.execute(sa.insert(kept).values(**passkey, person=person, device=device))
        return token, myself(connection, person, device)

    token, shown = await services.store.write(write)
    await _arrived(request, services, token, guest.id, shown.id)
    return shown


# --- signing in and out ----------------------------------------------------------------------------------------------


@post("/api/person/question", security=access.ANYBODY, responses=may_answer(), tags=["person"], status_code=200)
async def ask_passkey(request: Asked, services: access.TheServices) -> told.Question:
    """What to ask the browser for the answer of a passkey."""
    nonce = await services.store.write(lambda connection: passkeys.pose(connection, "passkey"))
    return told.Question(passkeys.question(request, nonce))


@post(
    "/api/person/sign-in",
    security=access.GUEST, responses=may_answer(401, 403, 409, 413, 422), tags=["person"], status_code=200,
)  # fmt: skip
async def sign_in(request: Asked, services: access.TheServices, data: JSONBody[told.SignIn]) -> told.Myself:
    """This device is the person's from now on: by a passkey, by the personal key, or by a code of another device."""
    if sum(given is not None for given in (data.answer, data.key, data.code)) != 1:
        raise Problem("one-way-in")
    if await devices.of(request, services) is not None:
        raise Problem("already-signed-in")
    guest, called = guests.known(request, services), devices.called(request)
    prove = await _way_in(request, services, data)

    def write(connection: Connection) -> tuple[str, told.Myself]:
        person, passkey = prove(connection)
        if services.bans.bans("ban", persons.handle_of(person)):
            raise Problem("banned")
        device, token = _arrive(connection, person, guest, called, passkey)
        return token, myself(connection, person, device)

    token, shown = await services.store.write(write)
    await _arrived(request, services, token, guest, shown.id)
    return shown


async def _way_in(request: Asked, services: Services, data: told.SignIn) -> Any:
    """What finds the person (and the passkey they used) in a transaction; a Problem where nothing is proved."""
    if data.key is not None:
        hashed_key = hashed(_plain(data.key))

        def by_key(connection: Connection) -> tuple[str, None]:
            person = persons.find_by_key(connection, hashed_key)
            if person is None:
                raise Problem("wrong-personal-key")
            return person.id, None

        return by_key
    if data.code is not None:
        code = data.code.encode(errors="replace")
        person = await services.store.write(lambda connection: passkeys.answered(connection, code, "code"))

        def by_code(connection: Connection) -> tuple[str, None]:
            if person is None or persons.find(connection, person) is None:
                raise Problem("wrong-code")
            return person, None

        return by_code
    assert data.answer is not None
    answer, nonce = data.answer, passkeys.nonce_of(data.answer)
    asked = await services.store.write(lambda connection: passkeys.answered(connection, nonce, "passkey"))
    if asked is None:
        raise Problem("wrong-passkey")
    kept = await services.store.read(lambda connection: passkeys.find(connection, answer))
    uses = passkeys.uses(request, answer, nonce, kept)

    def by_passkey(connection: Connection) -> tuple[str, str]:
        known = schema.passkeys
        this = sa.and_(known.c.id == kept.id, known.c.uses == kept.uses)  # nor may an answer race with itself
        if connection.execute(sa.update(known).where(this).values(uses=uses)).rowcount != 1:
            raise Problem("wrong-passkey")
        return str(kept.person), str(kept.id)

    return by_passkey


@post("/api/person/code", security=access.DEVICE, responses=may_answer(401, 403), tags=["person"])
async def new_code(request: Asked, services: access.TheServices) -> told.CodeShown:
    """What signs one other device in, once, within some minutes: to be scanned there."""
    device = await signed_in(request, services)
    code = secrets.token_urlsafe(CODE_BYTES)
    lasts = now() + passkeys.LASTS

    def write(connection: Connection) -> None:
        passkeys.pose(connection, "code", device.person.id, code.encode())

    await services.store.write(write)
    link = _link(request, services, "code", code)
    return told.CodeShown(code, link, _picture(link), lasts)


@get("/api/person", security=access.DEVICE, responses=may_answer(401, 403), tags=["person"])
async def who_i_am(request: Asked, services: access.TheServices) -> told.Myself:
    """How I am known here: my passkeys, and the devices on which I am signed in."""
    device = await signed_in(request, services)
    return await services.store.read(lambda connection: myself(connection, device.person.id, device.id))


@post("/api/person/sign-out", security=access.DEVICE, responses=may_answer(401, 403), tags=["person"], status_code=204)
async def sign_out(request: Asked, services: access.TheServices) -> None:
    """This device is nobody's any more; its passkeys stay."""
    device = await signed_in(request, services)
    gone = f"device {device.id}"

    def write(connection: Connection) -> None:
        connection.execute(sa.delete(schema.devices).where(schema.devices.c.id == device.id))
        channels.remove_device(connection, device.id)
        tell_workers(connection, gone)

    await services.store.write(write)
    services.tell(gone)
    devices.set_cookie(request, "")


@delete(
    "/api/person/devices/{device_id:str}",
    security=access.DEVICE, responses=may_answer(401, 403, 404), tags=["person"], status_code=200,
)  # fmt: skip
async def revoke_device(request: Asked, services: access.TheServices, device_id: FromPath[str]) -> told.Myself:
    """A device that was lost: it is signed out, and the passkeys made or used on it open nothing any more."""
    here = await signed_in(request, services)
    gone = f"device {device_id}"

    def write(connection: Connection) -> told.Myself:
        if not devices.revoke(connection, here.person.id, device_id):
            raise Problem("no-such-device")
        tell_workers(connection, gone)
        return myself(connection, here.person.id, here.id)

    shown = await services.store.write(write)
    services.tell(gone)
    if device_id == here.id:
        devices.set_cookie(request, "")
    return shown


@delete(
    "/api/person/passkeys/{passkey_id:str}",
    security=access.DEVICE, responses=may_answer(401, 403, 404), tags=["person"], status_code=200,
)  # fmt: skip
async def revoke_passkey(request: Asked, services: access.TheServices, passkey_id: FromPath[str]) -> told.Myself:
    """A passkey opens nothing any more; whoever signed in by it stays."""
    here = await signed_in(request, services)
    kept = schema.passkeys

    def write(connection: Connection) -> told.Myself:
        this = sa.delete(kept).where(kept.c.id == passkey_id, kept.c.person == here.person.id)
        if connection.execute(this).rowcount != 1:
            raise Problem("no-such-passkey")
        return myself(connection, here.person.id, here.id)

    return await services.store.write(write)


@delete("/api/person/key", security=access.DEVICE, responses=may_answer(401, 403), tags=["person"], status_code=200)
async def revoke_key(request: Asked, services: access.TheServices) -> told.Myself:
    """The personal key opens nothing any more."""
    here = await signed_in(request, services)

    def write(connection: Connection) -> told.Myself:
        persons.give_key(connection, here.person.id, None)
        return myself(connection, here.person.id, here.id)

    return await services.store.write(write)


# --- seats -----------------------------------------------------------------------------------------------------------


@post(
    "/api/person/seats", security=access.DEVICE, responses=may_answer(401, 403, 413), tags=["person"], status_code=200
)
async def bring(request: Asked, services: access.TheServices, data: JSONBody[told.Bring]) -> told.Brought:
    """What this browser holds by secrets becomes mine: it opens on all my devices, and by those secrets no more."""
    here = await signed_in(request, services)
    brought = []
    for one in data.tables:
        try:
            room = await access.room_of(services, one.table, request)
        except Problem:
            continue  # gone, or damaged: nothing to bring
        held = await services.holders(one.table)
        places: set[int] = set()
        for secret in one.secrets:
            power = services.opens(room.table, secret, held)
            if not power.device:
                places |= {persons.HOST} if power.host else set()
                places |= {power.seat} if power.seat is not None else set()
        if places and await _take(services, here.person.id, one.table, places):
            brought.append(one.table)
    return told.Brought(brought)


async def _take(services: Services, person: str, table_id: str, places: set[int]) -> bool:
    def write(connection: Connection) -> list[str]:
        free = sorted(places - set(persons.holders(connection, table_id)))
        persons.seat_down(connection, person, table_id, free)
        notices = [f"seat {table_id} {seat}" for seat in free]
        tell_workers(connection, *notices)
        return notices

    notices = await services.store.write(write)
    for notice in notices:
        services.tell(notice)
    services.notices.seated(table_id, [(person, seat) for seat in places])
    return bool(notices)


@get(
    "/api/tables/{table_id:str}/mine",
    security=access.DEVICE, responses=may_answer(401, 403, 404), tags=["person"],
)  # fmt: skip
async def my_places(request: Asked, services: access.TheServices, table_id: access.TableId) -> TableMade:
    """What opens my seats at a table from this device, while it is signed in; what is not mine is empty."""
    here = await signed_in(request, services)
    room = await access.room_of(services, table_id, request)
    held = await services.holders(room.table.id)
    mine = sorted(seat for seat, holder in held.items() if holder.person == here.person.id)
    keys, host = services.keys, persons.HOST in mine
    opens = {seat: keys.of_device(here.id, room.table.id, seat) for seat in mine}
    return TableMade(
        room.table.id,
        opens.get(persons.HOST, ""),
        [Held(seat, secret) for seat, secret in opens.items() if seat != persons.HOST],
        keys.invite(room.table.id, room.table.invites) if host else "",
        keys.watch(room.table.id) if mine else "",
    )


OPERATIONS: list[Any] = [
    new_key, ask_for_passkey, new_passkey, ask_passkey, sign_in, new_code, who_i_am, sign_out, revoke_device,
    revoke_passkey, revoke_key, bring, my_places,
]  # fmt: skip
