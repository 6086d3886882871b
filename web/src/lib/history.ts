// From the entries of the wire to the lines a board's log shows.
import type { GameEvent, LogEntry as Line } from './board-contract'
import type { LogEntry } from './wire'
import { day, t, type NameOf, type Words } from './words.svelte'

/**
 * Lines of the log; `version` of a line is the replay point it leads to. Moves that were taken back are gone; who took
 * back what is said in their place.
 */
export function linesOf(entries: LogEntry[], nameOf: NameOf, words: Words): Line[] {
  let lines: Line[] = []
  let point = 0
  for (const entry of entries) {
    if ('length' in entry && entry.length !== null && entry.kind !== 'undo_asked') point = entry.length
    let gone: Line | undefined
    if (entry.kind === 'undone' || entry.kind === 'undo_answered') {
      gone = lines.find(({ version, events }) => version > point && events.length)
      lines = lines.filter(({ version, events }) => version <= point || !events.length)
    }
    if (entry.kind === 'moved' || entry.kind === 'shown')
      lines.push({ version: point, events: entry.events as GameEvent[] })
    else if (entry.kind === 'said') {
      const chat = {
        id: `${entry.version}`,
        from: entry.seat,
        name: nameOf(entry.seat),
        text: entry.text,
        to: entry.to,
      }
      lines.push({ version: point, events: [], chat })
    } else {
      const what = gone?.events[0] ? words.event(gone.events[0], nameOf) : null
      const note = noteOf(entry, nameOf, what)
      if (note)
        lines.push({ version: point, events: [], note, by: NOTICED.has(entry.kind) ? seatOf(entry) : undefined })
    }
  }
  return lines
}

/** Notes that nobody at the table should miss. */
const NOTICED = new Set(['undone', 'undo_asked', 'undo_answered'])
const seatOf = (entry: LogEntry): number | undefined => ('seat' in entry ? entry.seat : undefined)

function noteOf(entry: LogEntry, nameOf: NameOf, what: string | null): string | null {
  switch (entry.kind) {
    case 'undone': {
      const note = entry.agreed ? 'note-undone-agreed' : 'note-undone'
      return what === null
        ? t(note, { seat: entry.seat }, nameOf)
        : t(`${note}.what`, { seat: entry.seat, what }, nameOf)
    }
    case 'undo_asked':
      return t('note-undo-asked', { seat: entry.seat }, nameOf)
    case 'undo_answered':
      if (entry.accept && what !== null) return t('note-undo-accepted.what', { seat: entry.seat, what }, nameOf)
      return t(entry.accept ? 'note-undo-accepted' : 'note-undo-refused', { seat: entry.seat }, nameOf)
    case 'seat':
      return t(`note-seat-${entry.what}`, { seat: entry.seat }, nameOf)
    case 'bot_failed':
      return t('note-bot-failed', { seat: entry.seat }, nameOf)
    case 'give_back':
      return entry.by < 0 ? null : t('note-give-back', { seat: entry.by, other: nameOf(entry.seat) }, nameOf)
    case 'end_answered':
      return t(
        entry.over ? 'note-finish-agreed' : entry.accept ? 'note-finish-asked' : 'note-finish-refused',
        { seat: entry.seat },
        nameOf,
      )
    case 'rested':
      return entry.back
        ? t('note-rested-back', { seat: entry.seat }, nameOf)
        : t('note-rested', { seat: entry.seat, day: day(entry.until) }, nameOf)
    case 'paused':
      return t('note-paused', { minutes: Math.max(1, Math.round(entry.ms / 60_000)) })
    case 'opened':
      return entry.chance === 'drawn' ? null : t(`chance-${entry.chance}`)
    case 'abandoned':
      return t(entry.why ? `note-abandoned-${entry.why}` : 'note-abandoned')
    case 'rematch':
    case 'carried':
    case 'cut':
      return t(`note-${entry.kind}`)
    default:
      return null // claimed, started, a new invitation: said by the waiting room
  }
}
