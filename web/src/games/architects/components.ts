/** The cards as printed: the numbers of components.py, and each effect as a line of signs. */
import type { Goods, Good, Skill } from './types'

export const GOODS: Good[] = ['clay', 'wood', 'stone', 'gold', 'marble', 'silver']
export const CIRCLES = [
  'forest',
  'quarry',
  'mines',
  'silversmith',
  'kings_storehouse',
  'workshop',
  'town_centre',
  'tax_stand',
  'guardhouse',
]
export const MARKET = ['black_market_left', 'black_market_middle', 'black_market_right']
export const MARKET_SILVER = [1, 2, 3]
export const SLOTS = ['top_1', 'top_2', 'top_3', 'top_4', 'bottom_1', 'bottom_2', 'bottom_3', 'bottom_4']
export const VIRTUE_POINTS = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]
export const TAX_EVASION = [2, 2, 1, 1]
/** virtue from which the Black Market is closed, and below which the cathedral is */
export const MARKET_BELOW = 10
export const CATHEDRAL_FROM = 5

export interface Building {
  skills: Skill[]
  cost: Goods
  virtue: number
  points: number
  /** signs of the effect: ids of Art.svelte, numbers, `vp2`, and marks between them */
  signs: string[]
}
export interface Apprentice {
  skills: Skill[]
  /** virtue on hiring */
  virtue: number
  portrait: string
  signs: string[]
}

// id | skills | cost: clay wood stone gold marble | virtue | points | signs
const BUILDING_ROWS = `
smithy||4 2 0 0 0|0|3|bolt 4 stone
steeple||0 2 0 2 0|1|4|flag highest > vp2
stone_market|m|2 0 4 0 1|0|7|flag most stone > vp2
tavern|c|0 3 2 1 0|0|6|bolt free person
thieves_den|m|1 2 3 0 0|-2|8|bolt 4 silver
tilers_hut||2 1 2 0 0|0|5|flag vp1 / tiling
trading_post|m|0 1 3 2 0|0|7|flag 1 virtue / 4 basic
treasury|t|0 1 3 1 0|0|6|bolt 1 gold / 3 silver
university|ctm|4 2 3 0 2|1|11|flag debt 0 > vp2
watchtower|ctm|3 4 0 1 1|-1|11|bolt 3 prison > -1 virtue
well||0 2 2 0 0|0|3|bolt 4 clay
wood_market|c|2 4 0 1 0|0|7|flag most wood > vp2
aqueduct||2 3 0 1 0|0|3|flag vp1 / home
armoury|cm|0 3 5 1 0|0|9|bolt 1 capture
barracks|ctm|2 6 0 2 0|0|10|bolt free worker / capture
betting_house||1 0 2 1 0|-1|7|bolt 1 debt
carpenters_hut||3 1 1 0 0|0|5|flag vp1 / carpentry
castle|ctm|2 4 0 1 2|0|10|flag 1 virtue / 2 gold
chapel|c|2 1 4 0 0|1|6|flag highest > 2 virtue
church||3 0 3 0 0|1|5|bolt destroy
clay_market|t|3 0 2 1 0|0|6|flag most clay > vp2
clay_pit||4 1 0 0 0|0|3|bolt 1 gold / 1 marble
drafting_room|ct|0 0 4 3 0|0|8|bolt 2 card
dungeon|ctm|0 0 4 2 2|-1|14|flag -2 virtue
factory|m|0 2 2 3 0|0|7|bolt 2 marble
fortress|ctm|3 0 4 1 2|-2|12|bolt 2 capture
fountain||0 0 3 0 1|1|4|flag vp1 / debt
gamblers_den|ct|0 0 1 1 3|-2|10|flag -vp1 / debt
hideout|cm|1 3 2 0 0|-2|8|bolt prison > worker
keep|ctm|0 5 2 2 0|-2|12|flag vp1 / 3 capture
library|ct|0 4 2 0 1|0|8|bolt card > 2 gold
lighthouse|t|0 3 1 0 2|0|6|flag vp1 / 4 virtue
lumber_camp||4 0 2 0 0|0|3|bolt 4 wood
masons_hut||0 2 4 0 0|0|5|flag vp1 / masonry
moneylender|m|4 2 0 1 0|-1|5|flag vp1 / paid
monument|tm|0 2 3 0 2|1|9|bolt worker 1 virtue
observatory|c|1 3 1 1 0|0|7|flag 1 virtue / 2 marble
palace|tm|0 3 3 0 2|0|9|bolt 1 gold / 4 virtue
reservoir||6 1 0 0 0|0|4|flag 1 virtue / 2 paid
silver_market|t|0 2 0 1 1|0|6|flag most silver > vp2`

// id | skills | virtue on hiring | signs
const APPRENTICE_ROWS = `
acolyte_carpentry|c|1|cath > 1 card
acolyte_tiling|t|1|cath > 2 clay
acolyte_masonry|m|1|cath > 2 silver
conspirator_1|c|0|capture -1 silver
conspirator_2|c|0|capture -1 silver
debt_collector_tiling|t|0|paid > 2 clay
debt_collector_masonry|m|0|paid > 2 stone
debt_collector_carpentry|c|0|paid > 2 wood
gatekeeper|m|-1|reset > 2 free
illusionist|c|-1|bm virtue 0
jeweller_1|t|0|silver +1
jeweller_2|t|0|silver +1
labourer|ctm|0|
merchant_clay|t|0|1 silver > 3 clay
merchant_gold|m|0|2 silver > 1 gold
merchant_marble|t|0|3 silver > 1 marble
merchant_stone|m|0|1 silver > 2 stone
merchant_wood|c|0|1 silver > 2 wood
miner_1|t|0|clay +1
miner_2|t|0|clay +1
patron_clay|t|0|1 clay > 1 virtue
patron_silver|m|0|2 silver > 1 virtue
patron_stone|m|0|1 stone > 1 virtue
patron_wood|c|0|1 wood > 1 virtue
pickpocket|t|-1|tax > 1 gold
squire_gold|t|1|reset > 1 gold
squire_marble|m|1|reset > 1 marble
squire_virtue|c|1|reset > 2 virtue
stonecutter_1|m|0|stone +1
stonecutter_2|m|0|stone +1
swindler_clay|t|-1|bm > 2 clay
swindler_stone|m|-1|bm > 1 stone
swindler_wood|c|-1|bm > 1 wood
thief|c|0|tax virtue +1
trader_clay|t|0|3 clay > 1 marble
trader_stone|m|0|2 stone > 1 marble
trader_wood|c|0|2 wood > 1 marble
trickster|m|-1|bm -1 silver
woodcutter_1|c|0|wood +1
woodcutter_2|c|0|wood +1`

/** What each character begins with in the variable setup. */
export const BOARDS: Record<string, string[]> = {
  therese: ['5', 'silver', '5', 'virtue', '4', 'prison', '1', 'card'],
  caroline: ['10', 'silver', '3', 'virtue', '8', 'prison', '1', 'debt', '1', 'marble'],
  ada: ['0', 'silver', '11', 'virtue', '1', 'card', '1', 'gold'],
  fredrick: ['4', 'silver', '7', 'virtue', '1', 'stone'],
  rudolf: ['3', 'silver', '9', 'virtue', '1', 'wood'],
}

const LETTER: Record<string, Skill> = { c: 'carpentry', t: 'tiling', m: 'masonry' }
const skillsOf = (letters: string): Skill[] => [...letters].flatMap((one) => LETTER[one] ?? [])
const rows = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|'))
const PORTRAIT_2 = new Set(['merchant_clay', 'merchant_stone', 'acolyte_tiling'])

function portraitOf(id: string): string {
  const family = id.startsWith('debt_collector') ? 'debt_collector' : (id.split('_')[0] ?? id)
  return PORTRAIT_2.has(id) ? `${family}2` : family
}

export const BUILDINGS: Record<string, Building> = Object.fromEntries(
  rows(BUILDING_ROWS).map(([id = '', skills = '', cost = '', virtue, points, signs = '']) => [
    id,
    {
      skills: skillsOf(skills),
      cost: Object.fromEntries(
        cost.split(' ').flatMap((one, k) => (Number(one) ? [[GOODS[k], Number(one)]] : [])),
      ) as Goods,
      virtue: Number(virtue),
      points: Number(points),
      signs: signs.split(' '),
    },
  ]),
)

export const APPRENTICES: Record<string, Apprentice> = Object.fromEntries(
  rows(APPRENTICE_ROWS).map(([id = '', skills = '', virtue, signs = '']) => [
    id,
    {
      skills: skillsOf(skills),
      virtue: Number(virtue),
      portrait: portraitOf(id),
      signs: signs.split(' ').filter(Boolean),
    },
  ]),
)
