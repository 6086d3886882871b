"""The pages of the club: a person's figures and curve, the records of the house; nothing for axe, nothing too wide."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from adamak.server.club import scorebook
from adamak.server.club.scorebook import Outcome
from adamak.server.config import ServerConfig
from adamak.server.people import persons
from adamak.server.storage.database import connect

from .conftest import NewGuest
from .guests import DESKTOP, PHONE
from .serving import Server
from .test_axe import findings

GAMES = 12


@pytest.fixture(scope="package")
def people(server: Server) -> tuple[str, str]:
    """Two persons who have played rated games of Duel and a game of Troyes."""
    engine, _ = connect(ServerConfig(server.home), writing=True)
    with engine.begin() as connection:
        anna = persons.create(connection, "Anna", "en").id
        babak = persons.create(connection, "بابک", "fa").id
        for number in range(GAMES):
            places = (1, 2) if number % 3 else (2, 1)
            scorebook.keep(connection, finished(f"club{number:02}", "duel", "civilian", number, (anna, babak), places))
        scorebook.keep(connection, finished("clubtr", "troyes", "points", 99, (anna, babak), (1, 2), "casual"))
    engine.dispose()
    return anna, babak


def finished(
    table: str, game: str, ending: str, at: int, sat: tuple[str, str], places: tuple[int, ...], unrated: str = ""
) -> Outcome:
    common: dict[str, Any] = {"table_id": table, "game": game, "ended_at": 1_790_000_000_000 + at, "shown": True}
    parts = '{"blue": 12, "green": 7, "military": 5}' if game == "duel" else '{"influence": 4, "events": -3}'
    results = [
        common
        | {"seat": seat, "person": person, "bot": "", "name": "Anna" if seat == 0 else "بابک", "place": place,
           "rated_place": place, "total": 60 - place, "parts": parts}
        for seat, (person, place) in enumerate(zip(sat, places, strict=True))
    ]  # fmt: skip
    line = common | {"ending": ending, "moves": 60, "unrated": unrated, "entered": unrated != ""}
    return Outcome(line, results)


def changes(page: Page) -> list[str]:
    """The change of a rating, as each line of a finished game writes it behind the words for who hears it."""
    return page.locator(".change").evaluate_all("all => all.map((one) => one.lastChild.textContent)")


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_persons_page(guest: NewGuest, people: tuple[str, str], lang: str) -> None:
    me = guest(lang, size=PHONE)
    page = me.page
    me.open(f"/people/{people[0]}")
    expect(page.get_by_role("heading", name="Anna", level=1)).to_be_visible()
    duel = page.locator("section[data-game=duel]")
    expect(duel.get_by_role("img")).to_be_visible()  # the curve
    expect(duel.locator("summary").first).to_be_visible()
    for closed in duel.locator("summary").all():
        closed.click()
    expect(duel.get_by_role("row")).to_have_count(4)
    expect(page.get_by_role("link", name="بابک").first).to_be_visible()
    # What is lost stands behind a true minus, in a change of rating as in a score.
    assert {text.strip("\u2066\u2069")[0] for text in changes(page)} == {"+", "−"}
    page.locator("section[data-game=troyes] summary").first.click()
    events = page.locator("section[data-game=troyes]").get_by_role("row").last
    expect(events).to_contain_text("−3" if lang == "en" else "−۳")
    for size in (PHONE, DESKTOP):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert findings(me, f"person {lang} {size}") == []
    page.get_by_role("link", name="بابک").first.click()
    expect(page.get_by_role("heading", name="بابک", level=1)).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_clubs_page(guest: NewGuest, people: tuple[str, str], lang: str) -> None:
    me = guest(lang, size=PHONE)
    page = me.page
    me.open("/club")
    duel = page.locator("section[data-game=duel]")
    expect(duel.get_by_role("heading", level=2)).to_be_visible()
    expect(page.locator("li[data-game=duel]").first).to_be_visible()
    for size in (PHONE, DESKTOP):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert findings(me, f"club {lang} {size}") == []
