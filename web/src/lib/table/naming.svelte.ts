/** How the board in view calls a move of its own position: better than the catalogue, which knows no position. */
let board = $state.raw<((move: string) => string) | null>(null)

export const naming = {
  get name(): ((move: string) => string) | null {
    return board
  },
  set name(name: ((move: string) => string) | null) {
    board = name
  },
}
