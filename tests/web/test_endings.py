"""The end of each game: how one did, and a result of which nothing is cut off and no name is broken."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from adamak.core import games

from .clicking import SETTLE
from .conftest import NewGuest
from .endings import SEATS, finished
from .guests import DESKTOP, MAKE, PHONE
from .test_layout import IN_SIGHT, inside

# A name, or a part of the score, on more lines than it has words is broken inside one of them.
BROKEN = """() => [...document.querySelectorAll('.end bdi, .end tbody th:not(:has(small))')].filter((name) => {
  const range = document.createRange()
  range.selectNodeContents(name)
  const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)))
  return lines.size > name.textContent.trim().split(/\\s+/).length
}).map((name) => name.textContent)"""


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        *((game, "fa", PHONE) for game in sorted(games()) if game != "architects"),
        ("architects", "en", PHONE),
        ("condottiere", "en", DESKTOP),
        ("troyes", "en", DESKTOP),
    ],
    ids=lambda value: str(value[0]) if isinstance(value, tuple) else value,
)
def test_the_result_is_whole(guest: NewGuest, game: str, lang: str, size: tuple[int, int]) -> None:
    me = guest(lang, size=size)
    plans = ["me", *["bot"] * (SEATS[game] - 1)]
    me.sit(me.make(*plans, path="/api/tables/import", save=finished(game))["table"])
    result = me.page.get_by_role("region", name=me.say("end-title"))
    expect(result.locator(".you")).to_be_visible()
    me.page.evaluate("document.fonts.ready.then(() => true)")
    me.page.evaluate(SETTLE)
    inside(result, size)
    assert me.page.evaluate(BROKEN) == []
    for cell in result.locator("tfoot > tr > *").all():  # the sum
        inside(cell, size)
        assert cell.evaluate(IN_SIGHT)
    for way_on in result.locator("footer").locator("a, button").all():
        inside(way_on, size)
    # The board is still there.
    me.button("end-fold").click()
    expect(result).to_have_count(0)
    expect(me.page.locator("main .board [data-thing]").first).to_be_attached()
    me.button("end-unfold").click()
    expect(result).to_be_visible()


@pytest.mark.parametrize(("game", "lang"), [("architects", "en"), ("troyes", "fa"), ("trajan", "fa")])
def test_four_long_names_leave_the_parts_whole(guest: NewGuest, game: str, lang: str) -> None:
    me = guest(lang, size=PHONE)
    me.open("/settings")
    names = ["Shahrbanu Khatun", "Maximilian", "علیرضا محمدحسینی‌نژاد", "Bartholomew"]
    plans = [{"kind": "guest" if seat else "me", "name": name, "level": "random"} for seat, name in enumerate(names)]
    made = me.page.evaluate(MAKE, ["/api/tables/import", {"seats": plans, "save": finished(game, 4)}])
    me.open(f"/t/{made['table']}")
    result = me.page.get_by_role("region", name=me.say("end-title"))
    expect(result.locator(".you")).to_be_visible()
    me.page.evaluate("document.fonts.ready.then(() => true)")
    assert me.page.evaluate(BROKEN) == []
    for cell in result.locator("thead th, tfoot td").all():
        inside(cell, PHONE)
