// Ways to a table: at once against bots, from a save file.
import { api, Trouble } from './api'
import { keep, keepMade, keysOf, type Keys } from './keys'
import { go } from './router.svelte'
import { settings } from './settings.svelte'
import type { GameInfo, Import, NewTable, SeatPlan, TableInfo, TableMade } from './wire'

const LARGEST_SAVE = 8_000_000

export function sitDown(made: TableMade): void {
  keepMade(made)
  go(`/t/${made.table}`)
}

export async function openTable(plan: NewTable): Promise<void> {
  settings.game = plan.game
  sitDown(await api.make(plan))
}

/** Me and bots, as many as make a good game. */
export function againstBots(game: GameInfo): SeatPlan[] {
  const count = Math.min(Math.max(...game.seats), Math.max(Math.min(...game.seats), 4))
  const bots = Array.from({ length: count - 1 }, (): SeatPlan => ({ kind: 'bot', level: middle(game.bot_levels) }))
  return [{ kind: 'me', name: settings.name }, ...bots]
}

export function middle(levels: string[]): string {
  return levels.includes('medium') ? 'medium' : (levels[Math.floor(levels.length / 2)] ?? 'medium')
}

export async function playNow(id: string): Promise<void> {
  const game = (await api.games()).find((one) => one.id === id)
  if (!game) throw new Trouble('no-such-game')
  await openTable({ game: id, seats: againstBots(game) })
}

/** A guided game, from its beginning. */
export async function startLesson(game: string, lesson: string): Promise<void> {
  sitDown(await api.learn({ game, lesson }))
}

export async function readSave(files: FileList | null): Promise<Import['save'] | null> {
  const file = files?.[0]
  if (!file) return null
  if (file.size > LARGEST_SAVE) throw new Trouble('save-too-large', { most: LARGEST_SAVE / 1_000_000 })
  try {
    return JSON.parse(await file.text()) as Import['save']
  } catch {
    throw new Trouble('save-not-json')
  }
}

export async function openSave(files: FileList | null): Promise<void> {
  const save = await readSave(files)
  if (save) sitDown(await api.open({ save }))
}

/** A table that begins with what the file holds, for the people planned here. */
export async function openBrought(save: Import['save'], seats: SeatPlan[], spectators: boolean): Promise<void> {
  sitDown(await api.open({ save, seats, spectators }))
}

/** The same people once more. Asked for with a seat's secret, so that the seat is ours at the new table too. */
export async function playAgain(table: TableInfo, keys: Keys): Promise<void> {
  const secret = Object.values(keys.seats)[0] ?? keys.host
  if (!secret) throw new Trouble('no-secret')
  const made = await api.rematch(table.id, secret)
  keepMade(made)
  await followTo(made.table, table, keys)
}

/** To a rematch: whoever sat at the old table has a place at the new one, and the old secret is the proof. */
export async function followTo(rematch: string, old: TableInfo, keys: Keys): Promise<void> {
  for (const [seat, invite] of Object.entries(keys.seats)) {
    if (seat in keysOf(rematch).seats) continue
    const name = old.seats[Number(seat)]?.name ?? ''
    const held = await api.claim(rematch, Number(seat), { invite, name }).catch(() => null)
    if (held) keep(rematch, { seats: { [held.seat]: held.secret } })
  }
  go(`/t/${rematch}`)
}
