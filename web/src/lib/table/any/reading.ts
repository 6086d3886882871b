// A view of any game, read as a table would be looked at: who has how much of what, and what lies where.
//
// `players[i]` holds what belongs to a player, everything else lies in the middle. A number is a counter, a list of
// names a zone of cards or pieces, a name or a yes a fact. The words come from the game's catalogue: `view-<key>` for
// the key, `<kind>-<id>` for a thing; an attribute `.icon` names one of the page's icons.
import { number, type Words } from '../../words.svelte'
import type { AnyView } from '../play.svelte'

export interface Fact {
  key: string
  label: string
  value: string
  icon: string | null
  /** a counter stands for itself; of other facts only the words count */
  counts: boolean
}

/** Equal things of a zone lie on each other. */
export interface Pile {
  id: string
  count: number
}

export interface Zone {
  key: string
  /** whose it is; -1 in the middle of the table */
  seat: number
  label: string
  piles: Pile[]
}

export interface Place {
  facts: Fact[]
  zones: Zone[]
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** What the frame around the board shows by itself, or what no person reads. */
const ELSEWHERE = new Set([
  'phase',
  'actors',
  'players',
  'seat',
  'seats',
  'viewer',
  'winners',
  'ending',
  'game',
  'score',
])

export const readable = (key: string): string => {
  const words = key.replace(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function labelOf(words: Words, key: string): string {
  return words.has(`view-${key}`) ? words.say(`view-${key}`) : readable(key)
}

/** An icon of the page, by the message's attribute; `die` shows the number as pips. */
export function iconOf(words: Words, message: string, value?: Json): string | null {
  if (!words.has(`${message}.icon`)) return null
  const icon = words.say(`${message}.icon`)
  return icon === 'die' ? (typeof value === 'number' && value >= 1 && value <= 6 ? `die-${value}` : null) : icon
}

/** Everything under these keys; what lies one level deeper is told under both names. */
function placeOf(words: Words, kinds: string[], from: Record<string, Json>, seat: number): Place {
  const place: Place = { facts: [], zones: [] }
  const read = (key: string, value: Json, label: string, deep: boolean): void => {
    const fact = (text: string, counts = false) =>
      place.facts.push({ key, label, value: text, counts, icon: iconOf(words, `view-${key}`, value) })
    if (typeof value === 'number') fact(number(value), true)
    else if (typeof value === 'boolean') {
      if (value) fact('')
    } else if (typeof value === 'string') {
      const kind = [key, ...kinds].find((one) => words.has(`${one}-${value}`)) ?? key
      if (value) fact(words.thing(kind, value))
    } else if (Array.isArray(value)) {
      if (value.every((one) => typeof one === 'string')) {
        if (value.length) place.zones.push({ key, seat, label, piles: piled(value) })
      } else if (value.every((one) => typeof one === 'number')) fact(value.map(number).join(' · '))
    } else if (value && !deep) {
      for (const [inner, told] of Object.entries(value))
        read(
          inner,
          told,
          `${label}: ${words.has(`${key}-${inner}`) ? words.thing(key, inner) : labelOf(words, inner)}`,
          true,
        )
    }
  }
  for (const [key, value] of Object.entries(from)) if (!ELSEWHERE.has(key)) read(key, value, labelOf(words, key), false)
  return place
}

function piled(ids: string[]): Pile[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, count]) => ({ id, count }))
}

/** `kinds`: what the arguments of moves are called, and so the things they are about. */
export function middleOf(words: Words, kinds: string[], view: AnyView): Place {
  return placeOf(words, kinds, view as unknown as Record<string, Json>, -1)
}

export function playersOf(words: Words, kinds: string[], view: AnyView): Place[] {
  const { players } = view as unknown as { players?: Record<string, Json>[] }
  return (players ?? []).map((player, seat) => placeOf(words, kinds, player, seat))
}
