"""`python -m adamak`: the same as `adamak`."""

import sys

from adamak.cli import main

if __name__ == "__main__":
    sys.exit(main())
