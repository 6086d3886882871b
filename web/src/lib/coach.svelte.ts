// The coach at a table: asks the house about each own decision, and holds a move back once that throws much away.
import type { Link } from './link.svelte'
import { settings } from './settings.svelte'
import type { Caution, Coaching, Counsel, TableInfo } from './wire'
import { join, movesInRow, number, t, type NameOf, type Words } from './words.svelte'

/** Is a coach wanted here? In a first game of a title against bots alone, until somebody says otherwise. */
export function coachWanted(table: TableInfo, me: number): boolean {
  const alone = table.seats.every(({ seat, kind }) => seat === me || kind === 'bot')
  const first = alone && table.seats.length > 1 && table.chance === 'drawn' && table.status === 'playing'
  return table.talk.hints !== false && !table.lesson && me >= 0 && (settings.coach[table.game] ?? first)
}

export const setCoach = (game: string, on: boolean): void => {
  settings.coach = { ...settings.coach, [game]: on }
}

/** One decision at a time: what comes late is for nobody, and a move never waits for it. */
export class Coach {
  /** what is said about the decision at hand; null while the house thinks */
  told = $state.raw<Coaching | null>(null)
  /** the turn that was held back, and why */
  held = $state.raw<{ turn: string[]; caution: Caution } | null>(null)
  #link: Link
  #about: number | null = null
  #asking = false

  constructor(link: Link) {
    this.#link = link
  }

  /** The decision at hand by the length of the record; null where there is none. */
  attend(length: number | null): void {
    if (length === this.#about) return
    this.#about = length
    this.told = null
    this.held = null
    void this.#ask()
  }

  async #ask(): Promise<void> {
    const about = this.#about
    if (about === null || this.#asking) return
    this.#asking = true
    try {
      const answer = await this.#link.say({ type: 'coach' })
      if (this.#about === about && answer.type === 'coaching') this.told = answer
    } catch {
      // A coach who has nothing to say is silent.
    }
    this.#asking = false
    if (this.#about !== about) void this.#ask()
  }

  /** May this turn be played at once? One that throws much away is held back; the same again goes through. */
  allows(turn: string[]): boolean {
    const again = this.held?.turn.join('\n') === turn.join('\n')
    const caution = this.told?.cautions.find(({ move }) => move === turn[0])
    this.held = caution && !again ? { turn, caution } : null
    return this.held === null
  }
}

// --- in words ---------------------------------------------------------------------------------------------------

export const percent = (chance: number): string => number(Math.round(100 * chance))

type Brought = Pick<Counsel, 'points' | 'changes'>

/** What a turn gives and what it costs; only what the game's catalogue has words for. */
function brought({ points, changes }: Brought, words: Words): { gains: string[]; costs: string[] } {
  const [gains, costs]: [string[], string[]] = [[], []]
  if (points) (points > 0 ? gains : costs).push(t('coach-points', { amount: Math.abs(points) }))
  for (const [gauge, change] of Object.entries(changes)) {
    const name = gauge.replaceAll('.', '-')
    const tell = (id: string, list: string[]) => words.has(id) && list.push(words.say(id, { number: Math.abs(change) }))
    if (change < 0) tell(`costs-${name}`, costs)
    else if (!tell(`gives-${name}`, gains)) tell(`burdens-${name}`, costs)
  }
  return { gains, costs }
}

function broughtText(one: Brought, words: Words): string[] {
  const { gains, costs } = brought(one, words)
  const [gain, cost] = [join(gains), join(costs)]
  if (gain && cost) return [t('coach-both', { gain, cost })]
  return gain ? [t('coach-gives', { gain })] : cost ? [t('coach-costs', { cost })] : []
}

/** Why a move is sensible: what it gives, costs, prepares and prevents. */
export function reasons(
  one: Counsel,
  words: Words,
  nameOf: NameOf,
  name: (move: string, seat?: number) => string,
): string[] {
  return [
    ...broughtText(one, words),
    ...(one.opens ? [t('coach-opens', { move: name(one.opens) })] : []),
    ...(one.stops
      ? [t('coach-stops', { seat: one.stops.seat, move: name(one.stops.words, one.stops.seat) }, nameOf)]
      : []),
    ...(one.as_good.length ? [t('coach-as-good', { moves: movesInRow(one.as_good.map((move) => name(move))) })] : []),
  ]
}

/** What speaks against a move, and what would be better. */
export function objections(
  { caution, told }: { caution: Caution; told: Coaching },
  words: Words,
  nameOf: NameOf,
  name: (move: string, seat?: number) => string,
): string[] {
  const { answer, lacking } = caution
  const best = told.best ? name(told.best) : ''
  return [
    ...broughtText(caution, words),
    ...(lacking ? [t('coach-lacking', { move: best, reason: words.refusal(lacking, nameOf) })] : []),
    ...(answer && !lacking
      ? [t('coach-answer', { seat: answer.seat, move: name(answer.words, answer.seat) }, nameOf)]
      : []),
    ...(best ? [t('coach-better', { move: best })] : []),
  ]
}
