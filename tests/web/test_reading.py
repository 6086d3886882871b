"""What things are, in words: by hover, by the sign on the bar, in the key of signs; and what is picked is put back."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from adamak.core import games
from adamak.core.savefile import read
from condottiere.arrange import anna, bruno, carla, dario, written

from .clicking import Moment, moments, pick, sit_down
from .conftest import NewGuest
from .guests import PHONE
from .pressing import decisions
from .scenes import mid_battle

GAMES = sorted(games())
# Pictures that are broken draw nothing; a message that is missing says its own name.
MARKS = re.compile("[\u2066-\u2069\u200e\u200f]")
EMPTY = """() => [...document.querySelectorAll('dialog .pic svg')].filter((picture) => {
  const {width, height} = picture.querySelector('use').getBBox()
  return !width || !height
}).map((picture) => picture.innerHTML)"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_key_explains_every_sign(guest: NewGuest, game: str, lang: str) -> None:
    me = guest(lang)
    sit_down(me, next(decisions(game, 1, "key")))
    me.page.locator(".decide:not(.waiting)").wait_for()
    me.page.locator("body").press("?")
    key = me.page.get_by_role("dialog", name=me.say("key"))
    expect(key.get_by_role("listitem").nth(8)).to_be_visible()
    names = key.locator("li b:not([data-n])").all_inner_texts()
    assert all(name and not re.fullmatch(r"[a-z]+-[a-z_-]+", name) for name in names), names
    # Pictures of the common sprite are fetched; those drawn by the board are there at once.
    expect(key.locator("li").first).to_be_visible()
    me.page.wait_for_function(f"() => ({EMPTY})().length === 0")


def test_a_picked_card_says_what_it_does_before_what_it_changes(guest: NewGuest) -> None:
    me = guest("en")
    me.sit(me.set_up(mid_battle(), "me", "bot", "bot", "bot")["table"])
    me.turn()
    me.card("drummer").click()
    said = me.page.locator(".decide .sub")
    expect(said).to_contain_text(me.say("card-drummer.effect"))
    text = said.inner_text()
    assert text.index(me.say("card-drummer.effect")) < text.index("Your strength")
    # The sign on the bar tells the rest; the second press on the card puts it back.
    me.page.locator(".decide button.who").click()
    expect(me.page.get_by_role("dialog")).to_contain_text(me.say("card-drummer.effect"))
    me.page.keyboard.press("Escape")
    me.card("drummer").click()
    expect(me.page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    assert me.sent == 0


def test_the_mouse_reads_by_resting(guest: NewGuest) -> None:
    me = guest("en")
    me.sit(me.set_up(mid_battle(), "me", "bot", "bot", "bot")["table"])
    me.turn()
    me.card("drummer").hover()
    told = me.page.locator(".pop.seen[inert]")
    expect(told).to_contain_text(me.say("card-drummer.effect"))
    me.page.locator(".decide").hover()
    expect(told).to_have_count(0)
    me.card("drummer").click()  # nothing lay in the way
    expect(me.page.locator(".hand [aria-pressed=true]")).to_have_count(1)


def test_winter_says_once_what_it_changes_and_who_leads_then(guest: NewGuest) -> None:
    me = guest("fa", size=PHONE)
    others = [seat(hand="5", line=line, passed=True) for seat, line in ((bruno, ""), (carla, ""), (dario, "1"))]
    position = written(anna(hand="W 6 D", line="10"), *others)
    me.sit(me.set_up(position, "me", "bot", "bot", "bot")["table"])
    me.turn()
    me.card("winter").click()
    said = me.page.locator(".decide .sub").inner_text()
    assert said.count(me.say("goes", old=10, new=1)) == 1
    assert said.count(".") == 4  # two sentences of the card, the change, and how one stands then


def test_a_tie_that_stood_before_is_not_brought_about(guest: NewGuest) -> None:
    me = guest("en")
    me.sit(me.set_up(written(anna(hand="D 5"), bruno(hand="5")), "me", "bot")["table"])
    me.turn()
    me.card("drummer").click()
    said = me.page.locator(".decide .sub")
    expect(said).to_contain_text(me.say("standing-none"))
    expect(said).not_to_contain_text("You tie")


def test_what_a_card_says_is_not_said_again(guest: NewGuest) -> None:
    """Points, coins and symbols of Duel are printed; what cannot be paid for says so."""
    me = guest("en")
    dear = 0
    for moment in decisions("duel", 60, "once"):
        if moment.decision != "turn" or dear:
            continue
        sit_down(me, moment)
        for slot in sorted({move.split()[1] for move in me.legal if move.startswith("discard ")}):
            pick(me, f"slot:{slot}")
            said = MARKS.sub("", me.page.locator(".decide .sub").inner_text())
            for amounts in (r"(\d+) points?\.", r"[Gg]ain (\d+) coins?\.", r"(\w+) symbol|Symbol: (\w+)"):
                found = re.findall(amounts, said)
                assert len(found) == len(set(found)), said
            if f"build {slot}" not in me.legal:
                dear += 1
                assert "You cannot pay for it now." in said, said
                assert "Discarding it brings" in said
    assert dear


def test_the_natural_press_in_troyes(guest: NewGuest) -> None:
    """A window of a building that can be chosen chooses it; a die is there to be used before it is rolled again."""
    me = guest("en")
    sit_down(me, next(moments("troyes", {"act": ["place"]}, seats=3, seed="window")))
    lit = me.page.locator(".bld:has(.whole.open)").first
    lit.locator(".space").nth(2).click()
    expect(lit.locator(".whole")).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator(".decide .btn.go")).to_have_attribute("data-move", re.compile("^place "))

    moment = next(
        moments(
            "troyes", {"black_dice": ["reroll"]}, seats=3, seed="use", liking=lambda move: 3 if "use" in move else 1
        )
    )
    sit_down(me, moment)
    die = moment.move.split()[1]
    assert f"use {die}" in me.legal
    pick(me, f"die:d{moment.seat + 1}.{die}")
    expect(me.page.locator(".decide .btn.go")).to_have_attribute("data-move", f"use {die}")
    expect(me.page.locator(f'.decide [data-move="reroll {die}"]:not(.go)')).to_be_visible()


def test_the_most_is_offered_first_and_ends_the_turn(guest: NewGuest) -> None:
    me = guest("en")
    sit_down(me, next(moments("troyes", {"choose_times": ["times"]}, seats=3, seed="most")))
    most = max(int(move.split()[1]) for move in me.legal)
    go = me.page.locator(".decide .btn.go")
    expect(go).to_have_attribute("data-move", f"times {most}")
    before = me.version
    go.click()
    me.until(lambda: me.version > before and me.state["view"]["phase"] not in ("choose_times", "confirm"))


# Milliseconds of the page's clock. Sooner than the first no person could answer; the answer has come by the second.
TOO_SOON, LATE_ENOUGH = 1900, 5100


def asked_at_once(only: bool) -> Moment:
    """Several are asked whether to keep their hands, and the one who looks has a single answer, or a choice."""
    for moment in decisions("condottiere", 2000, "forced"):
        position = read(json.dumps(moment.save).encode())[0].position
        several = moment.decision == "discard_hand" and len(position.actors()) > 1
        if several and (len(position.legal(moment.seat)) == 1) is only:
            return moment
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("only", [True, False], ids=["only one", "a choice"])
def test_the_only_answer_is_given_after_a_pause(guest: NewGuest, only: bool) -> None:
    """Never sooner than a person could answer, and not at all where there is a choice."""
    me = guest("en", answers=True)
    moment = asked_at_once(only)
    plans = ["me" if seat == moment.seat else "guest" for seat in range(moment.seats)]
    made = me.make(*plans, path="/api/tables/import", save=moment.save)
    # The page's clock goes on as far as it is told: a busy machine is not late.
    me.page.clock.install(time=0)
    me.page.clock.pause_at(1000)
    me.sit_alone(made["table"], moment.seat)
    told = me.page.locator(".decide .sub")
    expect(me.page.locator(".decide:not(.waiting)")).to_be_visible()
    if only:
        expect(told).to_contain_text(me.say("only-answer"))
    me.page.clock.run_for(TOO_SOON)
    assert me.sent == 0
    me.page.clock.run_for(LATE_ENOUGH - TOO_SOON)
    if only:
        me.until(lambda: me.sent > 0)
        expect(me.page.locator(".decide.waiting .sub")).to_contain_text(me.say("move-keep_hand"))
    else:
        assert me.sent == 0
