// Pushes to this browser: the server tells it what its person misses, also while no page is open.
import { noticesApi as api, Trouble } from './api'
import { here } from './person.svelte'
import type { NoticesShown } from './wire'

const KEY = 'adamak.push' // 'on': subscribed here; 'asked': offered once at a table, and not wanted

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function remember(what: 'on' | 'asked'): void {
  try {
    localStorage.setItem(KEY, what)
  } catch {
    // Without storage it may be asked again.
  }
}

/** Are pushes sent to this browser? Then the page need not call as well. */
export const pushed = (): boolean => remembered() === 'on'

/** Can this browser take pushes at this address? */
export function mayPush(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** A person who was never asked, in a browser that was never asked. */
export function mayAsk(): boolean {
  return here() && mayPush() && Notification.permission === 'default' && remembered() === null
}

/** From now on; Trouble `push-refused` where the browser or its person does not want it. */
export async function subscribe(pushKey: string): Promise<NoticesShown> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Trouble('push-refused')
  const { pushManager } = await navigator.serviceWorker.ready
  let made: PushSubscription
  try {
    await (await pushManager.getSubscription())?.unsubscribe() // it may be of another key
    made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  } catch {
    throw new Trouble('push-refused')
  }
  const { endpoint = '', keys } = made.toJSON()
  const shown = await api.push({ endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' })
  remember('on')
  return shown
}

export async function unsubscribe(): Promise<void> {
  remember('asked')
  const registered = await navigator.serviceWorker?.getRegistration()
  await (await registered?.pushManager.getSubscription())?.unsubscribe()
}
