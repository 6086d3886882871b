"""`python -m tests.mutation.planted GAME`: plants faults that are told as JSON, and answers which test noticed each.

A line of input is `[old, new, test]`: a text that stands once in the rule code, what stands there instead, and the test
file (or test) that is to notice it.
"""

from __future__ import annotations

import os

os.environ["ADAMAK_PURE"] = "1"

import json
import sys

from tests.mutation.points import Mutant, rule_files
from tests.mutation.runner import GAMES, TESTS, Experience, imported_beforehand, outcome


def planted(game: str, old: str, new: str) -> Mutant:
    found = [file for file in rule_files(GAMES / game) if old in file.read_text(encoding="utf-8")]
    texts = [file.read_text(encoding="utf-8") for file in found]
    if len(found) != 1 or texts[0].count(old) != 1:
        raise SystemExit(f"the fault no longer fits the source: {old}")
    start = texts[0].index(old)
    return Mutant(found[0], texts[0].count("\n", 0, start) + 1, "(table)", start, start + len(old), new)


def main(game: str) -> None:
    os.chdir(TESTS.parent)
    imported_beforehand(game)
    for old, new, test in map(json.loads, sys.stdin):
        noticed = outcome(planted(game, old, new), [str(TESTS / game / test)], Experience(), 60)["killer"]
        print(json.dumps(noticed), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
