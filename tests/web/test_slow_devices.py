"""On a slow device and a slow network: the log follows a whole game to its last line."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import NewGuest
from .guests import Guest

# Seats and options of a short game; the page is a tab's or a panel's log beside the board.
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "condottiere": (2, {"stall_guard": True}),
    "duel": (2, {}),
    "architects": (2, {}),
    "troyes": (2, {}),
    "trajan": (2, {}),
}
# Plays the seat of this browser to the end from a window of its own, any legal move.
ANY_GAME = """id => new Promise((done) => {
  const {seats} = JSON.parse(localStorage.getItem(`adamak.keys.${id}`))
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`)
  const say = (message) => socket.send(JSON.stringify(message))
  let turns = 0
  socket.onopen = () => say({type: 'hello', secrets: Object.values(seats)})
  socket.onmessage = ({data}) => {
    const {state, version} = [JSON.parse(data)].flat().findLast(({state}) => state) ?? {}
    if (!state) return
    if (!state.actors.length) return socket.close(), done(version)
    if (!state.legal.length) return
    const {words} = state.legal[(turns++ * 7919) % state.legal.length]
    say({type: 'play', expected_version: version, key: crypto.randomUUID(), moves: [words]})
  }
})"""
# News may still be on their way to the page: whatever it begins to tell is skipped.
TO_THE_END = """() => {
  document.querySelector('.telling .do .btn:last-child')?.click()
  return document.querySelector('.finale')
}"""
STANDS = """log => {
  const last = log.querySelector('li:last-child').getBoundingClientRect()
  const box = log.getBoundingClientRect()
  return {behind: log.scrollHeight - log.scrollTop - log.clientHeight, cut: last.bottom - box.bottom}
}"""


def slow_down(me: Guest) -> None:
    """A processor four times slower, and a network of a village."""
    session = me.context.new_cdp_session(me.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    session.send("Network.enable")
    network = {"offline": False, "latency": 150, "downloadThroughput": 400_000 / 8, "uploadThroughput": 400_000 / 8}
    session.send("Network.emulateNetworkConditions", network)


# One game in the suite; the others take up to a minute each: ./adamak test -m soak tests/web/test_slow_devices.py
LONG = {"architects", "duel", "trajan", "troyes"}


@pytest.mark.parametrize("name", [pytest.param(game, marks=[pytest.mark.soak] * (game in LONG)) for game in GAMES])
def test_the_log_follows_to_the_end(guest: NewGuest, name: str) -> None:
    seats, options = GAMES[name]
    me = guest("en", size=(1366, 768), motion="system", pace="quick")
    table = me.make("me", *["bot"] * (seats - 1), game=name, options=options)["table"]
    me.sit(table)
    page = me.page
    page.locator(".decide").first.wait_for()
    if not page.get_by_role("log").is_visible():
        page.keyboard.press("l")
    log = page.get_by_role("log")
    expect(log).to_be_visible()
    slow_down(me)
    player = me.new_page()
    player.goto("/settings")
    player.set_default_timeout(240_000)
    last = player.evaluate(ANY_GAME, table)
    player.close()
    me.until(lambda: me.over and me.version >= last, 120)
    page.wait_for_function(TO_THE_END, polling=300, timeout=120_000)
    expect(page.get_by_role("region", name=me.say("end-title"), exact=True)).to_be_visible()
    page.wait_for_function("([roll]) => roll.scrollTop > 0", arg=[log.element_handle()], timeout=60_000)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    stands = log.evaluate(STANDS)
    assert stands["behind"] <= 2, stands
    assert stands["cut"] <= 40, stands


def test_who_has_scrolled_up_is_left_alone(guest: NewGuest) -> None:
    me = guest("en")
    me.sit(me.make("me", "bot", options={"stall_guard": True})["table"])
    log = me.page.get_by_role("log")
    for _ in range(12):
        if not me.turn():
            break
        me.decide(0)
    me.turn()
    expect(log.get_by_role("listitem").nth(20)).to_be_attached()
    log.hover()
    me.page.mouse.wheel(0, -4000)
    me.page.wait_for_function("([roll]) => roll.scrollTop === 0", arg=[log.element_handle()])
    lines = log.get_by_role("listitem").count()
    me.decide(0)
    expect(log.get_by_role("listitem").nth(lines)).to_be_attached()
    assert log.evaluate("(roll) => roll.scrollTop") < 40
