"""Pictures of scenes, and what is wrong with them (scrolling, axe, holes in sentences).

    .venv/bin/python web/dev/shots.py GAME [SCENE,…|all] [WIDTHxHEIGHT,…] [en,fa] [light,dark] [selector to click …]

Pictures go to build/shots/harness/GAME/. Without more: all scenes at 360x640, 768x1024 and 1366x768 in English, light.
"""

import json
import sys
from pathlib import Path

from browser import harness, new_page, report, show

HERE = Path(__file__).parent


def main(
    game: str,
    names: str = "all",
    sizes: str = "360x640,768x1024,1366x768",
    langs: str = "en",
    themes: str = "light",
    *clicks: str,
) -> None:
    out = HERE.parents[1] / "build" / "shots" / "harness" / game
    scenes = list(json.loads((HERE / "scenes" / f"{game}.json").read_text("utf-8")))
    with harness() as browser:
        for size in sizes.split(","):
            page = new_page(browser, size)
            for name in scenes if names == "all" else names.split(","):
                for lang in langs.split(","):
                    for theme in themes.split(","):
                        show(page, game, name, lang, theme)
                        for click in clicks:
                            page.click(click, force=True)
                            page.wait_for_timeout(120)
                        where = f"{name}-{lang}-{size.split('x')[0]}-{theme}{'-clicked' if clicks else ''}"
                        page.screenshot(path=out / f"{where}.png")
                        print(where)
                        report(page, where)
            page.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
