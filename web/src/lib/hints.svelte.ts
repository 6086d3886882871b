// What the house would do here: asked for on demand, and gone with the decision.
import type { Conversation } from './conversation.svelte'
import type { Link } from './link.svelte'
import type { HintTold } from './wire'

export class Hints {
  /** of the decision after so many moves; nothing is found yet while it thinks */
  told = $state.raw<{ length: number; found: HintTold[] | null } | null>(null)

  readonly #link: Link
  readonly #conversation: Conversation

  constructor(link: Link, conversation: Conversation, may: () => boolean) {
    this.#link = link
    this.#conversation = conversation
    $effect(() => {
      if (this.told && (!may() || this.told.length !== link.state?.length)) this.told = null
    })
  }

  readonly close = (): void => {
    this.told = null
  }

  readonly toggle = async (): Promise<void> => {
    if (this.told) return this.close()
    const asked = { length: this.#link.state?.length ?? 0, found: null }
    this.told = asked
    try {
      const answer = await this.#link.say({ type: 'hint' })
      if (this.told === asked && answer.type === 'hints') this.told = { ...asked, found: answer.hints }
    } catch (wrong) {
      if (this.told === asked) this.close()
      this.#conversation.complainOf(wrong)
    }
  }
}
