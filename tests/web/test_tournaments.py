"""Tournaments in the browser: made with the form, joined elsewhere, played at a table of their own, told at the end."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import NewGuest
from .guests import DESKTOP, PHONE, Guest
from .test_axe import findings

# Plays the own seat over a socket beside the page's, some moves at most, and then gives the game up if told so.
PLAY = """([id, most, resign]) => new Promise((done) => {
  const {seats} = JSON.parse(localStorage.getItem(`adamak.keys.${id}`))
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`)
  const say = (message) => socket.send(JSON.stringify({key: crypto.randomUUID(), ...message}))
  let turns = 0
  socket.onopen = () => socket.send(JSON.stringify({type: 'hello', secrets: Object.values(seats)}))
  socket.onmessage = ({data}) => {
    for (const {type, state, version} of [JSON.parse(data)].flat()) {
      if (type === 'ack' && turns > most) return socket.close(), done()
      if (!state) continue
      if (turns === most) {
        turns++
        return resign ? say({type: 'resign'}) : (socket.close(), done())
      }
      if (state.legal.length) {
        turns++
        say({type: 'play', expected_version: version, moves: [state.legal[0].words]})
      }
    }
  }
})"""


def become(me: Guest, name: str) -> None:
    """A person by a personal key, without the page about it."""
    me.open("/settings")
    body = {"method": "POST", "headers": {"content-type": "application/json"}, "body": f'{{"name": "{name}"}}'}
    assert me.page.evaluate("async (asked) => (await fetch('/api/person/key', asked)).status", body) == 201


def fits(me: Guest, where: str) -> list[str]:
    """What axe finds in both sizes; nothing is wider than the page."""
    wrong = []
    for size in (PHONE, DESKTOP):
        me.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert me.page.evaluate("document.documentElement.scrollWidth") <= size[0], (where, size)
        wrong += findings(me, f"{where} {size}")
    return wrong


def test_a_tournament_is_made_joined_and_played(guest: NewGuest) -> None:
    anna, babak = guest("fa"), guest("en", size=PHONE)
    name = "Autumn"
    wrong = []
    anna.open("/tournaments")
    expect(anna.link("sign-in")).to_be_visible()
    become(anna, "Anna")
    become(babak, "بابک")

    # Made by the keyboard alone.
    anna.open("/club")
    anna.link("club-tournaments").press("Enter")
    anna.link("make").press("Enter")
    field = anna.page.get_by_label(anna.say("new-name"), exact=True)
    field.fill(name)
    anna.page.get_by_label(anna.say("new-game"), exact=True).select_option("condottiere")
    anna.page.get_by_role("radio", name=anna.say("kind-round_robin")).check()
    anna.page.get_by_label(anna.say("new-most"), exact=True).select_option("3")
    anna.page.get_by_role("switch", name=anna.say("new-fill")).press("Space")
    anna.page.get_by_label(anna.say("new-fill-to"), exact=True).select_option("3")
    anna.page.get_by_label(anna.say("new-level"), exact=True).select_option("random")
    wrong += fits(anna, "new")
    anna.button("new-make").press("Enter")
    expect(anna.page.get_by_role("heading", name=name, level=1)).to_be_visible()
    anna.button("join").press("Enter")
    expect(anna.page.get_by_role("status").filter(has_text=anna.say("joined"))).to_be_attached()
    babak.open("/tournaments")
    babak.page.get_by_role("link", name=name, exact=True).click()
    babak.button("join").click()
    expect(babak.button("leave")).to_be_visible()
    babak.open("/tournaments")
    wrong += fits(babak, "list")
    babak.page.get_by_role("link", name=name, exact=True).click()
    anna.button("start").press("Enter")

    # Three players, three rounds: in each of them one rests, and a bot is among them.
    for number in (1, 2, 3):
        for me in (anna, babak):
            expect(me.page.get_by_text(me.say("round-of", number=number, count=3)).first).to_be_visible()
        mine = {me: me.link("own-table-go") for me in (anna, babak)}
        for me, link in mine.items():
            expect(link.or_(me.page.get_by_text(me.say("own-bye"))).first).to_be_visible()
        playing = [me for me, link in mine.items() if link.is_visible()]
        if number == 1:
            wrong += fits(babak, "playing")
        loser = playing[-1]  # Babak loses to Anna, and both to the bot
        address = loser.page.url
        mine[loser].click()
        loser.until(lambda me=loser: me.table.get("status") == "playing")  # type: ignore[misc]
        loser.page.evaluate(PLAY, [loser.table["id"], 2 if len(playing) == 1 else 0, True])
        loser.open(address)
    for me in (anna, babak):
        expect(me.page.get_by_text(me.say("status-over")).first).to_be_visible()
    rows = anna.page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(4)
    expect(rows.nth(1)).to_contain_text(anna.say("bot", number=3, level=anna.say("level-random")))
    expect(rows.nth(2)).to_contain_text("Anna")
    expect(anna.page.get_by_text(anna.say("column-beaten.text"))).to_be_visible()
    wrong += fits(anna, "over")
    with anna.page.expect_download() as taken:
        anna.link("export-csv").click()
    assert taken.value.suggested_filename == "tournament.csv"
    assert wrong == []
    anna.page.get_by_role("link", name=anna.say("table-replay")).first.click()
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
