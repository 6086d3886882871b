/** What a move would cause, in numbers; no drawing, no words. */
import { colourOfCard, effectsOfCard, effectsOfWonder, pointsOf, shieldsOf, symbolOf, type Effect } from './cards'
import { MILITARY_TOKENS, ZONE_POINTS } from './components'
import { offeringWords, parse } from './moves'
import type { City, Slot, View } from './types'

export interface Ahead {
  price: number
  /** coins that come in besides */
  gain: number
  /** coins of both purses afterwards, those on Astarte included */
  coins: [number, number]
  pawn: number
  steps: number
  /** coins the opponent loses */
  loss: number
  /** Minerva stops the pawn */
  stopped: boolean
  points: number
  symbol: string | null
  pair: boolean
  again: boolean
  wins: 'military' | 'scientific' | null
  /** face-down cards this turns up */
  reveals: Slot[]
}

const CAPITAL = 9

export function preview(view: View, me: number, move: string): Ahead | null {
  const { kind, args } = parse(move)
  const own = view.players[me]
  const other = view.players[1 - me]
  if (!own || !other) return null
  const ahead: Ahead = {
    price: 0,
    gain: 0,
    coins: [0, 0],
    pawn: view.pawn,
    steps: 0,
    loss: 0,
    stopped: false,
    points: 0,
    symbol: null,
    pair: false,
    again: false,
    wins: null,
    reveals: args.slot === undefined ? [] : uncovered(view, Number(args.slot)),
  }
  let trade = 0
  const card = args.slot === undefined ? null : (view.structure[Number(args.slot)]?.card ?? null)
  if (kind === 'build' && card) {
    const price = view.prices[me]?.cards[card]
    ahead.price = price?.total ?? 0
    trade = price?.trade ?? 0
    if (price?.way === 'chain' && own.progress.includes('urbanism')) ahead.gain += 4
    ahead.gain += gains(effectsOfCard(card), card, own, other)
    ahead.points = pointsOf(card)
    const extra = colourOfCard(card) === 'red' && own.progress.includes('strategy') ? 1 : 0
    march(view, me, shieldsOf(card) + extra, ahead)
    learn(own, symbolOf(card), ahead)
  } else if (kind === 'wonder' && args.wonder) {
    const price = view.prices[me]?.wonders[args.wonder]
    const does = effectsOfWonder(args.wonder)
    const of = (name: string) => does.find((one) => one.name === name)
    ahead.price = price?.total ?? 0
    trade = price?.trade ?? 0
    ahead.gain += of('coins')?.amount ?? 0
    ahead.points = of('vp')?.amount ?? 0
    ahead.loss = Math.min(of('loss')?.amount ?? 0, other.coins + (paysTo(other) ? trade : 0))
    ahead.again =
      (of('again') !== undefined || own.progress.includes('theology')) && view.structure.filter(Boolean).length > 1
    march(view, me, of('shields')?.amount ?? 0, ahead)
  } else if (kind === 'discard') ahead.gain = own.discard_value
  else if (kind === 'activate') {
    const here = view.prices[me]?.activations.find((one) => one.space === Number(args.space))
    ahead.price = here?.ways.find((way) => offeringWords(way.offerings) === args.offerings)?.price ?? 0
    if (here?.divinity === 'tanit') ahead.gain = 12
    if (here?.divinity === 'astarte') ahead.gain = 7
    if (here?.divinity === 'aphrodite') ahead.points = 9
    if (here?.divinity === 'mars') march(view, me, 2, ahead)
    if (here?.divinity === 'ishtar') learn(own, 'scales', ahead)
  } else return null
  const purse = (city: City): number => city.coins + city.astarte
  const mine = purse(own) - ahead.price + ahead.gain
  const theirs = purse(other) - ahead.loss + (paysTo(other) ? trade : 0)
  ahead.coins = me === 0 ? [mine, theirs] : [theirs, mine]
  return ahead
}

/** DU-5.12 */
const paysTo = (city: City): boolean => city.progress.includes('economy')

/** DU-14.1, DU-14.2: what the construction itself brings. */
function gains(does: Effect[], card: string, own: City, other: City): number {
  let sum = 0
  for (const one of does) {
    if (one.name !== 'coins') continue
    if (!one.per) sum += one.amount
    else if (one.most) sum += one.amount * Math.max(count(own, one.per), count(other, one.per))
    else sum += one.amount * (count(own, one.per) + (one.per === colourOfCard(card) ? 1 : 0))
  }
  return sum
}

function count(city: City, what: string): number {
  if (what === 'wonders') return city.wonders.filter((one) => one.standing).length
  if (what === 'goods') return (city.cards.brown?.length ?? 0) + (city.cards.grey?.length ?? 0)
  return city.cards[what]?.length ?? 0
}

/** DU-8.2: the pawn step by step. */
function march(view: View, me: number, shields: number, ahead: Ahead): void {
  const way = view.p1 === me ? 1 : -1
  const other = view.players[1 - me] as City
  const own = view.players[me] as City
  const tokens = new Set(view.military_tokens)
  let left = other.coins - ahead.loss
  for (let k = 0; k < shields && ahead.wins === null; k++) {
    const next = ahead.pawn + way
    if (view.pantheon?.minerva === next) {
      ahead.stopped = true
      break
    }
    ahead.pawn = next
    ahead.steps++
    let lost = own.progress.includes('poliorcetics') ? 1 : 0
    if (next * way > 0) {
      for (const token of tokens) {
        const [coins, zone] = MILITARY_TOKENS[token] ?? [0, []]
        if (!zone.includes(next)) continue
        tokens.delete(token)
        lost += coins
      }
    }
    lost = Math.min(lost, left)
    left -= lost
    ahead.loss += lost
    if (next * way >= CAPITAL) ahead.wins = 'military'
  }
  ahead.points += militaryPoints(ahead.pawn * way) - militaryPoints(view.pawn * way)
}

/** DU-8.7: what the pawn is worth to the player who pushes it this way. */
const militaryPoints = (distance: number): number => (distance > 0 ? (ZONE_POINTS[distance] ?? 0) : 0)

/** DU-7.3, DU-7.5 */
function learn(own: City, symbol: string | null, ahead: Ahead): void {
  if (!symbol) return
  const had = own.symbols[symbol] ?? 0
  ahead.symbol = symbol
  ahead.pair = had === 1
  const different = Object.values(own.symbols).filter((number) => number > 0).length
  if (had === 0 && different === 5 && ahead.wins === null) ahead.wins = 'scientific'
}

/** The face-down cards that nothing else covers. */
function uncovered(view: View, slot: number): Slot[] {
  return view.structure.filter(
    (one): one is Slot =>
      one !== null && one.card === null && one.covered_by.length === 1 && one.covered_by[0] === slot,
  )
}
