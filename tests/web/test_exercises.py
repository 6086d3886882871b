"""The page of learning: an exercise of each kind is solved on it, and what is solved is remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from adamak.core import find
from adamak.core.exercises import exercises_of, find_exercise, solve
from adamak.words.exercises import ExerciseWords

from .conftest import NewGuest
from .guests import DESKTOP, PHONE, Guest

GAME = find("condottiere")
# One of each kind.
NUMBER, WHO, OUTCOMES, ALLOWED, FIND = "drummer-winter", "tie", "second-winter", "scarecrow", "winning-surrender"
soak = pytest.mark.soak


class Asked:
    """An exercise on the page of somebody."""

    def __init__(self, me: Guest, name: str) -> None:
        self.me, self.name = me, name
        self.solved = solve(GAME, find_exercise(GAME, name))
        self.words = ExerciseWords(me.say.lang, GAME)
        me.open(f"/learn/condottiere/{name}")
        expect(me.page.get_by_role("heading", name=self.words.question(self.solved))).to_be_visible()

    def choice(self, name: str) -> Locator:
        return self.me.page.locator(f'[data-choice="{name}"]')

    def is_wrong(self) -> None:
        expect(self.me.page.get_by_text(self.me.say("exercise-wrong"), exact=True)).to_be_visible()
        expect(self.me.page.get_by_text(self.words.why(self.solved))).to_be_hidden()

    def is_right(self) -> None:
        expect(self.me.page.get_by_text(self.me.say("exercise-right"), exact=True)).to_be_visible()
        self.is_explained()

    def is_explained(self) -> None:
        expect(self.me.page.get_by_text(self.words.why(self.solved))).to_be_visible()
        clause = self.solved.exercise.clauses[0]
        link = self.me.page.get_by_role("link", name=clause, exact=True).first
        expect(link).to_have_attribute("href", f"/rules/condottiere/{clause}")


@pytest.mark.parametrize(
    ("lang", "size"),
    [("fa", PHONE), ("en", DESKTOP), pytest.param("en", PHONE, marks=soak), pytest.param("fa", DESKTOP, marks=soak)],
)
def test_an_exercise_of_each_kind_is_solved(guest: NewGuest, lang: str, size: tuple[int, int]) -> None:
    me = guest(lang, size=size)
    page = me.page

    asked = Asked(me, NUMBER)
    number = page.get_by_role("textbox", name=me.say("exercise-your-number"))
    number.fill("7")
    me.button("exercise-check").click()
    asked.is_wrong()
    number.fill("۶" if lang == "fa" else "6")
    number.press("Enter")
    asked.is_right()

    asked = Asked(me, WHO)
    asked.choice("0").click()
    asked.is_wrong()
    asked.choice("nobody").click()
    asked.is_right()

    asked = Asked(me, OUTCOMES)
    asked.choice("b").click()
    asked.is_wrong()
    me.button("exercise-show").click()
    asked.is_explained()
    expect(asked.choice("a")).to_have_class(re.compile("right"))

    asked = Asked(me, ALLOWED)
    asked.choice("take_none").click()
    me.button("exercise-check").click()
    asked.is_wrong()
    asked.choice("take_back mercenary_10").click()
    me.button("exercise-check").click()
    asked.is_right()
    expect(page.locator(".because")).to_have_count(2)  # the engine's reason for each that is not allowed

    asked = Asked(me, FIND)
    surrender = page.locator('[data-thing="hand:surrender"]')
    surrender.click()
    surrender.press("Enter")
    asked.is_right()
    expect(page.locator("[data-thing='hand:surrender']")).to_have_count(0)  # the board shows what came of it

    me.open("/learn/condottiere")
    total = len(exercises_of(GAME).exercise)
    expect(page.get_by_text(me.say("exercises-solved", count=4, total=total))).to_be_visible()
    width = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert width <= 0, "the page scrolls sideways"


def test_the_board_turns_to_what_is_asked_about(guest: NewGuest) -> None:
    """On a phone it would lie on another pane, or far below."""
    me = guest("fa", size=PHONE)
    for game, name, point in (("trajan", "senate-step", "senate:3"), ("troyes", "second-stone", "cathedral")):
        me.open(f"/learn/{game}/{name}")
        marked = me.page.locator("[data-taught]")
        expect(marked).to_have_attribute("data-at", point)
        expect(marked).to_be_in_viewport()
    me.page.locator('[data-choice="a"]').click()
    expect(marked).to_have_count(0)  # it is answered: the board shows what came of it


@soak
@pytest.mark.parametrize("lang", ["fa", "en"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", ["architects", "condottiere", "duel", "trajan", "troyes"])
def test_every_exercise_shows_its_board_and_its_solution(
    guest: NewGuest, game: str, lang: str, size: tuple[int, int]
) -> None:
    """Whatever stands on the board before and after: no page stumbles over it."""
    me = guest(lang, size=size)
    words = ExerciseWords(lang, find(game))
    for exercise in exercises_of(find(game)).exercise:
        me.open(f"/learn/{game}/{exercise.id}")
        solved = solve(find(game), exercise)
        expect(me.page.get_by_role("heading", name=words.question(solved))).to_be_visible()
        expect(me.page.locator("main.board > *")).to_be_visible()
        if exercise.points:
            expect(me.page.locator("[data-taught]").locator("visible=true").first).to_be_in_viewport()
        if exercise.kind == "number":
            me.page.get_by_role("textbox").fill(str(solved.answer))
            me.button("exercise-check").click()
        elif exercise.kind != "find":
            for choice in words.choices(solved):
                if choice.right:
                    me.page.locator(f'[data-choice="{choice.id}"]').click()
            if exercise.kind == "allowed":
                me.button("exercise-check").click()
        if exercise.kind != "find":
            expect(me.page.get_by_text(words.why(solved))).to_be_visible()
