import type { Play, Topic as Plain } from '$lib/table/play.svelte'
import type { ThingKind } from './things'
import type { Phase, View } from './wire'

/** What a popover is about. */
export type Topic = Plain<ThingKind> | { kind: 'score' } | { kind: 'senate' }

/** The table as the pieces of the board see it. */
export type At = Play<View, ThingKind, Topic>

/** Where the rulebook speaks of each decision. */
export const PHASE_CLAUSE: Record<Phase, string> = {
  markers: 'TJ-2.6',
  goods_draft: 'TJ-2.12',
  trajan_draft: 'TJ-2.13',
  turn: 'TJ-4.1',
  sow: 'TJ-4.3',
  plus2: 'TJ-5.4',
  action: 'TJ-6.1',
  first_tile_action: 'TJ-9.4',
  extra_action: 'TJ-10.2',
  discard: 'TJ-7.1',
  display: 'TJ-7.3',
  load: 'TJ-7.4',
  repeat: 'TJ-10.5',
  pay: 'TJ-12.2',
  bonus: 'TJ-12.5',
  over: 'TJ-13.4',
}

/** Where it speaks of each thing. */
export const THING_CLAUSE: Partial<Record<ThingKind, string>> = {
  tray: 'TJ-1.7',
  colour: 'TJ-4.3',
  stack: 'TJ-8.5',
  source: 'TJ-2.12',
  side: 'TJ-7.2',
  space: 'TJ-7.8',
  province: 'TJ-8.2',
  site: 'TJ-9.2',
  ship: 'TJ-7.4',
  card: 'TJ-7.3',
  action: 'TJ-1.8',
  extra: 'TJ-10.1',
  means: 'TJ-12.2',
  bonus: 'TJ-12.5',
  camp: 'TJ-1.6',
  senate: 'TJ-7.9',
  wild: 'TJ-7.6',
  slot: 'TJ-5.1',
  held: 'TJ-10.1',
  demand: 'TJ-12.1',
  shown: 'TJ-7.7',
  owned: 'TJ-13.2',
}

export const PHASE_ICON: Record<Phase, string> = {
  markers: 'tray',
  goods_draft: 'hand',
  trajan_draft: 'trajan',
  turn: 'tray',
  sow: 'tray',
  plus2: 'plus',
  action: 'check',
  first_tile_action: 'construction',
  extra_action: 'again',
  discard: 'discard',
  display: 'card',
  load: 'ship',
  repeat: 'again',
  pay: 'people',
  bonus: 'senate',
  over: 'laurel',
}

/** The icons of moves that have a button of their own. */
export const MOVE_ICON: Record<string, string> = {
  pass: 'pass',
  draw_two: 'deck',
  recruit: 'legion',
  occupy: 'shield',
  advance: 'senate',
  hire: 'worker',
  sail: 'ship',
  done: 'check',
  load_wild: 'wild',
  display_wild: 'wild',
}
