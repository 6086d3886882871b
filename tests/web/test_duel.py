"""7 Wonders Duel with Pantheon in the browser: a whole game in each language, and what axe says on the way."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import expect

from adamak.core import Match, find
from adamak.core.savefile import write
from adamak.words import GameWords, Words

from .clicking import Moment, make, sit_down
from .conftest import NewGuest
from .guests import DESKTOP, PHONE, Guest
from .test_axe import findings


def duel(me: Guest) -> GameWords:
    return Words(me.say.lang).game(find("duel"))


def decide(me: Guest, which: int) -> None:
    """The first (0) or last (-1) entry of the list of legal moves."""
    before = me.acknowledged
    me.button("moves").click()
    listed = me.page.get_by_role("region", name=duel(me).say(f"ask-{me.state['view']['phase']}"), exact=True)
    listed.get_by_role("listitem").get_by_role("button").nth(which).click()
    me.until(lambda: me.acknowledged > before and me.version >= me.acknowledged)


@pytest.mark.parametrize("lang", ["en", pytest.param("fa", marks=pytest.mark.soak)])
def test_a_whole_game_with_pantheon_against_a_bot(guest: NewGuest, lang: str) -> None:
    me = guest(lang)
    page = me.open("/new/duel")
    page.get_by_label(me.say("seat-level-of", number=2), exact=True).select_option("random")
    me.button("new-open").click()
    seen: set[str] = set()
    decisions = 0
    while me.turn():
        phase = me.state["view"]["phase"]
        if phase not in seen:
            assert findings(me, f"duel {phase} {lang}") == []
            seen.add(phase)
        decide(me, decisions % 2 - 1)
        decisions += 1
    assert {"draft", "turn"} <= seen
    end = page.get_by_role("region", name=me.say("end-title"), exact=True)
    expect(end).to_be_visible()
    expect(end.get_by_role("heading").first).to_contain_text(duel(me).say(f"ending-{me.state['view']['ending']}"))
    assert findings(me, f"duel over {lang}") == []


def test_a_phone_shows_the_structure_without_scrolling_the_page(guest: NewGuest) -> None:
    me = guest("fa", size=PHONE)
    made = me.make("me", "guest", game="duel", options={"beginner_wonders": True, "first_player": "1"})
    me.sit(made["table"])
    me.turn()
    height = me.page.evaluate("document.scrollingElement.scrollHeight - innerHeight")
    width = me.page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert (height, width) == (0, 0)


def pushes_the_pawn() -> tuple[Moment, int]:
    """A card with shields that can be built, and how far on the rival's side the pawn stands then."""
    rng = random.Random("shields")
    match = Match.start(find("duel"), 2, {}, seed="shields")
    while True:
        [seat] = match.position.actors()
        legal = [match.game.moves.words(move) for move in match.position.legal(seat)]
        for move in legal if seat == 0 else ():
            tried = match.position.clone()
            tried.watch()
            tried.apply(seat, match.game.moves.number(move))
            for event in tried.events_for(seat):
                if event["event"] != "pawn_moved" or not move.startswith("build "):
                    continue
                before, after = abs(int(event["from"])), abs(int(event["position"]))
                if after > before:  # towards the rival
                    phase = match.position.view(seat)["phase"]
                    return Moment(phase, seat, 2, move, json.loads(write(match))), after
        match.play(seat, rng.choice(legal))


# How far the pawn stands from the middle of the track, in spaces.
FROM_THE_MIDDLE = """(pawn) => {
  const [piece, track] = [pawn, pawn.parentElement].map((one) => one.getBoundingClientRect())
  return Math.abs(piece.x + piece.width / 2 - track.x - track.width / 2) / (track.width / 19)
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_space_of_the_track_is_told_by_whose_side_it_lies_on(guest: NewGuest, size: tuple[int, int]) -> None:
    """DU-8.1: its sign is the engine's; nobody at the table knows it."""
    me = guest("en", size=size)
    moment, number = pushes_the_pawn()
    sit_down(me, moment)
    make(me, moment.move)
    told = re.compile(rf"to \W*space \W*{number}\W* on \W*(?!Shirin)\w+\W*s side")
    expect(me.page.locator("[role=log]")).to_contain_text(told)
    pawn = me.page.locator('[data-at="pawn:"]')
    me.until(lambda: abs(pawn.evaluate(FROM_THE_MIDDLE) - number) < 0.1)
