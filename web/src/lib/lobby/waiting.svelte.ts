// The lobby while one looks: asked for every few seconds, so that others see that one is there. Whoever has met
// opponents, or whose challenge was accepted, goes to the table.
import { sitDown } from '../opening'
import { sayProblem } from '../problems.svelte'
import { go } from '../router.svelte'
import type { Lobby } from '../wire'
import { lobbyApi as api } from './api'

const OFTEN = 2_000 // milliseconds, while somebody is waited for
const SELDOM = 8_000

export class Waiting {
  lobby = $state.raw<Lobby | null>(null)
  problem = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined
  #gone = false

  /** Looks now, and again and again until `stop`. */
  async look(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      const found = await api.lobby()
      if (this.#gone) return
      this.lobby = found
      this.problem = ''
      if (this.#leave(found)) return
    } catch (wrong) {
      this.problem = sayProblem(wrong)
    }
    if (this.#gone) return
    const waits = this.lobby?.mine.length || this.lobby?.sent.length
    this.#timer = setTimeout(() => void this.look(), waits ? OFTEN : SELDOM)
  }

  stop(): void {
    this.#gone = true
    clearTimeout(this.#timer)
  }

  #leave({ mine, sent }: Lobby): boolean {
    const met = mine.find(({ made }) => made)
    if (met?.made) {
      this.stop()
      void api.withdraw(met.id).catch(() => {})
      sitDown(met.made)
      return true
    }
    const accepted = sent.find(({ kind, table }) => kind === 'challenge' && table)
    if (!accepted) return false
    this.stop()
    void api.drop(accepted.id).catch(() => {})
    go(`/t/${accepted.table}`)
    return true
  }
}
