// Is an attempt right? The server says with the exercise what is.
import type { ExercisePage } from '../wire'

const DIGITS = /[۰-۹٠-٩]/g

/** A number as people type it, in any digits; null where it is none. */
export function typed(text: string): number | null {
  const plain = text.trim().replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
  return /^\d{1,4}$/.test(plain) ? Number(plain) : null
}

/** Of a set of choices: exactly the right ones. */
export function chosenRightly({ choices }: ExercisePage, chosen: ReadonlySet<string>): boolean {
  return choices.every(({ id, right }) => right === chosen.has(id))
}
