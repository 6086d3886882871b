"""Pressing whatever is lit, and reading it without choosing: at decisions drawn from random games."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from adamak.core import find
from adamak.core.match import Match
from adamak.core.savefile import write
from adamak.words import Catalogue

from .clicking import Moment
from .serving import WALK
from .texts import PY

# Options under which every kind of decision comes up.
VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {
    "condottiere": ({}, {"hidden_cards": True}, {"draw_after_each_battle": True, "draw_amount": "chosen"}),
    "troyes": ({}, {"bonus_cards": True}),
}
SEATS = {"duel": 2}

# A move that is pressed is taken for made, but never sent: the position stays as it is for the next press.
PRETEND = """() => {
  window.played = 0
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (text) {
    const {type, key, expected_version: version} = JSON.parse(text)
    if (type !== 'play') return send.call(this, text)
    window.played++
    const data = JSON.stringify({type: 'ack', key, version, played: 0})
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', {data})))
  }
}"""
# Presses every lit thing of the page at three spots inside its outline; returns how many presses, and those refused.
PRESS = """async () => {
  const settle = () => new Promise((done) => setTimeout(done))  // a press is drawn before any timer
  const lit = () => [...document.querySelectorAll('.board [data-thing]:not([aria-disabled])')]
    .filter((thing) => thing.checkVisibility() && thing.getBoundingClientRect().width > 0)
  const within = (spot, {left, right, top, bottom}) =>
    spot[0] > left && spot[0] < right && spot[1] > top && spot[1] < bottom
  const outside = (spot, box) => !within(spot, box.getBoundingClientRect())
  const clipped = (thing, spot) => {
    for (let up = thing.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflow !== 'visible' && up.tagName !== 'svg' && outside(spot, up)) return true
    return !within(spot, {left: 0, top: 0, right: innerWidth, bottom: innerHeight})
  }
  // Cards of a fan lie one on the other: what the next one covers is no part of this one that anybody sees.
  const covered = (thing, spot) => {
    for (let next = thing.closest('li')?.nextElementSibling; next; next = next.nextElementSibling) {
      const {left, right, top, bottom} = next.getBoundingClientRect()
      if (within(spot, {left: left - 2, right: right + 2, top: top - 2, bottom: bottom + 2})) return true
    }
    return false
  }
  const drawn = (thing, spot) => {
    const shapes = [...thing.querySelectorAll('path, rect, circle, ellipse, polygon')]
      .filter((shape) => getComputedStyle(shape).pointerEvents !== 'none')
    return shapes.some((shape) =>
      shape.isPointInFill(new DOMPoint(...spot).matrixTransform(shape.getScreenCTM().inverse())))
  }
  const spots = (thing) => {
    const {x, y, width, height} = thing.getBoundingClientRect()
    const found = []
    for (const down of [0.5, 0.2, 0.8, 0.35, 0.65]) for (const along of [0.5, 0.2, 0.8, 0.35, 0.65]) {
      const spot = [x + width * along, y + height * down]
      const seen = !clipped(thing, spot) && !covered(thing, spot)
      if (seen && (!thing.ownerSVGElement || drawn(thing, spot))) found.push(spot)
    }
    return [found[0], found[Math.floor(found.length / 2)], found.at(-1)].filter(Boolean)
  }
  const taken = (before) =>
    window.played > before || document.querySelector('.board [data-thing][aria-pressed=true]') !== null
  const refused = []
  let pressed = 0
  const count = lit().length
  for (let k = 0; k < count; k++) {
    lit()[k]?.scrollIntoView({block: 'nearest', inline: 'nearest'})
    for (const n of [0, 1, 2]) {
      const thing = lit()[k]
      const spot = thing && spots(thing)[n]
      if (!spot) continue
      const before = window.played
      const top = document.elementFromPoint(...spot)
      const [clientX, clientY] = spot
      top.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, clientX, clientY, detail: 1}))
      await settle()
      for (let patience = 0; patience < 50 && !taken(before); patience++) await settle()
      pressed++
      if (!taken(before) || document.querySelector('.pop.seen, .bar-tell'))
        refused.push(`${thing.dataset.thing} at ${spot.map(Math.round)}: ${top.outerHTML.slice(0, 200)}`)
      const escape = {key: 'Escape', bubbles: true}
      for (const _ of [0, 1, 2]) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', escape))
        await settle()
      }
    }
  }
  return {pressed, refused}
}"""


def decisions(game: str, number: int, seed: str) -> Iterator[Moment]:
    """Decisions of random games, rare kinds rather than frequent ones."""
    rng = random.Random(f"{game} {seed}{WALK}")
    seats, variants = SEATS.get(game, 3), VARIANTS.get(game, ({},))
    met: Counter[str] = Counter()
    found = 0
    for round_number in range(10_000):
        variant = variants[round_number % len(variants)]
        match = Match.start(find(game), seats, variant, seed=f"{seed}{WALK}-{round_number}")
        wait = rng.randrange(20)
        while actors := match.position.actors():
            seat = rng.choice(actors)
            move = match.game.moves.words(rng.choice(list(match.position.legal(seat))))
            wait -= 1
            if wait < 0:
                phase = match.position.view(seat)["phase"]
                if rng.random() < 1 / (1 + met[phase]) ** 0.5:
                    met[phase] += 1
                    yield Moment(phase, seat, seats, move, json.loads(write(match)))
                    found += 1
                    wait = rng.randrange(30)
                    if found == number:
                        return
            match.play(seat, move)


def effect_of(game: str, view: dict[str, Any], thing: str) -> str | None:
    """The message that says what a thing does, where the game's catalogue has one."""
    kind, _, name = thing.partition(":")
    card: str | None = name
    family = {"hand": "card", "line": "card", "progress": "token", "cube": "card"}.get(kind, kind)
    if game == "duel" and kind == "slot":
        family, card = "card", view["structure"][int(name)]["card"]
    if game == "troyes" and kind == "slot":
        family, card = "card", next(slot["card"] for slot in view["slots"] if slot["slot"] == name)
    if game == "architects" and kind == "slot":
        lying = (one for one in view["apprentices"]["display"] if one and one["slot"] == name)
        family, card = "apprentice", next(lying)["apprentice"]
    if game == "trajan" and kind == "space":
        family, card = "tile", next(space["tile"] for space in view["forum"] if space["space"] == name)
    if game == "trajan" and kind == "tray":
        family = "action"
    return f"{family}-{card}" if card else None


def effect_text(game: str, message: str, lang: str) -> str | None:
    said = Catalogue(lang, (PY / "games" / game / "text" / f"{lang}.ftl").read_text("utf-8")).format(
        message, {}, "effect"
    )
    return said[0] if said else None
