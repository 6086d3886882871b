/** Sentences that stand beside others: each must end before the next begins. */
import type { Part } from '../words.svelte'

const ENDS = /[.!?؟…:][”»"')\]]*[\u2066-\u2069\u200e\u200f]*$/

export const textOf = (parts: Part[]): string => parts.map(({ text }) => text).join('')

export const ended = (parts: Part[]): Part[] => {
  const text = textOf(parts)
  return !text || ENDS.test(text) ? parts : [...parts, { text: '.' }]
}
