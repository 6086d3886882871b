/** Where the twenty slots of an Age lie: column in half cards from the middle, row from the top (DU-2.8). */
import { tables } from './tables'

export interface Place {
  x: number
  row: number
}

/** Two cards over a row of four stand apart: each covers its own pair (Age III, fourth row). */
const APART: Record<string, number> = { '2.3': 2 }

function places(rows: number[], age: number): Place[] {
  return rows.flatMap((cards, row) => {
    const step = APART[`${age}.${row}`] ?? 1
    return Array.from({ length: cards }, (_, k) => ({ x: (2 * k - (cards - 1)) * step, row }))
  })
}

export const PLACES: Place[][] = tables.rows.map(places)
export const rowsOf = (age: number): number => tables.rows[age - 1]?.length ?? 5
/** The widest row, in cards. */
export const widthOf = (age: number): number => Math.max(...(tables.rows[age - 1] ?? [6]))
