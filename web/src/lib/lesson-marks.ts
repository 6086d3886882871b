// What a lesson speaks of or an exercise asks about is marked on the board: by the ids that things (`data-thing`),
// places (`data-at`) and buttons (`data-move`) carry anyway. "hand:*" is everything of a kind, "move:pass" a button of
// the decision bar.

function selector(point: string): string {
  const [kind = '', id = ''] = [point.slice(0, point.indexOf(':')), point.slice(point.indexOf(':') + 1)]
  if (kind === 'move') return `[data-move="${id}"]`
  if (id.endsWith('*')) return `[data-at^="${kind}:${id.slice(0, -1)}"], [data-thing^="${kind}:${id.slice(0, -1)}"]`
  return `[data-thing="${point}"], [data-at="${point}"]`
}

function found(points: string[]): Element[] {
  return points.flatMap((point) => {
    const all = [...document.querySelectorAll(selector(point))]
    // A place often holds the thing of the same name: one mark is enough.
    return all.filter((one) => !all.some((other) => other !== one && other.contains(one)))
  })
}

const seen = (one: Element): boolean => one.getClientRects().length > 0

/** On a narrow screen only one pane of the board is up: bring up the one where the thing lies, and the thing. */
function bringUp(things: Element[]): void {
  const thing = things.find(seen) ?? things[0]
  if (!thing) return
  if (!seen(thing)) {
    const pane = thing.closest('[data-pane]')
    const name = pane?.getAttribute('data-pane') ?? ''
    document.getElementById(`${pane?.id.slice(0, -name.length - 1)}-tab-${name}`)?.click()
  }
  requestAnimationFrame(() => thing.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
}

/**
 * Marks what these points name, as long as the lesson speaks of it; what the board draws anew is marked again. The
 * board itself turns to the pane where it asks something: the one that is spoken of comes up again, unless somebody
 * chose.
 */
export function marking(points: string[]): () => void {
  let chosen = false
  let shown = false
  const choose = (press: MouseEvent): void => {
    if (press.isTrusted && (press.target as Element).closest('[role=tab]')) chosen = true
  }
  const mark = (): void => {
    const now = found(points)
    for (const one of document.querySelectorAll('[data-taught]')) if (!now.includes(one)) unmark(one)
    for (const one of now) if (!one.hasAttribute('data-taught')) one.setAttribute('data-taught', '')
    if (now.length && !shown) {
      shown = true // the board may come after its lesson
      soon = requestAnimationFrame(show)
    }
  }
  const show = (): void => {
    if (!chosen) bringUp(found(points))
  }
  let soon = 0
  const drawn = new MutationObserver(mark)
  const turned = new MutationObserver(show)
  drawn.observe(document.body, { childList: true, subtree: true })
  turned.observe(document.body, { attributes: true, subtree: true, attributeFilter: ['data-tab'] })
  document.addEventListener('click', choose, true)
  mark()
  return () => {
    drawn.disconnect()
    turned.disconnect()
    document.removeEventListener('click', choose, true)
    cancelAnimationFrame(soon)
    document.querySelectorAll('[data-taught]').forEach(unmark)
  }
}

function unmark(one: Element): void {
  one.removeAttribute('data-taught')
}
