"""axe-core finds nothing on any page: WCAG 2.2 AA, both languages, every width, zoomed, light, dark, high contrast."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from adamak.core import games

from .clicking import SETTLE, sit_down
from .conftest import NewGuest
from .endings import SEATS, finished
from .guests import DESKTOP, PHONE, Guest
from .pressing import decisions
from .scenes import PAGES, Scenes
from .serving import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
HOLES = ("[object", "undefined", "NaN")  # what nobody meant to say
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def findings(me: Guest, where: str) -> list[str]:
    me.page.evaluate(AXE.read_text("utf-8"))
    run = "(levels) => axe.run(document, {runOnly: levels, resultTypes: ['violations'], elementRef: false})"
    found = me.page.evaluate(run, LEVELS)["violations"]
    nodes = [f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes'][:3]]}" for one in found]
    said = me.page.locator("body").inner_text()
    return [f"{where}: {one}" for one in nodes + [f"{hole} is said" for hole in HOLES if hole in said]]


@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("fa", "light")])
def test_every_page(guest: NewGuest, lang: str, theme: str) -> None:
    me = guest(lang, theme=theme)
    scenes = Scenes(me)
    wrong = []
    for name in PAGES:
        scenes.show(me, name)
        wrong += findings(me, f"{name} {lang} {theme}")
    assert wrong == []


AROUND = ("/", "/lobby", "/tournaments", "/tournaments/new", "/club", "/me")


@pytest.mark.parametrize(("lang", "look"), [("fa", "phone"), ("en", "dark contrast"), ("fa", "zoomed")])
def test_the_pages_around_the_tables(guest: NewGuest, lang: str, look: str) -> None:
    """For a guest: small, with more contrast, zoomed; nothing too wide, and the way to every section in sight."""
    me = guest(lang, theme="system")
    page, wrong = me.page, []
    for address in AROUND:
        me.open(address)
        LOOKS[look].take(me)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(me.link("lobby-title")).to_be_in_viewport()
        page.wait_for_load_state("networkidle")
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wrong.append(f"{address} is too wide")
        wrong += findings(me, f"{address} {lang} {look}")
    page.goto("/club")
    me.link("lobby-title").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()  # what comes next is heard
    assert wrong == []


@dataclass(frozen=True)
class Look:
    """A window and the wishes of whoever sits before it. 200 % zoom is a window of half the size."""

    size: tuple[int, int]
    dark: bool = False
    more_contrast: bool = False
    forced_colours: bool = False

    def take(self, me: Guest) -> None:
        me.page.set_viewport_size({"width": self.size[0], "height": self.size[1]})
        me.page.emulate_media(
            color_scheme="dark" if self.dark else "light",
            contrast="more" if self.more_contrast else "no-preference",
            forced_colors="active" if self.forced_colours else "none",
        )
        me.page.evaluate(SETTLE)


LOOKS = {
    "phone": Look(PHONE),
    "tablet": Look((768, 1024), dark=True),
    "desk": Look(DESKTOP, more_contrast=True),
    "wide": Look((1920, 1080)),
    "zoomed": Look((683, 384)),
    "dark": Look(DESKTOP, dark=True),
    "dark contrast": Look(DESKTOP, dark=True, more_contrast=True),
    "forced": Look(DESKTOP, forced_colours=True),
}
GAMES = sorted(games())


def sit_at(me: Guest, game: str) -> str:
    """The end of a game; the address of its table."""
    made = me.make(*["me"] * SEATS[game], path="/api/tables/import", save=finished(game))
    me.open(f"/t/{made['table']}")
    expect(me.page.get_by_role("region", name=me.say("end-title"))).to_be_visible()
    return f"/t/{made['table']}"


@pytest.mark.parametrize(("game", "lang", "looks"), [
    ("architects", "fa", ["phone", "forced"]),
    ("condottiere", "en", ["zoomed", "desk"]),
    ("duel", "fa", ["tablet", "zoomed"]),
    ("trajan", "en", ["phone", "dark contrast"]),
    ("troyes", "fa", ["wide", "tablet"]),
])  # fmt: skip
def test_the_board_of_every_game(guest: NewGuest, game: str, lang: str, looks: list[str]) -> None:
    """At a decision, and at the end."""
    me = guest(lang, theme="system")
    at_the_table, at_the_end = looks
    sit_down(me, next(decisions(game, 1, "axe")))
    LOOKS[at_the_table].take(me)
    wrong = findings(me, f"{game} {at_the_table}")
    sit_at(me, game)
    LOOKS[at_the_end].take(me)
    assert wrong + findings(me, f"end of {game} {at_the_end}") == []


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_every_game_in_every_look(guest: NewGuest, game: str, lang: str) -> None:
    me = guest(lang, theme="system")
    wrong = []

    def look(where: str) -> None:
        for name, one in LOOKS.items():
            one.take(me)
            wrong.extend(findings(me, f"{game}, {where}, {lang}, {name}"))

    me.open("/")
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    look("home")
    me.open(f"/rules/{game}")
    expect(me.page.get_by_role("heading", level=2).first).to_be_visible()
    look("rules")
    for moment in decisions(game, 2, "axe"):
        sit_down(me, moment)
        look(f"table, {moment.decision}")
    address = sit_at(me, game)
    look("end")
    me.open(f"{address}/replay/20")
    expect(me.page.get_by_role("slider")).to_be_visible()
    look("replay")
    assert wrong == []


@pytest.mark.parametrize(("lang", "theme", "size"), [("en", "dark", (1366, 768)), ("fa", "light", PHONE)])
def test_what_opens_over_the_table(guest: NewGuest, lang: str, theme: str, size: tuple[int, int]) -> None:
    me = guest(lang, theme=theme, size=size)
    page = me.page
    scenes = Scenes(me)
    scenes.show(me, "table")
    wrong = []
    me.button("moves").click()
    wrong += findings(me, "the list of moves")
    page.keyboard.press("Escape")
    me.button("since").click()
    wrong += findings(me, "since your last turn")
    page.get_by_label(me.say("pace")).select_option("steps")
    page.keyboard.press("Escape")
    me.card("heroine").click()
    wrong += findings(me, "a chosen card")
    page.locator(".lines button.str").first.click()
    wrong += findings(me, "how a strength comes about")
    page.keyboard.press("Escape")
    if size == PHONE:
        page.get_by_role("tab", name=me.say("log")).click()
        wrong += findings(me, "the log")
    page.get_by_role("button", name=me.say("label-show-cards")).locator("visible=true").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    wrong += findings(me, "showing cards")
    page.keyboard.press("Escape")
    me.button("menu").click()
    wrong += findings(me, "the table's menu")
    page.keyboard.press("Escape")
    me.button("app-rules").click()
    wrong += findings(me, "the rules beside the board")
    scenes.show(me, "map")
    if size == PHONE:
        wrong += findings(me, "the map on a phone")
    me.ask(me.region("parma"))
    expect(page.get_by_text("CO-").last).to_be_visible()
    wrong += findings(me, "why not")
    page.keyboard.press("Escape")
    me.decide(0)
    expect(page.locator(".telling")).to_be_visible()
    wrong += findings(me, "what is told")
    assert wrong == []


def test_a_fault_would_be_found(guest: NewGuest) -> None:
    """Plant some, so that silence means something."""
    me = guest("en")
    page = me.open("/settings")
    expect(page.get_by_role("radio").first).to_be_visible()
    assert findings(me, "settings") == []
    page.evaluate("document.querySelector('header a').removeAttribute('aria-label')")
    page.evaluate("document.querySelector('header a').textContent = ''")
    page.evaluate("document.querySelector('h1').style.color = '#eee'")
    page.evaluate("document.documentElement.lang = ''")
    found = " ".join(findings(me, "settings"))
    for rule in ("link-name", "color-contrast", "html-has-lang"):
        assert rule in found
