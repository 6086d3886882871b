// node --test dev/condottiere/    The browser's CO-6 against the dossier's examples and, where scenes are written, the engine's own numbers.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import test from 'node:test'
import ts from 'typescript'

const source = readFileSync(new URL('../../src/games/condottiere/strength.ts', import.meta.url), 'utf8')
const { outputText } = ts.transpileModule(source, {
  compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
})
const { afterPlaying, afterTakingBack, largestGroup, strengths } = await import(
  `data:text/javascript,${encodeURIComponent(outputText)}`
)

const NAMES = { H: 'heroine', C: 'courtesan', D: 'drummer', W: 'winter', S: 'spring' }
const line = (...cards) => cards.map((card) => NAMES[card] ?? `mercenary_${card}`)

test('CO-EX-17 two Drummers double once', () => assert.deepEqual(strengths([line(5, 6, 'D', 'D')]), [22]))
test('CO-EX-18 two Winters act as one', () => assert.deepEqual(strengths([line(10, 3, 'W'), line(6, 'W')]), [2, 1]))
test('CO-EX-18 two Springs act as one', () => assert.deepEqual(strengths([line(10, 3, 'S'), line(6, 'S')]), [16, 6]))
test('CO-EX-20 the Heroine is untouched', () => assert.deepEqual(strengths([line('H', 5, 'D'), line('W')]), [12, 0]))
test('CO-EX-05 Drummer, then Winter', () => {
  assert.deepEqual(strengths([line(10, 6, 5)]), [21])
  assert.deepEqual(strengths([line(10, 6, 5, 'D')]), [42])
  assert.deepEqual(strengths([line(10, 6, 5, 'D'), line('W')]), [6, 0])
})
test('CO-5.3 Spring reads what is printed, in all lines', () =>
  assert.deepEqual(strengths([line(6, 'D'), line(10, 'S')]), [12, 13]))
test('CO-EX-04 the Bishop strikes all the highest, everywhere', () => {
  const after = afterPlaying([line(6, 3, 1, 1), line(6, 1, 1)], 1, 'bishop')
  assert.deepEqual(strengths(after), [5, 2])
})
test('CO-5.4 a season removes the other', () =>
  assert.deepEqual(strengths(afterPlaying([line(10, 'W'), line(3)], 1, 'spring')), [13, 3]))
test('CO-5.11 one mercenary comes back', () =>
  assert.deepEqual(strengths(afterTakingBack([line(3, 3)], 0, 'mercenary_3')), [3]))
test('CO-1.7 a chain is a group', () => {
  const near = (region) => ({ a: ['b'], b: ['a', 'c'], c: ['b'], d: [] })[region]
  assert.equal(largestGroup(['a', 'b', 'c', 'd'], near), 3)
  assert.equal(largestGroup(['a', 'c', 'd'], near), 1)
  assert.equal(largestGroup([], near), 0)
})

const scenes = new URL('../scenes/condottiere.json', import.meta.url)
test('every line of the scenes counts as the engine counts it', { skip: !existsSync(scenes) }, () => {
  for (const [name, { view }] of Object.entries(JSON.parse(readFileSync(scenes, 'utf8')))) {
    const told = view.players.map((player) => player.strength)
    assert.deepEqual(strengths(view.players.map((player) => player.line)), told, name)
  }
})
