/** What is printed, by the name of each thing (the game's own tables), and each effect as a line of signs. */
import { tables, type Building, type Effect, type Item } from './tables'

/** counted goods by name */
export type Goods = Record<string, number>

export const {
  goods: GOODS,
  circles: CIRCLES,
  market_spaces: MARKET,
  market_silver: MARKET_SILVER,
  slots: SLOTS,
  virtue_points: VIRTUE_POINTS,
  tax_evasion: TAX_EVASION,
  market_virtue: MARKET_VIRTUE,
  cathedral_virtue: CATHEDRAL_VIRTUE,
  buildings: BUILDINGS,
  apprentices: APPRENTICES,
} = tables

// --- signs: ids of Art.svelte, numbers, `vp2`, and marks between them ---------------------------------------------

const itemSigns = ({ number, what }: Item): string[] =>
  what === 'vp' ? [`${number < 0 ? '-' : ''}vp${Math.abs(number)}`] : [String(number), what]
const counted = (things: Goods): string[] => Object.entries(things).flatMap(([what, number]) => [String(number), what])
const either = (items: Item[]): string[] => items.flatMap((item, k) => [...(k ? ['/'] : []), ...itemSigns(item)])

/** The signs of what an effect looks at, where they are called otherwise. */
const METRIC_SIGN: Record<string, string> = { buildings: 'home', captives: 'capture', unpaid: 'debt' }

function atOnce({ kind, gives, number, per, metric }: Effect): string[] {
  const given = either(gives)
  switch (kind) {
    case 'hire':
      return ['free', 'person']
    case 'capture':
      return [String(number), 'capture']
    case 'release_boards':
      return ['free', 'worker', '/', 'capture']
    case 'release_prison':
      return ['prison', '>', 'worker']
    case 'destroy_debt':
      return ['destroy']
    case 'discard':
      return ['card', '>', ...given]
    case 'all':
      return ['worker', ...given]
    case 'prisoners':
      return [String(number), 'prison', '>', ...gives.flatMap((item) => itemSigns({ ...item, number: -item.number }))]
    case 'gain_per':
      return [...given, '/', String(per), metric]
    default:
      return given
  }
}

function atTheEnd({ kind, gives, per, metric }: Effect): string[] {
  const given = either(gives)
  const what = METRIC_SIGN[metric] ?? metric
  switch (kind) {
    case 'most':
      return [...(metric === 'cathedral' ? ['highest'] : ['most', what]), '>', ...given]
    case 'no':
      return [what, '0', '>', ...given]
    case 'per':
      return [...given, '/', ...(per > 1 ? [String(per)] : []), what]
    case 'unpaid':
      return [...given, '/', what]
    default:
      return given
  }
}

export const effectSigns = ({ effect }: Building): string[] =>
  effect.at_once ? ['bolt', ...atOnce(effect)] : ['flag', ...atTheEnd(effect)]

const TRIGGER_SIGN: Record<string, string> = {
  cathedral: 'cath',
  debt: 'paid',
  reset: 'reset',
  market: 'bm',
  tax_stand: 'tax',
}
/** Abilities that give no goods. */
const ABILITY: Record<string, string> = {
  conspirator: 'capture -1 silver',
  gatekeeper: 'reset > 2 free',
  illusionist: 'bm virtue 0',
  thief: 'tax virtue +1',
  trickster: 'bm -1 silver',
}
const family = (id: string): string => (id.startsWith('debt_collector') ? 'debt_collector' : (id.split('_')[0] ?? id))

export function abilitySigns(id: string): string[] {
  const drawn = ABILITY[family(id)]
  if (drawn) return drawn.split(' ')
  const { trigger = '', pays = {}, gains = {} } = APPRENTICES[id] ?? {}
  if (trigger === 'trade') return [...counted(pays), '>', ...counted(gains)]
  if (trigger.startsWith('collect')) return Object.entries(gains).flatMap(([what, number]) => [what, `+${number}`])
  return trigger ? [TRIGGER_SIGN[trigger] ?? trigger, '>', ...counted(gains)] : []
}

const PORTRAIT_2 = new Set(['merchant_clay', 'merchant_stone', 'acolyte_tiling'])
export const portraitOf = (id: string): string => (PORTRAIT_2.has(id) ? `${family(id)}2` : family(id))

/** What a character begins with in the variable setup. */
export function boardSigns(id: string): string[] {
  const board = tables.boards[id]
  if (!board) return []
  const { silver, virtue, prison, gains } = board
  return [...counted({ silver, virtue }), ...(prison ? counted({ prison }) : []), ...counted(gains)]
}
