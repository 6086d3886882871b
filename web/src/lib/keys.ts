// The secrets this browser holds: told once by the server, kept per table in local storage.
import type { TableMade } from './wire'

export interface Keys {
  host?: string
  seats: Record<number, string>
  invite?: string
  watch?: string
  looked?: number // hot-seat: through whose eyes last
}

const name = (table: string) => `adamak.keys.${table}`

export function keysOf(table: string): Keys {
  try {
    const kept = JSON.parse(localStorage.getItem(name(table)) ?? '{}') as Partial<Keys>
    return { ...kept, seats: kept.seats ?? {} }
  } catch {
    return { seats: {} }
  }
}

export function keep(table: string, more: Partial<Keys>): Keys {
  const old = keysOf(table)
  const all = { ...old, ...more, seats: { ...old.seats, ...more.seats } }
  try {
    localStorage.setItem(name(table), JSON.stringify(all))
  } catch {
    // Without storage the secrets live as long as the page that holds them.
  }
  return all
}

export function keepMade(made: TableMade): Keys {
  const seats = Object.fromEntries(made.seats.map(({ seat, secret }) => [seat, secret]))
  return keep(made.table, { host: made.host, invite: made.invite, watch: made.watch, seats })
}

/** Every table of which this browser holds a secret. */
export function allTables(): string[] {
  const start = name('')
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length))
  } catch {
    return []
  }
}

/** What gives power over seats, and over the table. */
export function secretsIn({ seats, host }: Keys): string[] {
  return [...Object.values(seats), ...(host ? [host] : [])]
}

/** Secrets that came in the address (#invite=…, #watch=…, #seat=2.…) are kept and taken out of it. */
export function keepFromAddress(table: string): Keys {
  const found = new URLSearchParams(location.hash.slice(1))
  const [invite, watch, seat] = ['invite', 'watch', 'seat'].map((key) => found.get(key))
  if (!invite && !watch && !seat) return keysOf(table)
  history.replaceState(null, '', location.pathname)
  const more: Partial<Keys> = {}
  if (invite) more.invite = invite
  if (watch) more.watch = watch
  const [number, secret] = seat?.split('.') ?? []
  if (number && secret) more.seats = { [Number(number)]: secret }
  return keep(table, more)
}

/** Whatever lets this browser read the table: a seat, the host's secret, or the right to watch. */
export function readingKey(keys: Keys): string | null {
  return Object.values(keys.seats)[0] ?? keys.host ?? keys.watch ?? null
}
