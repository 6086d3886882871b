// A person at this device: what opens their seats here, and what this browser brings along.
import { personApi as api, Trouble } from './api'
import { allTables, keepFromAddress, keepMade, keysOf, secretsIn } from './keys'
import type { BroughtTable } from './wire'

const KEY = 'adamak.person'
const AT_ONCE = 50 // tables of one request

let person = $state(remembered())

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Is a person signed in here, as far as this browser knows? Guests ask the server for nothing. */
export function here(): boolean {
  return person
}

export function notePerson(signedIn: boolean): void {
  person = signedIn
  try {
    if (signedIn) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage nobody is remembered: the cookie still says who this is.
  }
}

/** Before a table is opened: what opens this person's seats there is kept, whatever device they took them on. */
export async function openPlaces(table: string): Promise<void> {
  if (!here()) return
  const held = secretsIn(keepFromAddress(table))
  try {
    let places = await api.places(table)
    const known = new Set([places.host, ...places.seats.map(({ secret }) => secret)])
    const brought = held.filter((secret) => !known.has(secret))
    if (brought.length && (await api.bring({ tables: [{ table, secrets: brought }] })).tables.length)
      places = await api.places(table)
    const { invite, watch } = keysOf(table)
    if (places.host || places.seats.length)
      keepMade({ ...places, invite: places.invite || (invite ?? ''), watch: places.watch || (watch ?? '') })
  } catch (wrong) {
    if (wrong instanceof Trouble && wrong.code === 'not-signed-in') notePerson(false)
  }
}

/** All that this browser holds becomes the person's. Returns how many tables came along. */
export async function bringAll(): Promise<number> {
  const tables: BroughtTable[] = allTables()
    .map((table) => ({ table, secrets: secretsIn(keysOf(table)) }))
    .filter(({ secrets }) => secrets.length)
  let count = 0
  for (let from = 0; from < tables.length; from += AT_ONCE)
    count += (await api.bring({ tables: tables.slice(from, from + AT_ONCE) })).tables.length
  return count
}

/** Can this browser make and use passkeys at this address? */
export function mayPasskey(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential
}

type Options = Record<string, unknown>

/** A new passkey for this server, as its authenticator answers. Trouble `passkey-refused`: there is none. */
export async function makePasskey(options: Options): Promise<Options> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  return answered(navigator.credentials.create({ publicKey }))
}

export async function usePasskey(options: Options): Promise<Options> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  return answered(navigator.credentials.get({ publicKey }))
}

async function answered(asked: Promise<Credential | null>): Promise<Options> {
  const found = await asked.catch(() => null) // closed by the person, or nothing to choose from
  if (!(found instanceof PublicKeyCredential)) throw new Trouble('passkey-refused')
  return found.toJSON() as unknown as Options
}
