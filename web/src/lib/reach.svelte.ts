// Where friends find this server. A page that was opened on the server's own machine must not send them to 127.0.0.1.
import { api } from './api'
import type { Reach } from './wire'

const OWN_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/
const told = $state<Reach>({ address: null, alone: false })
let asked = false

/** Asks the server, once; a page found by any other address has what it needs. */
export function learnReach(): void {
  if (asked || !OWN_MACHINE.test(location.hostname)) return
  asked = true
  api.reach().then(
    (reach) => Object.assign(told, reach),
    () => (asked = false),
  )
}

export const reach = {
  /** How every link that is passed on begins. */
  get origin(): string {
    return told.address ?? location.origin
  },
  /** The server hears its own machine alone. */
  get alone(): boolean {
    return told.alone ?? false
  },
}
