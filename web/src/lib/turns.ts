// A turn of several moves in a few words.
import type { TurningPoint } from './wire'
import { movesInRow, t, type Args, type NameOf, type Words } from './words.svelte'

/** Steps that choose nothing more: they only carry out what was chosen. */
const CLOSING = new Set(['enough', 'plain', 'confirm', 'done', 'stop', 'sail', 'keep_done'])

/** The first move, and what is chosen after it. */
export function turnText(moves: string[], name: (move: string) => string): { first: string; then: string } {
  const [first = '', ...rest] = moves
  const chosen = rest.filter((move) => !CLOSING.has(move)).map((move) => name(move))
  return { first: name(first), then: chosen.length ? t('turn-then', { steps: movesInRow(chosen) }) : '' }
}

const SENTENCES = 3

/** What a turn causes, in its last few sentences; nothing is said twice. */
export function outcomeText(events: Args[], words: Words, nameOf: NameOf): string[] {
  return [...new Set(events.map((event) => words.event(event, nameOf)))].slice(-SENTENCES)
}

/** What was done at a turning point: as the log told it, else by its moves. */
export function doneText(point: TurningPoint, words: Words, nameOf: NameOf): string {
  const { seat, move, moves = [], events = [] } = point
  const [told] = events
  if (told) return words.event(told, nameOf)
  const { first, then } = turnText(moves.length ? moves : [move], (one) => words.move(one))
  return [`${nameOf(seat)}: ${first}`, then].filter(Boolean).join(' ')
}

/** What would have been better there: as the log would tell it, for no board knows the places of another moment. */
export function betterText({ better, instead = [] }: TurningPoint, words: Words, nameOf: NameOf): string {
  const [told] = instead
  if (!better) return ''
  return t('curve-better', { move: told ? words.event(told, nameOf) : words.move(better) })
}
