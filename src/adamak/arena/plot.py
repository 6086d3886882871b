"""The shares of victory and their intervals as a picture: SVG, written by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from adamak.arena.standings import Share, Standings

WIDE, LEFT, RIGHT = 800, 230, 190  # the axis lies between the names and the figures
TOP, ROW, GROUP, BOTTOM = 56, 30, 14, 44

STYLE = """
text{font:13px system-ui,sans-serif;fill:#2b2622}
.title{font-size:16px;font-weight:600}.small{font-size:11px;fill:#7a7069}
.grid{stroke:#e6dfd6}.chance{stroke:#a89b8c;stroke-dasharray:3 3}
.better{stroke:#2f7d4f;fill:#2f7d4f}.worse{stroke:#b4483a;fill:#b4483a}.open{stroke:#5a6b8c;fill:#5a6b8c}
.whisker{stroke-width:2;fill:none}
.card{fill:#fdfaf5}
@media (prefers-color-scheme:dark){text{fill:#ece5dc}.small{fill:#a89b8c}.card{fill:#211d1a}.grid{stroke:#3a342f}
.better{stroke:#5dbb84;fill:#5dbb84}.worse{stroke:#e0796b;fill:#e0796b}.open{stroke:#93a8d0;fill:#93a8d0}}
"""


def svg(found: Standings, title: str, control: str, percent: str) -> str:
    """One row for each bot of each line-up; a dot for its share, a line for the interval, dashes where chance lies."""
    groups = [(control if table.lineup.mirror else "", table.shares) for table in found.tables]
    tall = TOP + sum(ROW * len(shares) + GROUP for _, shares in groups) + BOTTOM
    body = "".join([*_grid(tall, percent), *_rows(groups)])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" width="{WIDE}" role="img">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
        f'<rect class="card" width="{WIDE}" height="{tall}" rx="8"/>'
        f'<text class="title" x="20" y="30">{escape(title)}</text>{body}</svg>\n'
    )


def _x(share: float) -> float:
    return round(LEFT + share * (WIDE - LEFT - RIGHT), 1)


def _grid(tall: int, percent: str) -> Iterator[str]:
    for tenth in range(0, 11, 2):
        x = _x(tenth / 10)
        yield f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{tall - BOTTOM}"/>'
        yield f'<text class="small" x="{x}" y="{tall - BOTTOM + 18}" text-anchor="middle">{10 * tenth}</text>'
    yield f'<text class="small" x="{_x(1) + 14}" y="{tall - BOTTOM + 18}">{escape(percent)}</text>'


def _rows(groups: Sequence[tuple[str, Sequence[Share]]]) -> Iterator[str]:
    y = TOP
    for note, shares in groups:
        chance = _x(shares[0].chance)
        yield f'<line class="chance" x1="{chance}" x2="{chance}" y1="{y}" y2="{y + ROW * len(shares)}"/>'
        for share in shares:
            yield from _row(share, y + ROW / 2, note)
            y += ROW
        y += GROUP


def _row(share: Share, y: float, note: str) -> Iterator[str]:
    low, high, kind = _x(share.low), _x(share.high), share.verdict
    name = share.bot if len(share.bot) < 30 else share.bot[:28] + "…"
    if note:
        name = f"{name[:20]} ({note})"
    figures = f"{100 * share.share:.1f} ({100 * share.low:.1f}–{100 * share.high:.1f})"
    ends = f"M{low} {y - 5}V{y + 5}M{low} {y}H{high}M{high} {y - 5}V{y + 5}"
    yield f'<text x="{LEFT - 14}" y="{y + 4.5}" text-anchor="end">{escape(name)}</text>'
    yield f'<path class="whisker {kind}" d="{ends}"/><circle class="{kind}" cx="{_x(share.share)}" cy="{y}" r="5"/>'
    yield f'<text x="{WIDE - 20}" y="{y + 4.5}" text-anchor="end">{figures}</text>'
