"""axe-core finds nothing on any page: WCAG 2.2 AA, both languages, light and dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import NewGuest
from .guests import PHONE, Guest
from .scenes import PAGES, Scenes
from .serving import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def findings(me: Guest, where: str) -> list[str]:
    me.page.evaluate(AXE.read_text("utf-8"))
    run = "(levels) => axe.run(document, {runOnly: levels, resultTypes: ['violations'], elementRef: false})"
    found = me.page.evaluate(run, LEVELS)["violations"]
    return [f"{where}: {one['id']}: {one['help']} {[node['target'] for node in one['nodes'][:3]]}" for one in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_page(guest: NewGuest, lang: str, theme: str) -> None:
    me = guest(lang, theme=theme)
    scenes = Scenes(me)
    wrong = []
    for name in PAGES:
        scenes.show(me, name)
        wrong += findings(me, f"{name} {lang} {theme}")
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
