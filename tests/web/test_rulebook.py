"""The rulebook on the page: figures that agree with their positions, search, summaries, paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from adamak.core import games
from adamak.core.figures import position_of
from adamak.words.figure_words import FigureWords, figures_of

from .conftest import NewGuest
from .guests import DESKTOP, PHONE, Guest

GAMES = [game for game in sorted(games()) if figures_of(games()[game])]
ISOLATES = re.compile("[\u200b-\u200f\u2066-\u2069]")
# What can be read off a thing: its text, its label and title, and digits that are drawn as attributes.
READ = """(figure, at) => {
  const find = (board, named) => {
    const [first, ...inside] = named.split(' ')
    const [kind, id] = first.split(/:(.*)/s)
    for (const selector of [`[data-thing="${first}"]`, `[data-at="${first}"]`, `[data-${kind}="${id}"]`])
      for (const found of board.querySelectorAll(selector)) {
        const lies = inside.length ? find(found, inside.join(' ')) : found
        if (lies && lies.getBoundingClientRect().width > 0) return lies
      }
    return null
  }
  const thing = find(figure.querySelector('.stage'), at)
  if (!thing) return null
  const texts = [...new Set([thing, thing.closest('[aria-label]') ?? thing, ...thing.querySelectorAll('*')])]
    .flatMap((one) => ['aria-label', 'title', 'data-n', 'data-card', 'alt'].map((name) => one.getAttribute(name)))
  const inside = thing.getBoundingClientRect(), frame = figure.querySelector('.picture').getBoundingClientRect()
  const seen = inside.right > frame.left && inside.left < frame.right && inside.bottom > frame.top
    && inside.top < frame.bottom
  return {seen, text: [thing.textContent, ...texts.filter(Boolean)].join(' | ')}
}"""


def drawn(page: Page, name: str) -> Locator:
    figure = page.locator(f"article [data-figure={name}]")
    figure.scroll_into_view_if_needed()
    expect(page.locator(f"article [data-figure={name}][data-ready]")).to_be_visible(timeout=60_000)
    return figure


def compare(me: Guest, lang: str, game: str) -> list[str]:
    """What a reader of the pictures would say otherwise than the positions."""
    played = games()[game]
    every = figures_of(played)
    words = FigureWords(lang, played)
    me.open(f"/rules/{game}")
    expect(me.page.locator("article [data-figure]")).to_have_count(len(every))
    wrong = []
    for name, figure in every.items():
        view = position_of(played, every, figure).view(figure.seat)
        facts = words.facts(name, figure, view)
        element = drawn(me.page, name)
        for callout in figure.callouts:
            read = element.evaluate(READ, callout.at)
            if read is None or not read["seen"]:
                wrong.append(f"{game}/{name}: {callout.at} is not in the picture")
                continue
            text = ISOLATES.sub("", read["text"])
            for key in callout.shows:
                value = facts[key]
                shown = words.number(value) if isinstance(value, int) else ISOLATES.sub("", str(value))
                pattern = rf"(?<!\d){re.escape(shown)}(?!\d)" if isinstance(value, int) else re.escape(shown)
                if not re.search(pattern, text):
                    wrong.append(f"{game}/{name}: {callout.at} does not show {key} = {shown}: {text[:200]}")
    return wrong


@pytest.mark.parametrize("game", GAMES)
def test_figures_show_what_their_positions_hold(guest: NewGuest, game: str) -> None:
    assert compare(guest("en"), "en", game) == []


@pytest.mark.soak
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_figures_in_persian_and_on_a_phone(guest: NewGuest, game: str, size: tuple[int, int]) -> None:
    assert compare(guest("fa", size=size), "fa", game) == []
