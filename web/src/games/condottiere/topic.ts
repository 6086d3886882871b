import type { Refused } from '$lib/table/board-props'
import type { Alphabet, Thing } from '$lib/table/moves'
import type { Play } from '$lib/table/play.svelte'
import type { NameOf } from '$lib/words.svelte'
import { clauseOf, near } from './cards'
import type { View } from './wire'
import { words } from './words'

export type Refusal = Refused

/** What can be pointed at: a region, a card of the own hand, a card of the own line, an act of the bar. */
export type ThingKind = 'region' | 'hand' | 'line' | 'move'

/** The things each move is about. */
export const ALPHABET: Alphabet = {
  site: ['region'],
  favor: ['region'],
  play: ['hand'],
  keep: ['hand'],
  take_back: ['line'],
  draw: ['-number'],
}

/** What a popover is about. */
export type Topic =
  | { kind: 'why'; title: string; refusal: Refusal }
  | { kind: 'card'; card: string; clause: string; refusal: Refusal | null }
  | { kind: 'strength'; seat: number }
  | { kind: 'known'; seat: number }
  | { kind: 'text'; title: string; text: string; clause: string }

/** The table as the pieces of the board see it. */
export type At = Play<View, ThingKind, Topic>

/** Where the rulebook speaks of each decision. */
export const PHASE_CLAUSE: Record<string, string> = {
  choose_site: 'CO-7.7',
  battle_turn: 'CO-4.2',
  scarecrow_target: 'CO-5.12',
  place_favor: 'CO-5.6',
  reveal_on_pass: 'CO-18.4',
  discard_hand: 'CO-7.11',
  keep_cards: 'CO-8.2',
  draw_count: 'CO-14.6',
  over: 'CO-11.2',
}

/** The move somebody has in mind who points at a thing. */
export function intended({ kind, id }: Thing<ThingKind>, { view }: At): string | null {
  if (kind === 'region') return `${view.phase === 'place_favor' ? 'favor' : 'site'} ${id}`
  if (kind === 'hand') return `${view.phase === 'keep_cards' ? 'keep' : 'play'} ${id}`
  return kind === 'line' ? `take_back ${id}` : id
}

export function topicOf({ kind, id }: Thing<ThingKind>, refusal: Refusal | null, at: At): Topic {
  if (kind === 'line' || kind === 'hand') return { kind: 'card', card: id, clause: clauseOf(id), refusal }
  const title = kind === 'region' ? words.say(`region-${id}`) : words.move(id)
  if (refusal) return { kind: 'why', title, refusal }
  const text = kind === 'region' ? regionText(at.view, at.me, id, at.nameOf).join(' ') : ''
  return { kind: 'text', title, text, clause: at.clause }
}

/** Between battles the Condottiere token lies in front of its holder. */
export const siteOf = (view: View): string | null =>
  ['choose_site', 'draw_count', 'over'].includes(view.phase) || view.final ? null : view.site

/** Whose a region is, what lies there, and its neighbours. */
export function regionText(view: View, me: number, region: string, nameOf: NameOf): string[] {
  const owner = view.owners[region] ?? null
  return [
    owner === null
      ? words.say('label-region-free', { region })
      : words.say(owner === me ? 'label-region-mine' : 'label-region-of', { region, seat: owner }, nameOf),
    ...(siteOf(view) === region ? [words.say('label-region-site')] : []),
    ...(view.favor === region ? [words.say('label-region-favor')] : []),
    words.say('label-region-near', { regions: near(region) }),
  ]
}
