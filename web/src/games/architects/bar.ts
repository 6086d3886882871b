/** What the decision bar asks, and what the choice would cause. */
import type { Say } from '$lib/table/play.svelte'
import { closed } from '$lib/words.svelte'
import { APPRENTICES } from './cards'
import { CAPTURING } from './moves'
import { moved } from './ahead'
import { buildingText, hireOf, visitText } from './labels'
import type { At } from './topic'
import { goodsText } from './goods'
import { words } from './words'

const told = (text: string): Say => ({ id: 'told', args: { text } })
const sentences = (parts: string[]): Say[] => parts.filter(Boolean).map((part) => told(closed(part)))

export function question(at: At): Say | undefined {
  const { view } = at
  const [location, building, slot] = [at.picked('location'), at.picked('building'), at.picked('slot')]
  if (view.phase === 'turn' && location) return { id: 'ask-place', args: { location } }
  if (view.phase === 'guildhall' && building) return { id: 'ask-build', args: { building } }
  if (slot)
    return {
      id: 'ask-hire',
      args: { apprentice: view.apprentices.display.find((one) => one?.slot === slot)?.apprentice ?? '' },
    }
  if (CAPTURING.has(view.phase) && location) return { id: 'ask-capture', args: { location } }
  return undefined
}

export function because(at: At): Say[] {
  if (!at.acting) return []
  const { view } = at
  const [location, building, apprentice, slot, wood, board] = [
    at.picked('location'),
    at.picked('building'),
    at.picked('apprentice'),
    at.picked('slot'),
    at.picked('wood'),
    at.picked('board'),
  ]
  const about = view.about ?? {}
  const price = (about.price ?? { tax: 0, silver: 0 }) as { tax: number; silver: number }
  if (view.phase === 'turn')
    return location
      ? [...placeEffect(location), ...sentences(visitText(view, location))]
      : sentences([words.say('hint-turn', { workers: view.players[at.me]?.available ?? 0 }), closing(at)])
  if (building) return sentences(buildingText(building))
  if (slot) return ofHire(at, slot)
  if (apprentice) return [{ id: `apprentice-${apprentice}.effect` }]
  if (board) return [{ id: `board-${board}.effect` }]
  if (wood !== undefined) {
    const level = (view.players[at.me]?.level ?? 0) + 1
    return sentences([
      words.say('told-advance', {
        level,
        points: view.cathedral.levels[level - 1]?.points ?? 0,
        what: goodsText(moved(at, `advance ${wood}`, 'paid', 'cathedral')),
      }),
    ])
  }
  switch (view.phase) {
    case 'town_centre':
      return sentences([
        words.say('label-captures-left', { number: about.left ?? 0 }),
        words.say('told-capture-price', { number: price.tax + price.silver }),
        places(at),
      ])
    case 'free_capture':
      return sentences([words.say('label-captures-left', { number: about.left ?? 0 })])
    case 'storehouse':
      return sentences([words.say('label-trades-left', { number: about.left ?? 0 })])
    case 'guardhouse':
      return sentences([words.say('label-actions-left', { number: about.left ?? 0 })])
    case 'workshop':
      return [{ id: 'hint-workshop' }]
    case 'guildhall':
      return [{ id: 'hint-guildhall' }]
    case 'take_back':
      return [{ id: 'hint-take-back' }]
    case 'hand_limit':
      return sentences([words.say('hint-hand-limit', { number: about.over ?? 1 })])
    case 'draft':
      return [{ id: 'hint-draft' }]
    case 'dismiss':
      return [{ id: 'hint-dismiss', args: { apprentice: String(about.apprentice ?? '') } }]
    case 'overflow':
      return sentences([words.say('hint-overflow', { number: view.players[at.me]?.unpaid ?? 0 })])
    case 'bury_card':
      return sentences([words.say('hint-bury', { number: about.left ?? 1 })])
    case 'reset':
      return sentences([words.say('label-workers-prison', { workers: view.players[at.me]?.prison ?? 0 })])
    default:
      return []
  }
}

const placeEffect = (location: string): Say[] =>
  words.has(`location-${location}.effect`) ? [{ id: `location-${location}.effect` }] : []

function closing({ view }: At): string {
  return view.closing
    ? `${words.say('label-last-turns')}: ${words.say('label-turns-left', { number: view.closing })}`
    : ''
}

function places({ view }: At): string {
  const used = (view.about?.locations as string[] | undefined) ?? []
  const left = Number(view.about?.limit ?? 0) - used.length
  return words.say('told-places-left', { number: Math.max(0, left) })
}

function ofHire(at: At, slot: string): Say[] {
  const { view } = at
  const lying = view.apprentices.display.find((one) => one?.slot === slot)
  if (!lying) return []
  const card = APPRENTICES[lying.apprentice]
  const price = view.phase === 'workshop' ? hireOf(view, slot) : undefined
  const virtue = card?.virtue
    ? words.say(card.virtue > 0 ? 'told-virtue-more' : 'told-virtue-less', { number: Math.abs(card.virtue) })
    : ''
  return [
    { id: `apprentice-${lying.apprentice}.effect` },
    ...sentences([
      price
        ? words.say(price.skip ? 'told-hire-skip' : 'told-hire', {
            price: price.total,
            tax: price.tax,
            skip: price.skip,
          })
        : '',
      lying.silver ? words.say('told-silver-on', { number: lying.silver }) : '',
      virtue,
    ]),
  ]
}
