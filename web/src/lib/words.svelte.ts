// One catalogue for log, command line and page: the .ftl files of the Python package, formatted by the same rules.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import en from '../text/en.ftl?raw'
import fa from '../text/fa.ftl?raw'
import { settings, type Lang } from './settings.svelte'

export type Args = Record<string, unknown>
export type NameOf = (seat: number) => string
/** A stretch of a sentence; `seat` marks the name of a player. */
export interface Part {
  text: string
  seat?: number
}

/** Values under these keys are seats, told as the player's name. */
const SEAT_KEYS = new Set(['seat', 'to', 'loser', 'owner', 'viewer'])

// Private-use letters mark where a name begins and ends, so that a log line can set it in bold.
const NAME_START = 0xe100
const NAME_END = '\uE000'
const MARKED_NAME = /([\uE100-\uE13F])([^\uE000]*)\uE000/
const MARKS = /[\uE000-\uE13F]/g
// First strong isolate and its end, by number: written out they read as an attack on the source.
const FSI = String.fromCodePoint(0x2068)
const PDI = String.fromCodePoint(0x2069)

type Texts = Record<Lang, string>

function bundle(lang: Lang, texts: Texts[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: true })
  for (const text of texts) made.addResource(new FluentResource(text[lang]), { allowOverrides: true })
  return made
}

/** The sentences of one catalogue in both languages; reading `settings.lang` makes every sentence follow it. */
export class Words {
  readonly #bundles: Record<Lang, FluentBundle>

  constructor(...texts: Texts[]) {
    this.#bundles = { fa: bundle('fa', texts), en: bundle('en', texts) }
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null
  }

  /** The sentence `id` ("move-play", "option-first_player.explain") as plain text. */
  say(id: string, args: Args = {}, nameOf?: NameOf): string {
    return this.#format(id, args, nameOf).replace(MARKS, '')
  }

  /** The same in stretches, so that names of players can be set off. */
  parts(id: string, args: Args = {}, nameOf?: NameOf): Part[] {
    const found: Part[] = []
    let rest = this.#format(id, args, nameOf)
    for (let name = MARKED_NAME.exec(rest); name; name = MARKED_NAME.exec(rest)) {
      if (name.index) found.push({ text: rest.slice(0, name.index) })
      found.push({ text: name[2] ?? '', seat: (name[1] ?? '').charCodeAt(0) - NAME_START })
      rest = rest.slice(name.index + name[0].length)
    }
    if (rest) found.push({ text: rest })
    return found
  }

  /** An event of the log. One that hides something from this viewer (null) has a sentence of its own. */
  event(event: Args, nameOf: NameOf): string {
    return this.say(this.#eventId(event), event, nameOf)
  }

  eventParts(event: Args, nameOf: NameOf): Part[] {
    return this.parts(this.#eventId(event), event, nameOf)
  }

  /** A move in words ("play drummer") as it stands on a button. */
  move(move: string): string {
    const [kind = '', ...values] = move.split(' ')
    const message = `move-${kind}`
    const names = this.#variables(message)
    const args: Args = {}
    for (const value of values) {
      const free = names.filter((name) => !(name in args))
      const name = free.find((one) => this.has(`${one}-${value}`)) ?? free[0]
      if (name) args[name] = value
    }
    return this.say(message, args)
  }

  /** Why a move is refused, in one sentence. */
  refusal(refusal: { reason: string; facts: Args }, nameOf: NameOf): string {
    return this.say(`refusal-${refusal.reason}`, refusal.facts, nameOf)
  }

  /** Several things of a kind, equal ones counted: "Winter and 2 × Drummer". */
  things(kind: string, ids: string[]): string {
    const counts = new Map<string, number>()
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
    const one = (id: string, count: number) =>
      count > 1 ? t('list-times', { count, thing: this.thing(kind, id) }) : this.thing(kind, id)
    return join([...counts].map(([id, count]) => one(id, count)))
  }

  /** A thing by its kind and id: `thing('region', 'roma')`. */
  thing(kind: string, id: string): string {
    return this.has(`${kind}-${id}`) ? this.say(`${kind}-${id}`) : id
  }

  #eventId(event: Args): string {
    const id = `event-${String(event.event)}`
    return Object.values(event).includes(null) && this.has(`${id}-none`) ? `${id}-none` : id
  }

  #pattern(id: string) {
    const [name = '', attribute] = id.split('.')
    const message = this.#bundles[settings.lang].getMessage(name)
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null
  }

  #format(id: string, args: Args, nameOf?: NameOf): string {
    const pattern = this.#pattern(id)
    if (pattern === null) return id
    return this.#bundles[settings.lang].formatPattern(pattern, this.#arguments(id, args, nameOf), [])
  }

  /** The argument rules of adamak/words/arguments.py. */
  #arguments(id: string, args: Args, nameOf?: NameOf): Record<string, FluentVariable> {
    const raw = this.#variables(id, true)
    const told: Record<string, FluentVariable> = {}
    for (const [key, value] of Object.entries(args)) {
      if (Array.isArray(value)) {
        told[key] = this.#list(key, value, nameOf)
        told[`${key}_count`] = value.length
      } else if (typeof value === 'string') {
        // A word the sentence selects on stays the id it is, so that the sentence can compare it.
        told[key] = raw.includes(key) ? value : this.#word(key, value)
      } else if (typeof value === 'boolean') told[key] = value ? 'yes' : 'no'
      else if (typeof value === 'number') told[key] = nameOf && SEAT_KEYS.has(key) ? mark(value, nameOf) : value
    }
    return told
  }

  #word(key: string, value: string): FluentVariable {
    if (this.has(`${key}-${value}`)) return this.say(`${key}-${value}`)
    return /^\d{1,9}$/.test(value) ? Number(value) : value
  }

  #list(key: string, values: unknown[], nameOf?: NameOf): string {
    if (!values.every((value) => typeof value === 'number'))
      return this.things(key.replace(/ies$/, 'y').replace(/s$/, ''), values.map(String))
    return join(values.map((value) => (key === 'seats' && nameOf ? mark(value, nameOf) : number(value))))
  }

  /** The variables of a sentence, or only those it selects on. */
  #variables(id: string, selectedOn = false): string[] {
    const found = new Set<string>()
    const walk = (node: unknown): void => {
      if (Array.isArray(node)) node.forEach(walk)
      else if (node && typeof node === 'object') {
        const { type, name, selector } = node as {
          type?: string
          name?: string
          selector?: { type: string; name: string }
        }
        const here = selectedOn
          ? type === 'select' && selector?.type === 'var'
            ? selector.name
            : ''
          : type === 'var'
            ? name
            : ''
        if (here) found.add(here)
        Object.values(node).forEach(walk)
      }
    }
    walk(this.#pattern(id))
    return [...found]
  }
}

function mark(seat: number, nameOf: NameOf): string {
  const name = nameOf(seat).replace(MARKS, '')
  return String.fromCharCode(NAME_START + seat) + name + NAME_END
}

/** A list the way the language writes it, "a, b and c"; each item kept whole among right-to-left words. */
export function join(items: string[]): string {
  if (items.length < 2) return items[0] ?? ''
  const apart = items.map((item) => FSI + item + PDI)
  return apart.slice(0, -1).join(t('list-comma')) + t('list-and') + (apart.at(-1) ?? '')
}

/** A number in the digits of the language. */
export function number(value: number): string {
  return new Intl.NumberFormat(settings.lang).format(value)
}

const page = new Words({ fa, en })

/** A sentence of the page itself (src/text). */
export function t(id: string, args: Args = {}, nameOf?: NameOf): string {
  return page.say(id, args, nameOf)
}

/** Does the page have this sentence? */
export function knows(id: string): boolean {
  return page.has(id)
}

// --- what the Python side says too: the general words, and each game's ---

const general = import.meta.glob<string>('$py/words/text/*.ftl', { query: '?raw', import: 'default' })
const games = import.meta.glob<string>('$py/games/*/text/*.ftl', { query: '?raw', import: 'default' })
const loaded = new Map<string, Promise<Words>>()

async function texts(from: Record<string, () => Promise<string>>, folder: string): Promise<Texts> {
  const read = (lang: Lang) => {
    const path = Object.keys(from).find((one) => one.endsWith(`/${folder}/text/${lang}.ftl`))
    return (path && from[path]?.()) || Promise.resolve('')
  }
  const [fa, en] = await Promise.all([read('fa'), read('en')])
  return { fa, en }
}

/** The words of a game with the general ones behind them, fetched once. Without a game: the general ones. */
export function wordsOf(game: string | null): Promise<Words> {
  const key = game ?? ''
  let words = loaded.get(key)
  if (!words) {
    const behind = texts(general, 'words')
    const own = game ? texts(games, `games/${game}`) : behind
    words = Promise.all([behind, own]).then((all) => new Words(...all))
    words.catch(() => loaded.delete(key)) // a fetch that failed may be tried again
    loaded.set(key, words)
  }
  return words
}
