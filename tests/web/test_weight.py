"""The home page is light, a game comes only when it is wanted, and all of it up to the first board is not heavy."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from adamak.core import games

from .clicking import sit_down
from .conftest import NewGuest
from .pressing import decisions

MOST_SCRIPTS = 150_000
MOST = 350_000  # everything from the first page to the first board, as it travels


@pytest.mark.parametrize("game", sorted(games()))
def test_from_the_first_page_to_the_first_board(guest: NewGuest, game: str) -> None:
    me = guest("fa")
    network = me.context.new_cdp_session(me.page)
    network.send("Network.enable")
    urls: dict[str, str] = {}
    weights: dict[str, float] = {}  # of each request, as it travelled
    network.on("Network.responseReceived", lambda seen: urls.update({seen["requestId"]: seen["response"]["url"]}))
    network.on("Network.loadingFinished", lambda done: weights.update({done["requestId"]: done["encodedDataLength"]}))
    page = me.open("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    scripts = [url for url in me.requests if url.split("?")[0].endswith(".js")]
    assert sum(weight for one, weight in weights.items() if urls.get(one) in scripts) <= MOST_SCRIPTS
    # They come packed, and nothing of a game is among them.
    packed = page.request.get(scripts[0], headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    tighter = page.request.get(scripts[0], headers={"accept-encoding": "gzip, br"})
    assert tighter.headers["content-encoding"] == "br"
    assert tighter.text() == packed.text()
    assert not any("Board" in url for url in scripts)
    fonts = [url for url in me.requests if url.endswith(".woff2")]
    assert all(url.startswith(page.url) for url in [*scripts, *fonts])  # nothing from elsewhere

    seen = len(me.requests)
    sit_down(me, next(decisions(game, 1, "weight")))
    page.locator(".decide:not(.waiting)").wait_for()
    page.wait_for_load_state("networkidle")
    assert any("Board" in url for url in me.requests[seen:])
    weight = sum(weights.values())
    print(f"{game}: {weight / 1000:.0f} kB to the first board")
    assert weight <= MOST
