/** What a visit would bring: in words, in signs, and in numbers for the own goods. */
import { join } from '$lib/words.svelte'
import { GOODS } from './components'
import type { Goods, View, Visit } from './types'
import { words } from './words'

const list = (goods: Goods): [string, number][] =>
  GOODS.flatMap((good) => (goods[good] ? [[good, goods[good]] as [string, number]] : []))

export const goodsText = (goods: Goods): string =>
  join(list(goods).map(([good, number]) => words.say('label-good-count', { number, good })))
export const goodsSigns = (goods: Goods): string[] => list(goods).flatMap(([good, number]) => [String(number), good])

/** The gain in words ("4 stone"), without the number of the worker. */
export function whatOf(location: string, visit: Visit): string {
  switch (location) {
    case 'mines':
      return visit.gold
        ? words.say('label-visit-or', { what: goodsText(visit.clay ?? {}), other: goodsText(visit.gold) })
        : goodsText(visit.clay ?? {})
    case 'kings_storehouse':
      return words.say('told-trades', { number: visit.actions ?? 0 })
    case 'guardhouse':
      return words.say('label-visit-actions', { number: visit.actions ?? 0 })
    case 'workshop':
      return words.say('told-workshop', { number: visit.cards ?? 0, column: Math.min(4, visit.workers ?? 1) })
    case 'town_centre':
      return words.say('told-captures', { number: visit.captures ?? 0, limit: visit.limit ?? 0 })
    case 'guildhall':
      return words.say('told-guildhall', { number: visit.space ?? 0 })
    default:
      return goodsText(visit.gain ?? {})
  }
}

/** A whole sentence for the bar and for a screen reader. */
export function visitText(view: View, location: string): string[] {
  const visit = view.visits[location]
  if (!visit) return []
  const what = whatOf(location, visit)
  const said: string[] = []
  if (location === 'guildhall') said.push(visit.beside ? words.say('label-guildhall-beside') : what)
  else if (location.startsWith('black_market')) {
    said.push(
      words.say('told-market', {
        price: visit.price ?? 0,
        virtue: -(visit.virtue ?? 0),
        what: location === 'black_market_middle' ? words.say('told-market-middle', { number: visit.dig ?? 5 }) : what,
      }),
    )
    if (location === 'black_market_middle' && what) said.push(words.say('told-besides', { what }))
    if (visit.cards)
      said.push(words.say('told-besides', { what: words.say('label-visit-cards', { count: visit.cards }) }))
  } else said.push(words.say('label-visit', { workers: visit.workers ?? 1, what }))
  const bonus = Object.values(visit.bonus ?? {}).some(Boolean) ? goodsText(visit.bonus ?? {}) : ''
  if (bonus) said.push(words.say('label-visit-bonus', { what: bonus }))
  if (location === 'tax_stand' && visit.virtue)
    said.push(words.say('label-visit-virtue-lost', { virtue: -visit.virtue }))
  if (location === 'kings_storehouse' && visit.trades && !visit.trades.length) said.push(words.say('told-no-trade'))
  if (location === 'town_centre' && visit.prices?.[0])
    said.push(words.say('told-capture-price', { number: visit.prices[0].tax + visit.prices[0].silver }))
  if (visit.reset) said.push(words.say('label-visit-reset'))
  if (visit.refresh) said.push(words.say('label-guildhall-refresh'))
  if (visit.ends) said.push(words.say('label-visit-ends'))
  return said
}

/** The same in signs, for the plate under a plaza. */
export function visitSigns(location: string, visit: Visit): string[] {
  switch (location) {
    case 'mines':
      return [...goodsSigns(visit.clay ?? {}), ...(visit.gold ? ['/', ...goodsSigns(visit.gold)] : [])]
    case 'kings_storehouse':
      return [String(visit.actions ?? 0), '×', 'virtue', '/', 'marble']
    case 'workshop':
      return ['person', '/', String(visit.cards ?? 0), 'card']
    case 'town_centre':
      return [String(visit.captures ?? 0), '×', 'capture']
    case 'guardhouse':
      return [String(visit.actions ?? 0), '×', 'prison']
    case 'tax_stand':
      return [...goodsSigns(visit.gain ?? {}), String(visit.virtue ?? -2), 'virtue']
    default:
      return goodsSigns(visit.gain ?? {})
  }
}

/** How the own goods, virtue and debts would stand after what is picked. */
export interface Ahead {
  goods: Goods
  virtue: number
}

export function aheadOfVisit(visit: Visit | undefined, location: string): Ahead | null {
  if (!visit || visit.blocked) return null
  if (location.startsWith('black_market'))
    return {
      goods: { ...visit.gain, silver: (visit.gain?.silver ?? 0) - (visit.price ?? 0) },
      virtue: visit.virtue ?? 0,
    }
  if (location === 'mines') return visit.gold ? null : { goods: visit.clay ?? {}, virtue: 0 }
  return visit.gain ? { goods: visit.gain, virtue: visit.virtue ?? 0 } : null
}
