"""An authenticator in software: it makes passkeys and answers for them, as a browser's would over the wire."""

from __future__ import annotations

import base64
import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


def coded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Authenticator:
    """One passkey, bound to a name and asked by a page of this origin."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.name = origin.split("//")[1].split(":")[0]
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.credential = secrets.token_bytes(16)
        self.uses = 0

    def _client_data(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        self.uses += 1
        return sha256(self.name.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the question for a new passkey."""
        point = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        data = self._data(PRESENT | VERIFIED | WITH_KEY) + bytes(16)
        data += len(self.credential).to_bytes(2, "big") + self.credential + cbor2.dumps(key)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client_data("webauthn.create", options)
        return self._answer({"clientDataJSON": coded(client), "attestationObject": coded(attested)})

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer that signs in."""
        client, data = self._client_data("webauthn.get", options), self._data(PRESENT | VERIFIED)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        told = {"clientDataJSON": coded(client), "authenticatorData": coded(data), "signature": coded(signature)}
        return self._answer(told)

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        named = coded(self.credential)
        return {"id": named, "rawId": named, "type": "public-key", "response": response, "clientExtensionResults": {}}
