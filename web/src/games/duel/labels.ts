/** Full sentences for what is drawn in signs: the label of every button, and names that more than one place needs. */
import { around } from '$lib/table/words'
import { join } from '$lib/words.svelte'
import { chainBy, chainCard, colourOfCard, costOfCard, costOfWonder, mythologyOf } from './cards'
import type { At } from './topic'
import type { ThingKind } from './things'
import type { Price, Slot, Space, View } from './wire'
import { words } from './words'

const say = (id: string, args: Record<string, unknown> = {}): string => words.say(id, args)

export const cardName = (card: string): string => say(`card-${card}`)
export const wonderName = (wonder: string): string => say(`wonder-${wonder}`)
export const progressName = (token: string): string => say(`token-${token}`)
export const divinityName = (divinity: string): string => say(`divinity-${divinity}`)
export const mythologyName = (mythology: string): string => say(`mythology-${mythology}`)
export const goodName = (good: string): string => say(`good-${good}`)
export const symbolName = (symbol: string): string => say(`symbol-${symbol}`)
export const colourName = (colour: string): string => say(`colour-${colour}`)

const PREFIX: Partial<Record<ThingKind, string>> = { progress: 'token' }
export const thingName = (kind: ThingKind, id: string): string => say(`${PREFIX[kind] ?? kind}-${id}`)
export const effectText = (kind: ThingKind, id: string): string => {
  const told = `${PREFIX[kind] ?? kind}-${id}.effect`
  return words.has(told) ? say(told) : ''
}

function costText({ coins, goods }: { coins: number; goods: string[] }): string {
  const counts = new Map<string, number>()
  for (const good of goods) counts.set(good, (counts.get(good) ?? 0) + 1)
  const parts = [
    ...(coins ? [say('label-coins-count', { coins })] : []),
    ...[...counts].map(([good, many]) => say('label-good-count', { number: many, good })),
  ]
  return parts.length ? say('told-costs', { cost: join(parts) }) : say('told-costs-nothing')
}

export const cardCost = (card: string): string => {
  const free = chainCard(card)
  const by = chainBy(card)
  const chain = free
    ? `${say('label-chain-by', { card: free })}.`
    : by
      ? `${say('label-chain-by-token', { mythology: by.slice(10) })}.`
      : ''
  return [costText(costOfCard(card)), chain].filter(Boolean).join(' ')
}
export const wonderCost = (wonder: string): string => costText(costOfWonder(wonder))

export function priceText(price: Price, purse: number): string {
  if (!price.affordable) return say('told-too-dear', { number: price.total, missing: price.total - purse })
  if (price.way === 'chain') return say('told-by-chain')
  if (price.way === 'engineering') return say('told-by-engineering')
  return price.total ? say('told-for-coins', { number: price.total }) : say('told-for-free')
}

const sentences = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ')
const named = (name: string, ...more: string[]): string =>
  `${[name, ...more].filter(Boolean).join(around.say('comma'))}.`

export function cardLabel(card: string, ...more: string[]): string {
  return sentences(
    named(cardName(card), colourName(colourOfCard(card))),
    effectText('card', card),
    cardCost(card),
    ...more,
  )
}

export function slotLabel(slot: Slot, price: Price | undefined, purse: number, at: At): string {
  const token = slot.token
    ? slot.token.kind === 'mythology'
      ? `${say('label-mythology-token', { mythology: slot.token.mythology })}.`
      : `${say('label-offering-token', { value: slot.token.value })}.`
    : ''
  const covered = slot.covered_by.length ? `${say('label-covered', { number: slot.covered_by.length })}.` : ''
  const what = slot.card ? cardLabel(slot.card) : `${say('label-face-down')}: ${say(`back-${slot.back}`)}.`
  return sentences(what, covered, token, slot.card && price && priceText(price, purse), at.hint('slot', slot.slot))
}

export function wonderLabel(
  wonder: string,
  under: string | null,
  price: Price | undefined,
  purse: number,
  at: At,
): string {
  const state = under
    ? `${say('label-standing')}. ${say('label-under-wonder', { card: under })}.`
    : sentences(wonderCost(wonder), price && priceText(price, purse))
  return sentences(named(wonderName(wonder)), effectText('wonder', wonder), state, at.hint('wonder', wonder))
}

export function divinityLabel(divinity: string, ...more: string[]): string {
  const mythology = mythologyOf(divinity)
  return sentences(
    named(divinityName(divinity)),
    effectText('divinity', divinity),
    mythology && `${mythologyName(mythology)}.`,
    ...more,
  )
}

export function spaceLabel(view: View, space: Space, seat: number, at: At): string {
  const what = space.card
    ? divinityLabel(space.card)
    : space.mythology
      ? `${mythologyName(space.mythology)}. ${say('label-face-down')}.`
      : `${say('label-space-empty')}.`
  const costs = say('told-space-costs', { cost: space.costs[seat] ?? 0, other: space.costs[1 - seat] ?? 0 })
  const known = space.card && !space.face_up && view.age < 2 ? say('told-only-you') : ''
  return sentences(`${say('label-space', { space: space.space })}.`, what, known, costs, at.hint('space', space.space))
}
