"""The rulebook on the page: figures that agree with their positions, search, summaries, paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from adamak.core import games
from adamak.core.figures import position_of
from adamak.words.figure_words import FigureWords, figures_of

from .conftest import NewGuest
from .guests import DESKTOP, PHONE, Guest
from .scenes import choosing
from .test_axe import findings

GAMES = sorted(games())
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


# --- finding --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", ["SCARECROW take back", "5.12"]),
        # Without half spaces, with Arabic letters, in any digits.
        ("fa", ["مترسك برميداريد", "۵.۱۲", "٥٫١٢"]),
    ],
)
def test_a_clause_is_found_as_people_type(guest: NewGuest, lang: str, typed: list[str]) -> None:
    me = guest(lang, size=PHONE)
    page = me.open("/rules/condottiere")
    box = page.get_by_role("searchbox")
    for words in typed:
        box.fill(words)
        expect(page.locator("search li a", has_text="CO-5.12")).to_be_visible()
    box.press("Enter")
    expect(page.locator("[aria-current=location]")).to_have_attribute("data-clause", "CO-5.12")
    expect(page).to_have_url(re.compile("#CO-5.12$"))
    box.fill("xyzzy")
    expect(page.locator("search [role=status]")).to_have_text(me.say("rules-found-none"))


def test_back_and_forward_turn_the_pages(guest: NewGuest) -> None:
    me = guest("en")
    page = me.open("/rules/condottiere#CO-5.2")
    here = page.locator("[aria-current=location]")
    expect(here).to_have_attribute("data-clause", "CO-5.2")
    page.locator("article a[href='/rules/condottiere#CO-7.5']").first.click()
    expect(here).to_have_attribute("data-clause", "CO-7.5")
    page.go_back()
    expect(here).to_have_attribute("data-clause", "CO-5.2")
    page.go_forward()
    expect(here).to_have_attribute("data-clause", "CO-7.5")


def test_at_the_table_the_decision_at_hand_comes_first(guest: NewGuest) -> None:
    me = guest("en", size=PHONE)
    me.sit(me.set_up(choosing(), "me", "bot", "bot", "bot")["table"])
    me.button("app-rules").click()
    now = me.page.get_by_role("region", name=me.say("rules-now"))
    expect(now).to_contain_text("CO-7.7")
    # A link inside the book turns its page, and the way back is kept.
    me.page.locator(".drawer article a[href$='#CO-11.4']").first.click()
    expect(me.page.locator(".drawer [data-clause='CO-11.4'][aria-current=location]")).to_be_in_viewport()
    me.button("rules-back").click()
    expect(me.button("rules-back")).to_have_count(0)
    assert re.search(r"/t/[\w-]+$", me.page.url)


def test_a_clause_leads_to_where_it_can_be_tried(guest: NewGuest) -> None:
    me = guest("fa")
    page = me.open("/rules/condottiere#CO-5.2")
    links = page.locator("[data-clause='CO-5.2'] .tries a")
    expect(links.first).to_be_visible()
    targets = links.evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    assert "/learn/condottiere/winter" in targets
    links.last.click()
    expect(page).to_have_url(re.compile("/learn/condottiere"))


# --- paper ----------------------------------------------------------------------------------------------------------


def sheets(page: Page) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_summary_and_signs_fit_on_one_sheet_each(guest: NewGuest, lang: str) -> None:
    me = guest(lang)
    wrong = []
    for game in GAMES:
        for part in ("summary", "signs"):
            me.open(f"/rules/{game}/{part}")
            expect(me.page.locator("article li").first).to_be_visible()
            me.page.evaluate("document.fonts.ready.then(() => true)")
            if (count := sheets(me.page)) != 1:
                wrong.append(f"{game} {part}: {count} sheets")
            if game == GAMES[0]:
                wrong += findings(me, f"{game} {part}")
    assert wrong == []


COUNT = "document.querySelectorAll('[data-figure][data-ready]').length"


def test_printing_waits_for_the_figures(guest: NewGuest) -> None:
    """Whoever presses at once gets them on paper all the same."""
    me = guest("en")
    page = me.page
    held: list[Route] = []
    page.route("**/api/games/condottiere/figures/*", lambda route: held.append(route))
    page.add_init_script(f"globalThis.print = () => {{ globalThis.printed = {COUNT} }}")
    me.open("/rules/condottiere")
    expect(page.locator("article [data-clause='CO-5.2']")).to_be_visible()
    me.button("rules-print").click()
    expect(me.button("rules-print")).to_be_disabled()
    me.until(lambda: held)
    assert page.evaluate("globalThis.printed") is None, "the figures have not been fetched yet"
    held[0].continue_()
    me.until(lambda: page.evaluate("globalThis.printed") is not None)
    assert page.evaluate("globalThis.printed") == len(figures_of(games()["condottiere"]))
    expect(me.button("rules-print")).to_be_enabled()
