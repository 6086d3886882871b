"""`python -m tests.mutation GAME`: seeded random mutants of a game's rules against its own tests."""

from __future__ import annotations

import os

os.environ["ADAMAK_PURE"] = "1"

import argparse
import sys
import tomllib
from pathlib import Path
from random import Random

from tests.mutation.points import Mutant, points, rule_files
from tests.mutation.runner import GAMES, TESTS, Experience, first_to_fail, imported_beforehand, outcome
from tests.mutation.workshop import answer_of, open_workshop

ENOUGH = 0.95  # of the mutants that are not equivalent must be noticed
NO_RULES = {"test_board.py", "test_bots.py", "test_sense.py", "test_terminal.py"}  # play, drawing
EQUIVALENT = Path(__file__).parent / "equivalent.toml"


def chosen(game: str, number: int, seed: str, files: list[str]) -> list[Mutant]:
    """Points of the rule code drawn without repetition, each with one change."""
    rng = Random(f"{game} {seed}")
    found = [point for file in rule_files(GAMES / game) if not files or file.name in files for point in points(file)]
    return [rng.choice(point) for point in rng.sample(found, min(number, len(found)))]


def reason_to_accept(game: str, mutant: Mutant) -> str:
    """Why no test can tell this mutant from the rules; empty if nothing is known."""
    accepted = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get(game, [])
    before, after = (line.partition(" # ")[0] for line in mutant.lines())
    for entry in accepted:
        if (
            mutant.function == entry["function"]
            and before in several(entry["before"])
            and after in several(entry.get("after", after))
        ):
            return str(entry["why"])
    return ""


def several(lines: str | list[str]) -> list[str]:
    return [lines] if isinstance(lines, str) else lines


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mutants", type=int, default=100)
    parser.add_argument("--seed", default="adamak")
    parser.add_argument("--lines", nargs="*", default=[], help="of these mutants only FILE:LINE")
    parser.add_argument("--files", nargs="*", default=[], help="these files of the game only")
    parser.add_argument("--tests", nargs="*", default=[], help="instead of tests/GAME")
    parser.add_argument("--records", action="store_true", help="try survivors on the golden records as well (slow)")
    asked = parser.parse_args()
    os.chdir(TESTS.parent)
    files = [str(file) for file in sorted((TESTS / asked.game).glob("test_*.py")) if file.name not in NO_RULES]
    own = asked.tests or files
    golden = [str(TESTS / "golden" / "test_records.py"), "-k", asked.game]
    imported_beforehand(asked.game)

    workshop = open_workshop(asked.game, own)
    clean = answer_of(workshop, None, {}, 600)
    if clean["killer"]:
        sys.exit(f"the tests fail without any mutant: {clean['killer']}")
    functions, tables = Experience(seconds=clean["seconds"]), Experience(seconds=clean["seconds"])
    limit = 30 + 3 * sum(clean["seconds"].values())

    def killer_of(mutant: Mutant) -> str:
        done = answer_of(workshop, mutant, functions.kills, limit)
        if done is None:
            return first_to_fail(mutant, own, tables, limit)
        return functions.noted(done["killer"])

    killed, by_records, survived, equivalent = 0, [], [], []
    for number, mutant in enumerate(chosen(asked.game, asked.mutants, asked.seed, asked.files), start=1):
        if asked.lines and f"{mutant.file.name}:{mutant.line}" not in asked.lines:
            continue
        if reason := reason_to_accept(asked.game, mutant):
            equivalent.append(mutant)
            verdict = f"equivalent: {reason}"
        elif killer := killer_of(mutant):
            killed += 1
            verdict = f"killed by {killer.rpartition('/')[2]}"
        elif asked.records and (killer := outcome(mutant, golden, Experience(), limit)["killer"]):
            by_records.append(mutant)
            verdict = f"KILLED BY RECORDS ONLY: {killer.rpartition('/')[2]}"
        else:
            survived.append(mutant)
            verdict = "SURVIVED"
        print(f"{number:4d} {mutant}\n     {verdict}", flush=True)
    workshop.send(None)

    counts = f"{killed} killed, {len(by_records)} by golden records only, {len(survived)} survived"
    print(f"\n{asked.game}, seed {asked.seed}: {counts}, {len(equivalent)} equivalent")
    for title, those in (("by golden records only", by_records), ("survived", survived)):
        for mutant in those:
            print(f"{title}: {mutant}")
    others = len(survived) + len(by_records)
    return 0 if killed >= ENOUGH * (killed + others) else 1


if __name__ == "__main__":
    sys.exit(main())
