// The socket half of docs/protocol.md: one live link to one table, which survives lost connections by itself.
import { Trouble } from './api'
import { keep, type Keys } from './keys'
import type {
  Because,
  ClientMessage,
  Coaching,
  Hints,
  LogEntry,
  Presence,
  Refused,
  ServerMessage,
  State,
  TableInfo,
} from './wire'

type Command = Extract<ClientMessage, { key: string }>
type Without<T> = T extends unknown ? Omit<T, 'key'> : never
type Answer = { type: 'ack'; version: number } | Refused | Because | Hints | Coaching

interface Pending {
  command: Command
  resolve: (answer: Answer) => void
  reject: (trouble: Trouble) => void
}

const PAUSES = [300, 700, 1500, 3000, 5000, 8000]
const KEEP_ALIVE = 20_000
const PATIENCE = 8_000 // without a word after a ping, the connection counts as lost
/** After these there is no use in trying again: the table, the secret or the right is gone. */
const FINAL: Record<number, string> = {
  4400: 'malformed',
  4401: 'bad-secret',
  4403: 'watching-off',
  4404: 'no-such-table',
  4409: 'revoked',
  4412: 'signed-out',
  4410: 'cross-origin',
  4411: 'banned',
  4500: 'damaged',
}

export type Events = Record<string, unknown>[]

export class Link {
  phase = $state<'connecting' | 'live' | 'lost' | 'closed'>('connecting')
  closedBy = $state<string | null>(null)
  retryAt = $state(0)
  table = $state.raw<TableInfo | null>(null)
  state = $state.raw<State | null>(null)
  entries = $state.raw<LogEntry[]>([])
  seat = $state<number | null>(null)
  held = $state.raw<number[]>([])
  host = $state(false)
  present = $state.raw<Presence | null>(null)
  lastEvents = $state.raw<Events>([])
  version = $state<number | null>(null) // the newest this page has seen
  clockSkew = $state(0) // the server's clock minus ours, in milliseconds

  /** Called with what is new, after it is known here: for sounds, and for whoever tells it. */
  onnews: (entries: LogEntry[]) => void = () => {}
  /** Called when everything was told anew: on arrival, and through other eyes. */
  onwelcome: () => void = () => {}

  #id: string
  #keys: Keys
  #socket: WebSocket | null = null
  #pending = new Map<string, Pending>()
  #attempt = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #welcomed = false

  constructor(id: string, keys: Keys) {
    this.#id = id
    this.#keys = keys
    addEventListener('online', this.now)
    document.addEventListener('visibilitychange', this.#seen)
    this.#open()
  }

  close(): void {
    removeEventListener('online', this.now)
    document.removeEventListener('visibilitychange', this.#seen)
    clearTimeout(this.#retry)
    this.#hangUp()
  }

  /** Begin anew with other secrets (a seat was just claimed). */
  rekey(keys: Keys): void {
    this.#keys = keys
    this.version = null
    this.#hangUp()
    this.#open()
  }

  /** Try again at once. */
  now = (): void => {
    if (this.phase !== 'lost') return
    clearTimeout(this.#retry)
    this.#open()
  }

  /** Send a command; the promise settles when the server has answered, over as many connections as it takes. */
  say(message: Without<Command>): Promise<Answer> {
    const command = { ...message, key: crypto.randomUUID() } as Command
    return new Promise((resolve, reject) => {
      this.#pending.set(command.key, { command, resolve, reject })
      if (this.#welcomed) this.#send(command)
    })
  }

  /** Hot-seat: from now on through these eyes. */
  look(seat: number): void {
    this.#keys = keep(this.#id, { looked: seat })
    // Nothing of the last player's stays, also if the connection is lost before the answer: then all is told anew.
    this.seat = seat
    this.state = null
    this.entries = []
    this.version = null
    this.#send({ type: 'look', seat })
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #open(): void {
    this.phase = this.version === null ? 'connecting' : 'lost'
    this.#welcomed = false
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${this.#id}/socket`,
    )
    this.#socket = socket
    socket.onopen = () => {
      const { host, seats, watch, looked } = this.#keys
      const secrets = [...Object.values(seats), ...(host ? [host] : [])]
      const seat = this.seat ?? (looked !== undefined && looked in seats ? looked : null)
      this.#send({ type: 'hello', secrets, watch: watch ?? null, seat, known_version: this.version })
    }
    socket.onmessage = (told) => {
      // A frame is one message, or a list of them to be read in order.
      const heard = JSON.parse(String(told.data)) as ServerMessage | ServerMessage[]
      for (const message of Array.isArray(heard) ? heard : [heard]) this.#hear(message)
    }
    socket.onclose = (closed) => {
      if (socket === this.#socket) this.#lost(closed.code)
    }
  }

  #hangUp(): void {
    const socket = this.#socket
    this.#socket = null
    clearInterval(this.#ping)
    clearTimeout(this.#silence)
    socket?.close()
  }

  #lost(code: number): void {
    this.#hangUp()
    this.#welcomed = false
    const final = FINAL[code]
    if (final) {
      this.phase = 'closed'
      this.closedBy = final
      for (const { reject } of this.#pending.values()) reject(new Trouble(final))
      this.#pending.clear()
      return
    }
    const pause = (PAUSES[Math.min(this.#attempt, PAUSES.length - 1)] ?? 0) * (0.8 + Math.random() * 0.4)
    this.#attempt++
    this.phase = 'lost'
    this.retryAt = Date.now() + pause
    this.#retry = setTimeout(() => this.#open(), pause)
  }

  #seen = (): void => {
    this.#attend()
    if (document.hidden) return
    if (this.phase === 'lost') this.now()
    else this.#probe()
  }

  /** Whoever looks is told nothing by push or mail. */
  #attend(): void {
    if (this.#welcomed) this.#send({ type: 'attend', visible: !document.hidden })
  }

  #probe = (): void => {
    this.#send({ type: 'ping' })
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#lost(0), PATIENCE)
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#silence)
    switch (message.type) {
      case 'welcome':
        this.clockSkew = message.now - Date.now()
        this.table = message.table
        this.state = message.state
        this.entries = message.log
        this.seat = message.seat
        this.held = message.held
        this.host = message.host
        this.lastEvents = newestEvents(message.log)
        this.#reached(message.version)
        this.onwelcome()
        this.#ready()
        break
      case 'update':
        if (message.table) this.table = message.table
        if (message.state) this.state = message.state
        if (message.entries.length) {
          this.entries = [...this.entries, ...message.entries]
          const events = message.entries.flatMap(eventsOf)
          if (events.length) this.lastEvents = events
        }
        this.#reached(message.version)
        this.onnews(message.entries)
        if (!this.#welcomed) this.#ready()
        break
      case 'ack':
        // Its version is not yet ours: the update that tells what happened follows.
        this.#settle(message.key, ({ resolve }) => resolve(message))
        break
      case 'refused':
      case 'because':
      case 'hints':
      case 'coaching':
        this.#settle(message.key, ({ resolve }) => resolve(message))
        break
      case 'error':
        if (message.key) this.#settle(message.key, ({ reject }) => reject(new Trouble(message.code, message.facts)))
        break
      case 'presence':
        this.present = message
        break
      case 'pong':
        this.clockSkew = message.now - Date.now()
    }
  }

  #reached(version: number): void {
    if (this.version === null || version > this.version) this.version = version
  }

  #ready(): void {
    this.#welcomed = true
    this.#attempt = 0
    this.phase = 'live'
    if (document.hidden) this.#attend() // a page that says nothing is looked at
    clearInterval(this.#ping)
    this.#ping = setInterval(this.#probe, KEEP_ALIVE)
    // What was never acknowledged is said again with its own key: the server plays it once.
    for (const { command } of this.#pending.values()) this.#send(command)
  }

  #settle(key: string, how: (pending: Pending) => void): void {
    const pending = this.#pending.get(key)
    if (!pending) return
    this.#pending.delete(key)
    how(pending)
  }
}

export function eventsOf(entry: LogEntry): Events {
  return entry.kind === 'moved' || entry.kind === 'shown' ? (entry.events as Events) : []
}

function newestEvents(log: LogEntry[]): Events {
  const newest = log.findLast((entry) => eventsOf(entry).length > 0)
  return newest ? eventsOf(newest) : []
}
