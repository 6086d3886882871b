/** Sentences and small words for the pieces. */
import { colourOf } from '$lib/table/board-props'
import { join, number } from '$lib/words.svelte'
import { tables } from './tables'
import type { Thing } from '$lib/table/moves'
import type { At, ThingKind } from './topic'
import type { Slot, Target, Threat, Yield } from './wire'
import { words } from './words'

/** The colour of an owner's pieces. */
export const tint = (owner: number): string => (owner === tables.neutral ? 'gray' : colourOf(owner))
/** The letter that stands for a colour of dice. */
export const letter = (colour: string): string => words.say(`letter-${colour}`)

export const ownerName = (at: At, owner: number): string =>
  owner !== tables.neutral ? at.nameOf(owner) : words.say(at.view.solo ? 'label-le-roy' : 'label-gray')
export const districtOf = (district: string): number =>
  district === 'gray' ? tables.neutral : Number(district.slice(1)) - 1
export const districtName = (at: At, owner: number): string =>
  owner === at.me
    ? words.say('label-district-yours')
    : words.say('label-district-named', { name: ownerName(at, owner) })

/** Where a number is from, in brackets behind it; nothing where the rulebook prints it. */
function from({ house, own }: { house: string[]; own: string[] }, what: string): string {
  if (own.includes(what)) return ` (${words.say('label-own-number')})`
  return house.includes(what) ? ` (${words.say('label-house-value')})` : ''
}
const sentence = (...parts: (string | false | 0 | null | undefined)[]): string => parts.filter(Boolean).join('. ')

export function slotLabel(at: At, slot: Slot): string {
  const place = words.say(`slot-${slot.slot}`)
  if (!slot.card)
    return sentence(place, words.say('label-opens-in-round', { round: slot.level }), at.hint('slot', slot.slot))
  const stand = slot.scoring.filter((one) => one !== null)
  const people = [...stand, ...slot.picture].map((one) => ownerName(at, one))
  const cubes = slot.cubes.flatMap((count, seat) =>
    count ? [`${at.nameOf(seat)}: ${words.say('label-cubes-count', { number: count })}`] : [],
  )
  return sentence(
    words.say(`card-${slot.card}`),
    place,
    words.say(`card-${slot.card}.effect`).replace(/[.؟]$/, ''),
    words.say(`label-${slot.timing}`),
    `${words.say('label-cost')}: ${number(slot.cost ?? 0)}${from(slot, 'cost')}`,
    `${words.say('label-divisor')}: ${number(slot.divisor ?? 0)}${from(slot, 'divisor')}`,
    `${words.say('label-vp')}: ${join((slot.vp ?? []).map(number))}${from(slot, 'vp')}`,
    people.length && `${words.say('label-tradesmen')}: ${join(people)}`,
    cubes.length && join(cubes),
    at.hint('slot', slot.slot),
  )
}

export function threatLabel(at: At, threat: Threat): string {
  const cubes = [...new Set(threat.cubes)].map((owner) => {
    const count = threat.cubes.filter((one) => one === owner).length
    return `${ownerName(at, owner)}: ${words.say('label-cubes-count', { number: count })}`
  })
  return sentence(
    words.say(`threat-${threat.threat}`),
    words.say(`threat-${threat.threat}.effect`).replace(/\.$/, ''),
    join(threat.colours.map((one) => words.say(`colour-${one}`))) + from(threat, 'dice'),
    `${words.say('label-divisor')}: ${number(threat.divisor)}${from(threat, 'divisor')}`,
    threat.banners !== null &&
      words.say('label-free-banners', { number: threat.banners - threat.cubes.length }) + from(threat, 'banners'),
    threat.vp && `${words.say('label-vp')}: ${join(threat.vp.map(number))}${from(threat, 'vp')}`,
    cubes.length && join(cubes),
    at.hint('threat', threat.threat),
  )
}

/** What a turn is for, in one or two words. */
export function targetName(target: Target): string {
  if (target.card) return words.say(`card-${target.card}`)
  if (target.threat) return words.say(`threat-${target.threat}`)
  if (target.building) return words.say(`building-${target.building}`)
  return words.say(target.kind === 'build' ? 'label-cathedral' : 'label-agriculture')
}

/** "6 deniers and 2 influence", with the sign where something is paid; empty where there is nothing. */
export function yieldText(gain: Yield): string {
  const told = [
    gain.vp && words.say('gain-vp', { number: gain.vp }),
    gain.deniers && words.say('gain-deniers', { number: gain.deniers }),
    gain.influence && words.say('gain-influence', { number: gain.influence }),
    gain.cubes && words.say('gain-cubes', { number: gain.cubes }),
  ].filter((one) => typeof one === 'string')
  return join(told)
}

export const sourceName = (at: At, source: string): string => {
  if (source === 'supply') return words.say('label-supply')
  if (source.startsWith('lying_')) return words.say('source-lying', { building: source.slice(6) })
  if (!source.startsWith('card_'))
    return words.say('source-space', { building: source.slice(0, -2), number: Number(source.slice(-1)) })
  const card = at.view.slots.find((one) => one.slot === source.slice(5))?.card
  return card ? words.say(`card-${card}`) : words.say(`source-${source}`)
}

/** What a thing is called, for the head of a popover. */
export function thingName(at: At, { kind, id }: Thing<ThingKind>): string {
  const [district = '', die = ''] = id.split('.')
  switch (kind) {
    case 'slot': {
      const card = at.view.slots.find((one) => one.slot === id)?.card
      return card ? words.say(`card-${card}`) : words.say(`slot-${id}`)
    }
    case 'die':
      return district === 'black'
        ? words.say(`die-${die}`)
        : `${words.say(`die-${die}`)} · ${districtName(at, districtOf(district))}`
    case 'cathedral':
      return words.say('label-cathedral')
    case 'farm':
      return words.say('label-agriculture')
    case 'cube':
      return words.say(`card-${id}`)
    case 'supply':
      return words.say('label-supply')
    case 'lying':
      return `${words.say(`building-${id}`)}: ${words.say('label-lying')}`
    default:
      return words.thing(kind, id)
  }
}
