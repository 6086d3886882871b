"""HTTP: how a person is told what they miss, and their vacations."""

from __future__ import annotations

import secrets
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.errors import Asked, may_answer
from adamak.server.host.reach import site_of
from adamak.server.notices import channels, mail, notice_wire, outside, quiet, vacations, webpush
from adamak.server.people import devices
from adamak.server.people.signing_in import signed_in
from adamak.server.services import Services
from adamak.server.storage import schema
from adamak.server.tables import access

SECRET_BYTES = 24


def _shown(services: Services, here: devices.Device, secret: tuple[str, str] | None = None) -> Any:
    """What `notices` answers, read on a connection; `secret`: of a way that was just made."""
    sender = services.notices.sender
    offered = [kind for kind in ("push", "mail", "hook") if sender.offers(kind)]
    push_key = sender.vapid.public if "push" in offered else ""
    person = here.person.id

    def read(connection: Connection) -> notice_wire.NoticesShown:
        kept = schema.devices
        signed_in_at = connection.execute(sa.select(kept.c.id, kept.c.name).where(kept.c.person == person))
        names = {str(device): str(name) for device, name in signed_in_at}
        wishes = channels.wishes(connection, person)
        allowed = services.config.vacation_days
        told = [
            notice_wire.WayShown(
                way.id, way.kind, _name(way, names), way.confirmed, way.created_at, way.device == here.id,
                secret[1] if secret is not None and secret[0] == way.id else None,
            )
            for way in channels.of(connection, person)
        ]  # fmt: skip
        vacation = notice_wire.Vacation(
            vacations.until(connection, person), vacations.days_left(connection, person, allowed), allowed
        )
        return notice_wire.NoticesShown(
            offered, push_key, told, wishes.zone, wishes.quiet_from, wishes.quiet_until, list(wishes.unwanted),  # type: ignore[arg-type]
            sorted(channels.hushed(connection, person)), vacation,
        )  # fmt: skip

    return read


def _name(way: channels.Way, device_names: dict[str, str]) -> str:
    if way.kind == "push":
        return device_names.get(way.device, "")
    return way.address if way.kind == "mail" else urlsplit(way.address).netloc


@get("/api/person/notices", security=access.DEVICE, responses=may_answer(401, 403), tags=["notices"])
async def notices(request: Asked, services: access.TheServices) -> notice_wire.NoticesShown:
    """How I am told what I miss."""
    here = await signed_in(request, services)
    shown: notice_wire.NoticesShown = await services.store.read(_shown(services, here))
    return shown


@put("/api/person/notices", security=access.DEVICE, responses=may_answer(401, 403, 413, 422), tags=["notices"])
async def change_wishes(
    request: Asked, services: access.TheServices, data: JSONBody[notice_wire.NewWishes]
) -> notice_wire.NoticesShown:
    """What I want to be told, and my quiet hours."""
    here = await signed_in(request, services)
    if (data.quiet_from is None) != (data.quiet_until is None):
        raise Problem("half-quiet-hours")
    quiet.zone_of(data.zone)
    wishes = channels.Wishes(data.zone, data.quiet_from, data.quiet_until, tuple(sorted(set(data.unwanted))))
    await services.store.write(lambda connection: channels.wish(connection, here.person.id, wishes))
    await services.notices.wishes_changed(here.person.id)
    return await services.store.read(_shown(services, here))


@post("/api/person/notices/push", security=access.DEVICE, responses=may_answer(401, 403, 413, 422), tags=["notices"])
async def new_push(
    request: Asked, services: access.TheServices, data: JSONBody[notice_wire.NewPush]
) -> notice_wire.NoticesShown:
    """This browser takes pushes."""
    here = await signed_in(request, services)
    _offered(services, "push")
    outside.parts_of(data.endpoint, services.config.private_addresses)
    webpush.check_keys(data.p256dh, data.auth)
    keys = {"p256dh": data.p256dh, "auth": data.auth}
    await services.store.write(
        lambda connection: channels.add(connection, here.person.id, "push", data.endpoint, keys, here.id)
    )
    await services.notices.ways_changed()
    return await services.store.read(_shown(services, here))


@post("/api/person/notices/mail", security=access.DEVICE, responses=may_answer(401, 403, 413, 422), tags=["notices"])
async def new_mail(
    request: Asked, services: access.TheServices, data: JSONBody[notice_wire.NewAddress]
) -> notice_wire.NoticesShown:
    """A mail address: it is sent a code, which confirms it."""
    mail.check(data.address)
    return await _with_code(request, services, "mail", data.address, {})


@post("/api/person/notices/hook", security=access.DEVICE, responses=may_answer(401, 403, 413, 422), tags=["notices"])
async def new_hook(
    request: Asked, services: access.TheServices, data: JSONBody[notice_wire.NewAddress]
) -> notice_wire.NoticesShown:
    """A webhook: it is posted a code, which confirms it. The secret that signs what comes there is told once."""
    outside.parts_of(data.address, services.config.private_addresses)
    return await _with_code(request, services, "hook", data.address, {"secret": secrets.token_urlsafe(SECRET_BYTES)})


async def _with_code(
    request: Asked, services: Services, kind: channels.WayKind, address: str, keys: dict[str, str]
) -> notice_wire.NoticesShown:
    here = await signed_in(request, services)
    _offered(services, kind)
    if not all(services.codes.allows(who) for who in (here.person.id, address.lower())):
        raise Problem("too-fast")
    keys["site"] = site_of(request, services)
    person = here.person
    way, code = await services.store.write(lambda connection: channels.add(connection, person.id, kind, address, keys))
    try:
        await services.notices.sender.send_code(way, code, person.language)
    except Problem:
        await services.store.write(lambda connection: channels.remove(connection, way.id))
        raise
    secret = (way.id, keys["secret"]) if "secret" in keys else None
    return await services.store.read(_shown(services, here, secret))


def _offered(services: Services, kind: str) -> None:
    if not services.notices.sender.offers(kind):
        raise Problem("way-not-offered")


@post(
    "/api/person/notices/{way_id:str}/confirm",
    security=access.DEVICE, responses=may_answer(401, 403, 404, 413, 422), tags=["notices"], status_code=200,
)  # fmt: skip
async def confirm(
    request: Asked, services: access.TheServices, way_id: FromPath[str], data: JSONBody[notice_wire.WayCode]
) -> notice_wire.NoticesShown:
    """By the code that came there."""
    here = await signed_in(request, services)
    good = await services.store.write(
        lambda connection: channels.confirm(connection, here.person.id, way_id, data.code)
    )
    if not good:
        raise Problem("wrong-way-code")
    await services.notices.ways_changed()
    return await services.store.read(_shown(services, here))


@delete(
    "/api/person/notices/{way_id:str}",
    security=access.DEVICE, responses=may_answer(401, 403, 404), tags=["notices"], status_code=200,
)  # fmt: skip
async def remove(request: Asked, services: access.TheServices, way_id: FromPath[str]) -> notice_wire.NoticesShown:
    """By this way I am told nothing any more."""
    here = await signed_in(request, services)
    if not await services.store.write(lambda connection: channels.remove(connection, way_id, here.person.id)):
        raise Problem("no-such-way")
    await services.notices.ways_changed()
    return await services.store.read(_shown(services, here))


@put(
    "/api/person/notices/tables/{table_id:str}",
    security=access.DEVICE, responses=may_answer(401, 403, 404, 413, 422), tags=["notices"],
)  # fmt: skip
async def hush(
    request: Asked, services: access.TheServices, table_id: access.TableId, data: JSONBody[notice_wire.Hush]
) -> notice_wire.NoticesShown:
    """Of this table I want to hear nothing; or something again."""
    here = await signed_in(request, services)
    if data.off:
        await access.room_of(services, table_id, request)
    await services.store.write(lambda connection: channels.hush(connection, here.person.id, table_id, data.off))
    return await services.store.read(_shown(services, here))


# --- vacation --------------------------------------------------------------------------------------------------------


@post("/api/person/vacation", security=access.DEVICE, responses=may_answer(401, 403, 413, 422), tags=["notices"])
async def go_on_vacation(
    request: Asked, services: access.TheServices, data: JSONBody[notice_wire.NewVacation]
) -> notice_wire.NoticesShown:
    """From now on for so many days: where I play over days my clock stands."""
    here = await signed_in(request, services)
    person, allowed = here.person.id, services.config.vacation_days
    await services.store.write(lambda connection: vacations.begin(connection, person, data.days, allowed))
    await _apply(services, person)
    return await services.store.read(_shown(services, here))


@delete(
    "/api/person/vacation", security=access.DEVICE, responses=may_answer(401, 403), tags=["notices"], status_code=200
)
async def come_back(request: Asked, services: access.TheServices) -> notice_wire.NoticesShown:
    """I am back."""
    here = await signed_in(request, services)
    person = here.person.id
    await services.store.write(lambda connection: vacations.end(connection, person))
    await _apply(services, person)
    return await services.store.read(_shown(services, here))


async def _apply(services: Services, person: str) -> None:
    ends = await services.store.read(lambda connection: vacations.last(connection, person))
    if ends:
        await vacations.apply(services, person, ends)


OPERATIONS: list[Any] = [
    notices, change_wishes, new_push, new_mail, new_hook, confirm, remove, hush, go_on_vacation, come_back,
]  # fmt: skip
