/**
 * What is printed on cards and Wonders: the tables of components.py, in the same short words (preview.test.mjs
 * compares them).
 */

/**
 * id: colour, cost (coins, then a letter per unit: Wood Clay Stone Glass Papyrus), effects, chain it is free by,
 * chain it grants
 */
export const CARDS: Record<string, [colour: string, cost: string, effects: string, by: string, grants: string]> = {
  lumber_yard: ['brown', '', 'produce W', '', ''],
  logging_camp: ['brown', '1', 'produce W', '', ''],
  clay_pool: ['brown', '', 'produce C', '', ''],
  clay_pit: ['brown', '1', 'produce C', '', ''],
  quarry: ['brown', '', 'produce S', '', ''],
  stone_pit: ['brown', '1', 'produce S', '', ''],
  glassworks: ['grey', '1', 'produce G', '', ''],
  press: ['grey', '1', 'produce P', '', ''],
  guard_tower: ['red', '', 'shields 1', '', ''],
  stable: ['red', 'W', 'shields 1', '', 'horseshoe'],
  garrison: ['red', 'C', 'shields 1', '', 'sword'],
  palisade: ['red', '2', 'shields 1', '', 'tower'],
  workshop: ['green', 'P', 'symbol compass, vp 1', '', ''],
  apothecary: ['green', 'G', 'symbol wheel, vp 1', '', ''],
  scriptorium: ['green', '2', 'symbol quill', '', 'book'],
  pharmacist: ['green', '2', 'symbol mortar', '', 'gear'],
  theater: ['blue', '', 'vp 3', '', 'mask'],
  altar: ['blue', '', 'vp 3', '', 'moon'],
  baths: ['blue', 'S', 'vp 3', '', 'drop'],
  stone_reserve: ['yellow', '3', 'fixed S', '', ''],
  clay_reserve: ['yellow', '3', 'fixed C', '', ''],
  wood_reserve: ['yellow', '3', 'fixed W', '', ''],
  tavern: ['yellow', '', 'coins 4', '', 'vase'],
  sawmill: ['brown', '2', 'produce WW', '', ''],
  brickyard: ['brown', '2', 'produce CC', '', ''],
  shelf_quarry: ['brown', '2', 'produce SS', '', ''],
  glassblower: ['grey', '', 'produce G', '', ''],
  drying_room: ['grey', '', 'produce P', '', ''],
  walls: ['red', 'SS', 'shields 2', '', ''],
  horse_breeders: ['red', 'WC', 'shields 1', 'horseshoe', ''],
  barracks: ['red', '3', 'shields 1', 'sword', ''],
  archery_range: ['red', 'WSP', 'shields 2', '', 'target'],
  parade_ground: ['red', 'CCG', 'shields 2', '', 'helmet'],
  library: ['green', 'WSG', 'symbol quill, vp 2', 'book', ''],
  dispensary: ['green', 'CCS', 'symbol mortar, vp 2', 'gear', ''],
  school: ['green', 'WPP', 'symbol wheel, vp 1', '', 'lyre'],
  laboratory: ['green', 'WGG', 'symbol compass, vp 1', '', 'lamp'],
  courthouse: ['blue', 'WWG', 'vp 5', '', ''],
  statue: ['blue', 'CC', 'vp 4', 'mask', 'pillar'],
  temple: ['blue', 'WP', 'vp 4', 'moon', 'sun'],
  aqueduct: ['blue', 'SSS', 'vp 5', 'drop', ''],
  rostrum: ['blue', 'WS', 'vp 4', '', 'temple_front'],
  forum: ['yellow', '3C', 'choice GP', '', ''],
  caravansery: ['yellow', '2GP', 'choice WCS', '', ''],
  customs_house: ['yellow', '4', 'fixed GP', '', ''],
  brewery: ['yellow', '', 'coins 6', '', 'barrel'],
  arsenal: ['red', 'WWCCC', 'shields 3', '', ''],
  pretorium: ['red', '8', 'shields 3', '', ''],
  fortifications: ['red', 'CSSP', 'shields 2', 'tower', ''],
  siege_workshop: ['red', 'WWWG', 'shields 2', 'target', ''],
  circus: ['red', 'CCSS', 'shields 2', 'helmet', ''],
  academy: ['green', 'WSGG', 'symbol sundial, vp 3', '', ''],
  study: ['green', 'WWGP', 'symbol sundial, vp 3', '', ''],
  university: ['green', 'CGP', 'symbol armillary_sphere, vp 2', 'lyre', ''],
  observatory: ['green', 'SPP', 'symbol armillary_sphere, vp 2', 'lamp', ''],
  palace: ['blue', 'WCSGG', 'vp 7', '', ''],
  town_hall: ['blue', 'WWSSS', 'vp 7', '', ''],
  obelisk: ['blue', 'SSG', 'vp 5', '', ''],
  gardens: ['blue', 'WWCC', 'vp 6', 'pillar', ''],
  pantheon: ['blue', 'WCPP', 'vp 6', 'sun', ''],
  senate: ['blue', 'CCSP', 'vp 5', 'temple_front', ''],
  chamber_of_commerce: ['yellow', 'PP', 'coins 3 own grey, vp 3', '', ''],
  port: ['yellow', 'WGP', 'coins 2 own brown, vp 3', '', ''],
  armory: ['yellow', 'SSG', 'coins 1 own red, vp 3', '', ''],
  lighthouse: ['yellow', 'CCG', 'coins 1 own yellow, vp 3', 'vase', ''],
  arena: ['yellow', 'WCS', 'coins 2 own wonders, vp 3', 'barrel', ''],
  merchants_guild: ['purple', 'WCGP', 'coins 1 most yellow, vp 1 most yellow', '', ''],
  shipowners_guild: ['purple', 'CSGP', 'coins 1 most goods, vp 1 most goods', '', ''],
  builders_guild: ['purple', 'WCSSG', 'vp 2 most wonders', '', ''],
  magistrates_guild: ['purple', 'WWCP', 'coins 1 most blue, vp 1 most blue', '', ''],
  scientists_guild: ['purple', 'WWCC', 'coins 1 most green, vp 1 most green', '', ''],
  moneylenders_guild: ['purple', 'WWSS', 'vp 1 most purses', '', ''],
  tacticians_guild: ['purple', 'CSSP', 'coins 1 most red, vp 1 most red', '', ''],
  mesopotamian_grand_temple: ['temple', 'WWWGP', '', 'mythology_mesopotamian', ''],
  phoenician_grand_temple: ['temple', 'WSGPP', '', 'mythology_phoenician', ''],
  greek_grand_temple: ['temple', 'SSSGP', '', 'mythology_greek', ''],
  egyptian_grand_temple: ['temple', 'CCCGP', '', 'mythology_egyptian', ''],
  roman_grand_temple: ['temple', 'CSGGP', '', 'mythology_roman', ''],
}

/** id: cost, effects */
export const WONDERS: Record<string, [cost: string, effects: string]> = {
  the_appian_way: ['CCSSP', 'coins 3, loss 3, again, vp 3'],
  circus_maximus: ['WSSG', 'shields 1, destroy grey, vp 3'],
  the_colossus: ['CCCG', 'shields 2, vp 3'],
  the_great_library: ['WWWGP', 'library 3, vp 4'],
  the_great_lighthouse: ['WSPP', 'choice WCS, vp 4'],
  the_hanging_gardens: ['WWGP', 'coins 6, again, vp 3'],
  the_mausoleum: ['CCGGP', 'revive, vp 2'],
  piraeus: ['WWCS', 'choice GP, again, vp 2'],
  the_pyramids: ['SSSP', 'vp 9'],
  the_sphinx: ['CSGG', 'again, vp 6'],
  the_statue_of_zeus: ['WCSPP', 'shields 1, destroy brown, vp 3'],
  the_temple_of_artemis: ['WSGP', 'coins 12, again'],
  the_sanctuary: ['SSGP', 'sanctuary 2, again'],
  the_divine_theater: ['WWGPP', 'theater, vp 2'],
}

export const RESOURCES = ['wood', 'clay', 'stone', 'glass', 'papyrus']
export const LETTERS = 'WCSGP'
export const COLOURS = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple', 'temple']
export const SYMBOLS = ['compass', 'wheel', 'quill', 'mortar', 'sundial', 'armillary_sphere', 'scales']
export const MYTHOLOGIES = ['mesopotamian', 'phoenician', 'greek', 'egyptian', 'roman']
export const DIVINITIES = [
  'enki',
  'ishtar',
  'nisaba',
  'astarte',
  'baal',
  'tanit',
  'aphrodite',
  'hades',
  'zeus',
  'anubis',
  'isis',
  'ra',
  'mars',
  'minerva',
  'neptune',
  'gate',
]

/** military token: what it costs, on which spaces (printed positions, + towards the second player's capital) */
export const MILITARY_TOKENS: Record<string, [coins: number, zone: number[]]> = {
  token_p1_far: [5, [-8, -7, -6]],
  token_p1_near: [2, [-5, -4, -3]],
  token_p2_near: [2, [3, 4, 5]],
  token_p2_far: [5, [6, 7, 8]],
}
/** DU-8.7, by distance from the middle */
export const ZONE_POINTS = [0, 2, 2, 5, 5, 5, 10, 10, 10, 10]

/** Rows of slots for each Age, from the top (DU-2.8); every other row lies face down. */
export const ROWS = [
  [2, 3, 4, 5, 6],
  [6, 5, 4, 3, 2],
  [2, 3, 4, 2, 4, 3, 2],
]
