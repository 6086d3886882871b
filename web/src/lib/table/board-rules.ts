/** What a game tells the frame around its board: its words, its moves, and what is particular about its things. */
import type { Args, Words } from '../words.svelte'
import type { GameEvent, Refused } from './board-props'
import type { Alphabet, Move, Thing } from './moves'
import type { Play } from './play.svelte'

/** What every game's view has. */
export interface AnyView {
  /** the decision at hand, which names its sentences `ask-…` and `wait-…`; `over` at the end */
  phase: string
  actors: number[]
}

/** A sentence of the game's catalogue. */
export interface Say {
  id: string
  args?: Args
}

/** What a popover is about. A game adds topics of its own. */
export type Topic<K extends string = string> =
  | { kind: 'thing'; thing: Thing<K>; refusal: Refused | null; watching?: boolean }
  | { kind: 'text'; title: string; text: string; clause: string }

/** A button of the decision bar. */
export interface Act {
  /** the move in words, or any name where `press` does something else */
  move: string
  label: string
  title?: string
  icon?: string
  /** the icon points along the line of writing */
  flip?: boolean
  /** the one primary button */
  go?: boolean
  /** a digit instead of the label, in a square button */
  short?: string | null
  /** false: not a legal move; a press asks why not */
  open?: boolean
  expanded?: boolean
  press?: (anchor: Element, byKey: boolean) => void
}

/** What a game tells the frame. Only `words`, `alphabet` and `clauses` are needed; the rest has a plain default. */
export interface Rules<V extends AnyView, K extends string = string, T extends { kind: string } = Topic<K>> {
  words: Words
  alphabet: Alphabet
  /** where the rulebook speaks of each decision (by phase) */
  clauses: Record<string, string>
  /** the icon of each decision (by phase), and of each kind of move that has a button of its own */
  icons?: Record<string, string>
  /**
   * the things of a move where one stands for several arguments (a die of a district), or one for a move without any
   */
  read?: (move: Move<K>, at: Play<V, K, T>) => Move<K>
  /** a move of a seat in a full sentence, for its button and the list of moves; else `move-…` of the catalogue */
  name?: (move: string, at: Play<V, K, T>, seat: number) => string
  /** what a legal move would cause, where the board says more of it than its events do: why it might be right */
  outcome?: (move: string, at: Play<V, K, T>) => Say[]
  /** the move somebody had in mind who points at a thing that is not open */
  intended?: (thing: Thing<K>, at: Play<V, K, T>) => string | null
  /** what is told of a thing that cannot be chosen, or is asked about */
  topic?: (thing: Thing<K>, refusal: Refused | null, at: Play<V, K, T>) => T
  /** the things (or places, `data-at`) that an event of the last move touched */
  touched?: (event: GameEvent) => Thing<string>[]
  /** how `data-at` begins where a player's own things are counted: marked for what touches nothing else; else `seat` */
  ownPlace?: string
  /** an event with the board's own words for what the catalogue knows by a number alone */
  phrased?: (event: GameEvent, at: Play<V, K, T>) => GameEvent
  /** events that no reader of the log misses, and those that open a new stretch of play */
  quiet?: (event: GameEvent, at: Play<V, K, T>) => boolean
  opens?: (event: GameEvent) => boolean
  /** the tab of a narrow screen on which the decision lies; null: leave the tab as it is */
  asksIn?: (at: Play<V, K, T>) => string | null
  /** said aloud after "Your turn."; else the question */
  spoken?: (at: Play<V, K, T>) => string[]
  /** decisions (by phase) in which the only legal answer is given for the player */
  forced?: (phase: string) => boolean
  /** the thing that this one is a part of: where that can be chosen, a press on any part of it chooses it */
  partOf?: (thing: Thing<K>) => Thing<K> | null
  /** a pick has been made */
  picked?: (thing: Thing<K>, at: Play<V, K, T>) => void
  /** Escape: step back from something of the game's own; true where there was something */
  back?: () => boolean
}
