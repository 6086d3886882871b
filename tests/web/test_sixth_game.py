"""Pig, a package of somebody else's, installed beside the house: on the shelf, played, replayed and looked up.

The page is the one that was built without it, and Pig brings no line of JavaScript.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from adamak.words import Catalogue

from .conftest import NewGuest
from .guests import PHONE, Guest
from .serving import ROOT, Server
from .test_axe import findings

PIG = ROOT / "docs" / "examples" / "pig"
TABLET = (768, 1024)
TWIN = """
from adamak.games.condottiere.game import Condottiere

class Twin(Condottiere):
    id = "twin"

TWIN = Twin()
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds Pig among the installed packages, as pip leaves it."""
    place = tmp_path_factory.mktemp("pig")
    source = shutil.copytree(PIG, place / "source")  # a build leaves traces in the folder it builds
    packages = place / "packages"
    uv = Path(sys.executable).with_name("uv")
    command = [uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation"]
    command += ["--python", sys.executable, "--target", packages, source]
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    twin(packages)
    server = Server(tmp_path_factory.mktemp("house"), packages).start()
    yield server
    server.stop()
    assert "Traceback" not in server.said(), server.said()


def twin(packages: Path) -> None:
    """Condottiere under another name, for which nobody has drawn a board: a game with cards, secrets and many moves."""
    game = packages / "twin"
    shutil.copytree(ROOT / "src" / "adamak" / "games" / "condottiere" / "text", game / "text")
    (game / "__init__.py").write_text(TWIN, "utf-8")
    info = packages / "twin-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: twin\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[adamak.games]\ntwin = twin:TWIN\n", "utf-8")


def said(lang: str, message: str, **args: object) -> str:
    found = Catalogue(lang, (PIG / "pig" / "text" / f"{lang}.ftl").read_text("utf-8")).format(message, args)
    assert found is not None
    return found[0]


def press(me: Guest, move: str) -> None:
    """The button of a move in the decision bar."""
    before = me.acknowledged
    me.page.get_by_role("button", name=said(me.say.lang, f"move-{move}"), exact=True).click()
    me.until(lambda: me.acknowledged > before and me.version >= me.acknowledged)


def careful(me: Guest) -> str:
    """Hold at twenty, as the books advise."""
    return "hold" if me.state["view"]["stake"] >= 20 else "roll"


@pytest.mark.parametrize(
    ("lang", "size", "theme"),
    [("en", (1366, 768), "dark"), ("fa", PHONE, "light"), pytest.param("fa", TABLET, "dark", marks=pytest.mark.soak)],
)
def test_against_a_bot_to_the_end(guest: NewGuest, house: Server, lang: str, size: tuple[int, int], theme: str) -> None:
    me = guest(lang, url=house.url, size=size, theme=theme)
    page = me.page
    wrong: list[str] = []

    def look(where: str) -> None:
        wrong.extend(findings(me, f"{where} {lang} {size[0]}"))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{where} needs sideways scrolling"

    # From the shelf to the table.
    me.open("/")
    cover = page.locator("#games [data-game=pig] a")
    expect(cover.get_by_text(said(lang, "game-tagline"))).to_be_visible()
    look("home")
    cover.click()
    expect(page.get_by_role("heading", level=2, name=said(lang, "game-name"), exact=True)).to_be_visible()
    expect(page.get_by_text(said(lang, "game-about"))).to_be_visible()
    expect(page.get_by_text(said(lang, "option-goal"), exact=True)).to_be_visible()
    look("new table")
    page.locator("main input[name=seats]").first.check(force=True)
    me.button("new-open").click()
    expect(page).to_have_url(re.compile("/t/"))

    # What cannot be done says why; a hint comes from the house.
    me.turn()
    hold = page.get_by_role("button", name=said(lang, "move-hold"), exact=True)
    me.ask(hold)
    expect(page.get_by_text(said(lang, "refusal-nothing-at-stake")).first).to_be_visible()
    look("why not")
    page.keyboard.press("Escape")
    me.button("hint-ask").click()
    expect(me.button("hint-do").first).to_be_visible(timeout=60_000)
    me.button("hint-ask").click()
    look("table")

    while me.turn():
        press(me, careful(me))
    end = page.get_by_role("region", name=me.say("end-title"))
    expect(end.get_by_text(said(lang, "ending-goal"))).to_be_visible()
    expect(end.get_by_role("rowheader", name=said(lang, "score-kept"))).to_be_visible()
    look("end")

    # The rules at the clause, the replay, and the chances of the finished game.
    end.get_by_role("button", name="PI-3.1").click()
    expect(page.get_by_text("PI-2.2").first).to_be_visible()
    look("rules drawer")
    me.open(f"/t/{me.table['id']}/replay/1")
    me.button("replay-on").click()
    expect(page).to_have_url(re.compile("/replay/2$"))
    expect(page.get_by_text(said(lang, "view-stake"), exact=True)).to_be_visible()
    me.button("curve-title").click()
    expect(page.get_by_text(me.say("curve-honest"))).to_be_visible(timeout=60_000)
    look("replay")
    me.open("/rules/pig")
    expect(page.get_by_role("heading", level=1, name=said(lang, "game-name"))).to_be_visible()
    expect(page.get_by_role("link", name="PI-2.3")).to_be_visible()
    page.locator("[data-figure=stake]").scroll_into_view_if_needed()  # a figure is drawn when it comes near
    expect(page.locator("[data-figure=stake][data-ready]")).to_be_visible()
    look("rules")
    me.open("/rules/pig/summary")
    expect(page.get_by_role("link", name="PI-2.2")).to_be_visible()
    assert wrong == []


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_hot_seat(guest: NewGuest, house: Server, lang: str) -> None:
    me = guest(lang, url=house.url)
    table = me.make("me", "guest", game="pig", options={"goal": 20})["table"]
    me.sit(table)
    names = {0: "Shirin", 1: "Farhad"}
    seat = None
    while not me.over:
        now = me.state["actors"][0]
        if now != seat:
            ready = me.button("pass-ready", name=names[now])
            if seat is not None or now != me.state["seat"]:
                ready.click()
            seat = now
            me.until(lambda: me.over or me.asked)
        press(me, "hold" if "hold" in me.legal else "roll")
        me.until(lambda: me.over or bool(me.state["actors"]))
    expect(me.page.get_by_role("region", name=me.say("end-title"))).to_be_visible()


def test_the_language_changes_at_the_table(guest: NewGuest, house: Server) -> None:
    me = guest("en", url=house.url)
    me.sit(me.make("me", "bot", game="pig")["table"])
    me.turn()
    expect(me.page.get_by_text(said("en", "view-stake"), exact=True)).to_be_visible()
    me.page.get_by_role("button", name=me.say("app-switch-language")).click()
    expect(me.page.get_by_text(said("fa", "view-stake"), exact=True)).to_be_visible()


def test_words_are_there_when_the_server_is_not(guest: NewGuest, house: Server) -> None:
    """A page that was open before keeps its texts: a browser remembers them."""
    me = guest("en", url=house.url)
    me.open("/new/pig")
    expect(me.page.get_by_text(said("en", "game-about"))).to_be_visible()
    ask = "fetch('/api/games/pig/words/en', {cache: 'only-if-cached', mode: 'same-origin'}).then(a => a.text())"
    assert "game-about" in me.page.evaluate(ask)


@pytest.mark.parametrize(("lang", "size"), [("en", (1366, 768)), ("fa", PHONE)])
def test_cards_of_a_hand_are_pressed_and_played(
    guest: NewGuest, house: Server, lang: str, size: tuple[int, int]
) -> None:
    """On the board for any game: what a move is about is pressed where it lies, the rest is buttons."""
    me = guest(lang, url=house.url, size=size)
    page = me.page
    me.sit(me.make("me", "bot", "bot", game="twin")["table"])
    pressed = 0
    while pressed < 6 and me.turn():
        before = me.acknowledged
        cards = page.locator("button.piece:not([aria-disabled])")
        hand = [move for move in me.legal if move.startswith("play ")]
        if hand:
            expect(cards).to_have_count(len(hand))
            card = hand[0].split()[1]
            page.locator(f"button[data-thing='card:{card}']").click()
            assert findings(me, "a chosen card") == []
            me.page.get_by_role("button", name=me.say.move(hand[0]), exact=True).click()
            pressed += 1
        else:
            page.locator("button[data-move]:not([aria-disabled])").first.click()
        me.until(lambda before=before: me.acknowledged > before and me.version >= me.acknowledged)
    assert pressed == 6
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
