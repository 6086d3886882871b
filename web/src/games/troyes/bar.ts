/** The decision bar: what is asked, what the choice would cause, and the buttons. */
import type { Act, Say } from '$lib/table/play.svelte'
import { number, type Part } from '$lib/words.svelte'
import { districtName, districtOf, sourceName, targetName, yieldText } from './labels'
import { tables } from './tables'
import type { At } from './topic'
import type { Target } from './wire'
import { words } from './words'

const COMPOSING = new Set(['take_dice', 'choose_cube', 'choose_source', 'choose_times', 'confirm'])

/** A move in a full sentence, for its button, the list of moves and a screen reader. */
export function moveName(move: string, at: At, seat: number = at.me): string {
  const [kind, first = '', second = ''] = move.split(' ')
  const { view } = at
  switch (kind) {
    case 'activate': {
      const card = view.slots.find(({ slot }) => slot === first)?.card
      return card ? words.say('do-activate', { card }) : words.move(move)
    }
    case 'take':
      return districtOf(first) === at.me
        ? words.say('do-take-own', { die: second })
        : words.say('do-take', { die: second, name: districtName(at, districtOf(first)) })
    case 'source':
      return words.say('do-source', { name: sourceName(at, first) })
    case 'times':
      return words.say(view.compose?.target.kind === 'fight' ? 'do-times-cubes' : 'do-times', { number: Number(first) })
    case 'collect':
      return words.say('do-collect', { building: first, number: view.pending?.offers?.[first]?.deniers ?? 0 })
    case 'confirm': {
      const target = seat === at.me && view.compose?.target
      return target ? moveName(targetMove(target), at) : words.move(move)
    }
    default:
      return words.move(move)
  }
}

/** The move with which an action began that is now composed. */
function targetMove({ kind, slot, threat, building }: Target): string {
  const [thing] = [slot, threat, building].filter((one) => one !== null)
  return thing ? `${kind} ${thing}` : kind
}

export function question(at: At): Say | Part[] | undefined {
  const { view } = at
  if (!view.compose || !COMPOSING.has(view.phase)) return undefined
  return { id: `q-${view.phase}`, args: { name: targetName(view.compose.target) } }
}

/** Price, value and gain of the turn as it stands. */
function soFar(at: At): Say[] {
  const it = at.view.compose
  if (!it) return []
  const told: Say[] = []
  if (!it.dice.length) {
    if (it.hire) told.push({ id: 'then-hire', args: { number: it.hire } })
    told.push({ id: it.target.kind === 'place' ? 'hint-one-die' : 'hint-dice' })
    return told
  }
  if (it.divisor && it.target.kind !== 'farm')
    told.push({ id: 'then-value', args: { value: it.value ?? 0, divisor: it.divisor, number: it.most } })
  else told.push({ id: 'then-worth', args: { value: it.value ?? 0 } })
  const all = it.price + it.hire
  told.push(all ? { id: 'then-pay', args: { price: it.price, hire: it.hire, all } } : { id: 'then-free' })
  const gain = yieldText(it.yield)
  if (gain) told.push({ id: 'then-gain', args: { gain } })
  if (all) told.push({ id: 'then-left', args: { deniers: it.deniers_after } })
  return told
}

export function because(at: At): Say[] {
  const { view } = at
  const own = at.me >= 0 ? view.players[at.me] : undefined
  const [slot, threat, building] = [at.picked('slot'), at.picked('threat'), at.picked('building')]
  if (COMPOSING.has(view.phase)) return soFar(at)
  switch (view.phase) {
    case 'act': {
      const card = view.slots.find((one) => one.slot === slot)
      if (card?.card) {
        const hire = view.offers?.[`activate ${slot}`]?.hire ?? 0
        return [
          { id: `card-${card.card}.effect` },
          hire ? { id: 'then-hire', args: { number: hire } } : { id: 'then-hired' },
        ]
      }
      if (threat)
        return [
          { id: `threat-${threat}.effect` },
          { id: 'hint-fight', args: { number: view.queue.find((one) => one.threat === threat)?.divisor ?? 0 } },
        ]
      if (building)
        return [
          {
            id: 'hint-place',
            args: { colour: view.buildings.find((one) => one.building === building)?.colour ?? 'red' },
          },
        ]
      if (at.picked('cathedral')) return [{ id: 'hint-build' }]
      if (at.picked('farm')) return [{ id: 'short-farm' }]
      if (at.picked('die')) {
        const [old, more] = [own?.influence ?? 0, at.preview(at.ready[0]?.words)?.seats[at.me]?.influence ?? 0]
        return [{ id: 'then-influence', args: { old, new: old + more } }]
      }
      return [{ id: 'hint-act' }]
    }
    case 'black_dice': {
      const it = view.defence
      return it
        ? [
            it.able
              ? { id: 'hint-defence', args: { sum: it.sum, against: it.against } }
              : { id: 'hint-lost', args: { reach: it.reach, against: it.against } },
          ]
        : []
    }
    case 'settle':
      return [{ id: 'hint-settle', args: { number: own?.supply ?? 0 } }]
    case 'flip':
      return [{ id: 'hint-flip' }]
    case 'miller':
    case 'exchange':
    case 'event_cubes':
      return view.pending
        ? [{ id: `card-${view.pending.card}.effect` }, { id: 'then-more', args: { number: view.pending.left } }]
        : []
    default:
      return []
  }
}

/** A button for a move that nothing on the board stands for, legal or not. */
function act(at: At, move: string, label: string, icon: string, go = false): Act {
  const open = at.legal.includes(move)
  return { move, label, title: moveName(move, at), icon, go: go && open, open, flip: icon === 'pass' }
}
/** What a number of times, or of exchanges, gives; the cubes of a fight are counted by its name. */
function gives(at: At, move: string, count: string | undefined): string {
  const { compose, offers, pending } = at.view
  const then = pending?.offers?.[count ?? ''] ?? offers?.[move]?.yield
  return then ? yieldText(compose?.target.kind === 'fight' ? { ...then, cubes: 0 } : then) : ''
}

/** How often: the most first, which nearly everybody means; fewer are digits. `then` follows in the same command. */
const numbers = (at: At, kind: string, ...then: string[]): Act[] =>
  at.plain
    .filter((move) => move.kind === kind)
    .sort((one, other) => Number(other.args.number) - Number(one.args.number))
    .map(({ words: move, args }, k) => {
      const gain = gives(at, move, args.number)
      const name = moveName(move, at)
      return {
        move,
        label: [name, gain].filter(Boolean).join(': '),
        title: gain || name,
        icon: 'check',
        go: k === 0,
        short: k === 0 ? null : number(Number(args.number)),
        press: () => at.commit(move, ...then),
      }
    })

/** So many times, as moves: one names so many at most, and then another can follow. */
const often = (count: number): string[] =>
  count > tables.most_times ? [`times ${tables.most_times}`, `times ${count - tables.most_times}`] : [`times ${count}`]

/** How often, in all: also where that takes two moves, and where the first of them is made. */
function howOften(at: At): Act[] {
  const { most = 1, times: before } = at.view.compose ?? {}
  if (before)
    return [
      ...numbers(at, 'times', 'confirm').map((one) => {
        const name = moveName(`times ${before + Number(one.move.split(' ')[1])}`, at)
        return { ...one, label: name, title: name, short: null }
      }),
      { move: 'confirm', label: moveName(`times ${before}`, at), icon: 'check' },
    ]
  const single = numbers(at, 'times', 'confirm')
  const double = Array.from({ length: Math.max(0, most - single.length) }, (_, k) => most - k).map((count, k) => ({
    move: `times ${count}`,
    label: moveName(`times ${count}`, at),
    title: moveName(`times ${count}`, at),
    icon: 'check',
    go: k === 0,
    short: k === 0 ? null : number(count),
    press: () => at.commit(...(often(count) as [string]), 'confirm'),
  }))
  return [...double, ...single.map((one) => (double.length ? { ...one, go: false } : one))]
}

/**
 * The steps that end the turn with the dice it has, as often as they allow; null where something is still to be chosen
 * on the way: a cube, or the citizen to be sent.
 */
function rest(at: At): string[] | null {
  const it = at.view.compose
  const hasCube = at.view.slots.some((slot) => slot.cubes[at.me])
  if (!it || !at.legal.includes('enough') || it.hire || it.target.kind === 'place' || hasCube) return null
  return [...(it.most > 1 ? often(it.most) : []), 'confirm']
}

/** Whether the dice are enough: done at once where nothing else is to be chosen. */
function enough(at: At): Act[] {
  const it = at.view.compose
  const then = rest(at)
  const plain = act(at, 'enough', words.say('act-enough', { number: it?.dice.length ?? 0 }), 'check', true)
  if (!it || !then) return [plain]
  const label = words.say('act-finish', { times: it.most, price: it.price + it.hire })
  const finish: Act = { ...plain, label, press: () => at.commit('enough', ...then) }
  if (it.most < 2) return [finish]
  return [
    { ...finish, move: 'finish' },
    { ...plain, label: words.say('act-fewer'), icon: undefined, go: false },
  ]
}

/** The Miller's buildings, the better one first. */
function collecting(at: At): Act[] {
  const worth = ({ args }: { args: Record<string, string> }): number =>
    at.view.pending?.offers?.[args.building ?? '']?.deniers ?? 0
  const meant = at.ready.length ? at.ready : at.moves.filter(({ kind }) => kind === 'collect')
  return [...meant]
    .sort((one, other) => worth(other) - worth(one))
    .map(({ words: move }, k) => ({ move, label: moveName(move, at), icon: 'denier', go: k === 0 }))
}

/** Which of the moves that a thing leaves is meant first: a die is there to be used, not to be rolled again. */
const LAST = ['reroll']

export function acts(at: At): Act[] {
  const { view } = at
  const it = view.compose
  const chosen: Act[] = [...at.ready]
    .sort((one, other) => LAST.indexOf(one.kind) - LAST.indexOf(other.kind))
    .map(({ words: move, kind }, k) => ({
      move,
      label: moveName(move, at),
      icon: LAST.includes(kind) ? 'again' : 'check',
      go: k === 0,
    }))
  const influence = [
    act(at, 'recruit', words.say('act-recruit'), 'meeple'),
    act(at, 'flip', words.say('act-flip'), 'die-4'),
  ]
  switch (view.phase) {
    case 'act':
      return chosen.length ? chosen : [...influence, act(at, 'pass', words.say('act-pass'), 'pass')]
    case 'black_dice': {
      if (chosen.length) return chosen
      const able = view.defence?.able ?? true
      const fight = able
        ? act(at, 'defend', words.say('act-defend'), 'swords', true)
        : act(at, 'yield', words.say('act-yield'), 'pass', true)
      return [fight, ...influence]
    }
    case 'take_dice':
      return [...chosen, ...enough(at)]
    case 'choose_cube':
      return [act(at, 'plain', words.say('act-plain'), 'check', true)]
    case 'choose_times':
      return howOften(at)
    case 'exchange':
      return numbers(at, 'exchange')
    case 'miller':
      return collecting(at)
    case 'confirm':
      return [
        {
          move: 'confirm',
          label: words.say('act-confirm', { price: it ? it.price + it.hire : 0 }),
          icon: 'check',
          go: true,
        },
      ]
    default:
      return at.acts()
  }
}
