/** Geometry of the square, the buildings and the Cathedral. Nothing here knows the game's state. */

// --- the square: a disc cut into as many districts as are in use, one's own at the bottom ---

export const SQUARE = { size: 320, middle: 160, inner: 38, outer: 144, rim: 150 }

export interface Wedge {
  area: string
  rim: string
  /** the middle of its dice, in percent of the square, and how wide they may lie */
  x: number
  y: number
  wide: number
}

const at = (radius: number, degrees: number): [number, number] => {
  const turn = (degrees * Math.PI) / 180
  return [SQUARE.middle + radius * Math.sin(turn), SQUARE.middle + radius * Math.cos(turn)]
}
const point = (radius: number, degrees: number): string =>
  at(radius, degrees)
    .map((one) => one.toFixed(1))
    .join(' ')

/** How far out the dice lie and how wide, by the number of districts. */
const REACH: Record<number, [number, number]> = { 2: [86, 66], 3: [92, 45], 4: [97, 34], 5: [100, 32] }

/** Degrees run clockwise from the bottom: the district of whom one looks from comes first, then the others in turn. */
export function wedges(number: number): Wedge[] {
  const step = 360 / number
  const [far, wide] = REACH[number] ?? [100, 32]
  return Array.from({ length: number }, (_, k) => {
    const [from, to] = [-k * step + step / 2 - 0.8, -k * step - step / 2 + 0.8]
    const large = step > 180 ? 1 : 0
    const [x, y] = at(far, -k * step)
    return {
      area: [
        `M${point(SQUARE.inner, from)}L${point(SQUARE.outer, from)}`,
        `A${SQUARE.outer} ${SQUARE.outer} 0 ${large} 1 ${point(SQUARE.outer, to)}L${point(SQUARE.inner, to)}`,
        `A${SQUARE.inner} ${SQUARE.inner} 0 ${large} 0 ${point(SQUARE.inner, from)}z`,
      ].join(''),
      rim: `M${point(SQUARE.rim, from)}A${SQUARE.rim} ${SQUARE.rim} 0 ${large} 1 ${point(SQUARE.rim, to)}`,
      x: (x / SQUARE.size) * 100,
      y: (y / SQUARE.size) * 100,
      wide: number === 3 && k ? wide - 5 : number === 4 && k % 2 === 0 ? 44 : number > 3 && !k ? wide + 6 : wide,
    }
  })
}

// --- the buildings: a drawing of 216 by 138 with six niches ---

export interface Niche {
  x: number
  y: number
  wide: number
  high: number
  /** size of the citizen in it */
  citizen: number
}

const grid = (
  columns: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
  wide: number,
  high: number,
  citizen: number,
): Niche[] =>
  Array.from({ length: 6 }, (_, k) => ({
    x: x + dx * (k % columns),
    y: y + dy * Math.floor(k / columns),
    wide,
    high,
    citizen,
  }))

export const NICHES: Record<string, Niche[]> = {
  palace: grid(3, 26, 36, 40, 47, 33, 41, 28),
  bishopric: grid(2, 66, 37, 38, 31, 31, 28, 26),
  city_hall: grid(3, 67, 41, 33.5, 45, 28, 40, 27),
}
/** The niches for rows of these sizes. Where they are not those of the drawing, each row is a line between walls. */
export function nichesOf(building: string, sizes: number[]): Niche[] {
  const usual = NICHES[building] ?? []
  const [first, last] = [usual[0], usual.at(-1)]
  const columns = usual.filter(({ y }) => y === first?.y).length
  if (!first || !last || sizes.length === 6 || sizes.every((size) => size === columns)) return usual
  const left = first.x - first.wide / 2
  const line = (last.y + last.high - first.y) / sizes.length
  const high = Math.min(first.high, line - 3)
  const wide = Math.min(first.wide, high, (last.x + last.wide / 2 - left) / Math.max(...sizes) - 3)
  return sizes.flatMap((size, row) =>
    Array.from({ length: size }, (_, k) => ({
      x: left + wide / 2 + k * (wide + 3),
      y: first.y + row * line,
      wide,
      high,
      citizen: Math.min(first.citizen, wide, high),
    })),
  )
}
export const nichePath = ({ x, y, wide, high }: Niche): string => {
  const [left, right, arch] = [x - wide / 2, x + wide / 2, y + wide * 0.45]
  const eaves = y + wide * 0.15
  return [
    `M${left} ${y + high}V${arch}C${left} ${eaves} ${x - wide / 4} ${y} ${x} ${y}`,
    `S${right} ${eaves} ${right} ${arch}V${y + high}z`,
  ].join('')
}
/** A row of a building with its dice, as a frame around it. */
export const rowFrame = (
  niches: Niche[],
  first: number,
  number: number,
): { x: number; y: number; width: number; height: number } => {
  const [from, to] = [niches[first], niches[first + number - 1]]
  if (!from || !to) return { x: 0, y: 0, width: 0, height: 0 }
  return {
    x: from.x - from.wide / 2 - 2.5,
    y: from.y - 2.5,
    width: to.x - from.x + from.wide + 5,
    height: from.high + 4,
  }
}
/** The dice before a row: Palace spaces carry their number instead. */
const MARKS: Record<string, { x: number; size: number; step: number }> = {
  bishopric: { x: 5, size: 14, step: 17 },
  city_hall: { x: 3, size: 13, step: 14.5 },
}
/** Where so many dice stand before the row that begins with a niche; null where none do. */
export function marksOf(building: string, { x, y, wide, high }: Niche, dice: number) {
  const mark = MARKS[building]
  if (!mark) return null
  const step = Math.min(mark.step, (x - wide / 2 - mark.x) / dice)
  const size = Math.min(mark.size, high, step)
  return { x: mark.x, y: y + (high - size) / 2, size, step }
}

// --- the Cathedral: a drawing of 156 by 314, three levels of six ---

export const CELL = { left: 19, step: 23.6, wide: 19, level: 48, bottom: 280, high: 38 }
export const cellAt = (level: number, number: number): { x: number; y: number } => ({
  x: CELL.left + CELL.step * number,
  y: CELL.bottom - CELL.level * level,
})
export const cellPath = (level: number, number: number): string => {
  const { x, y } = cellAt(level, number)
  return `M${x - 9.5} ${y}v-28c0-6 5-9 9.5-10.5 4.5 1.5 9.5 4.5 9.5 10.5v28z`
}

/** Where the pips of a die lie, in a box of 24. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[12, 12]],
  2: [
    [6.5, 6.5],
    [17.5, 17.5],
  ],
  3: [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  4: [
    [6.5, 6.5],
    [17.5, 6.5],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  5: [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  6: [
    [6.5, 5.5],
    [17.5, 5.5],
    [6.5, 12],
    [17.5, 12],
    [6.5, 18.5],
    [17.5, 18.5],
  ],
}
