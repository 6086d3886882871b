/**
 * What the board in view knows better than the page: how it calls a move of its own position (the catalogue knows no
 * position), and where the rulebook speaks of the decision at hand.
 */
interface Known {
  name: (move: string, seat?: number) => string
  clause: () => string
}
let board = $state.raw<Known | null>(null)

export const naming = {
  get name(): Known['name'] | null {
    return board?.name ?? null
  },
  get clause(): string | null {
    return board?.clause() || null
  },
  set board(known: Known | null) {
    board = known
  },
}
