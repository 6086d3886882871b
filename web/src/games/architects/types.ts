/** The view as view.py writes it. */
import type { Refused } from '$lib/table/board-props'
import type { AnyView } from '$lib/table/play.svelte'

export type Good = 'clay' | 'wood' | 'stone' | 'gold' | 'marble' | 'silver'
export type Skill = 'carpentry' | 'tiling' | 'masonry'
export type Goods = Partial<Record<Good, number>>
/** a seat, or the house opponent */
export type Who = number | 'house_bot'

export type ThingKind =
  | 'location'
  | 'place'
  | 'player'
  | 'slot'
  | 'apprentice'
  | 'building'
  | 'wood'
  | 'board'
  | 'seat'
  | 'level'
  | 'virtue'
  | 'move'

export interface Score {
  total: number
  parts: Record<string, number>
}

/** What people and the house opponent have alike. */
export interface Marker {
  virtue: number
  virtue_points: number
  tax_evasion: number
  level: number
  unpaid: number
  paid: number
  available: number
  prison: number
  captives: number[]
  away: number
  buildings: string[]
  score: Score
}

export interface PlayerView extends Marker {
  seat: number
  board: string | null
  side: number
  goods: Record<Good, number>
  apprentices: string[]
  apprentice_limit: number
  skills: Skill[]
  hand_size: number
  hand: string[] | null
  known_hand: string[]
}

export interface Automa extends Marker {
  house_bot: true
  bot_level: string
  card: string | null
  cards_left: number
}

export interface Hire {
  slot: string
  apprentice: string | null
  tax: number
  silver: number
  skip: number
  total: number
  gain: number
  affordable: boolean
  over: number
}

export interface Price {
  tax: number
  silver: number
}

export interface HandCard {
  building: string
  missing_goods: Goods
  missing_skills: Skill[]
  possible: boolean
}

/** What a worker placed somewhere would bring; each location has some of these. */
export interface Visit {
  blocked: Refused | null
  workers?: number
  gain?: Goods
  bonus?: Goods
  clay?: Goods
  gold?: Goods | null
  actions?: number
  trades?: string[]
  cards?: number
  hire?: Hire[]
  captures?: number
  limit?: number
  prices?: Price[]
  virtue?: number
  imprison?: number
  release_prison?: number
  release_boards?: Price & { workers: number }
  pay_debt?: Price & { gain: Goods; debts: number }
  price?: number
  dig?: number
  reset?: boolean
  refresh?: boolean
  ends?: boolean
  beside?: boolean
  space?: number | null
  buildings?: HandCard[]
  cathedral?: { level: number | null; points: number | null; cost: Goods; any: number | null; blocked: Refused | null }
}

export interface Level {
  level: number
  points: number
  cost: Goods
  any: number | null
  capacity: number
  players: Who[]
}

export interface View extends AnyView {
  seats: number
  players_in_all: number
  active: Who
  first: number
  order: Who[]
  closing: number | null
  about: Record<string, unknown> | null
  options: Record<string, unknown>
  locations: Record<string, number[]>
  tax: number
  black_market: { spaces: Record<string, Who | null>; small: Goods; large: Goods; pile: number }
  prison: number[]
  guildhall: {
    columns: number
    rows: number
    capacity: number
    spaces: Who[]
    beside: Who[]
    reset_spaces: number[]
    refresh_spaces: number[]
  }
  cathedral: { rewards: number; levels: Level[]; below: Who[] }
  apprentices: {
    display: ({ slot: string; apprentice: string; silver: number } | null)[]
    deck: number
    bottom: string[]
  }
  building_deck: { size: number; known: string[] }
  players: PlayerView[]
  automa: Automa | null
  draft: {
    pick: number
    packet: string[] | null
    kept: string[] | null
    chosen: string | null
    answered: number[]
    passed: string[]
  } | null
  dug: string[] | null
  visits: Record<string, Visit>
  ending: string
  winners: number[]
}
