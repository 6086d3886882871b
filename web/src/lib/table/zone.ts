/**
 * A zone of the board is one stop of the Tab key; the arrow keys move inside it, to the nearest stop that way on the
 * screen. So the same code serves a hand, several lines of cards and a right-to-left page. Stops carry `data-stop`.
 */
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function zone(node: HTMLElement): () => void {
  const stops = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>('[data-stop]')]

  function tidy(): void {
    const all = stops()
    const now =
      all.find((stop) => stop === document.activeElement) ??
      all.find((stop) => stop.tabIndex === 0 && stop.dataset.stop !== 'later')
    const open = now ?? all.find((stop) => stop.getAttribute('aria-disabled') !== 'true') ?? all[0]
    for (const stop of all) stop.tabIndex = stop === open ? 0 : -1
  }

  function onkeydown(event: KeyboardEvent): void {
    const way = ARROWS[event.key]
    const here = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]')
    if (!here || event.altKey || event.ctrlKey || event.metaKey) return
    const all = stops()
    let there: HTMLElement | undefined
    if (event.key === 'Home') there = all[0]
    else if (event.key === 'End') there = all.at(-1)
    else if (way) there = nearest(here, all, way)
    else return
    event.preventDefault()
    event.stopPropagation() // the arrows are spoken for: a replay's scrubber listens outside
    if (!there) return
    for (const stop of all) stop.tabIndex = stop === there ? 0 : -1
    there.focus()
    there.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  function onfocusin(event: FocusEvent): void {
    const here = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]')
    if (here) for (const stop of stops()) stop.tabIndex = stop === here ? 0 : -1
  }

  tidy()
  const watch = new MutationObserver(tidy)
  watch.observe(node, { childList: true, subtree: true })
  node.addEventListener('keydown', onkeydown)
  node.addEventListener('focusin', onfocusin)
  return () => {
    watch.disconnect()
    node.removeEventListener('keydown', onkeydown)
    node.removeEventListener('focusin', onfocusin)
  }
}

/** A list of buttons: the arrows go to the next and the one before, in however many columns it is laid out. */
export function inOrder(node: HTMLElement): () => void {
  function onkeydown(event: KeyboardEvent): void {
    const all = [...node.querySelectorAll<HTMLElement>('button')]
    const here = all.indexOf(document.activeElement as HTMLElement)
    const forward = getComputedStyle(node).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const [dx, dy] = ARROWS[event.key] ?? [0, 0]
    let there = here
    if (event.key === 'Home') there = 0
    else if (event.key === 'End') there = all.length - 1
    else if (dx || dy) there += dy || (event.key === forward ? 1 : -1)
    else return
    event.preventDefault()
    event.stopPropagation()
    all[Math.max(0, Math.min(there, all.length - 1))]?.focus()
  }
  node.addEventListener('keydown', onkeydown)
  return () => node.removeEventListener('keydown', onkeydown)
}

function nearest(here: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const from = middle(here)
  let best: HTMLElement | undefined
  let least = Infinity
  for (const stop of all) {
    if (stop === here) continue
    const to = middle(stop)
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
    const far = along + 3 * aside
    if (along > 4 && far < least) [best, least] = [stop, far]
  }
  return best
}

function middle(stop: HTMLElement): { x: number; y: number } {
  const box = stop.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
