/** Where things lie on the board of the town, 1000 × 564. */

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export const TOWN: Box = { x: 0, y: 0, w: 1000, h: 564 }

/** The plaza of each open circle: workers stand on it. */
export const PLAZAS: Record<string, Box> = {
  forest: { x: 14, y: 124, w: 172, h: 50 },
  quarry: { x: 14, y: 308, w: 172, h: 50 },
  mines: { x: 14, y: 496, w: 172, h: 50 },
  silversmith: { x: 226, y: 116, w: 156, h: 50 },
  workshop: { x: 388, y: 116, w: 146, h: 50 },
  kings_storehouse: { x: 226, y: 256, w: 168, h: 50 },
  town_centre: { x: 404, y: 256, w: 164, h: 50 },
  tax_stand: { x: 612, y: 256, w: 156, h: 50 },
  guardhouse: { x: 486, y: 482, w: 150, h: 50 },
}

/** What a phone shows of the town: one picture for each place. */
export const CROPS: Record<string, Box> = {
  forest: { x: 0, y: 76, w: 200, h: 110 },
  quarry: { x: 0, y: 260, w: 200, h: 110 },
  mines: { x: 0, y: 448, w: 200, h: 110 },
  silversmith: { x: 204, y: 68, w: 200, h: 110 },
  workshop: { x: 361, y: 68, w: 200, h: 110 },
  kings_storehouse: { x: 210, y: 208, w: 200, h: 110 },
  town_centre: { x: 386, y: 208, w: 200, h: 110 },
  tax_stand: { x: 590, y: 208, w: 200, h: 110 },
  guardhouse: { x: 461, y: 434, w: 200, h: 110 },
  black_market: { x: 222, y: 412, w: 258, h: 152 },
  prison: { x: 640, y: 404, w: 134, h: 160 },
  guildhall: { x: 778, y: 400, w: 222, h: 164 },
  cathedral: { x: 776, y: 60, w: 222, h: 284 },
}

/** The three spaces of the Black Market, and the goods shown over them. */
export const MARKET_SPOTS: Record<string, { cx: number; card: Box }> = {
  black_market_left: { cx: 271, card: { x: 233, y: 450, w: 74, h: 56 } },
  black_market_middle: { cx: 351, card: { x: 313, y: 450, w: 76, h: 56 } },
  black_market_right: { cx: 431, card: { x: 395, y: 450, w: 74, h: 56 } },
}
export const MARKET_Y = 534

/** The outlines of the Guildhall: six columns are printed, as many are used as there are players and one more. */
export const HALL = { x: 795, y: 430, step: 32, size: 28, columns: 6, rows: 4 }

export const PRISON: Box = { x: 656, y: 440, w: 102, h: 116 }

/** The levels of the cathedral from below: the row of niches, the cost at its left and the points at its right. */
export const LEVELS: { y: number; niches: number[]; cost: number; points: number }[] = [
  { y: 326, niches: [838, 866, 894, 922, 950], cost: 0, points: 0 },
  { y: 289, niches: [864, 898, 932], cost: 826, points: 981 },
  { y: 239, niches: [864, 898, 932], cost: 834, points: 978 },
  { y: 189, niches: [881, 915], cost: 842, points: 967 },
  { y: 139, niches: [881, 915], cost: 850, points: 961 },
  { y: 89, niches: [898], cost: 864, points: 948 },
]

/** The apprentices on display: two rows of four. */
export const RACK: Box = { x: 540, y: 1, w: 256, h: 171 }
export const CARD = { w: 60, h: 78 }
export const slotAt = (k: number): { x: number; y: number } => ({ x: 545 + (k % 4) * 62.5, y: k < 4 ? 5 : 88 })
