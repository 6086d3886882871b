/** Where things lie on a player's mat. One unit is a pixel of the drawing; the mat never mirrors. */

export const MAT = { box: '4 -14 532 568', x: 270, y: 270, ring: 150, tray: 62, well: 53, hub: 64 }

/** The middle of each tray, I on top, clockwise. */
export const TRAY_AT = Array.from({ length: 6 }, (_, k) => {
  const turn = ((k * 60 - 90) * Math.PI) / 180
  return { x: MAT.x + MAT.ring * Math.cos(turn), y: MAT.y + MAT.ring * Math.sin(turn) }
})

/** The upper left corner of the slot beside each tray. */
export const SLOT = { width: 62, height: 58 }
export const SLOT_AT = [
  { x: 239, y: -8 },
  { x: 468, y: 109 },
  { x: 468, y: 373 },
  { x: 239, y: 490 },
  { x: 10, y: 373 },
  { x: 10, y: 109 },
]

export interface Spot {
  x: number
  y: number
  r: number
}

const row = (number: number, step: number, y: number, r: number): Spot[] =>
  Array.from({ length: number }, (_, k) => ({ x: (k - (number - 1) / 2) * step, y, r }))

/** Where markers lie in a tray, from its middle; many of them are smaller. */
export function spots(number: number): Spot[] {
  if (number <= 2) return row(number, 36, 22, 15)
  if (number === 3)
    return [
      { x: -34, y: 14, r: 15 },
      { x: 0, y: 28, r: 15 },
      { x: 34, y: 14, r: 15 },
    ]
  if (number === 4)
    return [...row(2, 56, 11, 13).map((one) => ({ ...one })), ...row(2, 29, 33, 13)].sort((a, b) => a.x - b.x)
  if (number <= 7) return [...row(Math.ceil(number / 2), 26, 9, 12), ...row(Math.floor(number / 2), 26, 33, 12)]
  const upper = Math.min(5, Math.ceil(number / 3) + 1)
  const middle = Math.min(5, Math.ceil((number - upper) / 2) + 1)
  return [
    ...row(upper, 18.5, 9, 8.8),
    ...row(Math.min(middle, number - upper), 18.5, 26.5, 8.8),
    ...row(Math.max(0, number - upper - middle), 18.5, 44, 8.8),
  ]
}

/** Where the markers in hand lie in the middle of the mat. */
export function hubSpots(number: number): Spot[] {
  if (number <= 3) return row(number, 42, 8, 18)
  const upper = Math.ceil(number / 2)
  return [...row(upper, 40, -10, 16), ...row(number - upper, 40, 28, 16)]
}

/** The arrow from the emptied tray to the last one, inside the circle. */
export function sweep(from: number, steps: number): string {
  const r = 80
  const at = (turn: number) => `${(MAT.x + r * Math.cos(turn)).toFixed(1)} ${(MAT.y + r * Math.sin(turn)).toFixed(1)}`
  const rad = Math.PI / 180
  const start = (from * 60 - 90 + 14) * rad
  const end = (from * 60 - 90 + Math.min(steps, 6) * 60 - 10) * rad
  const half = (start + end) / 2
  return `M${at(start)}A${r} ${r} 0 0 1 ${at(half)}A${r} ${r} 0 0 1 ${at(end)}`
}
