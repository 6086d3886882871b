// node --test dev/duel/    The browser's preview against what the engine made of the same moves (cases.json), its tables against components.py.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

async function load(name) {
  const bundle = await rolldown({ input: here(`../../src/games/duel/${name}.ts`) })
  const { output } = await bundle.generate({ format: 'esm' })
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}
const { preview } = await load('preview')
const tables = await load('components')
const { PLACES } = await load('layout')
const cases = existsSync(here('cases.json')) ? JSON.parse(readFileSync(here('cases.json'), 'utf8')) : []

test('coins, pawn and extra turn are what the engine says', { skip: !cases.length }, () => {
  for (const { view, me, move, after } of cases) {
    const ahead = preview(view, me, move)
    const about = `${move} (${move.split(' ')[0] === 'activate' ? '' : view.structure[Number(move.split(' ')[1])]?.card}), seat ${me}`
    assert.ok(ahead, about)
    assert.equal(ahead.pawn, after.pawn, about)
    assert.deepEqual(ahead.coins, after.coins, about)
    assert.equal(ahead.wins !== null, after.phase === 'over' && after.supreme, about)
    if (after.phase === 'turn' && move.startsWith('wonder')) assert.equal(ahead.again, after.again, about)
  }
})

test('a pair is told exactly when the engine asks for a progress token', { skip: !cases.length }, () => {
  for (const { view, me, move, after } of cases) {
    if (!move.startsWith('build') || !view.progress.board.length) continue
    assert.equal(
      preview(view, me, move).pair && preview(view, me, move).wins === null,
      after.phase === 'choose_progress',
      move,
    )
  }
})

test('tables and layouts are those of components.py', () => {
  const script = `
import json
from adamak.games.duel.components import *
from adamak.games.duel.data import CARD_ROWS
print(json.dumps([{r[0]: r[1:] for r in CARD_ROWS}, {r[0]: r[1:] for r in WONDER_ROWS}, {r[0]: r[1:] for r in MILITARY_TOKENS},
  RESOURCE_IDS, COLOUR_IDS, SYMBOL_IDS, MYTHOLOGY_IDS, DIVINITY_IDS, ROWS, ZONE_VP, COVERED_BY]))`
  const told = JSON.parse(
    execFileSync(here('../../../.venv/bin/python'), ['-c', script], { env: { ...process.env, ADAMAK_PURE: '1' } }),
  )
  const { CARDS, WONDERS, MILITARY_TOKENS, RESOURCES, COLOURS, SYMBOLS, MYTHOLOGIES, DIVINITIES, ROWS, ZONE_POINTS } =
    tables
  const covered = told.pop()
  assert.deepEqual(
    [CARDS, WONDERS, MILITARY_TOKENS, RESOURCES, COLOURS, SYMBOLS, MYTHOLOGIES, DIVINITIES, ROWS, ZONE_POINTS],
    told,
  )
  covered.forEach((layout, age) =>
    layout.forEach((above, slot) => {
      const touching = PLACES[age].flatMap(({ x, row }, k) =>
        row === PLACES[age][slot].row + 1 && Math.abs(x - PLACES[age][slot].x) <= 1 ? [k] : [],
      )
      assert.deepEqual(touching, above, `Age ${age + 1}, slot ${slot}`)
    }),
  )
})
