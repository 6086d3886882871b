"""The harness in a browser: starts Vite where it is not running yet, opens scenes, looks for faults. For shots.py and clicks.py."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

WEB = Path(__file__).parents[1]
PORT = int(os.environ.get("HARNESS_PORT", "5188"))
ADDRESS = f"http://127.0.0.1:{PORT}/dev/"
AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
RUN_AXE = """async () => {
  const found = await axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})
  return found.violations.map(v => `${v.id}: ${v.nodes.slice(0, 3).map(n => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join(' | ')}`)
}"""
SCROLLS = "document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight"


def served() -> bool:
    try:
        return urllib.request.urlopen(ADDRESS, timeout=2).status == 200
    except (urllib.error.URLError, OSError):
        return False


@contextmanager
def harness() -> Iterator[Browser]:
    """A browser, with Vite serving web/ at PORT."""
    vite = None
    if not served():
        command = ["node", "node_modules/vite/bin/vite.js", "--port", str(PORT), "--strictPort", "--host", "127.0.0.1"]
        vite = subprocess.Popen(command, cwd=WEB, stdout=subprocess.DEVNULL)
        for _ in range(200):
            if served():
                break
            time.sleep(0.1)
    chromium = os.environ.get("ADAMAK_CHROMIUM") or shutil.which("chromium")
    if node := shutil.which("node"):
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node)
    try:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            yield browser
            browser.close()
    finally:
        if vite:
            vite.terminate()
            vite.wait()


def new_page(browser: Browser, size: str) -> Page:
    width, height = map(int, size.split("x"))
    page = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=2 if width < 600 else 1)
    page.on("pageerror", lambda error: print("ERROR", error))
    page.on(
        "console", lambda line: print("CONSOLE", line.text) if line.type == "error" and "404" not in line.text else None
    )
    page.add_init_script(AXE)
    return page


def show(page: Page, game: str, scene: str, lang: str, theme: str) -> None:
    page.goto(f"{ADDRESS}?game={game}&scene={scene.replace('+', '%2B')}&lang={lang}&theme={theme}&motion=reduce")
    page.wait_for_selector(".board")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(120)


def report(page: Page, where: str) -> None:
    """Print what is wrong with the page as it stands: it scrolls, axe complains, a sentence has a hole."""
    if page.evaluate(SCROLLS):
        print("PAGE SCROLLS", where)
    for line in page.evaluate(RUN_AXE):
        print("AXE", where, line)
    text = page.evaluate("document.body.textContent")
    for hole in ("{$", "{ $"):
        if hole in text:
            print("HOLE", where, text[max(0, text.index(hole) - 60) : text.index(hole) + 30])
