"""The pictures of docs/table.md: `./adamak test -m shots -k table_pictures`."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from adamak.core.savefile import read

from . import test_accounts as accounts
from .clicking import Moment, moments, pick, sit_down
from .conftest import NewGuest
from .endings import finished
from .guests import Guest
from .pressing import decisions
from .serving import ROOT

PICTURES = ROOT / "docs" / "pictures"
LARGEST = 60_000


def moment(game: str, decision: str, kind: str, suits: Callable[[str], bool] = lambda _: True) -> Moment:
    """A decision of a random game in which a move of this kind is open."""
    seeds = (f"picture {number}" for number in range(60))
    found = (next(moments(game, {decision: [kind]}, 2, seed=seed)) for seed in seeds)
    return next(one for one in found if suits(one.move))


def fractions(me: Guest) -> None:
    """A city with sciences and a Wonder that stands: both are counted out of so many."""
    for one in decisions("duel", 400, "fractions"):
        city = read(json.dumps(one.save).encode())[0].position.view(one.seat)["players"][one.seat]
        standing = sum(wonder["standing"] for wonder in city["wonders"])
        if one.decision == "turn" and any(city["symbols"].values()) and 0 < standing < len(city["wonders"]):
            return sit_down(me, one)
    raise AssertionError("no such city")


def a_building(me: Guest) -> None:
    sit_down(me, found := moment("troyes", "act", "place"))
    pick(me, f"building:{found.move.split(' ')[1]}")


def a_defence(me: Guest) -> None:
    sit_down(me, found := moment("troyes", "black_dice", "use", lambda move: "white" in move))
    pick(me, f"die:d{found.seat + 1}.{found.move.split(' ')[1]}")


def amounts(me: Guest) -> None:
    sit_down(me, moment("architects", "turn", "place", lambda move: "tax_stand" in move))
    pick(me, "location:tax_stand")


def the_end(me: Guest, game: str) -> None:
    me.sit(me.make(*["me"] * 4, path="/api/tables/import", save=finished(game, 4))["table"])
    me.page.locator(".end").wait_for()


def a_round_begins(me: Guest) -> None:
    accounts.play(me, "troyes", accounts.scene_of("troyes"))
    me.page.locator(".banner").wait_for()


SCENES: dict[str, tuple[str, tuple[int, int], Callable[[Guest], None]]] = {
    "fractions": ("fa", (1366, 768), fractions),
    "building": ("en", (1366, 768), a_building),
    "defence": ("en", (1366, 768), a_defence),
    "amounts": ("fa", (768, 1024), amounts),
    "end-condottiere": ("en", (1366, 768), lambda me: the_end(me, "condottiere")),
    "end-troyes": ("en", (1366, 768), lambda me: the_end(me, "troyes")),
    "round": ("en", (768, 1024), a_round_begins),
}
CLOSE = {"fractions": ".city"}  # a part of the page, as large as life


@pytest.mark.shots
@pytest.mark.parametrize("scene", SCENES)
def test_table_pictures(guest: NewGuest, scene: str) -> None:
    lang, size, arrange = SCENES[scene]
    pace = "calm" if scene == "round" else "none"
    close = CLOSE.get(scene)
    me = guest(lang, size=size, scale=1 if close else 0.5, pace=pace, theme="light")
    arrange(me)
    me.page.wait_for_timeout(1500)  # until "saved" has gone
    shown = me.page.locator(close or "body").first
    taken = shown.screenshot(path=PICTURES / f"table-{scene}.jpg", type="jpeg", quality=68)
    assert len(taken) <= LARGEST
