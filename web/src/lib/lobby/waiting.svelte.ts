// The lobby while one looks: asked for every few seconds, so that others see that one is there. Whoever has met
// opponents, or whose challenge was accepted, goes to the table. What comes by itself is heard, also from another tab.
import { notify } from '../notify'
import { sitDown } from '../opening'
import { sayProblem } from '../problems.svelte'
import { go } from '../router.svelte'
import { titleOf } from '../shelf.svelte'
import { cue } from '../sound'
import type { Lobby } from '../wire'
import { t } from '../words.svelte'
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
      this.#hear(found, this.lobby)
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

  #hear({ asked }: Lobby, before: Lobby | null): void {
    const come = before && asked.find(({ id }) => !before.asked.some((one) => one.id === id))
    if (!come) return
    cue('chat')
    notify(t(`lobby-${come.kind}-from`, { name: come.sender.name }), titleOf(come.game), come.id)
  }

  #leave({ mine, sent }: Lobby): boolean {
    const met = mine.find(({ made }) => made)
    if (met?.made) {
      this.stop()
      void api.withdraw(met.id).catch(() => {})
      call(met.game, met.made.table)
      sitDown(met.made)
      return true
    }
    const accepted = sent.find(({ kind, table }) => kind === 'challenge' && table)
    if (!accepted) return false
    this.stop()
    void api.drop(accepted.id).catch(() => {})
    call(accepted.game, accepted.table)
    go(`/t/${accepted.table}`)
    return true
  }
}

/** The opponents are there: to the table. */
function call(game: string, table: string): void {
  cue('turn')
  notify(t('lobby-met'), titleOf(game), table)
}
