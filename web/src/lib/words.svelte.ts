// One catalogue for log, command line and page: the .ftl files of the games, formatted by the same rules. The page's
// own words are built in; a game's words come from the server, so that a game of any package speaks here.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import en from '../text/en.ftl?raw'
import fa from '../text/fa.ftl?raw'
import { NUMBER, trueMinus } from './amounts'
import { api } from './api'
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
// First strong isolate, its end, and the isolates of each direction, by number: written out they look like an attack.
const FSI = String.fromCodePoint(0x2068)
const PDI = String.fromCodePoint(0x2069)
const LRI = String.fromCodePoint(0x2066)
const RLI = String.fromCodePoint(0x2067)
const RLM = String.fromCodePoint(0x200f)

type Texts = Record<Lang, string>
const OTHER: Record<Lang, Lang> = { fa: 'en', en: 'fa' }

/** What the server has told of each game's words so far, language by language. */
const told = $state<Record<string, Partial<Texts>>>({})

/**
 * The sentences of one catalogue; reading `settings.lang` makes every sentence follow it. Three layers, of which the
 * later one wins where both have a sentence: general words, the words of a game from the server, a board's own.
 */
export class Words {
  readonly #behind: Texts | null
  readonly #game: string | null
  readonly #before: Texts | null
  readonly #made: Partial<Record<Lang, { text?: string; bundle: FluentBundle }>> = {}

  constructor(behind: Texts | null, game: string | null = null, before: Texts | null = null) {
    this.#behind = behind
    this.#game = game
    this.#before = before
  }

  /** In the language of the page; while a game's words in it are on their way, in the one that is there. */
  get #bundle(): FluentBundle {
    const known = this.#game === null ? null : (told[this.#game] ?? {})
    const other = OTHER[settings.lang]
    const lang = known && known[settings.lang] === undefined && known[other] !== undefined ? other : settings.lang
    const text = known?.[lang]
    const made = this.#made[lang]
    if (made && made.text === text) return made.bundle
    const bundle = new FluentBundle(lang, { useIsolating: true, functions: { NUMBER } })
    for (const layer of [this.#behind?.[lang], text, this.#before?.[lang]])
      if (layer) bundle.addResource(new FluentResource(layer), { allowOverrides: true })
    this.#made[lang] = { text, bundle }
    return bundle
  }

  /** Everything of a kind that the catalogue names: `family('card')` of the messages `card-…`. */
  family(kind: string): string[] {
    const found = /^([\w-]+) =/gm
    const [text = ''] = [told[this.#game ?? '']?.[settings.lang] ?? told[this.#game ?? '']?.[OTHER[settings.lang]]]
    return [...text.matchAll(found)]
      .map(([, id = '']) => id)
      .filter((id) => id.startsWith(`${kind}-`))
      .map((id) => id.slice(kind.length + 1))
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

  /** An event of the log. One that hides something from this viewer (null), and several told as one (`times`), have a
   * sentence of their own. */
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
    return join([...counts].map(([id, count]) => this.#counted(kind, id, count)))
  }

  /** A thing as often as it is there. What is an amount is counted even where it is one: "1 silver". */
  #counted(kind: string, id: string, count: number): string {
    const amount = `label-${kind}-count`
    if (this.has(amount)) return this.say(amount, { number: count, [kind]: id })
    const thing = this.thing(kind, id)
    if (count < 2) return thing
    // The game's own way of counting, else the page's.
    return (this.has('list-times') ? this : page).say('list-times', { count, thing })
  }

  /** A thing by its kind and id: `thing('region', 'roma')`. */
  thing(kind: string, id: string): string {
    return this.has(`${kind}-${id}`) ? this.say(`${kind}-${id}`) : id
  }

  #eventId(event: Args): string {
    const plain = `event-${String(event.event)}`
    const id = Object.values(event).includes(null) && this.has(`${plain}-none`) ? `${plain}-none` : plain
    return 'times' in event && this.has(`${id}-many`) ? `${id}-many` : id
  }

  #pattern(id: string) {
    const [name = '', attribute] = id.split('.')
    const message = this.#bundle.getMessage(name)
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null
  }

  #format(id: string, args: Args, nameOf?: NameOf): string {
    const pattern = this.#pattern(id)
    if (pattern === null) return id
    return this.#bundle.formatPattern(pattern, this.#arguments(id, args, nameOf), [])
  }

  /** The argument rules of adamak/words/arguments.py. */
  #arguments(id: string, args: Args, nameOf?: NameOf): Record<string, FluentVariable> {
    const raw = this.#variables(id, true)
    const values: Record<string, FluentVariable> = {}
    for (const [key, value] of Object.entries(args)) {
      if (Array.isArray(value)) {
        values[key] = this.#list(key, value, nameOf)
        values[`${key}_count`] = value.length
      } else if (typeof value === 'string') {
        // A word the sentence selects on stays the id it is, so that the sentence can compare it.
        values[key] = raw.includes(key) ? value : this.#word(key, value)
      } else if (typeof value === 'boolean') values[key] = value ? 'yes' : 'no'
      else if (typeof value === 'number') values[key] = nameOf && SEAT_KEYS.has(key) ? mark(value, nameOf) : value
    }
    return values
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

/** Several facts in a row; a line never begins with the dot between them. */
export function dotted(facts: string[]): string {
  return facts.join('\u00A0· ')
}

/** Several moves in a row: each begins with a capital and may have commas of its own; equal ones stand once. */
export function movesInRow(moves: string[]): string {
  const runs: { move: string; count: number }[] = []
  for (const move of moves) {
    const last = runs.at(-1)
    if (last?.move === move) last.count++
    else runs.push({ move, count: 1 })
  }
  const told = runs.map(({ move, count }) => FSI + (count > 1 ? t('row-times', { move, count }) : move) + PDI)
  // Nothing but isolates has no direction of its own: a mark of the language's begins it.
  return (settings.lang === 'fa' ? RLM : '') + dotted(told)
}

/** A name and what it is told apart by, "Priest, Tradesman's cost", with the comma of the language. */
export function qualified(name: string, detail: string): string {
  return name + t('list-comma') + detail
}

/** A number in the digits of the language. */
export function number(value: number): string {
  const digits = (formats[settings.lang] ??= new Intl.NumberFormat(settings.lang))
  return trueMinus(digits.format(value))
}
/** Kept: a board writes hundreds of numbers, and to make one of these takes longer than to use it. */
const formats: Partial<Record<Lang, Intl.NumberFormat>> = {}

/** The day of a moment, in the calendar of the language. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium' }).format(at)
}

/** Every half hour of a day, and one more where it is none: minutes since midnight, and how a clock writes it. */
export function timesOfDay(also?: number | null): { value: string; label: string }[] {
  const clock = new Intl.DateTimeFormat(settings.lang, { timeStyle: 'short', timeZone: 'UTC' })
  const all = new Set(Array.from({ length: 48 }, (_, k) => 30 * k))
  if (also != null) all.add(also)
  const inOrder = [...all].sort((one, other) => one - other)
  return inOrder.map((minutes) => ({ value: String(minutes), label: clock.format(minutes * 60_000) }))
}

/** A number with its sign before it, from left to right in every language. */
export function signed(value: number, sign: '+' | '−' | '×' = value < 0 ? '−' : '+'): string {
  return LRI + sign + number(Math.abs(value)) + PDI
}

/** A sentence with its full stop. What is quoted at its end may bring one along, inside an isolate. */
export function closed(text: string): string {
  return /[.!?؟…:][”»]?[\u2066-\u2069\u200e\u200f]*$/.test(text) ? text : `${text}.`
}

/** So many copies of a thing, on its picture. */
export function times(count: number): string {
  return signed(count, '×')
}

/** So many of so many: a fraction runs from left to right in every language. */
export function fraction(part: number, whole: number): string {
  return LRI + [part, whole].map(number).join(' / ') + PDI
}

/** Several values of one thing, the first where one begins to read: digits alone would run from left to right. */
export function series(values: string[], between = ' / '): string {
  return (settings.lang === 'fa' ? RLI : LRI) + values.join(between) + PDI
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

// --- the general words of the Python side, and each game's ---

const general = import.meta.glob<string>('$py/words/text/*.ftl', { query: '?raw', import: 'default' })
const asked = new Map<string, Promise<void>>() // by game and language
const loaded = new Map<string, Promise<Words>>()

async function generalTexts(): Promise<Texts> {
  const read = (lang: Lang) => Object.entries(general).find(([path]) => path.endsWith(`/${lang}.ftl`))?.[1]() ?? ''
  const [fa, en] = await Promise.all([read('fa'), read('en')])
  return { fa, en }
}

/** Asks the server for a game's words in the language of the page, once. Who asks does not ask again in another one. */
export function learn(game: string, lang: Lang = untrack(() => settings.lang)): Promise<void> {
  const key = `${game} ${lang}`
  let coming = asked.get(key)
  if (!coming) {
    coming = api.words(game, lang).then((text) => void (told[game] = { ...told[game], [lang]: text }))
    coming.catch(() => asked.delete(key)) // a fetch that failed may be tried again
    asked.set(key, coming)
  }
  return coming
}

/** The words of a game with the general ones behind them. Without a game: the general ones. */
export function wordsOf(game: string | null): Promise<Words> {
  const key = game ?? ''
  let words = loaded.get(key)
  if (!words) {
    words = Promise.all([generalTexts(), game ? learn(game) : null]).then(([behind]) => new Words(behind, game))
    words.catch(() => loaded.delete(key))
    loaded.set(key, words)
  }
  return words
}

/** The words of a game's lessons, with the game's own: in both languages at once, for they are few. */
export async function lessonWords(game: string): Promise<Words> {
  const [fa, en] = await Promise.all([api.lessonWords(game, 'fa'), api.lessonWords(game, 'en'), learn(game)])
  return new Words({ fa, en }, game)
}

/** A change of language brings the words of every game met so far. Call once. */
export function followLanguage(): void {
  $effect.root(() => {
    $effect(() => {
      const { lang } = settings
      for (const game of untrack(() => Object.keys(told))) learn(game, lang).catch(() => {})
    })
  })
}
