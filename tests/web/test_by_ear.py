"""By ear: whole games by keys alone, read from the accessibility tree and the live region, in both languages."""

from __future__ import annotations

import re

import pytest

from adamak.core import games

from .clicking import SETTLE, sit_down
from .conftest import NewGuest
from .endings import OPTIONS, SEATS, late
from .listening import Listener, Report, faults, play_by_ear
from .pressing import decisions
from .test_right_to_left import ASTRAY

GAMES = sorted(games())
MARKS = re.compile("[\u2066-\u2069\u200e\u200f]")
# A message is a few sentences and the question; between two presses there are few of them.
LONGEST = 900
MOST = 40


def bounded(report: Report) -> None:
    assert report.result
    assert report.longest <= LONGEST
    assert report.most <= MOST


# In the suite one title in each language; all of them in both behind soak.
ENDINGS = {("duel", "en"), ("architects", "fa")}


@pytest.mark.parametrize(("game", "lang"), [
    pytest.param(game, lang, marks=() if (game, lang) in ENDINGS else pytest.mark.soak)
    for game in GAMES for lang in ("en", "fa")
])  # fmt: skip
def test_the_end_of_a_game_by_ear(guest: NewGuest, game: str, lang: str) -> None:
    me = guest(lang)
    ear = Listener(me)
    sit_down(me, late(game))
    report = play_by_ear(ear, f"{game} {lang}", 400)
    bounded(report)
    over = next(heard for heard in ear.messages if me.say("game-over-now") in heard)
    end = me.page.get_by_role("region", name=me.say("end-title"), exact=True)
    title = MARKS.sub("", end.get_by_role("heading").first.inner_text()).strip()
    assert f"{title}." in MARKS.sub("", over)  # who won ends before what one did oneself begins
    # The keyboard is where the result is.
    here = ear.here()
    assert here
    assert here.name == me.say("end-title")


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("lang", "pace"), [("en", "none"), ("fa", "quick")])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_ear(guest: NewGuest, game: str, lang: str, pace: str) -> None:
    me = guest(lang, pace=pace)
    ear = Listener(me)
    plans = ["me", *["bot"] * (SEATS[game] - 1)]
    me.sit(me.make(*plans, game=game, options=OPTIONS.get(game, {}))["table"])
    report = play_by_ear(ear, f"whole {game} {lang}")
    print(game, lang, pace, report)
    bounded(report)
    assert min(report.decisions["list"], report.decisions["board"]) > 3


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_an_outline(guest: NewGuest, game: str) -> None:
    """Nothing is nameless, everything lies in a zone with a name, and no sentence runs the wrong way."""
    me = guest("fa")
    ear = Listener(me)
    found: set[str] = set()
    for moment in decisions(game, 3, "outline"):
        sit_down(me, moment)
        ear.turn()
        found.update(faults(ear.tree()))
        found.update(me.page.evaluate(ASTRAY))
    assert found == set()


def test_faults_of_an_outline_would_be_found(guest: NewGuest) -> None:
    me = guest("en")
    ear = Listener(me)
    sit_down(me, next(decisions("duel", 1, "outline")))
    ear.turn()
    me.page.evaluate("document.querySelector('.bar').removeAttribute('aria-label')")
    me.page.evaluate("document.querySelector('h1').outerHTML = '<p>No heading</p>'")
    me.page.evaluate("document.querySelector('ol').append(document.createElement('li'))")
    found = " ".join(faults(ear.tree()))
    for fault in ("lies in no zone", "0 headings", "an empty item"):
        assert fault in found


# Ways in which whatever has the focus loses it.
LOSSES = {
    "goes away": "(thing) => thing.remove()",
    "is hidden": "(thing) => thing.classList.add('phone-only')",
    "is disabled": "(thing) => { thing.disabled = true }",
    "is disabled for a while": """(thing) => {
      thing.disabled = true
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
        thing.disabled = false
        done()
      })))
    }""",
    "is moved": "(thing) => thing.parentElement.prepend(thing)",
    "lies in what is closed": "(thing) => { thing.parentElement.inert = true }",
}


def test_the_keyboard_always_has_a_place(guest: NewGuest) -> None:
    """What has lost the focus gets it back where it can have it, else the decision bar does."""
    me = guest("en")
    sit_down(me, next(decisions("duel", 1, "outline")))
    me.page.locator(".bar .do").wait_for()  # the frames tell of a decision a moment before the page is drawn
    ear = Listener(me)
    for loss, happens in LOSSES.items():
        me.page.evaluate("document.querySelector('.bar .do').insertAdjacentHTML('beforeend', '<p><i></i><button>A')")
        thing = me.page.locator(".bar p button").last
        thing.focus()
        thing.evaluate(happens)
        me.page.evaluate(SETTLE)
        here = ear.here()
        assert here, loss
        assert here.name == ("A" if loss == "is moved" else me.say("decision")), loss


def test_who_clicks_beside_everything_is_left_alone(guest: NewGuest) -> None:
    me = guest("en")
    sit_down(me, next(decisions("duel", 1, "outline")))
    me.button("moves").focus()
    me.page.locator(".appbar").click(position={"x": 600, "y": 4})
    me.page.evaluate("document.body.append(document.createElement('i'))")
    me.page.evaluate(SETTLE)
    assert Listener(me).here() is None
