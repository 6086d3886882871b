// Which things of the table a move is about: a zone's thing stands for an argument of the same name.
import type { Words } from '../../words.svelte'
import { keyOf, type Alphabet, type Move } from '../moves'
import type { Zone } from './reading'

const one = (key: string): string => key.replace(/ies$/, 'y').replace(/s$/, '')

/** The things that lie on the table, as the moves name them, and where each of them can be pressed. */
export class Things {
  readonly #words: Words
  readonly #kinds: string[]
  readonly #values: Map<string, Set<string>>
  readonly #home = new Map<string, Zone>()

  /** `zones` in the order in which somebody looks for a thing: the own first. */
  constructor(words: Words, alphabet: Alphabet, legal: string[], zones: Zone[]) {
    this.#words = words
    this.#kinds = [...new Set(Object.values(alphabet).flat())]
    this.#values = new Map(this.#kinds.map((kind) => [kind, new Set<string>()]))
    for (const move of legal) {
      const [kind = '', ...values] = move.split(' ')
      alphabet[kind]?.forEach((name, k) => this.#values.get(name)?.add(values[k] ?? ''))
    }
    for (const zone of zones)
      for (const { id } of zone.piles) {
        const key = keyOf(this.kindOf(zone, id), id)
        if (!this.#home.has(key)) this.#home.set(key, zone)
      }
  }

  /** What a thing of a zone is called in moves and words: `card` for the king of a hand. */
  kindOf(zone: Zone, id: string): string {
    const named = [one(zone.key), ...this.#kinds]
    return (
      this.#kinds.find((kind) => this.#values.get(kind)?.has(id)) ??
      named.find((kind) => this.#words.has(`${kind}-${id}`)) ??
      one(zone.key)
    )
  }

  /** Is this where a press on the thing counts? Another player's king is not mine. */
  isHome(zone: Zone, id: string): boolean {
    return this.#home.get(keyOf(this.kindOf(zone, id), id)) === zone
  }

  /** Only what lies on the table can be pointed at; the rest of a move is in the words of its button. */
  onTable<K extends string>(move: Move<K>): Move<K> {
    return { ...move, things: move.things.filter(({ kind, id }) => this.#home.has(keyOf(kind, id))) }
  }
}
