/** Trajan's signs. */
import { signOf, type Signs } from '$lib/table/icon-key'
import { around } from '$lib/table/words'
import { GOOD_PAINT, KIND_PAINT, NEED_PAINT, STACK_ICON, TRAY_ICON, WILD_PAINT, WILD_SIGN } from './looks'
import { tables } from './tables'
import { words } from './words'

const FACTS = { laurel: 'label-points', senate: 'label-votes', meeple: 'label-supply', legion: 'label-legionnaires' }

export const key = (): Signs[] => [
  {
    title: around.say('key-actions'),
    signs: tables.trays.map((tray) => signOf(words, TRAY_ICON[tray] ?? 'tray', `action-${tray}`)),
  },
  {
    title: around.say('key-signs'),
    signs: [
      ...Object.entries(FACTS).map(([icon, id]) => signOf(words, icon, id)),
      signOf(words, 'worker', 'label-workers'),
      ...Object.entries(STACK_ICON).map(([stack, icon]) => signOf(words, icon, `stack-${stack}`)),
      ...tables.needs.map((need) => signOf(words, need, `need-${need}`, { paint: NEED_PAINT[need] })),
      ...Object.keys(KIND_PAINT).map((kind) => signOf(words, kind, `kind-${kind}`, { paint: KIND_PAINT[kind] })),
      ...Object.entries(WILD_SIGN).map(([wild, icon]) =>
        signOf(words, icon, `tile-forum_wild_${wild}`, { paint: WILD_PAINT }),
      ),
    ],
  },
  {
    title: around.say('key-goods'),
    signs: tables.goods.map((good) => signOf(words, `#tj-${good}`, `card-${good}`, { paint: GOOD_PAINT[good] })),
  },
]
