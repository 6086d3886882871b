/** What the picked move would change of the own goods and virtue: numbers first, no drawing. */
import { APPRENTICES, BUILDINGS } from './components'
import type { At } from './topic'
import type { Goods, Hire, View } from './types'
import { aheadOfVisit, type Ahead } from './visit'

const minus = (goods: Goods): Goods =>
  Object.fromEntries(Object.entries(goods).map(([good, number]) => [good, -number]))
const plus = (one: Goods, other: Goods): Goods => {
  const sum: Record<string, number> = { ...one }
  for (const [good, number] of Object.entries(other)) sum[good] = (sum[good] ?? 0) + number
  return sum
}

/** The cost of the next level of the cathedral, paid with so much wood. */
export function levelCost(view: View, level: number, wood: number): Goods {
  const next = view.cathedral.levels[level - 1]
  if (!next) return {}
  return next.any ? { wood, stone: next.any - wood } : next.cost
}

export function preview(at: At): Ahead | null {
  const { view } = at
  const [first] = at.ready
  const [location, building, slot, wood] = [
    at.picked('location'),
    at.picked('building'),
    at.picked('slot'),
    at.picked('wood'),
  ]
  if (!at.acting) return null
  if (view.phase === 'turn' && location) return aheadOfVisit(view.visits[location], location)
  if (first?.kind === 'build' && building) {
    const card = BUILDINGS[building]
    if (!card) return null
    const gain: Goods = {}
    const [when, number, good] = card.signs
    if (
      when === 'bolt' &&
      Number(number) > 0 &&
      good &&
      ['clay', 'wood', 'stone', 'silver', 'marble'].includes(good) &&
      card.signs.length === 3
    )
      gain[good as 'clay'] = Number(number)
    // Gold and marble pay for each other with Therese: then only the sum is sure.
    return { goods: plus(minus(card.cost), gain), virtue: card.virtue }
  }
  if (first?.kind === 'advance' && wood !== undefined) {
    const level = (view.players[at.me]?.level ?? 0) + 1
    return { goods: minus(levelCost(view, level, Number(wood))), virtue: 0 }
  }
  if (first?.kind === 'hire' && slot) {
    const lying = view.apprentices.display.find((one) => one?.slot === slot)
    const price = view.phase === 'workshop' ? (hireOf(view, slot, at.me)?.total ?? 0) : 0
    return {
      goods: { silver: (lying?.silver ?? 0) - price },
      virtue: APPRENTICES[lying?.apprentice ?? '']?.virtue ?? 0,
    }
  }
  if (first?.kind === 'capture' && view.phase === 'town_centre') {
    const price = view.about?.price as { tax: number; silver: number } | undefined
    return { goods: { silver: -((price?.tax ?? 0) + (price?.silver ?? 0)) }, virtue: 0 }
  }
  return null
}

/** The price of an apprentice in the Workshop, before a worker is placed there or (in that decision) after. */
export function hireOf(view: View, slot: string, me: number): Hire | undefined {
  const asked = view.visits.workshop?.hire?.find((one) => one.slot === slot)
  if (!asked || view.phase !== 'workshop') return asked
  const there = view.locations.workshop?.[me] ?? 0
  const skip = Math.max(0, Number(slot.slice(-1)) - there)
  const total = asked.tax + asked.silver + skip
  const over = Math.max(0, total - (view.players[me]?.goods.silver ?? 0))
  return { ...asked, skip, total, over, affordable: !over }
}
