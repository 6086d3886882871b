"""Figures for whoever watches over the server, in the text form of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str, about: str) -> Iterator[str]:
        yield f"# HELP {name} {about}"
        yield f"# TYPE {name} histogram"
        so_far = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {so_far}"


class Metrics:
    """What a process counts while it runs; what it can simply look at is handed to `text`."""

    def __init__(self) -> None:
        self.requests: Counter[int] = Counter()  # by status
        self.answers = Histogram()
        self.commits = Histogram()
        self.commands: Counter[str] = Counter()  # by outcome: ack, refused, or the code of an error
        self.notices: Counter[str] = Counter()  # by outcome: sent, failed, gone, unsent
        self.damaged = 0  # tables whose record was found damaged
        self.lag = 0.0  # seconds the event loop was last late

    def request(self, status: int, seconds: float) -> None:
        self.requests[status] += 1
        self.answers.note(seconds)

    def text(self, gauges: Mapping[str, tuple[str, float]]) -> str:
        """The page that is scraped; `gauges`: name to words and value."""
        lines = ["# HELP adamak_requests_total HTTP requests answered", "# TYPE adamak_requests_total counter"]
        lines += [f'adamak_requests_total{{status="{status}"}} {n}' for status, n in sorted(self.requests.items())]
        lines += ["# HELP adamak_commands_total commands of players", "# TYPE adamak_commands_total counter"]
        lines += [f'adamak_commands_total{{outcome="{name}"}} {n}' for name, n in sorted(self.commands.items())]
        lines += ["# HELP adamak_notices_total notices to people", "# TYPE adamak_notices_total counter"]
        lines += [f'adamak_notices_total{{outcome="{name}"}} {n}' for name, n in sorted(self.notices.items())]
        lines += self.answers.lines("adamak_request_seconds", "time to the first byte of an answer")
        lines += self.commits.lines("adamak_commit_seconds", "time of one transaction")
        for name, (about, value) in gauges.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value:g}"]
        return "\n".join(lines) + "\n"
