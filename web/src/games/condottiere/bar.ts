/** The buttons of the decision bar, and its hint while nothing is chosen. */
import type { Act, Say } from '$lib/table/play.svelte'
import { number } from '$lib/words.svelte'
import { standing, strengthsAfter } from './decision'
import type { At } from './topic'
import { words } from './words'

export function hints(at: At): Say[] {
  const { view, me } = at
  switch (view.phase) {
    case 'battle_turn': {
      const now = standing(view, me)
      return now ? [now] : []
    }
    case 'choose_site':
      return [{ id: 'pick-on-map' }]
    case 'place_favor':
      return [{ id: 'pick-favor' }]
    case 'scarecrow_target':
      return [{ id: 'pick-in-line' }]
    case 'discard_hand':
      return [{ id: 'sealed' }]
    case 'keep_cards':
      return [{ id: 'keep-left', args: { number: view.may_keep ?? 0 } }]
    case 'reveal_on_pass':
      return [{ id: 'reveals', args: { new: strengthsAfter(view, at.preview('reveal'))[me] ?? 0 } }]
    default:
      return []
  }
}

const ICONS: Record<string, string> = { pass: 'pass', discard_hand: 'discard', reveal: 'eye', draw: 'deck' }
const FIRST = ['keep_hand', 'stay_hidden']

export function acts(at: At): Act[] {
  const { phase } = at.view
  const chosen = at.ready.map(({ words: move }): Act => ({ move, label: words.move(move), icon: 'check', go: true }))
  const most = phase === 'draw_count' ? at.plain.at(-1)?.words : null
  const plain = at.plain.map(({ words: move, kind }): Act => ({
    move,
    label: words.move(move),
    short: kind === 'draw' && move !== most ? number(Number(move.slice(5))) : null,
    icon: ICONS[kind],
    flip: kind === 'pass',
    go: (FIRST.includes(move) || move === most) && !chosen.length,
  }))
  // Discarding a hand that holds a mercenary is asked for, and answered why not (CO-7.11).
  if (phase === 'discard_hand' && !at.legal.includes('discard_hand')) {
    plain.push({ move: 'discard_hand', label: words.move('discard_hand'), icon: ICONS.discard_hand, open: false })
  }
  return [...chosen, ...plain.sort((a, b) => Number(b.go ?? false) - Number(a.go ?? false))]
}
