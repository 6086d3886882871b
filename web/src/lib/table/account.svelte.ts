/**
 * The account: what others did, and the game itself, is told step by step before one is asked again. The server goes on
 * meanwhile and so does everybody else: only what this page shows is behind. Skipping shows the present, exactly.
 */
import { settings, type Pace } from '../settings.svelte'
import type { LogEntry, State } from '../wire'
import type { GameEvent } from './board-props'
import { consequences, PLAIN, standsFor, stepsOf, type Step } from './event-steps'

/** What happened at once: the table before and after, and the entries of the log that tell it. */
export interface Happening {
  state: State
  entries: LogEntry[]
}

interface Waiting {
  step: Step
  /** everything that happens in it; what travels may do so later */
  heard: GameEvent[]
  /** how the table is shown during this step */
  state: State
  /** the log may be read up to this entry */
  version: number
  /** what of that entry is told later */
  ahead: GameEvent[]
  /** what one did oneself is not marked on the table */
  marked: boolean
}

/** The step that is told now, with those before it since the last announcement. */
export interface Told {
  step: Step
  /** what was announced last, and what was said since */
  chapter: GameEvent[]
  number: number
  of: number
}

export class Account {
  /** the table as it is shown; the present one when nothing is being told */
  shown = $state.raw<State | null>(null)
  /** what happened last of what is shown, for whatever travels */
  events = $state.raw<GameEvent[]>([])
  /** what happened since the step before, in order and each event once: for whoever listens */
  heard = $state.raw<GameEvent[]>([])
  /** the newest entry of the log that may be read */
  version = $state(0)
  /** what of that entry may not be read yet */
  ahead = $state.raw<ReadonlySet<unknown>>(new Set())
  told = $state.raw<Told | null>(null)
  /** is anything still to be told? Meanwhile nothing is asked */
  running = $state(false)
  /** everything told since one was last asked: what the table marks */
  recent = $state.raw<GameEvent[]>([])

  telling = PLAIN
  #present: State | null = null
  #newest = 0
  #me = -1
  #waiting: Waiting[] = []
  #number = 0
  #chapter: GameEvent[] = []
  #chapterOf = -1
  #timer: ReturnType<typeof setTimeout> | undefined
  #again = false
  #quiet: (event: GameEvent) => boolean = () => false
  #letters: (events: GameEvent[]) => number = () => 0
  #listened = false

  /** A board listens: which events it keeps to itself, and how long the words of the others are. */
  listen(quiet: (event: GameEvent) => boolean, letters: (events: GameEvent[]) => number): () => void {
    this.#quiet = quiet
    this.#letters = letters
    this.#listened = true
    const seen = () => !document.hidden && this.running && this.told === null && this.#next()
    document.addEventListener('visibilitychange', seen)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      this.#listened = false
      this.skip()
    }
  }

  /** The present, with nothing to tell about it: on arrival, through other eyes, after a move was taken back. */
  begin(state: State | null, version: number, me: number, recent: GameEvent[], events: GameEvent[]): void {
    this.#me = me
    this.#present = state
    this.#newest = version
    this.#drop()
    this.recent = recent
    this.events = events
    this.#arrive()
  }

  /** The table has changed. What is to be told of it waits its turn. */
  hear(state: State | null, entries: LogEntry[], version: number): void {
    let before = this.#present
    if (state) this.#present = state
    this.#newest = version
    if (entries.some(({ kind }) => kind === 'undone' || kind === 'undo_answered' || kind === 'cut')) {
      this.#drop()
      this.recent = []
      this.events = []
      this.heard = []
      return this.#arrive()
    }
    for (const entry of entries) {
      if ((entry.kind !== 'moved' && entry.kind !== 'shown') || !state || !before) continue
      this.#expect(entry, before, state)
      before = state // between moves that came together nobody knows how the table looked
    }
    if (!this.running) this.#next()
    if (this.#left() > MOST_WAITING) this.skip()
  }

  /** Tell these once more, from how the table was before them. */
  again(first: State, happenings: Happening[]): void {
    this.skip()
    this.#again = true
    let before = first
    for (const { state, entries } of happenings) {
      for (const entry of entries) if (entry.kind === 'moved') this.#expect(entry, before, state)
      before = state
    }
    this.shown = first
    this.#next()
  }

  /** The next step, for who goes step by step. */
  readonly on = (): void => {
    if (this.running) this.#next()
  }

  /** To the present, at once. */
  readonly skip = (): void => {
    if (!this.running) return
    if (!this.#again) for (const waiting of this.#waiting) this.#remember(waiting)
    this.#drop()
    this.events = []
    this.heard = []
    this.#arrive()
  }

  #expect(entry: Extract<LogEntry, { events: unknown }>, before: State, after: State): void {
    const own = entry.kind === 'shown' || (entry.seat === this.#me && !entry.by_bot)
    const all = stepsOf(entry.events as GameEvent[], this.telling, this.#quiet)
    const steps = own && !this.#again ? consequences(all) : all
    if (own && entry.kind === 'moved')
      this.#waiting.push({ step: ASKED, heard: [], state: before, version: entry.version, ahead: [], marked: false })
    let missed: GameEvent[] = []
    for (const [k, step] of steps.entries()) {
      // What could not travel on the old table travels when the new one is laid.
      const events = step.after ? [...missed, ...step.events] : []
      missed = step.after ? [] : [...missed, ...step.events]
      const marked = !own || step.sentences.length > 0
      this.#waiting.push({
        step: { ...step, events },
        heard: step.events,
        state: step.after ? after : before,
        version: entry.version,
        ahead: steps.slice(k + 1).flatMap((later) => later.events),
        marked,
      })
    }
  }

  #next(): void {
    clearTimeout(this.#timer)
    let silent: GameEvent[] = []
    let heard: GameEvent[] = []
    for (;;) {
      this.running = this.#waiting.length > 0
      const waits = document.hidden && this.#listened && settings.pace !== 'none'
      if (this.running && waits) return void (this.told = null) // told when somebody looks again
      const next = this.#waiting.shift()
      if (!next) return this.#arrive()
      const { step, state, version } = next
      silent = [...silent, ...step.events]
      this.shown = state
      this.version = Math.max(this.version, version)
      if (!this.#again) this.ahead = new Set(next.ahead)
      this.events = silent
      this.heard = heard = [...heard, ...next.heard]
      if (!this.#again) this.#remember(next)
      if (step.announced) this.#chapterOf = version
      else if (version !== this.#chapterOf) this.#chapter = []
      this.#chapter = step.announced ? step.sentences : [...this.#chapter, ...step.sentences]
      const time = this.#listened ? standsFor(step, this.#letters(step.sentences), this.#left() + 1, this.#pace()) : 0
      if (time === 0) continue
      this.running = true
      this.#number++
      this.told = { step, chapter: this.#chapter, number: this.#number, of: this.#number + this.#left() }
      if (time !== null) this.#timer = setTimeout(() => this.#next(), time)
      return
    }
  }

  /** Nobody's thinking time is told away: where a clock runs, nothing is told slowly. */
  #pace(): Pace {
    const { pace } = settings
    return this.#present?.clocks && (pace === 'calm' || pace === 'usual') ? 'quick' : pace
  }

  #remember({ step, marked }: Waiting): void {
    if (step === ASKED) this.recent = []
    else if (marked) this.recent = [...this.recent, ...step.events]
  }

  #left(): number {
    return this.#waiting.filter(({ step }) => step.sentences.length).length
  }

  #drop(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
  }

  #arrive(): void {
    this.told = null
    this.running = false
    this.#number = 0
    this.#chapter = []
    this.#again = false
    this.shown = this.#present
    this.version = this.#newest
    this.ahead = new Set()
  }
}

/** Nobody watches so many steps in a row: then the log tells them. */
const MOST_WAITING = 120

/** An own move begins a new stretch: what was told before it is no news any more. */
const ASKED: Step = { events: [], sentences: [], announced: false, after: false }
