// The five games of the shelf: cover, icon and how long they take. Which of them can be played, the server says.

export interface Cover {
  id: string
  icon: string
  seats: [number, number]
  minutes: number
}

export const COVERS: Cover[] = [
  { id: 'condottiere', icon: 'condottiere', seats: [2, 6], minutes: 45 },
  { id: 'duel', icon: 'pyramid', seats: [2, 2], minutes: 30 },
  { id: 'architects', icon: 'cathedral', seats: [1, 5], minutes: 70 },
  { id: 'troyes', icon: 'die-5', seats: [1, 4], minutes: 90 },
  { id: 'trajan', icon: 'trajan', seats: [2, 4], minutes: 90 },
]

export function iconOf(game: string): string {
  return COVERS.find((cover) => cover.id === game)?.icon ?? 'meeple'
}

/** In the order of the shelf; games it does not know come last. */
export function onTheShelf<G extends { id: string }>(games: G[]): G[] {
  const place = ({ id }: G) => COVERS.findIndex((cover) => cover.id === id) + 1 || COVERS.length + 1
  return [...games].sort((a, b) => place(a) - place(b))
}
