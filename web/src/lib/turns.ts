// A turn of several moves in a few words.
import { join, t, type Args, type NameOf, type Words } from './words.svelte'

/** Steps that choose nothing more: they only carry out what was chosen. */
const CLOSING = new Set(['enough', 'plain', 'confirm', 'done', 'stop', 'sail', 'keep_done'])

/** The first move, and what is chosen after it. */
export function turnText(moves: string[], name: (move: string) => string): { first: string; then: string } {
  const [first = '', ...rest] = moves
  const chosen = rest.filter((move) => !CLOSING.has(move)).map(name)
  return { first: name(first), then: chosen.length ? t('turn-then', { steps: join(chosen) }) : '' }
}

const SENTENCES = 3

/** What a turn causes, in its last few sentences; nothing is said twice. */
export function outcomeText(events: Args[], words: Words, nameOf: NameOf): string[] {
  return [...new Set(events.map((event) => words.event(event, nameOf)))].slice(-SENTENCES)
}
