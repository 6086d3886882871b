/** Sowing as it is prepared in the page: which marker falls where, changed by exchanging two of them. */
import { after, completed, command, proposal, stepsOf, type Start, type Step } from './order'
import type { At } from './topic'
import type { ColourId, TrajanTile, TrayId } from './wire'

export class Sowing {
  readonly #at: At
  readonly start: Start | null
  readonly order: ColourId[]
  readonly steps: Step[]
  readonly target: TrayId | null
  readonly done: TrajanTile | null
  /** is there anything to choose? */
  readonly free: boolean
  /** the marker taken up, to be exchanged with another */
  held = $state<number | null>(null)
  #own = $state.raw<{ key: string; order: ColourId[] } | null>(null)

  constructor(at: At) {
    this.#at = at
    this.start = $derived.by((): Start | null => this.#begin())
    this.order = $derived.by((): ColourId[] => {
      const mat = at.view.players[at.me]
      if (!this.start || !mat) return []
      return this.#own?.key === this.#key ? this.#own.order : proposal(mat, this.start)
    })
    this.steps = $derived(this.start ? stepsOf(this.start, this.order) : [])
    this.target = $derived(this.steps.at(-1)?.tray ?? null)
    this.done = $derived.by(() => {
      const mat = at.view.players[at.me]
      return this.start && mat ? completed(mat, this.start, this.order) : null
    })
    this.free = $derived(new Set(this.order).size > 1)
  }

  #begin(): Start | null {
    const { view, me, acting } = this.#at
    const mat = view.players[me]
    if (!acting || !mat) return null
    if (view.phase === 'sow' && view.sowing)
      return {
        from: view.sowing.from,
        first: view.sowing.tray,
        colours: view.sowing.left,
        lifting: false,
        completes: view.sowing.completes,
      }
    const tray = this.#at.picked('tray')
    const markers = mat.trays.find((one) => one.tray === tray)?.markers ?? []
    const lift = mat.lifts.find((one) => one.tray === tray)
    if (view.phase !== 'turn' || !lift || !markers.length) return null
    return { from: lift.tray, first: after(lift.tray, 1), colours: markers, lifting: true, completes: lift.completes }
  }

  get #key(): string {
    return this.start ? `${this.start.from} ${this.start.first} ${this.start.colours.join(' ')}` : ''
  }

  /** Take a marker up, or exchange the one taken up with this one. */
  readonly touch = (step: number): void => {
    if (this.held === null || this.held >= this.order.length) return void (this.held = step)
    const order = [...this.order]
    const [one, other] = [order[this.held], order[step]]
    if (one && other) {
      order[this.held] = other
      order[step] = one
      this.#own = { key: this.#key, order }
    }
    this.held = null
  }

  reset(): boolean {
    const was = this.held !== null
    this.held = null
    return was
  }

  readonly send = (): void => {
    if (!this.start) return
    const [first, ...then] = command(this.start, this.order)
    this.held = null
    if (first) this.#at.commit(first, ...then)
  }
}
