// How the pages of the club write ratings.
import { settings } from './settings.svelte'

/** A rating in the digits of the language; without a separator of thousands, as everywhere in chess. */
export function pointsText(points: number): string {
  return new Intl.NumberFormat(settings.lang, { useGrouping: false }).format(points)
}
