// Whoever looks away is called, by a sound and a notice: when it is their turn, and when the game is over.
import { notify } from './notify'
import { cue } from './sound'
import { t } from './words.svelte'

interface Now {
  turn: boolean
  over: boolean
  /** what others did is still being told */
  telling: boolean
}

/** Who looks is called when all is told; who does not, at once. */
export function callBack(table: string, game: () => string, now: () => Now): void {
  let away = $state(document.hidden)
  const looked = (): void => {
    away = document.hidden
  }
  $effect(() => {
    document.addEventListener('visibilitychange', looked)
    return () => document.removeEventListener('visibilitychange', looked)
  })
  const called = $derived.by(() => {
    const { turn, over, telling } = now()
    const ready = away || !telling
    return { turn: turn && ready, over: over && ready }
  })
  let before = { turn: false, over: true }
  $effect(() => {
    if (called.turn && !before.turn) {
      cue('turn')
      notify(t('title-your-turn'), game(), table)
    }
    if (called.over && !before.over) {
      cue('end')
      notify(t('notice-over'), game(), table)
    }
    before = called
  })
}
