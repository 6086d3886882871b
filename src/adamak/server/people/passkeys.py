"""Passkeys: what the browser's authenticator is asked and answers (WebAuthn), and questions that may be answered once.

A question lies in the database until it is answered or its time is over, so any worker can take the answer.
"""

from __future__ import annotations

import json
import secrets
from hashlib import sha256
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from adamak.core import Problem
from adamak.server.errors import Asked
from adamak.server.storage import schema
from adamak.server.tables.server_time import now

MINUTE = 60_000  # milliseconds
LASTS = 5 * MINUTE
NONCE_BYTES = 32
NAME = "Adamak"
Kind = Literal["new passkey", "passkey", "code"]


def pose(connection: Connection, kind: Kind, who: str = "", nonce: bytes = b"") -> bytes:
    """A new question, for this guest or person alone or (empty) for whoever can answer; what is overdue goes."""
    challenges = schema.challenges
    connection.execute(sa.delete(challenges).where(challenges.c.expires_at < now()))
    nonce = nonce or secrets.token_bytes(NONCE_BYTES)
    values = {"id": sha256(nonce).hexdigest(), "kind": kind, "who": who, "expires_at": now() + LASTS}
    connection.execute(sa.insert(challenges).values(**values))
    return nonce


def answered(connection: Connection, nonce: bytes, kind: Kind) -> str | None:
    """For whom this question was posed; it is gone now. None: it never was, was answered, or its time is over."""
    challenges = schema.challenges
    this = sa.and_(challenges.c.id == sha256(nonce).hexdigest(), challenges.c.kind == kind)
    row = connection.execute(sa.select(challenges).where(this)).first()
    if row is None or connection.execute(sa.delete(challenges).where(this)).rowcount != 1:
        return None  # also where another worker was quicker: of two who delete it only one has done so
    return str(row.who) if row.expires_at >= now() else None


def nonce_of(answer: dict[str, Any]) -> bytes:
    """The question that an authenticator's answer names."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json

    try:
        told = parse_client_data_json(base64url_to_bytes(answer["response"]["clientDataJSON"]))
    except Exception as error:  # whatever a stranger may have written there
        raise Problem("wrong-passkey") from error
    return told.challenge


def _named(request: Asked) -> tuple[str, list[str]]:
    """The name passkeys are bound to, and the origins that speak for it: the guard has proved that it is ours."""
    host = request.headers.get("host", "")
    return request.url.hostname or "", [f"https://{host}", f"http://{host}"]


# --- a new one -------------------------------------------------------------------------------------------------------


def question_for_new(request: Asked, nonce: bytes, name: str, known: list[bytes]) -> dict[str, Any]:
    """What makes a passkey; an authenticator that has one of those known need not make another."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=_named(request)[0],
        rp_name=NAME,
        user_name=name,
        user_id=secrets.token_bytes(NONCE_BYTES),
        challenge=nonce,
        timeout=LASTS,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,  # so that it can be found without a name
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=credential) for credential in known],
    )
    told: dict[str, Any] = json.loads(options_to_json(options))
    return told


def made(request: Asked, answer: dict[str, Any], nonce: bytes) -> dict[str, Any]:
    """The columns of a new passkey; a Problem where the answer does not prove it."""
    from webauthn import verify_registration_response

    name, origins = _named(request)
    try:
        proved = verify_registration_response(
            credential=answer, expected_challenge=nonce, expected_rp_id=name, expected_origin=origins
        )
    except Exception as error:  # the library's own, and whatever it stumbles over in a stranger's bytes
        raise Problem("wrong-passkey") from error
    return {
        "id": sha256(proved.credential_id).hexdigest(),
        "credential": proved.credential_id,
        "public_key": proved.credential_public_key,
        "uses": proved.sign_count,
        "created_at": now(),
    }


def credentials_of(connection: Connection, person: str) -> list[bytes]:
    passkeys = schema.passkeys
    chosen = sa.select(passkeys.c.credential).where(passkeys.c.person == person)
    return [bytes(row[0]) for row in connection.execute(chosen)]


# --- signing in ------------------------------------------------------------------------------------------------------


def question(request: Asked, nonce: bytes) -> dict[str, Any]:
    """What any passkey for this server may answer."""
    from webauthn import generate_authentication_options, options_to_json

    options = generate_authentication_options(rp_id=_named(request)[0], challenge=nonce, timeout=LASTS)
    told: dict[str, Any] = json.loads(options_to_json(options))
    return told


def find(connection: Connection, answer: dict[str, Any]) -> Any:
    """The passkey that an answer names, as kept; a Problem where there is none."""
    from webauthn.helpers import base64url_to_bytes

    passkeys = schema.passkeys
    try:
        named = sha256(base64url_to_bytes(answer["rawId"])).hexdigest()
    except Exception as error:
        raise Problem("wrong-passkey") from error
    row = connection.execute(sa.select(passkeys).where(passkeys.c.id == named)).first()
    if row is None:
        raise Problem("wrong-passkey")
    return row


def uses(request: Asked, answer: dict[str, Any], nonce: bytes, kept: Any) -> int:
    """How often its authenticator has used the passkey; a Problem where the answer does not prove it."""
    from webauthn import verify_authentication_response

    name, origins = _named(request)
    try:
        proved = verify_authentication_response(
            credential=answer, expected_challenge=nonce, expected_rp_id=name, expected_origin=origins,
            credential_public_key=bytes(kept.public_key), credential_current_sign_count=kept.uses,
        )  # fmt: skip
    except Exception as error:
        raise Problem("wrong-passkey") from error
    return proved.new_sign_count
