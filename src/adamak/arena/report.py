"""The results for programs (JSON) and for people (Markdown, which reads well in a terminal, too)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from adamak import __version__, compiled
from adamak.arena.contest import Contest
from adamak.arena.standings import Share, Standings, Table

Say = Callable[..., str]


def as_json(contest: Contest, found: Standings) -> bytes:
    report = {
        "format": "adamak-arena-report/1",
        "version": __version__,
        "compiled": compiled(),
        "contest": contest,
        "games": sum(table.games for table in found.tables),
        **msgspec.structs.asdict(found),
    }
    for table in (data := msgspec.to_builtins(report))["tables"]:
        for share in table["shares"]:
            share["verdict"] = msgspec.convert(share, Share).verdict
    return msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n"


def as_markdown(contest: Contest, found: Standings, name: str, command: str, say: Say, ending: Say) -> str:
    """`say` says a message of the general catalogue, `ending` the name of a way the game ends."""
    matches = [table for table in found.tables if not table.lineup.mirror]
    mirrors = [table for table in found.tables if table.lineup.mirror]
    parts = [f"# {title(contest, name, say)}", f"`{command}`", *_failures(found, say), say("arena-explain")]
    if len(matches) > 1:
        parts.append(_overview(contest, matches, say))
    parts += [_table(contest, table, say, ending) for table in matches]
    for table in mirrors:
        share = table.shares[0]
        numbers = _numbers(share)
        good = say("arena-control-good" if share.verdict == "open" else "arena-control-odd")
        parts.append(
            f"## {say('arena-control')}\n\n" + say("arena-control-line", bot=share.bot, **numbers) + f" {good}"
        )
        parts.append(_seats(table, say))
    if found.ratings:
        rows = [[rating.bot, say("arena-number", number=rating.mu), f"± {say('arena-number', number=rating.sigma)}"]
                for rating in found.ratings]  # fmt: skip
        head = [say("arena-bot"), say("arena-strength"), say("arena-unsure")]
        parts.append(f"## {say('arena-ratings')}\n\n" + rows_of(head, rows))
    rows = [[pace.bot, say("arena-number", number=pace.decisions), say("arena-number", number=pace.milliseconds)]
            for pace in found.paces]  # fmt: skip
    head = [say("arena-bot"), say("arena-decisions"), say("arena-milliseconds")]
    parts.append(f"## {say('arena-pace')}\n\n" + rows_of(head, rows))
    if found.incidents:
        lines = [f"- {what} × {say('arena-number', number=times)}" for what, times in found.incidents.items()]
        parts.append(f"## {say('arena-incidents')}\n\n" + "\n".join(lines))
    return "\n\n".join(parts) + "\n"


def _failures(found: Standings, say: Say) -> list[str]:
    """First of all: which bots did not play, and the first thing each of them said about it."""
    failed = {share.bot: share.failed for table in found.tables for share in table.shares if share.verdict == "failed"}
    return [
        say("arena-failed-line", bot=bot, share=_percent(share), why=_first_incident(found, bot))
        for bot, share in failed.items()
    ]


def _first_incident(found: Standings, bot: str) -> str:
    return next((what.removeprefix(f"{bot}: ") for what in found.incidents if what.startswith(f"{bot}: ")), "")


def title(contest: Contest, name: str, say: Say) -> str:
    options = "".join(f", {option}={value}" for option, value in contest.options.items())
    return say("arena-title", name=name, number=contest.seats, seed=contest.seed) + options


def _overview(contest: Contest, tables: Sequence[Table], say: Say) -> str:
    """Every line-up in one row: how its first bot fared."""
    head = [say("arena-bot"), say("arena-against"), say("arena-games"), *_columns(contest, say)]
    rows = []
    for table in tables:
        share, *others = table.shares
        against = ", ".join(other.bot for other in others)
        rows.append([share.bot, against, say("arena-number", number=table.games), *_figures(contest, share, say)])
    return rows_of(head, rows)


def _columns(contest: Contest, say: Say) -> list[str]:
    fair = [say("arena-chance"), say("arena-verdict")] if contest.seats > 1 else []
    return [say("arena-share"), say("arena-interval"), *fair]


def _figures(contest: Contest, share: Share, say: Say) -> list[str]:
    numbers = _numbers(share)
    fair = [say("arena-percent", share=numbers["number"]), say(f"arena-{share.verdict}")] if contest.seats > 1 else []
    interval = say("arena-range", low=numbers["low"], high=numbers["high"])
    return [say("arena-percent", share=numbers["share"]), interval, *fair]


def _table(contest: Contest, table: Table, say: Say, ending: Say) -> str:
    what = say("arena-table", games=table.games, number=table.deals)
    head = [say("arena-bot"), *_columns(contest, say)]
    rows = [[share.bot, *_figures(contest, share, say)] for share in table.shares]
    ends = "; ".join(
        say("arena-ending", what=ending(how), share=round(100 * times / table.games, 1))
        for how, times in table.endings.items()
    )
    names = f"## {', '.join(table.lineup.bots)}"
    length = say("arena-length", mean=round(table.moves, 1))
    parts = [names, what, rows_of(head, rows), _seats(table, say), f"{length} {say('arena-endings')} {ends}."]
    return "\n\n".join(part for part in parts if part)


def _seats(table: Table, say: Say) -> str:
    if len(table.seats) == 1:
        return ""
    shares = [
        say("arena-seat", number=seat + 1, share=_percent(share), low=_percent(low), high=_percent(high))
        for seat, (share, low, high) in enumerate(table.seats)
    ]
    return say("arena-seats") + " " + "; ".join(shares) + "."


def _numbers(share: Share) -> dict[str, Any]:
    return {
        "share": _percent(share.share), "low": _percent(share.low), "high": _percent(share.high),
        "number": _percent(share.chance),
    }  # fmt: skip


def _percent(share: float) -> float:
    return round(100 * share, 1)


def rows_of(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of Markdown whose columns line up."""
    cells = [list(head), *([*map(_plain, row)] for row in rows)]
    wide = [max(len(row[column]) for row in cells) for column in range(len(head))]
    lines = [
        "| " + " | ".join(f"{cell:<{width}}" for cell, width in zip(row, wide, strict=True)) + " |" for row in cells
    ]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in wide) + "|")
    return "\n".join(lines)


def _plain(cell: str) -> str:
    return cell.replace("|", "\\|")
