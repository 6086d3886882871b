"""Help and usage errors in the chosen language: typer alone speaks English only.

The texts are messages of the general catalogue: `help-<command>` with an attribute for each of its parameters.
"""

from __future__ import annotations

import textwrap
from shutil import get_terminal_size
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from adamak.cli.output import say, tidy, words
from adamak.core.errors import Problem


class SpokenCommand(TyperCommand):
    """A command whose help comes from the catalogue."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_help_text(self, ctx))


class SpokenGroup(TyperGroup):
    """The commands together."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_help_text(self, ctx))

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)  # in the order of use, not of the alphabet

    def game_command_names(self, ctx: Any) -> list[str]:
        """The games with commands of their own: only the whole program knows them."""
        from adamak.cli import game_commands

        return [] if ctx.parent else game_commands.names()

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] in self.game_command_names(ctx):
            from adamak.cli import game_commands

            self.commands[args[0]] = game_commands.group(args[0])
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            raise Problem("unknown-command", command=args[0][:40], known=list(self.commands))
        return super().resolve_command(ctx, args)


def _help_text(command: Any, ctx: Any) -> str:
    topic = f"help-{command.name}" if ctx.parent else "help-adamak"
    arguments = [p for p in command.get_params(ctx) if p.param_type_name == "argument"]
    options = [p for p in command.get_params(ctx) if p.param_type_name == "option"]
    pieces = [str(p.name).upper() if p.required else f"[{str(p.name).upper()}]" for p in arguments]
    if isinstance(command, SpokenGroup):
        pieces = ["COMMAND", "..."]
    usage = " ".join([ctx.command_path, *pieces, "[OPTIONS]"])
    parts = [f"{say('help-usage')} {usage}", _fill(say(topic), "  ")]
    if isinstance(command, SpokenGroup):
        rows = [(name, say(f"help-{name}")) for name in (*command.list_commands(ctx), *command.game_command_names(ctx))]
        parts.append(_table(say("help-commands"), rows))
    if arguments:
        rows = [(str(p.name).upper(), say(f"{topic}.{p.name}")) for p in arguments]
        parts.append(_table(say("help-arguments"), rows))
    rows = [(_flags(p, ctx), say("help-help") if p.name == "help" else say(f"{topic}.{p.name}")) for p in options]
    parts.append(_table(say("help-options"), [*rows, ("--lang en|fa", say("help-lang"))]))
    return "\n\n".join(parts) + "\n"


def _flags(param: Any, ctx: Any) -> str:
    flags = ", ".join(param.opts)
    return flags if param.is_flag else f"{flags} {str(param.name).upper()}"


def _table(title: str, rows: list[tuple[str, str]]) -> str:
    wide = max(len(name) for name, _ in rows) + 2
    lines = [title]
    for name, told in rows:
        filled = _fill(told, " " * (wide + 2)).lstrip()
        lines.append(f"  {name:<{wide}}{filled}")
    return "\n".join(lines)


def _fill(text: str, indent: str) -> str:
    width = max(40, min(get_terminal_size().columns, 110))
    return textwrap.fill(text, width, initial_indent=indent, subsequent_indent=indent, break_long_words=False)


def usage_error(error: typer.TyperException) -> str:
    """A mistake in the command line, in one line: what and where."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return words().problem(Problem("no-such-flag", flag=str(getattr(error, "option_name", ""))[:40]))
    param: Any = getattr(error, "param", None)
    name = _param_name(param) if param is not None else ""
    if kind == "MissingParameter":
        return words().problem(Problem("missing-parameter", parameter=name))
    complaint = " ".join(str(getattr(error, "message", error)).split())[:200]
    if name:
        asked = param.type_descriptor
        if asked.annotation in (int, float):
            low, high = asked.parameter_info.min, asked.parameter_info.max
            return words().problem(Problem("bad-number", parameter=name, allowed=_range(low, high)))
        return words().problem(Problem("bad-parameter", parameter=name, what=complaint))
    return words().problem(Problem("bad-usage", what=tidy(complaint)))


def _range(low: float | None, high: float | None) -> str:
    """ "1–256", "≥ 1", or "…" where anything goes."""
    if low is None:
        return "…" if high is None else f"≤ {high}"
    return f"≥ {low}" if high is None else f"{low}–{high}"


def _param_name(param: Any) -> str:
    return str(param.name).upper() if param.param_type_name == "argument" else str(param.opts[0])
