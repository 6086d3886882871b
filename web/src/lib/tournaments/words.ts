import { settings } from '../settings.svelte'
import { levelName } from '../seats'
import type { Entrant } from '../wire'
import { t, Words } from '../words.svelte'
import en from './text/en.ftl?raw'
import fa from './text/fa.ftl?raw'

const words = new Words({ fa, en })

/** A sentence of the pages about tournaments, which no other page has to carry. */
export function say(id: string, args: Record<string, unknown> = {}): string {
  return words.say(id, args)
}

/** A moment as people agree on it: day and time of day. */
export function momentText(at: number): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

/** Bots are told apart by their number, for they have no names. */
export function entrantName({ name, bot, number }: Entrant): string {
  return bot ? say('bot', { number, level: levelName(bot) }) : name || t('club-nameless')
}
