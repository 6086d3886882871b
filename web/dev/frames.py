"""How smoothly an account runs with the processor throttled: frames a second, by the browser's own verdict on each frame.

    PYTHONPATH=src:tests .venv/bin/python web/dev/frames.py [GAME …] [--rate 4] [--size 1366x768] [--page FOLDER …]

Plays the recorded scenes of tests/web/accounts at the usual pace. A report, no test: a loaded machine drops frames. The
browser traces, for every tick of the screen, whether something was being animated then and whether the frame came; only
these ticks count. Nothing but the account is traced: not the page's arrival, and nothing looks at the page meanwhile.
With several built pages (`--page build/before --page build/after`) each game is played with one after the other.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from web import serving
from web import test_accounts as accounts
from web.conftest import FLAGS, chromium, node
from web.guests import Guest
from web.serving import Server

CATEGORIES = ["disabled-by-default-devtools.timeline.frame", "devtools.timeline", "cc", "benchmark", "blink.animations"]
TICKS = 60  # of the screen, a second
SETTLED = 7_000  # milliseconds: what can be chosen has stopped breathing
# Resolves when the account has been told. By the page itself: whoever asks again and again is work for the page.
TOLD = """() => new Promise((done) => {
  let begun = false
  const watch = new MutationObserver(() => {
    const telling = document.querySelector('.telling') !== null
    begun ||= telling
    if (begun && !telling) watch.disconnect(), done()
  })
  watch.observe(document.querySelector('.bar'), {childList: true})
})"""


def trace_of(browser: Browser, url: str, game: str, rate: int, size: tuple[int, int]) -> list[dict[str, Any]]:
    me = Guest(browser, url, "en", size=size, motion="system", pace="usual", reduced_motion="no-preference")
    scene = accounts.scene_of(game)
    made = accounts.sit_down(me, game, scene)
    me.page.wait_for_timeout(SETTLED)
    me.context.new_cdp_session(me.page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    me.page.evaluate(f"void (window.whenTold = ({TOLD})())")
    browser.start_tracing(page=me.page, categories=CATEGORIES)
    accounts.move_on(me, made, scene)
    me.page.evaluate("window.whenTold")
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    me.close()
    return events


def verdict(events: list[dict[str, Any]]) -> str:
    """Of all ticks at which something was moving: how many brought a frame; and at how many it was only to begin."""
    drawn = drawn_by_the_page(events)
    ticks: dict[tuple[int, int], list[tuple[int, dict[str, Any]]]] = defaultdict(list)
    for event in events:
        if event["name"] == "PipelineReporter" and event["ph"] == "b":
            frame = event["args"]["frame_reporter"]
            ticks[event["pid"], frame["frame_sequence"]].append((event["ts"], frame))
    seen: Counter[str] = Counter()
    for reports in ticks.values():
        at, frames = reports[0][0], [frame for _, frame in reports]
        by_page = any(frame["has_main_animation"] for frame in frames)
        states = {frame["state"] for frame in frames}
        moved = by_page or any(frame["has_compositor_animation"] for frame in frames)
        if not moved or states == {"STATE_NO_UPDATE_DESIRED"}:
            continue
        # What the compositor will move counts as the page's until the page has handed it over: it has not begun.
        if by_page and not any(begin <= at <= end for begin, end, _ in drawn):
            seen["to begin"] += 1
            continue
        # What the page itself draws moves only with a whole frame of the page.
        came = "STATE_PRESENTED_ALL" in states or (not by_page and "STATE_PRESENTED_PARTIAL" in states)
        seen["came" if came else "dropped"] += 1
    moving = seen["came"] + seen["dropped"]
    slow = Counter(what for _, _, what in drawn)
    return "\n".join(
        [
            f"{TICKS * seen['came'] / max(1, moving):5.1f} frames a second ({seen['came']} of {moving}),"
            f" {1000 * seen['to begin'] / TICKS:.0f} ms in all until things began to move",
            *(f"    drawn by the page itself, {count} times: {what}" for what, count in slow.items()),
        ]
    )


def drawn_by_the_page(events: list[dict[str, Any]]) -> list[tuple[int, int, str]]:
    """When something moved that the compositor could not move, and why it could not."""
    begun: dict[tuple[int, str], int] = {}
    failed: dict[tuple[int, str], str] = {}
    found = []
    for event in sorted((one for one in events if one["name"] == "Animation"), key=lambda one: int(one["ts"])):
        key, told = (event["pid"], event["id2"]["local"]), event["args"].get("data", {})
        if event["ph"] == "b":
            begun[key] = event["ts"]
        elif told.get("compositeFailed"):
            failed[key] = str(told.get("unsupportedProperties") or told["compositeFailed"])
        elif event["ph"] == "e" and key in failed:
            found.append((begun[key], event["ts"], failed.pop(key)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--rate", type=int, default=4)
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--page", action="append", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    width, height = map(int, asked.size.split("x"))
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node() or "")
    servers = {}
    for page in asked.page or [serving.PAGE]:
        serving.PAGE = page
        servers[page] = Server(Path(tempfile.mkdtemp())).start()
    try:
        with sync_playwright() as playwright:
            for game in asked.games or accounts.SEATS:
                for page, server in servers.items():
                    browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
                    found = verdict(trace_of(browser, server.url, game, asked.rate, (width, height)))
                    browser.close()
                    print(f"{game:12} {page.name:12} load {os.getloadavg()[0]:4.1f}: {found}", flush=True)
    finally:
        for server in servers.values():
            server.stop()


if __name__ == "__main__":
    main()
