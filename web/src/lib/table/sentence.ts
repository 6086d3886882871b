/** Sentences that stand beside others: each must end before the next begins. */
import { closed, type Part } from '../words.svelte'

export const textOf = (parts: Part[]): string => parts.map(({ text }) => text).join('')

export const ended = (parts: Part[]): Part[] => {
  const text = textOf(parts)
  return !text || closed(text) === text ? parts : [...parts, { text: '.' }]
}
