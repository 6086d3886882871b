/**
 * CO-6 in the browser: what a line is worth, and what a card would change before it is played. The server's numbers are
 * the truth; this serves the preview only, and a test holds it to the engine's.
 */
export interface Part {
  card: string
  copies: number
  printed: number
  each: number
  effects: string[]
  total: number
}

const WORTH: Record<string, number> = { heroine: 10, courtesan: 1 }

export const isMercenary = (card: string): boolean => card.startsWith('mercenary_')
export const printed = (card: string): number => (isMercenary(card) ? Number(card.slice(10)) : (WORTH[card] ?? 0))

/** The highest printed strength among all mercenaries in play, 0 when there is none. */
export const highest = (lines: string[][]): number => Math.max(0, ...lines.flat().filter(isMercenary).map(printed))

export function season(lines: string[][]): 'winter' | 'spring' | null {
  const cards = lines.flat()
  return cards.includes('winter') ? 'winter' : cards.includes('spring') ? 'spring' : null
}

/** CO-6.2: one mercenary or person of a line, as it counts now. */
export function worth(card: string, line: string[], lines: string[][]): number {
  if (!isMercenary(card)) return WORTH[card] ?? 0
  const now = season(lines)
  const base = (now === 'winter' ? 1 : printed(card)) * (line.includes('drummer') ? 2 : 1)
  return base + (now === 'spring' && printed(card) === highest(lines) ? 3 : 0)
}

/** CO-6.3. */
export const strength = (line: string[], lines: string[][]): number =>
  line.reduce((sum, card) => sum + worth(card, line, lines), 0)

export const strengths = (lines: string[][]): number[] => lines.map((line) => strength(line, lines))

const without = (line: string[], card: string): string[] => line.filter((other) => other !== card)

/** The lines after a seat has played a card and its immediate effect is done (CO-5), its choices left out. */
export function afterPlaying(lines: string[][], seat: number, card: string): string[][] {
  let after = lines.map((line) => [...line])
  if (card === 'winter') after = after.map((line) => without(line, 'spring'))
  if (card === 'spring') after = after.map((line) => without(line, 'winter'))
  if (card === 'bishop') {
    const struck = `mercenary_${highest(lines)}`
    after = after.map((line) => without(line, struck))
  }
  if (card !== 'bishop' && card !== 'scarecrow') after[seat] = [...(after[seat] ?? []), card]
  return after
}

export function afterTakingBack(lines: string[][], seat: number, card: string): string[][] {
  const line = [...(lines[seat] ?? [])]
  const at = line.indexOf(card)
  if (at >= 0) line.splice(at, 1)
  return lines.map((old, s) => (s === seat ? line : [...old]))
}

/** CO-1.7: the size of the largest connected group of these regions. */
export function largestGroup(mine: string[], near: (region: string) => string[]): number {
  const left = new Set(mine)
  let best = 0
  while (left.size) {
    const queue = [left.values().next().value as string]
    left.delete(queue[0]!)
    for (let k = 0; k < queue.length; k++) {
      for (const next of near(queue[k]!)) if (left.delete(next)) queue.push(next)
    }
    best = Math.max(best, queue.length)
  }
  return best
}
