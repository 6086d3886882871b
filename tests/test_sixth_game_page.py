"""What docs/sixth-game.md shows is Pig as it is: its blocks, in order, are the files of docs/examples/pig."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
BLOCKS = re.findall(r"^```\w+ (\S+)\n(.*?)^```", (DOCS / "sixth-game.md").read_text("utf-8"), re.M | re.S)


def test_the_page_holds_every_file_of_pig():
    shown: dict[str, str] = {}
    for path, text in BLOCKS:
        shown[path] = shown.get(path, "") + text
    pig = DOCS / "examples" / "pig"
    files = [
        file
        for pattern in ("*.toml", "pig/*.toml", "pig/*.py", "pig/*/*.ftl", "pig/*/*.md", "pig/*/*.toml")
        for file in pig.glob(pattern)
    ]
    assert shown == {file.relative_to(pig).as_posix(): file.read_text("utf-8") for file in files}
