// What a lesson speaks of is marked on the board: by the ids that things (`data-thing`), places (`data-at`) and buttons
// (`data-move`) carry anyway. "hand:*" is everything of a kind, "move:pass" a button of the decision bar.

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
function bringUp(thing: Element): void {
  if (!seen(thing)) {
    const pane = thing.closest('[data-pane]')
    const name = pane?.getAttribute('data-pane') ?? ''
    document.getElementById(`${pane?.id.slice(0, -name.length - 1)}-tab-${name}`)?.click()
  }
  requestAnimationFrame(() => thing.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
}

/** Marks what these points name, as long as the lesson speaks of it; what the board draws anew is marked again. */
export function marking(points: string[]): () => void {
  let brought = false
  const mark = (): void => {
    const now = found(points)
    for (const one of document.querySelectorAll('[data-taught]')) if (!now.includes(one)) unmark(one)
    for (const one of now) if (!one.hasAttribute('data-taught')) one.setAttribute('data-taught', '')
    if (!brought && now[0]) {
      brought = true
      bringUp(now.find(seen) ?? now[0])
    }
  }
  const watch = new MutationObserver(mark)
  watch.observe(document.body, { childList: true, subtree: true })
  mark()
  return () => {
    watch.disconnect()
    document.querySelectorAll('[data-taught]').forEach(unmark)
  }
}

function unmark(one: Element): void {
  one.removeAttribute('data-taught')
}
