"""A recorded scene of each game: how the table stood, what happened, and how it was told, in order, in both languages.

`RECORD_SCENES=1` writes the scenes anew; read the difference before you keep it.
"""

from __future__ import annotations

import json
import os
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from adamak.core import find
from adamak.core.match import Match
from adamak.words import GameWords

from .conftest import NewGuest
from .guests import Guest
from .serving import WALK

SCENES = Path(__file__).parent / "accounts"
SEATS = {"condottiere": 3, "duel": 2, "architects": 2, "troyes": 3, "trajan": 2}
OPTIONS: dict[str, dict[str, Any]] = {"condottiere": {"stall_guard": True}}
MOST = 12  # moves of others before the first seat is asked again
MARKS = re.compile("[\u2066-\u2069\u200e\u200f]")

# Writes down every step as it is shown: what is said, whether it is called out, which things are marked and what stands
# last in the log; and what the voice says for who does not see it.
LISTEN = """() => {
  const told = window.told = []
  const look = () => {
    const bar = document.querySelector('.telling')
    if (!bar) return
    const says = [...bar.querySelectorAll('.say .q')].map((one) => one.textContent)
    if (told.at(-1)?.step !== bar.dataset.step || told.at(-1).says.join() !== says.join()) {
      const title = document.querySelector('.banner .title')
      told.push({step: bar.dataset.step, announced: !!title && says.includes(title.textContent.trim()), says})
    }
    const marked = [...document.querySelectorAll('[data-told=now]')].map(({dataset}) => dataset.thing ?? dataset.at)
    told.at(-1).marked = [...new Set(marked)].sort()
    told.at(-1).logged = document.querySelector('.roll li:last-child')?.textContent ?? ''
  }
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true})
  const voice = document.querySelector('.voice')
  window.voiced = []
  new MutationObserver(() => window.voiced.push(voice.textContent.trim())).observe(voice, {childList: true})
}"""
# Plays moves, each with the secret of its seat, beside the page.
PLAY = """async ([id, moves]) => {
  const one = ([secret, move]) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`)
    socket.onopen = () => socket.send(JSON.stringify({type: 'hello', secrets: [secret]}))
    socket.onmessage = ({data}) => {
      for (const {type, version} of [JSON.parse(data)].flat()) {
        const play = {type: 'play', expected_version: version, key: crypto.randomUUID(), moves: [move]}
        if (type === 'welcome') socket.send(JSON.stringify(play))
        if (type === 'ack') return socket.close(), done()
      }
    }
  })
  for (const move of moves) await one(move)
}"""
BOARD = "() => document.querySelector('main .board').innerText"


def before_an_announcement(name: str) -> tuple[dict[str, Any], list[tuple[int, str]]]:
    """A position, a move of the first seat that ends a phase, and what the others do until that seat is asked again."""
    game = find(name)
    announced = set(game.telling().announced) - {"game_won", "game_ended"}
    for seed in range(100):
        rng = random.Random(f"{seed}{WALK}" if WALK else seed)
        match = Match.start(game, seats=SEATS[name], options=OPTIONS.get(name, {}), seed=f"scene {seed}{WALK}")
        while actors := match.position.actors():
            seat, setup = rng.choice(actors), match.position.to_setup()
            moves = [(seat, play_any(match, seat, rng))]
            ends = announced & {event["event"] for event in match.position.events_for(0)}
            if seat or not ends:
                continue
            while (actors := match.position.actors()) and 0 not in actors and len(moves) < MOST:
                moves.append((actors[0], play_any(match, actors[0], rng)))
            if 0 in actors and len(moves) > 1:
                return setup, moves
    raise AssertionError(f"no move of {name} ends a phase")


def play_any(match: Match, seat: int, rng: random.Random) -> str:
    move = match.game.moves.words(rng.choice(list(match.position.legal(seat))))
    match.play(seat, move)
    return move


def scene_of(name: str) -> dict[str, Any]:
    file = SCENES / f"{name}.json"
    if file.exists() and not os.environ.get("RECORD_SCENES") and not WALK:
        return dict(json.loads(file.read_text("utf-8")))
    setup, moves = before_an_announcement(name)
    return {"setup": setup, "moves": moves}


def keep(name: str, scene: dict[str, Any]) -> None:
    SCENES.mkdir(exist_ok=True)
    (SCENES / f"{name}.json").write_text(json.dumps(scene, ensure_ascii=False, indent=1) + "\n", "utf-8")


def play(me: Guest, name: str, scene: dict[str, Any]) -> None:
    """Sits down at the scene; everybody moves, until this seat is asked again."""
    made = sit_down(me, name, scene)
    me.page.evaluate(LISTEN)
    move_on(me, made, scene)
    expect(me.page.locator(".telling")).to_be_visible()


def sit_down(me: Guest, name: str, scene: dict[str, Any]) -> dict[str, Any]:
    seats = SEATS[name]
    save = {"format": "adamak-save/1", "game": name, "rules_version": find(name).rules_version, "seats": seats}
    save |= {"moves": [], "setup": scene["setup"]}
    made = me.make("me", *["guest"] * (seats - 1), path="/api/tables/import", save=save)
    me.sit_alone(made["table"], 0)
    expect(me.page.locator(".decide")).to_be_visible()
    return made


def move_on(me: Guest, made: dict[str, Any], scene: dict[str, Any]) -> None:
    secrets = {held["seat"]: held["secret"] for held in made["seats"]}
    me.page.evaluate(PLAY, [made["table"], [[secrets[seat], move] for seat, move in scene["moves"]]])


def happened(me: Guest) -> list[dict[str, Any]]:
    """The events since this person sat down, as this person may know them."""
    updates = [update for update in me.messages("update") if update["state"] is None or update["state"]["seat"] == 0]
    entries = {entry["version"]: entry for update in updates for entry in update["entries"]}
    return [event for entry in entries.values() if entry["kind"] == "moved" for event in entry["events"]]


def sentence_of(name: str, lang: str, event: dict[str, Any], names: list[str]) -> str:
    return MARKS.sub("", GameWords(lang, find(name)).event(event, names)).strip()


def joined(name: str, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Equal events in a row as one: the rule said a second time."""
    ways = find(name).telling().joined
    told: list[dict[str, Any]] = []
    for event in events:
        way = ways.get(event["event"])
        last = told[-1] if told else {}
        apart = {key for key in event if last.get(key) != event[key]}
        if way is None or last.get("event") != event["event"] or not apart <= set(way):
            told.append(event)
            continue
        sums = {key: event[key] if how == "last" else last[key] + event[key] for key, how in way.items()}
        told[-1] = {**last, **sums, "times": last.get("times", 1) + 1}
    return told


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("name", SEATS)
def test_everything_is_told_once_and_in_order(guest: NewGuest, name: str, lang: str) -> None:
    scene = scene_of(name)
    me = guest(lang, pace="quick")
    play(me, name, scene)
    expect(me.page.locator(".telling")).to_have_count(0, timeout=60_000)
    told = me.page.evaluate("window.told.map(({step, ...told}) => told)")
    for step in told:
        step["says"] = [MARKS.sub("", sentence).strip() for sentence in step["says"]]
    # The log is never ahead of what is told.
    known: set[str] = set()
    later = [sentence for step in told for sentence in step["says"]]
    for step in told:
        known.update(step["says"])
        assert MARKS.sub("", step.pop("logged")).strip() not in set(later) - known

    # Every sentence is that of an event, each event's once and in their order; what is not told is on record.
    events = happened(me)
    names = [seat["name"] for seat in me.table["seats"]]
    said = [(step, k) for step in told for k in range(len(step["says"]))]
    untold = []
    for event in joined(name, events):
        step, k = said[0] if said else ({"says": [None]}, 0)
        if step["says"][k] == sentence_of(name, lang, event, names):
            step["says"][k] = event["event"]
            said.pop(0)
        else:
            untold.append(event["event"])
    assert said == []
    # What a game announces is called out.
    announced = set(find(name).telling().announced)
    assert all(step["announced"] == (step["says"][0] in announced) for step in told)
    found = {"events": events, "told": told, "untold": untold}
    if os.environ.get("RECORD_SCENES"):
        return keep(name, {**scene, **found})
    assert WALK or found == {key: scene[key] for key in found}


@pytest.mark.parametrize("lang", ["fa", pytest.param("en", marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", SEATS)
def test_everything_is_heard_once_and_in_order(guest: NewGuest, name: str, lang: str) -> None:
    """The voice says each event's sentence once, step by step, then what is asked, and nothing else."""
    scene = scene_of(name)
    me = guest(lang, pace="quick")
    play(me, name, scene)
    expect(me.page.locator(".voice")).to_contain_text(me.say("turn-now"), timeout=60_000)
    messages = [MARKS.sub("", one) for one in me.page.evaluate("window.voiced")]
    text, heard = " ".join(messages), set()
    names = [seat["name"] for seat in me.table["seats"]]
    for event in joined(name, happened(me)):
        sentence = sentence_of(name, lang, event, names)
        if text.startswith(sentence):
            text = text.removeprefix(sentence).lstrip()
            heard.add(event["event"])
    assert {event for step in scene.get("told", ()) for event in step["says"]} <= heard
    assert text.startswith(me.say("turn-now")), text
    assert WALK or len(messages) <= 2 + len(scene["told"])


@pytest.mark.parametrize("name", SEATS)
def test_skipping_shows_what_watching_shows(guest: NewGuest, name: str) -> None:
    scene = scene_of(name)
    seen = []
    for pace in ("quick", "calm"):
        me = guest("en", pace=pace)
        play(me, name, scene)
        if pace == "calm":
            expect(me.page.locator(".telling")).to_be_visible()  # it has begun: now it can be skipped
            me.page.keyboard.press("Escape")
        expect(me.page.locator(".telling")).to_have_count(0, timeout=60_000)
        expect(me.page.locator(".banner")).to_have_count(0)
        seen.append(me.page.evaluate(BOARD))
        me.close()
    assert seen[0] == seen[1]
