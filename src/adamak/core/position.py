"""Position: what every game's state promises. See `adamak.testing` for the suite that holds a game to it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from adamak.core.bits import BIT, bits
from adamak.core.facts import read_facts
from adamak.core.gauges import NO_GAUGES, Gauges
from adamak.core.naming import game_of
from adamak.core.refusal import Refusal
from adamak.core.rng import Rng, chance, seed_words

if TYPE_CHECKING:
    from adamak.core.parts import Parts

SPECTATOR = -1


class AtTheHorizon(Exception):
    """A preview has come to what nobody can know yet: see `Position.reveal`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """One moment of a game, everything in it, hidden things and future dice included.

    Whoever must not know everything is given `view`, `events_for` or a `Knowledge`, never a position.
    A game's own position is a final subclass; the search and rollout loops are written against this class once.
    """

    seats: i64
    horizon: i64  # rises with every random draw and every reveal: bounds free undo
    key_a: i64  # the generator: two halves of the key, and how many numbers were drawn
    key_b: i64
    drawn: i64
    winners: i64  # set of seats, once the game is over; a game's own automa comes after the last seat
    end_code: i64  # how it ended: the number of an ending, from 1; 0 while it goes on
    trail: list[tuple[str, int, int, int]] | None  # what the last apply did; None while nobody watches
    previewing: bool  # a copy that `adamak.core.play_ahead` plays on: it ends at the horizon; never part of the bytes

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.horizon = 0
        self.key_a = 0
        self.key_b = 0
        self.drawn = 0
        self.winners = 0
        self.end_code = 0
        self.trail = None
        self.previewing = False

    def parts(self) -> Parts[Any, Any]:
        """The parts of this game (`Game.parts`); a game without one writes its own `why_not`, `view` and so on."""
        return game_of(type(self).__module__).parts

    # Randomness is part of the position.

    def seed_chance(self, seed: str) -> None:
        words = seed_words(seed)
        self.key_a = words[0]
        self.key_b = words[1]
        self.drawn = 0

    def reseed(self, rng: Rng) -> None:
        """New future dice, for `sample`: a search must not peek at the real ones."""
        self.key_a = rng.word()
        self.key_b = rng.word()
        self.drawn = 0

    def below(self, n: i64) -> i64:
        """The next random number of 0..n-1."""
        if self.previewing:
            raise AtTheHorizon
        word = chance(self.key_a, self.key_b, self.drawn)
        self.drawn += 1
        return (word * n) >> 31

    def reveal(self) -> None:
        """Something is drawn or comes to light: call it before anything random or hidden is looked at.

        Free undo ends here, and so does a preview: what it has done so far is all that is certain.
        """
        self.horizon += 1
        if self.previewing:
            raise AtTheHorizon

    def lay_open(self) -> None:
        """What the seat that moves has known all along comes to light: free undo ends here, a preview goes on."""
        self.horizon += 1

    # Who decides, and what.

    def actor(self) -> i64:
        """The first seat that may decide now; -1 when the game is over."""
        raise NotImplementedError

    def actors(self) -> list[int]:
        """The seats that may decide now: several where the rules say "at once and secretly", none when over."""
        seat = self.actor()
        return [] if seat < 0 else [seat]

    def is_over(self) -> bool:
        return self.actor() < 0

    def legal(self, seat: i64) -> vec[i64]:
        """Every legal move of this seat; empty when it may not decide now."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64) -> None:
        """Plays a legal move. It is not checked here: `Match.play` and the table ask `why_not` first."""
        raise NotImplementedError

    def why_not(self, seat: int, move: int) -> Refusal | None:
        """None exactly when the move is legal; else the broken clause."""
        game = game_of(type(self).__module__)
        return game.parts.refusals.why_not(self, seat, game.moves.move(move))

    def refusal(self, seat: int, move: int) -> Refusal | None:
        """The same for whoever is about to play it: a legal move is found among `legal`, in a tenth of the time."""
        for legal in self.legal(seat):
            if int(legal) == move:
                return None
        return self.why_not(seat, move)

    # What may be known.

    def view(self, seat: int) -> dict[str, Any]:
        """What this seat (or SPECTATOR) may see, as plain JSON data."""
        return dict(self.parts().views.view(self, seat))

    def events_for(self, seat: int) -> list[dict[str, Any]]:
        """What the last apply did, step by step, as this seat (or SPECTATOR) may see it."""
        return [dict(event) for event in self.parts().events.events_for(self, seat)]

    def gauges(self, seat: int) -> Gauges:
        """The numbers of `view(seat)` that previews compare, read without making the whole view."""
        part = self.parts().gauges
        return NO_GAUGES if part is None else part.gauges(self, seat)

    def sample(self, seat: i64, rng: Rng) -> Position:
        """A position this seat cannot tell from the true one: hidden things and future dice dealt anew."""
        raise NotImplementedError

    def show(self, seat: int, receivers: Sequence[int], things: Sequence[str]) -> None:
        """Shows own hidden things to others, where the game allows it; checked by `why_not_show`."""
        raise NotImplementedError

    def why_not_show(self, seat: int, receivers: Sequence[int], things: Sequence[str]) -> Refusal | None:
        """None when this seat may show these things now. Most games know no showing."""
        game = game_of(type(self).__module__)
        part = game.parts.showing
        if part is None:
            return Refusal(game.never_shown, "nothing-to-show")
        return part.why_not_show(self, seat, receivers, things)

    # How it stands.

    def payoff(self, seat: i64) -> float:
        """1 for a lone winner, an equal share for joint winners, 0 otherwise. Only when over."""
        if (self.winners >> seat) & 1 == 0:
            return 0.0
        return 1.0 / float(bits(self.winners & (BIT[self.seats] - 1)))

    def payoffs(self) -> list[float]:
        """`payoff` for every seat."""
        shares: list[float] = []
        for seat in range(self.seats):
            shares.append(self.payoff(seat))
        return shares

    def ending(self) -> str:
        """The way the game ended ("" while it goes on): one of the game's `endings`."""
        return game_of(type(self).__module__).endings[self.end_code - 1] if self.end_code else ""

    def scores(self) -> list[dict[str, Any]]:
        """Per seat: `total`, and the named parts it is made of."""
        return [dict(self.parts().views.score(self, seat)) for seat in range(self.seats)]

    def ranking(self) -> list[int]:
        """Per seat its place: 1 for the winners; equal places where the rules leave a tie."""
        raise NotImplementedError

    def automa_won(self) -> bool:
        """True when the game is over and the game's own automa beat every seat: then nobody has place 1 or a payoff."""
        return False

    # What bots know of the game (heuristics.py). They meet samples only, so these may look at the whole position.

    def estimate(self, seat: i64) -> float:
        """How this stands for a seat, from 0 (lost) to 1 (won): the payoff to expect. Equal shares if not known."""
        return self.payoff(seat) if self.actor() < 0 else 1.0 / float(self.seats)

    def estimates(self) -> list[float]:
        """`estimate` for every seat: what a search asks for. A game that weighs all seats at once overrides it."""
        worth: list[float] = []
        for seat in range(self.seats):
            worth.append(self.estimate(seat))
        return worth

    def rollout_move(self, seat: i64, rng: Rng) -> i64:
        """A legal move such as a hurried player makes, for playouts; a random one where the game knows no better."""
        moves = self.legal(seat)
        n: i64 = len(moves)
        return moves[rng.below(n)]

    # What learning programs and networks are told.

    def tell_facts(self, seat: i64, known: BytesWriter) -> None:
        """Writes down which facts of `Game.facts` are true, as far as this seat may know (`facts.tell`)."""

    def known_facts(self, seat: i64) -> bytes:
        """The same as bytes, four to a number: what a network reads."""
        known = BytesWriter()
        self.tell_facts(seat, known)
        return known.getvalue()

    def facts(self, seat: i64) -> list[int]:
        """The same as a list of numbers."""
        return read_facts(self.known_facts(seat))

    def answer(self, seat: i64, move: i64) -> i64:
        """The things of `Game.things` that a move names (`facts.naming`); the move itself where a game has none."""
        return move

    def outcome_key(self) -> i64:
        """What was just revealed, in one number, such that all legal moves follow from it and the moves made.

        -1 where they do not (hands are hidden, say): then a search looks each time which moves are legal.
        """
        return -1

    # Copies and records.

    def clone(self) -> Position:
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """Everything that decides the future, exactly; `Game.from_bytes` reads it back."""
        return game_of(type(self).__module__).state.to_bytes(self)

    def to_setup(self) -> dict[str, Any]:
        """The position as readable JSON; `Game.from_setup` checks it and loads it back."""
        return game_of(type(self).__module__).state.to_setup(self)

    def digest(self) -> str:
        """A short fingerprint of `to_bytes`."""
        return hashlib.blake2b(self.to_bytes(), digest_size=16).hexdigest()

    # Events.

    def watch(self) -> None:
        """From now on each apply leaves its trail for `events_for`."""
        self.trail = []

    def note(self, event: str, a: i64, b: i64, c: i64) -> None:
        """Adds one step to the trail, if anybody watches; the event by its name in the game's `events.py`."""
        trail = self.trail
        if trail is not None:
            trail.append((event, a, b, c))

    def __repr__(self) -> str:
        state = f"over: {self.ending()}" if self.is_over() else f"to decide: {self.actors()}"
        return f"<{type(self).__name__}, {self.seats} seats, {state}>"

    def _repr_html_(self) -> str:
        """In a notebook: what a spectator sees."""
        from adamak.core.display import html

        return html(self.view(SPECTATOR), type(self).__name__.removesuffix("Position"))

    def __reduce__(self) -> tuple[Any, ...]:
        return game_of(type(self).__module__).state.from_bytes, (self.to_bytes(),)

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.clone()
