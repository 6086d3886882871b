// A live table as it is told: between the link, which knows the present, and the board, which shows the account.
import { api } from './api'
import type { GameEvent } from './board-contract'
import { eventsOf, type Link } from './link.svelte'
import { Account, type Happening } from './table/account.svelte'
import type { LogEntry, Moved, State } from './wire'

/** Who comes back after this long finds open what happened meanwhile. */
const LONG = 10 * 60_000

export class Following {
  readonly account = new Account()
  /** the table as it is shown, and what of the log has been told */
  readonly state: State | null
  readonly entries: LogEntry[]
  /** what others did since this player's last move */
  readonly since: Moved[]
  /** this page was opened long after that move */
  readonly backAgain: boolean

  readonly #link: Link
  readonly #secret: string | null

  constructor(link: Link, secret: string | null) {
    this.#link = link
    this.#secret = secret
    const { account } = this
    // Between two pairs of eyes at one screen there is nothing to be seen.
    this.state = $derived(link.state && (account.shown ?? link.state))
    this.entries = $derived(
      account.running
        ? link.entries
            .filter((entry) => entry.version <= account.version || !eventsOf(entry).length)
            .map((entry) => this.#told(entry))
        : link.entries,
    )
    this.since = $derived(sinceOwnMove(link.entries, link.seat ?? -1))
    this.#arrive()
    const [first] = this.since
    this.backAgain = first !== undefined && Date.now() + link.clockSkew - first.at > LONG
    link.onwelcome = () => this.#arrive()
  }

  hear(entries: LogEntry[]): void {
    this.account.hear(this.#link.state, entries, this.#link.version ?? 0)
  }

  /** Everything since this player's last move, told once more from the record. */
  async again(): Promise<void> {
    const { seat, state, table } = this.#link
    const { since } = this
    const [first] = since
    if (!table || !state || seat === null || !first) return
    const at = async (length: number): Promise<State> => {
      const { view, actors } = await api.replay(table.id, length, String(seat), this.#secret)
      return { ...state, view, actors, legal: [], previews: [] }
    }
    const own = ownMoves(this.#link.entries, seat).at(-1)
    const start = await at(own?.length ?? first.length - 1)
    const happenings: Happening[] = []
    for (const entry of since) happenings.push({ state: await at(entry.length), entries: [entry] })
    this.account.again(start, happenings)
  }

  /** An entry as far as the account has come. */
  #told(entry: LogEntry): LogEntry {
    const { ahead, version } = this.account
    if (entry.kind !== 'moved' || entry.version !== version || !ahead.size) return entry
    return { ...entry, events: entry.events.filter((event) => !ahead.has(event)) }
  }

  #arrive(): void {
    const { state, version, seat, entries, lastEvents } = this.#link
    const since = sinceOwnMove(entries, seat ?? -1)
    const recent = since.length ? since.flatMap(eventsOf) : lastEvents
    this.account.begin(state, version ?? 0, seat ?? -1, recent as GameEvent[], lastEvents as GameEvent[])
  }
}

/** The moves that stand: what was taken back is gone. */
function standing(entries: LogEntry[]): Moved[] {
  let moves: Moved[] = []
  for (const entry of entries) {
    if (entry.kind === 'moved') moves.push(entry)
    else if (entry.kind === 'undone' || entry.kind === 'undo_answered') {
      const { length } = entry
      if (length !== null) moves = moves.filter((move) => move.length <= length)
    }
  }
  return moves
}

const ownMoves = (entries: LogEntry[], me: number): Moved[] =>
  standing(entries).filter(({ seat, by_bot }) => seat === me && !by_bot)

function sinceOwnMove(entries: LogEntry[], me: number): Moved[] {
  const moves = standing(entries)
  const last = moves.findLastIndex(({ seat, by_bot }) => seat === me && !by_bot)
  return me < 0 ? moves.slice(-1) : moves.slice(last + 1)
}
