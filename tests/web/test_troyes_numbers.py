"""The printed numbers of Troyes: entered card by card, checked, kept, passed on, played with, marked at the table."""

from __future__ import annotations

import random
from functools import cache

import pytest
from playwright.sync_api import Locator, expect

from adamak.core import find
from adamak.words import Catalogue, Words
from adamak.words.game_words import GameWords

from .conftest import NewGuest
from .guests import DESKTOP, PHONE, Guest
from .test_axe import findings
from .test_troyes_clicks import make, quick
from .texts import WEB

# What is entered: the field of a card or event, and its boxes. Some cards of level 1 lie open in the first round.
FEW = {
    "tithing.cost": ["6"],
    "monk.cost": ["5"],
    "priest.cost": ["7"],
    "priest.vp": ["5", "3", "1"],
    "marauding.divisor": ["1"],
}
MORE = {
    f"{card}.{what}": values
    for card in ("artisan", "merchant", "miller", "monk", "archer", "chivalry", "diplomat")
    for what, values in (("divisor", ["1"]), ("vp", ["6"]))
} | {"war.banners": ["7"]}
SIZES = {"en": DESKTOP, "fa": PHONE}
DIGITS = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


# Where each of these letters first stands in an element.
PLACES = """(element, letters) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found = {}
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const letter of letters) {
      const at = node.data.indexOf(letter)
      if (at < 0 || letter in found) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      found[letter] = range.getBoundingClientRect().x
    }
  return letters.map((letter) => found[letter])
}"""


@cache
def board_words(lang: str) -> Catalogue:
    return Catalogue(lang, (WEB / "games" / "troyes" / "text" / f"{lang}.ftl").read_text("utf-8"))


def say(me: Guest, message: str, **args: object) -> str:
    name, _, attribute = message.partition(".")
    said = board_words(me.say.lang).format(name, args, attribute)
    assert said is not None, message
    return said[0]


def words_of(me: Guest) -> GameWords:
    return Words(me.say.lang).game(find("troyes"))


def name_of(me: Guest, thing: str) -> str:
    words = words_of(me)
    return words.say(next(f"{kind}-{thing}" for kind in ("card", "threat") if words.has(f"{kind}-{thing}")))


def entry(me: Guest, thing: str) -> Locator:
    """The part of the form that is about a card or event, its group folded open."""
    heading = me.page.get_by_role("heading", name=name_of(me, thing), exact=True, include_hidden=True)
    group = me.page.locator("details", has=heading)
    if group.get_attribute("open") is None:
        group.locator("summary").click()
    return me.page.get_by_role("listitem").filter(has=heading)


def enter(me: Guest, key: str, values: list[str]) -> None:
    thing, _, what = key.partition(".")
    boxes = entry(me, thing).get_by_role("group", name=say(me, f"number-{what}"), exact=True).get_by_role("textbox")
    for place in range(boxes.count()):
        written = values[place] if place < len(values) else ""
        boxes.nth(place).fill(written.translate(DIGITS) if me.say.lang == "fa" else written)


def plays(me: Guest) -> None:
    """Alone against Le Roy, up to the first action."""
    me.page.get_by_role("radio", name=me.say("new-solo")).check()
    me.button("new-open").click()
    me.page.wait_for_url("**/t/*")
    rng = random.Random("numbers")
    while me.turn() and me.state["view"]["phase"] != "act":
        make(me, quick(rng, me.legal))


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("entered", [FEW, pytest.param(FEW | MORE, marks=pytest.mark.soak)], ids=["few", "twenty"])
def test_numbers_are_entered_shared_played_with_and_marked(
    guest: NewGuest, lang: str, entered: dict[str, list[str]]
) -> None:
    owner = guest(lang, size=SIZES[lang])
    page = owner.open("/new/troyes")
    owner.link("sets-enter").click()
    enter(owner, "priest.cost", ["99"])
    priest = entry(owner, "priest")
    expect(priest).to_contain_text(owner.say.number(15))  # the bound, in the true reason
    expect(owner.button("form-play")).to_be_disabled()
    for key, values in entered.items():
        enter(owner, key, values)
    expect(page.get_by_text(owner.say("form-differ", count=len(entered)))).to_be_visible()
    expect(priest.locator(".act .ov")).to_have_count(4)  # drawn beside: its cost, and the points of three spaces
    page.get_by_label(owner.say("form-name")).fill("آبی")
    owner.button("form-keep").click()
    expect(page.get_by_text(owner.say("form-kept", name="آبی"))).to_be_visible()
    assert findings(owner, f"numbers {lang}") == []
    link = page.get_by_label(owner.say("form-link")).input_value()

    friend = guest(lang, size=SIZES[lang])
    friend.open(link.removeprefix(str(friend.page.context.browser and link.split("/new/")[0])))
    expect(friend.page.get_by_label(friend.say("form-name"))).to_have_value("آبی")
    expect(friend.page.get_by_text(friend.say("form-differ", count=len(entered)))).to_be_visible()
    friend.button("form-play").click()
    plays(friend)
    view = friend.state["view"]
    assert {
        f"{number['thing']}.{number['what']}": [str(one) for one in number["own"]] for number in view["own_numbers"]
    } == entered
    shown = sum(len(slot["own"]) for slot in view["slots"])
    assert shown > 0
    board = friend.page.locator(".troy")
    open_cards(friend)
    marks = sum((len(slot["vp"]) if what == "vp" else 1) for slot in view["slots"] for what in slot["own"])
    expect(board.locator(".act .ov")).to_have_count(marks)
    board.get_by_role("button", name=say(friend, "numbers-differ", number=len(entered))).click()
    told = (
        friend.page.get_by_role("listitem")
        .filter(has_text=name_of(friend, "monk"))
        .filter(has_text=say(friend, "number-cost"))
    )
    expect(told).to_be_visible()
    places = (
        friend.page.get_by_role("listitem")
        .filter(has_text=say(friend, "number-vp"))
        .first.evaluate(PLACES, [friend.say.number(int(points)) for points in entered["priest.vp"]])
    )
    assert places == sorted(places, reverse=lang == "fa"), "the first value stands where one begins to read"
    assert findings(friend, f"own numbers {lang}") == []


def open_cards(me: Guest) -> None:
    if me.page.viewport_size and me.page.viewport_size["width"] < 600:
        me.page.get_by_role("tab", name=say(me, "tab-cards")).click()


def test_a_file_comes_back_and_the_house_can_be_chosen(guest: NewGuest) -> None:
    me = guest("en")
    page = me.open("/new/troyes/numbers")
    enter(me, "chivalry.divisor", ["1"])
    entry(me, "war").get_by_role("checkbox", name=words_of(me).say("colour-yellow")).check()
    page.get_by_label(me.say("form-name")).fill("Mine")
    expect(page.get_by_text(me.say("form-differ", count=2))).to_be_visible()
    with page.expect_download() as kept:
        me.button("form-file").click()
    me.button("form-keep").click()
    page.reload()
    expect(page.get_by_text(me.say("form-differ", count=0))).to_be_visible()
    page.get_by_label(me.say("form-open-file")).set_input_files(kept.value.path())
    expect(page.get_by_label(me.say("form-name"))).to_have_value("Mine")
    expect(entry(me, "war").locator(".ev .ltc")).to_have_count(2)
    me.open("/new/troyes")
    sets = page.get_by_label(words_of(me).say("option-numbers"))
    expect(sets.locator("option")).to_have_text([words_of(me).say("option-numbers-usual"), "Mine"])
    sets.select_option("Mine")
    me.button("new-open").click()
    page.wait_for_url("**/t/*")
    me.until(lambda: me.table.get("options", {}).get("numbers") == "chivalry.divisor=1 war.dice=red,yellow")


def test_a_file_that_is_none_is_told(guest: NewGuest) -> None:
    me = guest("fa")
    page = me.open("/new/troyes/numbers")
    page.get_by_label(me.say("form-open-file")).set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    expect(page.get_by_role("alert")).to_contain_text("adamak-troyes-numbers/1")
