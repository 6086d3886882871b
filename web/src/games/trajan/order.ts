/** The order in which markers fall: which one into which tray, and an order to begin with. No drawing, no words. */
import { TRAYS } from './looks'
import type { ColourId, Completion, Lift, Mat, Tray, TrajanTile, TrayId } from './wire'

/** Where the markers begin and how many are still in hand. */
export interface Start {
  /** the tray they were taken from */
  from: TrayId
  /** where the first one falls */
  first: TrayId
  colours: ColourId[]
  /** the tray is still full: lifting it belongs to the command */
  lifting: boolean
  /** the tile beside the last tray, with the markers that must fall there to complete it */
  completes: Completion | null
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

/** The markers a tray's tile still misses: all of them, where its own were lifted. */
const missing = ({ tray, tile, missing: left }: Tray, start: Start): ColourId[] =>
  start.lifting && tray === start.from ? (tile?.colours ?? []) : left

/** The tile beside the target tray, if all that it needs falls there in this order. */
export function completed(mat: Mat, start: Start, order: ColourId[]): TrajanTile | null {
  const steps = stepsOf(start, order)
  const target = steps.at(-1)?.tray
  const falling = steps.filter(({ tray }) => tray === target).map(({ colour }) => colour)
  for (const colour of start.completes?.needs ?? []) {
    const at = falling.indexOf(colour as ColourId)
    if (at < 0) return null
    falling.splice(at, 1)
  }
  return start.completes ? (mat.trays.find(({ tray }) => tray === target)?.tile ?? null) : null
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
    const wanted = missing(tray, start).filter((colour) => hand.includes(colour))
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
