/** Condottiere's signs. */
import { signOf, type Signs } from '$lib/table/icon-key'
import { around } from '$lib/table/words'
import { tables } from './tables'
import { words } from './words'

export const key = (): Signs[] => [
  {
    title: around.say('key-cards'),
    signs: Object.keys(tables.cards).map((card) => signOf(words, `#co-${card}`, `card-${card}`)),
  },
  {
    title: around.say('key-signs'),
    signs: [
      signOf(words, 'condottiere', 'holds-token'),
      signOf(words, 'pope', 'label-region-favor'),
      signOf(words, 'region', 'regions-count', { args: { number: 1 } }),
      signOf(words, 'hand', 'hand-count', { args: { number: 1 } }),
      signOf(words, 'crown', 'leading'),
      signOf(words, 'winter', 'effect-winter'),
      signOf(words, 'spring', 'effect-spring'),
      signOf(words, 'deck', 'pile-draw', { args: { number: 1 } }),
      signOf(words, 'discard', 'pile-discard', { args: { number: 1 } }),
    ],
  },
]
