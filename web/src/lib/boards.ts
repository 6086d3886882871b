// Each game's board is a chunk of its own, fetched when its table is opened, with the game's words. A game for which
// nobody has drawn one is shown by the board for any game, which must be told the kinds of its moves.
import type { Component } from 'svelte'
import { api } from './api'
import type { BoardProps } from './table/board-props'
import type { Signs } from './table/icon-key'
import { learn } from './words.svelte'

interface Board {
  Board: Component<BoardProps>
  kinds?: Record<string, string[]>
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Board.svelte')

const keys = import.meta.glob<{ key: () => Signs[] }>('../games/*/key.ts')

/** The key to a game's signs, where its board has signs of its own. */
export async function signsOf(game: string): Promise<(() => Signs[]) | null> {
  return (await keys[`../games/${game}/key.ts`]?.())?.key ?? null
}

export async function boardOf(game: string): Promise<Board> {
  const load = boards[`../games/${game}/Board.svelte`]
  const words = learn(game)
  if (load) return Promise.all([load(), words]).then(([{ default: Board }]) => ({ Board }))
  const [{ default: Board }, games] = await Promise.all([import('./table/any/Board.svelte'), api.games(), words])
  return { Board, kinds: games.find(({ id }) => id === game)?.moves }
}
