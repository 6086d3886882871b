// What the page hands to a game's form for one of its text options, and what the form gives back.
import type { FormEntry } from './wire'

export interface FormProps {
  entries: FormEntry[]
  /** as written, by `<entry>.<field>`; what is not there has its usual value */
  entered: Record<string, string>
  /** what differs from the usual and can stand: what the drawings show */
  changed: Record<string, (number | string)[]>
  /** why something cannot stand, in words */
  wrong: Record<string, string>
  /** null: back to the usual value */
  onenter: (key: string, written: string | null) => void
}
