/**
 * Whole sentences for things on the board, for who does not see them; what a press would do is added where they are
 * used.
 */
import { closed, join } from '$lib/words.svelte'
import { APPRENTICES, BUILDINGS } from './cards'
import { nameFor, numberOf } from './players'
import type { At } from './topic'
import type { Hire, Level, View, Visit } from './wire'
import { goodsSigns, goodsText } from './goods'
import { words } from './words'

export const sentence = (...parts: (string | false | undefined)[]): string =>
  parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (part.endsWith(':') ? part : closed(part)))
    .join(' ')

const crowd = (at: At, counts: number[]): string => {
  const names = counts.flatMap((workers, player) =>
    workers ? [words.say('told-workers', { name: nameFor(at, player), workers })] : [],
  )
  return names.length ? words.say('label-who-here', { names: join(names) }) : words.say('told-nobody')
}

/** What a visit would bring, or the rule that closes the place. */
const prospect = (at: At, location: string): string[] => {
  const visit = at.view.visits[location]
  if (!visit || at.over) return []
  return visit.blocked ? [] : visitText(at.view, location)
}

export const plazaLabel = (at: At, location: string): string =>
  sentence(
    words.say(`location-${location}`),
    ...prospect(at, location),
    location === 'tax_stand' && words.say('label-tax-stand', { silver: at.view.tax }),
    crowd(at, at.view.locations[location] ?? []),
  )

export function marketLabel(at: At, space: string): string {
  const owner = at.view.black_market.spaces[space]
  const shown = space.endsWith('left')
    ? goodsText(at.view.black_market.small)
    : space.endsWith('right')
      ? goodsText(at.view.black_market.large)
      : ''
  const here =
    owner === null || owner === undefined
      ? words.say('label-space-free')
      : words.say('told-space-of', { name: nameFor(at, numberOf(at.view, owner)) })
  return sentence(words.say(`location-${space}`), shown, ...prospect(at, space), here)
}

export const prisonLabel = (at: At): string => sentence(words.say('label-prison'), crowd(at, at.view.prison))

export function guildhallLabel(at: At): string {
  const { spaces, capacity } = at.view.guildhall
  const next = spaces.length < capacity ? words.say('told-used', { number: spaces.length + 1, most: capacity }) : ''
  return sentence(words.say('label-guildhall'), next, ...prospect(at, 'guildhall'))
}

export function levelLabel(at: At, level: Level): string {
  const what = level.any ? words.say('label-cost-any', { number: level.any }) : goodsText(level.cost)
  const names = level.players.map((who) => nameFor(at, numberOf(at.view, who)))
  const who = names.length ? words.say('label-who-here', { names: join(names) }) : words.say('told-nobody')
  return sentence(
    words.say('told-niche', { level: level.level, points: level.points, what }),
    who,
    words.say('label-spaces-free', { number: level.capacity - level.players.length }),
  )
}

const virtueWords = (virtue: number): string =>
  virtue ? words.say(virtue > 0 ? 'told-virtue-more' : 'told-virtue-less', { number: Math.abs(virtue) }) : ''

export function apprenticeLabel(apprentice: string): string {
  const card = APPRENTICES[apprentice]
  if (!card) return apprentice
  return sentence(
    words.say(`apprentice-${apprentice}`),
    join(card.skills.map((skill) => words.say(`skill-${skill}`))),
    virtueWords(card.virtue),
    words.say(`apprentice-${apprentice}.effect`),
  )
}

export function slotLabel(at: At, slot: string): string {
  const lying = at.view.apprentices.display.find((one) => one?.slot === slot)
  if (!lying) return words.say(`slot-${slot}`)
  const price = ['turn', 'workshop'].includes(at.view.phase) ? hireOf(at.view, slot) : undefined
  const dear = price?.over ? words.say('label-missing-silver', { missing: price.over }) : ''
  return sentence(
    apprenticeLabel(lying.apprentice),
    words.say(`slot-${slot}`),
    price && words.say('label-price', { price: price.total }),
    dear,
    lying.silver > 0 && words.say('label-silver-on', { silver: lying.silver }),
  )
}

/** What is printed on a building's card, in words: points and cost, skills, virtue, and its effect with its time. */
export function buildingText(building: string): string[] {
  const card = BUILDINGS[building]
  if (!card) return []
  const effect = words.say(`building-${building}.effect`)
  return [
    words.say('told-build', { points: card.points, what: goodsText(card.cost) }),
    card.skills.length
      ? words.say('label-needs', { skills: join(card.skills.map((skill) => words.say(`skill-${skill}`))) })
      : words.say('label-skills-none'),
    virtueWords(card.virtue),
    card.effect.at_once ? words.say('told-at-once', { effect }) : effect,
  ].filter(Boolean)
}

export const buildingLabel = (building: string): string =>
  sentence(words.say(`building-${building}`), ...buildingText(building))

// --- what a visit would bring -------------------------------------------------------------------------------------

/** The price of an apprentice in the Workshop: before a worker is placed there or, in that decision, after. */
export const hireOf = (view: View, slot: string): Hire | undefined =>
  view.visits.workshop?.hire?.find((one) => one.slot === slot)

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
