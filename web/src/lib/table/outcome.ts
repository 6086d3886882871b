/** How it ended, in words: how this player did, and by how much it was won. */
import type { Result } from '../wire'
import type { NameOf, Part } from '../words.svelte'
import { around } from './words'

type Score = (number: number) => string

/** "You came third with 41 points." */
export function yours({ ranking, winners, scores }: Result, me: number, say: Score): string | null {
  const place = ranking[me]
  const total = scores[me]?.total
  if (place === undefined || total === undefined) return null
  const score = say(total)
  if (ranking.length === 1) return around.say('end-you-alone', { score })
  if (place > 1) return around.say('end-you', { place, score })
  return around.say(winners.length > 1 ? 'end-you-shared' : 'end-you-won', { score })
}

/** "3 points ahead of Homa." Nothing where something else than points decided. */
export function ahead({ winners: [winner, ...others], scores }: Result, say: Score, nameOf: NameOf): Part[] | null {
  const best = winner === undefined ? undefined : scores[winner]?.total
  if (best === undefined || others.length || scores.length < 2) return null
  const rest = scores.map(({ total }, seat) => (seat === winner ? -Infinity : total))
  const next = Math.max(...rest)
  const seats = rest.flatMap((total, seat) => (total === next ? [seat] : []))
  return best > next ? around.parts('end-ahead', { score: say(best - next), seats }, nameOf) : null
}
