/** Moves as things to point at: which things a legal move needs, and which are open once some are picked. */

/** Anything on the table that can be pointed at, by its kind and id. Its elements carry `data-thing="kind:id"`. */
export interface Thing<K extends string = string> {
  kind: K
  id: string
}

export interface Move<K extends string = string> {
  words: string
  kind: string
  args: Record<string, string>
  things: Thing<K>[]
}

/**
 * The arguments of each kind of move, in the order of the game's move space; each is the kind of the thing that
 * stands for it on the board (`build: ['slot']`). `from=tray` names the argument apart from its kind, for moves with
 * two things of one kind. Nothing on the board stands for an argument with a dash (`-offerings`): its values become
 * buttons. A thing by its full name (`camp:military`) is no argument: the move is made there.
 */
export type Alphabet = Record<string, readonly string[]>

export const keyOf = (kind: string, id: string | number): string => `${kind}:${id}`

const same = (one: Thing, other: Thing): boolean => one.kind === other.kind && one.id === other.id

export function parse<K extends string>(words: string, alphabet: Alphabet): Move<K> {
  const [kind = '', ...values] = words.split(' ')
  const args: Record<string, string> = {}
  const things: Thing<K>[] = []
  let k = 0
  alphabet[kind]?.forEach((argument) => {
    if (argument.includes(':')) {
      const [of = '', ...id] = argument.split(':')
      return void things.push({ kind: of as K, id: id.join(':') })
    }
    const [name = '', of = name] = argument.split('=')
    const id = values[k++] ?? ''
    args[name.replace('-', '')] = id
    if (!name.startsWith('-')) things.push({ kind: of as K, id })
  })
  return { words, kind, args, things }
}

/** Moves that use every pick. */
export function fitting<M extends Move>(moves: M[], picks: Thing[]): M[] {
  return moves.filter((move) => picks.every((pick) => move.things.some((thing) => same(thing, pick))))
}

/** Moves that need nothing besides the picks. */
export function complete<M extends Move>(moves: M[], picks: Thing[]): M[] {
  return fitting(moves, picks).filter((move) => move.things.every((thing) => picks.some((pick) => same(thing, pick))))
}

/** The things that can be picked now; each pick may still be exchanged for another of its kind. */
export function openThings(moves: Move[]): Set<string> {
  return new Set(moves.flatMap((move) => move.things.map(({ kind, id }) => keyOf(kind, id))))
}

/** The picks with one more. What no legal move has together with it is let go: first its own kind, then everything. */
export function pick<K extends string>(moves: Move<K>[], picks: Thing<K>[], thing: Thing<K>): Thing<K>[] {
  const others = picks.filter(({ kind }) => kind !== thing.kind)
  return (
    [
      [...picks, thing],
      [...others, thing],
    ].find((both) => fitting(moves, both).length) ?? [thing]
  )
}
