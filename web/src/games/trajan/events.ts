/**
 * What the frame asks of events and decisions: which things were touched, what is worth a line, which tab is asked
 * on.
 */
import type { GameEvent } from '$lib/table/board-props'
import type { Thing } from '$lib/table/moves'
import type { At } from './topic'
import type { ThingKind } from './things'

const TOUCHED: Record<string, [ThingKind, string]> = {
  forum_taken: ['space', 'space'],
  leader_moved: ['province', 'province'],
  occupied: ['province', 'province'],
  built: ['site', 'site'],
  ship_sailed: ['ship', 'ship'],
  card_taken: ['side', 'side'],
  card_discarded: ['side', 'side'],
}

const OF_A_MAT: Record<string, ThingKind> = {
  tile_completed: 'slot',
  tile_taken: 'slot',
  tile_drafted: 'slot',
  markers_lifted: 'tray',
  marker_sown: 'tray',
}

/** Slots and trays belong to somebody: they are marked on that player's mat. */
export function touched(event: GameEvent): Thing<ThingKind>[] {
  const seat = Number(event.seat)
  const place = OF_A_MAT[event.event]
  if (place) return [{ kind: place, id: `${seat}.${String(event.tray)}` }]
  if (event.event === 'senate_advanced') return [{ kind: 'senate', id: String(Math.max(1, Number(event.votes) - 1)) }]
  if (event.event === 'recruited' || event.event === 'hired')
    return [{ kind: 'camp', id: event.event === 'hired' ? 'worker' : 'military' }]
  const [kind, fact] = TOUCHED[event.event] ?? []
  return kind && fact ? [{ kind, id: String(event[fact]) }] : []
}

const QUIET = new Set(['marker_placed', 'marker_sown', 'arch_moved', 'forum_filled', 'side_refilled', 'ships_turned'])
export const quiet = (event: GameEvent): boolean =>
  QUIET.has(event.event) || (event.event === 'senate_tiles_removed' && event.number === 0)

export const opens = (event: GameEvent): boolean => ['table_laid', 'round_ended', 'quarter_ended'].includes(event.event)

const BY_ACTION: Record<string, string> = {
  seaport: 'market',
  forum: 'market',
  military: 'provinces',
  senate: 'city',
  trajan: 'mat',
  construction: 'city',
}
const BY_PHASE: Record<string, string> = {
  goods_draft: 'market',
  discard: 'market',
  display: 'market',
  load: 'market',
  bonus: 'city',
}

export function asksIn({ view }: At): string | null {
  if (['action', 'first_tile_action', 'extra_action'].includes(view.phase)) return BY_ACTION[view.action ?? ''] ?? 'mat'
  return BY_PHASE[view.phase] ?? 'mat'
}
