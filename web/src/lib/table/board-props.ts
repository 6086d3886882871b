import type { Snippet } from 'svelte'
import type { BoardProps as Given } from '../board-contract'
import type { Result } from '../wire'

export * from '../board-contract'

/** What every game's Board.svelte takes. It knows no network: it shows a view and says which move was chosen. */
export interface BoardProps extends Given {
  game: string
  /** each kind of move with its arguments: for the board that knows no game by itself */
  kinds?: Record<string, string[]>
  /** how the game ended, once it has */
  result?: Result | null
  /** the table's options, where the board's preview depends on one (hidden cards) */
  options?: Record<string, unknown>
  /** chat; without it the log has no input. `to` names the seats of a private message, null means everybody */
  onsay?: (text: string, to: number[] | null) => void
  /** a tap on a log line goes to that moment, where the page can */
  onlog?: (version: number) => void
  /** the page's buttons on the end screen: save, share, rematch, replay */
  endActions?: Snippet
}
