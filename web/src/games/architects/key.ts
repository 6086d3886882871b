/** Signs of Architects. */
import { signOf, type Signs } from '$lib/table/icon-key'
import { around } from '$lib/table/words'
import { GOODS } from './cards'
import { words } from './words'

/** Signs with words of their own, and those that the game names anyway. */
const OWN = 'bolt flag card person worker capture free destroy debt paid reset cath most highest home'.split(' ')
const NAMED = { virtue: 'label-virtue', tax: 'label-tax', prison: 'label-prison', bm: 'label-black-market' }

export const key = (): Signs[] => [
  {
    title: around.say('key-goods'),
    signs: GOODS.map((good) => signOf(words, `#ar-${good}`, `good-${good}`)),
  },
  {
    title: around.say('key-skills'),
    signs: words.family('skill').map((skill) => signOf(words, `#ar-${skill}`, `skill-${skill}`)),
  },
  {
    title: around.say('key-signs'),
    signs: [
      ...OWN.map((sign) => signOf(words, `#ar-${sign}`, `sign-${sign}`)),
      ...Object.entries(NAMED).map(([sign, id]) => signOf(words, `#ar-${sign}`, id)),
    ],
  },
]
