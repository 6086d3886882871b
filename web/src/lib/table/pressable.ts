/** How a thing that can be pressed is drawn and spoken of: the attributes of its button or of its drawn shape. */
import type { AnyView } from './board-rules'
import { keyOf } from './moves'
import type { Play } from './play.svelte'
import { around } from './words'

type More = (string | false | undefined)[]

/** What a press would do, said at the end of a label. */
export function hintOf<V extends AnyView, K extends string, T extends { kind: string }>(
  at: Play<V, K, T>,
  kind: K,
  id: string | number,
): string {
  const lit = at.lit(kind, id)
  return around.say(!lit ? 'ask-hint' : at.isPicked(lit.kind, lit.id) ? 'chosen-hint' : 'can-hint')
}

/** Classes `legal`, `part` (of what is open) or `askable`, `selected` and `last`, which the shared styles draw. */
export function buttonOf<V extends AnyView, K extends string, T extends { kind: string }>(
  at: Play<V, K, T>,
  kind: K,
  id: string | number,
  more: More,
) {
  const open = at.isOpen(kind, id)
  const classes = [
    open ? 'legal' : at.lit(kind, id) ? 'part' : 'askable',
    at.isPicked(kind, id) && 'selected',
    !open && at.isLast(kind, id) && 'last',
    ...more,
  ]
  return { type: 'button' as const, class: classes.filter(Boolean).join(' '), ...press(at, kind, id) }
}

/** Classes `open`, `part` (of what is open) or `ask`, `chosen` and `touched`, which the board draws itself. */
export function shapeOf<V extends AnyView, K extends string, T extends { kind: string }>(
  at: Play<V, K, T>,
  kind: K,
  id: string | number,
  more: More,
) {
  const classes = [
    at.isOpen(kind, id) ? 'open' : at.lit(kind, id) ? 'part' : 'ask',
    at.isPicked(kind, id) && 'chosen',
    at.isLast(kind, id) && 'touched',
    ...more,
  ]
  return {
    role: 'button' as const,
    class: classes.filter(Boolean).join(' '),
    ...press(at, kind, id),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      at.point({ kind, id: String(id) }, event.currentTarget as Element, true)
    },
  }
}

function press<V extends AnyView, K extends string, T extends { kind: string }>(
  at: Play<V, K, T>,
  kind: K,
  id: string | number,
) {
  const lit = at.lit(kind, id)
  return {
    'data-stop': at.isOpen(kind, id) ? '' : 'later',
    'data-thing': keyOf(kind, id),
    'aria-disabled': lit ? undefined : ('true' as const),
    'aria-pressed': lit ? at.isPicked(lit.kind, lit.id) : undefined,
    onclick: (event: MouseEvent) =>
      at.point({ kind, id: String(id) }, event.currentTarget as Element, event.detail === 0),
  }
}
