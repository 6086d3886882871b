"""The pictures of docs/table.md: `./adamak test -m shots -k table_pictures`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from . import test_accounts as accounts
from .clicking import Moment, moments, pick, sit_down
from .conftest import NewGuest
from .endings import SEATS, finished
from .guests import Guest
from .serving import ROOT

PICTURES = ROOT / "docs" / "pictures"
LARGEST = 60_000


def moment(game: str, decision: str, kind: str, suits: Callable[[str], bool] = lambda _: True) -> Moment:
    """A decision of a random game in which a move of this kind is open."""
    seeds = (f"picture {number}" for number in range(60))
    found = (next(moments(game, {decision: [kind]}, 2, seed=seed)) for seed in seeds)
    return next(one for one in found if suits(one.move))


def fractions(me: Guest) -> None:
    sit_down(me, moment("duel", "turn", "wonder"))


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
    me.sit(me.make(*["me"] * SEATS[game], path="/api/tables/import", save=finished(game))["table"])
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


@pytest.mark.shots
@pytest.mark.parametrize("scene", SCENES)
def test_table_pictures(guest: NewGuest, scene: str) -> None:
    lang, size, arrange = SCENES[scene]
    pace = "calm" if scene == "round" else "none"
    me = guest(lang, size=size, scale=0.5, pace=pace, theme="light")
    arrange(me)
    me.page.wait_for_timeout(1500)  # until "saved" has gone
    taken = me.page.screenshot(path=PICTURES / f"table-{scene}.jpg", type="jpeg", quality=68)
    assert len(taken) <= LARGEST
