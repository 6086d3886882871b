import type { Snippet } from 'svelte'
import type { BoardProps as Given, LogEntry } from '../board-contract'
import type { Result } from '../wire'
import type { Account } from './account.svelte'

export * from '../board-contract'

/** What every game's Board.svelte takes. It knows no network: it shows a view and says which move was chosen. */
export interface BoardProps extends Given {
  game: string
  /** each kind of move with its arguments: for the board that knows no game by itself */
  kinds?: Record<string, string[]>
  /** how the game ended, once it has */
  result?: Result | null
  /** what is being told; without it the board shows what it is given */
  account?: Account
  /** since one was last asked: the events, and to have them told once more where the page can */
  since?: { entries: LogEntry[]; again?: () => void; opened: boolean }
  /** a figure of the rulebook: drawn, but deaf and silent */
  picture?: boolean
  /** the table's options, where the board's preview depends on one (hidden cards) */
  options?: Record<string, unknown>
  /** chat; without it the log has no input. `to` names the seats of a private message, null means everybody */
  onsay?: (text: string, to: number[] | null) => void
  /** a tap on a log line goes to that moment, where the page can */
  onlog?: (version: number) => void
  /** the page's buttons on the end screen: save, share, rematch, replay */
  endActions?: Snippet
}
