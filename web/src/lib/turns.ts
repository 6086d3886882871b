// A turn of several moves in a few words.
import { join, t, type Args, type NameOf, type Words } from './words.svelte'

/** The first move, and what is chosen after it; steps that name nothing ("that is enough", "do it") only carry it out. */
export function turnText(moves: string[], name: (move: string) => string): { first: string; then: string } {
  const [first = '', ...rest] = moves
  const chosen = rest.filter((move) => move.includes(' ')).map(name)
  return { first: name(first), then: chosen.length ? t('turn-then', { steps: join(chosen) }) : '' }
}

const SENTENCES = 3

/** What a turn causes, in its last few sentences; nothing is said twice. */
export function outcomeText(events: Args[], words: Words, nameOf: NameOf): string[] {
  return [...new Set(events.map((event) => words.event(event, nameOf)))].slice(-SENTENCES)
}
