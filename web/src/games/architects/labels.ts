/**
 * Whole sentences for things on the board, for who does not see them; what a press would do is added where they are
 * used.
 */
import { join } from '$lib/words.svelte'
import { APPRENTICES, BUILDINGS } from './components'
import { nameFor, numberOf } from './players'
import { hireOf } from './preview'
import type { At } from './topic'
import type { Level } from './types'
import { goodsText, visitText } from './visit'
import { words } from './words'

const sentence = (...parts: (string | false | undefined)[]): string =>
  parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?؟:]$/.test(part) ? part : `${part}.`))
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
  const price = ['turn', 'workshop'].includes(at.view.phase) ? hireOf(at.view, slot, at.me) : undefined
  const dear = price?.over ? words.say('label-missing-silver', { missing: price.over }) : ''
  return sentence(
    apprenticeLabel(lying.apprentice),
    words.say(`slot-${slot}`),
    price && words.say('label-price', { price: price.total }),
    dear,
    lying.silver > 0 && words.say('label-silver-on', { silver: lying.silver }),
  )
}

export function buildingLabel(building: string): string {
  const card = BUILDINGS[building]
  if (!card) return building
  const skills = card.skills.length
    ? words.say('label-needs', { skills: join(card.skills.map((skill) => words.say(`skill-${skill}`))) })
    : ''
  return sentence(
    words.say(`building-${building}`),
    words.say('label-points', { points: card.points }),
    words.say('told-cost', { what: goodsText(card.cost) }),
    skills,
    virtueWords(card.virtue),
    words.say(`building-${building}.effect`),
  )
}
