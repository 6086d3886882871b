// Which exercises have been solved, kept in this browser.

const KEY = 'adamak.exercises'

/** By game and exercise: true when it was answered rightly at some time, false when it was only tried. */
type Results = Record<string, Record<string, boolean>>

function remembered(): Results {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Results
  } catch {
    return {} // a private window without storage, or a file somebody edited
  }
}

const results = $state<Results>(remembered())

/** true: solved; false: tried; undefined: not yet. */
export function resultOf(game: string, exercise: string): boolean | undefined {
  return results[game]?.[exercise]
}

/** What was solved once stays solved. */
export function keepResult(game: string, exercise: string, right: boolean): void {
  const own = (results[game] ??= {})
  own[exercise] = own[exercise] === true || right
  try {
    localStorage.setItem(KEY, JSON.stringify(results))
  } catch {
    // without storage it lasts as long as the page
  }
}
