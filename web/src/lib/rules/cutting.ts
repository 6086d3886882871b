// Cutting a figure out of a board: where its things lie, which part is seen, and where the numbers go.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const LARGEST = 1.35 // a small part may be drawn larger than on the table
export const BADGE = 24

/**
 * What a figure names: a thing or place of the board (`region:roma`), a pane (`pane:map`), or something that lies there
 * (`line:0 card:winter`). Of several alike, the first that can be seen.
 */
export function find(board: Element, named: string): Element | null {
  const [first = '', ...inside] = named.split(' ')
  const [kind = '', id = ''] = first.split(/:(.*)/s)
  const [name, value] = [CSS.escape(first), CSS.escape(id)]
  for (const selector of [`[data-thing="${name}"]`, `[data-at="${name}"]`, `[data-${kind}="${value}"]`])
    for (const found of board.querySelectorAll(selector)) {
      const lies = inside.length ? find(found, inside.join(' ')) : found
      if (lies && lies.getBoundingClientRect().width > 0) return lies
    }
  return null
}

/** Where an element lies on the board, in the board's own pixels. */
export function boxOf(element: Element, board: HTMLElement): Box {
  const [there, here] = [element.getBoundingClientRect(), board.getBoundingClientRect()]
  const scale = here.width / board.offsetWidth || 1
  return {
    x: (there.x - here.x) / scale,
    y: (there.y - here.y) / scale,
    width: there.width / scale,
    height: there.height / scale,
  }
}

/** The smallest part of the board that holds all these, with some paper around. */
export function around(boxes: Box[], board: { width: number; height: number }, more: number): Box {
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - more)
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - more)
  const right = Math.min(board.width, Math.max(...boxes.map(({ x, width }) => x + width)) + more)
  const bottom = Math.min(board.height, Math.max(...boxes.map(({ y, height }) => y + height)) + more)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** How large the part is drawn in a column of this width. */
export function scaleFor(part: Box, column: number, tallest: number): number {
  return Math.min(LARGEST, column / part.width, tallest / part.height)
}

/** What a number points at. */
export interface Target extends Box {
  ring: boolean
}
interface Point {
  x: number
  y: number
}

/** Where the numbers stand: at a corner of a ring, else on the thing; inside the picture, none over another. */
export function badges(targets: Target[], part: Box, scale: number): Point[] {
  const placed: Point[] = []
  for (const { x, y, width, height, ring } of targets) {
    const at = (across: number, down: number): Point => ({
      x: clamp((x + across * width - part.x) * scale, part.width * scale),
      y: clamp((y + down * height - part.y) * scale, part.height * scale),
    })
    const spots = ring ? [at(0, 0), at(1, 0), at(0, 1), at(1, 1)] : [at(0.5, 0.22), at(0.5, 0.8), at(0.2, 0.5)]
    placed.push(spots.find((spot) => placed.every((other) => !touching(spot, other))) ?? at(0.5, 0.5))
  }
  return placed
}

function clamp(value: number, most: number): number {
  return Math.max(BADGE / 2, Math.min(most - BADGE / 2, value))
}

function touching(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < BADGE
}
