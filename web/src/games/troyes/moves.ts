/** Troyes' moves: the thing each is about, and the one somebody has in mind. */
import type { Move, Thing } from '$lib/table/moves'
import type { At, ThingKind } from './topic'

/** The arguments of each kind of move, as game.py declares them. */
export const ALPHABET: Record<string, readonly string[]> = {
  settle: ['space'],
  activate: ['slot'],
  build: [],
  fight: ['threat'],
  place: ['building'],
  farm: [],
  pass: [],
  take: ['-district', '-die'],
  enough: [],
  spend: ['-card'],
  plain: [],
  source: ['-source'],
  times: ['-number'],
  confirm: [],
  reroll: ['-die'],
  recruit: [],
  flip: [],
  turn: ['-die'],
  done: [],
  use: ['-die'],
  oppose: ['-die'],
  defend: [],
  yield: [],
  collect: ['building'],
  exchange: ['-number'],
  cube: ['threat'],
  stop: [],
}
/** Steps of a turn being put together, each of which can be taken back: one press makes them. */
const DIRECT = new Set(['take', 'spend', 'source', 'turn'])

const thing = (kind: ThingKind, id: string): Thing<ThingKind> => ({ kind, id })

/** Where a citizen is taken from. */
export function sourceThing(source: string): Thing<ThingKind> {
  if (source === 'supply') return thing('supply', 'own')
  if (source.startsWith('card_')) return thing('slot', source.slice(5))
  return source.startsWith('lying_') ? thing('lying', source.slice(6)) : thing('space', source)
}

/** A die is known by its district too, and a citizen by the place where it stands: one thing for several arguments. */
export function read(plain: Move<ThingKind>, seat: number): Move<ThingKind> {
  const { kind, args } = plain
  const own = `d${seat + 1}`
  switch (kind) {
    case 'take':
      return { ...plain, things: [thing('die', `${args.district}.${args.die}`)] }
    case 'reroll':
    case 'turn':
    case 'use':
      return { ...plain, things: [thing('die', `${own}.${args.die}`)] }
    case 'oppose':
      return { ...plain, things: [thing('die', `black.${args.die}`)] }
    case 'build':
      return { ...plain, things: [thing('cathedral', 'cathedral')] }
    case 'farm':
      return { ...plain, things: [thing('farm', 'farm')] }
    case 'spend':
      return { ...plain, things: [thing('cube', args.card ?? '')] }
    case 'source':
      return { ...plain, things: [sourceThing(args.source ?? '')] }
    default:
      return plain
  }
}

/** A citizen stands in a building or lies before it: a press there means the building, where that can be chosen. */
export function partOf({ kind, id }: Thing<ThingKind>): Thing<ThingKind> | null {
  if (kind === 'space') return thing('building', id.slice(0, -2))
  return kind === 'lying' ? thing('building', id) : null
}

/** A pick that leaves one step of the turn makes it at once. */
export function quickly(at: At): void {
  const [only, ...more] = at.ready
  if (only && !more.length && DIRECT.has(only.kind)) at.commit(only.words)
}

/** Which move somebody had in mind who points at a thing that is not open, for the question why not. */
export function intended({ kind, id }: Thing<ThingKind>, at: At): string | null {
  const { phase } = at.view
  switch (kind) {
    case 'space':
      return phase === 'settle'
        ? `settle ${id}`
        : phase === 'choose_source'
          ? `source ${id}`
          : `place ${id.slice(0, -2)}`
    case 'slot':
      return phase === 'choose_source' ? `source card_${id}` : `activate ${id}`
    case 'lying':
      return phase === 'choose_source' ? `source lying_${id}` : null
    case 'supply':
      return phase === 'choose_source' ? 'source supply' : 'recruit'
    case 'cathedral':
      return 'build'
    case 'farm':
      return 'farm'
    case 'threat':
      return phase === 'event_cubes' ? `cube ${id}` : `fight ${id}`
    case 'building':
      return phase === 'miller' && id !== 'city_hall' ? `collect ${id}` : `place ${id}`
    case 'cube':
      return `spend ${id}`
    case 'die': {
      const [district = '', die = ''] = id.split('.')
      const own = district === `d${at.me + 1}`
      if (district === 'black') return `oppose ${die}`
      if (phase === 'flip') return `turn ${die}`
      if (phase === 'black_dice') return `use ${die}`
      return phase === 'act' && own ? `reroll ${die}` : `take ${district} ${die}`
    }
  }
}
