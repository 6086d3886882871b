"""The checks of the contract, each on one randomly played game; and the pytest class that runs them all."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar

from adamak.core import savefile
from adamak.core.facts import THING_BITS
from adamak.core.game import Game
from adamak.core.gauges import Gauges, read
from adamak.core.knowledge import Knowledge
from adamak.core.match import Match
from adamak.core.naming import seats_of
from adamak.core.play_ahead import previews
from adamak.core.position import SPECTATOR, Position
from adamak.core.rng import Rng
from adamak.core.view_cache import ViewCache, moment
from adamak.testing.covering import Case, covering
from adamak.testing.facts import check_edits, difference, differing

AnyGame = Game[Any, Any]
LONGEST = 50_000  # moves; a game that lasts longer is taken not to end
MANY_STOPS = 50  # of a walk
THING_MASK = (1 << THING_BITS) - 1
Check = Callable[[AnyGame, Case, str], None]
CHECKS: dict[str, Check] = {}


def check(function: Check) -> Check:
    CHECKS[function.__name__] = function
    return function


def walk(game: AnyGame, case: Case, seed: str, every: int) -> Iterator[tuple[Position, Rng]]:
    """Plays a random game and stops at every so many moves, at simultaneous decisions, and at the end.

    A long game is more of the same: the more stops there were, the rarer they become.
    """
    position = game.start(case.seats, case.options, seed=seed)
    rng = Rng(f"walk {seed}")
    stops = 0
    for step in range(LONGEST):
        actors = position.actors()
        if step % every == 0 or not actors or (len(actors) > 1 and rng.below(every) == 0):
            yield position, rng
            stops += 1
            if stops % MANY_STOPS == 0:
                every *= 2
        if not actors:
            return
        seat = actors[rng.below(len(actors))]
        moves = position.legal(seat)
        assert len(moves) > 0, f"seat {seat} must decide and has no legal move"
        position.apply(seat, moves[rng.below(len(moves))])
    raise AssertionError(f"no end after {LONGEST} moves")


def all_viewers(position: Position) -> list[int]:
    return [*range(position.seats), SPECTATOR]


# --- rules ----------------------------------------------------------------------------------------


@check
def legal_and_why_not_agree(game: AnyGame, case: Case, seed: str) -> None:
    """Over the whole move space of sampled positions, for every seat."""
    for position, _ in walk(game, case, seed, every=9):
        for seat in range(position.seats):
            legal = set(position.legal(seat))
            assert len(legal) == len(position.legal(seat)), "a legal move is listed twice"
            assert bool(legal) == (seat in position.actors()), f"seat {seat}: actor and legal moves differ"
            for move in range(len(game.moves)):
                refusal = position.why_not(seat, move)
                verdict = "legal" if refusal is None else f"{refusal.clause} {refusal.reason}"
                assert (refusal is None) == (move in legal), (
                    f"seat {seat}, {game.moves.words(move)}: why_not says {verdict}, legal says {move in legal}"
                )


@check
def the_game_ends_well(game: AnyGame, case: Case, seed: str) -> None:
    """Never stuck, an ending of the game's list, winners who share one point."""
    for position, _ in walk(game, case, seed, every=LONGEST):
        if position.is_over():
            assert position.ending() in game.endings
            places = position.ranking()
            winners = [seat for seat, place in enumerate(places) if place == 1]
            assert bool(winners) != position.automa_won()
            payoffs = [position.payoff(seat) for seat in range(position.seats)]
            assert abs(sum(payoffs) - (1 if winners else 0)) < 1e-9
            assert all((payoffs[seat] > 0) == (seat in winners) for seat in range(position.seats))
            assert len(position.scores()) == position.seats
            everybody = (1 << position.seats) - 1
            assert seats_of(position.winners & everybody) == winners, "`winners` is not who has place 1"
        else:
            assert position.ending() == ""


@check
def bots_can_reckon(game: AnyGame, case: Case, seed: str) -> None:
    """Estimates lie between 0 and 1 and end as payoffs, and hurried moves are legal."""
    for position, rng in walk(game, case, seed, every=17):
        for seat in range(position.seats):
            assert 0 <= position.estimate(seat) <= 1
            if position.is_over() and position.seats > 1:  # alone, an estimate may also tell how well it went
                assert position.estimate(seat) == position.payoff(seat)
        for seat in position.actors():
            assert position.rollout_move(seat, rng) in position.legal(seat)


@check
def nothing_is_made_or_lost(game: AnyGame, case: Case, seed: str) -> None:
    """A position written down as a setup passes the game's own conservation checks and comes back exactly."""
    for position, _ in walk(game, case, seed, every=11):
        written = json.loads(json.dumps(position.to_setup()))
        assert game.from_setup(written).to_bytes() == position.to_bytes()


@check
def views_are_fresh(game: AnyGame, case: Case, seed: str) -> None:
    """What is kept of earlier views, or shared by all viewers, is what would be made anew: see `core/view_cache.py`."""
    positions = [position.clone() for position, _ in walk(game, case, seed, every=3)]
    parts = ViewCache()
    seen = [_views(position, parts) for position in positions]
    written = [json.dumps(views) for views in seen]
    for position, views, before in zip(positions, seen, written, strict=True):
        assert json.dumps(views) == before, "a view changed after it was told"
        for viewer, view in enumerate(views, SPECTATOR):
            fresh = position.view(viewer)
            assert view == fresh, f"a view tells what was so before: {difference(view, fresh)}"


def _views(position: Position, parts: ViewCache) -> list[dict[str, Any]]:
    """What a spectator and every seat see, made together as a server does."""
    parts.changed()
    with moment(position, parts):
        return [position.view(viewer) for viewer in range(SPECTATOR, position.seats)]


# --- previews -------------------------------------------------------------------------------------


@check
def previews_come_true(game: AnyGame, case: Case, seed: str) -> None:
    """A preview promises what the move then gives, gauge by gauge and event by event, up to the horizon."""
    for position, rng in walk(game, case, seed, every=11):
        for seat in position.actors():
            hold_to_previews(position, seat, rng, most=4)


def hold_to_previews(position: Position, seat: int, rng: Rng, most: int) -> None:
    """Plays some of the seat's legal moves on the true position and compares views before and after."""
    promised = list(zip(position.legal(seat), previews(position, seat, rng), strict=True))
    while len(promised) > most:
        promised.pop(rng.below(len(promised)))
    shown = position.view(seat)
    gauges = position.gauges(seat)
    _agree(gauges, shown)
    for move, preview in promised:
        after = position.clone()
        after.watch()
        events: list[dict[str, Any]] = []
        for step in (int(move), *preview.forced):
            assert step == move or list(after.legal(seat)) == [step], f"{step} is not forced"
            after.apply(seat, step)
            events += after.events_for(seat)
            if preview.stops and after.horizon != position.horizon:
                break
        # Past a horizon that only the others had (`Position.lay_open`) a preview is held to everything it promises.
        assert not preview.stops or after.horizon != position.horizon, f"{move} stops where nothing is hidden"
        assert preview.events == events[: len(preview.events)], f"{move} tells {preview.events}, does {events}"
        if preview.stops:
            continue
        assert len(preview.events) == len(events), f"{move} tells {preview.events}, does {events}"
        assert preview.ending == after.ending()
        assert preview.winners == (seats_of(after.winners) if after.is_over() else [])
        now = after.view(seat)
        _changed(preview.table, gauges.table, shown, now)
        for other, (changes, numbers) in enumerate(zip(preview.seats, gauges.seats, strict=True)):
            _changed(changes, numbers, shown["players"][other], now["players"][other])


def _agree(gauges: Gauges, shown: dict[str, Any]) -> None:
    """A gauge is the number that the view shows at its path."""
    parts = [(gauges.table, shown), *((numbers, shown["players"][k]) for k, numbers in enumerate(gauges.seats))]
    for numbers, part in parts:
        for path, number in numbers.items():
            assert number == read(part, path), f"the gauge {path} is {number}, the view shows {read(part, path)}"


def _changed(changes: dict[str, int], names: Iterable[str], shown: dict[str, Any], now: dict[str, Any]) -> None:
    for path in names:
        change = read(now, path) - read(shown, path)
        assert changes.get(path, 0) == change, f"{path}: promised {changes.get(path, 0)}, given {change}"


@check
def previews_keep_secrets(game: AnyGame, case: Case, seed: str) -> None:
    """The previews of a seat are the same in every world that this seat cannot tell from the true one."""
    for position, rng in walk(game, case, seed, every=13):
        for seat in position.actors():
            first = previews(position, seat, rng)
            for _ in range(2):
                assert previews(position.sample(seat, rng), seat, rng) == first, f"a preview tells seat {seat} a secret"


# --- secrets --------------------------------------------------------------------------------------


@check
def a_sample_looks_the_same(game: AnyGame, case: Case, seed: str) -> None:
    """View, legal moves, refusals and facts of a seat are the same after `sample`; hidden things do change."""
    changed = False
    for stop, (position, rng) in enumerate(walk(game, case, seed, every=21)):
        for seat in all_viewers(position)[stop % 2 :: 2]:  # by turns: a game has stops enough for everybody
            other = position.sample(seat, rng)
            assert _seen(game, other, seat) == _seen(game, position, seat), f"seat {seat} can tell a sample apart"
            nothing_is_wrong_with(game, other)
            changed = changed or _without_generator(other) != _without_generator(position)
        for seat in range(position.seats):
            knowledge = Knowledge(game, position, seat, rng)
            assert knowledge.view() == position.view(seat)
            assert knowledge.legal() == list(position.legal(seat))
    assert changed == game.secrets, "sampling must change what is hidden, and nothing where nothing is"


@check
def facts_tell_all_and_no_more(game: AnyGame, case: Case, seed: str) -> None:
    """Facts are numbers of the declaration, each once; a sample has the same, and whatever can be seen changes them."""
    if game.facts is None:
        return
    assert len(set(game.facts.names())) == game.facts.size, "two facts have one name"
    for position, rng in walk(game, case, seed, every=41):
        for seat in range(position.seats):
            known = position.facts(seat)
            assert len(set(known)) == len(known), "a fact is told twice"
            assert all(0 <= fact < game.facts.size for fact in known)
            other = position.sample(seat, rng)
            assert sorted(other.facts(seat)) == sorted(known), differing(game, position, other, seat)
            for move in position.legal(seat):
                answer = position.answer(seat, move)
                things = game.things.size if game.things is not None else len(game.moves)
                assert 0 <= answer & THING_MASK < things
                assert all(answer >> shift & THING_MASK <= things for shift in (THING_BITS, 2 * THING_BITS))
        check_edits(game, position, rng, 2)


@check
def a_sample_is_not_the_truth(game: AnyGame, case: Case, seed: str) -> None:
    """The future dice of a sample are new: a search cannot peek."""
    for position, rng in walk(game, case, seed, every=29):
        if position.is_over():
            continue
        other = position.sample(position.actors()[0], rng)
        assert (other.key_a, other.key_b) != (position.key_a, position.key_b)


@check
def the_same_outcome_offers_the_same_moves(game: AnyGame, case: Case, seed: str) -> None:
    """After the same moves and outcomes (`Position.outcome_key`) the same seat decides among the same moves."""
    for position, rng in walk(game, case, seed, every=7):
        if position.is_over() or position.outcome_key() < 0:
            continue
        one, other = (position.sample(position.actors()[0], rng) for _ in range(2))
        while not one.is_over() and one.outcome_key() == other.outcome_key():
            assert one.actors() == other.actors(), "another seat decides"
            seat = one.actors()[0]
            moves = list(one.legal(seat))
            assert moves == list(other.legal(seat)), f"seat {seat} may do something else"
            move = moves[rng.below(len(moves))]
            one.apply(seat, move)
            other.apply(seat, move)


@check
def events_keep_secrets(game: AnyGame, case: Case, seed: str) -> None:
    """As long as nothing is drawn or revealed, a seat reads the same events in the truth and in a sample."""
    for position, rng in walk(game, case, seed, every=13):
        if position.is_over():
            continue
        for viewer in all_viewers(position):
            truth, other = position.clone(), position.sample(viewer, rng)
            truth.watch()
            other.watch()
            seat = truth.actors()[rng.below(len(truth.actors()))]
            both = sorted(set(truth.legal(seat)) & set(other.legal(seat)))
            if not both:
                continue
            move = both[rng.below(len(both))]
            horizons = truth.horizon, other.horizon
            truth.apply(seat, move)
            other.apply(seat, move)
            if (truth.horizon, other.horizon) == horizons and truth.actors() == other.actors():
                assert truth.events_for(viewer) == other.events_for(viewer), f"{game.moves.words(move)} tells {viewer}"


@check
def answers_at_once_stay_sealed(game: AnyGame, case: Case, seed: str) -> None:
    """Where several seats decide at once, nobody learns from an answer what it was before all have answered."""
    for position, _ in walk(game, case, seed, every=5):
        actors = position.actors()
        if len(actors) < 2:
            continue
        for seat in actors:
            for viewer in all_viewers(position):
                if viewer != seat:
                    tellings = {_told(position, seat, move, viewer) for move in position.legal(seat)}
                    assert len(tellings) == 1, f"seat {viewer} can tell what seat {seat} answered"


def _told(position: Position, seat: int, move: int, viewer: int) -> str:
    """All that a viewer learns from one move."""
    after = position.clone()
    after.watch()
    after.apply(seat, move)
    legal = list(after.legal(viewer)) if viewer != SPECTATOR else []
    return json.dumps([after.view(viewer), after.events_for(viewer), legal])


def nothing_is_wrong_with(game: AnyGame, position: Position) -> None:
    """A sample is a position like any other: consistent, and its actors can move."""
    game.from_setup(json.loads(json.dumps(position.to_setup())))
    for seat in position.actors():
        assert len(position.legal(seat)) > 0


def _seen(game: AnyGame, position: Position, seat: int) -> str:
    if seat == SPECTATOR:
        return json.dumps(position.view(seat))
    answers = (position.why_not(seat, move) for move in range(len(game.moves)))
    refusals = [None if refusal is None else refusal.to_json() for refusal in answers]
    return json.dumps([position.view(seat), list(position.legal(seat)), refusals, sorted(position.facts(seat))])


def _without_generator(position: Position) -> dict[str, Any]:
    written = position.to_setup()
    written.pop("generator", None)
    return written


# --- copies and records ---------------------------------------------------------------------------


@check
def copies_are_exact_and_apart(game: AnyGame, case: Case, seed: str) -> None:
    """Clone, bytes, pickle and copy give the same position, and playing on a copy leaves the first alone."""
    for position, rng in walk(game, case, seed, every=17):
        before = position.to_bytes()
        twins = [
            position.clone(), game.from_bytes(before), pickle.loads(pickle.dumps(position)),
            copy.copy(position), copy.deepcopy(position),
        ]  # fmt: skip
        for twin in twins:
            assert twin.to_bytes() == before
            assert twin.digest() == position.digest()
        if position.is_over():
            continue
        seat = position.actors()[0]
        move = position.legal(seat)[rng.below(len(position.legal(seat)))]
        for twin in twins:
            twin.apply(seat, move)
        assert position.to_bytes() == before, "playing on a copy changed the original"
        assert len({twin.digest() for twin in twins}) == 1, "the same move gave different positions"


@check
def a_clone_forgets_nothing(game: AnyGame, case: Case, seed: str) -> None:
    """Every attribute of a position is declared in its state, and each one is copied by `clone`."""
    if not hasattr(game, "state"):
        return
    position = game.start(case.seats, case.options, seed=seed)
    own = {name for kind in type(position).__mro__ for name in attributes_of(kind)}
    general = {"seats", "variant", "trail", "winners", "previewing"}
    held = game.state.attributes() | general | set(game.state.worked_out)
    assert own <= held, f"held by no field of the state: {', '.join(sorted(own - held))}"
    for name in game.state.numbers():
        value = getattr(position, name)
        setattr(position, name, not value if isinstance(value, bool) else 0 if value else 1)
        assert getattr(position.clone(), name) == getattr(position, name), f"clone forgets {name}"
        setattr(position, name, value)
    for name in game.state.attributes() - set(game.state.numbers()):
        value = getattr(position, name)
        copied = getattr(position.clone(), name)
        assert (copied == value) if isinstance(value, int) else list(copied) == list(value), f"clone forgets {name}"


def attributes_of(kind: type) -> set[str]:
    """The attributes a class declares: by annotation, or, compiled, as what the compiler made of that."""
    made = {name for name, value in vars(kind).items() if type(value).__name__ == "getset_descriptor"}
    return {name for name in made | set(vars(kind).get("__annotations__", ())) if not name.startswith("__")}


@check
def decisions_at_once_commute(game: AnyGame, case: Case, seed: str) -> None:
    """Where several seats decide at once, the order of their answers does not matter."""
    for position, rng in walk(game, case, seed, every=9):
        actors = position.actors()
        if len(actors) < 2:
            continue
        answers = {seat: position.legal(seat)[rng.below(len(position.legal(seat)))] for seat in actors}
        forth, back = position.clone(), position.clone()
        for seat in actors:
            forth.apply(seat, answers[seat])
        for seat in reversed(actors):
            assert list(back.legal(seat)) == list(position.legal(seat)), "another seat's answer changed the choice"
            back.apply(seat, answers[seat])
        assert forth.to_bytes() == back.to_bytes()


@check
def a_record_replays(game: AnyGame, case: Case, seed: str) -> None:
    """A saved match loads to the same digest; a deal starts the same game as its seed; undo goes back exactly."""
    match = Match.start(game, case.seats, case.options, seed=seed)
    dealt = game.deal(case.seats, case.options, seed=seed)
    again = game.start(case.seats, case.options, deal=json.loads(json.dumps(dealt)))
    assert again.to_bytes() == match.position.to_bytes()
    rng = Rng(f"record {seed}")
    while not match.position.is_over() and len(match.record) < 150:
        actors = match.position.actors()
        seat = actors[rng.below(len(actors))]
        moves = match.position.legal(seat)
        before, horizon = match.position.to_bytes(), match.position.horizon
        move = int(moves[rng.below(len(moves))])
        match.play(seat, move)
        assert match.can_undo(seat) == (match.position.horizon == horizon), "free undo ends at a draw or a reveal"
        if match.can_undo(seat) and rng.below(4) == 0:
            match.undo(seat)
            assert match.position.to_bytes() == before
            match.play(seat, move)
    saved = savefile.write(match)
    loaded, _ = savefile.read(saved)
    assert loaded.position.digest() == match.position.digest()
    assert savefile.write(loaded) == saved
    half = match.at(len(match.record) // 2)
    match.rewind(len(match.record) // 2)
    assert half.position.to_bytes() == match.position.to_bytes()


def checks() -> dict[str, Check]:
    """Every check by its name."""
    return dict(CHECKS)


class GameContract:
    """Subclass it in a test module and set `game`: every check runs on every case of a covering set."""

    game: ClassVar[AnyGame]
    cases: ClassVar[list[Case] | None] = None
    seeds: ClassVar[tuple[str, ...]] = ("one",)

    def pytest_generate_tests(self, metafunc: Any) -> None:
        cases = self.cases if self.cases is not None else covering(self.game)
        metafunc.parametrize("case", cases, ids=str)
        metafunc.parametrize("name", list(CHECKS))

    def test_contract(self, case: Case, name: str) -> None:
        for seed in self.seeds:
            CHECKS[name](self.game, case, f"{seed} {case.seed}")
