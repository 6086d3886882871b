import { tables } from './tables'

/** The order of a sorted hand is the order of the table: soldiers from the strongest down, then the others. */
const ORDER = Object.keys(tables.cards)

export const sorted = (cards: string[]): string[] => [...cards].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))

export const isMercenary = (card: string): boolean => tables.cards[card]?.mercenary ?? false

/** What stands on the pennant: a number, or an icon of the sprite. */
export const pennant = (card: string): number | string => tables.cards[card]?.strength ?? iconOf(card)

export const iconOf = (card: string): string => (isMercenary(card) ? 'sword' : card === 'drummer' ? 'drum' : card)

/** Where the rulebook speaks of a card. */
export const clauseOf = (card: string): string => tables.cards[card]?.clause ?? ''

export const near = (region: string): string[] => tables.neighbours[region] ?? []

export interface Laid {
  card: string
  /** stays the same for as long as this card lies here */
  key: string
}

/**
 * The cards of a line in the order they came to the table. The view lists them by kind; a line that was seen before
 * keeps its order, loses what has gone and gets what is new at its end.
 */
export function arrange(before: Laid[], cards: string[], fresh: () => string): Laid[] {
  const left = [...cards]
  const kept = before.filter(({ card }) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return [...kept, ...sorted(left).map((card) => ({ card, key: fresh() }))]
}

/** How often each card lies in a heap, in hand order. */
export function tally(cards: string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const card of sorted(cards)) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}
