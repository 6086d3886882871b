// What the Python side knows and the page must not copy by hand: src/lib/wire.ts from the Structs of the wire, and
// src/games/<game>/tables.ts from the component tables of each game (Game.tables).
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const python = process.env.ADAMAK_PYTHON ?? here('../../.venv/bin/python')
const given = JSON.parse(execFileSync(python, [here('wire-schema.py')], { encoding: 'utf8', maxBuffer: 1 << 26 }))

async function types(schema, source) {
  const whole = { title: 'Whole', type: 'object', additionalProperties: false, $defs: schema }
  const made = await compile(whole, 'Whole', {
    bannerComment: `/* Generated from ${source} by \`npm run wire\`. */`,
    unreachableDefinitions: true,
    style: { semi: false, singleQuote: true },
    ignoreMinAndMaxItems: true,
  })
  // The compiler notes on each type where it was found; that is noise here, and so is the whole.
  return made
    .replace(/\/\*\*\n \* This interface was referenced by[^/]*\*\/\n/g, '')
    .replace('export interface Whole {}\n', '')
}

function write(path, text) {
  const target = here(path)
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text)
}

write('../src/lib/wire.ts', await types(given.wire, 'src/adamak/server/wire.py'))
for (const [game, { type, schema, tables }] of Object.entries(given.games)) {
  // A game from another package has no board in this page.
  if (!existsSync(here(`../src/games/${game}`))) continue
  const text = await types(schema, `the component tables of ${game}`)
  write(`../src/games/${game}/tables.ts`, `${text}\nexport const tables: ${type} = ${JSON.stringify(tables)}\n`)
}
