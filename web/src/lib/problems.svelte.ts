// From the code of a trouble to a sentence that says what to do.
import { Trouble } from './api'
import { knows, t, wordsOf, type Words } from './words.svelte'

let general = $state.raw<Words | null>(null)

/** The general words hold what the server may answer; fetched behind the first picture. */
export async function learnProblems(): Promise<void> {
  general = await wordsOf(null)
}

export function sayProblem(problem: unknown): string {
  const { code, facts } = problem instanceof Trouble ? problem : new Trouble('unknown')
  const id = `problem-${code}`
  if (knows(id)) return t(id, facts)
  return general?.has(id) ? general.say(id, facts) : t('problem-unknown')
}
