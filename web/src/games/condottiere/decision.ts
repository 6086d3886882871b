/** What a move would cause, in sentences and numbers; no drawing here. */
import type { Say } from '$lib/table/play.svelte'
import type { Preview } from '$lib/table/board-props'
import { iconOf, isMercenary, near } from './cards'
import type { Stake, View } from './wire'

export interface Outlook {
  icon: string
  question: Say
  because: Say[]
  /** every line's strength after the move, where the move changes lines */
  strengths?: number[]
  /** the card that would lie in the own line */
  ghost?: string
}

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

/** CO-11.2: how winning a region would win the game for a seat. */
const stake = (view: View, seat: number, region: string | null): Stake | null =>
  (region && view.players[seat]?.stakes[region]) || null

/** Every line's strength after a move: as compared, where it ends the battle, for the lines may be gone by then. */
export function strengthsAfter(view: View, preview: Preview | null): number[] {
  const compared = preview?.events?.filter(({ event }) => event === 'strength') ?? []
  return view.players.map(({ seat, strength }) =>
    compared.length
      ? Number(compared.find((event) => event.seat === seat)?.number ?? 0)
      : strength + (preview?.seats[seat]?.strength ?? 0),
  )
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

export function outlook(view: View, me: number, move: string, preview: Preview | null): Outlook {
  const [kind = '', thing = ''] = move.split(' ')
  switch (kind) {
    case 'play':
      return playing(view, me, thing, preview)
    case 'take_back':
      return takingBack(view, me, thing, preview)
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

function playing(view: View, me: number, card: string, preview: Preview | null): Outlook {
  const before = view.players.map((p) => p.strength)
  const after = strengthsAfter(view, preview)
  const has = (name: string): boolean => preview?.events?.some(({ event }) => event === name) ?? false
  // First what the card does, then what it changes; a mercenary does nothing else.
  const because: Say[] = isMercenary(card) ? [] : [{ id: `card-${card}.effect` }]
  if (card === 'surrender') because.push(...surrendering(view, me, after, preview))
  else if (has('played_hidden')) because.push({ id: 'lies-hidden' }, goes(before, after, me))
  else if (card === 'scarecrow') because.push(...(has('took_none') ? [{ id: 'no-mercenary-back' }] : []))
  else {
    if (card === 'bishop') because.push(striking(preview))
    if (card !== 'bishop' || before[me] !== after[me]) because.push(goes(before, after, me))
    because.push(then(view, me, before, after))
    if (card === 'courtesan' && (view.players[me]?.most_courtesans || preview?.seats[me]?.most_courtesans))
      because.push({ id: 'most-courtesans' })
  }
  const ghost = ['bishop', 'scarecrow'].includes(card) ? undefined : card
  return { icon: iconOf(card), question: { id: 'play-question', args: { card } }, because, strengths: after, ghost }
}

const goes = (before: number[], after: number[], me: number): Say =>
  before[me] === after[me]
    ? { id: 'stays', args: { new: after[me] } }
    : { id: 'goes', args: { old: before[me], new: after[me] } }

/** Where the move leaves this seat among the others; the game itself, where it is at stake. */
function then(view: View, me: number, before: number[], after: number[]): Say {
  const other = rival(view, me, after)
  const mine = after[me] ?? 0
  const best = other?.best ?? 0
  const won = stake(view, me, view.site)
  if (won && mine > best) return { id: `stake-${won.by}`, args: { region: view.site, number: won.number } }
  const args = { seat: other?.seat ?? me, best, new: mine }
  const [had, against] = [before[me] ?? 0, rival(view, me, before)?.best ?? 0]
  const led = had > against
  if (mine < best) return { id: led ? 'then-lose-lead' : 'then-behind', args }
  if (mine === best) {
    const stood = mine === 0 ? 'standing-none' : 'standing-tie'
    return { id: had === against ? stood : 'then-tie', args }
  }
  return { id: led ? 'then-still-lead' : 'then-lead', args }
}

function striking(preview: Preview | null): Say {
  const struck = preview?.events?.find(({ event }) => event === 'bishop_struck')
  return struck?.card ? { id: 'strikes', args: { card: struck.card, number: struck.number } } : { id: 'strikes-none' }
}

/** How the battle ends, unless cards that lie face down decide it. */
function surrendering(view: View, me: number, after: number[], preview: Preview | null): Say[] {
  const events = preview?.events ?? []
  if (!events.some(({ event }) => event === 'strength')) return []
  const won = events.find(({ event }) => ['battle_won', 'region_held', 'region_taken'].includes(event))?.seat
  const seats = view.final ? (preview?.winners ?? []) : won === undefined ? [] : [Number(won)]
  const [seat] = seats
  if (seat === undefined || seats.length > 1) return [{ id: 'ends-tied' }]
  return [{ id: seat === me ? 'ends-mine' : 'ends-won', args: { seat, best: after[seat] } }]
}

function takingBack(view: View, me: number, card: string, preview: Preview | null): Outlook {
  const before = view.players.map((p) => p.strength)
  const after = strengthsAfter(view, preview)
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
