"""`adamak doctor`, `backup`, `restore`: looking after a server's home and database."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from adamak.cli.output import print_json, say

WRONG = 1  # exit status where something is wrong


def examine(repair: bool, as_json: bool) -> int:
    """Says what is wrong; with `--repair` lets damaged tables go on from their last sound entry."""
    from adamak.server import ServerConfig
    from adamak.server.storage import doctor

    config = ServerConfig.from_environment()
    report = doctor.examine(config)
    if as_json:
        print_json(asdict(report))
    else:
        for finding in report.findings:
            print(_line(finding.code, finding.facts))
        print(say("doctor-summary", tables=report.tables, number=report.rows, faults=len(report.findings)))
    if repair and report.findings:
        for table, sound in doctor.repair(config, report):
            if not as_json:
                print(say("doctor-repaired", table=table, number=max(sound, 0)))
        return 0
    if report.damaged and not as_json:
        print(say("doctor-advice"))
    return WRONG if report.findings else 0


def _line(code: str, facts: dict[str, object]) -> str:
    """One finding in words."""
    match code:
        case "schema":
            return say("doctor-schema", **facts)
        case "database":
            return say("doctor-database", **facts)
        case "list":
            return say("doctor-list", **facts)
        case "row":
            return say("doctor-row", **facts)
        case "cut":
            return say("doctor-cut", **facts)
        case "empty":
            return say("doctor-empty", **facts)
        case "replay":
            return say("doctor-replay", **facts)
        case _:
            return say("doctor-brief", **facts)


def back_up(file: Path) -> None:
    from adamak.server import ServerConfig
    from adamak.server.storage.backup import backup

    counts = backup(ServerConfig.from_environment(), file)
    print(say("backup-done", file=str(file), tables=counts["tables"], number=counts["rows"]))


def put_back(file: Path) -> None:
    from adamak.server import ServerConfig
    from adamak.server.storage.backup import restore

    counts = restore(ServerConfig.from_environment(), file)
    print(say("restore-done", file=str(file), tables=counts["tables"], number=counts["rows"]))
