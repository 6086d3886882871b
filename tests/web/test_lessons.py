"""Every lesson from the home page to its last words, by pressing only: what is explained is marked and in sight."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest
from playwright.sync_api import expect

from adamak.core import find
from adamak.core.lesson import lessons

from . import (
    test_architects_clicks,
    test_condottiere_clicks,
    test_duel_clicks,
    test_trajan_clicks,
    test_troyes_clicks,
)
from .clicking import Names, make
from .conftest import NewGuest
from .guests import DESKTOP, PHONE, Guest

NAMES: dict[str, tuple[Names, Collection[str]]] = {
    "condottiere": (test_condottiere_clicks.NAMES, ()),
    "duel": (test_duel_clicks.NAMES, ()),
    "architects": (test_architects_clicks.NAMES, ()),
    "trajan": (test_trajan_clicks.NAMES, ()),
    "troyes": (test_troyes_clicks.things_of, test_troyes_clicks.AT_ONCE),
}
EVERY = [(game, lesson) for game in NAMES for lesson in lessons(find(game))]
# In the suite itself each first lesson once, each language and each size at least once.
FEW = {"condottiere": ("fa", PHONE), "duel": ("en", DESKTOP)}
# Something of the panel lies over the middle of something that is marked.
COVERED = """() => [...document.querySelectorAll('[data-taught]')].filter((one) => {
  const {x, y, width, height} = one.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.lesson')
}).map((one) => one.outerHTML.slice(0, 80))"""


def learn(me: Guest, game: str, lesson: str, seen: set[str] | None = None) -> None:
    """From the page of the game to the end of the lesson, each step as it is told."""
    me.open(f"/new/{game}").locator(f'[data-lesson="{lesson}"]').click()
    me.page.locator(".lesson").wait_for()
    names, at_once = NAMES[game]
    while (told := _step(me))["step"] < told["steps"]:
        check_marks(me, told)
        version = me.version
        if seen is not None:
            seen.add(told["name"])
        if told["asks"]:
            make(me, told["shown"][0], names, at_once)
        else:
            me.page.locator(".lesson .on").click()
        me.until(lambda version=version: me.version > version, 60)
    expect(me.page.locator(".lesson")).to_contain_text(me.say("lesson-over"))


def _step(me: Guest) -> dict[str, Any]:
    """The step that is up, once the others have played."""
    me.until(lambda: (now := me.state["lesson"])["name"] or now["step"] >= now["steps"], 60)
    return dict(me.state["lesson"])


def check_marks(me: Guest, told: dict[str, Any]) -> None:
    marked = me.page.locator("[data-taught]")
    if told["points"]:
        expect(marked.locator("visible=true").first).to_be_in_viewport()
    else:
        expect(marked).to_have_count(0)
    assert me.page.evaluate(COVERED) == []


@pytest.mark.parametrize("game", FEW)
def test_a_first_lesson(guest: NewGuest, game: str) -> None:
    lang, size = FEW[game]
    seen: set[str] = set()
    learn(guest(lang, size=size), game, "first", seen)
    assert {step.name for step in lessons(find(game))["first"].step if not step.optional} <= seen


@pytest.mark.soak
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize(("game", "lesson"), EVERY)
def test_every_lesson(guest: NewGuest, game: str, lesson: str, lang: str, size: tuple[int, int]) -> None:
    learn(guest(lang, size=size), game, lesson)


def test_home_offers_it_and_it_is_resumed_taken_back_and_skipped(guest: NewGuest) -> None:
    me = guest("en")
    me.open("/").locator("[aria-labelledby=learn] [data-game=condottiere]").click()
    panel = me.page.locator(".lesson")
    go_on, back, skip = (panel.get_by_role("button", name=me.say(f"lesson-{name}")) for name in ("on", "back", "skip"))
    go_on.click()
    expect(panel).to_contain_text("these two regions")
    back.click()
    expect(panel).to_contain_text("Welcome to Italy")
    for step in range(4):
        me.until(lambda step=step: me.state["lesson"]["step"] == step)
        go_on.click()
    me.until(lambda: me.state["lesson"]["asks"])
    me.page.locator('[data-thing="region:torino"]').click()
    me.page.locator('[data-move="site torino"]').click()
    expect(panel).to_contain_text("it does not touch your regions")
    me.page.reload()
    expect(panel).to_contain_text("Condottiere token")
    skip.click()
    expect(panel).to_contain_text("first turn")


def test_on_a_phone_the_words_make_room_for_the_board_until_there_are_new_ones(guest: NewGuest) -> None:
    me = guest("fa", size=PHONE)
    me.open("/new/duel").locator('[data-lesson="first"]').click()
    panel, board = me.page.locator(".lesson"), me.page.locator("main.board")
    told = panel.locator(".said")
    expect(told).to_contain_text("دو شهر")
    height = "board => board.clientHeight"
    before = board.evaluate(height)
    me.button("lesson-fold").click()
    expect(panel.locator("progress")).to_be_hidden()
    assert board.evaluate(height) > before
    panel.locator(".on").click()
    expect(told).to_contain_text("سه راه")
    expect(panel.locator("progress")).to_be_visible()
