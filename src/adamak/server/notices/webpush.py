"""Web Push: a message encrypted for one browser (RFC 8291), and the proof of who sends it (VAPID, RFC 8292).

Two short recipes over `cryptography`, which passkeys need anyway. The libraries that know them bring aiohttp and
requests, or pydantic, along; RFC 8291's own example is among the tests.
"""

from __future__ import annotations

import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from adamak.core import Problem

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
RECORD = 4096  # bytes: what every push service takes
TOKEN_SECONDS = 12 * 3600  # a push service refuses one of more than a day
POINT, AUTH = 65, 16  # bytes of a browser's public key and of its secret


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_keys(p256dh: str, auth: str) -> None:
    """A Problem where a browser's keys cannot be."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = unb64(p256dh), unb64(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Problem("bad-push-keys") from None
    if len(point) != POINT or len(secret) != AUTH:
        raise Problem("bad-push-keys")


def encrypted(
    plain: bytes, p256dh: str, auth: str, salt: bytes | None = None, own: EllipticCurvePrivateKey | None = None
) -> bytes:
    """The body of a push message that this browser alone can read: one record of `aes128gcm`."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt = salt or os.urandom(16)
    own = own or ec.generate_private_key(ec.SECP256R1())
    theirs = unb64(p256dh)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    sender = point_of(own)
    shared = _derived(own.exchange(ec.ECDH(), public), unb64(auth), b"WebPush: info\0" + theirs + sender, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD, len(sender)) + sender
    return head + AESGCM(key).encrypt(nonce, plain + b"\x02", None)  # 2: the last record


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Vapid:
    """This server, as push services know it: a key of its own, made from the server's (so all workers have the same).

    That one lies in the home, for its owner alone; whoever changes it makes browsers subscribe anew.
    """

    def __init__(self, secret: bytes, contact: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self._key = ec.derive_private_key(1 + int.from_bytes(secret) % (ORDER - 1), ec.SECP256R1())
        self.public = b64(point_of(self._key))  # a page subscribes with it
        self._contact = contact

    def authorization(self, endpoint: str, seconds: int) -> str:
        """The header that says who sends, for this push service, as of this time (since 1970)."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": seconds + TOKEN_SECONDS, "sub": self._contact}
        said = ".".join(b64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={said}.{b64(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"
