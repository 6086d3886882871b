/** Where the twenty slots of an Age lie: column in half cards from the middle, row from the top (DU-2.8). */
import { tables } from './tables'

export interface Place {
  x: number
  row: number
}

/** A card lies between those it covers; one that covers a single card lies half a card to its side. */
function places(coveredBy: number[][]): Place[] {
  const covers = coveredBy.map((_, slot) => coveredBy.flatMap((above, under) => (above.includes(slot) ? [under] : [])))
  const top = covers.filter((under) => under.length === 0).length
  return covers.reduce<Place[]>((laid, under, slot) => {
    const [one, other] = under.map((number) => laid[number] ?? { x: 0, row: 0 })
    if (!one) return [...laid, { x: 2 * slot - (top - 1), row: 0 }]
    const aside = coveredBy[under[0] ?? 0]?.indexOf(slot) === 0 ? -1 : 1
    return [...laid, { x: other ? (one.x + other.x) / 2 : one.x + aside, row: one.row + 1 }]
  }, [])
}

export const PLACES: Place[][] = tables.covered_by.map(places)
export const rowsOf = (age: number): number => Math.max(...(PLACES[age - 1] ?? []).map(({ row }) => row)) + 1
/** The widest row, in cards. */
export const widthOf = (age: number): number => Math.max(...(PLACES[age - 1] ?? []).map(({ x }) => x)) + 1
