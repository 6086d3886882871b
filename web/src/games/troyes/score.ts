/** Points as they stand: what everybody can count on the table, and one's own secrets (TR-12). */
import { CHARACTERS, NEUTRAL } from './ids'
import type { View } from './types'

export interface Column {
  owner: number
  /** null: hidden from this viewer */
  parts: Record<string, number | null>
  total: number | null
}

/**
 * What each character counts, and from how many on it is worth 1, 3 and 6 points; a second row for two players or
 * one.
 */
const TIERS: Record<string, [number[], number[]]> = {
  urbain_iv: [
    [3, 5, 7],
    [4, 6, 8],
  ],
  chretien_de_troyes: [
    [3, 5, 7],
    [4, 6, 8],
  ],
  hugues_de_payns: [
    [6, 10, 15],
    [6, 10, 15],
  ],
  thibaut_ii: [
    [6, 12, 18],
    [6, 12, 18],
  ],
  henry_i: [
    [1, 3, 5],
    [1, 3, 5],
  ],
  le_florentin: [
    [2, 4, 6],
    [2, 4, 6],
  ],
}
const WORTH = [1, 3, 6]

function counted(view: View, owner: number, character: string): number {
  const one = owner === NEUTRAL ? view.automa : view.players[owner]
  if (!one) return 0
  switch (character) {
    case 'urbain_iv':
      return one.cathedral_cubes
    case 'chretien_de_troyes':
      return Object.values(one.citizens).reduce((sum, count) => sum + count, 0)
    case 'henry_i':
      return one.events_won.length
    case 'le_florentin':
      return one.tradesmen
    default:
      return 'deniers' in one ? (character === 'thibaut_ii' ? one.deniers : one.influence) : 0
  }
}

export function characterPoints(view: View, owner: number, character: string): number {
  const tiers = TIERS[character]?.[view.seats < 3 ? 1 : 0] ?? []
  const number = counted(view, owner, character)
  return tiers.reduce((worth, least, k) => (number >= least ? (WORTH[k] ?? worth) : worth), 0)
}

/** The characters this viewer knows of. */
function known(view: View, me: number): string[] {
  if (view.solo) return []
  const own = view.players[me]?.characters ?? []
  return CHARACTERS.filter((one) => own.includes(one))
}

function column(view: View, owner: number, play: number | null, me: number): Column {
  const parts: Column['parts'] = {
    play,
    events: view.queue.filter((threat) => threat.cubes.includes(owner)).length,
    tradesmen: view.slots.reduce(
      (sum, slot) =>
        sum +
        slot.scoring.reduce((points: number, who, k) => (who === owner ? points + (slot.vp?.[k] ?? 0) : points), 0),
      0,
    ),
    cathedral: -2 * view.cathedral.filter((level) => !level.includes(owner)).length,
  }
  for (const character of known(view, me)) parts[character] = characterPoints(view, owner, character)
  const all = Object.values(parts)
  return { owner, parts, total: all.includes(null) ? null : all.reduce<number>((sum, one) => sum + (one ?? 0), 0) }
}

/** As if the game ended now, as far as this viewer can tell; at its end the engine's own count. */
export function columns(view: View, me: number): Column[] {
  if (view.phase === 'over') {
    const scored = [
      ...view.players.map(({ seat, score }) => ({ owner: seat, score })),
      ...(view.automa ? [{ owner: NEUTRAL, score: view.automa.score }] : []),
    ]
    return scored.flatMap(({ owner, score }) => (score ? [{ owner, parts: score.parts, total: score.total }] : []))
  }
  return [
    ...view.players.map(({ seat, vp }) => column(view, seat, vp, me)),
    ...(view.automa ? [column(view, NEUTRAL, view.automa.vp, me)] : []),
  ]
}
