"""The match with the people and bots round it, and what each of them has yet to read."""

from __future__ import annotations

from adamak.bots import Player as Bot
from adamak.bots import player as new_bot
from adamak.cli.output import tidy
from adamak.cli.play.players import Player
from adamak.core import savefile
from adamak.core.knowledge import Knowledge
from adamak.core.match import Match
from adamak.core.position import SPECTATOR
from adamak.core.rng import Rng
from adamak.core.visible_moves import visible_move
from adamak.words import GameWords


class TerminalTable:
    """Seats, names, bots and news. Knows no screen and no keyboard."""

    def __init__(self, match: Match, players: list[Player], wording: GameWords) -> None:
        self.match = match
        self.players = players
        self.wording = wording
        self.names = [player.name for player in players]
        self.humans = [seat for seat, player in enumerate(players) if player.is_human]
        # A spectator reads too, where only bots play.
        self._readers = self.humans or [SPECTATOR]
        self._news: dict[int, list[str]] = {seat: [] for seat in self._readers}
        self._rng = Rng(f"bots {match.position.digest()}")
        self._bots: dict[int, Bot] = {
            seat: new_bot(player.kind, match.game) for seat, player in enumerate(players) if not player.is_human
        }

    def next_seat(self) -> int:
        """Who is to decide: a bot that need not wait for anybody first, then people in the order of seats."""
        actors = self.match.position.actors()
        return next((seat for seat in actors if not self.players[seat].is_human), actors[0])

    # --- acting ---

    def play(self, seat: int, move: int | str) -> None:
        """A move; raises Refused when a rule forbids it."""
        number = self.match.game.moves.number(move) if isinstance(move, str) else move
        seen = {witness: visible_move(self.match.position, seat, number, witness) for witness in self._bots}
        self.match.play(seat, number)
        for witness, what in seen.items():
            self._bots[witness].saw(seat, what)
        self._tell()

    def show(self, seat: int, receivers: list[int], things: list[str]) -> None:
        self.match.show(seat, receivers, things)
        self._tell()

    def let_bot_play(self, seat: int) -> None:
        """The bot is given knowledge, never the position."""
        knowledge = Knowledge(self.match.game, self.match.position, seat, self._rng)
        self.play(seat, self._bots[seat].choose(knowledge, self._rng))

    def undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.announce("play-took-back", name=self.names[seat])

    def rewind(self, length: int, seat: int) -> None:
        """Further back, with everybody's consent."""
        self.match.rewind(length)
        self.announce("play-took-back", name=self.names[seat])

    def last_decision(self, seat: int) -> int | None:
        """Where in the record this seat last decided."""
        return next((k for k in range(len(self.match.record) - 1, -1, -1) if self.match.record[k].seat == seat), None)

    # --- reading ---

    def _tell(self) -> None:
        """Each reader's own account of the last move: others' cards are numbers in it."""
        for seat in self._readers:
            events = self.match.position.events_for(seat)
            self._news[seat] += [tidy(self.wording.event(event, self.names)) for event in events]

    def announce(self, message: str, **args: object) -> None:
        for news in self._news.values():
            news.append(tidy(self.wording.say(message, **args)))

    def news_for(self, seat: int) -> list[str]:
        """What happened since this seat last looked; read once."""
        news, self._news[seat] = self._news[seat], []
        return news

    def save_bytes(self) -> bytes:
        return savefile.write(self.match, [str(player) for player in self.players])
