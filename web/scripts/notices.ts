// The licences of everything the page bundles, the font included, in one file beside it: notices.txt.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The font comes by its CSS, which the bundler does not list among the modules. */
const ALWAYS = ['@fontsource-variable/vazirmatn']

export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const packages = new Set(ALWAYS.map((name) => here(`../node_modules/${name}`)))
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
          const root = packageOf(id)
          if (root) packages.add(root)
        }
      }
      const source = [...packages]
        .sort()
        .map(notice)
        .join(`\n${'-'.repeat(100)}\n\n`)
      this.emitFile({ type: 'asset', fileName: 'notices.txt', source })
    },
  }
}

/** The folder of the package a module belongs to; null for our own. */
function packageOf(module: string): string | null {
  if (!module.includes('node_modules')) return null
  let folder = dirname(module.replace(/^\0/, '').split('?')[0] ?? '')
  while (!existsSync(join(folder, 'package.json')) || !nameIn(folder)) {
    if (folder === dirname(folder)) return null
    folder = dirname(folder)
  }
  return folder
}

const manifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const nameIn = (folder: string): boolean => typeof manifest(folder).name === 'string'

function notice(folder: string): string {
  const { name, version, license } = manifest(folder)
  const own = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file))
  const text = own ? join(folder, own) : here(`../licences/${license}.txt`) // a package that ships no text of its own
  return `${name} ${version} (${license})\n\n${readFileSync(text, 'utf8').trim()}\n`
}
