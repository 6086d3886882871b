// The clocks a table may be set up with, and how one is told.
import type { ClockPlan } from './wire'
import { number, t } from './words.svelte'

export const CLOCKS: Record<string, ClockPlan | null> = {
  none: null,
  quick: { base: 600, increment: 5 },
  calm: { base: 1800, increment: 15 },
  days: { base: 259_200, increment: 43_200 },
}

export function clockName(plan: ClockPlan | null): string {
  const usual = Object.entries(CLOCKS).find(
    ([, clock]) => clock?.base === plan?.base && clock?.increment === plan?.increment,
  )
  if (usual || !plan) return t(`clock-${usual?.[0] ?? 'none'}`)
  return t('clock-own', { minutes: Math.round(plan.base / 60), seconds: plan.increment ?? 0 })
}

/** What a clock shows: minutes and seconds, from an hour on hours too, from a day on days alone. */
export function timeText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  if (seconds >= 86_400) return t('clock-left-days', { days: Math.floor(seconds / 86_400) })
  const pad = (value: number) => number(value).padStart(2, number(0))
  const hours = Math.floor(seconds / 3600)
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
  return hours ? `${number(hours)}:${rest}` : rest
}
