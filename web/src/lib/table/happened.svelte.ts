/**
 * Where it happened, for who did not look: a mark on the things that were touched, a dot on every tab that holds
 * one, and a count of the messages and requests that nobody has read, the newest of them in words for a while.
 */
import { untrack } from 'svelte'
import { settings, still } from '../settings.svelte'
import type { LogEntry } from './board-props'
import { travel } from './motion'
import type { AnyView, Play } from './play.svelte'
import { around } from './words'

const NOTICE_STANDS = 7000
/** A step may touch half the board; the eye follows a few. */
const MOST_RINGS = 8

export class Happened<V extends AnyView, K extends string, T extends { kind: string }> {
  /** the tabs on which something changed since they were seen */
  changed = $state.raw<ReadonlySet<string>>(new Set())
  unread = $state(0)
  notice = $state.raw<{ seat: number; text: string; from?: string } | null>(null)

  readonly #at: Play<V, K, T>
  #heard = -1

  constructor(at: Play<V, K, T>) {
    this.#at = at
    $effect(() => this.#mark())
    $effect(() => this.#listen(at.log, at.tab === 'log' || at.logOpen))
    $effect(() => {
      const { tab } = at
      untrack(() => this.changed.has(tab) && (this.changed = new Set([...this.changed].filter((one) => one !== tab))))
    })
  }

  /** What opens the log is called by what waits there. */
  get logLabel(): string {
    const log = around.say('log')
    return this.unread ? `${log}: ${around.say('unread', { number: this.unread })}` : log
  }

  #mark(): void {
    const at = this.#at
    void at.view
    const { last, telling } = at
    untrack(() => {
      const [panes, aside, missing] = [new Set<string>(), new Set<string>(), new Set(last)]
      const marked: HTMLElement[] = []
      for (const found of at.root?.querySelectorAll<HTMLElement>('[data-thing], [data-at]') ?? []) {
        const { thing = '', at: place = '' } = found.dataset
        if (!last.has(thing) && !last.has(place)) {
          found.removeAttribute('data-told')
          continue
        }
        found.setAttribute('data-told', telling ? 'now' : '')
        marked.push(found)
        missing.delete(thing)
        missing.delete(place)
        const pane = paneOf(found)
        if (pane) (place.startsWith(`${at.ownPlace}:`) ? aside : panes).add(pane)
      }
      if (!telling) return
      const tab = at.tab
      // What has left the board was where its like lie.
      for (const key of missing) {
        const kind = key.split(':')[0] ?? ''
        if (kind === at.ownPlace) continue
        const pane = paneOf(at.root?.querySelector(`[data-thing^="${kind}:"], [data-at^="${kind}:"]`))
        if (pane) panes.add(pane)
      }
      // On a narrow screen the tab where it happens comes up, unless somebody looks at something or is in a hurry.
      if (at.narrow && !panes.has(at.tab) && !at.wandered && settings.pace !== 'quick') at.tab = [...panes][0] ?? at.tab
      const changed = [...this.changed, ...panes, ...aside].filter((pane) => pane !== at.tab)
      if (changed.length) this.changed = new Set(changed)
      // Pieces that travel want to know at once where things lie; a tab that comes up is drawn only later.
      if (tab === at.tab) this.#bringUp(marked)
      if (tab !== at.tab || !still())
        requestAnimationFrame(() => {
          if (tab !== at.tab) this.#bringUp(marked)
          this.#ring(marked)
        })
    })
  }

  /** On a narrow screen a tab is longer than the page: what is told comes into sight, where nothing of it is. */
  #bringUp(marked: HTMLElement[]): void {
    const { root, bar, narrow, wandered } = this.#at
    if (!root || !narrow || wandered) return
    const top = root.getBoundingClientRect().top
    const bottom = bar?.getBoundingClientRect().top ?? innerHeight
    const boxes = marked.map((one) => [one, one.getBoundingClientRect()] as const).filter(([, { width }]) => width)
    const seen = boxes.some(([, box]) => box.top + box.height / 2 > top && box.top + box.height / 2 < bottom)
    if (!seen) boxes[0]?.[0].scrollIntoView({ block: 'center' })
  }

  /** A ring draws in on each thing that is told now, once the tab where it lies is in view. */
  #ring(marked: HTMLElement[]): void {
    const { root } = this.#at
    if (!root || !marked.length || still()) return
    const outer = marked.filter((one) => !marked.some((other) => other !== one && other.contains(one)))
    const boxes = outer.map((one) => one.getBoundingClientRect()).filter(({ width }) => width)
    for (const { x, y, width, height } of boxes.slice(0, MOST_RINGS)) {
      const ring = document.createElement('i')
      ring.className = 'told-ring'
      ring.style.inlineSize = `${width}px`
      ring.style.blockSize = `${height}px`
      root.append(ring)
      const wide = `translate(${x}px, ${y}px) scaleX(${1 + 24 / width}) scaleY(${1 + 24 / height})`
      const close = `translate(${x}px, ${y}px)`
      const frames = [
        { transform: wide, opacity: 1 },
        { transform: close, opacity: 1, offset: 0.7 },
        { transform: close, opacity: 0 },
      ]
      void travel(ring, frames, { duration: 520, easing: 'ease-out' }).then(() => ring.remove())
    }
  }

  #listen(log: LogEntry[], open: boolean): void {
    const at = this.#at
    untrack(() => {
      const others = log.filter(({ chat, by }) => (chat ? chat.from !== at.me : by !== undefined && by !== at.me))
      const before = this.#heard < 0 ? others.length : this.#heard
      this.#heard = others.length
      // Whether the log is in sight costs a layout: asked only where something waits to be read.
      if (!this.unread && !this.notice && others.length <= before) return
      if (open || this.#logInSight()) {
        this.unread = 0
        this.notice = null
        return
      }
      const newest = others.at(-1)
      if (others.length <= before || !newest) return
      this.unread += others.length - before
      const { chat, note, by } = newest
      const notice = chat ? { seat: chat.from, text: chat.text, from: chat.name } : { seat: by ?? -1, text: note ?? '' }
      this.notice = notice
      setTimeout(() => this.notice === notice && (this.notice = null), NOTICE_STANDS)
    })
  }

  #logInSight(): boolean {
    return (this.#at.root?.querySelector<HTMLElement>("[data-pane='log']")?.offsetWidth ?? 0) > 0
  }
}

function paneOf(thing: Element | null | undefined): string | undefined {
  return thing?.closest<HTMLElement>('[data-pane]')?.dataset.pane
}
