/**
 * What the board in view knows better than the page: how it calls a move of its own position (the catalogue knows no
 * position), what that would cause, and where the rulebook speaks of the decision at hand.
 */
interface Known {
  name: (move: string, seat?: number) => string
  clause: () => string
  why: (move: string) => string[]
}
let board = $state.raw<Known | null>(null)

export const naming = {
  get name(): Known['name'] | null {
    return board?.name ?? null
  },
  /** What one of its legal moves would cause, in whole sentences; nothing where its events say it all. */
  why: (move: string): string[] => board?.why(move) ?? [],
  get clause(): string | null {
    return board?.clause() || null
  },
  set board(known: Known | null) {
    board = known
  },
}
