/** The view of a position, as the Python side's view.py writes it. */
export type Phase =
  | 'draft'
  | 'turn'
  | 'begin_age'
  | 'choose_progress'
  | 'great_library'
  | 'destroy_card'
  | 'revive_card'
  | 'place_divinity'
  | 'enki'
  | 'nisaba'
  | 'baal'
  | 'zeus'
  | 'anubis'
  | 'isis_card'
  | 'isis_wonder'
  | 'ra'
  | 'minerva'
  | 'neptune_remove'
  | 'neptune_apply'
  | 'gate'
  | 'theater_deck'
  | 'theater_divinity'
  | 'theater_order'
  | 'over'

export interface Slot {
  slot: number
  /** null: face down */
  card: string | null
  back: string
  covered_by: number[]
  accessible: boolean
  token: { kind: 'mythology'; mythology: string } | { kind: 'offering'; value: number } | null
}

export interface Good {
  good: string
  needed: number
  produced: number
  by_choice: number
  waived: number
  bought: number
  each: number
}

export interface Price {
  total: number
  coins: number
  trade: number
  way: 'normal' | 'chain' | 'engineering'
  goods: Good[]
  affordable: boolean
}

export interface Activation {
  space: number
  divinity: string
  cost: number
  ways: { offerings: number[]; price: number }[]
}

export interface Prices {
  coins: number
  cards: Record<string, Price>
  wonders: Record<string, Price>
  activations: Activation[]
}

export interface Space {
  space: number
  mythology: string | null
  card: string | null
  face_up: boolean
  costs: [number, number]
}

export interface PantheonView {
  spaces: Space[]
  decks: Record<string, (string | null)[]>
  aside: Record<string, (string | null)[]>
  enki: string[]
  minerva: number | null
  snake: string | null
  offerings_in_play: number[]
}

export interface City {
  seat: number
  player: 'p1' | 'p2'
  coins: number
  astarte: number
  cards: Record<string, string[]>
  production: Record<string, number>
  choices: string[][]
  unit_prices: Record<string, number>
  symbols: Record<string, number>
  progress: string[]
  wonders: { wonder: string; standing: boolean; card: string | null }[]
  divinities: string[]
  mythology_tokens: string[]
  offering_tokens: number[]
  discard_value: number
  score: { total: number; parts: Record<string, number> }
}

export interface View {
  seats: 2
  phase: Phase
  actors: number[]
  age: number
  p1: number
  plays_again: boolean
  about: string | null
  structure: (Slot | null)[]
  discard_pile: string[]
  pawn: number
  military_tokens: string[]
  progress: { board: string[]; box: string[]; drawn: string[] | null }
  draft: { group: string[]; picks: number } | null
  pantheon: PantheonView | null
  players: City[]
  prices: Prices[]
  ending: string
  winners: number[]
}

/** The kinds of things that can be pointed at. */
export type ThingKind =
  'slot' | 'card' | 'wonder' | 'space' | 'progress' | 'divinity' | 'mythology' | 'position' | 'military_token'
