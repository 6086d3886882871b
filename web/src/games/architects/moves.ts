/** The moves of Architects: the things each is about, and the one somebody has in mind. */
import type { Alphabet, Thing } from '$lib/table/moves'
import { CIRCLES } from './cards'
import { idOf } from './players'
import type { At } from './topic'
import type { ThingKind } from './things'

/** The arguments of each kind of move, as game.py declares them. */
export const ALPHABET: Alphabet = {
  place: ['location'],
  take_back: ['place'],
  take: ['-good'],
  trade_virtue: ['-mix'],
  trade_marble: ['-mix'],
  trade_with: ['apprentice'],
  draw: [],
  hire: ['slot'],
  dismiss: ['apprentice'],
  capture: ['location', 'player'],
  dig: [],
  keep: ['building'],
  bury: ['building'],
  imprison: [],
  release_prison: [],
  release_boards: ['-payment'],
  pay_debt: [],
  build: ['building'],
  advance: ['wood'],
  discard: ['building'],
  destroy_debt: [],
  keep_debt: [],
  release: ['-number'],
  squire: ['apprentice'],
  resolve: ['building'],
  decline: [],
  stop: [],
  draft: ['building'],
  choose_board: ['board'],
}

export const CAPTURING = new Set(['town_centre', 'free_capture', 'barracks'])
const WITH_CARD: Record<string, string> = {
  draft: 'draft',
  draft_discard: 'discard',
  keep_card: 'keep',
  bury_card: 'bury',
  cathedral_discard: 'discard',
  library: 'discard',
  hand_limit: 'discard',
  end_effects: 'resolve',
}
const TRADES = /^(merchant|patron|trader)_/

/** Which move somebody had in mind who points at a thing that is not open, for the question why not. */
export function intended({ kind, id }: Thing<ThingKind>, at: At): string | null {
  const { view } = at
  switch (kind) {
    case 'location':
      if (CAPTURING.has(view.phase) && CIRCLES.includes(id)) {
        const there = view.locations[id]?.findIndex((count, player) => count > 0 && player !== at.me) ?? -1
        return `capture ${id} ${idOf(view, there < 0 ? at.me : there)}`
      }
      return `place ${id}`
    case 'place':
      return view.phase === 'take_back' ? `take_back ${id}` : null
    case 'slot':
      return `hire ${id}`
    case 'apprentice':
      if (!view.players[at.me]?.apprentices.some((apprentice) => apprentice === id)) return null
      return view.phase === 'storehouse' && TRADES.test(id)
        ? `trade_with ${id}`
        : view.phase === 'dismiss'
          ? `dismiss ${id}`
          : null
    case 'building':
      if (!view.players[at.me]?.hand?.some((card) => card === id) && view.phase !== 'end_effects') return null
      return `${WITH_CARD[view.phase] ?? 'build'} ${id}`
    case 'level':
      return Number(id) === (view.players[at.me]?.level ?? 0) + 1 ? 'advance 0' : null
    case 'board':
      return `choose_board ${id}`
    default:
      return null
  }
}

/**
 * A press on a group of workers: both its place and its owner are meant, or the place alone where only that can be
 * chosen. A second press lets it go; by key it captures it.
 */
export function aim(at: At, location: string, player: string, anchor: Element, byKey: boolean): void {
  const move = `capture ${location} ${player}`
  if (!at.legal.includes(move)) {
    if (at.isOpen('location', location)) return at.point({ kind: 'location', id: location }, anchor, byKey)
    return void at.ask({ kind: 'location', id: location }, anchor, byKey, move)
  }
  const [there, whose] = [at.picked('location') === location, at.picked('player') === player]
  if (there && whose) return byKey ? at.commit(move) : at.forget()
  if (!there) at.point({ kind: 'location', id: location }, anchor, byKey)
  if (!whose || !there) at.point({ kind: 'player', id: player }, anchor, byKey)
}
