"""Playing by clicking the things themselves, on any board of the frame (web/README.md, "A board for the next game").

A thing carries `data-thing="kind:id"`, its kind called as game.py calls the argument of the move; a button of the
decision bar carries the move in words, `data-move`. The list of all moves is never opened here.
"""

from __future__ import annotations

import contextlib
import json
import random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from types import MappingProxyType
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from adamak.core import find
from adamak.core.match import Match
from adamak.core.savefile import write

from .guests import Guest

# For each kind of move, the kinds of its things, where the board calls them other than game.py calls the arguments, or
# nothing on the board stands for the last of them (a payment: its values are buttons of the bar); or the things
# themselves, of a move that a seat makes.
Names = Mapping[str, Sequence[str]] | Callable[[str, int], Sequence[str]]

# A spot of a thing that no other thing covers: where a person would click.
SPOT = """(thing) => {
  thing.scrollIntoView({block: 'nearest', inline: 'nearest'})
  const {x, y, width, height} = thing.getBoundingClientRect()
  const steps = [0.5, 0.25, 0.75, 0.1, 0.9]
  for (const down of steps) for (const along of steps) {
    const spot = [x + width * along, y + height * down]
    const top = document.elementFromPoint(...spot)
    if (top && thing.contains(top)) return spot
  }
  return null
}"""
# When this is answered, the page has drawn whatever it was told before: a click that shows nothing by then is lost.
SETTLE = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


# --- moments worth clicking ---


@dataclass(frozen=True)
class Moment:
    """A decision in the middle of a game: who decides what, and the save file that leads there."""

    decision: str  # the view's `phase`
    seat: int
    seats: int
    move: str
    save: dict[str, Any]

    @property
    def kind(self) -> str:
        return self.move.split(" ")[0]


def moments(
    game: str,
    wanted: Mapping[str, Collection[str]],
    seats: int = 2,
    variants: Sequence[Mapping[str, Any]] = ({},),
    games: int = 400,
    seed: str = "clicks",
    liking: Callable[[str], float] = lambda move: 1.0,
) -> Iterator[Moment]:
    """One moment for each wanted kind of move in each decision, out of random games of the engine.

    `variants` are options that take turns. A kind that has been played seldom is preferred, and a move by its `liking`,
    so that rare decisions come up. Those never met are an error.
    """
    rng = random.Random(f"{game} {seed}")
    missing = {(decision, kind) for decision, kinds in wanted.items() for kind in kinds}
    played: Counter[str] = Counter()
    for number in range(games):
        match = Match.start(find(game), seats, variants[number % len(variants)], seed=f"{seed}-{number}")
        while missing and (actors := match.position.actors()):
            seat = rng.choice(actors)
            legal = [match.game.moves.words(move) for move in match.position.legal(seat)]
            move = rng.choices(legal, [liking(one) / (1 + played[kind_of(one)]) for one in legal])[0]
            # A view is dear, and most moves are of a kind that nothing is missing of.
            if any(kind == kind_of(move) for _, kind in missing):
                decision = match.position.view(seat)["phase"]
                if (decision, kind_of(move)) in missing:
                    missing.remove((decision, kind_of(move)))
                    yield Moment(decision, seat, seats, move, json.loads(write(match)))
            played[kind_of(move)] += 1
            match.play(seat, move)
        if not missing:
            return
    raise AssertionError(f"never met in {games} games: {sorted(missing)}")


def kind_of(move: str) -> str:
    return move.split(" ")[0]


def sit_down(me: Guest, moment: Moment) -> None:
    """At a table that stands where the moment does, on the seat that decides; bots sit on the others."""
    plans = ["me" if seat == moment.seat else "bot" for seat in range(moment.seats)]
    me.sit(me.make(*plans, path="/api/tables/import", save=moment.save)["table"])
    me.turn()
    assert me.state["view"]["phase"] == moment.decision
    assert moment.move in me.legal


# --- clicking ---


def make(me: Guest, move: str, names: Names = MappingProxyType({}), at_once: Collection[str] = ()) -> None:
    """Make a move: click each thing it is about, then the button that the decision bar shows for it.

    A click on a thing makes the kinds `at_once` by itself. However slow the page, nothing is clicked again that it has
    taken: what is picked is left alone, and once the page has sent the move only the answer is waited for.
    """
    answered, sent = me.acknowledged, me.sent
    button = me.page.locator(f'[data-move="{move}"]')
    me.page.locator(".decide:not(.waiting)").wait_for()
    for patience in (1, 2, 15, 30):  # the frames tell of a decision a moment before the page is drawn
        for thing in things_of(me, move, names):
            pick(me, thing, lambda: me.sent > sent)
        if kind_of(move) not in at_once and me.sent == sent:
            with contextlib.suppress(TimeoutError):
                button.click(timeout=1000 * patience)
        if me.comes(lambda: me.sent > sent, patience):
            return me.until(lambda: me.acknowledged > answered and me.version >= me.acknowledged, 60)
    raise AssertionError(f"no button for {move!r}: {me.page.locator('.decide').inner_text()}")


def things_of(me: Guest, move: str, names: Names) -> Sequence[str]:
    """The things a move is about, as the board writes them: `wonder 3 the_sphinx` is `slot:3`, `wonder:the_sphinx`."""
    if callable(names):
        return names(move, me.seat)
    space = find(me.table["game"]).moves
    args = space.move(space.number(move)).args
    kinds = names.get(kind_of(move), [name for name, _ in args])
    return [f"{kind}:{value}" for kind, (_, value) in zip(kinds, args, strict=False)]


def pick(me: Guest, thing: str, made: Callable[[], bool] = lambda: False) -> None:
    """Click a thing until it is picked (once, but for a page just being drawn anew) or the click `made` the move."""
    picked = me.page.locator(f'[data-thing="{thing}"][aria-pressed=true]')
    if picked.count():
        return
    for _ in range(5):
        if made():
            return
        spot = bring_up(me, thing).evaluate(SPOT)
        assert spot, f"{thing} is covered by other things"
        me.page.mouse.click(*spot)
        me.page.evaluate(SETTLE)
        if me.comes(lambda: made() or picked.count(), 1):
            return
    raise AssertionError(f"a click on {thing} picks nothing: {me.page.locator('.decide').inner_text()}")


def opener(me: Guest) -> Locator:
    """A button of the decision bar that lays out more to choose from."""
    return me.page.locator(".decide [data-move][aria-expanded=false]")


def bring_up(me: Guest, thing: str) -> Locator:
    """A thing that can be chosen, in sight: on the board, laid out over the bar, or on another tab of a phone."""
    page = me.page
    drawn = page.locator(f'[data-thing="{thing}"]:not([aria-disabled])')
    me.until(lambda: drawn.count() or opener(me).count())
    found = drawn.locator("visible=true").first
    if not found.count() and opener(me).count():
        opener(me).first.click()
    tabs = page.get_by_role("tab").locator("visible=true")
    for tab in range(tabs.count()):
        if found.count():
            break
        tabs.nth(tab).click()
    expect(found).to_be_visible()
    return found


def play_by_clicks(
    me: Guest, choose: Callable[[list[str]], str], names: Names = MappingProxyType({}), decisions: int = 2000
) -> Counter[tuple[str, str]]:
    """Play one's turns until the game is over; returns how often each kind of move was made in each decision."""
    made: Counter[tuple[str, str]] = Counter()
    while made.total() < decisions and me.turn():
        move = choose(me.legal)
        made[me.state["view"]["phase"], kind_of(move)] += 1
        make(me, move, names)
    return made


def click_everything(
    people: Sequence[Guest], found: Iterable[Moment], names: Names = MappingProxyType({}), at_once: Collection[str] = ()
) -> dict[str, set[str]]:
    """Make the move of each moment, these people in turn; returns the kinds of move made in each decision."""
    reached: dict[str, set[str]] = {}
    for me, moment in zip(cycle(people), found, strict=False):
        sit_down(me, moment)
        make(me, moment.move, names, at_once)
        reached.setdefault(moment.decision, set()).add(moment.kind)
    return reached


def assert_everything(game: str, reached: Mapping[str, set[str]], wanted: Mapping[str, Sequence[str]]) -> None:
    """Each decision with all its kinds of move, and each kind of move of the game somewhere."""
    assert reached == {decision: set(kinds) for decision, kinds in wanted.items()}
    assert set().union(*reached.values()) == {kind.name for kind in find(game).moves.kinds}
