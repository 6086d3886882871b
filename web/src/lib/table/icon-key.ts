/** The key to a game's signs: every pictogram with its words, all of them from the game's own tables and catalogue. */
import type { Args, Words } from '../words.svelte'

export interface Sign {
  /** an icon of the common sprite, a drawing of the game's own (`#du-snake`), or a letter (`'R`) */
  picture: string
  name: string
  text?: string
  /** the colour it is printed on */
  paint?: string
}
export interface Signs {
  title: string
  signs: Sign[]
}

/** A sign whose name is a message, and whose text is that message's effect where it has one. */
export function signOf(words: Words, picture: string, id: string, more: { paint?: string; args?: Args } = {}): Sign {
  const { paint, args } = more
  const text = ['effect', 'kind'].map((part) => `${id}.${part}`).find((part) => words.has(part))
  return { picture, name: words.say(id, args), text: text && words.say(text), paint }
}
