/** How a move is called on its button and in the list, and the buttons of the decision bar. */
import type { Act } from '$lib/table/play.svelte'
import { CAPTURING } from './moves'
import { nameFor, playerOf } from './players'
import { moved } from './ahead'
import { hireOf } from './labels'
import type { At } from './topic'
import type { Price } from './wire'
import { goodsText } from './goods'
import { words } from './words'

const sum = (price: Price | undefined): number => (price?.tax ?? 0) + (price?.silver ?? 0)

/** Kinds of move whose name counts what they give or cost now. */
const COUNTED = new Set(['take', 'draw', 'advance'])

/** A move in a full sentence, for its button, the list of moves and a screen reader. */
export function moveName(move: string, at: At, seat: number = at.me): string {
  const { view } = at
  const [kind = '', first = '', second = ''] = move.split(' ')
  // What a move costs and gives is known of one's own alone.
  if (seat !== at.me && kind !== 'hire') return words.move(move)
  // Nor is it known of a later step of a turn, before that step is asked for.
  if (COUNTED.has(kind) && !at.legal.includes(move)) return words.move(move)
  const own = view.players[at.me]
  const guard = view.visits.guardhouse
  switch (kind) {
    case 'take':
      return words.say('do-take', {
        what: goodsText(moved(at, move, 'gained', view.phase === 'mines' ? 'mines' : 'building')),
      })
    case 'take_back':
      return /^(p\d|house_bot)$/.test(first)
        ? words.say('do-take-back-board', { name: nameFor(at, playerOf(view, first)) })
        : words.move(move)
    case 'discard': // AR-26.3a: a card of the first four is not discarded but put back
      return words.move(view.phase === 'draft_discard' ? `bury ${first}` : move)
    case 'draw':
      return words.say('label-visit-cards', { count: view.about?.cards ?? 1 })
    case 'hire': {
      const apprentice = view.apprentices.display.find((one) => one?.slot === first)?.apprentice ?? ''
      const price = view.phase === 'workshop' && seat === at.me ? hireOf(view, first) : undefined
      return price
        ? words.say('do-hire', { apprentice, price: price.total })
        : words.say('do-hire-free', { apprentice })
    }
    case 'capture': {
      const player = playerOf(view, second)
      const workers = view.locations[first]?.[player] ?? 0
      if (player === at.me) return words.say('do-recall', { workers, location: first })
      return words.say('do-capture', { workers, name: nameFor(at, player), location: first })
    }
    case 'imprison':
      return words.say('do-imprison', { number: guard?.imprison ?? 0 })
    case 'release_prison':
      return words.say('do-release-prison', { number: own?.prison ?? 0 })
    case 'release_boards':
      return words.say(`do-release-${first}`, { number: own?.away ?? 0, price: sum(guard?.release_boards) })
    case 'pay_debt': {
      const gain = Object.keys(guard?.pay_debt?.gain ?? {}).length ? goodsText(guard?.pay_debt?.gain ?? {}) : ''
      return words.say(gain ? 'do-pay-debt-gain' : 'do-pay-debt', { price: sum(guard?.pay_debt), what: gain })
    }
    case 'advance': {
      const level = (own?.level ?? 0) + 1
      return words.say('do-advance', { level, what: goodsText(moved(at, move, 'paid', 'cathedral')) })
    }
    default:
      return words.move(move)
  }
}

/** The kinds of move that lie in a tray of their own over the bar. */
const IN_TRAY = new Set(['trade_virtue', 'trade_marble'])

const SHORT: Record<string, [id: string, icon: string]> = {
  place: ['act-place', 'check'],
  build: ['act-build', 'check'],
  take_back: ['act-take-back', 'check'],
  stop: ['move-stop', 'next'],
  decline: ['move-decline', 'pass'],
}

export function acts(at: At): Act[] {
  if (!at.acting || at.slow) return []
  const { view } = at
  if (CAPTURING.has(view.phase)) return captures(at)
  // The actions of the Guardhouse lie in the tray.
  if (view.phase === 'guardhouse')
    return at.legal.includes('stop')
      ? [{ ...shorter({ move: 'stop', label: at.name('stop') }), go: at.legal.length === 1 }]
      : []
  return at
    .acts()
    .filter(({ move }) => !IN_TRAY.has(move.split(' ')[0] ?? ''))
    .map((act) => shorter(act))
}

function shorter(act: Act): Act {
  const [kind = ''] = act.move.split(' ')
  const [id, icon] = SHORT[kind] ?? []
  return id ? { ...act, label: words.say(id), title: act.label, icon, flip: icon === 'next' || icon === 'pass' } : act
}

/** The groups of the chosen place, and what else may be done. */
function captures(at: At): Act[] {
  const [location, player] = [at.picked('location'), at.picked('player')]
  const meant = location
    ? at.moves.filter(
        ({ kind, args }) => kind === 'capture' && args.location === location && (!player || args.player === player),
      )
    : []
  const plain = at.plain.map(({ words: move, kind }): Act =>
    shorter({ move, label: at.name(move), icon: kind === 'release_boards' ? 'door' : undefined }),
  )
  return [
    ...meant.map(({ words: move }, k): Act => ({ move, label: at.name(move), icon: 'lock', go: k === 0 })),
    ...plain,
  ]
}

/** The four actions of the Guardhouse, closed ones too: a press on those says why not. */
export function guardActs(at: At): Act[] {
  const kinds: [move: string, icon: string][] = [
    ['imprison', 'prison'],
    ['release_prison', 'door'],
    ['release_boards silver', 'silver'],
    ['release_boards debt', 'people'],
    ['pay_debt', 'coin'],
  ]
  const all = kinds.map(([move, icon]): Act => ({ move, label: at.name(move), icon, open: at.legal.includes(move) }))
  const first = all.find((act) => act.open)?.move
  return all.map((act) => ({ ...act, go: act.move === first }))
}
