/**
 * One polite voice for who does not see the board: what happened, what a choice would change, what is asked, how it
 * ended. Everything once; what nobody could listen to in one go is left to "since your last turn".
 */
import { untrack } from 'svelte'
import type { Part } from '../words.svelte'
import type { AnyView } from './board-rules'
import type { GameEvent } from './board-props'
import type { Play } from './play.svelte'
import { ended, textOf } from './sentence'
import { around } from './words'

/** Letters of one message; what happened before them is only counted. */
const MOST = 600

export class Voice<V extends AnyView, K extends string, T extends { kind: string }> {
  text = $state('')
  /** tells two equal messages in a row apart */
  number = $state(0)

  readonly #at: Play<V, K, T>
  #waiting: string[] = []
  #heard: GameEvent[] | null = null
  #asked = false
  #ended = false

  constructor(at: Play<V, K, T>) {
    this.#at = at
    $effect(() => {
      const { account, lastEvents } = at.given
      this.#tell(account?.heard ?? lastEvents, at.acting)
    })
  }

  /** Says these as soon as everything of this moment is known: one message. */
  say(...sentences: (string | Part[])[]): void {
    if (!this.#waiting.length) queueMicrotask(() => this.#speak())
    this.#waiting.push(...sentences.map((one) => textOf(ended(typeof one === 'string' ? [{ text: one }] : one))))
  }

  /** How the game ended: once, however often the result is folded away. */
  end(sentences: (string | Part[] | null)[]): void {
    if (!this.#ended) this.say(...sentences.filter((one) => one !== null))
    this.#ended = true
  }

  #speak(): void {
    this.text = this.#waiting.join(' ')
    this.number++
    this.#waiting = []
  }

  #tell(heard: GameEvent[], acting: boolean): void {
    untrack(() => {
      const at = this.#at
      const news = this.#heard !== heard
      if (this.#heard && news) {
        const said = within(at.sentences(heard).map(textOf))
        if (said.length) this.say(...said)
      }
      // Whoever decides several things in a row knows whose turn it is.
      if (acting && (news || !this.#asked))
        this.say(
          ...(this.#asked ? [] : [around.say('turn-now')]),
          ...(at.game.spoken?.(at) ?? [at.words.say(`ask-${at.view.phase}`)]),
        )
      this.#heard = heard
      this.#asked = acting
    })
  }
}

/** The newest sentences that fit, and how many there were before them. */
function within(sentences: string[]): string[] {
  let from = sentences.length
  let letters = 0
  while (from > 0 && (letters += sentences[from - 1]?.length ?? 0) <= MOST) from--
  const kept = sentences.slice(Math.min(from, sentences.length - 1))
  const left = sentences.length - kept.length
  return left > 0 ? [around.say('voice-more', { number: left }), ...kept] : kept
}
