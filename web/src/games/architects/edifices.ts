/**
 * How each building is drawn: its sky, its ground, and parts of Parts.svelte put together. All on 64 × 56, ground at
 * 48.
 */

/** part, x, y, size, and its two colours */
export type Part = [part: string, x: number, y: number, size: number, a?: string, b?: string]
export interface Edifice {
  sky: string
  ground: string
  parts: Part[]
}

const GRASS = '#A9B98C'
const EARTH = '#C3A277'
const SAND = '#D9C7A0'
const PAVED = '#B8B0A2'
const DARK = '#4F6340'
const [RED, ROOF, SLATE, PLUM, MOSS] = ['#A8442F', '#C0562F', '#7C93A0', '#6B4E86', '#5A874B']
const [CREAM, STONE, WOOD, WHITE] = ['#F1E3C6', '#B9B2A6', '#C79B68', '#F4EFE4']

const market = (good: string, awning: string, sky: string): Edifice => ({
  sky,
  ground: SAND,
  parts: [
    ['house', 52, 46, 0.8, CREAM, SLATE],
    ['stall', 26, 49, 1.15, WOOD, awning],
    [good, 26, 35, 0.62],
  ],
})
const hut = (tool: string, roof: string, sky: string): Edifice => ({
  sky,
  ground: GRASS,
  parts: [
    ['house', 27, 49, 1.5, '#E4D6BA', roof],
    [tool, 51, 43, 0.75],
    ['oak', 8, 48, 0.5, '#7BA35E'],
  ],
})

export const EDIFICES: Record<string, Edifice> = {
  smithy: {
    sky: '#E3CDB8',
    ground: EARTH,
    parts: [
      ['hall', 28, 49, 0.95, '#CDBFA6', '#5A4D44'],
      ['forge', 24, 49, 1],
      ['chimney', 44, 34, 1, '#8F887E'],
      ['stone', 54, 45, 0.6],
    ],
  },
  steeple: {
    sky: '#D4E2EC',
    ground: GRASS,
    parts: [
      ['spire', 32, 49, 1.12, WHITE, SLATE],
      ['cross', 32, 2.5, 0.7],
      ['oak', 12, 48, 0.6, MOSS],
      ['house', 52, 48, 0.7, CREAM, ROOF],
    ],
  },
  stone_market: market('stone', '#7C93A0', '#DDE2E6'),
  tavern: {
    sky: '#EBD9B4',
    ground: PAVED,
    parts: [
      ['house', 30, 49, 1.7, CREAM, RED],
      ['sign', 53, 26, 1, '#D9A441'],
      ['barrel', 54, 49, 1],
    ],
  },
  thieves_den: {
    sky: '#8E86A6',
    ground: '#574C5E',
    parts: [
      ['moon', 52, 10, 1],
      ['house', 24, 50, 1.35, '#9A8AA0', '#4A4155'],
      ['house', 48, 50, 0.95, '#7F7189', '#3B3344'],
      ['silver', 36, 47, 0.6],
    ],
  },
  tilers_hut: hut('tiling', '#B5532C', '#F0DFC8'),
  trading_post: {
    sky: '#E6E0C8',
    ground: SAND,
    parts: [
      ['tent', 22, 49, 1.1, '#D9A441', '#FFF1C4'],
      ['crate', 45, 49, 1],
      ['crate', 53, 49, 0.7],
      ['flagpole', 44, 40, 0.9, RED],
    ],
  },
  treasury: {
    sky: '#F0E3B8',
    ground: PAVED,
    parts: [
      ['temple', 32, 49, 1.05, WHITE, '#C9C3B8'],
      ['gold', 32, 44, 0.6],
    ],
  },
  university: {
    sky: '#EADFEA',
    ground: GRASS,
    parts: [
      ['hall', 32, 49, 1.3, '#E8DCC4', PLUM],
      ['gable', 32, 49, 1.05, WHITE, PLUM],
      ['flagpole', 32, 10, 0.8, RED],
    ],
  },
  watchtower: {
    sky: '#D3DCE3',
    ground: DARK,
    parts: [
      ['tower', 32, 49, 1.25, STONE],
      ['flagpole', 32, 6, 0.7, RED],
      ['pine', 11, 49, 0.6, '#4F7A43'],
      ['pine', 54, 49, 0.55, '#456E3B'],
    ],
  },
  well: {
    sky: '#DCE8D6',
    ground: GRASS,
    parts: [
      ['well', 32, 49, 1.2, STONE, ROOF],
      ['oak', 10, 48, 0.6, MOSS],
    ],
  },
  wood_market: market('wood', MOSS, '#E2E6D0'),
  aqueduct: {
    sky: '#CFE3EA',
    ground: GRASS,
    parts: [
      ['arches', 32, 49, 1, '#D8CDB8'],
      ['oak', 54, 50, 0.45, MOSS],
    ],
  },
  armoury: {
    sky: '#E7DDCB',
    ground: '#B8A682',
    parts: [
      ['castle', 32, 49, 1, '#A39C92'],
      ['swords', 32, 42, 0.85],
    ],
  },
  barracks: {
    sky: '#DCD9CE',
    ground: EARTH,
    parts: [
      ['hall', 30, 49, 1.1, '#C7B08A', '#6F7F4F'],
      ['flagpole', 12, 24, 0.9, RED],
      ['shieldk', 50, 40, 0.9, '#A11F14'],
    ],
  },
  betting_house: {
    sky: '#E8D2D8',
    ground: PAVED,
    parts: [
      ['house', 28, 49, 1.6, '#E9D6C4', '#7B2350'],
      ['dice', 50, 47, 1],
    ],
  },
  carpenters_hut: hut('carpentry', '#8A5A33', '#EFE4CC'),
  castle: {
    sky: '#CBDDE8',
    ground: GRASS,
    parts: [
      ['castle', 32, 49, 1, STONE],
      ['spire', 13, 49, 0.95, STONE, PLUM],
      ['spire', 51, 49, 0.95, STONE, PLUM],
      ['flagpole', 32, 19, 0.7, RED],
    ],
  },
  chapel: {
    sky: '#E6EAD8',
    ground: GRASS,
    parts: [
      ['house', 34, 49, 1.45, WHITE, SLATE],
      ['spire', 15, 49, 0.72, WHITE, SLATE],
      ['cross', 15, 19, 0.55],
      ['oak', 57, 49, 0.55, MOSS],
    ],
  },
  church: {
    sky: '#DDE7EE',
    ground: GRASS,
    parts: [
      ['hall', 40, 49, 0.85, WHITE, RED],
      ['spire', 17, 49, 0.98, WHITE, RED],
      ['cross', 17, 8, 0.6],
    ],
  },
  clay_market: market('clay', '#B5532C', '#F0DFC8'),
  clay_pit: {
    sky: '#EEDCC4',
    ground: '#B98A5E',
    parts: [
      ['pit', 30, 51, 1.1, '#8E5433'],
      ['crane', 52, 50, 0.9],
      ['clay', 16, 45, 0.6],
    ],
  },
  drafting_room: {
    sky: '#E4E0EA',
    ground: '#B99B72',
    parts: [
      ['desk', 32, 50, 1.15, WOOD],
      ['scroll', 32, 28, 1.1],
    ],
  },
  dungeon: {
    sky: '#5E5863',
    ground: '#3B3740',
    parts: [
      ['vault', 32, 50, 1.1, '#7C7680'],
      ['bars', 32, 49, 1],
    ],
  },
  factory: {
    sky: '#DAD9D2',
    ground: PAVED,
    parts: [
      ['hall', 34, 49, 1.05, '#CFC3AE', '#8A6A48'],
      ['chimney', 14, 34, 1.3, '#A8442F'],
      ['marble', 52, 45, 0.65],
    ],
  },
  fortress: {
    sky: '#CDD3DA',
    ground: DARK,
    parts: [
      ['castle', 32, 49, 1.1, '#8F887E'],
      ['tower', 12, 49, 0.95, '#A39C92'],
      ['tower', 52, 49, 0.95, '#A39C92'],
      ['flagpole', 52, 16, 0.6, RED],
    ],
  },
  fountain: {
    sky: '#D6E6EA',
    ground: PAVED,
    parts: [
      ['fountain', 32, 50, 1.15, WHITE],
      ['oak', 8, 46, 0.5, MOSS],
      ['oak', 57, 46, 0.5, '#7BA35E'],
    ],
  },
  gamblers_den: {
    sky: '#A08CA6',
    ground: '#5E4E63',
    parts: [
      ['moon', 11, 10, 0.9],
      ['hall', 34, 50, 1, '#8C7A92', '#4A2F4C'],
      ['dice', 20, 48, 0.9],
      ['lantern', 53, 33, 1],
    ],
  },
  hideout: {
    sky: '#C9BFD0',
    ground: DARK,
    parts: [
      ['moon', 50, 11, 1],
      ['cave', 31, 50, 1.1, '#8A6A48', '#6E7F58'],
    ],
  },
  keep: {
    sky: '#D2D6D6',
    ground: GRASS,
    parts: [
      ['keep', 32, 49, 1.15, '#A9A298'],
      ['flagpole', 32, 8, 0.7, '#3D6EBA'],
    ],
  },
  library: {
    sky: '#E8E0D0',
    ground: '#B99B72',
    parts: [
      ['temple', 32, 49, 1, CREAM, '#7C93A0'],
      ['book', 32, 45, 0.9],
    ],
  },
  lighthouse: {
    sky: '#BFDDE6',
    ground: '#6FA9B8',
    parts: [
      ['beam', 32, 12, 1],
      ['rock', 32, 50, 1.1, '#8E8A7C'],
      ['beacon', 32, 42, 1, WHITE, ROOF],
    ],
  },
  lumber_camp: {
    sky: '#DCE6D0',
    ground: GRASS,
    parts: [
      ['pine', 11, 48, 0.9, '#456E3B'],
      ['pine', 24, 46, 0.75, '#5A874B'],
      ['pine', 55, 47, 0.85, '#4F7A43'],
      ['logs', 36, 50, 1.1],
    ],
  },
  masons_hut: hut('masonry', '#7C93A0', '#D9E6EC'),
  moneylender: {
    sky: '#EAE2C8',
    ground: PAVED,
    parts: [
      ['house', 26, 49, 1.55, CREAM, '#3F6130'],
      ['chest', 49, 50, 1],
    ],
  },
  monument: {
    sky: '#DFE6EE',
    ground: PAVED,
    parts: [
      ['column', 32, 49, 1.15, WHITE],
      ['oak', 10, 48, 0.55, MOSS],
      ['oak', 55, 48, 0.55, '#7BA35E'],
    ],
  },
  observatory: {
    sky: '#3E4A6B',
    ground: '#3F5138',
    parts: [
      ['stars', 32, 12, 1],
      ['dome', 32, 49, 1.2, '#CFC3AE', '#7C93A0'],
    ],
  },
  palace: {
    sky: '#E9DFC6',
    ground: GRASS,
    parts: [
      ['hall', 32, 49, 1.35, WHITE, '#3D6EBA'],
      ['dome', 32, 40, 0.75, WHITE, '#E3AE23'],
      ['flagpole', 10, 26, 0.6, RED],
      ['flagpole', 54, 26, 0.6, RED],
    ],
  },
  reservoir: {
    sky: '#D6E4E4',
    ground: GRASS,
    parts: [
      ['basin', 32, 50, 1.15, STONE],
      ['house', 50, 34, 0.6, CREAM, ROOF],
    ],
  },
  silver_market: market('silver', '#6B4E86', '#E2E0E8'),
}
