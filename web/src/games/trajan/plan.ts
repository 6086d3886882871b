/** Sowing in numbers: in which order markers fall, and what that causes. No drawing, no words. */
import { TRAYS } from './components'
import type { ColourId, Lift, Mat, Tray, TrajanTile, TrayId } from './wire'

/** Where the markers begin and how many are still in hand. */
export interface Start {
  /** the tray they were taken from */
  from: TrayId
  /** where the first one falls */
  first: TrayId
  colours: ColourId[]
  /** the tray is still full: lifting it belongs to the command */
  lifting: boolean
}

export interface Step {
  tray: TrayId
  colour: ColourId
}

export const after = (tray: TrayId, steps: number): TrayId =>
  TRAYS[(TRAYS.indexOf(tray) + steps) % TRAYS.length] as TrayId

export function stepsOf({ first }: Start, order: ColourId[]): Step[] {
  return order.map((colour, k) => ({ tray: after(first, k), colour }))
}

/** The markers of a tray while its owner sows: what lay there, without what was lifted. */
export const lying = (tray: Tray, start: Start): ColourId[] =>
  start.lifting && tray.tray === start.from ? [] : tray.markers

/** Which of the two printed markers are not yet among these. */
export function missing(tile: TrajanTile, markers: ColourId[]): ColourId[] {
  const rest = [...markers]
  return tile.colours.filter((colour) => {
    const at = rest.indexOf(colour)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/** The tile beside the target tray, if this order completes it (TJ-5.1). */
export function completed(mat: Mat, start: Start, order: ColourId[]): TrajanTile | null {
  const steps = stepsOf(start, order)
  const target = steps.at(-1)?.tray
  const tray = mat.trays.find((one) => one.tray === target)
  if (!tray?.tile) return null
  const there = [...lying(tray, start), ...steps.filter((step) => step.tray === target).map((step) => step.colour)]
  return missing(tray.tile, there).length ? null : tray.tile
}

/**
 * An order to begin with: it completes the tile of the target tray if it can, then leaves markers where others miss
 * them.
 */
export function proposal(mat: Mat, start: Start): ColourId[] {
  const hand = [...start.colours]
  const order: (ColourId | null)[] = hand.map(() => null)
  const goal = after(start.first, hand.length - 1)
  const trays = order.map((_, k) => after(start.first, k))
  for (const name of [goal, ...TRAYS.filter((one) => one !== goal)]) {
    const tray = mat.trays.find((one) => one.tray === name)
    if (!tray?.tile) continue
    const wanted = missing(tray.tile, lying(tray, start)).filter((colour) => hand.includes(colour))
    const free = trays.flatMap((one, k) => (one === name && order[k] === null ? [k] : []))
    for (const colour of wanted) {
      const at = hand.indexOf(colour)
      const k = free.shift()
      if (k === undefined || at < 0) break
      order[k] = colour
      hand.splice(at, 1)
    }
  }
  return order.map((colour) => colour ?? (hand.shift() as ColourId))
}

/**
 * The command: lift, then one marker after another as long as there are two colours to choose from (the rest falls by
 * itself).
 */
export function command(start: Start, order: ColourId[]): string[] {
  const moves = start.lifting ? [`lift ${start.from}`] : []
  for (let k = 0; k < order.length && new Set(order.slice(k)).size > 1; k++) moves.push(`sow ${order[k]}`)
  return moves
}

export const liftOf = (mat: Mat, tray: TrayId): Lift | undefined => mat.lifts.find((one) => one.tray === tray)
