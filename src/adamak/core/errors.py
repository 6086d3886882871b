"""What went wrong, said to the person who must act: an id of the catalogue and its arguments."""

from __future__ import annotations


class Problem(Exception):
    """A mistake of the outside world (a bad option, a broken file), never of this program.

    `code` names the message `problem-<code>` of the catalogue; `args_` fill its placeholders. No traceback of
    a Problem ever reaches a user: the CLI prints one line, the server answers 4xx with the code.
    """

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(code, args)
        self.code = code
        self.args_ = args

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.args_.items())
        return f"{self.code} ({facts})" if facts else self.code


def problem_if(wrong: object, code: str, **args: object) -> None:
    """Complains where something is wrong: for checks of which each is a line."""
    if wrong:
        raise Problem(code, **args)
