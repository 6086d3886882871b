/**
 * How events become an account: equal ones in a row told as one, runs of a kind as one step, and what a game announces
 * as a step of its own. Which is which the game declares beside its events; nothing here knows a game.
 */
import type { Pace } from '../settings.svelte'
import type { Telling } from '../wire'
import type { GameEvent } from './board-props'

/** For a game that says nothing about it, and before it is known. */
export const PLAIN: Telling = { announced: [], clearing: [], joined: {} }

/** One step of an account: what is said and what moves. */
export interface Step {
  /** everything that happened in it, for whatever travels */
  events: GameEvent[]
  /** what is said of it: one sentence each */
  sentences: GameEvent[]
  /** a phase, a round, a battle: called out */
  announced: boolean
  /** shown on the table as it is afterwards; else as it was before */
  after: boolean
}

/** More sentences than this are no longer one step. */
const MOST = 6

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Equal events in a row as one, with `times`. What a game adds up is added up; all else must be equal. */
export function joined(events: GameEvent[], { joined: ways }: Telling): GameEvent[] {
  const told: GameEvent[] = []
  for (const event of events) {
    const before = told.at(-1)
    const way = ways[event.event]
    const joins =
      way &&
      before?.event === event.event &&
      Object.keys(event).every((key) => key in way || same(event[key], before[key]))
    if (!joins) {
      told.push(event)
      continue
    }
    const sum: GameEvent = { ...before, times: Number(before.times ?? 1) + 1 }
    for (const [key, how] of Object.entries(way))
      sum[key] = how === 'last' ? event[key] : Number(before[key]) + Number(event[key])
    told[told.length - 1] = sum
  }
  return told
}

/** The steps in which what one move did is told. Quiet events are not said; they belong to what was said before. */
export function stepsOf(events: GameEvent[], telling: Telling, quiet: (event: GameEvent) => boolean): Step[] {
  const steps: Step[] = []
  let silent: GameEvent[] = []
  for (const event of events) {
    const last = steps.at(-1)
    const announced = telling.announced.includes(event.event)
    if (quiet(event) && !telling.clearing.includes(event.event)) {
      if (last) last.events.push(event)
      else silent.push(event)
    } else if (last && !announced && last.sentences[0]?.event === event.event && last.events.length < 4 * MOST) {
      last.events.push(event)
      if (!quiet(event)) last.sentences.push(event)
    } else {
      steps.push({ events: [...silent, event], sentences: quiet(event) ? [] : [event], announced, after: false })
      silent = []
    }
  }
  if (silent.length) steps.push({ events: silent, sentences: [], announced: false, after: false })
  const cleared = steps.findIndex((step) => step.events.some(({ event }) => telling.clearing.includes(event)))
  return steps
    .map((step, k): Step => ({ ...step, sentences: joined(step.sentences, telling), after: k >= cleared }))
    .flatMap((step) => inParts(step))
}

/** A run of more sentences than one can take in at once is told in parts. */
function inParts(step: Step): Step[] {
  if (step.sentences.length <= MOST) return [step]
  const parts: Step[] = []
  for (let k = 0; k < step.sentences.length; k += MOST)
    parts.push({ ...step, events: k ? [] : step.events, sentences: step.sentences.slice(k, k + MOST) })
  return parts
}

/** Of an own move only what it brought about is told, from the first announcement on: the rest one has just done. */
export function consequences(steps: Step[]): Step[] {
  const first = steps.findIndex(({ announced }) => announced)
  return steps.map((step, k) => (first >= 0 && k >= first ? step : { ...step, sentences: [] }))
}

/** Milliseconds: of any sentence, of each letter, the least of a step, and the most that all waiting steps may take. */
const TIMES: Record<Exclude<Pace, 'steps' | 'none'>, { step: number; letter: number; least: number; most: number }> = {
  calm: { step: 1300, letter: 34, least: 900, most: 60_000 },
  usual: { step: 650, letter: 17, least: 420, most: 16_000 },
  quick: { step: 320, letter: 6, least: 200, most: 5_000 },
}
const ANNOUNCED = 1.5

/** How long a step stands. With many waiting all go faster, so that nobody waits for ever; null: until a press. */
export function standsFor(step: Step, letters: number, waiting: number, pace: Pace): number | null {
  if (!step.sentences.length || pace === 'none') return 0
  if (pace === 'steps') return null
  const { step: base, letter, least, most } = TIMES[pace]
  const time = (base + letter * letters) * (step.announced ? ANNOUNCED : 1)
  return Math.max(least, Math.min(time, most / Math.max(1, waiting)))
}
