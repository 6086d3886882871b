import type { Play, Topic as Plain } from '$lib/table/play.svelte'
import type { ThingKind } from './things'
import type { View } from './wire'

/** What a popover is about. */
export type Topic = Plain<ThingKind> | { kind: 'score' }

/** The table as the pieces of the board see it. */
export type At = Play<View, ThingKind, Topic>

/** Where the rulebook speaks of each decision. */
export const PHASE_CLAUSE: Record<string, string> = {
  turn: 'AR-4.2',
  choose_board: 'AR-3.1',
  draft: 'AR-2.10',
  draft_discard: 'AR-2.10',
  starting_apprentice: 'AR-27.1',
  take_back: 'AR-4.3',
  mines: 'AR-6.3',
  storehouse: 'AR-7.2',
  workshop: 'AR-8.1',
  dismiss: 'AR-8.5',
  town_centre: 'AR-9.1',
  black_market: 'AR-11.3',
  keep_card: 'AR-11.3',
  bury_card: 'AR-11.3',
  guardhouse: 'AR-12.1',
  guildhall: 'AR-13.1',
  cathedral_discard: 'AR-15.2',
  clay_pit: 'AR-21.1',
  treasury: 'AR-21.1',
  free_capture: 'AR-21.2',
  barracks: 'AR-21.2',
  church: 'AR-21.3',
  library: 'AR-21.3',
  tavern: 'AR-20.3',
  overflow: 'AR-16.2',
  reset: 'AR-19.4',
  hand_limit: 'AR-25.1',
  end_effects: 'AR-24.1',
  over: 'AR-24.4',
}

export const PHASE_ICON: Record<string, string> = {
  turn: 'worker',
  choose_board: 'people',
  draft: 'card',
  draft_discard: 'card',
  starting_apprentice: 'people',
  take_back: 'worker',
  mines: 'gold',
  storehouse: 'city',
  workshop: 'people',
  dismiss: 'people',
  town_centre: 'lock',
  black_market: 'people',
  keep_card: 'card',
  bury_card: 'deck',
  guardhouse: 'prison',
  guildhall: 'construction',
  cathedral_discard: 'cathedral',
  clay_pit: 'clay',
  treasury: 'gold',
  free_capture: 'lock',
  barracks: 'shield',
  church: 'cathedral',
  library: 'quill',
  tavern: 'people',
  overflow: 'virtue',
  reset: 'prison',
  hand_limit: 'card',
  end_effects: 'laurel',
  over: 'laurel',
}

/** Where the rulebook speaks of a place. */
export const PLACE_CLAUSE: Record<string, string> = {
  forest: 'AR-6.1',
  quarry: 'AR-6.2',
  mines: 'AR-6.3',
  silversmith: 'AR-6.4',
  kings_storehouse: 'AR-7.1',
  workshop: 'AR-8.1',
  town_centre: 'AR-9.1',
  tax_stand: 'AR-10.1',
  guardhouse: 'AR-12.1',
  black_market_left: 'AR-11.2',
  black_market_middle: 'AR-11.3',
  black_market_right: 'AR-11.4',
  guildhall: 'AR-13.1',
  prison: 'AR-5.4',
  cathedral: 'AR-15.1',
  virtue: 'AR-16.1',
}
