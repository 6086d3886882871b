/** Signs of Troyes. */
import { signOf, type Signs } from '$lib/table/icon-key'
import { around } from '$lib/table/words'
import { letter } from './labels'
import { tables } from './tables'
import { words } from './words'

const FACTS = {
  denier: 'label-deniers',
  influence: 'label-influence',
  laurel: 'label-vp',
  meeple: 'label-supply',
  tradesman: 'label-tradesmen',
  cathedral: 'label-cathedral',
  event: 'label-events-won',
  cube: 'label-cube',
  crown: 'label-start-player',
}

export const key = (): Signs[] => [
  {
    title: around.say('key-signs'),
    signs: [
      ...Object.entries(FACTS).map(([icon, id]) => signOf(words, icon, id)),
      ...tables.colours.map((colour) => signOf(words, `'${letter(colour)}`, `colour-${colour}`)),
      signOf(words, `'${letter('black')}`, 'colour-black'),
      signOf(words, "'÷", 'label-divisor'),
      { picture: "'^", name: words.say('label-house-value'), text: words.say('note-roof') },
      { picture: "'_", name: words.say('label-own-number'), text: words.say('note-own') },
    ],
  },
  {
    title: words.say('label-activities'),
    signs: words
      .family('card')
      .filter((card) => words.has(`card-${card}.effect`))
      .map((card) => signOf(words, `#ty-${card}`, `card-${card}`)),
  },
  {
    title: words.say('label-events'),
    signs: words
      .family('threat')
      .filter((threat) => words.has(`threat-${threat}.effect`))
      .map((threat) => signOf(words, `#ty-${threat.replace(/_\d$/, '')}`, `threat-${threat}`)),
  },
]
