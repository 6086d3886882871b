/** What the preview of a move says, in the words of this board: read off what was sent, nothing is worked out here. */
import type { GameEvent, Preview } from '$lib/table/board-props'
import { parse } from './moves'
import type { Slot, View } from './wire'

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

export function ahead(view: View, me: number, move: string, preview: Preview): Ahead {
  const events = preview.events ?? []
  const has = (name: string): boolean => events.some(({ event }) => event === name)
  const coins = (seat: number, ...names: string[]): number =>
    sum(events.filter(({ event, seat: whose }) => names.includes(event) && whose === seat).map((event) => event.coins))
  const mine = preview.seats[me] ?? {}
  const purse = (seat: number): number => {
    const [city, change] = [view.players[seat], preview.seats[seat]]
    return sum([city?.coins, city?.astarte, change?.coins, change?.astarte])
  }
  const steps = preview.table?.pawn ?? 0
  const won = preview.winners?.includes(me) && (preview.ending === 'military' || preview.ending === 'scientific')
  const { args } = parse(move)
  return {
    price: Number(events.find(({ price }) => price !== undefined)?.price ?? 0),
    gain: coins(me, 'coins_gained', 'discarded', 'astarte_filled'),
    coins: [purse(0), purse(1)],
    pawn: view.pawn + steps,
    steps: Math.abs(steps),
    loss: coins(1 - me, 'coins_lost'),
    stopped: has('minerva_stopped'),
    // Coins count as points at the end, but they are told as coins.
    points: (mine['score.total'] ?? 0) - (mine['score.parts.coins'] ?? 0),
    symbol: symbolOf(events),
    pair: has('pair'),
    again: has('plays_again') && !has('extra_turn_lost'),
    wins: won ? (preview.ending as Ahead['wins']) : null,
    reveals: args.slot === undefined ? [] : uncovered(view, Number(args.slot)),
  }
}

const sum = (numbers: unknown[]): number => numbers.reduce<number>((all, one) => all + Number(one ?? 0), 0)

const symbolOf = (events: GameEvent[]): string | null =>
  (events.find(({ event }) => event === 'symbol_gained')?.symbol as string | undefined) ?? null

/** The face-down cards that nothing else covers. */
function uncovered(view: View, slot: number): Slot[] {
  return view.structure.filter(
    (one): one is Slot =>
      one !== null && one.card === null && one.covered_by.length === 1 && one.covered_by[0] === slot,
  )
}
