/** What the preview of a move says, in the words of this board: read off what was sent, nothing is worked out here. */
import type { GameEvent } from '$lib/table/board-props'
import { GOODS, type Goods } from './cards'
import type { At } from './topic'

/** How the own goods and virtue would change by what is picked. */
export interface Ahead {
  goods: Goods
  virtue: number
}

export function ahead(at: At): Ahead | null {
  const change = at.acting ? at.preview(at.ready[0]?.words)?.seats[at.me] : undefined
  if (!change) return null
  return {
    goods: Object.fromEntries(GOODS.map((good) => [good, change[`goods.${good}`] ?? 0])),
    virtue: change.virtue ?? 0,
  }
}

/** What a move gives or costs oneself, by the events of its preview; `source` says where from or what for. */
export function moved(at: At, move: string, name: 'gained' | 'paid', source: string): Goods {
  const goods: Goods = {}
  for (const { event, seat, goods: some, source: why } of (at.preview(move)?.events ?? []) as GameEvent[])
    if (event === name && seat === at.me && why === source)
      for (const good of some as string[]) goods[good] = (goods[good] ?? 0) + 1
  return goods
}
