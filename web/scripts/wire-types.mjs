// What the Python side knows and the page must not copy by hand: src/lib/wire.ts from the Structs of the wire, and for
// each game src/games/<game>/wire.ts from the views and events it declares, and tables.ts from its component tables.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const python = process.env.ADAMAK_PYTHON ?? here('../../.venv/bin/python')
// From the sources: a compiled view does not tell the types of its fields.
const env = { ...process.env, ADAMAK_PURE: '1' }
const known = JSON.parse(execFileSync(python, [here('wire-schema.py')], { encoding: 'utf8', maxBuffer: 1 << 26, env }))

function keep(path, text) {
  const target = here(path)
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

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
    .replace(/\/\*\*\n \* This (interface|type) was referenced by[^/]*\*\/\n/g, '')
    .replace('export interface Whole {}\n', '')
}

keep('../src/lib/wire.ts', await types(known.wire, 'src/adamak/server/wire.py'))
for (const [game, { views, tables }] of Object.entries(known.games)) {
  // A game from another package has no board in this page.
  if (!existsSync(here(`../src/games/${game}`))) continue
  if (views) keep(`../src/games/${game}/wire.ts`, await types(views, `src/adamak/games/${game}/view.py and events.py`))
  if (tables) {
    const text = await types(tables.schema, `the component tables of ${game}`)
    const values = JSON.stringify(tables.values)
    keep(`../src/games/${game}/tables.ts`, `${text}\nexport const tables: ${tables.type} = ${values}\n`)
  }
}
