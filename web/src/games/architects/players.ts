/** Players by their number in the view's lists; the house opponent is the one after the last seat. */
import { colourOf, type Colour } from '$lib/table/board-props'
import type { At } from './topic'
import type { Automa, PlayerView, View } from './wire'
import { words } from './words'

/** a seat, or the house opponent */
export type Who = View['active']

/** The seat whose colour and shape the house opponent borrows: ink, the cross. */
export const BOT = 5

type Table = Pick<View, 'seats'>

export const numberOf = (view: Table, who: Who): number => (who === 'house_bot' ? view.seats : who)
export const isBot = (view: Table, player: number): boolean => player >= view.seats
/** the seat that colours are taken from */
export const seatOf = (view: Table, player: number): number => (isBot(view, player) ? BOT : player)
export const colourFor = (view: Table, player: number): Colour => colourOf(seatOf(view, player))
/** the player's id in the words of a move */
export const idOf = (view: Table, player: number): string => (isBot(view, player) ? 'house_bot' : `p${player + 1}`)
export const playerOf = (view: Table, id: string): number => (id === 'house_bot' ? view.seats : Number(id.slice(1)) - 1)
export const nameFor = (at: At, player: number): string =>
  isBot(at.view, player) ? words.say('label-house-opponent') : at.nameOf(player)
export const everybody = (view: View): number[] => Array.from({ length: view.players_in_all }, (_, k) => k)
export const markerOf = (view: View, player: number): PlayerView | Automa | undefined =>
  view.players[player] ?? view.automa ?? undefined

/** Oneself first, then round the table; a spectator begins with the start player. */
export function around(view: View, me: number): number[] {
  const all = everybody(view)
  const first = me >= 0 ? me : view.first
  return [...all.slice(first, view.seats), ...all.slice(0, first), ...all.slice(view.seats)]
}
