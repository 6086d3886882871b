"""HTTP: friends, people I would rather not meet, challenges and invitations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.errors import Asked, may_answer
from adamak.server.lobby import acquaintances, invitations, lobby_wire, terms
from adamak.server.lobby.terms import Comer, Terms
from adamak.server.people import persons
from adamak.server.people.keys import new_secret
from adamak.server.people.signing_in import signed_in
from adamak.server.services import Services
from adamak.server.storage.database import tell_workers
from adamak.server.storage.store import VersionTaken
from adamak.server.tables import access
from adamak.server.tables.server_time import now

HOUR = 3600 * 1000  # milliseconds
Change = Callable[[Connection, str, str], None]


@get("/api/people", security=access.DEVICE, responses=may_answer(401, 403), tags=["lobby"])
async def people(
    request: Asked, services: access.TheServices, name: Annotated[str, QueryParameter(max_length=100)] = ""
) -> lobby_wire.Found:
    """People whose name is this, or holds it."""
    here = await signed_in(request, services)
    found = await services.store.read(lambda connection: acquaintances.find(connection, here.person.id, name))
    return lobby_wire.Found(found)


# --- friends and others ----------------------------------------------------------------------------------------------


@get("/api/friends", security=access.DEVICE, responses=may_answer(401, 403), tags=["lobby"])
async def circle(request: Asked, services: access.TheServices) -> lobby_wire.Circle:
    """My friends, who asks to be one, whom I have asked, and whom I would rather not meet."""
    here = await signed_in(request, services)
    return await services.store.read(lambda connection: acquaintances.circle(connection, here.person.id))


async def _change(request: Asked, services: Services, other: str, change: Change) -> lobby_wire.Circle:
    here = await signed_in(request, services)
    person = here.person.id

    def write(connection: Connection) -> lobby_wire.Circle:
        change(connection, person, other)
        return acquaintances.circle(connection, person)

    return await services.store.write(write)


@put("/api/friends/{person:str}", security=access.DEVICE, responses=may_answer(401, 403, 404, 422), tags=["lobby"])
async def befriend(request: Asked, services: access.TheServices, person: access.PersonId) -> lobby_wire.Circle:
    """Asks somebody to be my friend, or consents to who has asked me."""
    return await _change(request, services, person, acquaintances.befriend)


@delete(
    "/api/friends/{person:str}", security=access.DEVICE, responses=may_answer(401, 403), tags=["lobby"], status_code=200
)
async def part(request: Asked, services: access.TheServices, person: access.PersonId) -> lobby_wire.Circle:
    """Friends no more; or declines who has asked me; or takes back what I have asked."""
    return await _change(request, services, person, acquaintances.part)


@put("/api/blocks/{person:str}", security=access.DEVICE, responses=may_answer(401, 403, 404, 422), tags=["lobby"])
async def block(request: Asked, services: access.TheServices, person: access.PersonId) -> lobby_wire.Circle:
    """They can no more challenge or invite me, sit down at tables I list, or speak to me. They are not told."""
    told = await _change(request, services, person, acquaintances.block)
    await _look_again(request, services)
    return told


@delete(
    "/api/blocks/{person:str}", security=access.DEVICE, responses=may_answer(401, 403), tags=["lobby"], status_code=200
)
async def unblock(request: Asked, services: access.TheServices, person: access.PersonId) -> lobby_wire.Circle:
    told = await _change(request, services, person, acquaintances.unblock)
    await _look_again(request, services)
    return told


async def _look_again(request: Asked, services: Services) -> None:
    """Wherever I sit, on all workers: whose words I am shown has changed."""
    here = await signed_in(request, services)
    notice = f"talk {persons.handle_of(here.person.id)}"
    await services.store.write(lambda connection: tell_workers(connection, notice))
    services.tell(notice)


# --- challenges and invitations --------------------------------------------------------------------------------------


@post(
    "/api/people/{person:str}/challenges",
    security=access.DEVICE, responses=may_answer(401, 403, 404, 413, 422), tags=["lobby"],
)  # fmt: skip
async def challenge(
    request: Asked, services: access.TheServices, person: access.PersonId, data: JSONBody[lobby_wire.NewChallenge]
) -> lobby_wire.InvitationShown:
    """A game for two with somebody: when they accept there is a table at which both sit."""
    here = await signed_in(request, services)
    wanted = Terms(data.game, invitations.FOR_TWO, data.clock, data.rated)
    terms.check(wanted)
    return await _told(
        services,
        await services.store.write(
            lambda connection: invitations.send(connection, "challenge", here.person.id, person, wanted)
        ),
    )


@post(
    "/api/tables/{table_id:str}/invitations",
    security=access.SECRET, responses=may_answer(401, 403, 404, 409, 413, 422), tags=["lobby"],
)  # fmt: skip
async def invite(
    request: Asked, services: access.TheServices, table_id: access.TableId, data: JSONBody[lobby_wire.NewInvitation]
) -> lobby_wire.InvitationShown:
    """By the host of a table that waits: somebody is invited by name."""
    room = await access.room_of(services, table_id, request)
    await access.host(request, services, room)
    here = await signed_in(request, services)
    if room.table.status != "waiting":
        raise Problem("already-started")
    opened = room.table.opened
    wanted = Terms(opened.game, len(opened.seats), opened.clock, opened.rated)
    return await _told(
        services,
        await services.store.write(
            lambda connection: invitations.send(connection, "invite", here.person.id, data.person, wanted, table_id)
        ),
    )


async def _told(services: Services, sent: lobby_wire.InvitationShown) -> lobby_wire.InvitationShown:
    """Whoever is asked hears of it, once in an hour from the same person, and nothing of whom they have blocked."""
    receiver, sender = sent.receiver.person, sent.sender.person
    if not await services.store.read(lambda connection: acquaintances.blocks(connection, receiver, sender)):
        await services.notices.tell(receiver, "invitation", about=f"{sender} {now() // HOUR}", game=sent.game)
    return sent


@post(
    "/api/invitations/{invitation:str}/accept",
    security=access.DEVICE, responses=may_answer(401, 403, 404, 422), tags=["lobby"], status_code=200,
)  # fmt: skip
async def accept(request: Asked, services: access.TheServices, invitation: FromPath[str]) -> lobby_wire.Accepted:
    """To a challenge: there is a table now, and both sit at it. To an invitation: what lets me claim a seat there."""
    here = await signed_in(request, services)
    me = here.person
    row = await services.store.read(lambda connection: invitations.to_me(connection, me.id, invitation))
    if row.kind == "invite":
        room = await access.room_of(services, row.table_id, request)
        return lobby_wire.Accepted(row.table_id, services.keys.invite(row.table_id, room.table.invites))

    def write(connection: Connection) -> tuple[Any, str, persons.Person]:
        taken, table = invitations.accept(connection, me.id, invitation, new_secret())
        sender = persons.find(connection, taken.sender)
        if sender is None or services.bans.bans("ban", persons.handle_of(sender.id)):
            raise Problem("no-such-invitation")
        return taken, table, sender

    taken, table, sender = await services.store.write(write)
    comers = terms.seated([Comer(sender.id, sender.name, True), Comer(me.id, me.name, True)])
    try:
        wanted = Terms.of(taken, invitations.FOR_TWO)
        await terms.make_table(services, table, wanted, comers, access.address_of(request))
    except VersionTaken:
        pass  # they have asked twice: it is there
    except Problem:
        await services.store.write(lambda connection: invitations.reopen(connection, taken))
        raise
    return lobby_wire.Accepted(table)


@delete(
    "/api/invitations/{invitation:str}",
    security=access.DEVICE, responses=may_answer(401, 403), tags=["lobby"], status_code=204,
)  # fmt: skip
async def drop(request: Asked, services: access.TheServices, invitation: FromPath[str]) -> None:
    """Declines one that was sent to me, or takes back one of mine."""
    here = await signed_in(request, services)
    await services.store.write(lambda connection: invitations.drop(connection, here.person.id, invitation))


OPERATIONS: list[Any] = [
    people, circle, befriend, part, block, unblock, challenge, invite, accept, drop,
]  # fmt: skip
