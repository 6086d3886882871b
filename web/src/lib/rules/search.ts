// Finding a clause by words, as people type them: without half spaces, with Arabic letters, in any digits.
import { plain, type Block, type Inline } from './markdown'

/** A clause, or what stands in a section before its first one, with all that belongs to it. */
export interface Passage {
  clause: string | null
  /** the address on the page */
  to: string
  section: string
  text: string
}
export interface Found extends Passage {
  /** the stretch of the text around what was looked for; `hit` are its words */
  excerpt: { text: string; hit: boolean }[]
}

// Half and no-width spaces, marks of direction, isolates, vowel signs and the stretching line.
const SILENT = /[\u200b-\u200f\u2066-\u2069\u0640\u00ad]|\p{M}/u
const ALIKE: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  '٫': '.',
  '–': '-',
  '’': "'",
}

/** A text as it is compared, and where each of its letters stands in the original. */
export function fold(text: string): { text: string; from: number[] } {
  let folded = ''
  const from: number[] = []
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] as string
    if (SILENT.test(letter)) continue
    const digit = /[۰-۹]/.test(letter)
      ? String(letter.charCodeAt(0) - 0x6f0)
      : /[٠-٩]/.test(letter)
        ? String(letter.charCodeAt(0) - 0x660)
        : null
    const plainly = digit ?? ALIKE[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    for (const one of plainly) {
      folded += one
      from.push(at)
    }
  }
  return { text: folded, from }
}

/** What a rulebook says, passage by passage. */
export function passages(blocks: Block[]): Passage[] {
  const found: Passage[] = []
  let section = ''
  let start = ''
  const say = (text: string) => {
    const last = found.at(-1)
    if (last && last.section === section) last.text += ` ${text}`
    else found.push({ clause: null, to: start, section, text })
  }
  for (const block of blocks) {
    if (block.kind === 'heading') {
      if (block.level > 2) say(plain(block.text))
      else [section, start] = [plain(block.text), block.id]
    } else if (block.kind === 'paragraph' && block.clause)
      found.push({ clause: block.clause, to: block.clause, section, text: plain(block.text) })
    else say(wordsOf(block))
  }
  return found
}

function wordsOf(block: Block): string {
  if (block.kind === 'paragraph' || block.kind === 'heading') return plain(block.text)
  if (block.kind === 'quote') return block.blocks.map(wordsOf).join(' ')
  const lines: Inline[][] = block.kind === 'list' ? block.items : [block.head, ...block.rows].flat()
  return lines.map(plain).join(' ')
}

/** The passages that hold every word of the question; those named by it first. */
export function search(all: Passage[], question: string): Found[] {
  const wanted = fold(question).text.split(/\s+/).filter(Boolean)
  if (!wanted.length) return []
  const hits: (Found & { rank: number })[] = []
  for (const passage of all) {
    const body = fold(passage.text)
    const address = fold(`${passage.clause ?? ''} ${passage.section}`).text
    if (!wanted.every((word) => body.text.includes(word) || address.includes(word))) continue
    const named = wanted.some((word) => fold(passage.clause ?? '').text.endsWith(word))
    const at = Math.min(...wanted.map((word) => body.text.indexOf(word)).filter((place) => place >= 0), Infinity)
    hits.push({ ...passage, excerpt: cut(passage.text, body, wanted), rank: named ? -1 : at })
  }
  return hits.sort((one, other) => Number(other.rank < 0) - Number(one.rank < 0))
}

const BEFORE = 40
const LENGTH = 170

function cut(text: string, folded: { text: string; from: number[] }, wanted: string[]): Found['excerpt'] {
  const marks: [number, number][] = []
  for (const word of wanted)
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + word.length))
      marks.push([folded.from[at] ?? 0, (folded.from[at + word.length - 1] ?? 0) + 1])
  marks.sort(([one], [other]) => one - other)
  const first = marks[0]?.[0] ?? 0
  const start = first > BEFORE ? text.indexOf(' ', first - BEFORE) + 1 : 0
  const end = start + LENGTH < text.length ? text.lastIndexOf(' ', start + LENGTH) : text.length
  const parts: Found['excerpt'] = start ? [{ text: '… ', hit: false }] : []
  let here = start
  for (const [from, to] of marks) {
    if (from < here || to > end) continue
    if (from > here) parts.push({ text: text.slice(here, from), hit: false })
    parts.push({ text: text.slice(from, to), hit: true })
    here = to
  }
  parts.push({ text: text.slice(here, end) + (end < text.length ? ' …' : ''), hit: false })
  return parts
}
