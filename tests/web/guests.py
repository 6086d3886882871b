"""A person at a browser: a context with its own cookie and storage, all its sockets hear, all that goes wrong."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Browser, Locator, Page, Request, Response, WebSocket, expect

from adamak.core import games

from .texts import Texts

PHONE = (360, 640)
DESKTOP = (1366, 768)

# Seconds to wait for anything: only a busy machine needs them.
PATIENCE = 90
expect.set_options(timeout=1000 * PATIENCE)

PREPARE = """settings => {
  if (!localStorage.getItem('adamak.settings')) localStorage.setItem('adamak.settings', JSON.stringify(settings))
  document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))
}"""
# Makes a table (or asks for one in another way) and keeps its secrets where the page keeps them.
MAKE = """async ([path, body]) => {
  const asked = {method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)}
  const answer = await fetch(path, asked)
  if (!answer.ok) throw new Error(await answer.text())
  const made = await answer.json()
  const seats = Object.fromEntries(made.seats.map(({seat, secret}) => [seat, secret]))
  const {host, invite, watch} = made
  localStorage.setItem(`adamak.keys.${made.table}`, JSON.stringify({host, invite, watch, seats}))
  return made
}"""
# The page sits on one seat alone: whoever has the other secrets sits elsewhere.
ALONE = """([id, seat]) => {
  const key = `adamak.keys.${id}`
  const {seats, ...rest} = JSON.parse(localStorage.getItem(key))
  localStorage.setItem(key, JSON.stringify({...rest, seats: {[seat]: seats[seat]}}))
}"""
# Plays all seats of this browser to the end, over a socket beside the page's: pass and keep, else the first move.
FINISH = """id => new Promise((done) => {
  const {seats} = JSON.parse(localStorage.getItem(`adamak.keys.${id}`))
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`)
  const say = (message) => socket.send(JSON.stringify(message))
  let turns = 0
  socket.onopen = () => say({type: 'hello', secrets: Object.values(seats)})
  socket.onmessage = ({data}) => {
    const {state, version} = [JSON.parse(data)].flat().findLast(({state}) => state) ?? {}
    if (!state) return
    if (!state.actors.length) return socket.close(), done()
    const move = turns++ < 12 ? state.legal[0] : state.legal.at(-1)
    if (move) say({type: 'play', expected_version: version, key: crypto.randomUUID(), moves: [move.words]})
  }
})"""


class Guest:
    """`lang`, `theme`, `confirm` … are settings of the page; `frames` every frame received, `troubles` every fault."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        scale: float = 1,
        touch: bool = False,
        reduced_motion: Literal["reduce", "no-preference"] = "reduce",
        **settings: Any,
    ) -> None:
        self.say = Texts(lang)
        self.frames: list[str] = []
        self.troubles: list[str] = []
        self.requests: list[str] = []
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.version = 0
        self.acknowledged = 0
        self.sent = 0  # how many commands to play the page has sent
        self.context = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=scale,
            reduced_motion=reduced_motion,
            has_touch=touch,
        )
        # Whoever wants to see how things are told says so: everybody else is asked at once.
        plain = {"theme": "light", "motion": "reduce", "sound": False, "name": "Shirin"}
        # Nor has anybody their first game here, at which a coach would speak.
        experienced = {"coach": dict.fromkeys(games(), False)}
        wanted = {"lang": lang, **plain, **experienced, "pace": "none", "answers": False, **settings}
        self.context.add_init_script(f"({PREPARE})({json.dumps(wanted)})")
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda line: self.troubles.append(line.text) if line.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.troubles.append(f"script: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._connected)
        return page

    def close(self) -> None:
        self.context.close()

    # --- what is heard ---

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left
            self.troubles.append(f"{request.failure}: {request.url}")

    def _answered(self, response: Response) -> None:
        self.requests.append(response.url)
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.request.method} {response.url}")

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))
        socket.on("framesent", lambda frame: self._say(str(frame)))

    def _say(self, frame: str) -> None:
        self.sent += sum(message["type"] == "play" for message in messages_of(frame))

    def _hear(self, frame: str) -> None:
        self.frames.append(frame)
        for message in messages_of(frame):
            if message["type"] in ("welcome", "update"):
                self.state = message["state"] or self.state
                self.table = message["table"] or self.table
                self.version = message["version"]
                if message["type"] == "welcome":
                    self.acknowledged = 0
            elif message["type"] == "ack":
                self.acknowledged = message["version"]

    def messages(self, *kinds: str) -> list[dict[str, Any]]:
        return [told for frame in self.frames for told in messages_of(frame) if told["type"] in kinds]

    def until(self, ready: Callable[[], Any], seconds: float = PATIENCE) -> None:
        """Wait for something that frames tell."""
        assert self.comes(ready, seconds), "this never happened"

    def comes(self, ready: Callable[[], Any], seconds: float) -> bool:
        """Does something come true in this time?"""
        deadline = time.monotonic() + seconds
        while not ready():
            if time.monotonic() > deadline:
                return False
            self.page.wait_for_timeout(5)
        return True

    def catch_up(self, other: Guest) -> None:
        """Wait until this page has heard as much as another one."""
        self.until(lambda: self.version >= other.version)

    # --- the page ---

    def open(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def button(self, message: str, /, **args: object) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **args), exact=True)

    def link(self, message: str, /, **args: object) -> Locator:
        return self.page.get_by_role("link", name=self.say(message, **args), exact=True)

    def region(self, name: str) -> Locator:
        """A region of the map: its label begins with its name."""
        return self.page.locator(f"[role=button][data-region={name}]")

    def card(self, name: str) -> Locator:
        """A card of the own hand (the first of several equal ones)."""
        hand = self.page.get_by_role("list", name=self.say("hand-of", number=len(self.hand)))
        return hand.get_by_role("button", name=f"{self.say.thing('card', name)}. ").first

    def ask(self, thing: Locator) -> None:
        """Click what cannot be chosen now (it is aria-disabled, and answers all the same)."""
        expect(thing).to_be_visible()
        thing.click(force=True)

    # --- tables without clicking ---

    def make(self, *seats: str, path: str = "/api/tables", **more: Any) -> dict[str, Any]:
        """A table of "me", "friend", "guest", "bot"s; this browser holds its secrets. Bots play anything legal."""
        if not self.page.url.startswith("http"):
            self.open("/settings")
        names = iter(["Shirin", "Farhad", "Layla", "Majnun", "Bizhan", "Manizhe"])
        people = ("me", "guest")
        plans = [{"kind": kind, "name": next(names) if kind in people else "", "level": "random"} for kind in seats]
        body = {"seats": plans, **({"game": "condottiere"} if path == "/api/tables" else {}), **more}
        made: dict[str, Any] = self.page.evaluate(MAKE, [path, body])
        return made

    def set_up(self, setup: dict[str, Any], *seats: str, **options: Any) -> dict[str, Any]:
        """A table that begins with a given position."""
        save = {"format": "adamak-save/1", "game": "condottiere", "rules_version": 1, "seats": len(seats), "moves": []}
        return self.make(*seats, path="/api/tables/import", save=save | {"setup": setup | options})

    def finish(self, table: str) -> None:
        self.page.evaluate(FINISH, table)

    def sit(self, table: str) -> None:
        """At a table, with its board in view."""
        self.frames.clear()
        self.open(f"/t/{table}")
        self.until(lambda: self.state and self.table.get("id") == table)

    def sit_alone(self, table: str, seat: int) -> None:
        """At a table of several people, on one seat: the others are not here, and nobody moves for them."""
        self.page.evaluate(ALONE, [table, seat])
        self.sit(table)

    # --- playing ---

    @property
    def seat(self) -> int:
        return int(self.state["seat"])

    @property
    def hand(self) -> list[str]:
        return list(self.state["view"]["players"][self.seat]["hand"])

    @property
    def legal(self) -> list[str]:
        return [move["words"] for move in self.state["legal"]]

    @property
    def over(self) -> bool:
        return bool(self.table.get("status") == "over")

    @property
    def asked(self) -> bool:
        return bool(self.state) and self.version >= self.acknowledged and bool(self.state["legal"])

    def turn(self) -> bool:
        """Wait until this person is asked something; False when the game is over instead."""
        self.until(lambda: self.over or self.asked)
        return not self.over

    def decide(self, move: str | int) -> str:
        """Take a move from the list of legal moves: by its words, or the first (0) or last (-1) of them."""
        words = self.legal[move] if isinstance(move, int) else move
        before, phase = self.acknowledged, self.state["view"]["phase"]  # from the same moment as the list
        self.button("moves").click()
        listed = self.page.get_by_role("region", name=self.say(f"ask-{phase}"), exact=True)
        listed.get_by_role("button", name=self.say.move(words), exact=True).click()
        self.until(lambda: self.acknowledged > before and self.version >= self.acknowledged)
        return words


def messages_of(frame: str) -> list[dict[str, Any]]:
    """A frame is one message, or a list of them."""
    told = json.loads(frame)
    return told if isinstance(told, list) else [told]


def play_on(*guests: Guest, decisions: int = 1000, choose: Callable[[Guest, int], str | int] = lambda _, n: 0) -> int:
    """These people play in turn, each in the own browser, to the end or for a number of decisions."""
    for made in range(decisions):
        guests[0].until(lambda: any(guest.over or guest.asked for guest in guests))
        mover = next((guest for guest in guests if guest.asked and not guest.over), None)
        if mover is None:
            return made
        mover.decide(choose(mover, made))
        for guest in guests:
            guest.catch_up(mover)
    return decisions
