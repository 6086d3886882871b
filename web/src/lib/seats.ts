// How the people and bots of a table are called.
import type { Player } from './board-contract'
import type { Presence, SeatInfo, TableBrief } from './wire'
import { knows, number, t } from './words.svelte'

export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name
  if (seat.kind === 'bot') return t(`bot-name-${seat.seat + 1}`)
  // Whoever gives no name has one by the seat: so two of them differ, and everybody reads it in their own language.
  return seat.claimed ? t(`person-name-${seat.seat + 1}`) : t('seat-open', { number: seat.seat + 1 })
}

/** The level of a bot in words; a program that the host lets play is called by its own name. */
export function levelName(level: string): string {
  return knows(`level-${level}`) ? t(`level-${level}`) : level
}

export function playersOf(seats: SeatInfo[], presence: Presence | null): Player[] {
  return seats.map((seat) => ({
    seat: seat.seat,
    name: seatName(seat),
    kind: seat.kind === 'bot' ? 'bot' : 'human',
    connected: seat.kind === 'bot' || !presence || presence.seats.includes(seat.seat),
  }))
}

export function nameIn(players: Player[]): (seat: number) => string {
  return (seat) => players.find((player) => player.seat === seat)?.name ?? number(seat + 1)
}

/** A few letters by which people tell tables apart. */
export function codeOf(table: string): string {
  return table
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 4)
    .toUpperCase()
}

/** Tables with a seat to take before those that can only be watched. */
export function freeSeatsFirst(tables: TableBrief[]): TableBrief[] {
  const started = ({ status }: TableBrief) => Number(status !== 'waiting')
  return [...tables].sort((one, other) => started(one) - started(other))
}
