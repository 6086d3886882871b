"""What can be typed besides a move: why, hint, rules, undo, show, save, help, quit; in English or the own language."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from adamak.cli.output import tidy
from adamak.cli.play.finder import Finder, find_things, plain
from adamak.core.errors import Problem
from adamak.core.refusal import Refusal
from adamak.words.numbers import latin_digits

if TYPE_CHECKING:
    from adamak.cli.play.loop import Evening

COMMANDS = ("why", "hint", "rules", "undo", "show", "save", "look", "help", "quit")
MOST_GUESSES = 6


class Quit(Exception):
    """Somebody leaves the table."""


class Commands:
    """Reads a typed line and does what it says."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.wording = evening.table.wording
        self.finder = Finder(self.wording)
        self._names = {plain(self.wording.say(f"command-{name}")): name for name in COMMANDS}
        self._names |= {name: name for name in COMMANDS} | {"exit": "quit", "q": "quit", "?": "help"}
        self._names[plain(self.wording.say("command-rules.also"))] = "rules"

    def command_of(self, typed: str) -> str | None:
        """The command a line begins with."""
        first, _, _ = typed.strip().partition(" ")
        return self._names.get("?" if first == "?" else plain(first))

    def obey(self, seat: int, typed: str, legal: list[int]) -> None:
        """One line: a command, or else a move."""
        command = self.command_of(typed)
        rest = typed.strip().partition(" ")[2].strip()
        if command is None:
            self._move(seat, typed, legal)
        elif command == "why":
            self._why(seat, rest, legal)
        elif command == "hint":
            self._hint(seat)
        elif command == "rules":
            self._rules(rest)
        elif command == "undo":
            self._undo(seat)
        elif command == "show":
            things, receivers = self._shown(seat, rest)
            self.evening.table.show(seat, receivers, things)
        elif command == "save":
            self._save(rest)
        elif command == "look":
            self.evening.show_table(seat)
            self.evening.list_moves(legal)
        elif command == "help":
            self.evening.tell("play-help", showing="yes" if self.wording.of.showing else "no")
        else:
            raise Quit

    # --- moves ---

    def _numbered(self, typed: str, legal: list[int]) -> int | None:
        digits = latin_digits(typed.strip())
        if not (digits.isascii() and digits.isdigit()):
            return None
        if not 1 <= int(digits[:9]) <= len(legal):
            raise Problem("no-such-number", number=int(digits[:9]), most=len(legal))
        return legal[int(digits) - 1]

    def _view(self, seat: int) -> dict[str, Any]:
        """What lies where, as this seat sees it: a move may be called by it."""
        return self.evening.table.match.position.view(seat)

    def _meant(self, seat: int, typed: str, among: Iterable[int]) -> list[int]:
        return self.finder.find(typed, among, self._view(seat))

    def _move(self, seat: int, typed: str, legal: list[int]) -> None:
        number = self._numbered(typed, legal)
        meant = [number] if number is not None else self._meant(seat, typed, legal)
        if len(meant) == 1:
            self.evening.table.play(seat, meant[0])
        elif meant:
            guesses = [self.wording.move(move) for move in meant[:MOST_GUESSES]]
            self.evening.tell("play-which", moves=self.wording.join(guesses))
        else:
            self._not_legal(seat, typed, legal)

    def _not_legal(self, seat: int, typed: str, legal: list[int]) -> None:
        """A move that the rules forbid is explained; a slip of the pen is guessed; neither is played."""
        known = self._illegal(seat, typed, legal)
        if known is not None:
            self.explain(known)
            return
        view = self._view(seat)
        near = self.finder.nearest(typed, legal, view)
        if near is None:
            near = self.finder.nearest(typed, range(len(self.wording.of.moves)), view)
        if near is None:
            self.evening.tell("play-not-understood", typed=typed[:60])
        else:
            self.evening.tell("play-did-you-mean", typed=typed[:60], move=self.wording.move(near))

    def _illegal(self, seat: int, typed: str, legal: list[int]) -> Refusal | None:
        """Why the move named here is forbidden; of several so named, one of the kind that is asked for now."""
        found = self._meant(seat, typed, range(len(self.wording.of.moves)))
        kinds = {self.wording.of.moves.move(move).kind for move in legal}
        found.sort(key=lambda move: self.wording.of.moves.move(move).kind not in kinds)
        return self.evening.table.match.position.why_not(seat, found[0]) if found else None

    # --- explanations ---

    def explain(self, refusal: Refusal) -> None:
        """The sentence, the clause, and what the clause says."""
        why = self.wording.refusal(refusal, self.evening.table.names)
        self.evening.tell("play-refused", why=why, clause=refusal.clause)
        self._print_clause(refusal.clause)

    def _print_clause(self, clause: str) -> None:
        from rich.markdown import Markdown
        from rich.padding import Padding

        text = self.wording.clause(clause)
        if text:
            self.evening.console.print(Padding(Markdown(tidy(text)), (0, 2)))

    def _why(self, seat: int, rest: str, legal: list[int]) -> None:
        position = self.evening.table.match.position
        if self.command_of(rest) == "show":
            things, receivers = self._shown(seat, rest.partition(" ")[2])
            refusal = position.why_not_show(seat, receivers, things)
        else:
            if not rest:
                raise Problem("why-what")
            number = self._numbered(rest, legal)
            if number is not None or self._meant(seat, rest, legal):
                refusal = None
            else:
                refusal = self._illegal(seat, rest, legal)
                if refusal is None:
                    self._not_legal(seat, rest, legal)
                    return
        if refusal is None:
            self.evening.tell("play-allowed")
        else:
            self.explain(refusal)

    def _hint(self, seat: int) -> None:
        """Good moves, from what this seat knows, each with its reason."""
        from adamak.bots.hints import hints, reason
        from adamak.core import Knowledge, Rng

        rng = Rng(secrets.token_hex(8))
        table = self.evening.table
        for hint in hints(Knowledge(table.match.game, table.match.position, seat, rng), rng):
            why = reason(hint, self.wording, table.names)
            self.evening.tell("play-hinted", move=self.wording.move(hint.move), why=why)

    def _rules(self, rest: str) -> None:
        """The chapters; a chapter by its number; a clause by its id."""
        from rich.markdown import Markdown

        book = self.wording.rulebook
        wanted = latin_digits(rest.strip()).upper()
        if not wanted:
            for section in book.sections:
                print(f"  {tidy(section.title)}")
            self.evening.tell("play-rules-hint", clause=book.anchors[0] if book.anchors else "")
        elif wanted in book.clauses or f"{self.wording.of.clause_prefix}-{wanted}" in book.clauses:
            self._print_clause(wanted if wanted in book.clauses else f"{self.wording.of.clause_prefix}-{wanted}")
        elif wanted.isdigit() and 1 <= int(wanted[:6]) <= len(book.sections):
            section = book.sections[int(wanted) - 1]
            self.evening.console.print(Markdown(tidy(f"## {section.title}\n\n{section.text}")))
        else:
            raise Problem("no-such-clause", clause=rest[:40])

    # --- the record ---

    def _undo(self, seat: int) -> None:
        """Free up to the last draw, reveal or other's decision; further only when everybody agrees."""
        table = self.evening.table
        if table.match.can_undo(seat):
            table.undo(seat)
            return
        back = table.last_decision(seat)
        if back is None:
            raise Problem("nothing-to-undo")
        answer = plain(self.evening.ask(self.wording.say("play-all-agree")))
        if answer and answer in {"yes", "y", plain(self.wording.say("word-yes"))}:
            table.rewind(back, seat)
        else:
            self.evening.tell("play-stays")

    def _save(self, rest: str) -> None:
        file = Path(rest).expanduser() if rest else None
        if file is not None and file.exists() and file != self.evening.file:
            if file.is_dir():
                raise Problem("file-is-folder", file=str(file))
            answer = plain(self.evening.ask(self.wording.say("play-overwrite", file=str(file))))
            if answer not in {"yes", "y", plain(self.wording.say("word-yes"))}:
                self.evening.tell("play-not-saved")
                return
        self.evening.tell("play-saved", file=str(self.evening.save(file)))

    def _shown(self, seat: int, rest: str) -> tuple[list[str], list[int]]:
        """`show drummer, winter to Sara`: the cards and the seats."""
        if not self.wording.of.showing:
            raise Problem("no-showing")
        words = rest.split()
        between = {"to", plain(self.wording.say("word-to"))}
        places = [k for k, word in enumerate(words) if plain(word) in between]
        if not places:
            raise Problem("show-how")
        things = find_things(" ".join(words[: places[-1]]), self.wording, ("card",))
        hidden = plain(self.wording.say("label-face-down")).replace(" ", "_")
        things = ["face_down" if thing in {hidden, "face_down"} else thing for thing in _joined(things)]
        return things, [self._receiver(name) for name in " ".join(words[places[-1] + 1 :]).replace("،", ",").split(",")]

    def _receiver(self, typed: str) -> int:
        """A player by seat number, or by the name or its beginning."""
        names = self.evening.table.names
        wanted = plain(typed)
        if wanted.isdigit() and 1 <= int(wanted[:3]) <= len(names):
            return int(wanted) - 1
        found = [seat for seat, name in enumerate(names) if plain(name) == wanted]
        found = found or [seat for seat, name in enumerate(names) if wanted and plain(name).startswith(wanted)]
        if len(found) != 1:
            raise Problem("no-such-player", player=typed.strip()[:40], known=names)
        return found[0]


def _joined(things: list[str]) -> list[str]:
    """ "face down" is two words and one thing."""
    text = " ".join(things).replace("face down", "face_down")
    return text.split()
