// Links people pass on, and files they keep.
import { api } from './api'
import { reach } from './reach.svelte'
import { t } from './words.svelte'

export function inviteLink(table: string, invite: string): string {
  return `${reach.origin}/t/${table}#invite=${invite}`
}

export function watchLink(table: string, watch: string): string {
  return `${reach.origin}/t/${table}#watch=${watch}`
}

/** A seat handed out anew by the host. */
export function seatLink(table: string, seat: number, secret: string): string {
  return `${reach.origin}/t/${table}#seat=${seat}.${secret}`
}

/** The table itself, for whoever may see it without a key. */
export function tableLink(table: string): string {
  return `${reach.origin}/t/${table}`
}

/** Through the device's own sheet where it has one, else onto the clipboard. Says what it did. */
export async function passOn(link: string, title: string): Promise<string> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url: link })
      return ''
    } catch {
      // Closed by the person, or not allowed here: copy instead.
    }
  }
  return copy(link)
}

export async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return t('copied')
  } catch {
    return t('copy-failed')
  }
}

export async function download(table: string, game: string, secret: string | null): Promise<void> {
  keepBlob(`adamak-${game}-${table.slice(0, 6)}.json`, await api.save(table, secret))
}

/** Something of this page's as a file of JSON. */
export function keepFile(name: string, told: unknown): void {
  keepBlob(name, new Blob([JSON.stringify(told, null, 1) + '\n'], { type: 'application/json' }))
}

function keepBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
