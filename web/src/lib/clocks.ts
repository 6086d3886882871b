// The clocks a table may be set up with, and how one is told.
import type { ClockPlan } from './wire'
import { t } from './words.svelte'

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
