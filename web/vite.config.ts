import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { notices } from './scripts/notices'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.ADAMAK_SERVER ?? 'http://127.0.0.1:8123'

/**
 * The sprites of public/ under names that carry their digest. The server lets browsers keep such files for good, so an
 * icon first needed while the connection is lost ("offline" itself) is there.
 */
function lastingSprites(): Plugin {
  const names = ['icons']
  const sprites = names.map((name) => {
    const source = readFileSync(here(`public/${name}.svg`), 'utf8')
    const digest = createHash('sha256').update(source).digest('hex').slice(0, 8)
    return { plain: `/${name}.svg#`, fileName: `assets/${name}-${digest}.svg`, source }
  })
  return {
    name: 'lasting-sprites',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      for (const { fileName, source } of sprites) this.emitFile({ type: 'asset', fileName, source })
    },
    transform(code, id) {
      if (!id.endsWith('.svelte')) return null
      return sprites.reduce((text, { plain, fileName }) => text.replaceAll(plain, `/${fileName}#`), code)
    },
  }
}

// Of the general words, those that only the terminal says.
const TERMINAL = /^(?:admin|analyse|arena|backup|bench|command|doctor|engine|help|restore|sim|soak|train|version)-/

/** Words travel without comments, and without what the page never says. */
function wordsForThePage(): Plugin {
  return {
    name: 'words-for-the-page',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?')
      if (!file.endsWith('.ftl') || query !== 'raw') return null
      const entries = readFileSync(file, 'utf8')
        .replace(/^#.*\n/gm, '')
        .split(/\n(?=[a-z-])/)
      const said = entries.map((entry) => entry.trimEnd()).filter((entry) => entry && !TERMINAL.test(entry))
      return `export default ${JSON.stringify(said.join('\n'))}`
    },
  }
}

/** Scripts and styles lie packed beside themselves, for browsers that read brotli: a sixth less than what gzip makes. */
function packedBeside(): Plugin {
  return {
    name: 'packed-beside',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /\.(?:js|css|svg)$/.test(file))) {
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))))
      }
    },
  }
}

/** The harness (dev/) shows boards without a server: it reads the games' words from their folders. */
function wordsForTheHarness(): Plugin {
  return {
    name: 'words-for-the-harness',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, game, lang] = /^\/api\/games\/(\w+)\/words\/(\w+)$/.exec(request.url ?? '') ?? []
        if (!game || !request.headers.referer?.includes('/dev/')) return next()
        response.end(readFileSync(here(`../src/adamak/games/${game}/text/${lang}.ftl`)))
      })
    },
  }
}

export default defineConfig({
  plugins: [lastingSprites(), wordsForThePage(), wordsForTheHarness(), svelte(), notices(), packedBeside()],
  resolve: {
    // $py: the texts and rulebooks that the Python side reads too. One copy, in the wheel and in the bundle.
    alias: { $lib: here('src/lib'), $py: here('../src/adamak') },
  },
  build: {
    outDir: here('../src/adamak/_web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the CSP allows no data: addresses
  },
  server: { fs: { allow: [here('..')] }, proxy: { '/api': { target: server, ws: true } } },
})
