"""The home page is light, and a game comes only when it is wanted."""

from __future__ import annotations

import gzip

from playwright.sync_api import expect

from .conftest import NewGuest
from .serving import PAGE

MOST = 150_000


def test_the_first_page_is_light(guest: NewGuest) -> None:
    me = guest("fa")
    page = me.open("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    scripts = [url for url in me.requests if url.split("?")[0].endswith(".js")]
    assert scripts
    files = [PAGE / "assets" / url.rsplit("/", 1)[1] for url in scripts]
    weight = sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)
    assert weight <= MOST
    # They come packed, and nothing of a game is among them.
    packed = page.request.get(scripts[0], headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert not any("Board" in file.name for file in files)
    fonts = [url for url in me.requests if url.endswith(".woff2")]
    assert all(url.startswith(page.url) for url in [*scripts, *fonts])  # nothing from elsewhere

    seen = len(me.requests)
    table = me.make("me", "bot")["table"]
    me.sit(table)
    expect(page.get_by_role("group", name=me.say("map-of", number=17))).to_be_visible()
    assert any("Board" in url for url in me.requests[seen:])
