// What the table page hands to a game's board, and what the board gives back.
import type { Preview as Sent, Telling } from './wire'

export interface Player {
  seat: number
  name: string
  kind: 'human' | 'bot'
  connected: boolean
}

/** An event as a seat may read it: `event` names the sentence, the rest are its arguments. */
export type GameEvent = { event: string } & Record<string, unknown>

/** What a legal move would cost and give, as far as the seat can know; gauges are named by their path in the view. */
export type Preview = Omit<Sent, 'events'> & { events?: GameEvent[] }

export interface ChatLine {
  id: string
  from: number // seat, or -1 for a spectator
  name: string
  text: string
  to: number[] | null // null: everybody
}

/** One step of the log: what one move caused, a chat line, or a note of the table itself ("Sara stood up"). */
export interface LogEntry {
  version: number
  events: GameEvent[]
  chat?: ChatLine
  note?: string // already in words
  by?: number // whose doing a note is that nobody should miss
}

export interface Refused {
  clause: string
  reason: string
  facts: Record<string, unknown>
}

export interface BoardProps {
  // The game's own JSON (Position.view); each board knows its shape.
  view: unknown
  me: number // own seat, -1 for a spectator
  players: Player[]
  legal: string[] // moves in words for `me` now; [] when not deciding
  previews: Preview[] // of the legal moves, in their order; [] where nothing is to be decided
  lastEvents: GameEvent[] // what has just happened, for animation
  recent?: GameEvent[] // what happened since one was last asked, for "last move" marks; else the last events
  telling?: Telling // how the game's events are told
  log: LogEntry[]
  readonly: boolean // replay or spectator
  guided?: boolean // in a lesson: nothing is answered for the player
  busy: boolean // a move was sent and not yet acknowledged
  onmove: (move: string, ...then: string[]) => void // several moves are one command: all of them or none
  whynot: (move: string) => Promise<Refused | null>
  onrules: (clause?: string) => void // opens the rules drawer at a clause
  onsigns?: () => void // opens the key to the game's signs
  onshow?: (cards: string[], to: number[]) => void
  canUndo: boolean
  onundo: () => void
}

const COLOURS = ['red', 'blue', 'gold', 'green', 'purple', 'ink'] as const
export type Colour = (typeof COLOURS)[number]

/** Seats take their colours in this order; each colour has its shape and hatching. */
export function colourOf(seat: number): Colour {
  return COLOURS[seat] ?? 'ink'
}
