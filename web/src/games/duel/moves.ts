/** Duel's moves: the things each is about, and the one somebody has in mind. */
import { parse as read, type Alphabet, type Move, type Thing } from '$lib/table/moves'
import { colourOfCard } from './cards'
import type { At } from './topic'
import type { ThingKind } from './things'

/** The arguments of each kind of move, as game.py declares them. */
export const ALPHABET: Alphabet = {
  draft: ['wonder'],
  build: ['slot'],
  discard: ['slot'],
  wonder: ['slot', 'wonder'],
  activate: ['space', '-offerings'],
  begin: ['-player'],
  progress: ['progress'],
  destroy: ['card'],
  revive: ['card'],
  place: ['divinity', 'space'],
  copy: ['card'],
  steal: ['card'],
  strike: ['slot'],
  topple: ['wonder'],
  bury: ['card'],
  raise: ['wonder'],
  claim: ['wonder'],
  guard: ['position'],
  remove: ['military_token'],
  apply: ['military_token'],
  summon: ['divinity'],
  open: ['mythology'],
  top: ['divinity'],
}

export const parse = (words: string): Move<ThingKind> => read<ThingKind>(words, ALPHABET)

/** A set of Offering tokens in the words of a move: `none`, `of_2_3`. */
export const offeringWords = (values: number[]): string => (values.length ? `of_${values.join('_')}` : 'none')
export const offeringValues = (words: string): number[] =>
  words === 'none' ? [] : words.slice(3).split('_').map(Number)

/** Which move somebody had in mind who points at a thing that is not open, for the question why not. */
export function intended({ kind, id }: Thing<ThingKind>, at: At): string | null {
  const { view } = at
  const here = INTENDED[view.phase]
  // The move space has no words for, say, destroying a blue card: that question is answered by the card itself.
  if (here?.[0] === kind && (here[2]?.includes(colourOfCard(id)) ?? true)) return `${here[1]} ${id}`
  switch (kind) {
    case 'slot':
      return `build ${id}`
    case 'wonder': {
      if (view.draft) return `draft ${id}`
      const slot = at.picked('slot') ?? view.structure.find((one) => one?.accessible)?.slot
      return slot === undefined ? null : `wonder ${slot} ${id}`
    }
    case 'space': {
      if (view.phase !== 'place_divinity') return `activate ${id} none`
      const seen = at.picked('divinity') ?? view.pantheon?.decks[view.about ?? '']?.[0]
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
  destroy_card: ['card', 'destroy', GOODS],
  nisaba: ['card', 'copy', ['green']],
  baal: ['card', 'steal', GOODS],
  zeus: ['slot', 'strike'],
  anubis: ['wonder', 'topple'],
  isis_wonder: ['wonder', 'raise'],
  ra: ['wonder', 'claim'],
  minerva: ['position', 'guard'],
  neptune_remove: ['military_token', 'remove'],
  neptune_apply: ['military_token', 'apply'],
  theater_deck: ['mythology', 'open'],
}
