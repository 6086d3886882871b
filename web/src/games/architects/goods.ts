/** Counted goods in words and in signs. */
import { join } from '$lib/words.svelte'
import { GOODS, type Goods } from './cards'
import { words } from './words'

const list = (goods: Goods): [string, number][] =>
  GOODS.flatMap((good) => (goods[good] ? [[good, goods[good]] as [string, number]] : []))

export const goodsText = (goods: Goods): string =>
  join(list(goods).map(([good, number]) => words.say('label-good-count', { number, good })))
export const goodsSigns = (goods: Goods): string[] => list(goods).flatMap(([good, number]) => [String(number), good])
