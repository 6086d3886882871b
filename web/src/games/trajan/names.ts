/** How a move is called on a button and in the list: what lies there, not only where. */
import { alphabetOf } from './moves'
import { parse } from '$lib/table/moves'
import type { View } from './wire'
import { words } from './words'

export function moveName(view: View, me: number, move: string): string {
  const { kind, args } = parse(move, alphabetOf(view, me))
  const own = view.players[me]
  switch (kind) {
    case 'forum': {
      const tile = view.forum.find((one) => one.space === args.space)?.tile
      return tile ? words.say('do-forum', { tile }) : words.move(move)
    }
    case 'build': {
      const tile = view.sites.find((one) => one.site === args.site)?.tile
      return tile
        ? words.say('do-build', { construction_tile: tile, site: args.site ?? '' })
        : words.say('do-build-bare', { site: args.site ?? '' })
    }
    case 'take': {
      const card = view.cards[args.side === 'left' ? 'left' : 'right'].at(-1)
      return card ? words.say('do-take', { card, side: args.side ?? '' }) : words.move(move)
    }
    case 'draft': {
      const card = args.source === 'pile' ? undefined : view.cards[args.source === 'left' ? 'left' : 'right'].at(-1)
      return card ? words.say('do-draft', { card, source: args.source ?? '' }) : words.move(move)
    }
    case 'bonus': {
      const bonus = view.senate.bonus[args.side === 'left' ? 0 : 1]
      return bonus ? words.say('do-bonus', { bonus }) : words.move(move)
    }
    case 'tile': {
      const tile = view.stacks.find((one) => one.stack === args.stack)?.tile
      return tile ? words.say('do-tile', { trajan_tile: tile.tile }) : words.move(move)
    }
    case 'lift': {
      const lift = own?.lifts.find((one) => one.tray === args.tray)
      return lift
        ? words.say('do-lift', { tray: lift.tray, number: lift.number, action: lift.target })
        : words.move(move)
    }
    case 'occupy': {
      const worth = view.provinces.find((one) => one.province === own?.leader)?.worth[me] ?? 0
      return words.say('do-occupy', { province: own?.leader ?? '', points: worth ?? 0 })
    }
    case 'march': {
      const tile = view.provinces.find((one) => one.province === args.province)?.tile
      return tile ? words.say('do-march', { province: args.province ?? '', tile }) : words.move(move)
    }
    case 'advance':
      return words.say('do-advance', { points: view.senate.spaces[(own?.disc ?? 0) + 1]?.points ?? 0 })
    case 'load':
      return view.loading?.ship === 'ship_pairs'
        ? words.say('do-load-pair', { card: args.card ?? '' })
        : words.move(move)
    case 'sail':
      return words.say('do-sail', { points: view.loading?.points ?? 0 })
    default:
      return words.move(move)
  }
}
