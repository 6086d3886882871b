/** The names the engine uses, in its order (data.py, components.py), so that a move in words has its number. */
import type { Colour } from './types'

export const COLOURS: Colour[] = ['red', 'white', 'yellow']
export const BUILDINGS = ['palace', 'bishopric', 'city_hall']
export const DISTRICTS = ['d1', 'd2', 'd3', 'd4', 'gray']
export const THREATS = [
  'marauding',
  'brigands_1',
  'brigands_2',
  'brigands_3',
  'skirmishes_1',
  'skirmishes_2',
  'war',
  'normans_attack',
  'succession_conflict',
  'resistance',
  'theological_conflict',
  'heresy',
  'migrant_workers',
  'interruption_of_work',
  'drought',
  'support',
  'civil_war',
  'wayfarers',
]
export const MODIFIERS = [
  'blacksmith',
  'militia',
  'tithing',
  'monk',
  'priest',
  'apprenticeship',
  'templar',
  'confession',
  'prior',
]
export const CHARACTERS = [
  'urbain_iv',
  'chretien_de_troyes',
  'hugues_de_payns',
  'thibaut_ii',
  'henry_i',
  'le_florentin',
]
/** The gray neutral, who is Le Roy alone. */
export const NEUTRAL = 4
/** What each die of another district costs, by the size of the group (TR-8.3). */
export const PRICE = [0, 2, 4, 6]

const upTo = (most: number): string[] => Array.from({ length: most }, (_, k) => String(k + 1))
const DICE = COLOURS.flatMap((colour) => upTo(6).map((value) => `${colour}_${value}`))
const SPACES = BUILDINGS.flatMap((building) => upTo(6).map((value) => `${building}_${value}`))
const SLOTS = COLOURS.flatMap((colour) => upTo(3).map((level) => `${colour}_${level}`))
const SOURCES = [
  'supply',
  ...SLOTS.map((slot) => `card_${slot}`),
  ...SPACES,
  ...BUILDINGS.map((building) => `lying_${building}`),
]

/** Kinds of moves up to those that a turn being put together knows, with their arguments; the order is game.py's. */
const SPACE: [string, string[][]][] = [
  ['settle', [SPACES]],
  ['activate', [SLOTS]],
  ['build', []],
  ['fight', [THREATS]],
  ['place', [BUILDINGS]],
  ['farm', []],
  ['pass', []],
  ['take', [DISTRICTS, DICE]],
  ['enough', []],
  ['spend', [MODIFIERS]],
  ['plain', []],
  ['source', [SOURCES]],
  ['times', [upTo(13)]],
]
const NUMBERS = new Map<string, number>()
for (const [kind, args] of SPACE) {
  const all = args.reduce<string[]>(
    (heads, values) => heads.flatMap((head) => values.map((value) => `${head} ${value}`)),
    [kind],
  )
  for (const words of all) NUMBERS.set(words, NUMBERS.size)
}
/** The number of a move in words, under which the view says what it would cost and give. */
export const numberOf = (move: string): string => String(NUMBERS.get(move) ?? -1)

export const colourOfDie = (die: string): string => die.split('_')[0] ?? 'red'
export const valueOfDie = (die: string): number => Number(die.split('_')[1])
