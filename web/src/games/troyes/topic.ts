import type { Play, Topic as Plain } from '$lib/table/play.svelte'
import type { Phase, View } from './wire'

/** What can be pointed at. A die lies in a district (`d1.red_4`, `black.black_6`); a citizen stands, lies or waits. */
export type ThingKind =
  'space' | 'slot' | 'cathedral' | 'threat' | 'building' | 'farm' | 'die' | 'cube' | 'supply' | 'lying'

/** What a popover is about. */
export type Topic = Plain<ThingKind> | { kind: 'score' } | { kind: 'numbers' }
/** The table as the pieces of the board see it. */
export type At = Play<View, ThingKind, Topic>

/** Where the rulebook speaks of each decision. */
export const PHASE_CLAUSE: Record<Phase, string> = {
  settle: 'TR-4.1',
  black_dice: 'TR-7.13',
  flip: 'TR-10.4',
  act: 'TR-8.1',
  take_dice: 'TR-8.2',
  choose_cube: 'TR-11.1',
  choose_source: 'TR-8.4',
  choose_times: 'TR-8.7',
  confirm: 'TR-8.5',
  miller: 'TR-9.8',
  exchange: 'TR-9.8',
  event_cubes: 'TR-9.15',
  over: 'TR-12.6',
}
export const PHASE_ICON: Record<string, string> = {
  settle: 'meeple',
  black_dice: 'die-6',
  flip: 'die-4',
  act: 'hand',
  take_dice: 'die-5',
  choose_cube: 'cube',
  choose_source: 'meeple',
  choose_times: 'plus',
  confirm: 'check',
  miller: 'denier',
  exchange: 'denier',
  event_cubes: 'cube',
  over: 'laurel',
  pass: 'pass',
}
/** Where the rulebook speaks of each kind of thing. */
export const THING_CLAUSE: Record<ThingKind, string> = {
  space: 'TR-6.1',
  slot: 'TR-9.1',
  cathedral: 'TR-9.10',
  threat: 'TR-9.13',
  building: 'TR-9.20',
  farm: 'TR-9.25',
  die: 'TR-8.3',
  cube: 'TR-11.1',
  supply: 'TR-8.4',
  lying: 'TR-6.4',
}
