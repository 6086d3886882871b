/**
 * Where it happened, for who did not look: a mark on the things that were touched, a dot on every tab that holds
 * one, and a count of the messages and requests that nobody has read, the newest of them in words for a while.
 */
import { untrack } from 'svelte'
import { settings } from '../settings.svelte'
import type { LogEntry } from './board-props'
import type { AnyView, Play } from './play.svelte'
import { around } from './words'

const NOTICE_STANDS = 7000

export class Happened<V extends AnyView, K extends string, T extends { kind: string }> {
  /** the tabs on which something changed since they were seen */
  changed = $state.raw<ReadonlySet<string>>(new Set())
  unread = $state(0)
  notice = $state.raw<{ seat: number; text: string } | null>(null)

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
      const panes = new Set<string>()
      for (const found of at.root?.querySelectorAll<HTMLElement>('[data-thing], [data-at]') ?? []) {
        if (!last.has(found.dataset.thing ?? '') && !last.has(found.dataset.at ?? '')) {
          found.removeAttribute('data-told')
          continue
        }
        found.setAttribute('data-told', telling ? 'now' : '')
        const pane = found.closest<HTMLElement>('[data-pane]')?.dataset.pane
        if (pane) panes.add(pane)
      }
      if (!panes.size || !telling) return
      // On a narrow screen the tab where it happens comes up, unless somebody looks at something or is in a hurry.
      if (at.narrow && !panes.has(at.tab) && !at.wandered && settings.pace !== 'quick') at.tab = [...panes][0] ?? at.tab
      this.changed = new Set([...this.changed, ...panes].filter((pane) => pane !== at.tab))
    })
  }

  #listen(log: LogEntry[], open: boolean): void {
    const at = this.#at
    untrack(() => {
      const others = log.filter(({ chat, by }) => (chat ? chat.from !== at.me : by !== undefined && by !== at.me))
      const before = this.#heard < 0 ? others.length : this.#heard
      this.#heard = others.length
      if (open || this.#logInSight()) {
        this.unread = 0
        this.notice = null
        return
      }
      const newest = others.at(-1)
      if (others.length <= before || !newest) return
      this.unread += others.length - before
      const { chat, note, by } = newest
      const notice = { seat: chat?.from ?? by ?? -1, text: chat ? `${chat.name}: ${chat.text}` : (note ?? '') }
      this.notice = notice
      setTimeout(() => this.notice === notice && (this.notice = null), NOTICE_STANDS)
    })
  }

  #logInSight(): boolean {
    return (this.#at.root?.querySelector<HTMLElement>("[data-pane='log']")?.offsetWidth ?? 0) > 0
  }
}
