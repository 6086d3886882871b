/** The decision bar: what is asked, what the choice would cause, and the buttons. */
import type { GameEvent } from '$lib/table/board-props'
import type { Move } from '$lib/table/moves'
import type { Act, Say } from '$lib/table/play.svelte'
import { signed } from '$lib/words.svelte'
import { BUTTONS } from './moves'
import { liftOf } from './order'
import type { Sowing } from './sowing.svelte'
import type { ThingKind } from './things'
import { MOVE_ICON, type At } from './topic'
import type { ColourId, Mat } from './wire'
import { words } from './words'

const ACTIONS = new Set(['action', 'first_tile_action', 'extra_action'])

export function question(at: At, sowing: Sowing): Say | undefined {
  const { view } = at
  if (sowing.start && view.phase === 'turn') return { id: 'ask-sowing', args: { tray: sowing.start.from } }
  if (at.ready.length === 1) return undefined
  if (ACTIONS.has(view.phase) && view.action) return { id: `ask-act-${view.phase}`, args: { action: view.action } }
  if (view.phase === 'repeat' && view.action) return { id: 'ask-act-repeat', args: { action: view.action } }
  return undefined
}

/** What the sowing in mind would cause: the last tray, the tile it completes, how far time moves. */
function sown(mat: Mat, sowing: Sowing): Say[] {
  const say: Say[] = [{ id: 'then-last', args: { number: sowing.steps.length, action: sowing.target ?? 'forum' } }]
  if (sowing.done) say.push({ id: 'then-completes', args: { trajan_tile: sowing.done.tile } })
  else if (mat.trays.find((one) => one.tray === sowing.target)?.tile) say.push({ id: 'then-completes-not' })
  const lift = sowing.start?.lifting ? liftOf(mat, sowing.start.from) : undefined
  if (lift) {
    say.push({ id: 'then-time', args: { time: signed(lift.number), position: lift.position } })
    if (lift.crossings) say.push({ id: 'then-round-ends', args: { number: lift.crossings } })
  }
  return say
}

export function because(at: At, sowing: Sowing): Say[] {
  const { view, me } = at
  const mat = view.players[me]
  if (!mat) return []
  if (sowing.start && !(view.phase === 'sow' && at.picks.length)) return sown(mat, sowing)
  const [move, ...others] = at.ready
  if (move && !others.length) return caused(at, mat, move)
  return [...hints(at), ...toCome(at)]
}

/** Actions that are sure to follow in this turn. */
function toCome({ view }: At): Say[] {
  const next = view.pending.slice(1).filter(({ kind }) => ACTIONS.has(kind))
  return next.map(({ about }) => ({ id: 'then-next', args: { action: about } }))
}

/** What helps before anything is picked. */
function hints(at: At): Say[] {
  const { view } = at
  switch (view.phase) {
    case 'markers':
      return view.placing ? [{ id: 'hint-markers', args: { tray: view.placing.tray } }] : []
    case 'trajan_draft':
      return view.drafting
        ? [
            {
              id: 'hint-slot',
              args: { slot: words.say(`tray-${view.drafting.tray}.numeral`), tray: view.drafting.tray },
            },
          ]
        : []
    case 'turn':
      return [{ id: 'hint-turn' }]
    case 'discard': {
      const [card, side] = [at.picked('card'), at.picked('side')]
      return [{ id: card ? 'hint-discard-side' : side ? 'hint-discard-card' : 'hint-discard' }]
    }
    case 'load':
      return view.loading?.units
        ? [{ id: 'label-cargo-worth', args: { points: view.loading.points } }]
        : [{ id: `ship-${view.loading?.ship ?? 'ship_same'}.effect` }]
    case 'plus2':
      return [{ id: 'told-extra-place' }]
    case 'bonus':
      return [{ id: 'hint-bonus' }]
    case 'repeat':
      return repeating(at)
    case 'action':
    case 'first_tile_action':
    case 'extra_action':
      return view.action ? [{ id: `action-${view.action}.effect` }] : []
    default:
      return []
  }
}

/** What the engine says that a move does: the facts of one of its events. */
function happening(at: At, move: string, name: string): GameEvent | undefined {
  return at.preview(move)?.events?.find(({ event }) => event === name)
}

function scoring(mat: Mat, event: GameEvent | undefined): Say[] {
  const points = Number(event?.points ?? 0)
  return event ? [{ id: 'then-points', args: { old: mat.score, new: mat.score + points, points } }] : []
}

/** TJ-10.2: how often a tile repeats the action. */
function repeating(at: At): Say[] {
  const move = at.legal.find((legal) => legal.startsWith('repeat'))
  const spent = move && happening(at, move, 'extra_spent')
  return spent ? [{ id: 'then-repeat', args: { number: spent.number } }] : []
}

function caused(at: At, mat: Mat, { kind, args, words: move }: Move<ThingKind>): Say[] {
  const { view, me } = at
  switch (kind) {
    case 'forum': {
      const tile = view.forum.find((one) => one.space === args.space)?.tile
      return tile ? [{ id: `tile-${tile}.effect` }] : []
    }
    case 'build': {
      const taken = happening(at, move, 'construction_taken')
      const first = happening(at, move, 'first_of_kind')
      if (!taken) return [{ id: 'then-build-bare' }]
      return [
        ...scoring(mat, taken),
        ...(first ? [{ id: 'then-first', args: { kind: first.kind, action: first.action } }] : []),
      ]
    }
    case 'march': {
      const place = view.provinces.find((one) => one.province === args.province)
      const worth = place?.worth[me]
      return [
        ...(place?.tile ? [{ id: `tile-${place.tile}.effect` }] : []),
        ...(typeof worth === 'number' ? [{ id: 'then-worth', args: { points: worth } }] : []),
      ]
    }
    case 'occupy': {
      const occupied = happening(at, move, 'occupied')
      const rivals = occupied?.rivals
      return [...scoring(mat, occupied), ...(rivals ? [{ id: 'then-rivals', args: { number: rivals } }] : [])]
    }
    case 'advance': {
      const advanced = happening(at, move, 'senate_advanced')
      const now = view.senate.spaces[mat.disc]?.points ?? 0
      const votes = mat.votes - now + Number(advanced?.votes ?? now)
      return [...scoring(mat, advanced), { id: 'then-votes', args: { old: mat.votes, new: votes } }]
    }
    case 'tile': {
      const tile = view.stacks.find((one) => one.stack === args.stack)?.tile
      const tray = view.drafting?.tray ?? mat.arch
      return tile && tray ? [{ id: 'then-slot', args: { tray } }, { id: `stack-${tile.stack}.effect` }] : []
    }
    case 'load':
    case 'load_half':
    case 'load_wild': {
      const points = view.loading?.values[view.loading.units]
      return points === undefined ? [] : [{ id: 'then-cargo', args: { points } }]
    }
    case 'sail':
      return scoring(mat, happening(at, move, 'ship_sailed'))
    case 'ship':
      return [{ id: `ship-${args.ship}.effect` }]
    case 'display':
      return [{ id: 'then-display' }]
    case 'draw_two':
      return [{ id: 'then-draw' }]
    case 'bonus': {
      const bonus = view.senate.bonus[args.side === 'left' ? 0 : 1]
      return bonus ? [{ id: `bonus-${bonus}.effect` }] : []
    }
    case 'plus2':
      return [{ id: 'then-plus2', args: { action: args.action ?? '' } }]
    case 'repeat':
      return repeating(at)
    case 'place':
      return view.placing ? [{ id: 'hint-markers', args: { tray: view.placing.tray } }] : []
    case 'recruit':
    case 'hire':
      return [
        { id: 'then-figure', args: { old: mat.supply, new: mat.supply + (at.preview(move)?.seats[me]?.supply ?? 0) } },
      ]
    default:
      return []
  }
}

export function acts(at: At, sowing: Sowing): Act[] {
  const { view } = at
  if (!at.acting || at.slow) return []
  if (sowing.start) {
    const whole: Act = {
      move: 'sowing',
      label: words.say(sowing.start.lifting ? 'act-sow' : 'act-sow-rest'),
      icon: 'check',
      go: !at.ready.length || sowing.start.lifting,
      press: sowing.send,
    }
    if (!sowing.start.lifting)
      return [...at.acts(), whole].sort((a, b) => Number(b.go ?? false) - Number(a.go ?? false))
    const lift = `lift ${sowing.start.from}`
    return sowing.free
      ? [whole, { move: lift, label: words.say('act-lift'), icon: 'tray' }]
      : [{ ...whole, move: lift }]
  }
  const ready = at.ready.map(({ words: move }, k): Act => ({ move, label: at.name(move), icon: 'check', go: k === 0 }))
  const shown = new Set(ready.map((act) => act.move))
  const alone = !ready.length && ![...at.open].some((key) => !key.startsWith('extra:'))
  const rest = at.moves
    .filter((move) => !shown.has(move.words) && (BUTTONS.has(move.kind) || ['repeat', 'pay'].includes(move.kind)))
    .sort((a, b) => Number(a.kind === 'pass') - Number(b.kind === 'pass'))
    .map(({ words: move, kind }, k): Act => ({
      move,
      label: short(at, move, kind),
      title: at.name(move),
      icon: MOVE_ICON[kind] ?? (kind === 'repeat' ? 'again' : 'check'),
      flip: kind === 'pass',
      go: alone && k === 0 && kind !== 'pass',
    }))
  if (view.phase === 'markers' && view.placing && !ready.length)
    rest.push({ move: 'dealing', label: words.say('act-deal'), icon: 'again', press: () => deal(at) })
  return [...ready, ...rest]
}

/** The buttons of the bar say it shorter than the list of moves. */
function short(at: At, move: string, kind: string): string {
  const found = [`act-${move.replace(' ', '-')}`, `act-${kind}`].find((id) => words.has(id))
  return found ? words.say(found) : at.name(move)
}

/** The markers that are left, in any order: one command. */
function deal(at: At): void {
  const left: ColourId[] = [...(at.view.placing?.left ?? [])]
  for (let k = left.length - 1; k > 0; k--) {
    const other = Math.floor(Math.random() * (k + 1))
    const [a, b] = [left[k], left[other]]
    if (a && b) [left[k], left[other]] = [b, a]
  }
  const [first, ...then] = left.filter((_, k) => new Set(left.slice(k)).size > 1).map((colour) => `place ${colour}`)
  if (first) at.commit(first, ...then)
}
