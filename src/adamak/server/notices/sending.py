"""One notice to one place: encrypted to a browser, as a letter, or as JSON to a webhook."""

from __future__ import annotations

import hashlib
import hmac
from typing import Literal

import msgspec

from adamak.core import Problem
from adamak.server.config import ServerConfig
from adamak.server.notices import mail, outside, webpush, wording
from adamak.server.notices.channels import Way
from adamak.server.notices.outbox import Notice
from adamak.server.people.keys import Keys
from adamak.server.tables.server_time import now

Outcome = Literal["sent", "gone", "failed", "unsent"]  # unsent: the host wants no such way any more
TTL = 24 * 3600  # seconds for which a push service keeps what a browser has not fetched
GONE = (404, 410)


class Sender:
    """All that sending takes."""

    def __init__(self, config: ServerConfig, keys: Keys) -> None:
        self.config = config
        self._keys = keys
        self._vapid: webpush.Vapid | None = None

    @property
    def vapid(self) -> webpush.Vapid:
        """Made when it is first needed: a server that tells nobody anything need not wait for it."""
        if self._vapid is None:
            named = self.config.allowed_hosts[:1]
            site = f"https://{named[0]}" if named and named[0] != "*" else "https://localhost"
            contact = f"mailto:{self.config.mail_from}" if self.config.mail_from else site
            self._vapid = webpush.Vapid(self._keys.derived("vapid"), contact)
        return self._vapid

    def offers(self, kind: str) -> bool:
        """Whether this server tells people by such a way."""
        mail_too = bool(self.config.mail_server and self.config.mail_from)
        return {"push": self.config.push, "mail": mail_too, "hook": self.config.webhooks}[kind]

    async def send(self, way: Way, notice: Notice, told: wording.Told, waiting: int) -> Outcome:
        if not self.offers(way.kind):
            return "unsent"
        try:
            if way.kind == "push":
                return await self._push(way, notice, told, waiting)
            if way.kind == "mail":
                return await self._mail(way, notice, told)
            return await self._hook(way, notice, told)
        except (outside.Unreached, mail.Undelivered, Problem):  # a Problem: it leads where we may not ask
            return "failed"
        except mail.NoSuchBox:
            return "gone"

    async def _push(self, way: Way, notice: Notice, told: wording.Told, waiting: int) -> Outcome:
        body = {
            "title": told.title, "body": told.text, "url": told.path, "tag": notice.table or notice.id,
            "lang": told.lang, "dir": told.direction, "waiting": waiting,
        }  # fmt: skip
        sealed = webpush.encrypted(msgspec.json.encode(body), way.keys["p256dh"], way.keys["auth"])
        headers = {
            "content-encoding": "aes128gcm", "content-type": "application/octet-stream", "ttl": str(TTL),
            "urgency": "normal", "topic": notice.id,  # sent again it takes the place of the one before
            "authorization": self.vapid.authorization(way.address, now() // 1000),
        }  # fmt: skip
        return _outcome(await outside.post(way.address, sealed, headers, self.config.private_addresses))

    async def _mail(self, way: Way, notice: Notice, told: wording.Told) -> Outcome:
        site = way.keys["site"]
        text = wording.letter(told, site + told.path, f"{site}/me")
        message = mail.letter(self.config.mail_from, way.address, told.title, text, notice.id, told.lang)
        await mail.send(self.config.mail_server, message)
        return "sent"

    async def _hook(self, way: Way, notice: Notice, told: wording.Told) -> Outcome:
        body = {
            "id": notice.id, "kind": notice.kind, "title": told.title, "text": told.text, "game": notice.game,
            "table": notice.table, "link": way.keys["site"] + told.path, "lang": told.lang,
        }  # fmt: skip
        return _outcome(await self._post_signed(way, body))

    async def _post_signed(self, way: Way, body: dict[str, str]) -> int:
        written = msgspec.json.encode(body)
        proof = hmac.new(way.keys["secret"].encode(), written, hashlib.sha256).hexdigest()
        headers = {"content-type": "application/json", "x-adamak-signature": f"sha256={proof}"}
        return await outside.post(way.address, written, headers, self.config.private_addresses)

    async def send_code(self, way: Way, code: str, lang: str) -> None:
        """Proves that whoever gave the address reads what comes there; a Problem where nothing can."""
        subject, text = wording.code_told(code, lang)
        try:
            if way.kind == "mail":
                message = mail.letter(self.config.mail_from, way.address, subject, text, way.id, lang)
                await mail.send(self.config.mail_server, message)
                return
            status = await self._post_signed(way, {"kind": "code", "title": subject, "text": text, "lang": lang})
        except (outside.Unreached, mail.Undelivered, mail.NoSuchBox):
            raise Problem("unreached-address") from None
        if _outcome(status) != "sent":
            raise Problem("unreached-address")


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    return "gone" if status in GONE else "failed"
