"""Pictures of the harness: python web/dev/duel/shots.py NAME[,NAME…] WIDTHxHEIGHT[,…] [en,fa] [light,dark] [selector to click …]"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

OUT = Path(__file__).parents[3] / "build" / "shots-duel"
BASE = "http://127.0.0.1:5188/dev/duel/"


def main(names: str, sizes: str, langs: str = "en", themes: str = "light", *clicks: str) -> None:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for size in sizes.split(","):
            width, height = map(int, size.split("x"))
            page = browser.new_page(
                viewport={"width": width, "height": height}, device_scale_factor=2 if width < 600 else 1
            )
            page.on("pageerror", lambda error: print("ERROR", error))
            page.on("console", lambda message: message.type == "error" and print("CONSOLE", message.text))
            for name in names.split(","):
                for lang in langs.split(","):
                    for theme in themes.split(","):
                        page.goto(f"{BASE}?f={name}&lang={lang}&theme={theme}&motion=reduce")
                        page.wait_for_selector(".duel")
                        page.wait_for_timeout(150)
                        for click in clicks:
                            page.click(click, force=True)
                            page.wait_for_timeout(150)
                        wide = page.evaluate(
                            "document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight"
                        )
                        tail = "-sel" if clicks else ""
                        page.screenshot(path=OUT / f"{name}-{lang}-{width}-{theme}{tail}.png")
                        print(name, lang, width, theme, "PAGE SCROLLS" if wide else "ok")
            page.close()
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
