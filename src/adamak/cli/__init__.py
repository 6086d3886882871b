"""The `adamak` command. Each subcommand is a file of its own, imported only when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

USAGE = 2  # exit status for whatever the person at the keyboard can mend
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit status. Whatever is wrong is one line, never a traceback."""
    from adamak.cli import output
    from adamak.core.errors import Problem

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A byte that is no UTF-8, or a terminal that knows no Persian, must not end a game.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    lang, rest = output.take_language(list(sys.argv[1:] if arguments is None else arguments))
    output.speak(output.usual_language())
    try:
        if lang is not None:
            _choose(lang)
        return _run(rest)
    except Problem as problem:
        output.complain(output.words().problem(problem))
        return USAGE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        output.complain(output.say("stopped"))
        return INTERRUPTED
    except BrokenPipeError:
        # The reader went away (`adamak games | head -1`): nothing to say, and nowhere to say it.
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  (the interpreter flushes and closes it at exit)
        return 0


def _choose(lang: str) -> None:
    from adamak.cli import output
    from adamak.words import LANGUAGES, Words

    Words(lang.strip() if lang.strip() in LANGUAGES else lang)  # complains about a language nobody wrote
    output.speak(lang.strip())


def _run(arguments: list[str]) -> int:
    import typer

    from adamak.cli import output
    from adamak.cli.app import app

    try:
        # typer reads a missing command as a request for help and as a mistake; it is only the former.
        status = app(arguments or ["--help"], prog_name="adamak", standalone_mode=False)
        sys.stdout.flush()
    except typer.Abort:
        raise KeyboardInterrupt from None
    except typer.TyperException as mistake:
        from adamak.cli.translated_help import usage_error

        output.complain(usage_error(mistake))
        return USAGE
    if status == INTERRUPTED:  # typer's way to say that Ctrl-C was pressed
        raise KeyboardInterrupt
    return status if isinstance(status, int) else 0
