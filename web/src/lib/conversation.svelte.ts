// What this page says to the server about its table, one command at a time, and what became of it.
import type { Link } from './link.svelte'
import { sayProblem } from './problems.svelte'
import { cue } from './sound'
import type { NameOf, Words } from './words.svelte'

type Message = Parameters<Link['say']>[0]

/** Milliseconds for which a trouble, and the mark of a kept move, stand there. */
const TROUBLE_STANDS = 8000
const SAVED_STANDS = 2000

export class Conversation {
  /** what went wrong, and the clause that says so: a line over the board */
  problem = $state.raw<{ text: string; more?: string } | null>(null)
  /** the server has just kept a move */
  saved = $state(false)
  /** somebody else answers this trouble */
  answers: (wrong: unknown) => boolean = () => false

  readonly #link: Link
  readonly #speech: () => { words: Words; nameOf: NameOf }
  #sending = $state(false)
  #acknowledged = $state(0)

  constructor(link: Link, speech: () => { words: Words; nameOf: NameOf }) {
    this.#link = link
    this.#speech = speech
  }

  /** A command is on its way, or what it changed has not come yet. */
  get busy(): boolean {
    return this.#sending || (this.#link.version ?? 0) < this.#acknowledged
  }

  /** Was it taken? */
  readonly say = async (message: Message): Promise<boolean> => {
    this.problem = null
    try {
      const answer = await this.#link.say(message)
      if (answer.type === 'refused') {
        const { words, nameOf } = this.#speech()
        this.complain(words.refusal(answer, nameOf), answer.clause)
        cue('refused')
        return false
      }
      if (answer.type === 'ack') {
        this.#acknowledged = answer.version
        this.saved = true
        setTimeout(() => (this.saved = false), SAVED_STANDS)
      }
      return true
    } catch (wrong) {
      if (!this.answers(wrong)) this.complainOf(wrong)
      return false
    }
  }

  /** Something that changes the table: nothing else is said until it is answered. */
  async command(message: Message): Promise<void> {
    if (this.busy) return
    this.#sending = true
    await this.say(message)
    this.#sending = false
  }

  readonly complainOf = (wrong: unknown): void => this.complain(sayProblem(wrong))

  complain(text: string, clause?: string): void {
    const problem = { text, more: clause }
    this.problem = problem
    setTimeout(() => this.problem === problem && (this.problem = null), TROUBLE_STANDS)
  }
}
