"""How smoothly an account runs with the processor throttled: frames a second, from the browser's own trace.

    PYTHONPATH=src:tests .venv/bin/python web/dev/frames.py [GAME …] [--rate 4]

Plays the recorded scenes of tests/web/accounts at the usual pace. A report, no test: a loaded machine drops frames.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from web import test_accounts as accounts
from web.conftest import FLAGS, chromium, node
from web.guests import Guest
from web.serving import Server

CATEGORIES = ["disabled-by-default-devtools.timeline.frame", "devtools.timeline", "cc", "benchmark"]
STILL = 100  # milliseconds without a frame: nothing moves, so none is due


def measure(browser: Browser, url: str, game: str, rate: int) -> str:
    me = Guest(browser, url, "en", size=(1366, 768), motion="system", pace="usual", reduced_motion="no-preference")
    me.context.new_cdp_session(me.page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    scene = accounts.scene_of(game)
    browser.start_tracing(page=me.page, categories=CATEGORIES)
    accounts.play(me, game, scene)
    me.page.wait_for_selector(".telling", state="detached", timeout=120_000)
    trace: dict[str, Any] = json.loads(browser.stop_tracing())
    me.close()
    drawn = sorted(event["ts"] / 1000 for event in trace["traceEvents"] if event["name"] == "DrawFrame")
    gaps = [after - before for before, after in pairwise(drawn) if after - before < STILL]
    return (
        f"{game:12} {len(gaps):4} frames, median {median(gaps):5.1f} ms, {1000 * len(gaps) / sum(gaps):5.1f} a second"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--rate", type=int, default=4)
    asked = parser.parse_args()
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node() or "")
    server = Server(Path(tempfile.mkdtemp())).start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for game in asked.games or accounts.SEATS:
                print(measure(browser, server.url, game, asked.rate), f"(load {os.getloadavg()[0]:.1f})")
    finally:
        server.stop()


if __name__ == "__main__":
    main()
