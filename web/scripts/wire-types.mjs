// Types from Python, none copied by hand: src/lib/wire.ts from the Structs of src/adamak/server/wire.py, and
// src/games/<game>/wire.ts from the views and events a game declares. With them the words of a game's options.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const python = process.env.ADAMAK_PYTHON ?? here('../../.venv/bin/python')
const schemas = JSON.parse(execFileSync(python, [here('wire-schema.py')], { encoding: 'utf8', maxBuffer: 1 << 26 }))

function keep(path, text) {
  const target = here(path)
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

async function types(schema, source) {
  const made = await compile({ title: 'Wire', ...schema }, 'Wire', {
    bannerComment: `/* Generated from ${source} by \`npm run wire\`. */`,
    unreachableDefinitions: true,
    style: { semi: false, singleQuote: true },
    ignoreMinAndMaxItems: true,
  })
  // The compiler notes on each type where it was found; that is noise here.
  return made.replace(/\/\*\*\n \* This (interface|type) was referenced by[^/]*\*\/\n/g, '')
}

keep('../src/lib/wire.ts', await types(schemas.wire, 'src/adamak/server/wire.py'))
for (const [game, schema] of Object.entries(schemas.games))
  keep(`../src/games/${game}/wire.ts`, await types(schema, `src/adamak/games/${game}/view.py and events.py`))
for (const [game, words] of Object.entries(schemas.options))
  for (const [lang, text] of Object.entries(words))
    if (text.trim()) keep(`../src/games/${game}/options/${lang}.ftl`, text)
