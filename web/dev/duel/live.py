"""Whole games through the browser by clicks alone: both seats at one screen, the engine in this process.

    python web/dev/duel/live.py [games] [WIDTHxHEIGHT] [en|fa] [pantheon|base]

Every decision is made by clicking the thing itself and the button of the decision bar; axe looks at every new kind of
decision, in the language and the theme of the game at hand. Prints which decisions and moves were reached.
"""

import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from fixtures import BASE, moment, start, weight
from playwright.sync_api import Page, sync_playwright

HERE = Path(__file__).parent
OUT = HERE.parents[2] / "build" / "shots-duel"
AXE = (HERE.parents[1] / "node_modules" / "axe-core" / "axe.min.js").read_text()
ADDRESS = "http://127.0.0.1:5188/dev/duel/"
RUN_AXE = """async () => {
  const found = await axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})
  return found.violations.map(v => `${v.id}: ${v.nodes.slice(0, 3).map(n => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join(' | ')}`)
}"""
ARGUMENTS = {
    "draft": ["wonder"], "build": ["slot"], "discard": ["slot"], "wonder": ["slot", "wonder"], "activate": ["space"], "begin": [],
    "progress": ["progress"], "destroy": ["card"], "revive": ["card"], "place": ["divinity", "space"], "copy": ["card"], "steal": ["card"],
    "strike": ["slot"], "topple": ["wonder"], "bury": ["card"], "raise": ["wonder"], "claim": ["wonder"], "guard": ["position"],
    "remove": ["military_token"], "apply": ["military_token"], "summon": ["divinity"], "open": ["mythology"], "top": ["divinity"],
}  # fmt: skip


class Table:
    """The engine behind the page."""

    def __init__(self) -> None:
        self.log: list[dict[str, Any]] = []
        self.version = 0

    def new(self, seed: str, options: dict[str, Any]) -> None:
        self.match = start(seed, options)
        self.log, self.version = [], 0

    def now(self) -> dict[str, Any]:
        actors = self.match.position.actors()
        seat = actors[0] if actors else 0
        return moment(self.match, seat) | {"log": [e for e in self.log if e["seat"] == seat], "options": {}}

    def play(self, move: str) -> dict[str, Any]:
        self.match.play(self.match.position.actors()[0], move)
        self.version += 1
        self.log += [
            {"version": self.version, "event": e, "seat": s} for s in (0, 1) for e in self.match.position.events_for(s)
        ]
        return self.now()


def show(page: Page, thing: str) -> None:
    """On a narrow screen: the tab on which a thing lies."""
    if page.locator(f'[data-thing="{thing}"].legal:visible').count():
        return
    for tab in page.locator('[role="tab"]').all():
        tab.click()
        if page.locator(f'[data-thing="{thing}"].legal:visible').count():
            return


def make(page: Page, move: str) -> None:
    """One move by clicks."""
    kind, *values = move.split(" ")
    for name, value in zip(ARGUMENTS[kind], values, strict=False):
        thing = f"{name}:{value}"
        pressed = page.locator(f'[data-thing="{thing}"][aria-pressed="true"]:visible')
        if pressed.count():
            continue
        show(page, thing)
        if not page.locator(f'[data-thing="{thing}"].legal:visible').count() and kind == "wonder":
            page.click('[data-move="wonder"]')
        page.locator(f'[data-thing="{thing}"].legal:visible').first.click(timeout=4000)
    page.click(f'[data-move="{move}"]', timeout=4000)


def main(
    games: str = "1", size: str = "1366x768", lang: str = "en", variant: str = "pantheon", theme: str = "light"
) -> None:
    width, height = map(int, size.split("x"))
    table = Table()
    phases: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(
            viewport={"width": width, "height": height}, device_scale_factor=2 if width < 600 else 1
        )
        page.on("pageerror", lambda error: print("ERROR", error))
        page.expose_function("duelNow", lambda: json.loads(json.dumps(table.now())))
        page.expose_function("duelPlay", lambda move: json.loads(json.dumps(table.play(move))))
        page.add_init_script("window.duel = {now: () => window.duelNow(), play: move => window.duelPlay(move)}")
        page.add_init_script(AXE)
        for number in range(int(games)):
            rng = random.Random(f"{number}-{lang}-{width}")
            table.new(f"live-{number}-{lang}-{width}", BASE if variant == "base" else {})
            page.goto(f"{ADDRESS}?live&lang={lang}&theme={theme}&motion=reduce")
            page.wait_for_selector(".duel")
            while table.match.position.actors():
                view = table.now()["view"]
                legal = table.now()["legal"]
                phase = view["phase"]
                page.wait_for_selector(".decide:not(.waiting)")
                if not phases[phase]:
                    page.wait_for_timeout(100)
                    report(page, f"{phase} {lang} {width} {theme}")
                    page.screenshot(path=OUT / f"live-{phase}-{lang}-{width}-{theme}.png")
                phases[phase] += 1
                move = rng.choices(legal, [weight(m) / (1 + kinds[m.split(" ")[0]]) for m in legal])[0]
                before = table.version
                try:
                    make(page, move)
                except Exception as error:
                    page.screenshot(path=OUT / "live-failed.png")
                    print("FAILED", phase, move, str(error)[:600])
                    browser.close()
                    return
                for _ in range(60):
                    if table.version > before:
                        break
                    page.wait_for_timeout(20)
                else:
                    print("NOT PLAYED", phase, move)
                    return
                kinds[move.split(" ")[0]] += 1
                page.wait_for_timeout(30)
            page.wait_for_selector(".end")
            endings[table.now()["view"]["ending"]] += 1
            if number == 0:
                report(page, f"over {lang} {width} {theme}")
                page.screenshot(path=OUT / f"live-over-{lang}-{width}-{theme}.png")
        browser.close()
    print("phases", dict(phases))
    print("kinds", dict(kinds))
    print("endings", dict(endings))


def report(page: Page, where: str) -> None:
    if page.evaluate(
        "document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight"
    ):
        print("PAGE SCROLLS", where)
    for line in page.evaluate(RUN_AXE):
        print("AXE", where, line)


if __name__ == "__main__":
    main(*sys.argv[1:])
