import type { Part } from './strength'

/** The view of a Condottiere position, as the Python side's view.py writes it. */
export interface Seat {
  seat: number
  hand: string[] | null
  kept: string[] | null
  hand_count: number | null
  hand_empty: boolean
  known: string[]
  line: string[]
  face_down: boolean
  face_down_card: string | null
  strength: number
  strength_parts: Part[]
  passed: boolean
  answered: boolean
  regions: string[]
  largest_group: number
  points: number | null
}

export interface View {
  seats: number
  phase: Phase
  actors: number[]
  game: number
  round: number
  battle: number
  final: boolean
  participants: number[]
  holder: number
  site: string | null
  favor: string | null
  defender: number | null
  defender_free: boolean
  owners: Record<string, number | null>
  season: 'winter' | 'spring' | null
  goals: { total: number; adjacent: number; points: number | null }
  draw_pile: number
  discard_pile: { count: number; cards: string[] | null }
  players: Seat[]
  may_draw: number | null
  ending: string
  winners: number[]
}

export type Phase =
  | 'choose_site'
  | 'battle_turn'
  | 'scarecrow_target'
  | 'place_favor'
  | 'reveal_on_pass'
  | 'discard_hand'
  | 'keep_cards'
  | 'draw_count'
  | 'over'
