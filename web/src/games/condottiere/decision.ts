/** What a move would cause, in sentences and numbers; no drawing here. */
import type { Say } from '$lib/table/play.svelte'
import { iconOf } from './cards'
import { REGION } from './map'
import { afterPlaying, afterTakingBack, highest, isMercenary, largestGroup, strengths } from './strength'
import type { View } from './types'

export interface Outlook {
  icon: string
  question: Say
  because: Say[]
  /** every line's strength after the move, where the move changes lines */
  strengths?: number[]
  /** the card that would lie in the own line */
  ghost?: string
}

export interface Rules {
  hidden: boolean
  flipFirst: boolean
}

const HIDEABLE = new Set(['drummer', 'heroine', 'courtesan'])
export const hides = (card: string, rules: Rules): boolean => rules.hidden && (isMercenary(card) || HIDEABLE.has(card))

export const PHASE_ICON: Record<string, string> = {
  choose_site: 'condottiere',
  battle_turn: 'swords',
  scarecrow_target: 'scarecrow',
  place_favor: 'pope',
  reveal_on_pass: 'eye',
  discard_hand: 'discard',
  keep_cards: 'hand',
  draw_count: 'deck',
  over: 'laurel',
}

const near = (region: string): string[] => REGION[region]?.near ?? []
const linesOf = (view: View): string[][] => view.players.map((p) => p.line)

/** CO-11.2: how winning a region would win the game for a seat. */
export function stake(
  view: View,
  seat: number,
  region: string | null,
): { by: 'adjacent' | 'total'; number: number } | null {
  const mine = view.players[seat]?.regions
  if (!mine || !region || view.final || mine.includes(region)) return null
  const all = [...mine, region]
  const group = largestGroup(all, near)
  if (group >= view.goals.adjacent) return { by: 'adjacent', number: group }
  return all.length >= view.goals.total ? { by: 'total', number: all.length } : null
}

/** The strongest of the others: who, and how strong. */
export function rival(view: View, me: number, now: number[]): { seat: number; best: number } | null {
  let found: { seat: number; best: number } | null = null
  for (const seat of view.participants) {
    const strength = now[seat] ?? 0
    if (seat !== me && (!found || strength > found.best)) found = { seat, best: strength }
  }
  return found
}

/** Who is ahead, seen from a seat, as the board stands. */
export function standing(view: View, me: number): Say | null {
  const now = view.players.map((p) => p.strength)
  const other = rival(view, me, now)
  if (!other || !view.participants.includes(me)) return null
  const mine = now[me] ?? 0
  const args = { seat: other.seat, best: other.best, new: mine }
  if (mine === 0 && other.best === 0) return { id: 'standing-none' }
  return { id: mine > other.best ? 'standing-lead' : mine === other.best ? 'standing-tie' : 'standing-behind', args }
}

/** The lines once this seat has played this card, the older hidden card turned up. */
export function linesAfter(view: View, me: number, card: string, rules: Rules): string[][] {
  const old = view.players[me]?.face_down_card
  let lines = linesOf(view).map((line) => [...line])
  if (old && rules.flipFirst) lines[me]?.push(old)
  if (!hides(card, rules)) lines = afterPlaying(lines, me, card)
  if (old && !rules.flipFirst) lines[me]?.push(old)
  return lines
}

export function outlook(view: View, me: number, move: string, rules: Rules): Outlook {
  const [kind = '', thing = ''] = move.split(' ')
  switch (kind) {
    case 'play':
      return playing(view, me, thing, rules)
    case 'take_back':
      return takingBack(view, me, thing)
    case 'site':
      return {
        icon: 'condottiere',
        question: { id: 'site-question', args: { region: thing } },
        because: atStake(view, me, thing),
      }
    case 'favor':
      return {
        icon: 'pope',
        question: { id: 'favor-question', args: { region: thing } },
        because: [
          { id: 'shields' },
          ...(view.favor && view.favor !== thing ? [{ id: 'opens', args: { region: view.favor } }] : []),
        ],
      }
    case 'keep':
      return {
        icon: iconOf(thing),
        question: { id: 'keep-question', args: { card: thing } },
        because: [{ id: `card-${thing}.effect` }],
      }
    default:
      return { icon: PHASE_ICON[view.phase] ?? 'swords', question: { id: `ask-${view.phase}` }, because: [] }
  }
}

function playing(view: View, me: number, card: string, rules: Rules): Outlook {
  const before = view.players.map((p) => p.strength)
  const lines = linesAfter(view, me, card, rules)
  const after = strengths(lines)
  const because: Say[] = []
  if (card === 'surrender') because.push(surrendering(view, me, after))
  else if (hides(card, rules)) because.push({ id: 'lies-hidden' }, goes(before, after, me))
  else {
    if (card === 'bishop') because.push(striking(view, lines))
    else if (card === 'scarecrow')
      because.push({ id: linesOf(view)[me]?.some(isMercenary) ? 'card-scarecrow.effect' : 'no-mercenary-back' })
    else because.push(goes(before, after, me))
    if (card === 'winter' || card === 'spring' || card === 'bishop') because.push(then(view, me, before, after, true))
    else if (card !== 'scarecrow') because.push(then(view, me, before, after, false))
    if (card === 'courtesan' && mostCourtesans(view, me)) because.push({ id: 'most-courtesans' })
  }
  const ghost = ['bishop', 'scarecrow'].includes(card) ? undefined : card
  return { icon: iconOf(card), question: { id: 'play-question', args: { card } }, because, strengths: after, ghost }
}

const goes = (before: number[], after: number[], me: number): Say =>
  before[me] === after[me]
    ? { id: 'stays', args: { new: after[me] } }
    : { id: 'goes', args: { old: before[me], new: after[me] } }

/** Where the move leaves this seat among the others; the game itself, where it is at stake. */
function then(view: View, me: number, before: number[], after: number[], withOwn: boolean): Say {
  const other = rival(view, me, after)
  const mine = after[me] ?? 0
  const best = other?.best ?? 0
  const won = stake(view, me, view.site)
  if (won && mine > best) return { id: `stake-${won.by}`, args: { region: view.site, number: won.number } }
  if (withOwn && before[me] !== mine) return goes(before, after, me)
  const args = { seat: other?.seat ?? me, best, new: mine }
  if (mine < best) return { id: 'then-behind', args }
  if (mine === best) return { id: 'then-tie', args }
  const led = (before[me] ?? 0) > (rival(view, me, before)?.best ?? 0)
  return { id: led ? 'then-still-lead' : 'then-lead', args }
}

function striking(view: View, after: string[][]): Say {
  const top = highest(linesOf(view))
  if (!top) return { id: 'strikes-none' }
  const card = `mercenary_${top}`
  const count = (lines: string[][]) => lines.flat().filter((one) => one === card).length
  return { id: 'strikes', args: { card, number: count(linesOf(view)) - count(after) } }
}

function surrendering(view: View, me: number, after: number[]): Say {
  const best = Math.max(...view.participants.map((seat) => after[seat] ?? 0))
  const first = view.participants.filter((seat) => after[seat] === best)
  if (view.players.some((p) => p.face_down && p.seat !== me)) return { id: 'card-surrender.effect' }
  if (first.length > 1) return { id: 'ends-tied' }
  return { id: first[0] === me ? 'ends-mine' : 'ends-won', args: { seat: first[0], best } }
}

/** CO-7.5: would one more Courtesan give this seat more than everybody else? */
function mostCourtesans(view: View, me: number): boolean {
  const count = (seat: number) => linesOf(view)[seat]?.filter((card) => card === 'courtesan').length ?? 0
  return !view.final && view.participants.every((seat) => seat === me || count(seat) <= count(me))
}

function takingBack(view: View, me: number, card: string): Outlook {
  const before = view.players.map((p) => p.strength)
  const after = strengths(afterTakingBack(linesOf(view), me, card))
  return {
    icon: 'scarecrow',
    question: { id: 'back-question', args: { card } },
    because: [goes(before, after, me), { id: 'back-to-hand' }],
    strengths: after,
  }
}

/** For whom the next battle would decide the game. */
function atStake(view: View, me: number, region: string): Say[] {
  const mine = stake(view, me, region)
  const others = view.players.map((p) => p.seat).filter((seat) => seat !== me && stake(view, seat, region))
  const say: Say[] = []
  if (mine) say.push({ id: `stake-${mine.by}`, args: { region, number: mine.number } })
  if (others.length === 1) say.push({ id: 'rival-stake', args: { seat: others[0], region } })
  if (others.length > 1) say.push({ id: 'rivals-stake', args: { seats: others, region } })
  if (!say.length) say.push({ id: 'label-region-near', args: { regions: near(region) } })
  return say
}

/** Who acts after the seat that acts now, in a battle. */
export function nextInBattle(view: View): number | null {
  const now = view.actors[0]
  if (view.phase !== 'battle_turn' || now === undefined) return null
  for (let step = 1; step < view.seats; step++) {
    const seat = (now + step) % view.seats
    const player = view.players[seat]
    if (player && view.participants.includes(seat) && !player.passed && !player.hand_empty) return seat
  }
  return null
}
