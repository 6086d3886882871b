// The rulebooks are Markdown of a small kind: headings, clauses, lists, tables, examples. They become data, never
// raw HTML; the one tag they hold, <a id="CO-1.1"></a>, names a clause.

export type Inline = { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'clause'; clause: string }

export type Block =
  | { kind: 'heading'; level: number; text: Inline[]; id: string }
  | { kind: 'paragraph'; text: Inline[]; clause: string | null }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

const ANCHOR = /^<a id="([A-Z]+-[\d.]+[a-z]?)"><\/a>/
const INLINE = new RegExp(
  [
    /\*\*(.+?)\*\*/, // strong
    /\*(.+?)\*/, // emphasis
    /`(.+?)`/, // code
    /\[([A-Z]{2,}-\d[\d.]*[a-z]?)\]\(#[^)]*\)/, // a clause as a link
    /\[([^\]]+)\]\([^)]*\)/, // another link
    /\b([A-Z]{2,}-\d+(?:\.\d+)*[a-z]?)\b/, // a clause
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)
const LIST = /^\s*(?:[-*]|[\d۰-۹]+[.)])\s+/

export function inline(text: string): Inline[] {
  const found: Inline[] = []
  let from = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) })
    const [whole, strong, em, code, linked, plain, clause] = match
    if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (em !== undefined) found.push({ kind: 'em', text: em })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (linked ?? clause) found.push({ kind: 'clause', clause: (linked ?? clause) as string })
    else found.push({ kind: 'text', text: plain ?? whole })
    from = match.index + whole.length
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return found
}

export function parse(markdown: string): Block[] {
  const lines = markdown.replace(/\r/g, '').split('\n')
  const blocks: Block[] = []
  let at = 0
  const takeWhile = (test: (line: string) => boolean): string[] => {
    const taken: string[] = []
    while (at < lines.length && test(lines[at] as string)) taken.push(lines[at++] as string)
    return taken
  }
  while (at < lines.length) {
    const line = lines[at] as string
    if (!line.trim()) at++
    else if (line.startsWith('#')) {
      const level = /^#+/.exec(line)?.[0].length ?? 1
      const text = line.slice(level).trim()
      blocks.push({
        kind: 'heading',
        level,
        text: inline(text),
        id: `section-${numberOf(text) ?? `at-${blocks.length}`}`,
      })
      at++
    } else if (line.startsWith('>')) {
      const inside = takeWhile((one) => one.startsWith('>')).map((one) => one.replace(/^>\s?/, ''))
      blocks.push({ kind: 'quote', blocks: parse(inside.join('\n')) })
    } else if (line.startsWith('|')) {
      const [head = '', , ...rows] = takeWhile((one) => one.startsWith('|'))
      blocks.push({ kind: 'table', head: cells(head), rows: rows.map(cells) })
    } else if (LIST.test(line)) {
      const items: string[] = []
      for (const one of takeWhile((next) => LIST.test(next) || /^\s+\S/.test(next))) {
        if (LIST.test(one)) items.push(one.replace(LIST, ''))
        else items.push(`${items.pop() ?? ''} ${one.trim()}`)
      }
      blocks.push({ kind: 'list', ordered: /^\s*[\d۰-۹]/.test(line), items: items.map(inline) })
    } else {
      at++ // a clause begins a paragraph, also without an empty line before it
      const more = takeWhile((one) => one.trim() !== '' && !/^[#>|]|^<a id/.test(one) && !LIST.test(one))
      blocks.push(paragraph([line, ...more].join(' ')))
    }
  }
  return blocks
}

/** The number of a numbered heading, in Latin digits: the address of a section is the same in every language. */
function numberOf(heading: string): string | null {
  const number = /^([\d۰-۹]+)[.)]/.exec(heading)?.[1]
  return number ? number.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))) : null
}

/** The words of a stretch of text, without its marks. */
export function plain(text: Inline[]): string {
  return text.map((part) => (part.kind === 'clause' ? part.clause : part.text)).join('')
}

function paragraph(text: string): Block {
  const anchor = ANCHOR.exec(text)
  if (!anchor) return { kind: 'paragraph', text: inline(text), clause: null }
  const clause = anchor[1] as string
  // The number is printed by the page as a link to the clause itself.
  const rest = text.slice(anchor[0].length).replace(`**${clause}**`, '').trim()
  return { kind: 'paragraph', text: inline(rest), clause }
}

function cells(row: string): Inline[][] {
  return row
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()))
}
