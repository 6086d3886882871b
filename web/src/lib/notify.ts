// A notice of the system for who has the page out of sight; only where the person has asked for it in the settings.
import { pushed } from './push'
import { settings } from './settings.svelte'

/** Asks the browser for leave. False where it is refused or unknown: then there are no notices. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** A later notice of the same table takes the place of an earlier one; a press on it brings the page back. */
export function notify(title: string, body: string, table: string): void {
  if (pushed() || !settings.notice || !document.hidden || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  const dir = settings.lang === 'fa' ? 'rtl' : 'ltr'
  const notice = new Notification(title, { body, tag: table, lang: settings.lang, dir, icon: '/favicon.svg' })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
}
