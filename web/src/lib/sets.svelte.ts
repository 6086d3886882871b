// Sets of entries for a text option (the numbers of Troyes), each with a name: kept in this browser, passed on by link.
import { reach } from './reach.svelte'

export interface NamedSet {
  name: string
  text: string
}

/** Several values of one entry, as the text of an option writes them. */
export const listed = (values: readonly (number | string)[]): string => String(values)

const keyOf = (game: string, option: string): string => `adamak.sets.${game}.${option}`

export function setsOf(game: string, option: string): NamedSet[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game, option)) ?? '[]') as NamedSet[]
    return kept.filter(({ name, text }) => typeof name === 'string' && typeof text === 'string')
  } catch {
    return [] // a private window without storage, or a file somebody edited
  }
}

/** Keeps a set in the place of the one with its name. False: this browser keeps nothing. */
export function keepSet(game: string, option: string, set: NamedSet): boolean {
  return write(game, option, [...setsOf(game, option).filter(({ name }) => name !== set.name), set])
}

export function dropSet(game: string, option: string, name: string): boolean {
  return write(
    game,
    option,
    setsOf(game, option).filter((one) => one.name !== name),
  )
}

function write(game: string, option: string, sets: NamedSet[]): boolean {
  try {
    localStorage.setItem(keyOf(game, option), JSON.stringify(sets))
    return true
  } catch {
    return false
  }
}

/** The text that the next new table takes, by game and option: what was just entered. */
const wanted = new Map<string, string>()

export function want(game: string, option: string, text: string): void {
  wanted.set(keyOf(game, option), text)
}

export function wantedOf(game: string, option: string): string | undefined {
  return wanted.get(keyOf(game, option))
}

export const formPath = (game: string, option: string): string => `/new/${game}/${option}`

/** The set itself is in the link, behind the #, so that no server keeps it. */
export function setPath(game: string, option: string, set: NamedSet): string {
  return `${formPath(game, option)}#${new URLSearchParams({ name: set.name, text: set.text }).toString()}`
}

export function setLink(game: string, option: string, set: NamedSet): string {
  return reach.origin + setPath(game, option, set)
}

export function setInLink(hash: string): NamedSet | null {
  const told = new URLSearchParams(hash.replace(/^#/, ''))
  const text = told.get('text')
  return text === null ? null : { name: told.get('name') ?? '', text }
}
