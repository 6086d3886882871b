"""Every decision of Architects, and every kind of move, made by clicking the thing on the board."""

from __future__ import annotations

import functools
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from adamak.core import find
from adamak.core.match import Match
from adamak.core.savefile import write
from adamak.games.architects.position import ArchitectsPosition
from adamak.games.architects.table import phase

from .clicking import Moment, kind_of, make, sit_down
from .conftest import NewGuest
from .guests import DESKTOP, PHONE, Guest

# Every decision, and the kinds of move it is about.
DECISIONS = {
    "choose_board": ["choose_board"],
    "draft": ["draft"],
    "starting_apprentice": ["hire"],
    "turn": ["place"],
    "take_back": ["take_back"],
    "mines": ["take"],
    "storehouse": ["trade_virtue", "trade_marble", "trade_with", "stop"],
    "workshop": ["draw", "hire"],
    "dismiss": ["dismiss"],
    "town_centre": ["capture", "stop"],
    "black_market": ["hire", "dig"],
    "keep_card": ["keep"],
    "bury_card": ["bury"],
    "guardhouse": ["imprison", "release_prison", "release_boards", "pay_debt", "stop"],
    "guildhall": ["build", "advance"],
    "cathedral_discard": ["discard"],
    "clay_pit": ["take"],
    "treasury": ["take"],
    "free_capture": ["capture", "decline"],
    "barracks": ["release_boards", "capture", "decline"],
    "church": ["destroy_debt", "keep_debt"],
    "library": ["discard", "decline"],
    "tavern": ["hire", "decline"],
    "overflow": ["destroy_debt", "keep_debt"],
    "reset": ["release", "squire"],
    "hand_limit": ["discard"],
    "end_effects": ["resolve"],
}
# Alone there is no packet to pass on.
SOLO = {"draft_discard": ["discard"], "turn": ["place"]}
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"variable_setup": True, "choose_boards": True, "starting_apprentice": True, "apprentice_refresh": True},
)


@functools.cache
def met() -> tuple[Moment, ...]:
    """One moment of each, out of random games of the engine."""
    return (*search(DECISIONS, 3), *search(SOLO, 1))


def search(wanted: dict[str, list[str]], seats: int, games: int = 400) -> Iterator[Moment]:
    """As `clicking.moments`, which writes a whole view for each move: here games are long and some decisions rare."""
    game = find("architects")
    rng = random.Random("architects clicks")
    missing = {(decision, kind) for decision, kinds in wanted.items() for kind in kinds}
    played: Counter[str] = Counter()
    for number in range(games):
        match = Match.start(game, seats, VARIANTS[number % len(VARIANTS)], seed=f"clicks-{number}")
        while missing and (actors := match.position.actors()):
            seat = rng.choice(actors)
            position = match.position
            assert isinstance(position, ArchitectsPosition)
            decision = phase(position)
            legal = [game.moves.words(move) for move in match.position.legal(seat)]
            move = rng.choices(legal, [liking(one) / (1 + played[kind_of(one)]) for one in legal])[0]
            if (decision, kind_of(move)) in missing:
                missing.remove((decision, kind_of(move)))
                yield Moment(decision, seat, seats, move, json.loads(write(match)))
            played[kind_of(move)] += 1
            match.play(seat, move)
        if not missing:
            return
    raise AssertionError(f"never met in {games} games: {sorted(missing)}")


def liking(move: str) -> float:
    """What is built brings the rare decisions, and the end."""
    return {"place guildhall": 8.0, "place town_centre": 0.3, "place guardhouse": 0.5}.get(move, 1.0)


def kinds(table: dict[str, list[str]]) -> dict[str, set[str]]:
    return {decision: set(kinds) for decision, kinds in table.items()}


def click(me: Guest, move: str) -> None:
    """On a very slow machine the page may answer a click after `make` has given it up: what counts is the answer."""
    before = me.acknowledged
    try:
        make(me, move)
    except (AssertionError, TimeoutError):
        if me.acknowledged <= before:
            raise


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fa", PHONE)], ids=["desk", "phone"])
def test_every_decision_is_made_by_clicking(guest: NewGuest, lang: str, size: tuple[int, int]) -> None:
    me = guest(lang, size=size)
    me.context.set_default_timeout(60_000)
    reached: dict[str, set[str]] = {}
    for moment in met():
        sit_down(me, moment)
        click(me, moment.move)
        reached.setdefault(moment.decision, set()).add(moment.kind)
    assert reached == kinds(SOLO) | kinds(DECISIONS)
    assert set().union(*reached.values()) == {kind.name for kind in find("architects").moves.kinds}


def test_a_group_is_captured_by_pressing_it_twice(guest: NewGuest) -> None:
    me = guest("en")
    moment = next(one for one in met() if one.decision == "town_centre" and one.kind == "capture")
    sit_down(me, moment)
    before = me.acknowledged
    group = me.page.locator(".group.open").first
    group.click()
    expect(group).to_have_attribute("aria-pressed", "true")
    assert "capture" in (me.page.locator(".decide .btn.go").get_attribute("data-move") or "")
    group.click()
    me.until(lambda: me.acknowledged > before)


def place(me: Guest, location: str) -> None:
    me.page.locator(f'[data-thing="location:{location}"]').click()


def test_what_a_visit_gives_is_shown_before_placing(guest: NewGuest) -> None:
    """ "1st worker: 1 wood" beside the place, and the own goods as they would stand."""
    me = guest("en")
    me.sit(me.make("me", "bot", "bot", game="architects", options={"first_player": "1"})["table"])
    rng = random.Random("preview")
    while me.turn() and me.state["view"]["phase"] != "turn":
        click(me, rng.choice(me.legal))
    place(me, "forest")
    expect(me.page.locator(".callout")).to_contain_text(re.compile("1st worker: .*1.* .*wood"))
    expect(me.page.locator(".decide")).to_contain_text(re.compile("1st worker: .*1.* .*wood"))
    expect(me.page.locator(".mybar .res .up")).to_have_count(1)
    place(me, "black_market_right")
    expect(me.page.locator(".decide")).to_contain_text(re.compile("Pay .*3.* silver"))
    expect(me.page.locator(".mybar .res .down")).to_have_count(1)
    assert not [event for event in me.messages("ack") if event["version"] > me.version]


def test_a_closed_place_says_why(guest: NewGuest) -> None:
    me = guest("en")
    me.sit(me.make("me", "bot", "bot", game="architects", options={"first_player": "1"})["table"])
    rng = random.Random("closed")
    while me.turn() and me.state["view"]["phase"] != "turn":
        click(me, rng.choice(me.legal))
    me.ask(me.page.locator('[data-thing="location:guildhall"]'))
    why = me.page.get_by_role("dialog")
    expect(why).to_contain_text("AR-13.1")


def test_a_solo_game_by_clicks_alone(guest: NewGuest) -> None:
    me = guest("fa", size=PHONE)
    me.sit(me.make("me", game="architects")["table"])
    rng = random.Random("clicks")

    def soon_over(legal: list[str]) -> str:
        """A short game: build where one can."""
        wanted = [move for move in legal if move == "place guildhall" or move.startswith(("build", "advance"))]
        return rng.choice(wanted or legal)

    made = 0
    while me.turn():
        click(me, soon_over(me.legal))
        made += 1
    assert made > 20
    expect(me.page.get_by_role("region", name=me.say("end-title"), exact=True)).to_be_visible()
