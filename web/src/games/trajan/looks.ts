/** What every piece of Trajan looks like: icons of the sprite (`tj-…` are drawn in Art.svelte), and paint. */
import { tables } from './tables'
import type { ColourId, Need, TrayId } from './wire'

/** The trays clockwise, I to VI. */
export const TRAYS = tables.trays as readonly TrayId[]
export const NUMERAL = ['I', 'II', 'III', 'IV', 'V', 'VI']
export const COLOURS = tables.colours as readonly ColourId[]
export const NEEDS = tables.needs as readonly Need[]

export const TRAY_ICON: Record<string, string> = {
  seaport: 'ship',
  forum: 'forum',
  military: 'legion',
  senate: 'senate',
  trajan: 'trajan',
  construction: 'construction',
}

/** The colours of the markers cannot be told apart by everybody: the shape is compulsory. */
export const MARKER: Record<ColourId, { paint: string; shape: string }> = {
  yellow: { paint: '#F0C92E', shape: 'red' },
  orange: { paint: '#EA8A2E', shape: 'gold' },
  green: { paint: '#8CC163', shape: 'green' },
  white: { paint: '#FFFBF2', shape: 'blue' },
  pink: { paint: '#EE9DB6', shape: 'ink' },
  blue: { paint: '#5B93CF', shape: 'purple' },
}

export const NEED_PAINT: Record<string, string> = { bread: '#EBC98A', games: '#DFA088', religion: '#EDB06A' }
export const KIND_PAINT: Record<string, string> = {
  roof: '#DFA088',
  door: '#B9CBA4',
  window: '#CDB8E0',
  stairs: '#D9B98F',
  fountain: '#A9CBD6',
}
export const VOTES_PAINT = '#CDB8E0'
export const WILD_PAINT = '#F3DFA8'
export const EXTRA_PAINT = '#F2D26B'

export const GOOD_PAINT: Record<string, string> = {
  columns: '#D8D2C6',
  furs: '#C79A6B',
  scrolls: '#EADFB8',
  oil: '#C9C46A',
  fruit: '#E7A08A',
  lamps: '#D98B5F',
  wine: '#C58AA6',
  fish: '#9CC3D3',
  jewelry: '#E8C86A',
  gems: '#A9B8E2',
  cattle: '#C9B29A',
  wheat: '#EBD07F',
}

/** What a tile shows: its paint, its picture, and a number or a small sign in the corner. */
export interface Face {
  paint: string
  icon: string
  corner?: number
  sign?: string
  plus?: boolean
}

export function tileFace(tile: string): Face {
  const [, family = '', ...rest] = tile.split('_')
  const what = rest.join('_')
  if (tile.startsWith('extra_')) return { paint: EXTRA_PAINT, icon: TRAY_ICON[tile.slice(6)] ?? 'plus', plus: true }
  if (family === 'extra') return { paint: EXTRA_PAINT, icon: TRAY_ICON[what] ?? 'plus', plus: true }
  if (family === 'votes') return { paint: VOTES_PAINT, icon: 'senate', corner: Number(what) }
  if (family === 'need') return { paint: NEED_PAINT[what] ?? WILD_PAINT, icon: what }
  return { paint: WILD_PAINT, icon: 'wild', sign: WILD_SIGN[what] ?? 'card' }
}
export const WILD_SIGN: Record<string, string> = {
  commodity: 'card',
  need: 'people',
  construction: 'construction',
  extra_action: 'plus',
}

export function siteFace(tile: string): Face {
  const [, kind = '', points = '0'] = tile.split('_')
  return { paint: KIND_PAINT[kind] ?? WILD_PAINT, icon: kind, corner: Number(points) }
}
export const kindOf = (tile: string): string => tile.split('_')[1] ?? ''

/** What a Trajan tile gives besides its points. */
export const STACK_ICON: Record<string, string> = {
  vp9: 'laurel',
  cards: 'card',
  workers: 'worker',
  legionnaires: 'legion',
  plus2: 'plus',
  demand: 'people',
}

export function bonusIcons(bonus: string): string[] {
  const [, family = '', ...what] = bonus.split('_')
  if (family === 'goods') return what.map((good) => `tj-${good}`)
  if (family === 'need') return what
  return [{ workers: 'worker', legionnaires: 'legion', bonus: 'laurel' }[family] ?? 'laurel']
}
