/**
 * What moves between two views. The new view is drawn at once; journeys only decorate it, so that the end state is
 * right whatever happens to them. Places are found by `data-at`.
 */
import { still } from '../settings.svelte'
import type { GameEvent } from './board-props'

export interface Journey<S> {
  /** what the board remembers of the views before and after */
  was: S
  now: S
  events: GameEvent[]
  /** where something lay before the new view was drawn, and where it lies now */
  from: (place: string) => DOMRect | undefined
  to: (place: string) => DOMRect | undefined
}

/** Calls `go` once for each new batch of events, after its view is drawn; never where motion is unwelcome. */
export function journeys<S>(
  root: () => HTMLElement | undefined,
  remember: () => S,
  events: () => GameEvent[],
  go: (journey: Journey<S>) => void,
): void {
  const places = new Map<string, DOMRect>()
  let was: S | null = null
  let told: GameEvent[] | null = null

  const to = (place: string): DOMRect | undefined => {
    for (const found of root()?.querySelectorAll(`[data-at="${place}"]`) ?? []) {
      const box = found.getBoundingClientRect()
      if (box.width) return box
    }
    return undefined
  }

  $effect.pre(() => {
    remember()
    places.clear()
    for (const found of root()?.querySelectorAll<HTMLElement>('[data-at]') ?? []) {
      const box = found.getBoundingClientRect()
      if (box.width && found.dataset.at) places.set(found.dataset.at, box)
    }
  })

  $effect(() => {
    const [before, now, happened] = [was, remember(), events()]
    const news = told !== happened
    was = now
    told = happened
    if (before !== null && news && happened.length && root() && !still())
      go({ was: before, now, events: happened, from: (place) => places.get(place), to })
  })
}
