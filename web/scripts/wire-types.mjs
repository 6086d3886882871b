// src/lib/wire.ts from the msgspec Structs of src/adamak/server/wire.py: no type is copied by hand.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const python = process.env.ADAMAK_PYTHON ?? here('../../.venv/bin/python')
const schema = JSON.parse(execFileSync(python, [here('wire-schema.py')], { encoding: 'utf8', maxBuffer: 1 << 26 }))

const made = await compile(schema, 'Wire', {
  bannerComment: '/* Generated from src/adamak/server/wire.py by `npm run wire`. */',
  unreachableDefinitions: true,
  style: { semi: false, singleQuote: true },
  ignoreMinAndMaxItems: true,
})
// The compiler notes on each type where it was found; that is noise here.
const text = made.replace(/\/\*\*\n \* This interface was referenced by[^/]*\*\/\n/g, '')
const target = here('../src/lib/wire.ts')
if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text)
