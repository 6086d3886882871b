"""`python -m adamak.testing GAME [CHECK ...]`: the contract on a covering set of cases; exit status 1 on a breach."""

from __future__ import annotations

import sys

from adamak.core.registry import find
from adamak.testing.contract import checks
from adamak.testing.covering import covering


def main(arguments: list[str]) -> int:
    game = find(arguments[0])
    wanted = arguments[1:] or list(checks())
    breaches = 0
    for name in wanted:
        try:
            for case in covering(game):
                checks()[name](game, case, f"main {case.seed}")
        except Exception as breach:  # a broken engine may fail in any way
            breaches += 1
            print(f"{name}: broken by {case}: {type(breach).__name__}: {str(breach)[:300]}")
        else:
            print(f"{name}: kept")
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
