"""Playing by ear: what a screen reader is told by the browser is all that is read, and keys are all that is pressed.

The accessibility tree comes from the browser itself; what is announced is written down as a screen reader hears it: the
whole text of a live region whenever it changes.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from .guests import Guest, messages_of
from .serving import WALK

MARKS = re.compile("[\u2066-\u2069\u200e\u200f]")
HEAR = """() => {
  window.heard = []
  const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
  const live = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest(LIVE)
  const silent = (region) =>
    region.closest('[aria-live=off], [aria-hidden=true], [inert]') || !region.checkVisibility()
  const listen = (changes) => {
    const regions = new Set()
    for (const {target, addedNodes} of changes) {
      regions.add(live(target))
      for (const node of addedNodes) if (node.nodeType === 1) for (const one of node.querySelectorAll('[role=alert]'))
        regions.add(one)
    }
    for (const region of regions) {
      const text = region && !silent(region) ? region.textContent.trim().replace(/\\s+/g, ' ') : ''
      if (text) window.heard.push(text)
    }
  }
  new MutationObserver(listen).observe(document, {subtree: true, childList: true, characterData: true})

  // Whatever had the focus last when nothing has it any more, a few frames later.
  window.lost = []
  const homeless = (target, frames) => {
    if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return
    if (frames) requestAnimationFrame(() => homeless(target, frames - 1))
    else window.lost.push(target.outerHTML.replace(/\\s+/g, ' ').slice(0, 200))
  }
  document.addEventListener('focusout', ({target, relatedTarget}) => relatedTarget || homeless(target, 3))
}"""


# Until something is announced, for so many milliseconds at most.
WAIT = """(most) => new Promise((done) => {
  const end = Date.now() + most
  const look = () => (window.heard.length || Date.now() > end ? done() : setTimeout(look, 20))
  look()
})"""


@dataclass
class Node:
    """A thing of the accessibility tree, with what lies in it."""

    role: str
    name: str
    states: dict[str, Any]
    parent: Node | None = None
    children: list[Node] = field(default_factory=list)

    def all(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.all()

    def find(self, role: str, name: str | None = None) -> Node | None:
        found = (one for one in self.all() if one.role == role and (name is None or one.name == name))
        return next(found, None)

    def above(self) -> Iterator[Node]:
        above = self.parent
        while above:
            yield above
            above = above.parent


class Listener:
    """A person with a keyboard and a screen reader. `messages` is all that was announced since the last decision."""

    def __init__(self, me: Guest) -> None:
        self.me = me
        self.say = me.say
        self.messages: list[str] = []
        self._since_press: list[str] = []
        self._frames = 0  # how many the page had received at the last press
        me.context.add_init_script(f"({HEAR})()")
        self._browser = me.context.new_cdp_session(me.page)
        self._browser.send("Accessibility.enable")

    # --- hearing ---

    def tree(self) -> Node:
        nodes = self._browser.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}

        def build(node: dict[str, Any], parent: Node | None) -> list[Node]:
            below = [by_id[child] for child in node.get("childIds", []) if child in by_id]
            role = node.get("role", {}).get("value", "")
            if node["ignored"] or role in ("none", "generic", "InlineTextBox"):
                return [one for child in below for one in build(child, parent)]
            made = read(node, parent)
            made.children = [one for child in below for one in build(child, made)]
            return [made]

        return build(nodes[0], None)[0]

    def here(self) -> Node | None:
        """What has the focus; None where nothing has."""
        found = self._browser.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        if found["className"] == "HTMLBodyElement":
            return None
        asked = {"objectId": found["objectId"], "fetchRelatives": False}
        return read(self._browser.send("Accessibility.getPartialAXTree", asked)["nodes"][0], None)

    def listen(self) -> list[str]:
        """What has been announced meanwhile."""
        heard = [MARKS.sub("", one) for one in self.me.page.evaluate("window.heard.splice(0)")]
        for message in heard:
            assert message not in self._since_press[-1:] or self._happened_again(), f"said twice: {message}"
            self._since_press.append(message)
        self.messages += heard
        return heard

    def _happened_again(self) -> bool:
        """Has the same thing really happened more than once since the last press?"""
        told = [one for frame in self.me.frames[self._frames :] for one in messages_of(frame)]
        entries = [entry for message in told for entry in message.get("entries", ())]
        events = [json.dumps(event, sort_keys=True) for entry in entries for event in entry.get("events", ())]
        return len(set(events)) < len(events)

    def wait(self, seconds: float) -> list[str]:
        """Until something is announced, or this time has passed."""
        self.me.page.evaluate(WAIT, 1000 * seconds)
        return self.listen()

    def press(self, key: str) -> None:
        lost = self.me.page.evaluate("window.lost")
        assert lost == [], f"the focus is lost: {self.messages[-3:]}"
        self.listen()
        self._since_press = []
        self._frames = len(self.me.frames)
        self.me.page.keyboard.press(key)

    def find(self, role: str, name: str) -> bool:
        """Is there something of this role and name? Cheaper than the whole tree."""
        root = self._browser.send("Runtime.evaluate", {"expression": "document"})["result"]["objectId"]
        asked = {"objectId": root, "role": role, "accessibleName": name}
        return any(not one["ignored"] for one in self._browser.send("Accessibility.queryAXTree", asked)["nodes"])

    # --- at the table ---

    @property
    def over(self) -> bool:
        return self.find("region", self.say("end-title"))

    def turn(self) -> bool:
        """Wait until something is asked (then all its moves can be listed); False when the game is over instead."""
        for _ in range(120):
            if self.find("button", self.say("moves")):
                return True
            if self.over:
                return False
            self.wait(1)
        raise AssertionError(f"nothing is asked: {self.messages[-3:]}")


def read(node: dict[str, Any], parent: Node | None) -> Node:
    states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    role = node.get("role", {}).get("value", "")
    return Node(role, MARKS.sub("", node.get("name", {}).get("value", "")), states, parent)


@dataclass
class Report:
    """What a game by ear was like."""

    decisions: Counter[str] = field(default_factory=Counter)  # by how they were made
    longest: int = 0  # letters of a message
    most: int = 0  # messages between two presses
    result: str = ""


def decide_from_the_list(ear: Listener, rng: random.Random) -> None:
    """M, arrows, Enter."""
    ear.press("m")
    for _ in range(100):  # the list opens in a moment, and has the focus then
        if (here := ear.here()) and here.role == "button" and here.name != ear.say("moves"):
            break
        ear.wait(0.1)
    for _ in range(rng.randrange(9)):
        ear.press("ArrowDown")
    here = ear.here()
    assert here is not None, "the list of moves does not take the focus"
    assert here.name
    ear.press("Enter")
    assert ear.wait(60), f"nothing is said after {here.name!r}"


def decide_on_the_board(ear: Listener, rng: random.Random) -> bool:
    """N to something that can be chosen, Enter; a second Enter plays it. Is something chosen or played?"""
    for _ in range(1 + rng.randrange(6)):
        ear.press("n")
    here = ear.here()
    if here is None or here.role not in ("button", "radio", "checkbox"):
        return False
    assert here.name
    ear.press("Enter")
    again, heard = ear.here(), ear.wait(0)
    for _ in range(60):  # something is said, or what was pressed says that it has changed
        if heard or not again or again.states != here.states:
            break
        heard = ear.wait(1)
        again = ear.here()
    else:
        raise AssertionError(f"nothing is said after {here.name!r}")
    assert again is not None, f"the focus is lost after {here.name!r}: {heard}"
    if again.states.get("pressed") == "true" and again.name.split(".")[0] == here.name.split(".")[0]:
        ear.press("Enter")
        # What is asked next is not known before the answer: it may be the end.
        assert ear.wait(60), f"nothing is said after {here.name!r} is played"
    return True


def play_by_ear(ear: Listener, seed: str, most: int = 3000) -> Report:
    """To the end of the game, by the list of moves and on the board in turn."""
    rng = random.Random(seed + WALK)
    report = Report()
    ear.turn()
    ear.listen()
    for number in range(most):
        ear.messages.clear()
        if rng.random() < 0.5:
            way = "list"
            decide_from_the_list(ear, rng)
        else:
            way = "board" if decide_on_the_board(ear, rng) else "nothing"
        going_on = ear.turn()
        ear.listen()
        report.decisions[way] += 1
        report.longest = max(report.longest, *map(len, ear.messages), 0)
        report.most = max(report.most, len(ear.messages))
        assert ear.here() is not None, f"the focus is lost: {ear.messages}"
        if number % 10 == 0 or not going_on:
            tree = ear.tree()
            assert not (found := faults(tree)), found
            if end := tree.find("region", ear.say("end-title")):
                heading = end.find("heading")
                report.result = heading.name if heading else ""
                return report
    raise AssertionError("the game does not end")


# --- the outline ---

ZONES = {"region", "group", "list", "complementary", "navigation", "dialog", "radiogroup", "tablist", "figure", "log"}
NAMED = {"button", "link", "image", "region", "group", "checkbox", "radio", "combobox", "textbox", "heading", "tab"}


def faults(tree: Node) -> list[str]:
    """What a listener could make nothing of: nameless things, things outside every zone, several first headings."""
    found = [f"{one.role} without a name in {where(one)}" for one in tree.all() if one.role in NAMED and not one.name]
    main = tree.find("main")
    for one in main.all() if main else ():
        if one.role == "button" and not any(up.role in ZONES and up.name for up in one.above()):
            found.append(f"{one.name!r} lies in no zone")
        if one.role == "listitem" and not any(True for _ in one.all() if _.name):
            found.append(f"an empty item in {where(one)}")
    firsts = [one for one in tree.all() if one.role == "heading" and one.states.get("level") == 1]
    if len(firsts) != 1:
        found.append(f"{len(firsts)} headings of the page")
    return found


def where(node: Node) -> str:
    return " < ".join(f"{up.role} {up.name!r}" for up in node.above() if up.name)
