/** Moves as things to point at: which things a legal move needs, and which are open once some are picked. */
import { colourOfCard } from './cards'
import type { Thing, ThingKind, View } from './types'

export interface Move {
  words: string
  kind: string
  args: Record<string, string>
  things: Thing[]
}

/** The arguments of each kind of move, as game.py declares them. */
const ARGUMENTS: Record<string, string[]> = {
  draft: ['wonder'], build: ['slot'], discard: ['slot'], wonder: ['slot', 'wonder'], activate: ['space', 'offerings'], begin: ['player'],
  progress: ['progress'], destroy: ['card'], revive: ['card'], place: ['divinity', 'space'], copy: ['card'], steal: ['card'], strike: ['slot'],
  topple: ['wonder'], bury: ['card'], raise: ['wonder'], claim: ['wonder'], guard: ['position'], remove: ['military_token'],
  apply: ['military_token'], summon: ['divinity'], open: ['mythology'], top: ['divinity'],
}

export function parse(words: string): Move {
  const [kind = '', ...values] = words.split(' ')
  const args: Record<string, string> = {}
  const names = ARGUMENTS[kind] ?? []
  names.forEach((name, k) => (args[name] = values[k] ?? ''))
  const things = names.filter((name) => name !== 'offerings').map((name) => ({ kind: name as ThingKind, id: args[name] ?? '' }))
  return { words, kind, args, things }
}

/** A set of Offering tokens in the words of a move: `none`, `of_2_3`. */
export const offeringWords = (values: number[]): string => (values.length ? `of_${values.join('_')}` : 'none')
export const offeringValues = (words: string): number[] => (words === 'none' ? [] : words.slice(3).split('_').map(Number))

export type Picks = Partial<Record<ThingKind, string>>

export const keyOf = (kind: ThingKind, id: string | number): string => `${kind}:${id}`

const touches = (move: Move, kind: ThingKind, id: string): boolean => move.things.some((one) => one.kind === kind && one.id === id)

/** Moves that use every pick. */
export function fitting(moves: Move[], picks: Picks): Move[] {
  return moves.filter((move) => Object.entries(picks).every(([kind, id]) => touches(move, kind as ThingKind, id)))
}

/** Moves that need nothing besides the picks. */
export function complete(moves: Move[], picks: Picks): Move[] {
  return fitting(moves, picks).filter((move) => move.things.every(({ kind, id }) => picks[kind] === id))
}

/** The things that can be picked now; each pick may still be exchanged for another of its kind. */
export function openThings(moves: Move[]): Set<string> {
  return new Set(moves.flatMap((move) => move.things.map(({ kind, id }) => keyOf(kind, id))))
}

/** The picks with one more; earlier ones that no legal move has together with it are let go. */
export function pick(moves: Move[], picks: Picks, { kind, id }: Thing): Picks {
  const both = { ...picks, [kind]: id }
  return fitting(moves, both).length ? both : { [kind]: id }
}

/** Which move somebody had in mind who points at a thing that is not open, for the question why not. */
export function intended(view: View, thing: Thing, picks: Picks): string | null {
  const { kind, id } = thing
  const here = INTENDED[view.phase]
  // The move space has no words for, say, destroying a blue card: that question is answered by the card itself.
  if (here?.[0] === kind && (here[2]?.includes(colourOfCard(id)) ?? true)) return `${here[1]} ${id}`
  switch (kind) {
    case 'slot':
      return `build ${id}`
    case 'wonder': {
      if (view.draft) return `draft ${id}`
      const slot = picks.slot ?? view.structure.find((one) => one?.accessible)?.slot
      return slot === undefined ? null : `wonder ${slot} ${id}`
    }
    case 'space': {
      if (view.phase !== 'place_divinity') return `activate ${id} none`
      const seen = picks.divinity ?? view.pantheon?.decks[view.about ?? '']?.[0]
      return seen ? `place ${seen} ${id}` : null
    }
    case 'progress':
      return `progress ${id}`
    default:
      return null
  }
}
const GOODS = ['brown', 'grey']
const INTENDED: Partial<Record<string, [ThingKind, string, string[]?]>> = {
  destroy_card: ['card', 'destroy', GOODS], nisaba: ['card', 'copy', ['green']], baal: ['card', 'steal', GOODS], zeus: ['slot', 'strike'], anubis: ['wonder', 'topple'],
  isis_wonder: ['wonder', 'raise'], ra: ['wonder', 'claim'], minerva: ['position', 'guard'], neptune_remove: ['military_token', 'remove'],
  neptune_apply: ['military_token', 'apply'], theater_deck: ['mythology', 'open'],
}
