"""Where notices arrive, as tests need it: a push service and webhook listener, and a mail server, on this machine."""

from __future__ import annotations

import json
import re
import socketserver
import threading
import time
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from adamak.server.notices.webpush import b64, point_of, unb64

PATIENCE = 60.0  # seconds for what must come


def wait_for(what: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """What it returns as soon as it is true."""
    until = time.monotonic() + patience
    while not (found := what()):
        assert time.monotonic() < until, "nothing came"
        time.sleep(0.01)
    return found


class Subscription:
    """A browser's side of Web Push: its keys, and what it can read (RFC 8291, said once more)."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ok"
        self.body = {"endpoint": endpoint, "p256dh": b64(point_of(self._key)), "auth": b64(self._auth)}

    def read(self, sealed: bytes) -> dict[str, Any]:
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20]), sealed[20]
        assert len(sealed) <= size == 4096
        sender, cipher = sealed[21 : 21 + length], sealed[21 + length :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + point_of(self._key) + sender
        shared = HKDF(hashes.SHA256(), 32, self._auth, info).derive(self._key.exchange(ec.ECDH(), public))
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(shared)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(shared)
        plain = AESGCM(key).decrypt(nonce, cipher, None)
        assert plain.endswith(b"\x02")
        told: dict[str, Any] = json.loads(plain[:-1])
        return told


def check_vapid(header: str, audience: str, public: str) -> dict[str, Any]:
    """The claims of whoever sends, if they have signed them."""
    found = re.fullmatch(r"vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)", header)
    assert found is not None
    assert found[4] == public
    head, claims = json.loads(unb64(found[1])), json.loads(unb64(found[2]))
    signature = unb64(found[3])
    proof = encode_dss_signature(int.from_bytes(signature[:32]), int.from_bytes(signature[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(public))
    try:
        key.verify(proof, f"{found[1]}.{found[2]}".encode(), ec.ECDSA(hashes.SHA256()))
    except InvalidSignature:
        raise AssertionError("not signed by this server") from None
    assert (head["alg"], claims["aud"]) == ("ES256", audience)
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    return dict(claims)


class Listener:
    """Takes every POST: path, headers, body. `answers` are the statuses given first; then 201."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        self._subscriptions: dict[str, Subscription] = {}
        listener = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                listener.got.append((self.path, headers, body))
                self.send_response(listener.answers.pop(0) if listener.answers else 201)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def subscribe(self, name: str) -> Subscription:
        subscription = Subscription(f"{self.url}/push/{name}")
        self._subscriptions[f"/push/{name}"] = subscription
        return subscription

    def pushes(self, name: str) -> list[dict[str, Any]]:
        """What came for a browser, decrypted."""
        path = f"/push/{name}"
        return [self._subscriptions[path].read(body) for to, _, body in list(self.got) if to == path]

    def posts(self, path: str) -> list[dict[str, Any]]:
        return [json.loads(body) for to, _, body in list(self.got) if to == path]


class MailServer:
    """Takes every letter; `refuses` are the answers given to the first receivers instead."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses: list[str] = []
        server = self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

            def handle(self) -> None:
                self.say("220 here")
                while line := self.rfile.readline():
                    word = line[:4].upper()
                    if word == b"DATA":
                        self.say("354 go on")
                        self.take()
                    elif word == b"QUIT":
                        self.say("221 bye")
                        return
                    elif word == b"RCPT" and server.refuses:
                        self.say(server.refuses.pop(0))
                    else:
                        self.say("250 good")

            def take(self) -> None:
                lines = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
                letter = message_from_bytes(b"".join(lines), policy=policy.default)
                assert isinstance(letter, EmailMessage)
                server.letters.append(letter)
                self.say("250 taken")

        socketserver.ThreadingTCPServer.allow_reuse_address = True
        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"smtp://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
