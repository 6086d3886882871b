"""Letters twice as large, as the reader has set them in the browser: the layout follows, nothing is cut off.

This is not zoom: pictures and pieces keep their size, words grow.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from adamak.core import games

from .clicking import SETTLE, sit_down
from .conftest import FLAGS, chromium
from .guests import DESKTOP, PHONE, Guest
from .pressing import decisions
from .serving import ROOT, Server

GAMES = sorted(games())

# Words that cannot be brought into sight: an edge that does not scroll cuts them off. What is printed on a picture
# belongs to the picture; it is read in full by holding it.
CUT = """() => {
  const found = []
  const beyond = (one, edge, start, end, slack) => one[start] < edge[start] - slack || one[end] > edge[end] + slack
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const holder = text.parentElement
    if (!text.data.trim() || !holder.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue
    if (holder.clientWidth === 1 || holder.closest('svg, select, .vh, [aria-hidden=true], [inert], [title]')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const words = range.getBoundingClientRect()
    const scrolls = {x: false, y: false}
    for (let up = holder; up !== document.documentElement; up = up.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(up)
      const edge = up.getBoundingClientRect()
      scrolls.x ||= ['auto', 'scroll'].includes(overflowX)
      scrolls.y ||= ['auto', 'scroll'].includes(overflowY)
      const cut =
        (!scrolls.x && overflowX !== 'visible' && beyond(words, edge, 'left', 'right', 2)) ||
        (!scrolls.y && overflowY !== 'visible' && beyond(words, edge, 'top', 'bottom', 5))
      if (!cut) continue
      found.push(`${text.data.trim().slice(0, 40)} (${holder.className}) by ${up.tagName} ${up.className}`)
      break
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window')
  return found
}"""


@pytest.fixture(scope="module")
def large(browser: Browser) -> Iterator[Browser]:
    """A browser of somebody who reads letters twice the usual size."""
    launched = browser.browser_type.launch(
        executable_path=chromium(), args=[*FLAGS, "--blink-settings=defaultFontSize=32"]
    )
    yield launched
    launched.close()


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "fa"), (DESKTOP, "en")], ids=["360", "1366"])
def test_words_are_not_cut_off(large: Browser, server: Server, size: tuple[int, int], lang: str) -> None:
    me = Guest(large, server.url, lang, size=size)
    wrong = []
    for path in ("/", "/new/duel", "/settings"):
        me.open(path).get_by_role("heading", level=1).first.wait_for()
        me.page.evaluate(SETTLE)
        wrong += [f"{path}: {one}" for one in me.page.evaluate(CUT)]
    for game in GAMES:
        sit_down(me, next(decisions(game, 1, "larger")))
        me.page.locator(".decide:not(.waiting)").wait_for()
        me.page.evaluate(SETTLE)
        wrong += [f"{game}: {one}" for one in me.page.evaluate(CUT)]
    troubles = me.troubles
    me.close()
    assert not wrong, "\n".join(wrong)
    assert troubles == []


def test_styles_ask_for_room_in_letters() -> None:
    """A query in pixels would not know how large the letters are."""
    asks = re.compile(r"@(?:media|container board) [^{]*\dpx\)")
    styles = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.css")]
    assert len(styles) > 50
    assert [f"{path.name}: {one}" for path in styles for one in asks.findall(path.read_text("utf-8"))] == []
