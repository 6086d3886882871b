/** The decision bar: what is asked, what the choice would cause, and the buttons. */
import type { Act, Say } from '$lib/table/play.svelte'
import { number, type Part } from '$lib/words.svelte'
import { ahead as read, type Ahead } from './ahead'
import { consequences, moveName } from './decision'
import { offeringWords } from './moves'
import type { At } from './topic'
import { words } from './words'

/** The move whose consequences are shown in place: building, where a card is chosen and nothing else. */
const shown = (at: At) => at.ready.find((move) => move.kind === 'build') ?? at.ready[0]

export function ahead(at: At): Ahead | null {
  const move = shown(at)
  const preview = at.preview(move?.words)
  return move && preview && at.view.phase === 'turn' ? read(at.view, at.me, move.words, preview) : null
}

const cardOn = (at: At, slot: string | undefined): string | null =>
  slot === undefined ? null : (at.view.structure[Number(slot)]?.card ?? null)

export function question(at: At): Say | Part[] | undefined {
  if (at.view.phase !== 'turn') return undefined
  const [slot, wonder, space] = [at.picked('slot'), at.picked('wonder'), at.picked('space')]
  const card = cardOn(at, slot)
  if (card) return wonder ? { id: 'ask-wonder-with', args: { wonder, card } } : { id: 'ask-card', args: { card } }
  if (wonder) return { id: 'ask-wonder', args: { wonder } }
  return space
    ? { id: 'ask-space', args: { divinity: at.view.pantheon?.spaces[Number(space) - 1]?.card ?? 'gate' } }
    : undefined
}

/** What the chosen card or Wonder does, before what it changes; a Divinity's effect is one of its consequences. */
function effect(at: At): Say[] {
  const [card, wonder] = [cardOn(at, at.picked('slot')), at.picked('wonder')]
  const id = wonder ? `wonder-${wonder}.effect` : `card-${card}.effect`
  return (wonder || card) && words.has(id) ? [{ id }] : []
}

export function because(at: At): Say[] {
  const { view } = at
  const move = shown(at)
  const result = ahead(at)
  if (move && result) {
    const dear: Say[] = move.kind === 'discard' ? [{ id: 'hint-too-dear' }] : []
    return [...effect(at), ...dear, ...consequences(view, at.me, move.words, result)]
  }
  const [card, wonder, progress, divinity, space] = [
    at.picked('card'),
    at.picked('wonder'),
    at.picked('progress'),
    at.picked('divinity'),
    at.picked('space'),
  ]
  switch (view.phase) {
    case 'turn': {
      if (wonder) return [...effect(at), { id: 'hint-card-under' }]
      if (at.picked('slot') !== undefined) return [...effect(at), { id: 'hint-too-dear' }]
      return [{ id: view.pantheon && view.age > 1 ? 'hint-turn-pantheon' : 'hint-turn' }]
    }
    case 'draft':
      return wonder ? [{ id: `wonder-${wonder}.effect` }] : [{ id: 'hint-draft' }]
    case 'place_divinity':
      if (divinity && !space) return [{ id: 'hint-space' }]
      if (space && !divinity) return [{ id: 'hint-divinity' }]
      return [{ id: divinity ? `divinity-${divinity}.effect` : 'hint-place' }]
    case 'choose_progress':
    case 'great_library':
    case 'enki':
      return progress ? [{ id: `token-${progress}.effect` }] : []
    case 'gate':
    case 'theater_divinity':
    case 'theater_order':
      return divinity ? [{ id: `divinity-${divinity}.effect` }] : []
    case 'revive_card':
    case 'destroy_card':
    case 'baal':
    case 'nisaba':
      if (card) return [{ id: `card-${card}.effect` }]
      return [{ id: view.phase === 'revive_card' ? 'hint-pile' : 'hint-their-city' }]
    case 'isis_card':
      return [{ id: 'hint-bury' }]
    case 'isis_wonder':
    case 'anubis':
    case 'ra':
      return wonder ? [{ id: `wonder-${wonder}.effect` }] : [{ id: 'hint-wonders' }]
    case 'zeus':
      return [{ id: 'hint-any-card' }]
    case 'minerva':
      return [{ id: 'divinity-minerva.effect' }]
    default:
      return []
  }
}

/** `choosing`: the Wonders are laid out to be chosen from; `onchoose` lays them out or away. */
export function acts(at: At, choosing: boolean, onchoose: () => void): Act[] {
  if (at.view.phase !== 'turn')
    return at.acts().map((act) => (act.move.startsWith('begin ') ? { ...act, icon: 'people' } : act))
  const [slot, space] = [at.picked('slot'), at.picked('space')]
  if (space) return activations(at, Number(space))
  if (slot !== undefined && !at.picked('wonder')) return cardActs(at, slot, choosing, onchoose)
  return at
    .acts()
    .map((act) => ({ ...act, label: words.say('act-build', { price: ahead(at)?.price ?? 0 }), title: act.label }))
}

/** A button for a move, legal or not. */
function act(at: At, move: string, label: string, icon: string, go = false): Act {
  if (at.legal.includes(move)) return { move, label, title: moveName(at.view, at.me, move, at.nameOf), icon, go }
  const [kind, id] = move.startsWith('activate')
    ? (['space', at.picked('space')] as const)
    : (['slot', at.picked('slot')] as const)
  return {
    move,
    label,
    icon,
    open: false,
    press: (anchor, byKey) => void at.ask({ kind, id: id ?? '' }, anchor, byKey, move),
  }
}

function activations(at: At, space: number): Act[] {
  const ways = at.view.prices[at.me]?.activations.find((one) => one.space === space)?.ways ?? []
  return ways.map(({ offerings, price }) => {
    const move = `activate ${space} ${offeringWords(offerings)}`
    const first = at.ready[0]?.words === move
    const label = words.say(offerings.length ? 'act-activate-with' : 'act-activate', {
      price,
      with: offerings.map(number).join(' + '),
    })
    return act(at, move, label, first ? 'check' : 'religion', first)
  })
}

function cardActs(at: At, slot: string, choosing: boolean, onchoose: () => void): Act[] {
  const own = at.view.players[at.me]
  const price = at.view.prices[at.me]?.cards[cardOn(at, slot) ?? '']
  const [build, discard] = [`build ${slot}`, `discard ${slot}`]
  const told = [act(at, build, words.say('act-build', { price: price?.total ?? 0 }), 'check', true)]
  if (at.legal.includes(discard))
    told.push(
      act(
        at,
        discard,
        words.say('act-discard', { number: own?.discard_value ?? 2 }),
        'discard',
        !at.legal.includes(build),
      ),
    )
  const label = words.say('act-wonder')
  const waiting = own?.wonders.find((one) => !one.standing)
  if (at.moves.some((move) => move.kind === 'wonder' && move.args.slot === slot))
    told.push({ move: 'wonder', label, icon: 'senate', expanded: choosing, press: onchoose })
  else if (waiting) told.push(act(at, `wonder ${slot} ${waiting.wonder}`, label, 'senate'))
  return told
}
