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

/** Where everything lay. To be noted before anything of the new view is drawn: later it costs a layout of its own. */
export class Places {
  readonly #boxes = new Map<string, DOMRect>()

  note(root: HTMLElement | undefined): void {
    this.#boxes.clear()
    if (still()) return
    for (const found of root?.querySelectorAll<HTMLElement>('[data-at]') ?? []) {
      const box = found.getBoundingClientRect()
      if (box.width && found.dataset.at) this.#boxes.set(found.dataset.at, box)
    }
  }

  readonly of = (place: string): DOMRect | undefined => this.#boxes.get(place)
}

/** Calls `go` once for each new batch of events, after its view is drawn; never where motion is unwelcome. */
export function journeys<S>(
  board: () => { root?: HTMLElement; places: Places },
  remember: () => S,
  events: () => GameEvent[],
  go: (journey: Journey<S>) => void,
): void {
  let was: S | null = null
  let told: GameEvent[] | null = null

  const to = (place: string): DOMRect | undefined => {
    for (const found of board().root?.querySelectorAll(`[data-at="${place}"]`) ?? []) {
      const box = found.getBoundingClientRect()
      if (box.width) return box
    }
    return undefined
  }

  $effect(() => {
    const [before, now, happened] = [was, remember(), events()]
    const news = told !== happened
    was = now
    told = happened
    const { root, places } = board()
    if (before !== null && news && happened.length && root && !still())
      go({ was: before, now, events: happened, from: places.of, to })
  })
}
