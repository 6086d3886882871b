/** What is printed, by the name of each thing (the game's own tables), and how it looks. */
import { tables, type Cost, type Effect } from './tables'

export type { Effect }

const NOTHING: Cost = { coins: 0, goods: [] }
const { cards, wonders, divinities, mythologies, progress } = tables

export const colourOfCard = (card: string): string => cards[card]?.colour ?? 'blue'
export const costOfCard = (card: string): Cost => cards[card]?.cost ?? NOTHING
export const effectsOfCard = (card: string): Effect[] => cards[card]?.effects ?? []
export const chainBy = (card: string): string => cards[card]?.free_by ?? ''
export const chainTo = (card: string): string => cards[card]?.grants ?? ''
export const costOfWonder = (wonder: string): Cost => wonders[wonder]?.cost ?? NOTHING
export const effectsOfWonder = (wonder: string): Effect[] => wonders[wonder]?.effects ?? []
/** The card that this one makes free, or null. */
export const freedBy = (card: string): string | null =>
  chainTo(card) ? (Object.keys(cards).find((other) => chainBy(other) === chainTo(card)) ?? null) : null
/** The card whose chain makes this one free, or null. */
export const chainCard = (card: string): string | null => {
  const by = chainBy(card)
  return by ? (Object.keys(cards).find((other) => chainTo(other) === by) ?? null) : null
}
export const mythologyOf = (divinity: string): string | null =>
  mythologies[Math.floor(divinities.indexOf(divinity) / 3)] ?? null

/** Where the rulebook speaks of a thing. */
export function clauseOf(kind: string, id: string): string {
  if (kind === 'wonder') return `DU-12.${Object.keys(wonders).indexOf(id) + 1}`
  if (kind === 'divinity') return `DU-11.${divinities.indexOf(id) + 1}`
  if (kind === 'progress') return `DU-13.${progress.indexOf(id) + 1}`
  if (kind === 'card') {
    if (cards[id]?.colour === 'temple') return 'DU-14.4'
    if (cards[id]?.colour === 'purple')
      return ['builders_guild', 'moneylenders_guild'].includes(id) ? 'DU-14.3' : 'DU-14.2'
    return effectsOfCard(id).some((one) => one.per) ? 'DU-14.1' : 'DU-6.3'
  }
  return CLAUSES[kind] ?? 'DU-4.3'
}
const CLAUSES: Record<string, string> = {
  slot: 'DU-4.2',
  space: 'DU-10.8',
  mythology: 'DU-10.1',
  position: 'DU-8.1',
  military_token: 'DU-8.3',
  player: 'DU-9.3',
}

// --- how things look: an icon for each, its own colour -----------------------------------------------------------

/** Face and edge of each colour of card; the name of the colour is always said beside it. */
export const PAINT: Record<string, [string, string]> = {
  brown: ['#B98556', '#6B4020'],
  grey: ['#A8A399', '#55524C'],
  blue: ['#4F7FC4', '#234A85'],
  green: ['#7BA35C', '#3E5A2A'],
  yellow: ['#E9B93A', '#8A6206'],
  red: ['#C24A3A', '#6B1009'],
  purple: ['#9468B0', '#4B2F6B'],
  temple: ['#D9B98C', '#7F5A2A'],
}
export const COLOUR_ICON: Record<string, string> = {
  brown: 'wood',
  grey: 'glass',
  blue: 'senate',
  green: 'compass',
  yellow: 'coin',
  red: 'shield-full',
  purple: 'people',
  temple: 'religion',
  wonders: 'pyramid',
  goods: 'cube',
  purses: 'coin',
}
export const SYMBOL_ICON: Record<string, string> = {
  compass: 'compass',
  wheel: 'wheel',
  quill: 'quill',
  mortar: 'mortar',
  sundial: 'sundial',
  armillary_sphere: 'armillary',
  scales: 'law',
}
export const PROGRESS_ICON: Record<string, string> = {
  agriculture: 'bread',
  architecture: 'senate',
  economy: 'tax',
  law: 'law',
  masonry: 'clay',
  mathematics: 'compass',
  philosophy: 'laurel',
  strategy: 'swords',
  theology: 'religion',
  urbanism: 'city',
  mysticism: 'eye',
  poliorcetics: 'tower',
  engineering: 'construction',
}
export const MYTHOLOGY_ICON: Record<string, string> = {
  mesopotamian: 'stairs',
  phoenician: 'ship',
  greek: 'senate',
  egyptian: 'eye',
  roman: 'legion',
}
export const MYTHOLOGY_PAINT: Record<string, string> = {
  mesopotamian: '#8FB3E0',
  phoenician: '#DFA3BE',
  greek: '#EBC75F',
  egyptian: '#97C6A6',
  roman: '#E0A08C',
}
/** Icons that begin with `du-` are drawn in Art.svelte. */
export const DIVINITY_ICON: Record<string, string> = {
  enki: 'fountain',
  ishtar: 'law',
  nisaba: 'du-snake',
  astarte: 'bag',
  baal: 'hand',
  tanit: 'gold',
  aphrodite: 'du-rose',
  hades: 'deck',
  zeus: 'du-bolt',
  anubis: 'du-jackal',
  isis: 'du-ankh',
  ra: 'du-sun',
  mars: 'swords',
  minerva: 'shield',
  neptune: 'du-trident',
  gate: 'door',
}
/** The icon of what a Wonder or card does, besides goods, coins, points and shields. */
export const DEED_ICON: Record<string, string> = {
  again: 'again',
  destroy: 'discard',
  library: 'quill',
  revive: 'deck',
  sanctuary: 'religion',
  theater: 'games',
}
