/** Full sentences for who does not see the pieces, and the names of things. */
import type { Thing } from '$lib/table/moves'
import { closed } from '$lib/words.svelte'

import { kindOf } from './looks'
import { tables } from './tables'
import type { At } from './topic'
import type { ThingKind } from './things'
import type { Mat, Province, Ship, Site, Space, Tray, TrajanTile, View } from './wire'
import { words } from './words'

const say = words.say.bind(words)
const sentences = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ')

export const trajanName = (tile: TrajanTile): string => say(`trajan_tile-${tile.tile}`)
export const tileName = (tile: string): string => say(`tile-${tile}`)
export const tileEffect = (tile: string): string => say(`tile-${tile}.effect`)
export const goodName = (card: string): string => say(`card-${card}`)
export const colourNames = (colours: string[]): string => words.things('colour', colours)

/** `at` is null for somebody else's tray. */
export function trayLabel(at: At | null, tray: Tray, mat: Mat): string {
  const what = tray.markers.length ? colourNames(tray.markers) : say('label-tray-empty')
  const lift = mat.lifts.find((one) => one.tray === tray.tray)
  const goes =
    at?.isOpen('tray', tray.tray) && lift ? say('plan-goes', { number: lift.number, action: lift.target }) : ''
  return sentences(closed(say('label-tray-markers', { tray: tray.tray, what })), goes, at?.hint('tray', tray.tray))
}

export function slotLabel(tray: Tray): string {
  const slot = say(`tray-${tray.tray}.numeral`)
  const what = tray.tile ? trajanName(tray.tile) : say(tray.arch ? 'label-arch-here' : 'label-slot-empty')
  return sentences(closed(say('label-slot', { slot })), closed(what), tray.tile && closed(missingText(tray)))
}

export function missingText(tray: Tray): string {
  return tray.missing.length
    ? say('label-missing-markers', { what: colourNames(tray.missing) })
    : say('told-missing-none')
}

export function spaceLabel(space: Space, at: At): string {
  const what = !space.used
    ? say('label-space-unused')
    : space.tile
      ? sentences(closed(tileName(space.tile)), tileEffect(space.tile))
      : say('label-space-empty')
  return sentences(closed(say(`space-${space.space}`)), closed(what), at.hint('space', space.space))
}

export function siteLabel(site: Site, mat: Mat | undefined, at: At): string {
  const what = site.tile ? say(`construction_tile-${site.tile}`) : say('label-site-bare')
  const first =
    site.kind && mat?.firsts.includes(site.kind)
      ? say('label-first-brings', { action: tables.first_actions[site.kind] ?? '' })
      : ''
  const workers = site.workers.length ? say('told-workers', { seats: site.workers }, at.nameOf) : ''
  return sentences(
    closed(say(`site-${site.site}`)),
    closed(what),
    first && closed(first),
    workers,
    at.hint('site', site.site),
  )
}

export function provinceLabel(province: Province, at: At): string {
  const { legionnaires, leaders, tile, points } = province
  const worth = at.me >= 0 ? province.worth[at.me] : null
  return sentences(
    closed(say(`province-${province.province}`)),
    closed(say('label-points-count', { points })),
    tile && closed(tileName(tile)),
    leaders.length > 0 && say('told-leaders', { seats: leaders }, at.nameOf),
    legionnaires.length > 0 && say('told-legions', { seats: legionnaires }, at.nameOf),
    worth !== null && worth !== undefined && worth !== points && closed(say('label-province-worth', { points: worth })),
    at.hint('province', province.province),
  )
}

export function shipLabel(ship: Ship, at: At): string {
  return sentences(
    closed(say(`ship-${ship.ship}`)),
    say(`ship-${ship.ship}.effect`),
    closed(say(`ship_side-${ship.side}`)),
    at.hint('ship', ship.ship),
  )
}

export function stackLabel(view: View, stack: string, at: At): string {
  const { tile = null, left = 0 } = view.stacks.find((one) => one.stack === stack) ?? {}
  return sentences(
    closed(say(`stack-${stack}`)),
    closed(tile ? trajanName(tile) : say('label-stack-empty')),
    left > 0 && closed(say('label-stack-left', { left })),
    at.hint('stack', stack),
  )
}

/** What a thing is called, for the head of a popover. */
export function thingName({ kind, id }: Thing<ThingKind | 'move'>, at: At): string {
  const { view } = at
  switch (kind) {
    case 'move':
      return at.name(id)
    case 'space': {
      const tile = view.forum.find((one) => one.space === id)?.tile
      return tile ? tileName(tile) : say(`space-${id}`)
    }
    case 'site': {
      const tile = view.sites.find((one) => one.site === id)?.tile
      return tile ? say(`construction_tile-${tile}`) : say('label-site-at', { site: id })
    }
    case 'slot': {
      const [seat = '0', tray = ''] = id.split('.')
      const tile = view.players[Number(seat)]?.trays.find((one) => one.tray === tray)?.tile
      return tile ? trajanName(tile) : say('label-slot', { slot: say(`tray-${tray}.numeral`) })
    }
    case 'stack': {
      const tile = view.stacks.find((one) => one.stack === id)?.tile
      return tile ? trajanName(tile) : say(`stack-${id}`)
    }
    case 'source':
      return id === 'pile' ? say('label-pile') : say(`label-discard-${id}`)
    case 'side':
      return say(`label-discard-${id}`)
    case 'bonus': {
      const bonus = view.senate.bonus[id === 'left' ? 0 : 1]
      return bonus ? say('name-bonus', { bonus }) : say('label-bonus')
    }
    case 'owned':
      return say('name-bonus', { bonus: id })
    case 'camp':
      return say(id === 'military' ? 'label-military-camp' : 'label-worker-camp')
    case 'senate':
      return say('label-senate-space', { votes: view.senate.spaces[Number(id)]?.points ?? 0 })
    case 'wild':
      return say(`tile-forum_wild_${id}`)
    case 'held':
      return say(`tile-${id}`)
    case 'action':
      return say('name-extra-place', { action: id })
    case 'extra':
      return id === 'wild' ? say('tile-forum_wild_extra_action') : say(`tile-extra_${view.action ?? 'forum'}`)
    case 'means':
      return id === 'wild' ? say('tile-forum_wild_need') : say(`tile-forum_need_${view.paying?.need ?? 'bread'}`)
    case 'demand':
      return say('name-demand', { need: id })
    case 'shown':
      return goodName(id)
    default:
      return words.thing(kind, id)
  }
}

/** What a popover says of a thing besides its name. */
export function thingText({ kind, id }: Thing<ThingKind | 'move'>, at: At): string[] {
  const { view } = at
  switch (kind) {
    case 'space': {
      const tile = view.forum.find((one) => one.space === id)?.tile
      return tile ? [tileEffect(tile)] : []
    }
    case 'tray':
      return [say(`action-${id}.effect`)]
    case 'action':
      return [say('told-extra-place')]
    case 'site': {
      const tile = view.sites.find((one) => one.site === id)?.tile
      return tile ? [say(`kind-${kindOf(tile)}.effect`)] : [say('then-build-bare')]
    }
    case 'slot': {
      const [seat = '0', name = ''] = id.split('.')
      const tray = view.players[Number(seat)]?.trays.find((one) => one.tray === name)
      return tray?.tile ? [say(`stack-${tray.tile.stack}.effect`), closed(missingText(tray))] : [say('told-slot-empty')]
    }
    case 'stack':
      return [say(`stack-${id}.effect`)]
    case 'ship':
      return [say(`ship-${id}.effect`)]
    case 'bonus': {
      const bonus = view.senate.bonus[id === 'left' ? 0 : 1]
      return bonus ? [say(`bonus-${bonus}.effect`)] : []
    }
    case 'owned':
      return [say(`bonus-${id}.effect`)]
    case 'province': {
      const { tile = null, points = 0 } = view.provinces.find((one) => one.province === id) ?? {}
      return [say('told-province', { points }), ...(tile ? [say('told-tile-here', { tile }), tileEffect(tile)] : [])]
    }
    case 'card':
    case 'shown':
      return [say('told-good')]
    case 'means':
      return [tileEffect(id === 'wild' ? 'forum_wild_need' : `forum_need_${view.paying?.need ?? 'bread'}`)]
    case 'wild':
      return [tileEffect(`forum_wild_${id}`)]
    case 'held':
      return [tileEffect(id)]
    case 'extra':
      return [tileEffect(id === 'wild' ? 'forum_wild_extra_action' : `extra_${view.action ?? 'forum'}`)]
    case 'camp':
      return [say(id === 'military' ? 'told-camp' : 'told-yard')]
    case 'senate':
      return [say('told-senate')]
    case 'demand':
      return [say('told-demand')]
    case 'source':
    case 'side': {
      if (id === 'pile') return [say('told-deck', { number: view.cards.pile })]
      const pile = id === 'left' ? view.cards.left : view.cards.right
      return [
        pile.length ? say('told-pile', { number: pile.length, card: pile.at(-1) ?? '' }) : say('label-discard-empty'),
      ]
    }
    case 'colour':
      return [say('told-colour', { shape: say(`colour-${id}.shape`) })]
    default:
      return []
  }
}
