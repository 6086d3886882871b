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
        told = ", ".join(f"{name}={value}" for name, value in self.args_.items())
        return f"{self.code} ({told})" if told else self.code
