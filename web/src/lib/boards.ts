// Each game's board is a chunk of its own, fetched when its table is opened, with the game's words and how its events
// are told. A game for which nobody has drawn one has the board for any game, which must know the kinds of its moves.
import type { Component } from 'svelte'
import { api } from './api'
import type { BoardProps } from './table/board-props'
import type { Signs } from './table/icon-key'
import { PLAIN } from './table/event-steps'
import type { GameInfo, Telling } from './wire'
import { learn } from './words.svelte'

interface Board {
  Board: Component<BoardProps>
  kinds?: Record<string, string[]>
  telling: Telling
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Board.svelte')

const keys = import.meta.glob<{ key: () => Signs[] }>('../games/*/key.ts')

const art = import.meta.glob<{ default: Component }>('../games/*/Art.svelte')

/** The drawings that a game's signs are used from, where its board has some of its own. */
export async function artOf(game: string): Promise<Component | null> {
  return (await art[`../games/${game}/Art.svelte`]?.())?.default ?? null
}

/** The key to a game's signs, where its board has signs of its own. */
export async function signsOf(game: string): Promise<(() => Signs[]) | null> {
  return (await keys[`../games/${game}/key.ts`]?.())?.key ?? null
}

export async function boardOf(game: string): Promise<Board> {
  const load = boards[`../games/${game}/Board.svelte`]
  const words = learn(game)
  const board = load ? load() : import('./table/any/Board.svelte')
  const [{ default: Board }, games] = await Promise.all([board, known(), words])
  const info = games.find(({ id }) => id === game)
  return { Board, kinds: load ? undefined : info?.moves, telling: info?.telling ?? PLAIN }
}

let games: Promise<GameInfo[]> | undefined

/** What the server says of its games, asked once. */
function known(): Promise<GameInfo[]> {
  games ??= api.games().catch((wrong: unknown) => {
    games = undefined
    throw wrong
  })
  return games
}
