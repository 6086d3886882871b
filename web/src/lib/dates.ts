// Days, in the calendar and digits of the language.
import { settings } from './settings.svelte'

export function dayText(at: number): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium' }).format(at)
}
