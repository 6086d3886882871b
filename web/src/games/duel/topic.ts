import type { Play, Topic as Plain } from '$lib/table/play.svelte'
import type { ThingKind } from './things'
import type { Phase, View } from './wire'

/** What a popover is about. */
export type Topic = Plain<ThingKind> | { kind: 'score' } | { kind: 'trade'; seat: number }

/** The table as the pieces of the board see it. */
export type At = Play<View, ThingKind, Topic>

/** Where the rulebook speaks of each decision. */
export const PHASE_CLAUSE: Record<Phase, string> = {
  draft: 'DU-3.1',
  turn: 'DU-4.3',
  begin_age: 'DU-9.3',
  choose_progress: 'DU-7.3',
  great_library: 'DU-12.4',
  destroy_card: 'DU-12.2',
  revive_card: 'DU-12.7',
  place_divinity: 'DU-10.2',
  enki: 'DU-11.1',
  nisaba: 'DU-11.3',
  baal: 'DU-11.5',
  zeus: 'DU-11.9',
  anubis: 'DU-11.10',
  isis_card: 'DU-11.11',
  isis_wonder: 'DU-11.11',
  ra: 'DU-11.12',
  minerva: 'DU-11.14',
  neptune_remove: 'DU-11.15',
  neptune_apply: 'DU-11.15',
  gate: 'DU-11.16',
  theater_deck: 'DU-12.14',
  theater_divinity: 'DU-12.14',
  theater_order: 'DU-12.14',
  over: 'DU-15.4',
}
