/**
 * The view of a Troyes position, as the Python side's view.py writes it. Owners: 0..3 the seats, 4 the neutral (solo:
 * Le Roy).
 */
export type Colour = 'red' | 'white' | 'yellow'
export type Phase =
  | 'settle'
  | 'black_dice'
  | 'flip'
  | 'act'
  | 'take_dice'
  | 'choose_cube'
  | 'choose_source'
  | 'choose_times'
  | 'confirm'
  | 'miller'
  | 'exchange'
  | 'event_cubes'
  | 'over'
/** What can be pointed at. A die lies in a district (`d1.red_4`, `black.black_6`); a citizen stands, lies or waits. */
export type ThingKind =
  'space' | 'slot' | 'cathedral' | 'threat' | 'building' | 'farm' | 'die' | 'cube' | 'supply' | 'lying'

export interface District {
  district: string
  owner: number
  dice: string[]
  passed: boolean
  pass_deniers: number
}
export interface Building {
  building: string
  colour: Colour
  salary: number
  rows: { dice: number[]; spaces: { space: string; owner: number | null }[] }[]
  lying: number[]
}
export interface Slot {
  slot: string
  colour: Colour
  level: number
  card: string | null
  cost: number | null
  divisor: number | null
  vp: [number, number] | null
  house: string[]
  timing: 'immediate' | 'delayed' | null
  scoring: [number | null, number | null]
  picture: number[]
  cubes: number[]
}
export interface Threat {
  threat: string
  colour: Colour | null
  colours: Colour[]
  divisor: number
  banners: number | null
  vp: [number, number] | null
  black_dice: number
  house: string[]
  cubes: number[]
}
export interface Score {
  total: number
  parts: Record<string, number>
}
export interface Seat {
  seat: number
  deniers: number
  influence: number
  vp: number | null
  supply: number
  reserve: number
  citizens: Record<string, number>
  salary: number
  tradesmen: number
  cathedral_cubes: number
  events_won: string[]
  characters: string[] | null
  characters_number: number
  passed: boolean
  score: Score | null
}
export interface Automa {
  vp: number
  citizens_left: number
  citizens: Record<string, number>
  tradesmen: number
  cathedral_cubes: number
  events_won: string[]
  roll: number | null
  characters: string[]
  score: Score | null
  margin: number | null
  grade: string | null
}
export interface Yield {
  deniers: number
  vp: number
  influence: number
  cubes: number
}
export interface Target {
  kind: 'activate' | 'build' | 'fight' | 'place' | 'farm'
  slot: string | null
  card: string | null
  threat: string | null
  building: string | null
}
export interface Compose {
  target: Target
  dice: { district: string; die: string; price: number }[]
  price: number
  hire: number
  deniers_after: number
  sum: number
  value: number | null
  divisor: number | null
  most: number
  cube: string | null
  cube_chosen: boolean
  source: string | null
  times: number | null
  yield: Yield
}
export interface Offer {
  price: number
  hire: number
  value: number | null
  most: number
  yield: Yield
}
export interface View {
  seats: number
  solo: boolean
  phase: Phase
  actors: number[]
  round: number
  rounds: number
  start_player: number
  districts: District[]
  black_dice: string[]
  buildings: Building[]
  cathedral: (number | null)[][]
  slots: Slot[]
  queue: Threat[]
  decks: Record<Colour, number>
  players: Seat[]
  automa: Automa | null
  compose: Compose | null
  defence: {
    seat: number
    dice: string[]
    blacks: string[]
    sum: number
    against: number
    reach: number
    able: boolean
  } | null
  flip: { dice: string[] } | null
  pending: {
    kind: 'miller' | 'exchange' | 'event_cubes'
    card: string
    left: number
    offers: Record<string, number> | null
  } | null
  offers: Record<string, Offer> | null
  numbers: 'house' | 'own'
  ending: string
  winners: number[]
}
