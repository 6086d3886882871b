import type { AnyView } from '$lib/table/play.svelte'

/** The view of view.py. */
export type TrayId = 'seaport' | 'forum' | 'military' | 'senate' | 'trajan' | 'construction'
export type ColourId = 'yellow' | 'orange' | 'green' | 'white' | 'pink' | 'blue'
export type Need = 'bread' | 'games' | 'religion'
export type Phase =
  | 'markers'
  | 'goods_draft'
  | 'trajan_draft'
  | 'turn'
  | 'sow'
  | 'plus2'
  | 'action'
  | 'first_tile_action'
  | 'extra_action'
  | 'discard'
  | 'display'
  | 'load'
  | 'repeat'
  | 'pay'
  | 'bonus'
  | 'over'

export interface TrajanTile {
  tile: string
  stack: string
  colours: [ColourId, ColourId]
  points: number
  /** tokens or cards it gives */
  number: number
  need: Need | null
}

export interface Tray {
  tray: TrayId
  markers: ColourId[]
  tile: TrajanTile | null
  arch: boolean
  plus2: boolean
}

/** What emptying a tray does. */
export interface Lift {
  tray: TrayId
  number: number
  target: TrayId
  /** where the time marker comes to lie, and how often it enters or passes the start */
  position: number
  crossings: number
}

export interface Mat {
  seat: number
  score: number
  /** null: not one's own */
  hand: string[] | null
  hand_size: number
  known: string[]
  display: string[]
  trays: Tray[]
  arch: TrayId | null
  lifts: Lift[]
  extra: Record<TrayId, number>
  plus2: TrayId[]
  wild: Record<'commodity' | 'need' | 'construction' | 'extra_action', number>
  needs: Record<Need, number>
  kept: Record<Need, number>
  vote_tiles: number[]
  votes: number
  disc: number
  supply: number
  camp: number
  yard: number
  leader: string
  legionnaires: string[]
  marches: string[]
  workers: string[]
  sites: string[]
  construction: string[]
  firsts: string[]
  bonus: { bonus: string; side: 'yellow' | 'gray'; points: number }[]
  unmet: number
  loss: number
  total: { total: number; parts: Record<string, number> }
}

export interface Province {
  province: string
  points: number
  tile: string | null
  legionnaires: number[]
  leaders: number[]
  /** points for occupying it now, by seat; null where an own legionnaire stands */
  worth: (number | null)[]
}

export interface Space {
  space: string
  column: number
  row: number
  yellow: boolean
  used: boolean
  tile: string | null
}

export interface Site {
  site: string
  row: number
  col: number
  tile: string | null
  kind: string | null
  points: number | null
  workers: number[]
}

export interface Ship {
  ship: string
  side: 'coloured' | 'gray'
  values: number[]
}

export interface View extends AnyView {
  seats: number
  phase: Phase
  turn: number
  first: number
  quarter: number
  round: number
  time: { position: number; spaces: number; crossings: number }
  /** false while markers are placed: stacks, bonus tiles and goods are not on the table yet */
  laid: boolean
  stacks: { stack: string; tile: TrajanTile | null; left: number }[]
  cards: { pile: number; left: string[]; right: string[] }
  provinces: Province[]
  camp_leaders: number[]
  forum: Space[]
  sites: Site[]
  ships: Ship[]
  senate: {
    spaces: { points: number; discs: number[] }[]
    bonus: string[]
    ranking: { seat: number; votes: number; place: number }[]
  }
  demands: { open: Need[]; left: number }
  supply: { forum: number; extra: number; bonus: number }
  placing: { seat: number; tray: TrayId; left: ColourId[] } | null
  drafting: { seat: number; tray: TrayId; used: string[] } | null
  sowing: { from: TrayId; target: TrayId; number: number; tray: TrayId; left: ColourId[] } | null
  action: TrayId | null
  extra_spent: boolean
  pending: { kind: string; about: string }[]
  loading: {
    ship: string
    side: string
    cards: string[]
    wilds: number
    units: number
    points: number
    values: number[]
  } | null
  displaying: { cards: string[]; wilds: number } | null
  paying: { seat: number; need: Need } | null
  players: Mat[]
  ending: string
  winners: number[]
}

/** The things of the table that can be pointed at. Named as game.py names the arguments, and a few more. */
export type ThingKind =
  | 'tray'
  | 'colour'
  | 'stack'
  | 'source'
  | 'side'
  | 'space'
  | 'province'
  | 'site'
  | 'ship'
  | 'card'
  | 'action'
  | 'extra'
  | 'means'
  | 'bonus'
  /** the two camps, a place of the Senate, a kind of wild tile: moves without arguments are made there */
  | 'camp'
  | 'senate'
  | 'wild'
  /** what only informs: a slot beside a tray, a tile somebody holds, a demand */
  | 'slot'
  | 'held'
  | 'demand'
  | 'shown'
  | 'owned'
