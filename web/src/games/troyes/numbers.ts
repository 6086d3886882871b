/** The numbers that stand on the artwork only: their names, and the pieces drawn with them away from any table. */
import type { FormEntry } from '$lib/wire'
import { join, number, qualified, series } from '$lib/words.svelte'
import { tables } from './tables'
import type { At } from './topic'
import type { Building, Colour, OwnNumber, Slot, Threat, Timing } from './wire'
import { words } from './words'

type Changed = Record<string, (number | string)[]>

/** A card, an event (whichever copy of it) or a building. */
export function thingNamed(thing: string): string {
  const id = ['card-', 'threat-', 'building-'].map((kind) => kind + thing).find((one) => words.has(one))
  return id ? words.say(id) : words.say(`threat-${thing}_1`).replace(/\s*[\d۰-۹]+$/, '') // "Brigands 1" to 3
}

export const fieldName = (what: string): string => words.say(`number-${what}`)

/** "7", "6 / 3", "red and white": the values of one of its fields. */
export function valuesText(values: (number | string)[]): string {
  if (values.every((value) => typeof value === 'number')) return series(values.map(number))
  if (values.some((value) => words.has(`colour-${value}`))) return join(values.map((one) => words.say(`colour-${one}`)))
  const rows = values.map((row) => String(row).replace(/\d/g, (digit) => number(Number(digit))))
  return series(rows, ' · ')
}

export const ownText = ({ thing, what, own, house }: OwnNumber): string =>
  words.say('number-differs', {
    name: qualified(thingNamed(thing), fieldName(what)),
    given: valuesText(own),
    known: valuesText(house),
  })

/** A table at which nothing happens: enough for a piece to be drawn. */
export const still = {
  view: { compose: null, actors: [], solo: false },
  me: -1,
  target: (_kind: string, _id: string, ...more: (string | false)[]) => ({
    type: 'button',
    class: more.filter(Boolean).join(' '),
    tabindex: -1,
  }),
  shape: (_kind: string, _id: string, ...more: (string | false)[]) => ({ class: more.filter(Boolean).join(' ') }),
  isPicked: () => false,
  hint: () => '',
  nameOf: () => '',
} as unknown as At

/** The values of a field as they now are, and which of them are the house's or entered. */
function fieldsOf(entry: FormEntry, changed: Changed) {
  const values = Object.fromEntries(
    entry.fields.map(({ name, usual }) => [name, changed[`${entry.id}.${name}`] ?? usual]),
  )
  const own = entry.fields.map(({ name }) => name).filter((name) => `${entry.id}.${name}` in changed)
  const house = entry.fields.filter(({ name, stated }) => stated !== 'rulebook' && !own.includes(name))
  const numbers = (name: string): number[] => (values[name] ?? []).map(Number)
  return {
    own,
    house: house.map(({ name }) => name),
    numbers,
    words: (name: string): string[] => (values[name] ?? []).map(String),
    first: (name: string): number => numbers(name)[0] ?? 0,
  }
}

export function drawnCard(entry: FormEntry, changed: Changed): Slot {
  const { own, house, numbers, first } = fieldsOf(entry, changed)
  const level = first('level') || Number(entry.facts.level)
  return {
    slot: `${entry.facts.colour}_${level}`,
    colour: entry.facts.colour as Colour,
    level,
    card: entry.id,
    cost: first('cost'),
    divisor: first('divisor'),
    vp: numbers('vp'),
    house,
    own,
    timing: entry.facts.timing as Timing,
    scoring: numbers('vp').map(() => null),
    picture: [],
    cubes: [],
  }
}

export function drawnEvent(entry: FormEntry, changed: Changed): Threat {
  const { own, house, numbers, words: colours, first } = fieldsOf(entry, changed)
  const marauding = !entry.facts.colour
  return {
    threat: words.has(`threat-${entry.id}`) ? entry.id : `${entry.id}_1`,
    colour: marauding ? null : (entry.facts.colour as Colour),
    colours: (marauding ? tables.colours : colours('dice')) as Colour[],
    divisor: first('divisor'),
    banners: marauding ? null : first('banners'),
    vp: marauding ? null : numbers('vp'),
    black_dice: first('black_dice') || Number(entry.facts.black_dice),
    house,
    own,
    cubes: [],
  }
}

/** The gray citizens of two players stand on it. */
export function drawnBuilding(entry: FormEntry, changed: Changed): Building {
  const { own, numbers, words: rows } = fieldsOf(entry, changed)
  const neutral = numbers('neutral')
  let space = 0
  const standing = (size: number) =>
    Array.from({ length: size }, () => {
      space += 1
      return { space: `${entry.id}_${space}`, owner: neutral.includes(space) ? tables.neutral : null }
    })
  const written = rows('rows').length ? rows('rows') : String(entry.facts.rows).split(',')
  return {
    building: entry.id,
    colour: entry.facts.colour as Colour,
    salary: Number(entry.facts.salary),
    rows: written.map((row) => {
      const [dice = '', size = '0'] = row.split(':')
      return { dice: [...dice].map(Number), spaces: standing(Number(size)) }
    }),
    lying: [],
    own,
  }
}
