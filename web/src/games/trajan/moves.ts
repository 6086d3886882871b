/** Trajan's moves: the things each is about, and the one somebody has in mind. */
import { parse as read, type Alphabet, type Move, type Thing } from '$lib/table/moves'
import type { At } from './topic'
import type { ThingKind } from './things'
import type { View } from './wire'

/** The arguments of each kind of move, as game.py declares them. */
const ALPHABET: Alphabet = {
  place: ['colour'],
  draft: ['source'],
  tile: ['stack'],
  lift: ['tray'],
  sow: ['colour'],
  plus2: ['action'],
  pass: [],
  draw_two: ['source:pile'],
  take: ['side'],
  discard: ['card', 'side'],
  display: ['card'],
  display_wild: ['wild:commodity'],
  done: [],
  ship: ['ship'],
  load: ['card'],
  load_half: ['card'],
  load_wild: ['wild:commodity'],
  sail: [],
  forum: ['space'],
  recruit: ['camp:military'],
  march: ['province'],
  occupy: [],
  advance: [],
  hire: ['camp:worker'],
  build: ['site'],
  repeat: ['extra'],
  bonus: ['side=bonus'],
  pay: ['means'],
}

/** Two moves are made where the own pieces stand: in the leader's province, on the next space of the Senate. */
export function alphabetOf(view: View, me: number): Alphabet {
  const own = view.players[me]
  return own ? { ...ALPHABET, occupy: [`province:${own.leader}`], advance: [`senate:${own.disc + 1}`] } : ALPHABET
}

export const parse = (words: string): Move<ThingKind> => read<ThingKind>(words, ALPHABET)

/** Moves that have a button of their own although a thing stands for them too. */
export const BUTTONS = new Set([
  'pass',
  'draw_two',
  'recruit',
  'occupy',
  'advance',
  'hire',
  'sail',
  'done',
  'load_wild',
  'display_wild',
])

/** Which move somebody had in mind who points at a thing that is not open, for the question why not. */
export function intended({ kind, id }: Thing<ThingKind>, { view, me }: At): string | null {
  switch (kind) {
    case 'tray':
      return `lift ${id}`
    case 'colour':
      return `${view.phase === 'markers' ? 'place' : 'sow'} ${id}`
    case 'stack':
      return `tile ${id}`
    case 'space':
      return `forum ${id}`
    case 'province':
      return view.players[me]?.leader === id ? 'occupy' : `march ${id}`
    case 'site':
      return `build ${id}`
    case 'ship':
      return `ship ${id}`
    case 'card':
      return view.phase === 'load' ? `load ${id}` : view.phase === 'discard' ? `discard ${id} left` : `display ${id}`
    case 'side':
      return `take ${id}`
    case 'source':
      return id === 'pile' ? 'draw_two' : `take ${id}`
    case 'action':
      return view.phase === 'plus2' ? `plus2 ${id}` : 'repeat tile'
    case 'extra':
      return `repeat ${id}`
    case 'bonus':
      return `bonus ${id}`
    case 'camp':
      return id === 'military' ? 'recruit' : 'hire'
    case 'senate':
      return 'advance'
    case 'wild':
      return id === 'commodity' ? 'load_wild' : id === 'extra_action' ? 'repeat wild' : null
    case 'means':
      return `pay ${id}`
    default:
      return null
  }
}
