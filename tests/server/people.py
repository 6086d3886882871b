"""Persons at browsers, as tests need them."""

from __future__ import annotations

from typing import Any

from .authenticator import Authenticator
from .clients import Browser


def become(browser: Browser, name: str) -> str:
    """A guest becomes a person by a personal key, which is returned."""
    key: str = browser.call("POST", "/api/person/key", {"name": name}, status=201)["key"]
    return key


def become_by_passkey(browser: Browser, name: str) -> Authenticator:
    passkey = Authenticator(browser.url)
    asked = browser.call("POST", "/api/person/passkey/question", {"name": name}, status=200)
    body = {"name": name, "answer": passkey.make(asked["options"])}
    browser.call("POST", "/api/person/passkey", body, status=201)
    return passkey


def sign_in(url: str, **by: Any) -> Browser:
    """Another device of a person."""
    device = Browser(url)
    device.call("POST", "/api/person/sign-in", by, status=200)
    return device


def use_passkey(url: str, passkey: Authenticator) -> Browser:
    device = Browser(url)
    asked = device.call("POST", "/api/person/question", status=200)
    device.call("POST", "/api/person/sign-in", {"answer": passkey.use(asked["options"])}, status=200)
    return device


def bring(browser: Browser, made: dict[str, Any]) -> list[str]:
    """What the page does once: all secrets of a table become the person's."""
    secrets = [held["secret"] for held in made.get("seats", [])] + ([made["host"]] if made.get("host") else [])
    body = {"tables": [{"table": made["table"], "secrets": secrets}]}
    brought: list[str] = browser.call("POST", "/api/person/seats", body, status=200)["tables"]
    return brought


def places(browser: Browser, table: str) -> dict[int, str]:
    """By seat (-1: the host's place): what opens it from this device."""
    told = browser.call("GET", f"/api/tables/{table}/mine", status=200)
    host = {-1: told["host"]} if told["host"] else {}
    return host | {held["seat"]: held["secret"] for held in told["seats"]}


def myself(browser: Browser) -> dict[str, Any]:
    told: dict[str, Any] = browser.call("GET", "/api/person", status=200)
    return told


def here(browser: Browser) -> str:
    """The id of this device."""
    return str(next(device["id"] for device in myself(browser)["devices"] if device["here"]))
