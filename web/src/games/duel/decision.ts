/** What the decision bar says of a move, and how a move is called on a button and in the list. */
import type { Say } from '$lib/table/play.svelte'
import { join, type NameOf } from '$lib/words.svelte'
import type { Ahead } from './ahead'
import { effectsOfCard, effectsOfWonder } from './cards'
import { offeringValues, offeringWords, parse } from './moves'
import type { View } from './wire'
import { words } from './words'

export const PHASE_ICON: Record<string, string> = {
  draft: 'pyramid',
  turn: 'card',
  begin_age: 'people',
  choose_progress: 'laurel',
  great_library: 'quill',
  destroy_card: 'discard',
  revive_card: 'deck',
  place_divinity: 'religion',
  enki: 'fountain',
  nisaba: 'quill',
  baal: 'hand',
  zeus: 'discard',
  anubis: 'discard',
  isis_card: 'deck',
  isis_wonder: 'pyramid',
  ra: 'pyramid',
  minerva: 'shield',
  neptune_remove: 'ship',
  neptune_apply: 'ship',
  gate: 'door',
  theater_deck: 'games',
  theater_divinity: 'games',
  theater_order: 'games',
  over: 'laurel',
}

/** The consequences of a move of the turn, in the order they happen; what is printed stands before them already. */
export function consequences(view: View, me: number, move: string, ahead: Ahead): Say[] {
  const { kind, args } = parse(move)
  const say: Say[] = []
  const card = args.slot === undefined ? null : view.structure[Number(args.slot)]?.card
  const way = kind === 'build' && card ? view.prices[me]?.cards[card]?.way : undefined
  const own = view.players[me]
  const mine = ahead.coins[me] ?? 0
  const had = (own?.coins ?? 0) + (own?.astarte ?? 0)
  const effects =
    kind === 'build' ? effectsOfCard(card ?? '') : kind === 'wonder' ? effectsOfWonder(args.wonder ?? '') : []
  const printed = (name: string, amount: number): boolean =>
    effects.some((one) => one.name === name && one.amount === amount && !one.per && !one.most)
  if (kind === 'build' && way === 'chain') say.push({ id: 'then-chain' })
  else if (kind !== 'discard')
    say.push(ahead.price ? { id: 'then-pay', args: { number: ahead.price } } : { id: 'then-free' })
  if (kind === 'discard') say.push({ id: 'then-discard', args: { number: ahead.gain } })
  else if (ahead.gain && !printed('coins', ahead.gain)) say.push({ id: 'then-gain', args: { number: ahead.gain } })
  if (had !== mine) say.push({ id: 'then-coins', args: { old: had, new: mine } })
  if (ahead.wins) say.push({ id: `then-wins-${ahead.wins}` })
  else if (ahead.steps) say.push({ id: 'then-pawn', args: { number: ahead.steps } })
  if (ahead.stopped) say.push({ id: 'then-stopped' })
  if (ahead.loss && !printed('loss', ahead.loss)) say.push({ id: 'then-loss', args: { number: ahead.loss } })
  if (ahead.symbol && ahead.pair && !ahead.wins) say.push({ id: 'then-pair', args: { symbol: ahead.symbol } })
  if (ahead.points && !printed('vp', ahead.points)) say.push({ id: 'then-points', args: { number: ahead.points } })
  if (kind === 'activate' && args.space) {
    const divinity = view.prices[me]?.activations.find((one) => one.space === Number(args.space))?.divinity
    if (divinity && !['tanit', 'mars', 'aphrodite'].includes(divinity)) say.push({ id: `divinity-${divinity}.effect` })
  }
  if (ahead.again && !printed('again', 0)) say.push({ id: 'then-again' })
  if (ahead.reveals.length) {
    say.push({ id: 'then-reveals', args: { number: ahead.reveals.length } })
    for (const { token } of ahead.reveals) {
      if (token?.kind === 'mythology') say.push({ id: 'then-mythology', args: { mythology: token.mythology } })
      if (token?.kind === 'offering') say.push({ id: 'then-offering', args: { number: token.value } })
    }
  }
  return say
}

/** What a move of the turn costs, as the view tells. */
function priceOf(view: View, me: number, move: string): number {
  const { kind, args } = parse(move)
  const prices = view.prices[me]
  if (kind === 'build') return prices?.cards[view.structure[Number(args.slot)]?.card ?? '']?.total ?? 0
  if (kind === 'wonder') return prices?.wonders[args.wonder ?? '']?.total ?? 0
  const ways = prices?.activations.find((one) => one.space === Number(args.space))?.ways
  return ways?.find((way) => offeringWords(way.offerings) === args.offerings)?.price ?? 0
}

/** A move in a full sentence, for the list of moves and for a screen reader. */
export function moveName(view: View, me: number, move: string, nameOf: NameOf): string {
  const { kind, args } = parse(move)
  const slot = args.slot === undefined ? null : view.structure[Number(args.slot)]
  const price = priceOf(view, me, move)
  // What somebody may take once it lies open.
  if (slot && !slot.card && ['build', 'discard', 'wonder'].includes(kind))
    return words.say(`do-${kind}-down`, { wonder: args.wonder })
  switch (kind) {
    case 'build':
      return words.say('do-build', { card: slot?.card ?? '', price })
    case 'discard':
      return words.say('do-discard', { card: slot?.card ?? '', number: view.players[me]?.discard_value ?? 2 })
    case 'wonder':
      return words.say('do-wonder', { card: slot?.card ?? '', wonder: args.wonder, price })
    case 'activate': {
      const divinity = view.prices[me]?.activations.find((one) => one.space === Number(args.space))?.divinity ?? 'gate'
      const tokens = offeringValues(args.offerings ?? 'none').map((value) =>
        words.say('label-offering-token', { value }),
      )
      const offerings = tokens.length ? words.say('do-with', { list: join(tokens) }) : ''
      return [words.say('do-activate', { divinity, price }), offerings].filter(Boolean).join(' ')
    }
    case 'begin':
      return words.say('do-begin', { seat: args.player === 'p1' ? view.p1 : 1 - view.p1 }, nameOf)
    case 'strike':
      return slot?.card
        ? words.say('do-strike', { card: slot.card })
        : words.say('do-strike-down', { number: Number(args.slot) + 1 })
    case 'guard':
      return words.say('do-guard', { where: whereIs(view, Number(args.position), nameOf) })
    default:
      return words.move(move)
  }
}

export function whereIs(view: View, position: number, nameOf: NameOf): string {
  const seat = position < 0 ? view.p1 : 1 - view.p1
  if (Math.abs(position) === 9) return words.say('track-capital', { seat }, nameOf)
  return position === 0
    ? words.say('track-middle')
    : words.say('track-space', { seat, number: Math.abs(position) }, nameOf)
}
