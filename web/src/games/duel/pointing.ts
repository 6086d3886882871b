/** How a thing on the table is pointed at: the same states and the same click for cards, Wonders, tokens and spaces. */
import { keyOf, type Picks } from './moves'
import type { Thing, ThingKind } from './types'

export interface Pointing {
  /** things that a legal move uses */
  open: Set<string>
  picks: Picks
  /** things the last move touched */
  last: Set<string>
  point: (thing: Thing, target: Element, byKey: boolean) => void
}

export const isOpen = (at: Pointing, kind: ThingKind, id: string | number): boolean => at.open.has(keyOf(kind, id))
export const isPicked = (at: Pointing, kind: ThingKind, id: string | number): boolean => isOpen(at, kind, id) && at.picks[kind] === String(id)
export const isLast = (at: Pointing, kind: ThingKind, id: string | number): boolean => at.last.has(keyOf(kind, id))

/** The attributes of a button that stands for a thing. */
export function target(at: Pointing, kind: ThingKind, id: string | number, ...more: (string | false | undefined)[]) {
  const open = isOpen(at, kind, id)
  const picked = isPicked(at, kind, id)
  const classes = [open ? 'legal' : 'askable', picked && 'selected', !open && isLast(at, kind, id) && 'last', ...more]
  return {
    type: 'button' as const,
    class: classes.filter(Boolean).join(' '),
    'data-stop': open ? '' : 'later',
    'data-thing': keyOf(kind, id),
    'aria-disabled': open ? undefined : ('true' as const),
    'aria-pressed': open ? picked : undefined,
    onclick: (event: MouseEvent) => at.point({ kind, id: String(id) }, event.currentTarget as Element, event.detail === 0),
  }
}
