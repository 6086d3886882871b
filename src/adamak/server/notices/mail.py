"""Mail, where the host has named a server for it."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import unquote, urlsplit

from adamak.core import Problem

SECONDS = 20
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
LONGEST = 254
PERMANENT = 500  # and more: the other side will never take it


class NoSuchBox(Exception):
    """Nobody takes mail at this address."""


class Undelivered(Exception):
    """Not now."""


def check(address: str) -> str:
    """The address, where a letter can be sent to it."""
    try:
        Address(addr_spec=address)
    except (ValueError, MessageError, IndexError):  # of two dots in a row, say
        raise Problem("bad-mail-address") from None
    if len(address) > LONGEST or not ADDRESS.fullmatch(address):
        raise Problem("bad-mail-address")
    return address


def letter(sender: str, to: str, subject: str, text: str, ident: str, lang: str) -> EmailMessage:
    """A plain letter; `ident` is its own wherever it is sent again."""
    message = EmailMessage()
    message["From"] = Address("Adamak", addr_spec=sender)
    message["To"] = Address(addr_spec=to)
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = f"<{ident}@{sender.partition('@')[2]}>"
    message["Content-Language"] = lang
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


async def send(server: str, message: EmailMessage) -> None:
    """By `smtp://` (with STARTTLS where the server knows it) or `smtps://`, in a thread."""
    await asyncio.to_thread(_send, server, message)


def _send(server: str, message: EmailMessage) -> None:
    parts = urlsplit(server)
    try:
        with _connected(parts.scheme, parts.hostname or "", parts.port) as post:
            if parts.username:
                post.login(unquote(parts.username), unquote(parts.password or ""))
            post.send_message(message)
    except smtplib.SMTPRecipientsRefused as refused:
        code = next(iter(refused.recipients.values()), (0, b""))[0]
        raise (NoSuchBox if code >= PERMANENT else Undelivered) from None
    except (smtplib.SMTPException, OSError) as error:
        raise Undelivered(type(error).__name__) from None


def _connected(scheme: str, host: str, port: int | None) -> smtplib.SMTP:
    if scheme == "smtps":
        return smtplib.SMTP_SSL(host, port or 465, timeout=SECONDS, context=ssl.create_default_context())
    post = smtplib.SMTP(host, port or 587, timeout=SECONDS)
    post.ehlo()
    if post.has_extn("starttls"):
        post.starttls(context=ssl.create_default_context())
    return post
