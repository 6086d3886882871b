// How the puzzles of this browser went: kept here and nowhere else.

export type Outcome = 'solved' | 'missed' | 'shown'

const KEY = 'adamak.puzzles'

function remembered(): Record<string, Outcome> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Outcome>
  } catch {
    return {} // a private window without storage, or a file somebody edited
  }
}

let results = $state.raw<Record<string, Outcome>>(remembered())

export const outcomeOf = (game: string, number: number): Outcome | undefined => results[`${game}/${number}`]

/** The first outcome counts: whoever has seen the solution has not found it. */
export function keepOutcome(game: string, number: number, outcome: Outcome): void {
  if (outcomeOf(game, number)) return
  results = { ...results, [`${game}/${number}`]: outcome }
  try {
    localStorage.setItem(KEY, JSON.stringify(results))
  } catch {
    // Without storage they last as long as the page.
  }
}
