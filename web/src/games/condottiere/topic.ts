import type { Refused } from '$lib/table/board'

export type Refusal = Refused

/** What a popover is about. */
export type Topic =
  | { kind: 'why'; title: string; refusal: Refusal }
  | { kind: 'card'; card: string; clause: string; refusal: Refusal | null }
  | { kind: 'strength'; seat: number }
  | { kind: 'known'; seat: number }
  | { kind: 'text'; title: string; text: string; clause: string }

/** Where the rulebook speaks of each decision. */
export const PHASE_CLAUSE: Record<string, string> = {
  choose_site: 'CO-7.7', battle_turn: 'CO-4.2', scarecrow_target: 'CO-5.12', place_favor: 'CO-5.6',
  reveal_on_pass: 'CO-18.4', discard_hand: 'CO-7.11', keep_cards: 'CO-8.2', draw_count: 'CO-14.6', over: 'CO-11.2',
}
