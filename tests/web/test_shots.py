"""Pictures of every page into build/shots: `./adamak test -m shots`. They are for people to look at."""

from __future__ import annotations

import json

import pytest

from adamak.core import Match, Rng, find
from adamak.core.savefile import write

from .clicking import Moment, sit_down
from .conftest import NewGuest
from .guests import DESKTOP, PHONE, Guest
from .scenes import PAGES, Scenes, mid_battle
from .serving import ROOT

SHOTS = ROOT / "build" / "shots"
README = ROOT / "docs" / "pictures"
LARGEST = 120_000


@pytest.mark.shots
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=lambda size: str(size[0]))
@pytest.mark.parametrize("lang", ["fa", "en"])
def test_pictures(guest: NewGuest, lang: str, size: tuple[int, int], theme: str) -> None:
    me = guest(lang, size=size, theme=theme)
    scenes = Scenes(me)
    SHOTS.mkdir(parents=True, exist_ok=True)
    for name in PAGES:
        scenes.show(me, name)
        if name == "table":
            me.card("drummer" if theme == "dark" else "heroine").click()
        me.page.wait_for_timeout(400)  # fonts and the last fade
        me.page.screenshot(path=SHOTS / f"{name}-{lang}-{size[0]}-{theme}.png")
    assert len(list(SHOTS.glob(f"*-{lang}-{size[0]}-{theme}.png"))) >= len(PAGES)


@pytest.mark.shots
@pytest.mark.parametrize(
    ("name", "file", "lang", "theme", "size", "scale"),
    [
        ("home", "home.png", "fa", "light", (1366, 900), 0.66),
        ("table", "table.jpg", "en", "light", DESKTOP, 0.66),
        ("table", "phone.png", "fa", "dark", PHONE, 1),
    ],
)
def test_pictures_of_the_readme(
    guest: NewGuest, name: str, file: str, lang: str, theme: str, size: tuple[int, int], scale: float
) -> None:
    """Three small ones, kept in the repository."""
    me = guest(lang, size=size, theme=theme, scale=scale)
    if name == "table":
        battle_goes_on(me)
    else:
        Scenes(me).show(me, name)
    me.page.wait_for_timeout(2500)  # until "saved" has gone
    README.mkdir(parents=True, exist_ok=True)
    quality = 86 if file.endswith(".jpg") else None  # many small colours: a third of the size
    taken = me.page.screenshot(path=README / file, type="jpeg" if quality else "png", quality=quality)
    assert len(taken) <= LARGEST


@pytest.mark.shots
@pytest.mark.parametrize(
    ("game", "seats", "moves", "lang"),
    [("duel", 2, 34, "en"), ("architects", 3, 90, "fa"), ("troyes", 3, 130, "en"), ("trajan", 3, 170, "fa")],
)
def test_pictures_of_the_boards(guest: NewGuest, game: str, seats: int, moves: int, lang: str) -> None:
    """A game in its middle, as hurried players left it; small ones, kept in the repository."""
    match = Match.start(find(game), seats, {"pantheon": True} if game == "duel" else {}, seed="picture")
    rng = Rng("picture")
    while len(match.record) < moves or len(match.position.actors()) > 1:
        seat = match.position.actors()[0]
        match.play(seat, int(match.position.rollout_move(seat, rng)))
    me = guest(lang, size=DESKTOP, theme="light", scale=0.66)
    seat = match.position.actors()[0]
    move = find(game).moves.words(int(match.position.legal(seat)[0]))
    sit_down(me, Moment(match.position.view(seat)["phase"], seat, seats, move, json.loads(write(match))))
    me.page.wait_for_timeout(2500)
    taken = me.page.screenshot(path=README / f"{game}.jpg", type="jpeg", quality=74)
    assert len(taken) <= LARGEST


@pytest.mark.shots
@pytest.mark.parametrize(
    ("game", "lang"), [("condottiere", "fa"), ("duel", "en"), ("architects", "fa"), ("troyes", "en"), ("trajan", "fa")]
)
def test_pictures_of_the_lessons(guest: NewGuest, game: str, lang: str) -> None:
    """The first screen of each first lesson; small ones, kept in the repository."""
    me = guest(lang, size=(1100, 720), theme="light", scale=0.5)
    me.open(f"/new/{game}").locator('[data-lesson="first"]').click()
    me.page.mouse.move(1, 1)  # where it rests it would read what lies there
    me.page.locator(".lesson .on").wait_for()
    me.page.wait_for_timeout(2500)
    taken = me.page.screenshot(path=README / f"lesson-{game}.jpg", type="jpeg", quality=74)
    assert len(taken) <= LARGEST


def battle_goes_on(me: Guest) -> None:
    """A battle with something in its log, and a card chosen. The bots play anything: try until they let it go on."""
    for _ in range(20):
        me.sit(me.set_up(mid_battle(), "me", "bot", "bot", "bot")["table"])
        me.turn()
        me.decide("play mercenary_5")
        if me.turn() and me.state["view"]["phase"] == "battle_turn" and me.state["view"]["season"]:
            return me.card("heroine").click()
    raise AssertionError("the bots never let the battle go on")
