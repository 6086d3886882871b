// Each game's board is a chunk of its own, fetched when its table is opened.
import type { Component } from 'svelte'
import type { BoardProps } from './table/board'

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Board.svelte')

export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  const load = boards[`../games/${game}/Board.svelte`]
  return load ? (await load()).default : null
}
