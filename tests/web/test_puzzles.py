"""Puzzles in the browser: the one of the day on the home page, a list, and a move pressed on the real board."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from adamak.core import find
from adamak.core.puzzles import puzzles_of

from .conftest import NewGuest
from .guests import DESKTOP, PHONE
from .test_axe import findings


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fa", PHONE)])
def test_a_puzzle_is_missed_then_solved_on_the_board(guest: NewGuest, lang: str, size: tuple[int, int]) -> None:
    me = guest(lang, size=size)
    page = me.page
    puzzle = puzzles_of(find("condottiere"))[0]
    wrong = min(puzzle.chances, key=lambda move: puzzle.chances[move])
    me.open("/puzzles/condottiere")
    page.get_by_role("link", name=me.say("puzzle-number", number=1), exact=True).click()
    task = page.get_by_role("region", name=me.say("puzzle-number", number=1))
    expect(task).to_contain_text(me.say("puzzle-ask"))
    assert findings(me, "puzzle") == []
    for move, answer in ((wrong, "puzzle-wrong"), (puzzle.solution, "puzzle-right")):
        me.button("moves").click()
        page.get_by_role("button", name=me.say.move(move), exact=True).last.click()
        expect(task).to_contain_text(me.say(answer))
    expect(me.button("moves")).to_have_count(0)
    kept = json.loads(page.evaluate("localStorage.getItem('adamak.puzzles')"))
    assert kept == {"condottiere/1": "missed"}, "the first try counts"
    me.link("puzzle-next").click()
    expect(page).to_have_url(re.compile("/puzzles/condottiere/2$"))
    me.button("puzzle-show").click()
    solution = puzzles_of(find("condottiere"))[1].solution
    second = page.get_by_role("region", name=me.say("puzzle-number", number=2))
    expect(second).to_contain_text(me.say.move(solution))


def test_the_puzzle_of_the_day_is_on_the_home_page(guest: NewGuest) -> None:
    me = guest("en")
    page = me.open("/")
    day = page.get_by_role("region", name=me.say("puzzle-day"))
    link = day.get_by_role("link", name=me.say("puzzle-solve"))
    expect(link).to_have_attribute("href", re.compile(r"/puzzles/\w+/\d+"))
    link.click()
    expect(page.get_by_text(me.say("puzzle-ask"))).to_be_visible()


def test_no_step_of_an_answer_has_a_hole(guest: NewGuest) -> None:
    """What a later step gives is not known of the position in view: the catalogue names it."""
    me = guest("en")
    all_turns = [puzzle.turn for puzzle in puzzles_of(find("architects"))]
    number = next(n for n, turn in enumerate(all_turns, 1) if any(step.startswith("take ") for step in turn[1:]))
    me.open(f"/puzzles/architects/{number}")
    me.button("puzzle-show").click()
    task = me.page.get_by_role("region", name=me.say("puzzle-number", number=number))
    expect(task).to_contain_text(re.compile(r"Take \S+ ?\w+"))
    assert " ." not in task.inner_text()


# Where the first two steps begin: a line further down, or further to the left.
STEPS = r"""(task) => {
  const texts = document.createTreeWalker(task, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const begins = texts.currentNode.data.matchAll(/(: \u2068\u200f?|· )\u2068(?=\p{L})/gu)
    const found = [...begins].map(({index, 0: before}) => index + before.length)
    if (found.length < 2) continue
    return found.slice(0, 2).map((at) => {
      const range = document.createRange()
      range.setStart(texts.currentNode, at)
      range.setEnd(texts.currentNode, at + 1)
      const {top, left} = range.getBoundingClientRect()
      return [Math.round(top), -Math.round(left)]
    })
  }
}"""


def test_the_steps_of_an_answer_run_from_right_to_left(guest: NewGuest) -> None:
    """Nothing but isolates stands between them: without a mark the row would run the other way."""
    me = guest("fa")
    turns = [puzzle.turn for puzzle in puzzles_of(find("troyes"))]
    number = next(n for n, turn in enumerate(turns, 1) if sum(step.startswith("take ") for step in turn) > 1)
    me.open(f"/puzzles/troyes/{number}")
    me.button("puzzle-show").click()
    task = me.page.get_by_role("region", name=me.say("puzzle-number", number=number))
    expect(task).to_contain_text(me.say("turn-then", steps="").split(":")[0])
    first, second = task.evaluate(STEPS)
    assert first < second
