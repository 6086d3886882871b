// How the pages of the club write days and ratings, in the calendar and digits of the language.
import { settings } from './settings.svelte'

export function dayText(at: number): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium' }).format(at)
}

/** A rating has no separator of thousands, as everywhere in chess. */
export function pointsText(points: number): string {
  return new Intl.NumberFormat(settings.lang, { useGrouping: false }).format(points)
}
