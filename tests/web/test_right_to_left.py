"""What the catalogues say in Persian, as Chromium draws it: amounts, signs, formulas and arrows the right way round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from adamak.core import find
from adamak.words import GameWords, Words
from adamak.words.catalogue import Catalogue

from .serving import ROOT

# The pieces of a sentence as the eye meets them, from left to right.
DRAWN = """([sentence, pieces]) => {
  document.body.innerHTML = '<p dir="rtl" style="font: 20px sans-serif; white-space: nowrap"></p>'
  const line = document.querySelector('p')
  line.textContent = sentence
  const text = line.firstChild
  const left = (piece) => {
    const range = document.createRange()
    const at = sentence.indexOf(piece)
    range.setStart(text, at)
    range.setEnd(text, at + piece.length)
    return range.getBoundingClientRect().left
  }
  return [...pieces].sort((one, other) => left(one) - left(other))
}"""

# Persian sentences of the page whose last mark stands right of their last letter: they lie in something that runs from
# left to right.
ASTRAY = """() => {
  const found = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const left = (text, at) => {
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    const {left, width} = range.getBoundingClientRect()
    return width ? left : null
  }
  while (texts.nextNode()) {
    const text = texts.currentNode
    const end = text.data.search(/[\\u0620-\\u064a\\u066e-\\u06d3][.:؟!]\\s*$/)
    if (end < 0 || !text.parentElement.checkVisibility() || text.parentElement.closest('.vh')) continue
    const [letter, mark] = [left(text, end), left(text, end + 1)]
    if (letter !== null && mark !== null && mark > letter) found.push(text.data.trim())
  }
  return found
}"""


def game(name: str) -> GameWords:
    return GameWords("fa", find(name))


def page_of(name: str) -> Callable[..., str]:
    catalogue = Catalogue("fa", (ROOT / "web/src" / name / "text/fa.ftl").read_text("utf-8"))

    def say(message: str, **args: Any) -> str:
        said = catalogue.format(message, args)
        assert said is not None
        assert not said[1]
        return said[0]

    return say


def event(name: str, **facts: Any) -> str:
    return game(name).event(facts, ["سارا", "Omid"])


SENTENCES: dict[str, Callable[[], tuple[str, list[str]]]] = {
    "goods gained": lambda: (
        event("architects", event="gained", seat=0, source="forest", goods=["wood", "wood", "wood"]),
        ["چوب", "۳", "جنگل"],
    ),
    "one good paid by somebody with a Latin name": lambda: (
        event("architects", event="paid", seat=1, source="black_market", goods=["silver"]),
        ["سکه", "۱", "بازار", "Omid"],
    ),
    "an amount in a sentence of the page": lambda: (
        page_of("games/architects")(
            "told-build", points=7, what=game("architects").things("good", ["clay", "clay", "gold"])
        ),
        ["طلا", "۱", "آجر", "۲", "۷"],
    ),
    "cards counted behind their names": lambda: (
        game("condottiere").things("card", ["mercenary_5", "mercenary_5", "winter"]),
        ["زمستان", "×", "۵", "مزدور"],
    ),
    "a sign before its number": lambda: (page_of("games/duel")("then-points", number=6), ["امتیاز", "+", "۶"]),
    "an amount before its part": lambda: (page_of(".")("hint-less", amount=1, part="سکه‌ها"), ["سکه", "امتیاز", "۱"]),
    "a formula": lambda: (
        page_of("games/troyes")("then-value", value=5, divisor=3, number=1),
        ["۵", "÷", "۳", "=", "۱"],
    ),
    "an arrow from the old value to the new": lambda: (
        page_of("games/trajan")("then-votes", old=4, new=7),
        ["۷", "←", "۴", "رأی"],
    ),
    "parts of a result": lambda: (Words("fa").say("result-part", part="ناحیه‌ها", number=4), ["۴", "ناحیه"]),
}


@pytest.fixture
def page(browser: Browser) -> Any:
    page = browser.new_page()
    yield page
    page.close()


@pytest.mark.parametrize("what", SENTENCES)
def test_pieces_are_drawn_in_order(page: Page, what: str) -> None:
    sentence, pieces = SENTENCES[what]()
    assert page.evaluate(DRAWN, [sentence, pieces]) == pieces, sentence


@pytest.mark.parametrize("what", SENTENCES)
def test_and_also_inside_another_sentence(page: Page, what: str) -> None:
    """Passed into another one, a text has no direction but its own."""
    sentence, pieces = SENTENCES[what]()
    around = Catalogue("fa", "a = بنگرید: { $text }، همین.").format("a", {"text": sentence})
    assert around is not None
    assert page.evaluate(DRAWN, [around[0], pieces]) == pieces, sentence


def test_a_sentence_astray_would_be_found(page: Page) -> None:
    page.set_content('<div dir="rtl"><p>این درست است.</p><p dir="ltr">این درست نیست.</p></div>')
    assert page.evaluate(ASTRAY) == ["این درست نیست."]
