"""No dead click: presses every thing of every fixture and looks for an answer; then axe over popovers, list, pile and log.

python web/dev/duel/clicks.py [WIDTHxHEIGHT] [en|fa] [light|dark]
"""

import json
import sys
from pathlib import Path

from live import ADDRESS, AXE, report
from playwright.sync_api import sync_playwright

FIXTURES = json.loads((Path(__file__).parent / "fixtures.json").read_text())
ANSWER = """() => document.querySelector('.pop.seen, .bar-tell, dialog[open]') !== null
  || document.querySelector('[aria-pressed="true"]') !== null || document.querySelector('[data-said]').dataset.said !== ''"""


def main(size: str = "1366x768", lang: str = "en", theme: str = "light") -> None:
    width, height = map(int, size.split("x"))
    asked = dead = 0
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": width, "height": height})
        page.on("pageerror", lambda error: print("ERROR", error))
        page.add_init_script(AXE)
        for name in FIXTURES:
            page.goto(f"{ADDRESS}?f={name}&lang={lang}&theme={theme}&motion=reduce")
            page.wait_for_selector(".duel")
            for tab in range(max(1, page.locator('[role="tab"]:visible').count())):
                if page.locator('[role="tab"]:visible').count():
                    page.locator('[role="tab"]:visible').nth(tab).click()
                things = page.evaluate(
                    "[...document.querySelectorAll('[data-thing]')].filter(e => e.offsetParent).map((e, k) => (e.dataset.k = k, k))"
                )
                for k in things:
                    page.evaluate("k => document.querySelector(`[data-k='${k}']`)?.click()", k)
                    try:
                        page.wait_for_function(ANSWER, timeout=1500)
                    except Exception:
                        dead += 1
                        print(
                            "DEAD",
                            name,
                            page.evaluate("k => document.querySelector(`[data-k='${k}']`)?.dataset.thing", k),
                        )
                    asked += 1
                    if k == things[0] or k == things[-1]:
                        report(page, f"{name} answer {lang} {width}")
                    page.keyboard.press("Escape")
                    page.keyboard.press("Escape")
            text = page.evaluate("document.body.textContent")
            if "{$" in text or "{ $" in text:
                at = text.index("{$") if "{$" in text else text.index("{ $")
                print("HOLE", name, text[max(0, at - 60) : at + 20])
        for name, press in (
            ("age2", ".pile"),
            ("age3", ".decide .btn.sq[aria-expanded]"),
            ("age3", ".pts"),
            ("age3", ".goods"),
            ("over-military", ".pts"),
        ):
            page.goto(f"{ADDRESS}?f={name}&lang={lang}&theme={theme}&motion=reduce")
            page.wait_for_selector(".duel")
            if page.locator(f"{press}:visible").count():
                page.locator(f"{press}:visible").first.click()
                page.wait_for_timeout(150)
                report(page, f"{name} {press} {lang} {width}")
                page.screenshot(
                    path=Path(__file__).parents[3]
                    / "build"
                    / "shots-duel"
                    / f"open-{name}-{press.strip('.').split('[')[0].replace(' ', '')}-{lang}-{width}-{theme}.png"
                )
        browser.close()
    print("asked", asked, "dead", dead)


if __name__ == "__main__":
    main(*sys.argv[1:])
