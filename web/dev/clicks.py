"""No dead click: presses every thing of every scene and looks for an answer.

.venv/bin/python web/dev/clicks.py GAME [WIDTHxHEIGHT] [en|fa] [light|dark]
"""

import json
import sys
from pathlib import Path

from browser import harness, new_page, report, show

ANSWER = """() => document.querySelector('.pop.seen, .bar-tell, dialog[open], [aria-pressed="true"]') !== null
  || document.querySelector('[data-said]').dataset.said !== ''"""
THINGS = "[...document.querySelectorAll('[data-thing]')].filter(e => e.getClientRects().length).map((e, k) => (e.dataset.k = k, e.dataset.thing))"
PRESS = "k => document.querySelector(`[data-k='${k}']`)?.dispatchEvent(new MouseEvent('click', {bubbles: true}))"


def main(game: str, size: str = "1366x768", lang: str = "en", theme: str = "light") -> None:
    asked = dead = 0
    scenes = json.loads((Path(__file__).parent / "scenes" / f"{game}.json").read_text("utf-8"))
    with harness() as browser:
        page = new_page(browser, size)
        for name in scenes:
            show(page, game, name, lang, theme)
            tabs = page.locator("[role=tab]:visible")
            for tab in range(max(1, tabs.count())):
                if tabs.count():
                    tabs.nth(tab).click()
                things = page.evaluate(THINGS)
                for k, thing in enumerate(things):
                    page.evaluate(PRESS, k)
                    try:
                        page.wait_for_function(ANSWER, timeout=1500)
                    except Exception:
                        dead += 1
                        print("DEAD", name, thing)
                    asked += 1
                    if k in (0, len(things) - 1):
                        report(page, f"{name} {thing} {lang} {size}")
                    page.keyboard.press("Escape")
                    page.keyboard.press("Escape")
    print("asked", asked, "dead", dead)


if __name__ == "__main__":
    main(*sys.argv[1:])
