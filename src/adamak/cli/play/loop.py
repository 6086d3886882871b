"""An evening at the terminal: whose turn, what they see, what they type."""

from __future__ import annotations

from pathlib import Path

from adamak.cli.boards import draw
from adamak.cli.files import new_save_path, write_file
from adamak.cli.output import console, tidy
from adamak.cli.play.commands import Commands, Quit
from adamak.cli.play.terminal_table import TerminalTable
from adamak.cli.replay import print_result
from adamak.core.errors import Problem
from adamak.core.match import Refused
from adamak.core.position import SPECTATOR


class Evening:
    """Plays a table to its end. `file` is where the match came from, and where it goes back to."""

    def __init__(self, table: TerminalTable, file: Path | None) -> None:
        self.table = table
        self.file = file
        self.console = console()
        self.commands = Commands(self)
        self._reader = SPECTATOR  # whose secrets are on the screen

    def run(self) -> None:
        """Until the game is over or somebody leaves; either way the match is kept."""
        table = self.table
        self.tell("play-welcome", name=table.wording.name(), names=table.wording.join(table.names))
        try:
            while not table.match.position.is_over():
                seat = table.next_seat()
                if table.players[seat].is_human:
                    self._turn(seat)
                else:
                    table.let_bot_play(seat)
                    if not table.humans:
                        self._print_news(SPECTATOR)
        except (Quit, EOFError, KeyboardInterrupt):
            self.tell("play-kept", file=str(self.save()))
            return
        self._finish()

    def tell(self, message: str, **args: object) -> None:
        print(tidy(self.table.wording.say(message, **args)))

    def ask(self, question: str) -> str:
        """One line from the keyboard; the end of input is a way to quit."""
        return input(tidy(question)).strip()

    def save(self, file: Path | None = None) -> Path:
        """Writes the match; without a name where it came from, or under ADAMAK_HOME."""
        self.file = file or self.file or new_save_path(self.table.match.game.id)
        write_file(self.file, self.table.save_bytes())
        return self.file

    # --- a person's turn ---

    def _turn(self, seat: int) -> None:
        """Draws the table for this seat and waits for one decision of it."""
        if not self._hand_over(seat):
            return
        self.show_table(seat)
        legal = list(self.table.match.position.legal(seat))
        self.list_moves(legal)
        length = len(self.table.match.record)
        while len(self.table.match.record) == length:
            typed = self.ask(f"{self.table.names[seat]}> ")
            if not typed:
                continue
            try:
                self.commands.obey(seat, typed, legal)
            except Refused as refused:
                self.commands.explain(refused.refusal)
            except Problem as problem:
                print(tidy(self.table.wording.problem(problem)))

    def _hand_over(self, seat: int) -> bool:
        """With several people at one screen: nothing of the next one's is shown before they have it."""
        if len(self.table.humans) < 2 or self._reader == seat:
            return True
        before = self._reader
        if self.console.is_terminal:
            self.console.clear()
            print("\033[3J", end="")  # the scroll-back holds the other's hand as well
        self._reader = SPECTATOR
        may_undo = before != SPECTATOR and self.table.match.can_undo(before)
        question = "play-pass-device-undo" if may_undo else "play-pass-device"
        typed = self.ask(self.table.wording.say(question, name=self.table.names[seat]))
        command = self.commands.command_of(typed)
        if command == "quit":
            raise Quit
        if command == "undo" and may_undo:
            self.table.undo(before)
            return False
        self._reader = seat
        return True

    def show_table(self, seat: int) -> None:
        self._print_news(seat)
        draw(self.console, self.table.wording, self.table.match.position.view(seat), seat, self.table.names)

    def list_moves(self, legal: list[int]) -> None:
        """The question, and the numbered answers."""
        from rich.columns import Columns

        wording = self.table.wording
        phase = str(self.table.match.position.view(SPECTATOR).get("phase", ""))
        print()
        print(tidy(wording.ask(phase)) if wording.has(f"ask-{phase}") else tidy(wording.say("play-your-move")))
        lines = [f"{wording.number(k):>3}  {tidy(wording.move(move))}" for k, move in enumerate(legal, 1)]
        if len(lines) > 8:
            self.console.print(Columns(lines, padding=(0, 3), column_first=True))
        else:
            print("\n".join(lines))
        print(tidy(wording.say("play-hint")))

    def _print_news(self, seat: int) -> None:
        for line in self.table.news_for(seat):
            print(line)

    def _finish(self) -> None:
        """The last news, the board, who won."""
        table = self.table
        seat = table.humans[0] if len(table.humans) == 1 else SPECTATOR
        for reader in table.humans if len(table.humans) == 1 else []:
            self._print_news(reader)
        draw(self.console, table.wording, table.match.position.view(seat), seat, table.names)
        print_result(table.wording, table.match, table.names)
        self.tell("play-recorded", file=str(self.save()))
