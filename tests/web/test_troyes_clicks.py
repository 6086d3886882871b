"""Every decision of Troyes, and every kind of move, made by clicking the thing on the board."""

from __future__ import annotations

import functools
import random
from typing import Any

import pytest
from playwright.sync_api import expect

from . import clicking
from .clicking import Moment, assert_everything, click_everything, kind_of, moments, sit_down
from .conftest import NewGuest
from .guests import DESKTOP, PHONE

# Every decision, and the kinds of move it is about.
DECISIONS = {
    "settle": ["settle"],
    "black_dice": ["use", "oppose", "defend", "yield", "reroll", "recruit", "flip"],
    "flip": ["turn", "done"],
    "act": ["activate", "build", "fight", "place", "farm", "pass", "reroll", "recruit", "flip"],
    "take_dice": ["take", "enough"],
    "choose_cube": ["spend", "plain"],
    "choose_source": ["source"],
    "choose_times": ["times"],
    "confirm": ["confirm"],
    "miller": ["collect"],
    "exchange": ["exchange"],
    "event_cubes": ["cube", "stop"],
}
# Steps of a turn that can be taken back: one click makes them.
AT_ONCE = {"take", "spend", "source", "turn"}


def things_of(move: str, seat: int) -> list[str]:
    """The thing a move is about, if any; without one it is a button of the decision bar."""
    kind, *args = move.split(" ")
    own = f"d{seat + 1}"
    match kind, args:
        case "take", [district, die]:
            return [f"die:{district}.{die}"]
        case (("reroll" | "turn" | "use"), [die]):
            return [f"die:{own}.{die}"]
        case "oppose", [die]:
            return [f"die:black.{die}"]
        case "source", [source]:
            return [source_thing(source)]
        case ("build", []):
            return ["cathedral:cathedral"]
        case ("farm", []):
            return ["farm:farm"]
        case "spend", [card]:
            return [f"cube:{card}"]
    names = {"settle": "space", "activate": "slot", "fight": "threat", "cube": "threat", "place": "building"}
    names["collect"] = "building"
    return [f"{names[kind]}:{args[0]}"] if kind in names else []


def source_thing(source: str) -> str:
    if source == "supply":
        return "supply:own"
    if source.startswith("card_"):
        return f"slot:{source.removeprefix('card_')}"
    return f"lying:{source.removeprefix('lying_')}" if source.startswith("lying_") else f"space:{source}"


make = functools.partial(clicking.make, names=things_of, at_once=AT_ONCE)


def met(seed: str) -> list[Moment]:
    variants: list[dict[str, Any]] = [{}, {"bonus_cards": True}]
    return list(moments("troyes", DECISIONS, seats=3, variants=variants, seed=seed))


def test_every_decision_is_made_by_clicking(guest: NewGuest) -> None:
    """At a desk and on a phone in turn."""
    people = [guest("en"), guest("fa", size=PHONE)]
    reached = click_everything(people, met("both"), things_of, AT_ONCE)
    assert_everything("troyes", reached, DECISIONS)


@pytest.mark.soak
@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("fa", PHONE)], ids=["desk", "phone"])
def test_every_decision_at_either_size(guest: NewGuest, lang: str, size: tuple[int, int]) -> None:
    reached = click_everything([guest(lang, size=size)], met(lang), things_of, AT_ONCE)
    assert_everything("troyes", reached, DECISIONS)


def test_a_turn_is_put_together_and_taken_back(guest: NewGuest) -> None:
    """Target, die, and back again: what the group costs and is worth stands in the tray at each step."""
    me = guest("en")
    moment = next(one for one in moments("troyes", {"take_dice": ["take"]}, seats=3, seed="back"))
    sit_down(me, moment)
    make(me, moment.move)
    compose = me.state["view"]["compose"]
    tray = me.page.locator(".tray")
    for die in compose["dice"]:
        assert die["price"] in (0, 2, 4, 6)
    expect(tray.locator(".sums")).to_contain_text(str(compose["value"]))
    expect(tray.locator(".sums")).to_contain_text(str(compose["price"] + compose["hire"]))
    me.button("undo").click()
    me.until(lambda: len(me.state["view"]["compose"]["dice"]) == len(compose["dice"]) - 1)
    assert moment.move in me.legal


def quick(rng: random.Random, legal: list[str]) -> str:
    """Any move, but passing rather than dwelling on a turn: a whole game of a person's clicks is long."""
    if "pass" in legal and rng.random() < 0.5:
        return "pass"
    ahead = [move for move in legal if kind_of(move) not in ("reroll", "recruit", "flip")]
    return rng.choice(ahead or legal)
