/** Duel's signs. */
import { signOf, type Signs } from '$lib/table/icon-key'
import { around } from '$lib/table/words'
import {
  COLOUR_ICON,
  DEED_ICON,
  DIVINITY_ICON,
  MYTHOLOGY_ICON,
  MYTHOLOGY_PAINT,
  PAINT,
  PROGRESS_ICON,
  SYMBOL_ICON,
} from './cards'
import { tables } from './tables'
import { words } from './words'

const drawn = (icon: string | undefined): string => (icon?.startsWith('du-') ? `#${icon}` : (icon ?? 'card'))

export const key = (): Signs[] => [
  {
    title: around.say('key-signs'),
    signs: [
      signOf(words, 'coin', 'label-coins'),
      signOf(words, 'laurel', 'label-points'),
      signOf(words, 'shield-full', 'label-shields'),
      ...tables.resources.map((good) => signOf(words, good, `good-${good}`, { paint: `var(--${good})` })),
      ...tables.symbols.map((symbol) => signOf(words, SYMBOL_ICON[symbol] ?? 'compass', `symbol-${symbol}`)),
      ...Object.entries(DEED_ICON).map(([deed, icon]) =>
        signOf(words, icon, `then-${deed}`, { args: { colour: 'brown' } }),
      ),
    ],
  },
  {
    title: around.say('key-cards'),
    signs: tables.colours.map((colour) =>
      signOf(words, COLOUR_ICON[colour] ?? 'card', `colour-${colour}`, { paint: PAINT[colour]?.[0] }),
    ),
  },
  {
    title: words.say('label-progress-board'),
    signs: tables.progress.map((token) => signOf(words, PROGRESS_ICON[token] ?? 'laurel', `token-${token}`)),
  },
  {
    title: words.say('label-pantheon'),
    signs: [
      ...tables.mythologies.map((one) =>
        signOf(words, MYTHOLOGY_ICON[one] ?? 'religion', `mythology-${one}`, { paint: MYTHOLOGY_PAINT[one] }),
      ),
      ...tables.divinities.map((one) => signOf(words, drawn(DIVINITY_ICON[one]), `divinity-${one}`)),
    ],
  },
  {
    title: words.say('key-chains'),
    signs: Object.values(tables.cards)
      .filter(({ grants }) => grants)
      .map(({ grants }) => signOf(words, `#du-${grants}`, `chain-${grants}`)),
  },
]
