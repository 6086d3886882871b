"""A match as people use it: moves, refused moves, undo, shown cards, saving, going back, in any order."""

import json

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from adamak.core import Knowledge, Match, Refused, Rng, find, savefile

GAME = find("condottiere")
WHICH = st.integers(min_value=0, max_value=10_000)


class MatchMachine(RuleBasedStateMachine):
    """Condottiere with hidden cards and shown ones: the game where most is secret."""

    @initialize(seats=st.integers(2, 6), hidden=st.booleans(), unseen=st.booleans(), seed=st.integers(0, 999))
    def start(self, seats: int, hidden: bool, unseen: bool, seed: int) -> None:
        options = {"hidden_cards": hidden, "hand_discards_public": not unseen, "stall_guard": True}
        self.match = Match.start(GAME, seats, options, seed=seed)
        self.rng = Rng(str(seed))

    @precondition(lambda self: not self.match.position.is_over())
    @rule(who=WHICH, which=WHICH)
    def play(self, who: int, which: int) -> None:
        actors = self.match.position.actors()
        seat = actors[who % len(actors)]
        legal = self.match.position.legal(seat)
        self.match.play(seat, int(legal[which % len(legal)]))

    @rule(seat=st.integers(0, 5), move=st.integers(0, len(GAME.moves) - 1))
    def try_anything(self, seat: int, move: int) -> None:
        seat %= self.match.seats
        if move in list(self.match.position.legal(seat)):
            return
        before = self.match.position.digest(), len(self.match.record)
        with pytest.raises(Refused) as refused:
            self.match.play(seat, move)
        assert refused.value.refusal.clause.startswith("CO-")
        assert (self.match.position.digest(), len(self.match.record)) == before

    @rule(seat=st.integers(0, 5))
    def undo(self, seat: int) -> None:
        seat %= self.match.seats
        if self.match.can_undo(seat):
            expected = self.match.at(len(self.match.record) - 1).position.digest()
            self.match.undo(seat)
            assert self.match.position.digest() == expected

    @precondition(lambda self: not self.match.position.is_over())
    @rule(seat=st.integers(0, 5), which=WHICH, to=WHICH, face_down=st.booleans())
    def show(self, seat: int, which: int, to: int, face_down: bool) -> None:
        seat %= self.match.seats
        own = self.match.position.view(seat)["players"][seat]
        things = [card for k, card in enumerate(own["hand"]) if which >> k & 1]
        things += ["face_down"] if face_down and own["face_down"] else []
        receivers = [r for r in range(self.match.seats) if r != seat and to >> r & 1]
        if things and receivers:
            self.match.show(seat, receivers, things)
            for receiver in receivers:
                told = self.match.position.view(receiver)["players"][seat]
                known = [*told["known"], *([told["face_down_card"]] if told["face_down_card"] else [])]
                shown = [own["face_down_card"] if thing == "face_down" else thing for thing in things]
                assert all(known.count(card) >= shown.count(card) for card in shown)

    @rule()
    def save_and_load(self) -> None:
        loaded, _ = savefile.read(savefile.write(self.match))
        assert loaded.position.digest() == self.match.position.digest()

    @rule(back=st.integers(0, 5))
    def rewind(self, back: int) -> None:
        self.match.rewind(max(0, len(self.match.record) - back))

    @invariant()
    def everybody_knows_what_he_may(self) -> None:
        position = self.match.position
        GAME.from_setup(json.loads(json.dumps(position.to_setup())))
        for seat in range(position.seats):
            sample = position.sample(seat, self.rng)
            assert sample.view(seat) == position.view(seat)
            GAME.from_setup(json.loads(json.dumps(sample.to_setup())))
            assert Knowledge(GAME, position, seat, self.rng).legal() == list(position.legal(seat))


MatchMachine.TestCase.settings = settings(
    max_examples=40, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
TestMatch = MatchMachine.TestCase
