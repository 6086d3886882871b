/**
 * Reading what a thing is without choosing it: the mouse or the keyboard's focus rests on it, a finger holds it, or the
 * other button of the mouse is pressed. Without a thing, a finger that holds a sign reads its title.
 */
import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { Thing } from './moves'

interface Reader {
  readonly phone: boolean
  readonly told: { glance?: boolean } | null
  glance: (thing: Thing, anchor: Element) => void
  explain: (thing: Thing, anchor: Element, byKey: boolean) => void
  say: (title: string, anchor: Element) => void
  close: () => void
}

/** Milliseconds of rest, and of holding; a finger that moves further than this many pixels scrolls. */
const REST = 550
const HOLD = 450
const SLACK = 10

export function reading<R>(at: R & Reader): Attachment<HTMLElement> {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over: Element | null = null
    let from = { x: 0, y: 0 }
    let held = false

    // What stands for several things, or for none, names the one it tells of: `data-about`.
    const thingAt = (target: EventTarget | null) =>
      (target as Element | null)?.closest<HTMLElement>('[data-thing], [data-about]')
    const thingOf = ({ dataset }: HTMLElement): Thing => {
      const [kind = '', ...id] = (dataset.thing ?? dataset.about)?.split(':') ?? []
      return { kind, id: id.join(':') }
    }
    const stop = (): void => clearTimeout(timer)
    const later = (wait: number, act: () => void): void => {
      stop()
      timer = setTimeout(act, wait)
    }
    function leave(): void {
      stop()
      if (at.told?.glance) at.close()
    }
    function rest(here: HTMLElement | null | undefined): void {
      leave()
      if (here && !at.phone) later(REST, () => here.isConnected && at.glance(thingOf(here), here))
    }

    const hear: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      pointerover: (event) => {
        const here = thingAt(event.target) ?? null
        if (event.pointerType !== 'mouse' || here === over) return
        over = here
        if (!event.buttons) rest(here)
      },
      pointerleave: () => {
        over = null
        leave()
      },
      pointerdown: (event) => {
        held = false
        leave()
        if (event.pointerType === 'mouse') return
        const here = thingAt(event.target)
        const sign = here ?? (event.target as Element).closest<HTMLElement>('[title]')
        if (!sign || !root.contains(sign)) return
        from = { x: event.clientX, y: event.clientY }
        later(HOLD, () => {
          held = true
          if (here) at.explain(thingOf(here), here, false)
          else at.say(sign.title, sign)
        })
      },
      pointermove: (event) => {
        if (event.pointerType !== 'mouse' && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) stop()
      },
      pointerup: (event) => event.pointerType !== 'mouse' && stop(),
      pointercancel: stop,
      contextmenu: (event) => {
        const here = thingAt(event.target)
        if (!here && !held) return
        event.preventDefault()
        if (here && !held) at.explain(thingOf(here), here, false)
      },
      focusin: (event) => {
        const here = event.target as HTMLElement
        if (here.dataset.thing && here.matches(':focus-visible')) rest(here)
      },
      focusout: leave,
    }
    // The finger that has read does not choose as well.
    const click = (event: Event): void => {
      if (!held) return
      held = false
      event.stopPropagation()
      event.preventDefault()
    }
    // By Svelte's `on`: what has the focus may be taken away while the page is drawn anew, when nothing may change.
    const deaf = [
      ...Object.entries(hear).map(([name, act]) => on(root, name, act as EventListener)),
      on(root, 'click', click, { capture: true }),
      on(root, 'keydown', leave, { capture: true }),
    ]
    return () => {
      stop()
      for (const off of deaf) off()
    }
  }
}
