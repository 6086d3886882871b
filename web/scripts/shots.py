"""Pictures of every page, in both languages and themes, at three widths, and axe-core over each.

`../.venv/bin/python scripts/shots.py` starts a server of its own, writes web/shots/*.png and says what axe found
(exit status 1 if anything). Arguments narrow it down: `fa 360 home`.
"""

from __future__ import annotations

import itertools
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

WEB = Path(__file__).parents[1]
SHOTS = WEB / "shots"
AXE = (WEB / "node_modules/axe-core/axe.min.js").read_text("utf-8")
FLAGS = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-sync"
HEIGHTS = {360: 640, 768: 1024, 1366: 768}
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

MAKE = """async plan => {
  const asked = {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(plan)}
  const {table, host, invite, watch, ...made} = await (await fetch('/api/tables', asked)).json()
  const seats = Object.fromEntries(made.seats.map(({seat, secret}) => [seat, secret]))
  localStorage.setItem(`adamak.keys.${table}`, JSON.stringify({host, invite, watch, seats}))
  return table
}"""
# Plays this browser's seat to the end with the first legal move that is not a pass, as a second connection.
FINISH = """id => new Promise(done => {
  const {seats} = JSON.parse(localStorage.getItem(`adamak.keys.${id}`))
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`)
  socket.onopen = () => socket.send(JSON.stringify({type: 'hello', secrets: Object.values(seats)}))
  socket.onmessage = ({data}) => {
    const {state, version} = JSON.parse(data)
    if (!state) return
    if (!state.actors.length) return done()
    const move = state.legal.find(({words}) => words !== 'pass') ?? state.legal[0]
    const play = {type: 'play', expected_version: version, key: crypto.randomUUID()}
    if (move) socket.send(JSON.stringify({...play, moves: [move.words]}))
  }
})"""


def plan(*others: dict[str, str], **more: object) -> dict[str, object]:
    return {"game": "condottiere", "seats": [{"kind": "me", "name": "Shirin"}, *others], **more}


BOT = {"kind": "bot", "level": "random"}
TABLES = {
    "waiting": plan({"kind": "friend"}, BOT, options={"hidden_cards": True}),
    "table": plan(BOT, BOT, BOT, options={"first_player": "1"}),
    "hand-over": plan({"kind": "guest", "name": "نیما"}, options={"first_player": "2"}),
    "end": plan(BOT, BOT, options={"stall_guard": True}),
}


def addresses(page: Page) -> dict[str, str]:
    """The address of every page, with the tables made for it by this browser."""
    ids = {name: page.evaluate(MAKE, one) for name, one in TABLES.items()}
    page.evaluate(FINISH, ids["end"])
    fixed = {
        "home": "/",
        "new": "/new/condottiere",
        "rules": "/rules/condottiere#CO-4.2",
        "settings": "/settings",
        "lost": "/nowhere",
    }
    return fixed | {name: f"/t/{table}" for name, table in ids.items()} | {"replay": f"/t/{ids['end']}/replay/12"}


def context(browser: Browser, lang: str, theme: str, width: int, state: object = None) -> BrowserContext:
    made = browser.new_context(viewport={"width": width, "height": HEIGHTS[width]}, storage_state=state)  # type: ignore[arg-type]
    settings = json.dumps({"lang": lang, "theme": theme, "name": "Shirin", "motion": "reduce"})
    made.add_init_script(f"localStorage.setItem('adamak.settings', JSON.stringify({settings}))")
    return made


def look(page: Page, name: str) -> list[str]:
    """Takes the picture; returns what is wrong with the page."""
    page.wait_for_timeout(900)
    page.screenshot(path=SHOTS / f"{name}.png")
    page.evaluate(AXE)
    found = page.evaluate("rules => axe.run(document, {runOnly: rules})", RULES)["violations"]
    wrong = [f"{one['id']}: {one['help']} {[node['target'] for node in one['nodes'][:3]]}" for one in found]
    beyond = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [*wrong, f"{beyond}px wider than the window"] if beyond > 0 else wrong


def photograph(base: str, asked: list[str]) -> int:
    langs = [lang for lang in ("fa", "en") if lang in asked] or ["fa", "en"]
    themes = [theme for theme in ("light", "dark") if theme in asked] or ["light", "dark"]
    widths = [width for width in HEIGHTS if str(width) in asked] or list(HEIGHTS)
    SHOTS.mkdir(exist_ok=True)
    total = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS.split())
        first = context(browser, "en", "light", 1366)
        page = first.new_page()
        page.goto(f"{base}/settings")
        pages = addresses(page)
        state = first.storage_state()
        chosen = {name: address for name, address in pages.items() if name in asked} or pages
        for lang, theme, width in itertools.product(langs, themes, widths):
            shown = context(browser, lang, theme, width, state)
            for name, address in chosen.items():
                page = shown.new_page()
                page.on("pageerror", lambda error: print(f"  script error: {error}"))
                page.goto(base + address)
                for problem in look(page, f"{name}-{lang}-{width}-{theme}"):
                    total += 1
                    print(f"{name} {lang} {width} {theme}: {problem}", flush=True)
                page.close()
            shown.close()
        browser.close()
    print(f"{SHOTS}: {len(chosen)} pages, {total} findings")
    return total


def main() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as home:
        env = os.environ | {"ADAMAK_HOME": home, "ADAMAK_LIMITS": "off", "ADAMAK_BOT_DELAY": "0.02"}
        command = [sys.executable, "-c", f"import adamak.server as server; server.run(port={port})"]
        server = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
        try:
            base = f"http://127.0.0.1:{port}"
            for _ in range(100):
                try:
                    urllib.request.urlopen(f"{base}/api/health")
                    break
                except OSError:
                    time.sleep(0.2)
            return 1 if photograph(base, sys.argv[1:]) else 0
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    sys.exit(main())
