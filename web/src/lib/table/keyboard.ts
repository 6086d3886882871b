/** The keys of a table. A zone has its arrows (`zone.ts`), the page its own (rules, hints); these are the frame's. */
import { settings } from '../settings.svelte'
import type { AnyView } from './board-rules'
import type { Refused } from './board-props'
import type { Play } from './play.svelte'

/** Whatever can be done now: buttons of the bar, and things that can be chosen. */
const CHOICES = ":is(.do, .acts) .btn:not(.soft), .dock [data-move], [data-thing][data-stop='']:not([aria-disabled])"

export class Keyboard<V extends AnyView, K extends string, T extends { kind: string }> {
  readonly #at: Play<V, K, T>

  constructor(at: Play<V, K, T>) {
    this.#at = at
  }

  readonly onkeydown = (event: KeyboardEvent): void => {
    const here = event.target as HTMLElement
    if (
      this.#at.given.picture ||
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      here.closest('input, select, textarea, dialog')
    )
      return
    const at = this.#at
    if (this.#skips(event, here)) this.#goOn(event.key === ' ')
    else if (event.key === 'Escape') this.#escape()
    else if (event.key === 'Enter' && !event.repeat && this.#enter(here)) event.stopPropagation()
    else if (event.key === '?' || event.key === '؟') this.#askHere(here)
    else if (event.code === 'KeyN') this.#walk(event.shiftKey)
    else if (event.code === 'KeyM') at.list(!at.listed)
    else if (event.code === 'KeyD') at.bar?.focus()
    else if (event.code === 'KeyL') {
      at.showLog()
      requestAnimationFrame(() => at.root?.querySelector<HTMLElement>('[role="log"]')?.focus())
    } else if (event.code === 'KeyR' && at.told) {
      // The page opens the rules at their beginning; a refusal on the table knows its clause.
      const topic = at.told.topic as { refusal?: Refused | null; clause?: string }
      event.stopImmediatePropagation()
      at.rules(topic.refusal?.clause ?? topic.clause ?? at.clause)
    } else return
    event.preventDefault()
  }

  /** Space and Escape end an account; Space goes on to the next step where one goes step by step. */
  #skips({ key }: KeyboardEvent, here: HTMLElement): boolean {
    const { given, root } = this.#at
    if (!given.account?.running || (key !== 'Escape' && key !== ' ')) return false
    return key === 'Escape' || here === document.body || (root?.contains(here) ?? false)
  }

  #goOn(step: boolean): void {
    const { account } = this.#at.given
    if (step && settings.pace === 'steps') account?.on()
    else account?.skip()
  }

  #escape(): void {
    const at = this.#at
    const asked = at.told && !at.told.glance
    at.close()
    if (asked) return
    if (at.sinceOpen) at.sinceOpen = false
    else if (at.listed) at.list(false)
    else if (at.game.back?.()) return
    else if (at.logOpen) at.logOpen = false
    else at.forget()
  }

  /** Enter on what is picked presses the primary button: by key nothing lies between choosing and playing. */
  #enter(here: HTMLElement): boolean {
    const at = this.#at
    const [kind = '', id = ''] = here.dataset.thing?.split(':') ?? []
    const lit = at.lit(kind as K, id)
    const go = at.root?.querySelector<HTMLElement>(':is(.bar, .acts) .btn.go')
    if (!go || !lit || !at.isPicked(lit.kind, lit.id)) return false
    go.click()
    return true
  }

  #askHere(here: HTMLElement): void {
    const at = this.#at
    const [kind, id] = here.dataset.thing?.split(':') ?? []
    if (here.getAttribute('aria-disabled') === 'true') here.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    else if (kind && id !== undefined) at.explain({ kind: kind as K, id }, here, true)
    else if (at.given.onsigns) at.given.onsigns()
    else at.rules(at.clause)
  }

  /** To the next thing that can be done or chosen, wherever on the board it lies. */
  #walk(back: boolean): void {
    const all = [...(this.#at.root?.querySelectorAll<HTMLElement>(CHOICES) ?? [])].filter((one) =>
      one.checkVisibility(),
    )
    const here = all.indexOf(document.activeElement as HTMLElement)
    const next = back ? (here < 0 ? all.length : here) - 1 : here + 1
    const there = all.at(next % (all.length || 1))
    there?.focus()
    there?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
