import { isMercenary, printed } from './strength'

/** The order of a sorted hand: soldiers from the strongest down, then the people, then the turns of fortune. */
const ORDER = [
  'mercenary_10',
  'mercenary_6',
  'mercenary_5',
  'mercenary_4',
  'mercenary_3',
  'mercenary_2',
  'mercenary_1',
  'heroine',
  'drummer',
  'bishop',
  'winter',
  'spring',
  'courtesan',
  'surrender',
  'scarecrow',
]

export const sorted = (cards: string[]): string[] => [...cards].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))

/** What stands on the pennant: a number, or an icon of the sprite. */
export const pennant = (card: string): number | string =>
  isMercenary(card) || card === 'heroine' || card === 'courtesan' ? printed(card) : iconOf(card)

export const iconOf = (card: string): string => (isMercenary(card) ? 'sword' : card === 'drummer' ? 'drum' : card)

/** Where the rulebook speaks of a card. */
export const clauseOf = (card: string): string => (isMercenary(card) ? 'CO-5.1' : (CLAUSES[card] ?? 'CO-5.1'))
const CLAUSES: Record<string, string> = {
  winter: 'CO-5.2',
  spring: 'CO-5.3',
  bishop: 'CO-5.5',
  courtesan: 'CO-5.8',
  drummer: 'CO-5.9',
  heroine: 'CO-5.10',
  scarecrow: 'CO-5.11',
  surrender: 'CO-5.13',
}

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
